#include "rules/games/magepunk/magepunk.h"

#include "rules/games/magepunk/ask/ask.h"
#include "rules/games/magepunk/ask/imagining.h"
#include "rules/games/magepunk/cards/language.h"
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/flow.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/rules/readouts.h"
#include "rules/games/magepunk/rules/setup.h"
#include "rules/games/magepunk/table/table.h"
#include "rules/games/magepunk/vocabulary.h"
#include "rules/referee/sampler.h"

namespace lk::rules::magepunk {

namespace {

Ruling judgeMove(Host& host, const Move& move) {
  switch (move.kind) {
    case MoveKind::deck:
      return judgeDeck(host, move);
    case MoveKind::resource:
      return judgeResource(host, move);
    case MoveKind::play:
      return judgePlay(host, move);
    case MoveKind::activate:
      return judgeActivate(host, move);
    case MoveKind::decline:
      return judgeDecline(host, move);
    case MoveKind::next:
      return judgeNext(host, move);
    case MoveKind::endTurn:
      return judgeEndTurn(host, move);
    case MoveKind::attack:
      return judgeAttack(host, move);
    case MoveKind::block:
      return judgeBlock(host, move);
    case MoveKind::order:
      return judgeOrder(host, move);
    case MoveKind::assign:
      return judgeAssign(host, move);
    case MoveKind::decide:
      return judgeDecide(host, move);
    case MoveKind::concede:
      return judgeConcede(host, move);
    case MoveKind::correct:
      return judgeCorrect(host, move);
    case MoveKind::effect:
      return judgeEffect(host, move);
  }
  return {};
}

/// Returns whether a move is allowed whatever is being asked.
bool isAlwaysHeard(MoveKind kind) {
  return kind == MoveKind::decide || kind == MoveKind::concede || kind == MoveKind::correct ||
         kind == MoveKind::deck;
}

/// Carries out abilities that nobody ordered, oldest first, and then judges the move.
Ruling judgeAfterOrder(State& state, const Move& move, Host& host) {
  const State before = state;
  host.changes().note(Table::ordered, 3);
  advance(host);
  Ruling ruling = asksFirst(state)
                      ? refuse("answer_first", Json::object({{"awaits", state.questions.front().id.text()}}))
                      : judgeMove(host, move);
  if (ruling.verdict != Verdict::accepted) host.changes().restore(before);
  return ruling;
}

/// Judges a move and advances the night as far as possible.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps) {
  const bool mends = move.kind == MoveKind::correct || move.kind == MoveKind::deck;
  if (state.result.finished && !mends) return refuse("game_over", Json::object({{"awaits", "correct"}}));
  Changes changes(state, steps);
  Host host(changes, cards);
  // An effect by hand is no answer: the question stays open.
  const bool softly = asksSoftly(state);
  if (softly && !isAlwaysHeard(move.kind) && move.kind != MoveKind::effect) {
    Ruling ruling = judgeAfterOrder(state, move, host);
    if (ruling.verdict == Verdict::accepted) advance(host);
    return ruling;
  }
  if (!softly && asksFirst(state) && !isAlwaysHeard(move.kind))
    return refuse("answer_first", Json::object({{"awaits", state.questions.front().id.text()}}));
  Ruling ruling = judgeMove(host, move);
  if (ruling.verdict != Verdict::accepted) return ruling;
  changes.note(Table::moved, 1);
  advance(host);
  while (move.kind == MoveKind::endTurn && onlyGoesOn(state, move.seat) &&
         judgeNext(host, move).verdict == Verdict::accepted)
    advance(host);
  return ruling;
}

class ByChance final : public Sampler {
 public:
  [[nodiscard]] Event anySetup(const CardBook& cards, Chance& chance) const override {
    return magepunk::anySetup(cards, chance);
  }
  Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const override {
    Changes changes(state, StepSink());
    const Move move = drawAny(Host(changes, cards), chance);
    if (written) *written = encode(move, state, cards);
    return play(state, move, cards, StepSink()).verdict;
  }
  [[nodiscard]] Holdings deal(const State& begun, const CardBook& cards, Chance& chance) const override {
    return magepunk::deal(begun, cards, chance);
  }
  Verdict playHeld(Holdings& held, State& state, const CardBook& cards, Chance& chance,
                   Event* written) const override {
    Changes changes(state, StepSink());
    const Move move = drawAny(Host(changes, cards), chance, &held);
    if (written) *written = encode(move, state, cards);
    const Leaving leaving = leavingWith(move, state);
    const CardCounts before = countsOf(state, move.seat);
    const Verdict verdict = play(state, move, cards, StepSink()).verdict;
    magepunk::follow(held, leaving, move.seat, before, state, cards, chance);
    return verdict;
  }
  [[nodiscard]] bool holds(const Holdings& held, const Event& event, const State& before,
                           const CardBook& cards) const override {
    const auto read = decode(event, before, cards);
    const Move* move = std::get_if<Move>(&read);
    return move && magepunk::holds(held[move->seat], leavingWith(*move, before), cards);
  }
  void follow(Holdings& held, const Event& event, const State& before, const State& after,
              const CardBook& cards, Chance& chance) const override {
    const auto read = decode(event, before, cards);
    if (const Move* move = std::get_if<Move>(&read))
      magepunk::follow(held, leavingWith(*move, before), move->seat, countsOf(before, move->seat), after,
                       cards, chance);
  }
  [[nodiscard]] std::optional<double> worth(const State& state, const CardBook& cards,
                                            Seat seat) const override {
    State same = state;  // hosts are built on a state that can change
    Changes changes(same, StepSink());
    return magepunk::worth(Host(changes, cards), seat);
  }
};

}  // namespace

const Vocabulary& Magepunk::vocabulary() const {
  return magepunk::vocabulary();
}

const Language& Magepunk::language() const {
  return magepunk::language();
}

Ruling Magepunk::setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const {
  Changes changes(state, steps);
  Host host(changes, cards);
  Ruling ruling = setUpGame(host, setup);
  if (ruling.verdict == Verdict::accepted) advance(host);
  return ruling;
}

Ruling Magepunk::judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const {
  auto read = decode(event, state, cards);
  if (Ruling* refused = std::get_if<Ruling>(&read)) return std::move(*refused);
  return play(state, std::get<Move>(read), cards, steps);
}

Readouts Magepunk::readouts(const State& state, const CardBook& cards) const {
  return magepunk::readouts(state, cards);
}

std::vector<Prompt> Magepunk::prompts(const State& state, const CardBook& cards) const {
  return magepunk::prompts(state, cards);
}

Observation Magepunk::observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                              const CardBook& cards) const {
  return magepunk::observe(state, changed, lying, cards);
}

/// Only its owner knows a deck, and a resource's face unless resources are face up.
Knowers Magepunk::knowers(const State& state, const Event& event, const CardBook&) const {
  const bool hidden = event.kind() == "deck" || (event.kind() == "resource" && !resourcesAreOpen(state));
  return hidden ? Knowers::only(event.seat().value_or(Seat::A)) : Knowers::everyone();
}

const Sampler* Magepunk::sampler() const {
  static const ByChance kSampler;
  return &kSampler;
}

const Scoring* Magepunk::scoring() const {
  static const ByTaps kScoring;
  return &kScoring;
}

const Box* Magepunk::box() const {
  static const GameBox kBox;
  return &kBox;
}

const Story* Magepunk::story() const {
  static const GameStory kStory;
  return &kStory;
}

}  // namespace lk::rules::magepunk
