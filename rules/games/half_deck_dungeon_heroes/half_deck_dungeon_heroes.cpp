#include "rules/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"

#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/ask/ask.h"
#include "rules/games/half_deck_dungeon_heroes/ask/imagining.h"
#include "rules/games/half_deck_dungeon_heroes/cards/language.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/drawing.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/flow.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"
#include "rules/games/half_deck_dungeon_heroes/rules/preparation.h"
#include "rules/games/half_deck_dungeon_heroes/rules/readouts.h"
#include "rules/games/half_deck_dungeon_heroes/rules/refusal.h"
#include "rules/games/half_deck_dungeon_heroes/rules/setup.h"
#include "rules/games/half_deck_dungeon_heroes/rules/using.h"
#include "rules/games/half_deck_dungeon_heroes/table/table.h"
#include "rules/games/half_deck_dungeon_heroes/vocabulary.h"
#include "rules/referee/sampler.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

Ruling judgeMove(Changes& changes, const Move& move, const CardBook& cards) {
  switch (move.kind) {
    case MoveKind::draw:
      return judgeDraw(changes, move, cards);
    case MoveKind::exchange:
      return judgeExchange(changes, move, cards);
    case MoveKind::place:
      return judgePlace(changes, move, cards);
    case MoveKind::equip:
      return judgeEquip(changes, move, cards);
    case MoveKind::trade:
      return judgeTrade(changes, move, cards);
    case MoveKind::done:
      return judgeDone(changes, move, cards);
    case MoveKind::explore:
      return judgeExplore(changes, move, cards);
    case MoveKind::attack:
      return judgeAttack(changes, move, cards);
    case MoveKind::face:
      return judgeFace(changes, move, cards);
    case MoveKind::use:
      return judgeUse(changes, move, cards);
    case MoveKind::team:
      return judgeTeam(changes, move, cards);
    case MoveKind::roll:
      return judgeRoll(changes, move, cards);
    case MoveKind::forcedEscape:
      return judgeForcedEscape(changes, move, cards);
    case MoveKind::yield:
      return judgeYield(changes, move, cards);
    case MoveKind::decide:
      return judgeDecide(changes, move, cards);
    case MoveKind::loot:
      return judgeLoot(changes, move);
    case MoveKind::correct:
      return judgeCorrect(changes, move, cards);
    case MoveKind::effect:
      return judgeEffect(changes, move, cards);
  }
  return {};
}

/// Returns whether the move says what already happened automatically as the only option: whom a trap strikes,
/// what it takes, or who draws the loot.
bool namesSettled(const Move& move, const State& s) {
  return std::any_of(s.settled.begin(), s.settled.end(), [&](const Settled& forced) {
    const Answer& only = forced.answer;
    if (move.seat != only.seat) return false;
    if (move.kind == MoveKind::loot) return only.kind == Answer::Kind::done;
    if (move.kind != MoveKind::decide || only.kind != Answer::Kind::cards) return false;
    const std::span<const CardId> taken = std::span(only.cards).first(only.count);
    const bool hero = move.named().empty() && only.count == 1 && move.hero == only.cards[0];
    return hero || (!move.named().empty() && std::is_permutation(taken.begin(), taken.end(),
                                                                 move.named().begin(), move.named().end()));
  });
}

/// Returns whether something else must be answered before this move: due cards outside a preparation, a
/// card's question, or a hand to be shown. Corrections are always possible.
bool firstThings(const State& s, const Move& move) {
  if (s.questions.empty()) return false;
  const PromptId open = s.questions.front().id;
  if (open == "decide" || open == "show_hand" || open == "sufferer" || open == "prisoner")
    return move.kind != MoveKind::decide;
  if (open == "loot") return move.kind != MoveKind::loot;
  return open == "draw" && phase(s) != Phase::preparation && move.kind != MoveKind::draw;
}

