#include "rules/games/wtactics_orc/vocabulary.h"

#include <iterator>

#include "rules/games/wtactics_orc/figures.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/numbers.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/refusal_rules.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/steps.h"
#include "rules/text/enumerated.h"

namespace lk::rules::wtactics_orc {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr auto kSeatFigures = enumerated<Of, FigureSpec>(
    {{Of::victoryPoints, {"victory_points", K::number, inViews, everyone, 0, 999, FigureRole::primary}},
     {Of::deck, {"deck", K::number, inViews, everyone, 0, 60}},
     {Of::offersDraw, {"offers_draw", K::flag, inViews, everyone, 0, 1}},
     {Of::faction, {"faction", K::card, internal, everyone}},
     {Of::laid, {"laid", K::flag, internal, everyone}},
     {Of::deckShown, {"deck_shown", K::flag, internal, everyone}},
     {Of::inPlay, {"in_play", K::number, internal, everyone}},
     {Of::fielded, {"fielded", K::flag, internal, everyone}}});

constexpr auto kTableFigures = enumerated<Table, FigureSpec>(
    {{Table::turn, {"turn", K::number, inViews, everyone, 1, 999, FigureRole::turn}},
     {Table::turnSeat, {"turn_seat", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder}},
     {Table::actionPoints, {"action_points", K::number, inViews, everyone, 0, 999}},
     {Table::starter, {"starter", K::seat, internal, everyone}},
     {Table::revealed, {"revealed", K::flag, internal, everyone}},
     {Table::stage, {"stage", K::number, internal, everyone}},
     {Table::speaker, {"speaker", K::seat, internal, everyone}},
     {Table::passes, {"passes", K::number, internal, everyone}},
     {Table::weapon, {"weapon", K::number, internal, everyone}},
     {Table::target, {"target", K::number, internal, everyone}},
     {Table::attacker1, {"attacker_1", K::number, internal, everyone}},
     {Table::attacker2, {"attacker_2", K::number, internal, everyone}},
     {Table::attacker3, {"attacker_3", K::number, internal, everyone}},
     {Table::group, {"group", K::flag, internal, everyone}},
     {Table::share1, {"share_1", K::number, internal, everyone}},
     {Table::share2, {"share_2", K::number, internal, everyone}},
     {Table::share3, {"share_3", K::number, internal, everyone}},
     {Table::prevented, {"prevented", K::flag, internal, everyone}},
     {Table::killer, {"killer", K::number, internal, everyone}},
     {Table::hurt, {"hurt", K::number, internal, everyone}},
     {Table::actionPointsEach, {"action_points_each", K::number, internal, everyone}},
     {Table::pointsToWin, {"points_to_win", K::number, internal, everyone}},
     {Table::turnLimit, {"turn_limit", K::number, internal, everyone}}});

constexpr auto kPhases = enumerated<Phase, std::string_view>({{Phase::startup, "startup"},
                                                              {Phase::upkeep, "upkeep"},
                                                              {Phase::recruit, "recruit"},
                                                              {Phase::abilities, "abilities"},
                                                              {Phase::move, "move"},
                                                              {Phase::attack, "attack"},
                                                              {Phase::battle, "battle"},
                                                              {Phase::ended, "ended"}});

constexpr ZoneSpec slotZone(int slot) {
  return {.name = kSlotNames[static_cast<std::size_t>(slot)], .shown = inViews};
}
constexpr auto kZones =
    enumerated<Zone, ZoneSpec>({{after(Zone{}, 0), slotZone(0)},
                                {after(Zone{}, 1), slotZone(1)},
                                {after(Zone{}, 2), slotZone(2)},
                                {after(Zone{}, 3), slotZone(3)},
                                {after(Zone{}, 4), slotZone(4)},
                                {after(Zone{}, 5), slotZone(5)},
                                {after(Zone{}, 6), slotZone(6)},
                                {after(Zone{}, 7), slotZone(7)},
                                {after(Zone{}, 8), slotZone(8)},
                                {after(Zone{}, 9), slotZone(9)},
                                {after(Zone{}, 10), slotZone(10)},
                                {after(Zone{}, 11), slotZone(11)},
                                {after(Zone{}, 12), slotZone(12)},
                                {after(Zone{}, 13), slotZone(13)},
                                {after(Zone{}, 14), slotZone(14)},
                                {after(Zone{}, 15), slotZone(15)},
                                {Zone::twilightA, {.name = "A/twilight", .shown = inViews}},
                                {Zone::twilightB, {.name = "B/twilight", .shown = inViews}},
                                {Zone::graveyardA, {.name = "A/graveyard", .shown = inViews}},
                                {Zone::graveyardB, {.name = "B/graveyard", .shown = inViews}},
                                {Zone::deckA, {.name = "A/deck", .shown = inViews}},
                                {Zone::deckB, {.name = "B/deck", .shown = inViews}}});

constexpr std::string_view kCounters[] = {"damage"};
constexpr std::string_view kMarks[] = {"marked", "moved", "upkeep_due", "marked_this_turn", "attacked"};

constexpr std::string_view kPrompts[] = {
    "odd",    "startup", "reveal", "place",         "upkeep", "recruit", "abilities", "move",
    "attack", "battle",  "may",    "choose_things", "split",  "struck",  "saviour",   "score"};

constexpr std::string_view kReasons[] = {
    // turn
    "not_your_turn", "wrong_step", "no_step_back", "startup_first", "battle_open", "upkeep_open",
    "no_upkeep_due", "game_over",
    // start-up
    "four_slots", "already_placed", "reveal_first", "place_next", "not_face_down", "one_level2_at_start",
    // decks
    "wrong_faction", "deck_too_big", "deck_too_small", "not_in_deck", "unknown_card",
    // slots
    "no_such_slot", "slot_taken", "not_yours", "not_adjacent", "cannot_move", "moved_already", "two_level2",
    // paying
    "already_marked", "marked_this_turn", "wrong_payment", "cannot_pay_with", "not_in_twilight",
    "twilight_own_turn_only", "twilight_not_here", "not_a_pair", "no_action_points",
    // abilities
    "no_such_ability", "no_abilities_in_group", "target_missing", "illegal_target", "no_resting",
    // attacks
    "no_target", "no_such_weapon", "out_of_reach", "covered", "blessed", "group_size", "group_front_row",
    "wrong_split", "which_weapon",
    // battle talk
    "not_your_turn_to_speak", "nothing_to_pass",
    // questions
    "answer_first", "not_your_decision", "nothing_to_decide", "wrong_answer",
    // unusable
    "no_such_seat", "unknown_event", "not_now", "malformed"};

constexpr MannerOption kScoring[] = {{"armies", "off"}};

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary kVocabulary{.seatFigures = kSeatFigures,
                                      .tableFigures = kTableFigures,
                                      .phases = kPhases,
                                      .zones = kZones,
                                      .counters = kCounters,
                                      .marks = kMarks,
                                      .numbers = kNumbers,
                                      .conditions = kConditions,
                                      .prompts = kPrompts,
                                      .reasons = kReasons,
                                      .refusalRules = kRefusalRules,
                                      .events = events(),
                                      .steps = kSteps,
                                      .options = optionSpecs(),
                                      .setup = {.starter = "starter", .scoring = kScoring},
                                      .takingBack = rule::takeBack,
                                      .unknownEvent = "unknown_event"};
  return kVocabulary;
}

}  // namespace lk::rules::wtactics_orc
