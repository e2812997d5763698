#include "rules/games/magepunk/vocabulary.h"

#include <iterator>

#include "rules/games/magepunk/figures.h"
#include "rules/games/magepunk/move.h"
#include "rules/games/magepunk/numbers.h"
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/refusal_rules.h"
#include "rules/games/magepunk/rule_ids.h"
#include "rules/games/magepunk/rules/setup.h"
#include "rules/games/magepunk/steps.h"
#include "rules/text/enumerated.h"

namespace lk::rules::magepunk {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr auto kSeat = enumerated<Of, FigureSpec>(
    {{Of::life, {"life", K::number, inViews, everyone, -999, 999, FigureRole::primary}},
     {Of::hand, {"hand", K::number, inViews, everyone, 0, 220}},
     {Of::deck, {"deck", K::number, inViews, everyone, 0, 220}},
     {Of::charge, {"charge.biom", K::number, inViews, everyone, 0, 999}},
     {after(Of::charge, 1), {"charge.kinesis", K::number, inViews, everyone, 0, 999}},
     {after(Of::charge, 2), {"charge.aether", K::number, inViews, everyone, 0, 999}},
     {after(Of::charge, 3), {"charge.entropy", K::number, inViews, everyone, 0, 999}},
     {after(Of::charge, 4), {"charge.radiance", K::number, inViews, everyone, 0, 999}},
     {Of::spent, {"spent.biom", K::number, inViews, everyone, 0, 220}},
     {after(Of::spent, 1), {"spent.kinesis", K::number, inViews, everyone, 0, 220}},
     {after(Of::spent, 2), {"spent.aether", K::number, inViews, everyone, 0, 220}},
     {after(Of::spent, 3), {"spent.entropy", K::number, inViews, everyone, 0, 220}},
     {after(Of::spent, 4), {"spent.radiance", K::number, inViews, everyone, 0, 220}},
     {Of::waits, {"waits.biom", K::number, internal, everyone}},
     {after(Of::waits, 1), {"waits.kinesis", K::number, internal, everyone}},
     {after(Of::waits, 2), {"waits.aether", K::number, internal, everyone}},
     {after(Of::waits, 3), {"waits.entropy", K::number, internal, everyone}},
     {after(Of::waits, 4), {"waits.radiance", K::number, internal, everyone}},
     {Of::lost, {"lost", K::number, internal, everyone}},
     {Of::redraws, {"redraws", K::flag, internal, everyone}}});

constexpr auto kTable = enumerated<Table, FigureSpec>(
    {{Table::turn, {"turn", K::number, inViews, everyone, 1, 9999, FigureRole::turn}},
     {Table::active, {"active", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder}},
     {Table::speaker, {"speaker", K::seat, internal, everyone, 0, 1}},
     {Table::step, {"step", K::number, internal, everyone}},
     {Table::due, {"due", K::number, internal, everyone}},
     {Table::resolving, {"resolving", K::flag, internal, everyone}},
     {Table::declined, {"declined", K::number, internal, everyone}},
     {Table::chained, {"chained", K::flag, internal, everyone}},
     {Table::laid, {"laid", K::number, internal, everyone}},
     {Table::lastTurn, {"last_turn", K::number, internal, everyone}},
     {Table::ordered, {"ordered", K::number, internal, everyone}},
     {Table::oldestFirst, {"oldest_first", K::flag, internal, everyone}},
     {Table::moved, {"moved", K::flag, internal, everyone}}});

constexpr auto kPhases = enumerated<Phase, std::string_view>({{Phase::draw, "draw"},
                                                              {Phase::main1, "main1"},
                                                              {Phase::attack, "attack"},
                                                              {Phase::main2, "main2"},
                                                              {Phase::end, "end"}});

constexpr ZoneSpec handOf(Seat seat, std::string_view name) {
  return {name, inViews, HandCount{seat, static_cast<std::uint8_t>(Of::hand)}};
}
constexpr auto kZones = enumerated<Zone, ZoneSpec>(
    {{Zone::battlefield, {.name = "battlefield", .shown = inViews, .bySeat = true}},
     {Zone::discardA, {"A/discard", inViews}},
     {Zone::discardB, {"B/discard", inViews}},
     {Zone::handA, handOf(Seat::A, "A/hand")},
     {Zone::handB, handOf(Seat::B, "B/hand")},
     {Zone::chain, {"chain", inViews}},
     {Zone::resource, {"A/resource/biom", inViews}},
     {after(Zone::resource, 1), {"A/resource/kinesis", inViews}},
     {after(Zone::resource, 2), {"A/resource/aether", inViews}},
     {after(Zone::resource, 3), {"A/resource/entropy", inViews}},
     {after(Zone::resource, 4), {"A/resource/radiance", inViews}},
     {after(Zone::resource, 5), {"B/resource/biom", inViews}},
     {after(Zone::resource, 6), {"B/resource/kinesis", inViews}},
     {after(Zone::resource, 7), {"B/resource/aether", inViews}},
     {after(Zone::resource, 8), {"B/resource/entropy", inViews}},
     {after(Zone::resource, 9), {"B/resource/radiance", inViews}}});

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
constexpr SetupSpec kSetUp{
    .leastPlayers = 2, .mostPlayers = 2, .starter = "starter", .decks = &kDecks, .scoring = kScoring};

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary kWords{.seatFigures = kSeat,
                                 .tableFigures = kTable,
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
                                 .setup = kSetUp,
                                 .takingBack = rule::takeBack,
                                 .unknownEvent = "unknown_event"};
  return kWords;
}

}  // namespace lk::rules::magepunk
