#include "move.h"

namespace lk::rules::kiteyard {

namespace {

using K = FigureKind;
constexpr FigureSpec kSeat[] = {
    {"wind", K::number, Shown::inViews, OpenTo::everyone, 0, 99, FigureRole::primary}};
constexpr FigureSpec kTable[] = {
    {"turn", K::number, Shown::inViews, OpenTo::everyone, 0, 99, FigureRole::turn},
    {"turn_seat", K::seat, Shown::inViews, OpenTo::everyone, 0, 3, FigureRole::turnHolder},
    {"resolving", K::flag, Shown::internal, OpenTo::everyone}};
constexpr std::string_view kPhases[] = {"play"};
constexpr ZoneSpec kZones[] = {{.name = "yard", .shown = Shown::inViews, .bySeat = true},
                               {.name = "A/discard", .shown = Shown::inViews},
                               {.name = "B/discard", .shown = Shown::inViews},
                               {.name = "C/discard", .shown = Shown::inViews}};
constexpr std::string_view kCounters[] = {"damage", "knots"};
constexpr std::string_view kMarks[] = {"spent"};
constexpr std::string_view kPrompts[] = {"act", "answer", "choose_things"};
constexpr std::string_view kReasons[] = {"not_now",        "not_your_turn", "not_fast",    "target_missing",
                                         "illegal_target", "cannot_attack", "wrong_count", "unknown_card",
                                         "no_such_thing",  "game_over",     "which_one",   "malformed"};
constexpr std::string_view kSteps[] = {"came",      "announced",  "wind",     "damage",   "mended",
                                       "knots",     "brought",    "tied",     "attacked", "spent",
                                       "cancelled", "no_target",  "resolves", "nothing",  "turn_ends",
                                       "ended",     "taken_back", "unspent"};

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
                                 .setup = {.leastPlayers = 2, .mostPlayers = 3, .players = "players"},
                                 .takingBack = {"K-2"}};
  return kWords;
}

}  // namespace lk::rules::kiteyard
