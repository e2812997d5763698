#include "rules/games/wtactics_orc/options.h"

#include <algorithm>
#include <iterator>

#include "rules/games/wtactics_orc/figures.h"
#include "rules/games/wtactics_orc/rule_ids.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr std::string_view kOnOff[] = {"on", "off"};
constexpr std::string_view kYesNo[] = {"yes", "no"};
constexpr std::string_view kNoYes[] = {"no", "yes"};
constexpr std::string_view kSwapPartners[] = {"displaced", "moves_too"};
constexpr std::string_view kUnmark[] = {"own", "all"};
constexpr std::string_view kMarkBy[] = {"turned", "marker"};
constexpr std::string_view kStepOrder[] = {"strict", "free"};
constexpr std::string_view kFrontToBack[] = {"close_and_ranged", "ranged_only"};
constexpr std::string_view kStrikeBack[] = {"split", "one", "each"};
constexpr std::string_view kNone[] = {"none"};
constexpr int kMostNumber = 999;

// In the order of the enum.
constexpr OptionSpec kOptions[] = {
    {.key = "resting", .values = kOnOff, .rule = rule::resting.text},
    {.key = "move_marks", .values = kYesNo, .rule = rule::moverIsMarked.text},
    {.key = "swap_partner", .values = kSwapPartners, .rule = rule::swap.text},
    {.key = "unmark", .values = kUnmark, .rule = rule::unmark.text},
    {.key = "remark", .values = kYesNo, .rule = rule::markedOnce.text},
    {.key = "mark_by", .values = kMarkBy, .rule = rule::markedHow.text},
    {.key = "step_order", .values = kStepOrder, .rule = rule::steps.text},
    {.key = "front_to_back", .values = kFrontToBack, .rule = rule::frontToBack.text},
    {.key = "group_strike_back", .values = kStrikeBack, .rule = rule::groupStrikeBack.text},
    {.key = "steadfast_repeat", .values = kYesNo, .rule = rule::steadfast.text},
    {.key = "twilight_secret", .values = kNoYes, .rule = rule::killedDefending.text},
    {.key = "deck_shown_to_camera", .values = kNoYes, .rule = rule::deckSecret.text},
    {.key = "armies", .values = kOnOff, .rule = rule::pointsWin.text},
    {.key = "action_points",
     .kind = OptionKind::number,
     .least = 1,
     .most = 9,
     .rule = rule::actionPoints.text,
     .recommended = 3},
    {.key = "victory_points",
     .kind = OptionKind::number,
     .least = 1,
     .most = 40,
     .rule = rule::pointsWin.text,
     .recommended = 15},
    {.key = "turn_limit",
     .values = kNone,
     .kind = OptionKind::number,
     .least = 2,
     .most = 60,
     .rule = rule::standstill.text}};
static_assert(std::size(kOptions) == static_cast<std::size_t>(Option::count));

constexpr Table figureOf(Option option) {
  return option == Option::actionPoints    ? Table::actionPointsEach
         : option == Option::victoryPoints ? Table::pointsToWin
                                           : Table::turnLimit;
}

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

std::string takeOptions(const Json& options, Changes& changes) {
  changes.note(Table::actionPointsEach, recommendedNumber(kOptions[static_cast<int>(Option::actionPoints)]));
  changes.note(Table::pointsToWin, recommendedNumber(kOptions[static_cast<int>(Option::victoryPoints)]));
  for (const auto& [key, value] : options.members()) {
    const auto spec =
        std::find_if(std::begin(kOptions), std::end(kOptions),
                     [name = std::string_view(key)](const OptionSpec& o) { return o.key == name; });
    if (spec == std::end(kOptions)) return "no option is called \"" + key + "\"";
    const auto place = static_cast<std::size_t>(std::distance(std::begin(kOptions), spec));
    const auto chosen = std::find(spec->values.begin(), spec->values.end(), value.asString());
    if (spec->kind == OptionKind::number && value.isInt() && value.asInt() >= 1 &&
        value.asInt() <= kMostNumber) {
      changes.note(figureOf(static_cast<Option>(place)), static_cast<int>(value.asInt()));
      continue;
    }
    if (!value.isString() || chosen == spec->values.end())
      return "the option \"" + key + "\" has no value " + value.dump();
    if (spec->kind == OptionKind::word)
      changes.option(place, static_cast<std::uint8_t>(chosen - spec->values.begin()));
  }
  return "";
}

}  // namespace lk::rules::wtactics_orc
