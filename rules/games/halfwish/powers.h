// Powers: whose word it is, which may be played, and playing them.
#pragma once

#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/host.h"
#include "rules/games/halfwish/move.h"

namespace lk::rules::halfwish {

/// How many powers with a cost each player chooses for the game.
inline constexpr int kPowers = 3;

/// Lays the basic powers beside both decks.
void layBasics(Changes& changes, const CardBook& cards);
/// 1 while a basic power can still be used, else 0.
int basicsReady(const State& state, const CardBook& cards, Seat seat, CardId card);
/// A basic power can be used again (`by` above 0) or no more.
void readyBasic(Changes& changes, const CardBook& cards, Seat seat, CardId card, int by, CardId why);
/// All of them can be used again, where the table plays so.
void readyBasics(Changes& changes);

bool isBasic(const CardBook& cards, CardId card);
/// Whether a player has played a power this game.
bool played(const State& state, Seat seat, CardId card);

/// Why a player may not play a power now (a refusal's reason), empty when it may be. `publicly` takes no
/// account of dice that are hidden.
enum class Knowing : std::uint8_t { publicly, fully };
std::string_view barred(const State& state, const CardBook& cards, Seat seat, CardId card, Knowing how);

/// The same for a card whose first act is a choice that has no way open.
std::string_view barredByOptions(const State& state, const Host& host, Seat seat, CardId card);

/// Whether a power begins with a price that is all the health its player has left.
bool takesLastHealth(const State& state, const CardBook& cards, Seat seat, CardId card);

Ruling judgePower(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgePass(Changes& changes, const Move& move, const CardBook& cards);

/// Opens a phase of powers: the turn player has the first word.
void openPowers(Changes& changes);

}  // namespace lk::rules::halfwish
