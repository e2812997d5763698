#include "rules/games/halfwish/vocabulary.h"

#include <iterator>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"
#include "rules/games/halfwish/numbers.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/refusal_rules.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/steps.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr auto kSeat = enumerated<Of, FigureSpec>(
    {{Of::hp, {"hp", K::number, inViews, everyone, 0, 999, FigureRole::secondary}},
     {Of::points, {"points", K::number, inViews, everyone, -999, 999, FigureRole::primary}},
     {Of::lamps, {"lamps", K::number, inViews, everyone, 0, 999}},
     {Of::mana, {"mana", K::number, inViews, everyone, 0, 999}},
     {Of::dv, {"dv", K::number, inViews, owner, 0, 99, FigureRole::dice}},
     {Of::exposed, {"exposed", K::number, inViews, everyone, 0, 99}},
     {Of::toughness, {"toughness", K::number, inViews, everyone, 0, 99}},
     {Of::poisoned, {"poisoned", K::flag, inViews, everyone, 0, 1}},
     {Of::ignited, {"ignited", K::flag, inViews, everyone, 0, 1}},
     {Of::stunned, {"stunned", K::flag, inViews, everyone, 0, 1}},
     {Of::silenced, {"silenced", K::flag, inViews, everyone, 0, 1}},
     {Of::dvHeld, {"dv_held", K::flag, inViews, everyone, 0, 1}},
     {Of::dvLocked, {"dv_locked", K::flag, inViews, everyone, 0, 1}},
     {Of::heroClass,
      {.name = "class", .kind = K::card, .shown = inViews, .openTo = everyone, .role = FigureRole::playsAs}},
     {Of::unhurtable, {"unhurtable", K::flag, inViews, everyone, 0, 1}},
     {Of::extraUpgrades, {"extra_upgrades", K::number, inViews, everyone, 0, 99}},
     {Of::kept, {"kept", K::flag, internal, everyone}},
     {Of::ready, {"ready", K::flag, internal, everyone}},
     {Of::decided, {"decided", K::flag, internal, everyone}},
     {Of::dieLow, {"die_low", K::number, internal, owner}},
     {Of::dieHigh, {"die_high", K::number, internal, owner}},
     {Of::dice, {"dice", K::number, internal, owner}},
     {Of::gain, {"gain", K::number, internal, owner}},
     {Of::passive, {"passive", K::number, internal, everyone}},
     {Of::lampsScored, {"lamps_scored", K::number, internal, everyone}},
     {Of::wishes, {"wishes", K::number, internal, everyone}},
     {Of::picks, {"picks", K::number, internal, everyone}},
     {Of::duelHits, {"duel_hits", K::number, internal, everyone}},
     {Of::duelNet, {"duel_net", K::number, internal, everyone}},
     {Of::landed, {"landed", K::number, internal, everyone}},
     {Of::strikeUp, {"strike_up", K::number, internal, everyone}},
     {Of::strikeDown, {"strike_down", K::number, internal, everyone}},
     {Of::blockUp, {"block_up", K::number, internal, everyone}},
     {Of::keywords, {"keywords", K::number, internal, everyone}},
     {Of::powers, {"powers", K::number, internal, everyone}},
     {Of::bid, {"bid", K::number, internal, owner}},
     {Of::secretCard, {"secret_card", K::number, internal, owner}},
     {Of::secretOver, {"secret_over", K::number, internal, owner}},
     {Of::laterCard, {"later_card", K::number, internal, owner}},
     {Of::laterOver, {"later_over", K::number, internal, owner}},
     {Of::pickedCovered, {"picked_covered", K::flag, internal, everyone}},
     {Of::extraDrawn, {"extra_drawn", K::number, internal, everyone}}});

constexpr auto kTable = enumerated<Table, FigureSpec>(
    {{Table::round, {"round", K::number, inViews, everyone, 1, kRounds, FigureRole::round}},
     {Table::turn, {"turn", K::number, inViews, everyone, 1, kTurns, FigureRole::turn}},
     {Table::turnSeat, {"turn_seat", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder}},
     {Table::aggressor, {"aggressor", K::seat, inViews, everyone, 0, 1, FigureRole::attacker}},
     {Table::parleyStreak, {"parley_streak", K::number, inViews, everyone, 0, 99}},
     {Table::firstBlood, {"first_blood", K::seat, inViews, everyone, 0, 1}},
     {Table::gameStarter, {"game_starter", K::seat, internal, everyone}},
     {Table::roundStarter, {"round_starter", K::seat, internal, everyone}},
     {Table::offer, {"offer", K::number, internal, everyone}},
     {Table::offerer, {"offerer", K::seat, internal, everyone}},
     {Table::scouted, {"scouted", K::flag, internal, everyone}},
     {Table::firstHurt, {"first_hurt", K::seat, internal, everyone}},
     {Table::picker, {"picker", K::seat, internal, everyone}},
     {Table::firstPicker, {"first_picker", K::seat, internal, everyone}},
     {Table::duel, {"duel", K::number, internal, everyone}},
     {Table::duelStarter, {"duel_starter", K::seat, internal, everyone}},
     {Table::duelWinner, {"duel_winner", K::seat, internal, everyone}},
     {Table::rowBefore, {"row_before", K::number, internal, everyone}},
     {Table::word, {"word", K::seat, internal, everyone}},
     {Table::passes, {"passes", K::number, internal, everyone}},
     {Table::turning, {"turning", K::number, internal, everyone}},
     {Table::rewards, {"rewards", K::number, internal, everyone}},
     {Table::byHand, {"by_hand", K::flag, internal, everyone}},
     {Table::asked, {"asked", K::number, internal, everyone}},
     {Table::otherwise, {"otherwise", K::number, internal, everyone}},
     {Table::cycle, {"cycle", K::number, internal, everyone}},
     {Table::upgradesLeft, {"upgrades_left", K::number, internal, everyone}}});

