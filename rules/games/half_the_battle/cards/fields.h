// The fields of those operations that the rules of this game read themselves, and the words they may have.
#pragma once

#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/figures.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_the_battle {

inline constexpr auto kWhom = enumerated<Whom, std::string_view>({{Whom::targets, "targets"},
                                                                  {Whom::enemiesThere, "enemies_there"},
                                                                  {Whom::alliesThere, "allies_there"},
                                                                  {Whom::self, "self"},
                                                                  {Whom::chosen, "chosen"}});

inline constexpr auto kHitKinds =
    enumerated<Kind, std::string_view>({{Kind::ordinary, "ordinary"}, {Kind::lethal, "lethal"}});
inline constexpr Parameters kDamageFields{Parameter("to", kWhom),
                                          Parameter<>{{"amount", ValueKind::positive}},
                                          Parameter("kind", kHitKinds).optional()};

inline constexpr auto kChanges = enumerated<HitChange, std::string_view>({{HitChange::stronger, "stronger"},
                                                                          {HitChange::halved, "halved"},
                                                                          {HitChange::nothing, "nothing"},
                                                                          {HitChange::lethal, "lethal"}});
inline constexpr auto kTests = enumerated<HitTest, std::string_view>(
    {{HitTest::always, "always"}, {HitTest::attackerElsewhere, "attacker_elsewhere"}});
inline constexpr Parameters kModifyHitFields{Parameter("change", kChanges),
                                             Parameter<>{{"by", ValueKind::positive}}.optional(),
                                             Parameter("if", kTests).optional()};

/// Where an operation moves something: to a lane that is named, or to that of the acting piece.
enum class To : std::uint8_t { namedLane, ownLane };
inline constexpr auto kTo =
    enumerated<To, std::string_view>({{To::namedLane, "named_lane"}, {To::ownLane, "own_lane"}});
inline constexpr Parameters kMoveFields{Parameter("what", kWhom),
                                        Parameter<>{{"by", ValueKind::positive}}.optional(),
                                        Parameter("to", kTo).optional()};

inline constexpr auto kUntil = enumerated<Until, std::string_view>(
    {{Until::endOfNextRound, "end_of_next_round"}, {Until::used, "used"}});
inline constexpr Parameters kCounterFields{
    Parameter<CardId>{{.name = "name", .kind = ValueKind::card, .of = "mark"}}, Parameter("on", kWhom),
    Parameter("until", kUntil)};

inline constexpr auto kStats = enumerated<Stat, std::string_view>({{Stat::damageDealt, "damage_dealt"},
                                                                   {Stat::damageTaken, "damage_taken"},
                                                                   {Stat::movement, "movement"},
                                                                   {Stat::rangeAhead, "range_ahead"}});
inline constexpr Parameters kModifyFields{Parameter("what", kStats),
                                          Parameter<>{{"by", ValueKind::integer}}.optional(),
                                          Parameter<>{{"to", ValueKind::positive}}.optional()};

inline constexpr auto kBars =
    enumerated<Bar, std::string_view>({{Bar::leaveLane, "leave_lane"}, {Bar::act, "act"}});
inline constexpr Parameters kForbidFields{Parameter("what", kBars)};

}  // namespace lk::rules::half_the_battle
