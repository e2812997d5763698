// What a seat of a running night could do, and what its player can be asked about the hand.
#pragma once

#include <span>
#include <vector>

#include "rules/player/analysis.h"

namespace lk::rules {

/// A night as a seat asks about it.
struct AdviceTurn {
  std::span<const Event> standing;  // the accepted events in force, the set-up first
  Seat seat = Seat::A;
  std::vector<CardId> hand = {};  // cards that its player says to hold; the others can be any
  std::uint32_t seed = 1;
};

/// Returns what the seat could do, from what it knew when it was asked; without moves if it has nothing to
/// choose. nullopt if the events are not a night.
std::optional<Analysis> advice(const PlayableGame& game, const AdviceTurn& turn, const Thinking& thinking);

/// A card that can be in a hand, and the maximum number of copies.
struct PossibleCard {
  CardId card;
  int most = 0;
  friend bool operator==(const PossibleCard&, const PossibleCard&) = default;
};

/// What a hand can be, as far as everybody can tell.
struct PossibleHand {
  int size = 0;                     // number of cards; 0: the game has no hands
  std::vector<PossibleCard> cards;  // in the order of the card book
  friend bool operator==(const PossibleHand&, const PossibleHand&) = default;
};

PossibleHand possibleHand(const PlayableGame& game, std::span<const Event> standing, Seat seat);

/// Returns whether a player can hold these cards, and no more.
bool isPossible(const PossibleHand& possible, std::span<const CardId> hand);

}  // namespace lk::rules