/// Judges a move and advances the night as far as possible.
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps) {
  const bool correction = move.kind == MoveKind::correct;
  if (state.result.finished && !correction) return refuse("game_over", Json::object({{"awaits", "correct"}}));
  if (!correction && firstThings(state, move)) return refuseNow("answer_first", state);
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

class ByChance final : public Sampler {
 public:
  [[nodiscard]] Event anySetup(const CardBook& cards, Chance& chance) const override {
    return half_deck_dungeon_heroes::anySetup(cards, chance);
  }
  Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const override {
    return playAny(nullptr, state, cards, chance, written);
  }
  [[nodiscard]] std::span<const std::string_view> luck() const override {
    static constexpr std::string_view kKinds[] = {"draw", "explore", "roll"};
    return kKinds;
  }
  [[nodiscard]] Holdings deal(const State& begun, const CardBook&, Chance& chance) const override {
    Holdings held;
    half_deck_dungeon_heroes::follow(held, begun, chance);
    return held;
  }
  Verdict playHeld(Holdings& held, State& state, const CardBook& cards, Chance& chance,
                   Event* written) const override {
    const Verdict verdict = playAny(&held, state, cards, chance, written);
    half_deck_dungeon_heroes::follow(held, state, chance);
    return verdict;
  }
  [[nodiscard]] bool holds(const Holdings& held, const Event& event, const State& before,
                           const CardBook& cards) const override {
    return half_deck_dungeon_heroes::holds(held, event, before, cards);
  }
  void follow(Holdings& held, const Event&, const State&, const State& after, const CardBook&,
              Chance& chance) const override {
    half_deck_dungeon_heroes::follow(held, after, chance);
  }
  [[nodiscard]] std::optional<double> worth(const State& state, const CardBook& cards, Seat) const override {
    return half_deck_dungeon_heroes::worth(state, cards);
  }

 private:
  static Verdict playAny(const Holdings* held, State& state, const CardBook& cards, Chance& chance,
                         Event* written) {
    const Move move = drawAny(state, cards, chance, held);
    if (written) *written = encode(move, state, cards);
    return play(state, move, cards, StepSink()).verdict;
  }
};

}  // namespace

const Vocabulary& HalfDeckDungeonHeroes::vocabulary() const {
  return half_deck_dungeon_heroes::vocabulary();
}

const Language& HalfDeckDungeonHeroes::language() const {
  return half_deck_dungeon_heroes::language();
}

Ruling HalfDeckDungeonHeroes::setUp(State& state, const Event& setup, const CardBook& cards,
                                    StepSink steps) const {
  Ruling ruling = setUpGame(state, setup, cards, steps);
  if (ruling.verdict != Verdict::accepted) return ruling;
  Changes changes(state, steps);
  advance(changes, cards);
  return ruling;
}

Ruling HalfDeckDungeonHeroes::judge(State& state, const Event& event, const CardBook& cards,
                                    StepSink steps) const {
  auto read = decode(event, state, cards);
  if (Ruling* refused = std::get_if<Ruling>(&read)) return std::move(*refused);
  const Move& move = std::get<Move>(read);
  Ruling ruling = play(state, move, cards, steps);
  if (ruling.verdict != Verdict::accepted && namesSettled(move, state)) return {};
  return ruling;
}

Readouts HalfDeckDungeonHeroes::readouts(const State& state, const CardBook& cards) const {
  return half_deck_dungeon_heroes::readouts(state, cards);
}

std::vector<Prompt> HalfDeckDungeonHeroes::prompts(const State& state, const CardBook& cards) const {
  return half_deck_dungeon_heroes::prompts(state, cards);
}

std::vector<TablePlace> HalfDeckDungeonHeroes::places(const State& state) const {
  return half_deck_dungeon_heroes::places(state);
}

Observation HalfDeckDungeonHeroes::observe(const State& state, const Placement& changed,
                                           std::span<const Placement> lying, const CardBook& cards) const {
  return half_deck_dungeon_heroes::observe(state, changed, lying, cards);
}

Knowers HalfDeckDungeonHeroes::knowers(const State& state, const Event& event, const CardBook&) const {
  if (event.kind() != "draw" || !handsHidden(state)) return Knowers::everyone();
  return Knowers::only(event.seat().value_or(Seat::A));
}

const Hands* HalfDeckDungeonHeroes::hands() const {
  static const DungeonHands kHands;
  return &kHands;
}

const Sampler* HalfDeckDungeonHeroes::sampler() const {
  static const ByChance kSampler;
  return &kSampler;
}

const Scoring* HalfDeckDungeonHeroes::scoring() const {
  static const ByTaps kScoring;
  return &kScoring;
}

const Box* HalfDeckDungeonHeroes::box() const {
  static const GameBox kBox;
  return &kBox;
}

const Story* HalfDeckDungeonHeroes::story() const {
  static const GameStory kStory;
  return &kStory;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
