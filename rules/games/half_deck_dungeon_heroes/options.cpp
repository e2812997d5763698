#include "rules/games/half_deck_dungeon_heroes/options.h"

#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr auto kGoals = enumerated<Goal, std::string_view>({{Goal::both, "both"},
                                                            {Goal::treasure, "treasure"},
                                                            {Goal::boss, "boss"},
                                                            {Goal::bottomTreasure, "bottom_treasure"},
                                                            {Goal::bottomBoss, "bottom_boss"}});
constexpr auto kNoHero =
    enumerated<NoHero, std::string_view>({{NoHero::goIn, "go_in"}, {NoHero::drawUntil, "draw_until"}});
constexpr auto kFirstPhase =
    enumerated<FirstPhase, std::string_view>({{FirstPhase::any, "any"}, {FirstPhase::oneEach, "one_each"}});
constexpr auto kLaterExchange = enumerated<LaterExchange, std::string_view>(
    {{LaterExchange::once, "once"}, {LaterExchange::free, "free"}});
constexpr auto kReplacedGear = enumerated<ReplacedGear, std::string_view>(
    {{ReplacedGear::hand, "hand"}, {ReplacedGear::discard, "discard"}, {ReplacedGear::stays, "stays"}});
constexpr std::string_view kNoYes[] = {"no", "yes"};
constexpr auto kYesNo = enumerated<Allowed, std::string_view>({{Allowed::yes, "yes"}, {Allowed::no, "no"}});
constexpr auto kLosing = enumerated<Losing, std::string_view>(
    {{Losing::afterPreparation, "after_preparation"}, {Losing::atOnce, "at_once"}, {Losing::never, "never"}});
constexpr auto kRequirement =
    enumerated<Requirement, std::string_view>({{Requirement::atLeast1, "at_least_1"},
                                               {Requirement::withinReach, "within_reach"},
                                               {Requirement::always, "always"}});
constexpr auto kSpan = enumerated<Span, std::string_view>({{Span::roll, "roll"}, {Span::fight, "fight"}});
constexpr auto kStandby =
    enumerated<Standby, std::string_view>({{Standby::any, "any"}, {Standby::nextOrBoss, "next_or_boss"}});
constexpr auto kEscapeWhen = enumerated<EscapeWhen, std::string_view>(
    {{EscapeWhen::anyFight, "any_fight"}, {EscapeWhen::nobodyAble, "nobody_able"}});
constexpr auto kHeroesEach =
    enumerated<HeroesEach, std::string_view>({{HeroesEach::one, "one"}, {HeroesEach::shared, "shared"}});
constexpr auto kHands =
    enumerated<HandsLie, std::string_view>({{HandsLie::hidden, "hidden"}, {HandsLie::open, "open"}});
constexpr auto kRescueChoice = enumerated<RescueChoice, std::string_view>(
    {{RescueChoice::choice, "choice"}, {RescueChoice::chance, "chance"}});

constexpr std::string_view kNo[] = {"no"};
constexpr std::string_view kAttributesOut[] = {"strength", "magic"};
constexpr std::string_view kBosses[] = {"endgame_boss", "boss"};
constexpr std::string_view kHeroes[] = {"hero"};
constexpr std::string_view kEncounters[] = {"minion", "boss", "trap"};

constexpr auto kOptions = enumerated<Option, OptionSpec>(
    {{Option::goal, {.key = "goal", .values = kGoals, .rule = rule::oneGoal.text}},
     {Option::noHeroInHand, {"no_hero_in_hand", kNoHero}},
     {Option::firstPhaseCount, {"first_phase_count", kFirstPhase}},
     {Option::laterExchange, {"later_exchange", kLaterExchange}},
     {Option::gearOfReplacedHero, {"gear_of_replaced_hero", kReplacedGear}},
     {Option::movingGear, {"moving_gear", kNoYes}},
     {Option::losing, {"losing", kLosing}},
     {Option::attributeRequirement, {"attribute_requirement", kRequirement}},
     {Option::oneUseSpan, {"one_use_span", kSpan}},
     {Option::standbyUntil, {"standby_until", kStandby}},
     {Option::forcedEscapeWhen, {"forced_escape_when", kEscapeWhen}},
     {Option::escapeFromEndgame, {"escape_from_endgame", kYesNo}},
     {Option::heroesEach, {"heroes_each", kHeroesEach}},
     {Option::coopExchange, {"coop_exchange", kYesNo}},
     {Option::coopHands, {"coop_hands", kHands}},
     {Option::rescueChoice, {"rescue_choice", kRescueChoice}},
     {Option::handRow, {"hand_row", kYesNo}},
     {Option::players, {.key = "players", .kind = OptionKind::implied}},
     {Option::endgameBoss,
      {.key = "endgame_boss", .kind = OptionKind::card, .cardTypes = kBosses, .rule = rule::otherBoss.text}},
     {Option::leaveOut,
      {.key = "leave_out",
       .values = kAttributesOut,
       .kind = OptionKind::several,
       .cardTypes = kEncounters,
       .rule = rule::leftOut.text}},
     {Option::cardLimit,
      {.key = "card_limit",
       .kind = OptionKind::number,
       .least = 2,
       .most = 26,
       .rule = rule::cardLimit.text,
       .readBySetUp = true}},
     {Option::rescue,
      {.key = "rescue",
       .values = kNo,
       .kind = OptionKind::card,
       .cardTypes = kHeroes,
       .rule = rule::rescue.text}}});

}  // namespace

std::span<const OptionSpec> optionSpecs() {
  return kOptions;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
