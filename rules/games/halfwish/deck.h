// What a player's ten cards can still hold this round: cards not yet seen lie in hand or deck, nobody knows
// which.
#pragma once

#include <span>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/options.h"

namespace lk::rules::halfwish {

inline constexpr int kHand = 4;
inline constexpr std::size_t kMostShown = 12;

/// Lays out the ten cards of both classes.
void layDecks(Changes& changes, const CardBook& cards);
/// A new round: all ten are shuffled.
void shuffleDecks(Changes& changes);

/// The cards not yet seen this round, one entry a kind, kinds with none left included. As everybody knows it:
/// a secret upgrade is counted as the basic it may lie over.
std::vector<DeckCount> leftInDeck(const State& state, const CardBook& cards, Seat seat);
/// The same as {"strike":2,...}: what a cure can name.
Json leftJson(const State& state, const CardBook& cards, Seat seat);

/// An upgrade picked in secret and not yet shown: the figures that hold it and the basic it lies over. There
/// can be one of each upgrade phase.
struct Secret {
  Of card;
  Of over;
  Zone pool;  // A's; what it was picked from, if nobody saw the pick
};
inline constexpr std::array<Secret, 2> kSecrets{
    {{Of::secretCard, Of::secretOver, Zone::poolA}, {Of::laterCard, Of::laterOver, Zone::laterPoolA}}};

/// Where the cards lie that a player shows: places in State::lying. A variant may be named by the card it
/// counts as. Upgrades picked in secret show themselves over the basics at their places.
struct Claim {
  struct Shown {
    Secret secret;
    CardId card;
    std::int16_t place = -1;
  };
  std::array<std::int16_t, kMostShown> places{};
  std::size_t count = 0;
  std::array<Shown, kSecrets.size()> shown{};
  std::size_t secrets = 0;
  std::string_view refused;  // the reason when the cards cannot be there
};
Claim claim(const State& state, const CardBook& cards, Seat seat, std::span<const CardId> shown);
/// Whether an upgrade can be the one that nobody saw being picked.
bool couldBePicked(const State& state, Seat seat, const Secret& secret, CardId card);
/// A secret is one no longer.
void forget(Changes& changes, Seat seat, const Secret& secret);

/// Turns the claimed cards up in a zone (in its places one by one, or all together) and tells each by `step`.
enum class Lay : std::uint8_t { together, inPlaces };
void turnUp(Changes& changes, Seat seat, std::span<const CardId> shown, const Claim& claim, std::uint8_t zone,
            Lay lay, Step step);
/// The same where decks are not counted: cards that nobody knew of are added.
void turnUpAny(Changes& changes, const CardBook& cards, Seat seat, std::span<const CardId> shown,
               std::uint8_t zone, Lay lay, Step step);

/// Whether a zone belongs to a player's ten cards, and which of its cards were seen this round.
bool ownZone(std::uint8_t zone, Seat seat);
bool unseenZone(std::uint8_t zone, Seat seat);

/// The place in State::lying of a player's first card for which `fits(slot, place)` holds, -1 for none. The
/// ten of each deck lie where they were laid first, A's before B's; cards that were added where decks are not
/// counted come after them.
template <class Fits>
int findOwn(const State& state, Seat seat, Fits fits) {
  const std::size_t begin = kDeck * index(seat);
  for (std::size_t i = begin; i < begin + kDeck; ++i)
    if (fits(state.lying[i], i)) return static_cast<int>(i);
  if (is(state, Option::decks, 'a')) return -1;
  for (std::size_t i = 2 * kDeck; i < state.lying.size(); ++i)
    if (ownZone(state.lying[i].zone, seat) && fits(state.lying[i], i)) return static_cast<int>(i);
  return -1;
}

/// How many cards a player has drawn this round, and how many of them were revealed or discarded.
int drawn(const State& state, Seat seat);
int seen(const State& state, Seat seat);
/// How many cards are drawn this turn, and how many a player then has beyond a full hand, as far as is known.
int drawnNow(const State& state);
int extras(const State& state, Seat seat);
/// How many actions a player commits now: what the turn asks for, or all that are left.
int committed(const State& state, Seat seat);

/// A player takes committed actions back to hand.
void returnActions(Changes& changes, Seat seat);

/// The place of the action a player has at 1 or 2, -1 for none, and the card it counts as now.
int actionPlace(const State& state, Seat seat, int slot);
CardId actionAt(const State& state, Seat seat, int slot);

}  // namespace lk::rules::halfwish
