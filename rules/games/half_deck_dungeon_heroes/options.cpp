#include "rules/games/half_deck_dungeon_heroes/options.h"

#include <algorithm>
#include <iterator>

#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr std::string_view kGoals[] = {"both", "treasure", "boss", "bottom_treasure", "bottom_boss"};
constexpr std::string_view kNoHero[] = {"go_in", "draw_until"};
constexpr std::string_view kFirstPhase[] = {"any", "one_each"};
constexpr std::string_view kLaterExchange[] = {"once", "free"};
constexpr std::string_view kReplacedGear[] = {"hand", "discard", "stays"};
constexpr std::string_view kNoYes[] = {"no", "yes"};
constexpr std::string_view kYesNo[] = {"yes", "no"};
constexpr std::string_view kLosing[] = {"after_preparation", "at_once", "never"};
constexpr std::string_view kRequirement[] = {"at_least_1", "within_reach", "always"};
constexpr std::string_view kSpan[] = {"roll", "fight"};
constexpr std::string_view kStandby[] = {"any", "next_or_boss"};
constexpr std::string_view kEscapeWhen[] = {"any_fight", "nobody_able"};
constexpr std::string_view kHeroesEach[] = {"one", "shared"};
constexpr std::string_view kHands[] = {"hidden", "open"};
constexpr std::string_view kRescueChoice[] = {"choice", "chance"};

constexpr std::string_view kNo[] = {"no"};
constexpr std::string_view kAttributesOut[] = {"strength", "magic"};
constexpr std::string_view kBosses[] = {"endgame_boss", "boss"};
constexpr std::string_view kHeroes[] = {"hero"};
constexpr std::string_view kEncounters[] = {"minion", "boss", "trap"};

// In the order of the enum.
constexpr OptionSpec kOptions[] = {
    {.key = "goal", .values = kGoals, .rule = rule::oneGoal.text},
    {"no_hero_in_hand", kNoHero},
    {"first_phase_count", kFirstPhase},
    {"later_exchange", kLaterExchange},
    {"gear_of_replaced_hero", kReplacedGear},
    {"moving_gear", kNoYes},
    {"losing", kLosing},
    {"attribute_requirement", kRequirement},
    {"one_use_span", kSpan},
    {"standby_until", kStandby},
    {"forced_escape_when", kEscapeWhen},
    {"escape_from_endgame", kYesNo},
    {"heroes_each", kHeroesEach},
    {"coop_exchange", kYesNo},
    {"coop_hands", kHands},
    {"rescue_choice", kRescueChoice},
    {"hand_row", kYesNo},
    {.key = "players", .kind = OptionKind::implied},
    {.key = "endgame_boss", .kind = OptionKind::card, .cardTypes = kBosses, .rule = rule::otherBoss.text},
    {.key = "leave_out",
     .values = kAttributesOut,
     .kind = OptionKind::several,
     .cardTypes = kEncounters,
     .rule = rule::leftOut.text},
    {.key = "card_limit", .kind = OptionKind::number, .least = 2, .most = 26, .rule = rule::cardLimit.text},
    {.key = "rescue",
     .values = kNo,
     .kind = OptionKind::card,
     .cardTypes = kHeroes,
     .rule = rule::rescue.text}};
static_assert(std::size(kOptions) == static_cast<std::size_t>(Option::count));

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

std::string takeOptions(const Json& options, Changes& changes) {
  for (const auto& [key, value] : options.members()) {
    const auto spec =
        std::find_if(std::begin(kOptions), std::end(kOptions),
                     [name = std::string_view(key)](const OptionSpec& o) { return o.key == name; });
    if (spec == std::end(kOptions)) return "no option is called \"" + key + "\"";
    if (spec->kind != OptionKind::word) continue;
    const auto chosen = std::find(spec->values.begin(), spec->values.end(), value.asString());
    if (chosen == spec->values.end()) return "the option \"" + key + "\" has no value " + value.dump();
    changes.option(static_cast<std::size_t>(std::distance(std::begin(kOptions), spec)),
                   static_cast<std::uint8_t>(chosen - spec->values.begin()));
  }
  return "";
}

}  // namespace lk::rules::half_deck_dungeon_heroes
