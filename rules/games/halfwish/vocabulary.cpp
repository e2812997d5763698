#include "rules/games/halfwish/vocabulary.h"

#include <iterator>

#include "rules/games/halfwish/figures.h"
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
    {"kept", K::flag, internal},
    {"ready", K::flag, internal},
    {"decided", K::flag, internal},
    {"die_low", K::number, internal},
    {"die_high", K::number, internal},
    {"lamps_scored", K::number, internal},
    {"extra_upgrades", K::number, internal},
    {"picks", K::number, internal},
    {"duel_hits", K::number, internal},
    {"duel_net", K::number, internal},
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
    {"scouted", K::flag, internal},
    {"first_hurt", K::seat, internal},
    {"picker", K::seat, internal},
    {"first_picker", K::seat, internal},
};
static_assert(std::size(kTable) == static_cast<std::size_t>(Table::count));

constexpr std::string_view kPhases[] = {"roll",          "choose",  "answer",   "duel", "keep",
                                        "upgrade_order", "upgrade", "turn_end", "ended"};
constexpr std::string_view kZones[] = {"A/action/1", "A/action/2", "B/action/1",
                                       "B/action/2", "A/discard",  "B/discard"};
constexpr std::string_view kPrompts[] = {"roll", "choose",        "answer", "reveal",
                                         "keep", "upgrade_order", "upgrade"};
constexpr std::string_view kReasons[] = {
    "not_your_turn",     "not_now",           "not_in_deck",      "used_up",         "not_enough_mana",
    "not_enough_points", "not_enough_health", "one_power_a_turn", "stunned",         "silenced",
    "wrong_count",       "unknown_card",      "not_dealt",        "not_replaceable", "dv_locked",
    "cannot_keep_twice", "malformed",
    "game_over",     // the night has ended
    "not_supported"  // this build cannot referee it
};

using enum FieldType;

constexpr FieldSpec kSetup[] = {
    {"game", text}, {"classes", seatMap}, {"starter", FieldType::seat}, {"options", object, Need::optional}};
constexpr FieldSpec kRoll[] = {{"seat", FieldType::seat}, {"dice", diceList, Need::required, Secrecy::owner}};
constexpr FieldSpec kCards[] = {{"seat", FieldType::seat}, {"cards", cardList}};
constexpr FieldSpec kOption[] = {{"seat", FieldType::seat}, {"option", text}};
constexpr FieldSpec kAnswer[] = {{"seat", FieldType::seat}, {"accept", boolean}};
constexpr FieldSpec kKeep[] = {{"seat", FieldType::seat}, {"keep", boolean}};
constexpr FieldSpec kLocation[] = {{"card", FieldType::card}};
constexpr FieldSpec kPower[] = {
    {"seat", FieldType::seat}, {"card", FieldType::card}, {"with", object, Need::optional}};
constexpr FieldSpec kSeatOnly[] = {{"seat", FieldType::seat}};
constexpr FieldSpec kDeal[] = {{"cards", cardList}};
constexpr FieldSpec kOrder[] = {{"seat", FieldType::seat}, {"first", FieldType::seat}};
constexpr FieldSpec kUpgrade[] = {{"seat", FieldType::seat},
                                  {"card", FieldType::card, Need::optional},
                                  {"replaces", FieldType::card, Need::optional},
                                  {"secret", boolean, Need::optional}};
constexpr EventSpec kEvents[] = {{"setup", kSetup},       {"roll", kRoll},           {"discard", kCards},
                                 {"choose", kOption},     {"answer", kAnswer},       {"keep", kKeep},
                                 {"location", kLocation}, {"power", kPower},         {"pass", kSeatOnly},
                                 {"reveal", kCards},      {"decide", kOption},       {"concede", kSeatOnly},
                                 {"deal", kDeal},         {"upgrade_order", kOrder}, {"upgrade", kUpgrade}};

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary kWords{kSeat,    kTable,  kPhases, kZones,        kPrompts,
                                 kReasons, kEvents, kSteps,  rule::takeBack};
  return kWords;
}

}  // namespace lk::rules::halfwish
