#include "rules/games/magepunk/vocabulary.h"

#include <iterator>

#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rule_ids.h"
#include "rules/games/magepunk/steps.h"

namespace lk::rules::magepunk {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr FigureSpec kSeat[] = {{"life", K::number, inViews, everyone, -999, 999, FigureRole::primary},
                                {"hand", K::number, inViews, everyone, 0, 220},
                                {"deck", K::number, inViews, everyone, 0, 220},
                                {"charge.biom", K::number, inViews, everyone, 0, 999},
                                {"charge.kinesis", K::number, inViews, everyone, 0, 999},
                                {"charge.aether", K::number, inViews, everyone, 0, 999},
                                {"charge.entropy", K::number, inViews, everyone, 0, 999},
                                {"charge.radiance", K::number, inViews, everyone, 0, 999},
                                {"spent.biom", K::number, inViews, everyone, 0, 220},
                                {"spent.kinesis", K::number, inViews, everyone, 0, 220},
                                {"spent.aether", K::number, inViews, everyone, 0, 220},
                                {"spent.entropy", K::number, inViews, everyone, 0, 220},
                                {"spent.radiance", K::number, inViews, everyone, 0, 220},
                                {"waits.biom", K::number, internal, everyone},
                                {"waits.kinesis", K::number, internal, everyone},
                                {"waits.aether", K::number, internal, everyone},
                                {"waits.entropy", K::number, internal, everyone},
                                {"waits.radiance", K::number, internal, everyone},
                                {"lost", K::flag, internal, everyone},
                                {"redraws", K::flag, internal, everyone}};
static_assert(std::size(kSeat) == static_cast<std::size_t>(Of::count));

constexpr FigureSpec kTable[] = {{"turn", K::number, inViews, everyone, 1, 9999, FigureRole::turn},
                                 {"active", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder},
                                 {"speaker", K::seat, internal, everyone, 0, 1},
                                 {"step", K::number, internal, everyone},
                                 {"due", K::number, internal, everyone},
                                 {"resolving", K::flag, internal, everyone},
                                 {"declined", K::number, internal, everyone},
                                 {"chained", K::flag, internal, everyone},
                                 {"laid", K::number, internal, everyone},
                                 {"last_turn", K::number, internal, everyone},
                                 {"ordered", K::number, internal, everyone},
                                 {"oldest_first", K::flag, internal, everyone},
                                 {"moved", K::flag, internal, everyone}};
static_assert(std::size(kTable) == static_cast<std::size_t>(Table::count));

constexpr std::string_view kPhases[] = {"draw", "main1", "attack", "main2", "end"};
static_assert(std::size(kPhases) == static_cast<std::size_t>(Phase::end) + 1);

constexpr ZoneSpec handOf(Seat seat, std::string_view name) {
  return {name, inViews, HandCount{seat, static_cast<std::uint8_t>(Of::hand)}};
}
constexpr ZoneSpec kZones[] = {{.name = "battlefield", .shown = inViews, .bySeat = true},
                               {"A/discard", inViews},
                               {"B/discard", inViews},
                               handOf(Seat::A, "A/hand"),
                               handOf(Seat::B, "B/hand"),
                               {"chain", inViews},
                               {"A/resource/biom", inViews},
                               {"A/resource/kinesis", inViews},
                               {"A/resource/aether", inViews},
                               {"A/resource/entropy", inViews},
                               {"A/resource/radiance", inViews},
                               {"B/resource/biom", inViews},
                               {"B/resource/kinesis", inViews},
                               {"B/resource/aether", inViews},
                               {"B/resource/entropy", inViews},
                               {"B/resource/radiance", inViews}};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count));

constexpr std::string_view kCounters[] = {"damage", "order"};
constexpr std::string_view kMarks[] = {"attacking", "blocked"};

constexpr std::string_view kPrompts[] = {
    "odd",          "mulligan", "main", "fast", "attack",        "block",        "order",   "damage",
    "after_damage", "chain",    "end",  "may",  "choose_things", "choose_cards", "discard", "trigger_order"};

constexpr std::string_view kReasons[] = {"not_your_turn",
                                         "wrong_phase",
                                         "not_fast",
                                         "no_window",
                                         "not_your_turn_to_speak",
                                         "chain_open",
                                         "nothing_to_decline",
                                         "no_card_in_hand",
                                         "unknown_card",
                                         "game_over",
                                         "cannot_pay",
                                         "wrong_payment",
                                         "wrong_energy",
                                         "sacrifice_missing",
                                         "cannot_sacrifice",
                                         "show_card",
                                         "energy_mismatch",
                                         "energy_unknown",
                                         "cannot_be_resource",
                                         "one_resource_a_turn",
                                         "not_yours",
                                         "no_such_ability",
                                         "activation_delay",
                                         "once_per_turn",
                                         "target_missing",
                                         "illegal_target",
                                         "not_eligible",
                                         "cannot_attack",
                                         "cannot_block",
                                         "twice",
                                         "not_attackable",
                                         "already_blocking",
                                         "not_attacking",
                                         "needs_two_blockers",
                                         "blockers_missing",
                                         "order_missing",
                                         "wrong_order",
                                         "not_lethal",
                                         "wrong_sum",
                                         "not_a_blocker",
                                         "answer_first",
                                         "not_your_decision",
                                         "nothing_to_decide",
                                         "wrong_answer",
                                         "duplicate_in_wallet",
                                         "wrong_wallet_size",
                                         "too_many_copies",
                                         "small_deck",
                                         "no_such_seat",
                                         "unknown_event",
                                         "which_one",
                                         "not_now",
                                         "malformed"};

constexpr MannerOption kScoring[] = {{"mulligan", "none"}};
constexpr SetupSpec kSetUp{.leastPlayers = 2, .mostPlayers = 2, .starter = "starter", .scoring = kScoring};

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
                                 .takingBack = rule::takeBack,
                                 .unknownEvent = "unknown_event"};
  return kWords;
}

}  // namespace lk::rules::magepunk
