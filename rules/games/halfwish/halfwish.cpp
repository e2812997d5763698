#include "rules/games/halfwish/halfwish.h"

#include <algorithm>

#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/ask/imagining.h"
#include "rules/games/halfwish/cards/answer_number.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/rules/classes.h"
#include "rules/games/halfwish/rules/decide.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/duel_end.h"
#include "rules/games/halfwish/rules/encounter.h"
#include "rules/games/halfwish/rules/flow.h"
#include "rules/games/halfwish/rules/location.h"
#include "rules/games/halfwish/rules/powers.h"
#include "rules/games/halfwish/rules/readouts.h"
#include "rules/games/halfwish/rules/refusal.h"
#include "rules/games/halfwish/rules/rulings.h"
#include "rules/games/halfwish/rules/secrets.h"
#include "rules/games/halfwish/rules/showdown.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/rules/upgrade_deck.h"
#include "rules/games/halfwish/rules/upgrades.h"
#include "rules/games/halfwish/table/table.h"
#include "rules/games/halfwish/vocabulary.h"
#include "rules/referee/sampler.h"

namespace lk::rules::halfwish {

namespace {

Ruling judgeMove(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  switch (move.kind) {
    case MoveKind::roll:
      return owesReroll(s, move.seat) ? judgeReroll(changes, move, cards) : judgeRoll(changes, move, cards);
    case MoveKind::discard:
      return judgeDiscard(changes, move, cards);
    case MoveKind::choose:
      return judgeChoose(changes, move, cards);
    case MoveKind::answer:
      return judgeAnswer(changes, move, cards);
    case MoveKind::keep:
      return judgeKeep(changes, move, cards);
    case MoveKind::location:
      return judgeLocation(changes, move, cards);
    case MoveKind::power:
      return judgePower(changes, move, cards);
    case MoveKind::pass:
      if (get(s, Table::scouted) != 0 && phase(s) == Phase::choose)
        return judgeScoutedEnd(changes, move, cards);
      return judgePass(changes, move, cards);
    case MoveKind::reveal:
      return judgeReveal(changes, move, cards);
    case MoveKind::decide:
      return judgeDecide(changes, move, cards);
    case MoveKind::concede:
      return judgeConcede(changes, move, cards);
    case MoveKind::deal:
      return judgeDeal(changes, move, cards);
    case MoveKind::upgradeOrder:
      return judgeUpgradeOrder(changes, move, cards);
    case MoveKind::upgrade:
      return judgeUpgrade(changes, move, cards);
    case MoveKind::correct:
      return judgeCorrect(changes, move, cards);
    case MoveKind::effect:
      return judgeEffect(changes, move, cards);
  }
  return {};
}

/// Judges a move and advances the night. Unless accepted, the state is unchanged. Precondition: the night is
/// not over, or the move corrects it.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps) {
  Changes changes(state, steps);
  std::vector<Settled> before;
  before.swap(state.settled);
  Ruling ruling = judgeMove(changes, move, cards);
  if (ruling.verdict == Verdict::accepted)
    advance(changes, cards);
  else
    state.settled.swap(before);
  return ruling;
}

Ruling judgeEvent(State& state, const Event& event, const CardBook& cards, StepSink steps) {
  if (state.result.finished && event.kind() != "correct")
    return refuse("not_now", Json::object({{"awaits", "correct"}}));
  auto read = decode(event, state, cards);
  if (Ruling* refused = std::get_if<Ruling>(&read)) return std::move(*refused);
  return play(state, std::get<Move>(read), cards, steps);
}

/// Returns whether the event says what a card already did automatically because it was the only option.
bool namesSettled(const Event& event, const State& s, const CardBook& cards) {
  if (event.kind() != "decide") return false;
  const std::string& option = event.body["option"].asString();
  return std::any_of(s.settled.begin(), s.settled.end(), [&](const Settled& forced) {
    const Answer& only = forced.answer;
    if (event.seat() != only.seat) return false;
    if (isNumber(only, Number::place)) return option == "slot:" + std::to_string(only.number);
    if (only.kind == Answer::Kind::card)
      return only.cards[0].known() && option == "card:" + cards[only.cards[0]].id;
    return option == cards.program(forced.card).options[static_cast<std::size_t>(only.number)].id;
  });
}

/// Returns the answer that continues the night: the recommended one for the table, or a player's only option.
std::optional<Move> goingOn(const State& s) {
  if (s.questions.empty()) return std::nullopt;
  const Question& open = s.questions.front();
  if (open.id == "keep" && get(s, *open.seat, Of::kept) != 0)
    return Move{.kind = MoveKind::keep, .seat = *open.seat, .yes = false};
  if (open.seat) return std::nullopt;
  Move move{.kind = MoveKind::decide};
  if (open.id == "by_hand") {
    move.answer.kind = Answer::Kind::done;
    return move;
  }
  const std::optional<Asked> ruling = rulingOf(open.id);
  if (!ruling) return std::nullopt;
  number(move.answer, Number::reading, 2 * static_cast<int>(*ruling));
  return move;
}

void deal(Changes& changes) {
  for (const Seat seat : kSeats) {
    changes.set(seat, Of::hp, kHealth,
                {.rule = rule::startHealth, .what = "hp", .amount = kHealth, .from = 0});
    changes.set(seat, Of::mana, 1, {.rule = rule::mana, .what = "mana", .amount = 1});
  }
  changes.clear(Table::aggressor);
  changes.clear(Table::firstBlood);
  changes.clear(Table::firstHurt);
  changes.clear(Table::duelStarter);
  changes.clear(Table::duelWinner);
  for (const Seat seat : kSeats) {
    changes.clear(seat, Of::bid, Knowers::only(seat));
    for (const Secret& secret : kSecrets) forget(changes, seat, secret);
  }
}

class ByChance final : public Sampler {
 public:
  [[nodiscard]] Event anySetup(const CardBook& cards, Chance& chance) const override {
    return halfwish::anySetup(cards, chance);
  }
  Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const override {
    return playAny(nullptr, state, cards, chance, written);
  }
  [[nodiscard]] std::span<const std::string_view> luck() const override {
    static constexpr std::string_view kKinds[] = {"roll", "location", "deal"};
    return kKinds;
  }
  void imagine(State& state, const CardBook&, Seat seat, Chance& chance) const override {
    halfwish::imagine(state, seat, chance);
  }
  [[nodiscard]] Holdings deal(const State& begun, const CardBook&, Chance& chance) const override {
    Holdings held;
    halfwish::follow(held, begun, chance);
    return held;
  }
  Verdict playHeld(Holdings& held, State& state, const CardBook& cards, Chance& chance,
                   Event* written) const override {
    const Verdict verdict = playAny(&held, state, cards, chance, written);
    halfwish::follow(held, state, chance);
    return verdict;
  }
  [[nodiscard]] bool holds(const Holdings& held, const Event& event, const State&,
                           const CardBook& cards) const override {
    return halfwish::holds(held, event, cards);
  }
  void follow(Holdings& held, const Event&, const State&, const State& after, const CardBook&,
              Chance& chance) const override {
    halfwish::follow(held, after, chance);
  }
  [[nodiscard]] std::optional<double> worth(const State& state, const CardBook&, Seat seat) const override {
    return halfwish::worth(state, seat);
  }

