#include "rules/games/halfwish/vocabulary.h"

#include <iterator>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/steps.h"

namespace lk::rules::halfwish {

namespace {

using K = FigureKind;
using enum Shown;

constexpr FigureSpec kSeat[] = {
    {"hp", K::number, inViews, 0, 999},
    {"points", K::number, inViews, -999, 999},
    {"lamps", K::number, inViews, 0, 999},
    {"mana", K::number, inViews, 0, 999},
    {"dv", K::number, inViews, 0, 99},
    {"exposed", K::number, inViews, 0, 99},
    {"toughness", K::number, inViews, 0, 99},
    {"poisoned", K::flag, inViews, 0, 1},
    {"ignited", K::flag, inViews, 0, 1},
    {"stunned", K::flag, inViews, 0, 1},
    {"silenced", K::flag, inViews, 0, 1},
    {"dv_held", K::flag, inViews, 0, 1},
    {"dv_locked", K::flag, inViews, 0, 1},
    {"class", K::card, inViews},
    {"unhurtable", K::flag, inViews, 0, 1},
    {"extra_upgrades", K::number, inViews, 0, 99},
    {"kept", K::flag, internal},
    {"ready", K::flag, internal},
    {"decided", K::flag, internal},
    {"die_low", K::number, internal},
    {"die_high", K::number, internal},
    {"dice", K::number, internal},
    {"gain", K::number, internal},
    {"passive", K::number, internal},
    {"lamps_scored", K::number, internal},
    {"wishes", K::number, internal},
    {"picks", K::number, internal},
    {"duel_hits", K::number, internal},
    {"duel_net", K::number, internal},
    {"landed", K::number, internal},
    {"strike_up", K::number, internal},
    {"strike_down", K::number, internal},
    {"block_up", K::number, internal},
    {"keywords", K::number, internal},
    {"powers", K::number, internal},
    {"bid", K::number, internal},
    {"secret_card", K::number, internal},
    {"secret_over", K::number, internal},
    {"later_card", K::number, internal},
    {"later_over", K::number, internal},
    {"picked_covered", K::flag, internal},
    {"extra_drawn", K::number, internal},
};
static_assert(std::size(kSeat) == static_cast<std::size_t>(Of::count));

constexpr FigureSpec kTable[] = {
    {"round", K::number, inViews, 1, kRounds},
    {"turn", K::number, inViews, 1, kTurns},
    {"turn_seat", K::seat, inViews, 0, 1},
    {"aggressor", K::seat, inViews, 0, 1},
    {"parley_streak", K::number, inViews, 0, 99},
    {"first_blood", K::seat, inViews, 0, 1},
    {"game_starter", K::seat, internal},
    {"round_starter", K::seat, internal},
    {"offer", K::number, internal},
    {"offerer", K::seat, internal},
    {"scouted", K::flag, internal},
    {"first_hurt", K::seat, internal},
    {"picker", K::seat, internal},
    {"first_picker", K::seat, internal},
    {"duel", K::number, internal},
    {"duel_starter", K::seat, internal},
    {"duel_winner", K::seat, internal},
    {"row_before", K::number, internal},
    {"word", K::seat, internal},
    {"passes", K::number, internal},
    {"turning", K::number, internal},
    {"rewards", K::number, internal},
    {"by_hand", K::flag, internal},
    {"asked", K::number, internal},
    {"otherwise", K::number, internal},
    {"cycle", K::number, internal},
};
static_assert(std::size(kTable) == static_cast<std::size_t>(Table::count));

constexpr std::string_view kPhases[] = {
    "roll",         "choose",      "answer",   "location",      "preparation", "reveal",
    "dice",         "calculation", "showdown", "combat",        "score",       "result",
    "conceded",     "moments",     "reward",   "penalty",       "scouted",     "keep",
    "last_effects", "wishes",      "turn_end", "upgrade_order", "upgrade",     "ended"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::ended) + 1);
constexpr ZoneSpec kZones[] = {{"A/action/1"},
                               {"A/action/2"},
                               {"B/action/1"},
                               {"B/action/2"},
                               {"A/discard"},
                               {"B/discard"},
                               {"map/1"},
                               {"map/2"},
                               {"map/3"},
                               {"map/4"},
                               {"map/5"},
                               {"A/power"},
                               {"B/power"},
                               {"A/basic"},
                               {"B/basic"},
                               {"A/deck", internal},
                               {"B/deck", internal},
                               {"A/hand", internal},
                               {"B/hand", internal},
                               {"map/seen", internal},
                               {"A/pool", internal},
                               {"B/pool", internal},
                               {"A/later_pool", internal},
                               {"B/later_pool", internal}};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count));
