#include "rules/games/halfwish/rules/worths.h"

#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/cards/profile_run.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/host.h"

namespace lk::rules::halfwish {

namespace {

/// Tests of the owner's own dice; nothing else is known.
class DiceFacts : public ProfileFacts {
 public:
  explicit DiceFacts(int dv) : dv_(dv) {}
  [[nodiscard]] int dv() const override { return dv_; }
  [[nodiscard]] bool holds(const Test& test) const override {
    if (static_cast<Asks>(test.kind) == Asks::count)
      return arg<kCountTest, "who">(test) == Who::self && arg<kCountTest, "what">(test) == Counter::dv &&
             compares(dv_, test);
    if (static_cast<Asks>(test.kind) != Asks::among || arg<kAmongTest, "who">(test) != Who::self)
      return false;
    const Who group = arg<kAmongTest, "group">(test);
    return (group == Who::oddDv && dv_ % 2 == 1) || (group == Who::evenDv && dv_ % 2 == 0);
  }

 private:
  int dv_;
};

/// All facts of a duel at the table.
class TableFacts : public DiceFacts {
 public:
  TableFacts(const State& state, const CardBook& cards, Seat seat)
      : DiceFacts(get(state, seat, Of::dv)), state_(state), cards_(cards) {
    frame_.self = seat;
  }
  [[nodiscard]] bool holds(const Test& test) const override {
    return testHolds(state_, cards_, test, frame_);
  }

 private:
  const State& state_;
  const CardBook& cards_;
  Frame frame_;
};

std::array<Worth, kMaxActions> worths(const CardBook& cards, const std::array<CardId, kMaxActions>& actions,
                                      const ProfileFacts& facts, const Gift& gift) {
  std::array<Gift, kMaxActions> gifts;
  gifts.fill(gift);
  std::array<std::optional<ProfileRun>, kMaxActions> runs;
  std::array<const Ability*, kMaxActions> profiles{};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (!actions[i].known()) continue;
    const Program& program = cards.program(actions[i]);
    profiles[i] = program.at(place(Hook::profile));
    if (!profiles[i]) continue;
    runs[i].emplace(program, facts);
    runs[i]->enter(profiles[i]->body);
    for (std::size_t to = 0; to < actions.size(); ++to)
      if (to != i) gifts[to].add(runs[i]->toOthers());
  }
  std::array<Worth, kMaxActions> out;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (!runs[i]) continue;
    out[i] = runs[i]->worth(gifts[i], static_cast<int>(Keyword::precise));
    out[i].canEvade = (profiles[i]->own & kDodges) != 0 && !out[i].evades;
  }
  return out;
}

Gift giftOf(const State& s, Seat seat) {
  return {.strikeUp = get(s, seat, Of::strikeUp),
          .strikeDown = get(s, seat, Of::strikeDown),
          .block = get(s, seat, Of::blockUp),
          .keywords = KeywordSet::of(get(s, seat, Of::keywords))};
}

std::array<CardId, kMaxActions> actionsOf(const State& s, Seat seat) {
  return {actionAt(s, seat, 1), actionAt(s, seat, 2)};
}

}  // namespace

std::array<Worth, kMaxActions> worthsByDice(const CardBook& cards,
                                            const std::array<CardId, kMaxActions>& actions, int dv,
                                            const Gift& gift) {
  return worths(cards, actions, DiceFacts(dv), gift);
}

std::array<Worth, kMaxActions> worthsNow(const State& state, const CardBook& cards, Seat seat) {
  return worths(cards, actionsOf(state, seat), TableFacts(state, cards, seat), giftOf(state, seat));
}

DuelInput duelNow(const State& s, const CardBook& cards) {
  DuelInput input{.actions = actionsIn(get(s, Table::turn)), .earlierHurt = maybeSeat(s, Table::firstHurt)};
  for (const Seat seat : kSeats) {
    input.fighters[index(seat)] = {.dv = get(s, seat, Of::dv),
                                   .hp = get(s, seat, Of::hp),
                                   .exposed = get(s, seat, Of::exposed),
                                   .toughness = get(s, seat, Of::toughness),
                                   .unhurtable = get(s, seat, Of::unhurtable) != 0,
                                   .worths = worthsNow(s, cards, seat),
                                   .cards = actionsOf(s, seat)};
    input.earlierHits[index(seat)] = get(s, seat, Of::duelHits);
  }
  return input;
}

}  // namespace lk::rules::halfwish
