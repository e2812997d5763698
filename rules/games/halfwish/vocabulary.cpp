#include "rules/games/halfwish/vocabulary.h"

#include <iterator>

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rule_ids.h"
#include "rules/games/halfwish/steps.h"

namespace lk::rules::halfwish {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr FigureSpec kSeat[] = {
    {"hp", K::number, inViews, everyone, 0, 999, FigureRole::secondary},
    {"points", K::number, inViews, everyone, -999, 999, FigureRole::primary},
    {"lamps", K::number, inViews, everyone, 0, 999},
    {"mana", K::number, inViews, everyone, 0, 999},
    {"dv", K::number, inViews, owner, 0, 99, FigureRole::dice},
    {"exposed", K::number, inViews, everyone, 0, 99},
    {"toughness", K::number, inViews, everyone, 0, 99},
    {"poisoned", K::flag, inViews, everyone, 0, 1},
    {"ignited", K::flag, inViews, everyone, 0, 1},
    {"stunned", K::flag, inViews, everyone, 0, 1},
    {"silenced", K::flag, inViews, everyone, 0, 1},
    {"dv_held", K::flag, inViews, everyone, 0, 1},
    {"dv_locked", K::flag, inViews, everyone, 0, 1},
    {.name = "class", .kind = K::card, .shown = inViews, .openTo = everyone, .role = FigureRole::playsAs},
    {"unhurtable", K::flag, inViews, everyone, 0, 1},
    {"extra_upgrades", K::number, inViews, everyone, 0, 99},
    {"kept", K::flag, internal, everyone},
    {"ready", K::flag, internal, everyone},
    {"decided", K::flag, internal, everyone},
    {"die_low", K::number, internal, owner},
    {"die_high", K::number, internal, owner},
    {"dice", K::number, internal, owner},
    {"gain", K::number, internal, owner},
    {"passive", K::number, internal, everyone},
    {"lamps_scored", K::number, internal, everyone},
    {"wishes", K::number, internal, everyone},
    {"picks", K::number, internal, everyone},
    {"duel_hits", K::number, internal, everyone},
    {"duel_net", K::number, internal, everyone},
    {"landed", K::number, internal, everyone},
    {"strike_up", K::number, internal, everyone},
    {"strike_down", K::number, internal, everyone},
    {"block_up", K::number, internal, everyone},
    {"keywords", K::number, internal, everyone},
    {"powers", K::number, internal, everyone},
    {"bid", K::number, internal, owner},
    {"secret_card", K::number, internal, owner},
    {"secret_over", K::number, internal, owner},
    {"later_card", K::number, internal, owner},
    {"later_over", K::number, internal, owner},
    {"picked_covered", K::flag, internal, everyone},
    {"extra_drawn", K::number, internal, everyone},
};
static_assert(std::size(kSeat) == static_cast<std::size_t>(Of::count));

constexpr FigureSpec kTable[] = {
    {"round", K::number, inViews, everyone, 1, kRounds, FigureRole::round},
    {"turn", K::number, inViews, everyone, 1, kTurns, FigureRole::turn},
    {"turn_seat", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder},
    {"aggressor", K::seat, inViews, everyone, 0, 1, FigureRole::attacker},
    {"parley_streak", K::number, inViews, everyone, 0, 99},
    {"first_blood", K::seat, inViews, everyone, 0, 1},
    {"game_starter", K::seat, internal, everyone},
    {"round_starter", K::seat, internal, everyone},
    {"offer", K::number, internal, everyone},
    {"offerer", K::seat, internal, everyone},
    {"scouted", K::flag, internal, everyone},
    {"first_hurt", K::seat, internal, everyone},
    {"picker", K::seat, internal, everyone},
    {"first_picker", K::seat, internal, everyone},
    {"duel", K::number, internal, everyone},
    {"duel_starter", K::seat, internal, everyone},
    {"duel_winner", K::seat, internal, everyone},
    {"row_before", K::number, internal, everyone},
    {"word", K::seat, internal, everyone},
    {"passes", K::number, internal, everyone},
    {"turning", K::number, internal, everyone},
    {"rewards", K::number, internal, everyone},
    {"by_hand", K::flag, internal, everyone},
    {"asked", K::number, internal, everyone},
    {"otherwise", K::number, internal, everyone},
    {"cycle", K::number, internal, everyone},
    {"upgrades_left", K::number, internal, everyone},
};
static_assert(std::size(kTable) == static_cast<std::size_t>(Table::count));

constexpr std::string_view kPhases[] = {
    "roll",         "choose",      "answer",   "location",      "preparation", "reveal",
    "dice",         "calculation", "showdown", "combat",        "score",       "result",
    "conceded",     "moments",     "reward",   "penalty",       "scouted",     "keep",
    "last_effects", "wishes",      "turn_end", "upgrade_order", "upgrade",     "ended"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::ended) + 1);
constexpr ZoneSpec kZones[] = {{"A/action/1", inViews},
                               {"A/action/2", inViews},
                               {"B/action/1", inViews},
                               {"B/action/2", inViews},
                               {"A/discard", inViews},
                               {"B/discard", inViews},
                               {"map/1", inViews},
                               {"map/2", inViews},
                               {"map/3", inViews},
                               {"map/4", inViews},
                               {"map/5", inViews},
                               {"A/power", inViews},
                               {"B/power", inViews},
                               {"A/basic", inViews},
                               {"B/basic", inViews},
                               {"A/deck", internal},
                               {"B/deck", internal},
                               {"A/hand", internal},
                               {"B/hand", internal},
                               {"map/seen", internal},
                               {"A/pool", internal},
                               {"B/pool", internal},
                               {"A/later_pool", internal},
                               {"B/later_pool", internal},
                               {"upgrades/discards", internal}};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count));
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
                                 .prompts = kPrompts,
                                 .together = kTogether,
                                 .reasons = kReasons,
                                 .events = events(),
                                 .steps = kSteps,
                                 .options = optionSpecs(),
                                 .setup = kSetUp,
                                 .takingBack = rule::takeBack,
                                 .trayFigure = static_cast<std::uint8_t>(Of::dv)};
  return kWords;
}

}  // namespace lk::rules::halfwish
