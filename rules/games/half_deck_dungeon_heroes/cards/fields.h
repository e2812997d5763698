// The fields of those operations that the rules of this game read themselves.
#pragma once

#include "rules/games/half_deck_dungeon_heroes/cards/language.h"
#include "rules/run/effect_host.h"
#include "rules/text/enumerated.h"

namespace lk::rules::half_deck_dungeon_heroes {

inline constexpr auto kSources = enumerated<Source, std::string_view>(
    {{Source::hand, "hand"}, {Source::gear, "gear"}, {Source::heroDeck, "hero_deck"}});
inline constexpr Parameters kDiscardFields{Parameter("from", kSources),
                                           Parameter<>{{"count", ValueKind::positive}}};

inline constexpr ParameterSpec kModifyFields[] = {{"what", ValueKind::name, kAttributes},
                                                  {"by", ValueKind::integer}};

/// Returns from where the card that asks takes cards. Precondition: it asks for what it discards.
inline Source takenFrom(const State& state, const CardBook& cards) {
  return arg<kDiscardFields, "from">(nextOf(cards, state.running.back()));
}

}  // namespace lk::rules::half_deck_dungeon_heroes