constexpr std::string_view kPrompts[] = {"roll",
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
    "roll_again",  // dice of a reroll that are not higher, or not lower, as the card asks
};

using enum FieldType;

constexpr FieldSpec kSetup[] = {
    {"game", text}, {"classes", seatMap}, {"starter", FieldType::seat}, {"options", object, Need::optional}};
constexpr FieldSpec kRoll[] = {{"seat", FieldType::seat}, {"dice", diceList, Need::required, Secrecy::owner}};
constexpr FieldSpec kCards[] = {{"seat", FieldType::seat}, {"cards", cardList}};
constexpr FieldSpec kOption[] = {{"seat", FieldType::seat}, {"option", text}};
constexpr FieldSpec kDecide[] = {{"seat", FieldType::seat}, {"option", text, Need::required, Secrecy::owner}};
constexpr FieldSpec kAnswer[] = {{"seat", FieldType::seat}, {"accept", boolean}};
constexpr FieldSpec kKeep[] = {{"seat", FieldType::seat}, {"keep", boolean}};
constexpr FieldSpec kLocationEvent[] = {{"card", FieldType::card}};
constexpr FieldSpec kPower[] = {
    {"seat", FieldType::seat}, {"card", FieldType::card}, {"with", object, Need::optional}};
constexpr FieldSpec kSeatOnly[] = {{"seat", FieldType::seat}};
constexpr FieldSpec kDeal[] = {{"cards", cardList}};
constexpr FieldSpec kOrder[] = {{"seat", FieldType::seat}, {"first", FieldType::seat}};
constexpr FieldSpec kUpgrade[] = {{"seat", FieldType::seat},
                                  {"card", FieldType::card, Need::optional, Secrecy::owner},
                                  {"replaces", FieldType::card, Need::optional, Secrecy::owner},
                                  {"secret", boolean, Need::optional}};
constexpr EventSpec kEvents[] = {
    {"setup", kSetup},   {"roll", kRoll},           {"discard", kCards},          {"choose", kOption},
    {"answer", kAnswer}, {"keep", kKeep},           {"location", kLocationEvent}, {"power", kPower},
    {"pass", kSeatOnly}, {"reveal", kCards},        {"decide", kDecide},          {"concede", kSeatOnly},
    {"deal", kDeal},     {"upgrade_order", kOrder}, {"upgrade", kUpgrade}};

constexpr SeatChoice kClasses[] = {{.key = "classes", .cardType = "class"}};
constexpr ScoringOption kScoring[] = {{"locations", "off"}, {"powers", "off"}, {"decks", "off"}};
constexpr SetupSpec kSetUp{.starter = "starter", .choices = kClasses, .scoring = kScoring};

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary kWords{.seatFigures = kSeat,
                                 .tableFigures = kTable,
                                 .phases = kPhases,
                                 .zones = kZones,
                                 .prompts = kPrompts,
                                 .reasons = kReasons,
                                 .events = kEvents,
                                 .steps = kSteps,
                                 .options = optionSpecs(),
                                 .setup = kSetUp,
                                 .takingBack = rule::takeBack};
  return kWords;
}

}  // namespace lk::rules::halfwish
