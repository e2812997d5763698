#include "rules/games/half_the_battle/vocabulary.h"

#include <iterator>

#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/move.h"
#include "rules/games/half_the_battle/numbers.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/refusal_rules.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/steps.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

namespace {

using K = FigureKind;
using enum Shown;
using enum OpenTo;

constexpr FigureSpec flag(std::string_view name, Shown shown) {
  return {name, K::flag, shown, everyone, 0, 1};
}
constexpr auto kSeat =
    enumerated<Of, FigureSpec>({{Of::tokens, {"tokens", K::number, inViews, everyone, 0, 99}},
                                {Of::monsterStart, {"monster_start", K::number, inViews, everyone, 11, 20}},
                                {Of::selected, {"selected", K::card, inViews, everyone}},
                                {Of::rage, flag("rage_d4", inViews)},
                                {after(Of::rage, 1), flag("rage_d6", inViews)},
                                {after(Of::rage, 2), flag("rage_d8", inViews)},
                                {after(Of::rage, 3), flag("rage_d10", inViews)},
                                {after(Of::rage, 4), flag("rage_d10_0", inViews)},
                                {after(Of::rage, 5), flag("rage_d12", inViews)},
                                {after(Of::rage, 6), flag("rage_d20", inViews)},
                                {Of::earned, flag("earned_d4", internal)},
                                {after(Of::earned, 1), flag("earned_d6", internal)},
                                {after(Of::earned, 2), flag("earned_d8", internal)},
                                {after(Of::earned, 3), flag("earned_d10", internal)},
                                {after(Of::earned, 4), flag("earned_d10_0", internal)},
                                {after(Of::earned, 5), flag("earned_d12", internal)},
                                {after(Of::earned, 6), flag("earned_d20", internal)},
                                {Of::bought, {"bought", K::number, internal, everyone}},
                                {Of::freeToken, flag("free_token", internal)},
                                {Of::passed, flag("passed", internal)},
                                {Of::proposes, {"proposes", K::number, internal, everyone}},
                                {Of::places, flag("places", internal)}});

constexpr auto kTable = enumerated<Table, FigureSpec>(
    {{Table::round, {"round", K::number, inViews, everyone, 1, 9999, FigureRole::round}},
     {Table::initiative, {"initiative", K::seat, inViews, everyone, 0, 1}},
     {Table::turnSeat, {"turn_seat", K::seat, inViews, everyone, 0, 1, FigureRole::turnHolder}},
     {Table::stage, {"stage", K::number, internal, everyone}},
     {Table::moved, flag("moved", internal)},
     {Table::acted, flag("acted", internal)},
     {Table::idle, flag("idle", internal)},
     {Table::missed, {"missed", K::number, internal, everyone}},
     {Table::window, {"window", K::number, internal, everyone}},
     {Table::lanes, {"lanes", K::number, internal, everyone}},
     {Table::to, {"to", K::number, internal, everyone}},
     {Table::moveBonus, {"move_bonus", K::number, internal, everyone}},
     {Table::rangeBonus, {"range_bonus", K::number, internal, everyone}},
     {Table::quiet, {"quiet", K::number, internal, everyone}},
     {Table::hurt, flag("hurt", internal)}});

constexpr std::string_view kPhases[] = {"setup", "selection", "action"};

constexpr ZoneSpec owned(std::string_view name) {
  return {.name = name, .shown = inViews, .bySeat = true};
}
constexpr auto kZones = enumerated<Zone, ZoneSpec>({{Zone::lanes, owned("lane/1")},
                                                    {after(Zone::lanes, 1), owned("lane/2")},
                                                    {after(Zone::lanes, 2), owned("lane/3")},
                                                    {after(Zone::lanes, 3), owned("lane/4")},
                                                    {after(Zone::lanes, 4), owned("lane/5")},
                                                    {after(Zone::lanes, 5), owned("lane/6")},
                                                    {after(Zone::lanes, 6), owned("lane/7")},
                                                    {after(Zone::lanes, 7), owned("lane/8")},
                                                    {after(Zone::lanes, 8), owned("lane/9")},
                                                    {after(Zone::lanes, 9), owned("lane/10")},
                                                    {Zone::arrows, owned("mark/1")},
                                                    {after(Zone::arrows, 1), owned("mark/2")},
                                                    {after(Zone::arrows, 2), owned("mark/3")},
                                                    {after(Zone::arrows, 3), owned("mark/4")},
                                                    {after(Zone::arrows, 4), owned("mark/5")},
                                                    {after(Zone::arrows, 5), owned("mark/6")},
                                                    {after(Zone::arrows, 6), owned("mark/7")},
                                                    {after(Zone::arrows, 7), owned("mark/8")},
                                                    {after(Zone::arrows, 8), owned("mark/9")},
                                                    {after(Zone::arrows, 9), owned("mark/10")},
                                                    {Zone::tokens, owned("tokens")},
                                                    {Zone::itemsA, {.name = "A/items", .shown = inViews}},
                                                    {Zone::itemsB, {.name = "B/items", .shown = inViews}},
                                                    {Zone::outA, owned("A/out")},
                                                    {Zone::outB, owned("B/out")}});

constexpr auto kCounters = enumerated<Counter, std::string_view>(
    {{Counter::hp, "hp"}, {Counter::untilRound, "until_round"}, {Counter::endHp, "end_hp"}});
constexpr auto kMarks = enumerated<Mark, std::string_view>({{Mark::dying, "dying"},
                                                            {Mark::credited, "credited"},
                                                            {Mark::byNobody, "by_nobody"},
                                                            {Mark::byMonster, "by_monster"}});

constexpr std::string_view kPrompts[] = {"odd", "place", "items", "roll",   "select",
                                         "act", "item",  "save",  "missed", "stalemate"};

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

constexpr ChoiceParts kTeamParts{piecesOf, piecesLike};
constexpr SeatChoice kTeamChoice[] = {
    {.key = "teams", .cardType = "party", .parts = &kTeamParts, .partsBy = "mixed_choice"}};
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
                                 .numbers = kNumbers,
                                 .conditions = kConditions,
                                 .prompts = kPrompts,
                                 .reasons = kReasons,
                                 .refusalRules = kRefusalRules,
                                 .events = events(),
                                 .steps = kSteps,
                                 .options = optionSpecs(),
                                 .setup = kSetUp,
                                 .takingBack = rule::takesBack,
                                 .unknownEvent = "unknown_event"};
  return kWords;
}

}  // namespace lk::rules::half_the_battle
