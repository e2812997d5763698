#include "rules/games/half_the_battle/options.h"

#include <algorithm>
#include <iterator>

#include "rules/games/half_the_battle/rule_ids.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr std::string_view kTeams[] = {"mixed"};
constexpr std::string_view kStartLanes[] = {"standard", "free"};
constexpr std::string_view kMixedChoice[] = {"secret", "open"};
constexpr std::string_view kHp[] = {"told", "checked", "read"};
constexpr std::string_view kNoYes[] = {"no", "yes"};
constexpr std::string_view kYesNo[] = {"yes", "no"};
constexpr std::string_view kMonsterCap[] = {"die", "start"};
constexpr std::string_view kIcons[] = {"lanes", "pieces"};
constexpr std::string_view kLastText[] = {"cure_wounds", "martyr"};
constexpr std::string_view kMostRage[] = {"held", "with_this_round"};
constexpr std::string_view kRounding[] = {"down", "up"};
constexpr std::string_view kHelp[] = {"list", "on_request"};
constexpr std::string_view kItemsIn[] = {"dealt", "off"};
constexpr int kPlacingSeconds = 60;

// In the order of the enum.
constexpr OptionSpec kOptions[] = {
    {.key = "teams", .values = kTeams, .kind = OptionKind::implied, .rule = rule::mixedTeams.text},
    {"start_lanes", kStartLanes},
    {.key = "free_placing", .kind = OptionKind::number, .least = 0, .most = kPlacingSeconds},
    {"mixed_choice", kMixedChoice},
    {.key = "hp", .values = kHp, .rule = rule::dieRead.text},
    {"supply_limit", kNoYes},
    {"monster_cap", kMonsterCap},
    {"cleric_icons", kIcons},
    {"cleric_last_text", kLastText},
    {"monster_kills_rage", kNoYes},
    {"rage_one_purchase", kYesNo},
    {"most_rage", kMostRage},
    {"shield_rounding", kRounding},
    {.key = "help", .values = kHelp, .rule = rule::actionPhase.text},
    {.key = "items", .values = kItemsIn, .rule = rule::items.text}};
static_assert(std::size(kOptions) == static_cast<std::size_t>(Option::count));

std::string takeOne(const OptionSpec& spec, const Json& value, std::size_t place, Changes& changes) {
  const std::string key(spec.key);
  if (spec.kind == OptionKind::implied) return "";
  if (spec.kind == OptionKind::number) {
    const bool fits = value.isInt() && value.asInt() >= spec.least && value.asInt() <= spec.most;
    if (!fits) return "\"" + key + "\" is a number of seconds up to " + std::to_string(spec.most);
    changes.option(place, static_cast<std::uint8_t>(value.asInt()));
    return "";
  }
  const auto chosen = std::find(spec.values.begin(), spec.values.end(), value.asString());
  if (chosen == spec.values.end()) return "the option \"" + key + "\" has no value " + value.dump();
  changes.option(place, static_cast<std::uint8_t>(chosen - spec.values.begin()));
  return "";
}

}  // namespace

const std::array<std::string_view, 4> kReadings{"icons_lanes", "icons_pieces", "last_text_on_cure",
                                                "last_text_on_martyr"};

Reading readingAt(std::size_t place) {
  return {place < 2 ? Option::clericIcons : Option::clericLastText, static_cast<std::uint8_t>(place % 2)};
}

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

std::string takeOptions(const Json& options, Changes& changes) {
  changes.option(static_cast<std::size_t>(Option::freePlacing), kPlacingSeconds);
  for (const auto& [key, value] : options.members()) {
    const auto spec =
        std::find_if(std::begin(kOptions), std::end(kOptions),
                     [name = std::string_view(key)](const OptionSpec& o) { return o.key == name; });
    if (spec == std::end(kOptions)) return "no option is called \"" + key + "\"";
    const auto place = static_cast<std::size_t>(std::distance(std::begin(kOptions), spec));
    if (std::string problem = takeOne(*spec, value, place, changes); !problem.empty()) return problem;
  }
  return "";
}

}  // namespace lk::rules::half_the_battle
