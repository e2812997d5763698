#include "rules/games/half_the_battle/half_the_battle.h"

#include "rules/games/half_the_battle/ask/ask.h"
#include "rules/games/half_the_battle/ask/worth.h"
#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/rules/acting.h"
#include "rules/games/half_the_battle/rules/flow.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/phases.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/rules/rage.h"
#include "rules/games/half_the_battle/rules/readouts.h"
#include "rules/games/half_the_battle/rules/refusal.h"
#include "rules/games/half_the_battle/rules/setup.h"
#include "rules/games/half_the_battle/table/die_seen.h"
#include "rules/games/half_the_battle/table/table.h"
#include "rules/games/half_the_battle/vocabulary.h"
#include "rules/referee/sampler.h"

namespace lk::rules::half_the_battle {

namespace {

Ruling judgeMove(Changes& changes, const Move& move, const CardBook& cards) {
  switch (move.kind) {
    case MoveKind::place:
      return judgePlace(changes, move, cards);
    case MoveKind::items:
      return judgeItems(changes, move, cards);
    case MoveKind::roll:
      return judgeRoll(changes, move, cards);
    case MoveKind::select:
      return judgeSelect(changes, move, cards);
    case MoveKind::move:
      return judgeMoving(changes, move, cards);
    case MoveKind::act:
      return judgeAct(changes, move, cards);
    case MoveKind::item:
      return judgeItem(changes, move, cards);
    case MoveKind::pass:
      return judgePass(changes, move, cards);
    case MoveKind::rage:
      return judgeRage(changes, move, cards);
    case MoveKind::done:
      return judgeDone(changes, move, cards);
    case MoveKind::die:
      return judgeDie(changes, move, cards);
    case MoveKind::decide:
      return judgeDecide(changes, move, cards);
    case MoveKind::concede:
      return judgeConcede(changes, move, cards);
    case MoveKind::correct:
      return judgeCorrect(changes, move, cards);
    case MoveKind::effect:
      return judgeEffect(changes, move, cards);
  }
  return {};
}

/// In a missed phase, the next move implies that no item is used. Returns whether the move then fits.
bool goesOn(Changes& changes, const Move& move, const CardBook& cards) {
  const bool own = move.seat == seatOf(changes.state(), Table::turnSeat);
  if (own && move.kind != MoveKind::select) return false;
  const State before = changes.state();
  changes.note(seatOf(before, Table::turnSeat), Of::passed, 1);
  advance(changes, cards);
  const bool fits =
      !changes.state().result.finished && judgeMove(changes, move, cards).verdict == Verdict::accepted;
  if (fits)
    advance(changes, cards);
  else
    changes.restore(before);
  return fits;
}

/// Judges a move and advances the night as far as possible.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps) {
  const bool correction = move.kind == MoveKind::correct;
  if (state.result.finished && !correction) return refuse("game_over", Json::object({{"awaits", "correct"}}));
  Changes changes(state, steps);
  Ruling ruling = judgeMove(changes, move, cards);
  if (ruling.verdict == Verdict::accepted)
    advance(changes, cards);
  else if (owes(state, "missed") && goesOn(changes, move, cards))
    return {};
  return ruling;
}

class ByChance final : public Sampler {
 public:
  [[nodiscard]] Event anySetup(const CardBook& cards, Chance& chance) const override {
    return half_the_battle::anySetup(cards, chance);
  }
  Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const override {
    const Move move = drawAny(state, cards, chance);
    if (written) *written = encode(move, state, cards);
    return play(state, move, cards, StepSink()).verdict;
  }
  [[nodiscard]] std::span<const std::string_view> luck() const override {
    static constexpr std::string_view kKinds[] = {"items", "roll"};
    return kKinds;
  }
  [[nodiscard]] std::optional<double> worth(const State& state, const CardBook&, Seat seat) const override {
    return half_the_battle::worth(state, seat);
  }
};

}  // namespace

const Vocabulary& HalfTheBattle::vocabulary() const {
  return half_the_battle::vocabulary();
}

const Language& HalfTheBattle::language() const {
  return half_the_battle::language();
}

Ruling HalfTheBattle::setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const {
  Ruling ruling = setUpGame(state, setup, cards, steps);
  if (ruling.verdict != Verdict::accepted) return ruling;
  Changes changes(state, steps);
  advance(changes, cards);
  return ruling;
}

Ruling HalfTheBattle::judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const {
  auto read = decode(event, state, cards);
  if (Ruling* refused = std::get_if<Ruling>(&read)) return std::move(*refused);
  return play(state, std::get<Move>(read), cards, steps);
}

Readouts HalfTheBattle::readouts(const State& state, const CardBook& cards) const {
  return half_the_battle::readouts(state, cards);
}

std::vector<Prompt> HalfTheBattle::prompts(const State& state, const CardBook& cards) const {
  return half_the_battle::prompts(state, cards);
}

Observation HalfTheBattle::observe(const State& state, const Placement& changed,
                                   std::span<const Placement> lying, const CardBook& cards) const {
  return half_the_battle::observe(state, changed, lying, cards);
}

std::vector<DieToRead> HalfTheBattle::diceToRead(const State& state, const CardBook& cards) const {
  return half_the_battle::diceToRead(state, cards);
}

const Sampler* HalfTheBattle::sampler() const {
  static const ByChance kSampler;
  return &kSampler;
}

const Scoring* HalfTheBattle::scoring() const {
  static const ByTaps kScoring;
  return &kScoring;
}

const Hands* HalfTheBattle::hands() const {
  static const BattleHands kHands;
  return &kHands;
}

const Box* HalfTheBattle::box() const {
  static const GameBox kBox;
  return &kBox;
}

const Story* HalfTheBattle::story() const {
  static const GameStory kStory;
  return &kStory;
}

}  // namespace lk::rules::half_the_battle
