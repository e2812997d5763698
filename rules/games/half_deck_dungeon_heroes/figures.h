// How this game stores its numbers in the common state: figures, phases and zones, and how to read them.
#pragma once

#include <span>

#include "rules/core/state.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Figures per seat. vocabulary.cpp has their names and ranges in this order. No view shows `done` and later
/// ones.
enum class Of : std::uint8_t {
  hand,   // cards in the hand, known or not
  draws,  // cards due to be drawn
  out,    // out of the game
  done,   // done with this preparation
  exchanged,
  traded,
  heroesPlaced,  // in the first preparation
  gearEquipped,
  ownHeroes,  // has had a hero in play
  mayLoot,    // rolled in the attack that won the loot
  shows,      // cards of the hand that must be shown because their owner is out
  count
};

/// Figures of the table.
enum class Table : std::uint8_t {
  round,
  turnSeat,
  heroDeck,  // cards in the deck
  dungeonDeck,
  endgameBoss,  // the boss whose defeat wins
  setAside,     // dungeon cards taken out unseen
  prisoner,     // a Prisoner
  bottom,       // the goal is still at the bottom
  explorer,     // who turned up the card being resolved
  main,         // place of the hero who attacks or is tested, from 1; absent between rolls
  support,
  rollers,  // places of those who roll, one bit each
  rolled,   // those of them who have rolled, one bit each
  dice,     // sum of the dice
  team,     // a team card was used for this roll
  extra1,   // what one-use gear adds for the hero at each place
  extra2,
  extra3,
  extra4,
  used1,  // card of that one-use gear while no roll has spent it; 0: none
  used2,
  used3,
  used4,
  striker,  // seat of the last main attacker
  loot,     // cards of loot
  fresh,    // places whose gear was equipped in this round's preparation, one bit each
  count
};

enum class Prisoner : std::uint8_t { none, known, unknown };

enum class Phase : std::uint8_t {
  preparation,
  explore,
  combat,
  challenge,
  sufferer,
  effect,
  loot,
  roundEnd,
  ended
};

enum class Zone : std::uint8_t {
  heroDeck,     // cards not seen since the shuffle: the deck, hidden hands, an unknown prisoner
  dungeonDeck,  // cards not seen since the shuffle: the deck, and cards set aside unseen
  heroDiscard,
  dungeonDiscard,
  removed,
  encounter,
  aside,  // taken out before the game
  hero1,
  hero2,
  hero3,
  hero4,
  gear1,
  gear2,
  gear3,
  gear4,
  handA,
  handB,
  handC,
  handD,
  count
};

/// The two decks, by the colour of their card backs.
enum class Colour : std::uint8_t { blue, red };

inline constexpr int kPlaces = 4;
inline constexpr int kLife = 4;
inline constexpr int kHandAlone = 6;
inline constexpr int kHandTogether = 3;

inline const Figure& figure(const State& s, Seat seat, Of which) {
  return s.seats[index(seat)][static_cast<std::size_t>(which)];
}
inline const Figure& figure(const State& s, Table which) {
  return s.table[static_cast<std::size_t>(which)];
}
inline int get(const State& s, Seat seat, Of which) {
  return figure(s, seat, which).value;
}
inline int get(const State& s, Table which) {
  return figure(s, which).value;
}
inline bool is(const State& s, Seat seat, Of which) {
  return get(s, seat, which) != 0;
}
/// Precondition: the figure is present.
inline Seat seatOf(const State& s, Table which) {
  return static_cast<Seat>(get(s, which));
}
inline Phase phase(const State& s) {
  return static_cast<Phase>(s.phase);
}
inline std::span<const Seat> seatsOf(const State& s) {
  return std::span(kAllSeats).first(s.seatCount);
}
inline bool alone(const State& s) {
  return s.seatCount == 1;
}

constexpr std::uint8_t zone(Zone z) {
  return static_cast<std::uint8_t>(z);
}
/// `place` counts from 1.
constexpr std::uint8_t heroZone(int place) {
  return static_cast<std::uint8_t>(zone(Zone::hero1) + place - 1);
}
constexpr std::uint8_t gearZone(int place) {
  return static_cast<std::uint8_t>(zone(Zone::gear1) + place - 1);
}
constexpr std::uint8_t handZone(Seat seat) {
  return static_cast<std::uint8_t>(zone(Zone::handA) + static_cast<int>(index(seat)));
}
constexpr Zone deckOf(Colour colour) {
  return colour == Colour::blue ? Zone::heroDeck : Zone::dungeonDeck;
}
constexpr Zone discardOf(Colour colour) {
  return colour == Colour::blue ? Zone::heroDiscard : Zone::dungeonDiscard;
}
constexpr Table deckFigure(Colour colour) {
  return colour == Colour::blue ? Table::heroDeck : Table::dungeonDeck;
}
constexpr Table extraOf(int place) {
  return static_cast<Table>(static_cast<int>(Table::extra1) + place - 1);
}

constexpr Table usedOf(int place) {
  return static_cast<Table>(static_cast<int>(Table::used1) + place - 1);
}

/// Returns the index in State::lying of the first card in a zone for which `fits(slot)` is true; -1 if there
/// is none.
template <class Fits>
int findIn(const State& s, std::uint8_t where, Fits fits) {
  return s.lying.find(where, fits);
}
inline int findIn(const State& s, std::uint8_t where) {
  return s.lying.first(where);
}
inline int findIn(const State& s, std::uint8_t where, CardId card) {
  return s.lying.find(where, card);
}
inline int countIn(const State& s, std::uint8_t where) {
  return s.lying.count(where);
}
/// Returns the card in a zone that holds at most one; no card if it is empty.
inline CardId cardIn(const State& s, std::uint8_t where) {
  const int at = findIn(s, where);
  return at < 0 ? CardId() : slotAt(s, at).card;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