 private:
  static Verdict playAny(const Holdings* held, State& state, const CardBook& cards, Chance& chance,
                         Event* written) {
    const Question asked =
        state.questions[static_cast<std::size_t>(chance.below(static_cast<int>(state.questions.size())))];
    Changes changes(state, StepSink());
    const Move move = drawAny(Host(changes, cards), asked, chance, held);
    if (written) *written = encode(move, state, cards);
    return play(state, move, cards, StepSink()).verdict;
  }
};

}  // namespace

const Vocabulary& Halfwish::vocabulary() const {
  return halfwish::vocabulary();
}

Ruling Halfwish::setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const {
  Changes changes(state, steps);
  const std::optional<Seat> starter = seatFrom(setup.body["starter"].asString());
  if (index(*starter) >= kSeats.size()) return malformedBecause("\"starter\" must be \"A\" or \"B\"");
  if (std::string problem = takeOptions(optionSpecs(), setup.body["options"], changes); !problem.empty())
    return malformedBecause(std::move(problem));
  if (auto refused = takeClasses(changes, setup, cards)) return *refused;
  deal(changes);
  layDecks(changes, cards);
  layUpgradeDeck(changes, cards);
  if (is(state, Option::powers, Kept::on)) layBasics(changes, cards);
  beginGame(changes, *starter);
  advance(changes, cards);
  return {};
}

Ruling Halfwish::judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const {
  Ruling ruling = judgeEvent(state, event, cards, steps);
  if (ruling.verdict == Verdict::accepted) return ruling;
  if (namesSettled(event, state, cards)) return {};
  // An event that skips open questions implies the recommended answers.
  State ahead = state;
  std::vector<Step> extra;
  const StepSink aside = steps.wanted() ? StepSink(&extra) : StepSink();
  while (const auto answer = goingOn(ahead)) {
    play(ahead, *answer, cards, aside);
    Ruling then = judgeEvent(ahead, event, cards, aside);
    if (then.verdict != Verdict::accepted) continue;
    state = std::move(ahead);
    for (const Step& step : extra) steps.add(step);
    return then;
  }
  return ruling;
}

Knowers Halfwish::knowers(const State& state, const Event& event, const CardBook& cards) const {
  return halfwish::knowers(state, event, cards);
}

const Language& Halfwish::language() const {
  return halfwish::language();
}

Readouts Halfwish::readouts(const State& state, const CardBook& cards) const {
  return halfwish::readouts(state, cards);
}

std::vector<Prompt> Halfwish::prompts(const State& state, const CardBook& cards) const {
  return halfwish::prompts(Host(state, cards));
}

std::vector<TablePlace> Halfwish::places(const State& state) const {
  return halfwish::places(state);
}

Observation Halfwish::observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                              const CardBook& cards) const {
  return halfwish::observe(Host(state, cards), changed, lying);
}

const Hands* Halfwish::hands() const {
  static const HalfwishHands kHands;
  return &kHands;
}

const Sampler* Halfwish::sampler() const {
  static const ByChance kSampler;
  return &kSampler;
}

const Scoring* Halfwish::scoring() const {
  static const ByTaps kScoring;
  return &kScoring;
}

const Box* Halfwish::box() const {
  static const GameBox kBox;
  return &kBox;
}

const Story* Halfwish::story() const {
  static const GameStory kStory;
  return &kStory;
}

}  // namespace lk::rules::halfwish
