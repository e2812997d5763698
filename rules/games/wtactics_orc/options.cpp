#include "rules/games/wtactics_orc/options.h"

#include "rules/games/wtactics_orc/figures.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/text/enumerated.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr auto kOnOff = enumerated<Kept, std::string_view>({{Kept::on, "on"}, {Kept::off, "off"}});
constexpr auto kYesNo = enumerated<Allowed, std::string_view>({{Allowed::yes, "yes"}, {Allowed::no, "no"}});
constexpr auto kNoYes = enumerated<Secret, std::string_view>({{Secret::no, "no"}, {Secret::yes, "yes"}});
constexpr auto kSwapPartners = enumerated<SwapPartner, std::string_view>(
    {{SwapPartner::displaced, "displaced"}, {SwapPartner::movesToo, "moves_too"}});
constexpr auto kUnmark = enumerated<Unmark, std::string_view>({{Unmark::own, "own"}, {Unmark::all, "all"}});
constexpr auto kMarkBy =
    enumerated<MarkBy, std::string_view>({{MarkBy::turned, "turned"}, {MarkBy::marker, "marker"}});
constexpr auto kStepOrder =
    enumerated<StepOrder, std::string_view>({{StepOrder::strict, "strict"}, {StepOrder::free, "free"}});
constexpr auto kFrontToBack = enumerated<FrontToBack, std::string_view>(
    {{FrontToBack::closeAndRanged, "close_and_ranged"}, {FrontToBack::rangedOnly, "ranged_only"}});
constexpr auto kStrikeBack = enumerated<StrikeBack, std::string_view>(
    {{StrikeBack::split, "split"}, {StrikeBack::one, "one"}, {StrikeBack::each, "each"}});
constexpr std::string_view kNone[] = {"none"};
constexpr int kGreatestNumber = 999;  // "any number", but the screen offers fewer

constexpr std::uint8_t figure(Table figure) {
  return static_cast<std::uint8_t>(figure);
}

constexpr auto kOptions = enumerated<Option, OptionSpec>(
    {{Option::resting, {.key = "resting", .values = kOnOff, .rule = rule::resting.text}},
     {Option::moveMarks, {.key = "move_marks", .values = kYesNo, .rule = rule::moverIsMarked.text}},
     {Option::swapPartner, {.key = "swap_partner", .values = kSwapPartners, .rule = rule::swap.text}},
     {Option::unmark, {.key = "unmark", .values = kUnmark, .rule = rule::unmark.text}},
     {Option::remark, {.key = "remark", .values = kYesNo, .rule = rule::markedOnce.text}},
     {Option::markBy, {.key = "mark_by", .values = kMarkBy, .rule = rule::markedHow.text}},
     {Option::stepOrder, {.key = "step_order", .values = kStepOrder, .rule = rule::steps.text}},
     {Option::frontToBack, {.key = "front_to_back", .values = kFrontToBack, .rule = rule::frontToBack.text}},
     {Option::groupStrikeBack,
      {.key = "group_strike_back", .values = kStrikeBack, .rule = rule::groupStrikeBack.text}},
     {Option::steadfastRepeat, {.key = "steadfast_repeat", .values = kYesNo, .rule = rule::steadfast.text}},
     {Option::twilightSecret,
      {.key = "twilight_secret", .values = kNoYes, .rule = rule::killedDefending.text}},
     {Option::deckShownToCamera,
      {.key = "deck_shown_to_camera", .values = kNoYes, .rule = rule::deckSecret.text}},
     {Option::armies, {.key = "armies", .values = kOnOff, .rule = rule::pointsWin.text}},
     {Option::actionPoints,
      {.key = "action_points",
       .kind = OptionKind::number,
       .least = 1,
       .most = 9,
       .rule = rule::actionPoints.text,
       .recommended = 3,
       .figure = figure(Table::actionPointsEach),
       .greatest = kGreatestNumber}},
     {Option::victoryPoints,
      {.key = "victory_points",
       .kind = OptionKind::number,
       .least = 1,
       .most = 40,
       .rule = rule::pointsWin.text,
       .recommended = 15,
       .figure = figure(Table::pointsToWin),
       .greatest = kGreatestNumber}},
     {Option::turnLimit,
      {.key = "turn_limit",
       .values = kNone,
       .kind = OptionKind::number,
       .least = 2,
       .most = 60,
       .rule = rule::standstill.text,
       .figure = figure(Table::turnLimit),
       .greatest = kGreatestNumber}}});

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

}  // namespace lk::rules::wtactics_orc
