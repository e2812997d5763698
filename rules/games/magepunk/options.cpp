#include "rules/games/magepunk/options.h"

#include <algorithm>
#include <iterator>

#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/rule_ids.h"

namespace lk::rules::magepunk {

namespace {

constexpr std::string_view kSkirmish[] = {"two_wallets_each", "common_deck", "one_wallet_each"};
constexpr std::string_view kDeckMinimum[] = {"remark", "refuse"};
constexpr std::string_view kYesNo[] = {"yes", "no"};
constexpr std::string_view kMulligan[] = {"none", "one"};
constexpr std::string_view kResourcesPerTurn[] = {"any", "1"};
constexpr std::string_view kResourceReady[] = {"at_once", "next_refresh"};
constexpr std::string_view kResourceFace[] = {"down", "up"};
constexpr std::string_view kEnergyShown[] = {"lane", "camera", "face_up"};
constexpr std::string_view kSpentShown[] = {"screen", "turned"};
constexpr std::string_view kRefresh[] = {"everybody", "active_only"};
constexpr std::string_view kAttackWindows[] = {"three", "after_blockers"};
constexpr std::string_view kChainClose[] = {"one_decline", "two_declines"};
constexpr std::string_view kEndChains[] = {"one", "many"};
constexpr std::string_view kCombatDamage[] = {"together", "attackers_first", "one_by_one"};
constexpr std::string_view kNodeAttack[] = {"with_durability", "any_damage_destroys", "never"};
constexpr std::string_view kDelayScope[] = {"using_it_up", "all_activated"};
constexpr std::string_view kTie[] = {"draw", "active_loses", "one_more_turn"};
constexpr std::string_view kNone[] = {"none"};
constexpr int kMostLife = 99;
constexpr int kMostHand = 20;

// In the order of the enum.
constexpr OptionSpec kOptions[] = {
    {"skirmish", kSkirmish},
    {"deck_minimum", kDeckMinimum},
    {"first_draw", kYesNo},
    {"mulligan", kMulligan},
    {"resources_per_turn", kResourcesPerTurn},
    {"resource_ready", kResourceReady},
    {"resource_face", kResourceFace},
    {"energy_shown", kEnergyShown},
    {"spent_shown", kSpentShown},
    {"refresh", kRefresh},
    {"attack_windows", kAttackWindows},
    {"chain_close", kChainClose},
    {"end_chains", kEndChains},
    {"combat_damage", kCombatDamage},
    {"node_attack", kNodeAttack},
    {"blocked_stays_blocked", kYesNo},
    {"delay_scope", kDelayScope},
    {"tie", kTie},
    {.key = "life",
     .kind = OptionKind::number,
     .least = 1,
     .most = kMostLife,
     .rule = rule::life.text,
     .recommended = kLife},
    {.key = "hand",
     .kind = OptionKind::number,
     .least = 0,
     .most = kMostHand,
     .rule = rule::firstHand.text,
     .recommended = kHand},
    {.key = "hand_limit", .values = kNone, .kind = OptionKind::number, .least = 1, .most = kMostHand},
    {.key = "life_cap", .values = kNone, .kind = OptionKind::number, .least = 1, .most = kMostLife}};
static_assert(std::size(kOptions) == static_cast<std::size_t>(Option::count));

/// Takes a number, or a word that means none. State::options keeps the number in one byte.
std::string takeNumber(const OptionSpec& spec, std::size_t place, const Json& value, Changes& changes) {
  if (!spec.values.empty() && value.asString() == spec.values.front()) return "";
  if (!value.isInt() || value.asInt() < spec.least || value.asInt() > spec.most)
    return "the option \"" + std::string(spec.key) + "\" is a whole number from " +
           std::to_string(spec.least) + " to " + std::to_string(spec.most);
  changes.option(place, static_cast<std::uint8_t>(value.asInt()));
  return "";
}

/// Returns the word for a value. A number matches the word spelled like it.
std::string_view wordOf(const OptionSpec& spec, const Json& value) {
  for (const std::string_view word : spec.values)
    if (value.asString() == word || (value.isInt() && std::to_string(value.asInt()) == word)) return word;
  return "";
}

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

std::string takeOptions(const Json& options, Changes& changes) {
  changes.option(static_cast<std::size_t>(Option::life), kLife);
  changes.option(static_cast<std::size_t>(Option::hand), kHand);
  for (const auto& [key, value] : options.members()) {
    const auto spec =
        std::find_if(std::begin(kOptions), std::end(kOptions),
                     [name = std::string_view(key)](const OptionSpec& each) { return each.key == name; });
    if (spec == std::end(kOptions)) return "no option is called \"" + key + "\"";
    const auto place = static_cast<std::size_t>(spec - std::begin(kOptions));
    if (spec->kind == OptionKind::number) {
      if (std::string problem = takeNumber(*spec, place, value, changes); !problem.empty()) return problem;
      continue;
    }
    const auto chosen = std::find(spec->values.begin(), spec->values.end(), wordOf(*spec, value));
    if (chosen == spec->values.end()) return "the option \"" + key + "\" has no value " + value.dump();
    changes.option(place, static_cast<std::uint8_t>(chosen - spec->values.begin()));
  }
  return "";
}

}  // namespace lk::rules::magepunk
