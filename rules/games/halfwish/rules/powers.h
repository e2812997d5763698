// Powers: whose turn it is to play one, which can be played, and playing them.
#pragma once

#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/move.h"
#include "rules/games/halfwish/rules/host.h"

namespace lk::rules::halfwish {

/// Number of powers with a cost that each player chooses for the game.
inline constexpr int kPowers = 3;

/// Lays the basic powers beside both decks.
void layBasics(Changes& changes, const CardBook& cards);
/// Returns 1 while a basic power can still be used, otherwise 0.
int basicsReady(const State& state, const CardBook& cards, Seat seat, CardId card);
/// Makes a basic power usable again (`by` above 0) or used up.
void readyBasic(Changes& changes, const CardBook& cards, Seat seat, CardId card, int by, CardId why);
/// Makes all of them usable again, if the table plays so.
void readyBasics(Changes& changes);

bool isBasic(const CardBook& cards, CardId card);
/// Returns whether a player has played a power this game.
bool played(const State& state, Seat seat, CardId card);

/// Returns why a player may not play a power now (a refusal reason); empty if they may. `publicly` ignores
/// dice that are hidden.
enum class Knowing : std::uint8_t { publicly, fully };
std::string_view barred(const State& state, const CardBook& cards, Seat seat, CardId card, Knowing how);

/// Does the same for a card whose first operation is a choice without an available option.
std::string_view barredByOptions(const State& state, const Host& host, Seat seat, CardId card);

/// Returns whether a power begins with a price that is all the health its player has left.
bool takesLastHealth(const State& state, const CardBook& cards, Seat seat, CardId card);

Ruling judgePower(Changes& changes, const Move& move, const CardBook& cards);
Ruling judgePass(Changes& changes, const Move& move, const CardBook& cards);

/// Opens a phase of powers; the turn player acts first.
void openPowers(Changes& changes);

}  // namespace lk::rules::halfwish
