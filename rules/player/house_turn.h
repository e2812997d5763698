// What the house says next in a night: its choices, and the dice and cards that luck gives its seats.
#pragma once

#include <span>

#include "rules/player/house_seats.h"
#include "rules/player/mind.h"

namespace lk::rules {

/// Who draws the cards that luck gives to a seat of the house. Its dice are always the program's.
enum class Drawing : std::uint8_t { program, people };

/// A night as the house is asked about it.
struct HouseTurn {
  std::span<const Event> standing;  // the accepted events in force, the set-up first
  HouseSeats houses;
  std::array<bool, kMaxSeats> answered{};  // seats whose answer waits for those of others
  Drawing drawing = Drawing::program;
};

/// Returns how long the house may think at a level; called when the thinking begins.
using ThinkingOf = std::function<Thinking(Level)>;

/// Returns the next event of a seat of the house, or of nobody's seat if no person is asked; nullopt if there
/// is none. Dice and cards depend on the seed and on the events so far alone; choices also on the time.
std::optional<Event> houseEvent(const PlayableGame& game, const HouseTurn& turn, const ThinkingOf& thinking);

/// Returns whether the house is the one to go on: no open question of the night is for a person.
bool isHousesTurn(std::span<const Prompt> open, const HouseSeats& houses, std::size_t players);

}  // namespace lk::rules
