#include "app/learn/examples/worked_example.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace lk::app {

namespace {

using rules::CardId;
using rules::Step;
using rules::halfwish::Duelist;
using rules::halfwish::LoneDuel;

constexpr char kDuelGame[] = "halfwish";
constexpr int kHealth = 25, kWeak = 3;
constexpr int kUsualOwn = 9, kUsualOther = 7;  // dice that are easy to calculate with

/// The defender's state before the duel, the simplest first.
struct Condition {
  int hp = kHealth;
  int exposed = 0;
  int toughness = 0;
};
constexpr std::array<Condition, 5> kConditions{
    {{}, {.exposed = 2}, {.toughness = 2}, {.toughness = 9}, {.hp = kWeak}}};

struct Dice {
  int own = 0, other = 0;
  [[nodiscard]] int oddness() const { return std::abs(own - kUsualOwn) + std::abs(other - kUsualOther); }
};

/// Returns all pairs of dice values, the usual ones first.
const std::vector<Dice>& allDice() {
  static const std::vector<Dice> kAll = [] {
    std::vector<Dice> all;
    for (int own = 2; own <= 12; ++own)
      for (int other = 2; other <= 12; ++other) all.push_back({own, other});
    std::stable_sort(all.begin(), all.end(),
                     [](const Dice& a, const Dice& b) { return a.oddness() < b.oddness(); });
    return all;
  }();
  return kAll;
}

/// Returns the actions of the classes' decks, without variants and upgrades.
std::vector<CardId> basicsOf(const rules::CardBook& cards) {
  std::vector<CardId> basics;
  for (const CardId card : cards.ofType("action"))
    if (cards.kindOf(card) == card) basics.push_back(card);
  return basics;
}

LoneDuel duelOf(CardId own, CardId other, Dice dice, const Condition& condition, int clashes = 1) {
  LoneDuel duel{
      .actions = clashes,
      .aggressor = rules::Seat::A,
      .duelists = {Duelist{.dv = dice.own, .hp = kHealth}, Duelist{.dv = dice.other,
                                                                   .hp = condition.hp,
                                                                   .exposed = condition.exposed,
                                                                   .toughness = condition.toughness}}};
  for (std::size_t i = 0; i < static_cast<std::size_t>(clashes); ++i) {
    duel.duelists[0].actions[i] = own;
    duel.duelists[1].actions[i] = other;
  }
  return duel;
}

void workOut(WorkedExample& example, const rules::CardBook& cards) {
  example.steps.clear();
  fightAlone(example.duel, cards, rules::StepSink(&example.steps));
}

/// Returns whether an effect, or a part of one, gives the keyword.
bool gives(const Json& part, std::string_view keyword) {
  if (part["op"].asString() == "keyword" && part["keyword"].asString() == keyword) return true;
  const auto inner = [&](const Json& each) { return gives(each, keyword); };
  return std::any_of(part.items().begin(), part.items().end(), inner) ||
         std::any_of(part.members().begin(), part.members().end(),
                     [&](const Json::Member& member) { return inner(member.second); });
}

bool cites(const std::vector<Step>& steps, std::string_view rule) {
  return std::any_of(steps.begin(), steps.end(), [&](const Step& step) { return step.rule.text == rule; });
}

/// Rates how well a duel shows what A's card does. Effects other than striking count most.
int clarityOf(const WorkedExample& example, CardId card) {
  constexpr std::array<std::string_view, 11> kShowing{
      "first_strike", "block_ignored", "blocked",        "evade_ready",      "evaded",   "exposed_adds",
      "absorbed",     "retaliation",   "exposed_gained", "toughness_gained", "dv_gained"};
  constexpr int kWorth = 4, kHurts = 3;
  int sum = 0;
  std::vector<std::string_view> counted;
  for (const Step& step : example.steps) {
    const bool own = step.card == card || step.seat == rules::Seat::A;
    const bool shows = std::find(kShowing.begin(), kShowing.end(), step.what) != kShowing.end();
    if (own && shows && std::find(counted.begin(), counted.end(), step.what) == counted.end()) {
      counted.push_back(step.what);
      sum += kWorth;
    }
    if (step.what == "damage" && step.seat == rules::Seat::B) sum += kHurts;
  }
  return sum;
}

}  // namespace

std::optional<WorkedExample> exampleOfRule(std::string_view rule, const GameKit& kit) {
  if (kit.id() != kDuelGame) return std::nullopt;
  const std::vector<CardId> basics = basicsOf(kit.cards);
  WorkedExample example;
  for (const int clashes : {1, 2})
    for (const Condition& condition : kConditions)
      for (const Dice& dice : allDice())
        for (const CardId own : basics)
          for (const CardId other : basics) {
            // A second clash matters only for events between clashes, that is, if somebody is knocked out.
            if (clashes == 2 && condition.hp != kWeak) continue;
            example.duel = duelOf(own, other, dice, condition, clashes);
            workOut(example, kit.cards);
            if (cites(example.steps, rule)) return example;
          }
  return std::nullopt;
}

std::optional<WorkedExample> exampleOfCard(CardId card, const GameKit& kit, std::string_view citing) {
  const bool fights = kit.cards.is(card, "action") || kit.cards.is(card, "upgrade");
  if (kit.id() != kDuelGame || !fights) return std::nullopt;
  const std::vector<CardId> basics = basicsOf(kit.cards);
  WorkedExample example;
  std::optional<WorkedExample> best;
  int most = std::numeric_limits<int>::min();
  for (std::size_t condition = 0; condition < 3; ++condition)
    for (const Dice& dice : allDice())
      for (const CardId other : basics) {
        example.duel = duelOf(card, other, dice, kConditions[condition]);
        workOut(example, kit.cards);
        if (!citing.empty() && !cites(example.steps, citing)) continue;
        const int worth = clarityOf(example, card) - dice.oddness() - 2 * static_cast<int>(condition);
        if (worth <= most) continue;
        most = worth;
        best = example;
      }
  return best;
}

std::optional<WorkedExample> exampleOfKeyword(std::string_view keyword, std::string_view citing,
                                              const GameKit& kit) {
  for (const char* type : {"action", "upgrade"})
    for (const CardId card : kit.cards.ofType(type))
      if (gives(kit.cards[card].effect, keyword))
        if (std::optional<WorkedExample> example = exampleOfCard(card, kit, citing)) return example;
  return std::nullopt;
}

}  // namespace lk::app
