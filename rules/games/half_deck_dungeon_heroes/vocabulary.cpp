#include "rules/games/half_deck_dungeon_heroes/vocabulary.h"

#include <iterator>

#include "rules/games/half_deck_dungeon_heroes/figures.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_deck_dungeon_heroes/numbers.h"
#include "rules/games/half_deck_dungeon_heroes/options.h"
#include "rules/games/half_deck_dungeon_heroes/refusal_rules.h"
#include "rules/games/half_deck_dungeon_heroes/rule_ids.h"
#include "rules/games/half_deck_dungeon_heroes/steps.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr auto kSeat =
    enumerated<Of, FigureSpec>({{Of::hand, {"hand", K::number, inViews, everyone, 0, 60}},
                                {Of::draws, {"draws", K::number, inViews, everyone, 0, 60}},
                                {Of::out, {"out", K::flag, inViews, everyone, 0, 1}},
                                {Of::done, {"done", K::flag, internal, everyone}},
                                {Of::exchanged, {"exchanged", K::flag, internal, everyone}},
                                {Of::traded, {"traded", K::flag, internal, everyone}},
                                {Of::heroesPlaced, {"heroes_placed", K::number, internal, everyone}},
                                {Of::gearEquipped, {"gear_equipped", K::flag, internal, everyone}},
                                {Of::ownHeroes, {"own_heroes", K::flag, internal, everyone}},
                                {Of::mayLoot, {"may_loot", K::flag, internal, everyone}},
                                {Of::shows, {"shows", K::number, internal, everyone}}});

constexpr auto kTable = enumerated<Table, FigureSpec>(
    {{Table::round, {"round", K::number, inViews, everyone, 1, 9999, FigureRole::round}},
     {Table::turnSeat, {"turn_seat", K::seat, inViews, everyone, 0, 3, FigureRole::turnHolder}},
     {Table::heroDeck, {"hero_deck", K::number, inViews, everyone, 0, 60}},
     {Table::dungeonDeck, {"dungeon_deck", K::number, inViews, everyone, 0, 60}},
     {Table::endgameBoss, {"endgame_boss", K::card, inViews, everyone}},
     {Table::setAside, {"set_aside", K::number, internal, everyone}},
     {Table::prisoner, {"prisoner", K::number, internal, everyone}},
     {Table::bottom, {"bottom", K::flag, internal, everyone}},
     {Table::explorer, {"explorer", K::seat, internal, everyone}},
     {Table::main, {"main", K::number, internal, everyone}},
     {Table::support, {"support", K::number, internal, everyone}},
     {Table::rollers, {"rollers", K::number, internal, everyone}},
     {Table::rolled, {"rolled", K::number, internal, everyone}},
     {Table::dice, {"dice", K::number, internal, everyone}},
     {Table::team, {"team", K::flag, internal, everyone}},
     {Table::extra1, {"extra_1", K::number, internal, everyone}},
     {Table::extra2, {"extra_2", K::number, internal, everyone}},
     {Table::extra3, {"extra_3", K::number, internal, everyone}},
     {Table::extra4, {"extra_4", K::number, internal, everyone}},
     {Table::used1, {"used_1", K::number, internal, everyone}},
     {Table::used2, {"used_2", K::number, internal, everyone}},
     {Table::used3, {"used_3", K::number, internal, everyone}},
     {Table::used4, {"used_4", K::number, internal, everyone}},
     {Table::striker, {"striker", K::seat, internal, everyone}},
     {Table::loot, {"loot", K::number, internal, everyone}},
     {Table::fresh, {"fresh", K::number, internal, everyone}}});

constexpr auto kPhases = enumerated<Phase, std::string_view>({{Phase::preparation, "preparation"},
                                                              {Phase::explore, "explore"},
                                                              {Phase::combat, "combat"},
                                                              {Phase::challenge, "challenge"},
                                                              {Phase::sufferer, "sufferer"},
                                                              {Phase::effect, "effect"},
                                                              {Phase::loot, "loot"},
                                                              {Phase::roundEnd, "round_end"},
                                                              {Phase::ended, "ended"}});

constexpr ZoneSpec handOf(Seat seat, std::string_view name) {
  return {name, inViews, HandCount{seat, static_cast<std::uint8_t>(Of::hand)}};
}
constexpr auto kZones = enumerated<Zone, ZoneSpec>({{Zone::heroDeck, {"hero/deck", internal}},
                                                    {Zone::dungeonDeck, {"dungeon/deck", internal}},
                                                    {Zone::heroDiscard, {"hero/discard", inViews}},
                                                    {Zone::dungeonDiscard, {"dungeon/discard", inViews}},
                                                    {Zone::removed, {"removed", inViews}},
                                                    {Zone::encounter, {"encounter", inViews}},
                                                    {Zone::aside, {"aside", inViews}},
                                                    {Zone::hero1, {"hero/1", inViews}},
                                                    {Zone::hero2, {"hero/2", inViews}},
                                                    {Zone::hero3, {"hero/3", inViews}},
                                                    {Zone::hero4, {"hero/4", inViews}},
                                                    {Zone::gear1, {"gear/1", inViews}},
                                                    {Zone::gear2, {"gear/2", inViews}},
                                                    {Zone::gear3, {"gear/3", inViews}},
                                                    {Zone::gear4, {"gear/4", inViews}},
                                                    {Zone::handA, handOf(Seat::A, "A/hand")},
                                                    {Zone::handB, handOf(Seat::B, "B/hand")},
                                                    {Zone::handC, handOf(Seat::C, "C/hand")},
                                                    {Zone::handD, handOf(Seat::D, "D/hand")}});

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
                                 .numbers = kNumbers,
                                 .prompts = kPrompts,
                                 .reasons = kReasons,
                                 .refusalRules = kRefusalRules,
                                 .events = events(),
                                 .steps = kSteps,
                                 .options = optionSpecs(),
                                 .setup = kSetUp,
                                 .takingBack = rule::takeBack,
                                 .unknownEvent = "unknown_event"};
  return kWords;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
