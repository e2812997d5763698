#include "rules/games/wtactics_orc/wtactics_orc.h"

#include "rules/games/wtactics_orc/ask/ask.h"
#include "rules/games/wtactics_orc/ask/imagining.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/ability.h"
#include "rules/games/wtactics_orc/rules/actions.h"
#include "rules/games/wtactics_orc/rules/attack.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/decide.h"
#include "rules/games/wtactics_orc/rules/flow.h"
#include "rules/games/wtactics_orc/rules/readouts.h"
#include "rules/games/wtactics_orc/rules/scoring.h"
#include "rules/games/wtactics_orc/rules/setup.h"
#include "rules/games/wtactics_orc/rules/startup.h"
#include "rules/games/wtactics_orc/rules/turn.h"
#include "rules/games/wtactics_orc/table/table.h"
#include "rules/games/wtactics_orc/vocabulary.h"
#include "rules/referee/sampler.h"

namespace lk::rules::wtactics_orc {

namespace {

Ruling judgeConcede(Host& host, const Move& move) {
  host.changes().tell({.rule = rule::concede, .what = "conceded", .seat = move.seat});
  finish(host, other(move.seat), "concession", rule::concede);
  return {};
}

Ruling judgeOne(Host& host, const Move& move) {
  switch (move.kind) {
    case MoveKind::deck:
      return judgeDeck(host, move);
    case MoveKind::startup:
      return judgeStartup(host, move);
    case MoveKind::reveal:
      return judgeReveal(host, move);
    case MoveKind::place:
      return judgePlace(host, move);
    case MoveKind::upkeep:
      return judgeUpkeep(host, move);
    case MoveKind::recruit:
      return judgeRecruit(host, move);
    case MoveKind::step:
      return judgeStep(host, move);
    case MoveKind::ability:
      return judgeAbility(host, move);
    case MoveKind::move:
      return judgeMove(host, move);
    case MoveKind::attack:
      return judgeAttack(host, move);
    case MoveKind::pass:
      return judgePass(host, move);
    case MoveKind::rest:
      return judgeRest(host, move);
    case MoveKind::endTurn:
      return judgeEndTurn(host, move);
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

/// Judges a move and advances the night as far as possible.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps) {
  if (auto problem = barredNow(state, move)) return *std::move(problem);
  Changes changes(state, steps);
  Host host(changes, cards);
  std::vector<Settled> before;
  before.swap(state.settled);
  Ruling ruling = judgeOne(host, move);
  if (ruling.verdict == Verdict::accepted) {
    advance(host);
    return ruling;
  }
  state.settled.swap(before);
  if (move.kind == MoveKind::decide && namesSettled(state, move)) return {};
  return ruling;
}

class ByChance final : public Sampler {
 public:
  [[nodiscard]] Event anySetup(const CardBook& cards, Chance& chance) const override {
    return wtactics_orc::anySetup(cards, chance);
  }
  Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const override {
    const Move move = drawAny(state, cards, chance);
    if (written) *written = encode(move, state, cards);
    return play(state, move, cards, StepSink()).verdict;
  }
  void imagine(State& state, const CardBook& cards, Seat, Chance& chance) const override {
    wtactics_orc::imagine(state, cards, chance);
  }
  [[nodiscard]] std::optional<double> worth(const State& state, const CardBook& cards,
                                            Seat seat) const override {
    return wtactics_orc::worth(state, cards, seat);
  }
};

}  // namespace

const Vocabulary& WTacticsOrc::vocabulary() const {
  return wtactics_orc::vocabulary();
}

const Language& WTacticsOrc::language() const {
  return wtactics_orc::language();
}

Ruling WTacticsOrc::setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const {
  Changes changes(state, steps);
  Host host(changes, cards);
  Ruling ruling = setUpGame(host, setup);
  if (ruling.verdict == Verdict::accepted) advance(host);
  return ruling;
}

Ruling WTacticsOrc::judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const {
  auto read = decode(event, state, cards);
  if (Ruling* refused = std::get_if<Ruling>(&read)) return std::move(*refused);
  return play(state, std::get<Move>(read), cards, steps);
}

Readouts WTacticsOrc::readouts(const State& state, const CardBook& cards) const {
  return wtactics_orc::readouts(state, cards);
}

std::vector<Prompt> WTacticsOrc::prompts(const State& state, const CardBook& cards) const {
  return wtactics_orc::prompts(state, cards);
}

Observation WTacticsOrc::observe(const State& state, const Placement& changed,
                                 std::span<const Placement> lying, const CardBook& cards) const {
  return wtactics_orc::observe(state, changed, lying, cards);
}

Knowers WTacticsOrc::knowers(const State&, const Event& event, const CardBook&) const {
  if (event.kind() == "deck") return Knowers::only(event.seat().value_or(Seat::A));
  return Knowers::everyone();
}

const Sampler* WTacticsOrc::sampler() const {
  static const ByChance kSampler;
  return &kSampler;
}

const Scoring* WTacticsOrc::scoring() const {
  static const ByTaps kScoring;
  return &kScoring;
}

const Box* WTacticsOrc::box() const {
  static const GameBox kBox;
  return &kBox;
}

const Story* WTacticsOrc::story() const {
  static const GameStory kStory;
  return &kStory;
}

const Hands* WTacticsOrc::hands() const {
  static const OwnHands kHands;
  return &kHands;
}

}  // namespace lk::rules::wtactics_orc