constexpr auto kPhases = enumerated<Phase, std::string_view>({{Phase::roll, "roll"},
                                                              {Phase::choose, "choose"},
                                                              {Phase::answer, "answer"},
                                                              {Phase::location, "location"},
                                                              {Phase::preparation, "preparation"},
                                                              {Phase::reveal, "reveal"},
                                                              {Phase::dice, "dice"},
                                                              {Phase::calculation, "calculation"},
                                                              {Phase::showdown, "showdown"},
                                                              {Phase::combat, "combat"},
                                                              {Phase::score, "score"},
                                                              {Phase::result, "result"},
                                                              {Phase::conceded, "conceded"},
                                                              {Phase::moments, "moments"},
                                                              {Phase::reward, "reward"},
                                                              {Phase::penalty, "penalty"},
                                                              {Phase::scouted, "scouted"},
                                                              {Phase::keep, "keep"},
                                                              {Phase::lastEffects, "last_effects"},
                                                              {Phase::wishes, "wishes"},
                                                              {Phase::turnEnd, "turn_end"},
                                                              {Phase::upgradeOrder, "upgrade_order"},
                                                              {Phase::upgrade, "upgrade"},
                                                              {Phase::ended, "ended"}});
constexpr auto kZones =
    enumerated<Zone, ZoneSpec>({{Zone::actionA1, {"A/action/1", inViews}},
                                {Zone::actionA2, {"A/action/2", inViews}},
                                {Zone::actionB1, {"B/action/1", inViews}},
                                {Zone::actionB2, {"B/action/2", inViews}},
                                {Zone::discardA, {"A/discard", inViews}},
                                {Zone::discardB, {"B/discard", inViews}},
                                {Zone::map1, {"map/1", inViews}},
                                {Zone::map2, {"map/2", inViews}},
                                {Zone::map3, {"map/3", inViews}},
                                {Zone::map4, {"map/4", inViews}},
                                {Zone::map5, {"map/5", inViews}},
                                {Zone::powerA, {"A/power", inViews}},
                                {Zone::powerB, {"B/power", inViews}},
                                {Zone::basicA, {"A/basic", inViews}},
                                {Zone::basicB, {"B/basic", inViews}},
                                {Zone::deckA, {"A/deck", internal}},
                                {Zone::deckB, {"B/deck", internal}},
                                {Zone::handA, {"A/hand", internal}},
                                {Zone::handB, {"B/hand", internal}},
                                {Zone::mapSeen, {"map/seen", internal}},
                                {Zone::poolA, {"A/pool", internal}},
                                {Zone::poolB, {"B/pool", internal}},
                                {Zone::laterPoolA, {"A/later_pool", internal}},
                                {Zone::laterPoolB, {"B/later_pool", internal}},
                                {Zone::upgradeDiscards, {"upgrades/discards", internal}}});
constexpr std::string_view kTogether[] = {"reveal"};
constexpr std::string_view kPrompts[] = {"odd",
                                         "roll",
                                         "choose",
                                         "answer",
                                         "location",
                                         "power",
                                         "reveal",
                                         "keep",
                                         "option",
                                         "slot",
                                         "card",
                                         "cards",
                                         "bid",
                                         "reroll",
                                         "by_hand",
                                         "upgrade_order",
                                         "upgrade",
                                         "ruling:true-damage",
                                         "ruling:precise",
                                         "ruling:negative-effects-list",
                                         "ruling:scouted-treasure",
                                         "ruling:downgrade-target",
                                         "ruling:avarice-options",
                                         "ruling:scry-cancel",
                                         "ruling:concede-points",
                                         "ruling:wish-effect"};
constexpr std::string_view kReasons[] = {
    "not_your_turn",     "not_now",           "not_in_deck",      "used_up",         "not_enough_mana",
    "not_enough_points", "not_enough_health", "one_power_a_turn", "stunned",         "silenced",
    "wrong_count",       "unknown_card",      "not_dealt",        "not_replaceable", "dv_locked",
    "cannot_keep_twice", "malformed",
    "roll_again",  // dice of a reroll that are not higher, or not lower, as the card requires
};

constexpr SeatChoice kClasses[] = {{.key = "classes", .cardType = "class"}};
constexpr MannerOption kScoring[] = {{"locations", "off"}, {"powers", "off"}, {"decks", "off"}};
constexpr MannerOption kFirst[] = {{"locations", "off"}, {"powers", "off"}};
constexpr SetupSpec kSetUp{.starter = "starter", .choices = kClasses, .scoring = kScoring, .first = kFirst};

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary kWords{.seatFigures = kSeat,
                                 .tableFigures = kTable,
                                 .phases = kPhases,
                                 .zones = kZones,
                                 .numbers = kNumbers,
                                 .prompts = kPrompts,
                                 .together = kTogether,
                                 .reasons = kReasons,
                                 .refusalRules = kRefusalRules,
                                 .events = events(),
                                 .steps = kSteps,
                                 .options = optionSpecs(),
                                 .setup = kSetUp,
                                 .takingBack = rule::takeBack,
                                 .trayFigure = static_cast<std::uint8_t>(Of::dv)};
  return kWords;
}

}  // namespace lk::rules::halfwish
