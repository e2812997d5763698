// What a player's ten cards can still be this round. Cards not yet seen are in hand or deck; nobody knows
// where.
#pragma once

#include <span>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"
#include "rules/games/halfwish/rules/secret_upgrades.h"

namespace lk::rules::halfwish {

inline constexpr int kHand = 4;
inline constexpr std::size_t kMaxShown = 12;

/// Adds the ten cards of both classes.
void layDecks(Changes& changes, const CardBook& cards);
/// Shuffles all ten cards for a new round.
void shuffleDecks(Changes& changes);

/// Returns the cards not yet seen this round, one entry per kind, including kinds with none left. This is
/// public knowledge: a secret upgrade counts as the basic action it may lie over.
std::vector<DeckCount> leftInDeck(const State& state, const CardBook& cards, Seat seat);
/// Returns numbers of cards as {"strike":2,...}.
Json countsJson(std::span<const DeckCount> counts, const CardBook& cards);

/// The slots of the cards a player shows, as indexes into State::lying. A variant may be named by the card it
/// counts as. Secret upgrades reveal themselves over the basic actions in their slots.
struct Claim {
  struct Shown {
    Secret secret;
    CardId card;
    std::int16_t place = -1;
  };
  std::array<std::int16_t, kMaxShown> places{};
  std::size_t count = 0;
  std::array<Shown, kSecrets.size()> shown{};
  std::size_t secrets = 0;
  std::string_view refused;  // refusal reason; empty if the cards can be there
};
Claim claim(const State& state, const CardBook& cards, Seat seat, std::span<const CardId> shown);
/// Returns whether an upgrade can be the one that was picked unseen.
bool couldBePicked(const State& state, Seat seat, const Secret& secret, CardId card);
/// Ends a secret.
void forget(Changes& changes, Seat seat, const Secret& secret);

/// Turns the claimed cards up in a zone, one per place or all together. Reports each with `step`.
enum class Lay : std::uint8_t { together, inPlaces };
void turnUp(Changes& changes, Seat seat, std::span<const CardId> shown, const Claim& claim, std::uint8_t zone,
            Lay lay, Step step);
/// Does the same where decks are not counted: unknown cards are added.
void turnUpAny(Changes& changes, const CardBook& cards, Seat seat, std::span<const CardId> shown,
               std::uint8_t zone, Lay lay, Step step);

/// Returns how many cards a player has drawn this round, or how many of them were revealed or discarded.
int drawn(const State& state, Seat seat);
int seen(const State& state, Seat seat);
/// Returns how many cards are drawn this turn, or how many a player then has beyond a full hand, as far as is
/// known.
int drawnNow(const State& state);
int extras(const State& state, Seat seat);
/// Returns how many actions a player commits now: what the turn requires, or all that are left.
int committed(const State& state, Seat seat);

/// Returns a player's committed actions to the hand.
void returnActions(Changes& changes, Seat seat);

/// Returns the index of a player's action at place 1 or 2 (-1: none), or the card it counts as now.
int actionPlace(const State& state, Seat seat, int slot);
CardId actionAt(const State& state, Seat seat, int slot);

}  // namespace lk::rules::halfwish
