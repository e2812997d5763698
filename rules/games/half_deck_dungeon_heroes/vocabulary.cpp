#include "rules/games/half_deck_dungeon_heroes/vocabulary.h"

#include <iterator>

#include "rules/games/half_deck_dungeon_heroes/figures.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/steps.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr FigureSpec kSeat[] = {
    {"hand", K::number, inViews, everyone, 0, 60},    {"draws", K::number, inViews, everyone, 0, 60},
    {"out", K::flag, inViews, everyone, 0, 1},        {"done", K::flag, internal, everyone},
    {"exchanged", K::flag, internal, everyone},       {"traded", K::flag, internal, everyone},
    {"heroes_placed", K::number, internal, everyone}, {"gear_equipped", K::flag, internal, everyone},
    {"own_heroes", K::flag, internal, everyone},      {"may_loot", K::flag, internal, everyone},
    {"shows", K::number, internal, everyone}};
static_assert(std::size(kSeat) == static_cast<std::size_t>(Of::count));

constexpr FigureSpec kTable[] = {{"round", K::number, inViews, everyone, 1, 9999, FigureRole::round},
                                 {"turn_seat", K::seat, inViews, everyone, 0, 3, FigureRole::turnHolder},
                                 {"hero_deck", K::number, inViews, everyone, 0, 60},
                                 {"dungeon_deck", K::number, inViews, everyone, 0, 60},
                                 {"endgame_boss", K::card, inViews, everyone},
                                 {"set_aside", K::number, internal, everyone},
                                 {"prisoner", K::number, internal, everyone},
                                 {"bottom", K::flag, internal, everyone},
                                 {"explorer", K::seat, internal, everyone},
                                 {"main", K::number, internal, everyone},
                                 {"support", K::number, internal, everyone},
                                 {"rollers", K::number, internal, everyone},
                                 {"rolled", K::number, internal, everyone},
                                 {"dice", K::number, internal, everyone},
                                 {"team", K::flag, internal, everyone},
                                 {"extra_1", K::number, internal, everyone},
                                 {"extra_2", K::number, internal, everyone},
                                 {"extra_3", K::number, internal, everyone},
                                 {"extra_4", K::number, internal, everyone},
                                 {"used_1", K::number, internal, everyone},
                                 {"used_2", K::number, internal, everyone},
                                 {"used_3", K::number, internal, everyone},
                                 {"used_4", K::number, internal, everyone},
                                 {"striker", K::seat, internal, everyone},
                                 {"loot", K::number, internal, everyone},
                                 {"fresh", K::number, internal, everyone}};
static_assert(std::size(kTable) == static_cast<std::size_t>(Table::count));

constexpr std::string_view kPhases[] = {"preparation", "explore", "combat",    "challenge", "sufferer",
                                        "effect",      "loot",    "round_end", "ended"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::ended) + 1);

constexpr ZoneSpec handOf(Seat seat, std::string_view name) {
  return {name, inViews, HandCount{seat, static_cast<std::uint8_t>(Of::hand)}};
}
constexpr ZoneSpec kZones[] = {
    {"hero/deck", internal},      {"dungeon/deck", internal}, {"hero/discard", inViews},
    {"dungeon/discard", inViews}, {"removed", inViews},       {"encounter", inViews},
    {"aside", inViews},           {"hero/1", inViews},        {"hero/2", inViews},
    {"hero/3", inViews},          {"hero/4", inViews},        {"gear/1", inViews},
    {"gear/2", inViews},          {"gear/3", inViews},        {"gear/4", inViews},
    handOf(Seat::A, "A/hand"),    handOf(Seat::B, "B/hand"),  handOf(Seat::C, "C/hand"),
    handOf(Seat::D, "D/hand")};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count));

constexpr std::string_view kPrompts[] = {"odd",  "draw",   "prepare",  "explore",  "fight", "face",
                                         "roll", "decide", "sufferer", "prisoner", "loot",  "show_hand"};

constexpr std::string_view kReasons[] = {
    "wrong_phase",     "not_your_turn",      "answer_first",     "already_done",     "out_of_game",
    "wrong_count",     "no_card_in_hand",    "unknown_card",     "not_a_hero",       "not_gear",
    "not_a_team_card", "hero_limit",         "hero_not_in_play", "wrong_owner",      "first_preparation",
    "one_gear_only",   "nothing_to_replace", "exchange_used",    "trade_used",       "empty_hand",
    "solo_game",       "card_gone",          "no_draw_due",      "wrong_deck",       "encounter_open",
    "deck_empty",      "no_encounter",       "not_in_combat",    "hero_able",        "no_trap",
    "roll_pending",    "no_attribute",       "same_hero",        "one_support_only", "no_assist_on_traps",
    "not_equipped",    "wrong_attribute",    "not_now",          "one_team_card",    "cannot_escape_endgame",
    "no_roll_due",     "not_rolling",        "already_rolled",   "impossible_roll",  "nothing_to_decide",
    "no_gear",         "no_loot_due",        "not_your_loot",    "unknown_event",    "game_over",
    "malformed"};

constexpr SeatChoice kHeroChoice[] = {
    {.key = "heroes", .cardType = "hero", .leastPlayers = 2, .different = true}};
constexpr MannerOption kByHand[] = {{"hand_row", "no"}};  // nobody types a hand
constexpr MannerOption kScoring[] = {{"hand_row", "no"}, {"coop_hands", "hidden"}};
constexpr SetupSpec kSetUp{.leastPlayers = 1,
                           .mostPlayers = kMaxSeats,
                           .players = "players",
                           .choices = kHeroChoice,
                           .scoring = kScoring,
                           .byHand = kByHand};

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary kWords{.seatFigures = kSeat,
                                 .tableFigures = kTable,
                                 .phases = kPhases,
                                 .zones = kZones,
                                 .prompts = kPrompts,
                                 .reasons = kReasons,
                                 .events = events(),
                                 .steps = kSteps,
                                 .options = optionSpecs(),
                                 .setup = kSetUp,
                                 .takingBack = rule::takeBack,
                                 .unknownEvent = "unknown_event"};
  return kWords;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
