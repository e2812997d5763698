#include "rules/games/half_the_battle/vocabulary.h"

#include <iterator>

#include "rules/games/half_the_battle/move.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/steps.h"

namespace lk::rules::half_the_battle {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr FigureSpec flag(std::string_view name, Shown shown) {
  return {name, K::flag, shown, everyone, 0, 1};
}
constexpr FigureSpec kSeat[] = {{"tokens", K::number, inViews, everyone, 0, 99},
                                {"monster_start", K::number, inViews, everyone, 11, 20},
                                {"selected", K::card, inViews, everyone},
                                flag("rage_d4", inViews),
                                flag("rage_d6", inViews),
                                flag("rage_d8", inViews),
                                flag("rage_d10", inViews),
                                flag("rage_d10_0", inViews),
                                flag("rage_d12", inViews),
                                flag("rage_d20", inViews),
                                flag("earned_d4", internal),
                                flag("earned_d6", internal),
                                flag("earned_d8", internal),
                                flag("earned_d10", internal),
                                flag("earned_d10_0", internal),
                                flag("earned_d12", internal),
                                flag("earned_d20", internal),
                                {"bought", K::number, internal, everyone},
                                flag("free_token", internal),
                                flag("passed", internal),
                                {"proposes", K::number, internal, everyone}};
static_assert(std::size(kSeat) == static_cast<std::size_t>(Of::count));

constexpr FigureSpec kTable[] = {{"round", K::number, inViews, everyone, 1, 9999, FigureRole::round},
                                 {"initiative", K::seat, inViews, everyone, 0, 1},
                                 {"turn_seat", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder},
                                 {"stage", K::number, internal, everyone},
                                 flag("moved", internal),
                                 flag("acted", internal),
                                 flag("idle", internal),
                                 {"missed", K::number, internal, everyone},
                                 {"window", K::number, internal, everyone},
                                 {"lanes", K::number, internal, everyone},
                                 {"to", K::number, internal, everyone},
                                 {"move_bonus", K::number, internal, everyone},
                                 {"range_bonus", K::number, internal, everyone},
                                 {"quiet", K::number, internal, everyone},
                                 flag("hurt", internal)};
static_assert(std::size(kTable) == static_cast<std::size_t>(Table::count));

constexpr std::string_view kPhases[] = {"setup", "selection", "action"};

constexpr ZoneSpec owned(std::string_view name) {
  return {.name = name, .shown = inViews, .bySeat = true};
}
constexpr ZoneSpec kZones[] = {owned("lane/1"),
                               owned("lane/2"),
                               owned("lane/3"),
                               owned("lane/4"),
                               owned("lane/5"),
                               owned("lane/6"),
                               owned("lane/7"),
                               owned("lane/8"),
                               owned("lane/9"),
                               owned("lane/10"),
                               owned("mark/1"),
                               owned("mark/2"),
                               owned("mark/3"),
                               owned("mark/4"),
                               owned("mark/5"),
                               owned("mark/6"),
                               owned("mark/7"),
                               owned("mark/8"),
                               owned("mark/9"),
                               owned("mark/10"),
                               owned("tokens"),
                               {.name = "A/items", .shown = inViews},
                               {.name = "B/items", .shown = inViews},
                               owned("A/out"),
                               owned("B/out")};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count));

constexpr std::string_view kCounters[] = {"hp", "until_round", "end_hp"};
static_assert(std::size(kCounters) == static_cast<std::size_t>(Counter::count));
constexpr std::string_view kMarks[] = {"dying", "credited", "by_nobody", "by_monster"};
static_assert(std::size(kMarks) == static_cast<std::size_t>(Mark::count));

constexpr std::string_view kPrompts[] = {"odd",  "items", "roll",   "select",   "act",
                                         "item", "save",  "missed", "stalemate"};

constexpr std::string_view kReasons[] = {"wrong_phase",
                                         "not_your_turn",
                                         "not_your_piece",
                                         "piece_dead",
                                         "not_selected",
                                         "answer_first",
                                         "already_moved",
                                         "no_move",
                                         "off_board",
                                         "too_far",
                                         "entangled",
                                         "already_acted",
                                         "cannot_act",
                                         "unknown_action",
                                         "hp_condition",
                                         "no_token",
                                         "target_missing",
                                         "too_many_targets",
                                         "twice",
                                         "illegal_target",
                                         "out_of_range",
                                         "wrong_order",
                                         "item_not_held",
                                         "item_used",
                                         "item_not_now",
                                         "rage_not_held",
                                         "rage_already_spent",
                                         "rage_too_little",
                                         "unknown_purchase",
                                         "monster_dead",
                                         "wrong_team",
                                         "not_your_half",
                                         "wrong_count",
                                         "card_elsewhere",
                                         "unknown_card",
                                         "already_rolled",
                                         "impossible_roll",
                                         "die_shows_other_value",
                                         "unknown_event",
                                         "game_over",
                                         "not_now",
                                         "which_one",
                                         "malformed"};

constexpr SeatChoice kTeamChoice[] = {{.key = "teams", .cardType = "party"}};
constexpr MannerOption kScoring[] = {{"items", "off"}};
constexpr SetupSpec kSetUp{.choices = kTeamChoice, .scoring = kScoring};

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary kWords{.seatFigures = kSeat,
                                 .tableFigures = kTable,
                                 .phases = kPhases,
                                 .zones = kZones,
                                 .counters = kCounters,
                                 .marks = kMarks,
                                 .prompts = kPrompts,
                                 .reasons = kReasons,
                                 .events = events(),
                                 .steps = kSteps,
                                 .options = optionSpecs(),
                                 .setup = kSetUp,
                                 .takingBack = rule::takesBack,
                                 .unknownEvent = "unknown_event"};
  return kWords;
}

}  // namespace lk::rules::half_the_battle
