#include "rules/games/wtactics_orc/vocabulary.h"

#include <iterator>

#include "rules/games/wtactics_orc/figures.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/steps.h"

namespace lk::rules::wtactics_orc {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr FigureSpec kSeatFigures[] = {
    {"victory_points", K::number, inViews, everyone, 0, 999, FigureRole::primary},
    {"deck", K::number, inViews, everyone, 0, 60},
    {"offers_draw", K::flag, inViews, everyone, 0, 1},
    {"faction", K::card, internal, everyone},
    {"laid", K::flag, internal, everyone},
    {"deck_shown", K::flag, internal, everyone},
    {"in_play", K::number, internal, everyone},
    {"fielded", K::flag, internal, everyone}};
static_assert(std::size(kSeatFigures) == static_cast<std::size_t>(Of::count));

constexpr FigureSpec kTableFigures[] = {
    {"turn", K::number, inViews, everyone, 1, 999, FigureRole::turn},
    {"turn_seat", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder},
    {"action_points", K::number, inViews, everyone, 0, 999},
    {"starter", K::seat, internal, everyone},
    {"revealed", K::flag, internal, everyone},
    {"stage", K::number, internal, everyone},
    {"speaker", K::seat, internal, everyone},
    {"passes", K::number, internal, everyone},
    {"weapon", K::number, internal, everyone},
    {"target", K::number, internal, everyone},
    {"attacker_1", K::number, internal, everyone},
    {"attacker_2", K::number, internal, everyone},
    {"attacker_3", K::number, internal, everyone},
    {"group", K::flag, internal, everyone},
    {"share_1", K::number, internal, everyone},
    {"share_2", K::number, internal, everyone},
    {"share_3", K::number, internal, everyone},
    {"prevented", K::flag, internal, everyone},
    {"killer", K::number, internal, everyone},
    {"hurt", K::number, internal, everyone},
    {"action_points_each", K::number, internal, everyone},
    {"points_to_win", K::number, internal, everyone},
    {"turn_limit", K::number, internal, everyone}};
static_assert(std::size(kTableFigures) == static_cast<std::size_t>(Table::count));

constexpr std::string_view kPhases[] = {"startup", "upkeep", "recruit", "abilities",
                                        "move",    "attack", "battle",  "ended"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::ended) + 1);

constexpr ZoneSpec slotZone(int slot) {
  return {.name = kSlotNames[static_cast<std::size_t>(slot)], .shown = inViews};
}
constexpr ZoneSpec kZones[] = {slotZone(0),
                               slotZone(1),
                               slotZone(2),
                               slotZone(3),
                               slotZone(4),
                               slotZone(5),
                               slotZone(6),
                               slotZone(7),
                               slotZone(8),
                               slotZone(9),
                               slotZone(10),
                               slotZone(11),
                               slotZone(12),
                               slotZone(13),
                               slotZone(14),
                               slotZone(15),
                               {.name = "A/twilight", .shown = inViews},
                               {.name = "B/twilight", .shown = inViews},
                               {.name = "A/graveyard", .shown = inViews},
                               {.name = "B/graveyard", .shown = inViews},
                               {.name = "A/deck", .shown = inViews},
                               {.name = "B/deck", .shown = inViews}};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count));

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
                                      .prompts = kPrompts,
                                      .reasons = kReasons,
                                      .events = events(),
                                      .steps = kSteps,
                                      .options = optionSpecs(),
                                      .setup = {.starter = "starter", .scoring = kScoring},
                                      .takingBack = rule::takeBack,
                                      .unknownEvent = "unknown_event"};
  return kVocabulary;
}

}  // namespace lk::rules::wtactics_orc
