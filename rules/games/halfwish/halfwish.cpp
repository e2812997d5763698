#include "rules/games/halfwish/halfwish.h"

#include <algorithm>
#include <iterator>

#include "rules/games/halfwish/by_hand.h"
#include "rules/games/halfwish/encounter.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/observe.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/prompts.h"
#include "rules/games/halfwish/refusal.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/showdown.h"
#include "rules/games/halfwish/turn.h"
#include "rules/games/halfwish/upgrades.h"
#include "rules/games/halfwish/vocabulary.h"

namespace lk::rules::halfwish {

namespace {

using Judge = Ruling (*)(Changes&, const Event&, const CardBook&);

/// Locations, powers and what comes with them are not refereed by this build.
Ruling neverNow(Changes& changes, const Event&, const CardBook&) {
  return notNow(changes.state());
}

struct Entry {
  std::string_view kind;
  Judge judge;
};
constexpr Entry kJudges[] = {{"roll", judgeRoll},       {"discard", judgeDiscard},
                             {"choose", judgeChoose},   {"answer", judgeAnswer},
                             {"keep", judgeKeep},       {"pass", judgePass},
                             {"reveal", judgeReveal},   {"deal", judgeDeal},
                             {"upgrade", judgeUpgrade}, {"upgrade_order", judgeUpgradeOrder},
                             {"correct", judgeCorrect}, {"effect", judgeEffect},
                             {"location", neverNow},    {"power", neverNow},
                             {"decide", neverNow},      {"concede", neverNow}};

Judge judgeOf(std::string_view kind) {
  const auto found =
      std::find_if(std::begin(kJudges), std::end(kJudges), [&](const Entry& e) { return e.kind == kind; });
  return found == std::end(kJudges) ? nullptr : found->judge;
}

/// The classes of both players, or why they cannot play.
std::optional<Ruling> takeClasses(Changes& changes, const Event& setup, const CardBook& cards) {
  const Json& classes = setup.body["classes"];
  if (classes.members().size() != kSeats.size())
    return malformedBecause("\"classes\" names one class for A and one for B");
  for (const Seat seat : kSeats) {
    const std::string& hero = classes[name(seat)].asString();
    if (hero.empty()) return malformedBecause("\"classes\" names one class for A and one for B");
    const CardId card = cards.find(hero);
    if (!card.known() || cards[card].type != "class")
      return refuse("unknown_card", Json::object({{"card", hero}}));
    changes.set(seat, Of::heroClass, card.place(),
                {.rule = rule::classDeck, .what = "class", .from = 0, .card = card});
  }
  return std::nullopt;
}

std::optional<Ruling> unlessSupported(const State& s) {
  for (const auto& [option, name] :
       {std::pair(Option::locations, "locations"), std::pair(Option::powers, "powers")}) {
    if (is(s, option, 'a')) return refuse("not_supported", Json::object({{"option", name}, {"set", "off"}}));
  }
  return std::nullopt;
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
}

}  // namespace

const Vocabulary& Halfwish::vocabulary() const {
  return halfwish::vocabulary();
}

int Halfwish::trayFigure() const {
  return static_cast<int>(Of::dv);
}

Ruling Halfwish::setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const {
  Changes changes(state, steps);
  const std::optional<Seat> starter = seatFrom(setup.body["starter"].asString());
  if (index(*starter) >= kSeats.size()) return malformedBecause("\"starter\" must be \"A\" or \"B\"");
  if (std::string problem = takeOptions(setup.body["options"], changes); !problem.empty())
    return malformedBecause(std::move(problem));
  if (auto refused = unlessSupported(state)) return *refused;
  if (auto refused = takeClasses(changes, setup, cards)) return *refused;
  deal(changes);
  beginGame(changes, *starter);
  advance(changes);
  return {};
}

Ruling Halfwish::judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const {
  const Judge handler = judgeOf(event.kind());
  if (!handler) return notNow(state);
  if (const std::optional<Seat> seat = event.seat(); seat && index(*seat) >= kSeats.size())
    return malformedBecause("\"seat\" must be \"A\" or \"B\"");
  if (state.result.finished && event.kind() != "correct") return refuse("game_over");
  Changes changes(state, steps);
  Ruling ruling = handler(changes, event, cards);
  if (ruling.verdict == Verdict::accepted) advance(changes);
  return ruling;
}

std::vector<Prompt> Halfwish::prompts(const State& state, const CardBook& cards) const {
  return halfwish::prompts(state, cards);
}

Observation Halfwish::observe(const State& state, const Placement& changed, std::span<const Placement> lying,
                              const CardBook& cards) const {
  return halfwish::observe(state, changed, lying, cards);
}

}  // namespace lk::rules::halfwish
