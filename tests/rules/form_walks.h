// Composes events through the form: those that were played, and random ones.
#pragma once

#include <string>
#include <vector>

#include "rules/referee/chance.h"
#include "rules/referee/form.h"
#include "rules/referee/transcript.h"

namespace lk::test {

/// What composing showed. A step is one form, from nothing but the state.
struct Composed {
  long events = 0;       // events that were played and composed
  long unreachable = 0;  // of these, the ones that could not be
  long forAnother = 0;   // of these, the ones that imply what another player is asked, which no form offers
  long walks = 0;        // random walks through the form
  long refused = 0;      // of these, events that were called complete and refused
  long deadEnds = 0;     // of these, ones that nothing could complete
  std::vector<float> steps = {};         // duration of each, in milliseconds
  std::vector<std::string> faults = {};  // the first of each kind

  /// Prints the counts and fails if there is any fault.
  void check(std::string_view game) const;
};

/// Composes an accepted event step by step. `state` is the one before it.
void composeAgain(const rules::Game& game, const rules::State& state, const rules::CardBook& cards,
                  const rules::Event& event, Composed& into);

/// Composes a random event of a player; nullopt if there is none or it failed. `kinds` limits the occasion.
std::optional<rules::Event> walk(const rules::Game& game, const rules::State& state,
                                 const rules::CardBook& cards, rules::Seat seat, rules::Occasion mostly,
                                 rules::Chance& chance, Composed& into);

/// Plays nights: those of random play, with every event composed again and walks beside them, and those
/// played by walks alone.
void composeNights(const rules::Game& game, const rules::CardBook& cards, int nights, std::uint64_t seed,
                   Composed& into);
/// Composes the accepted events of a transcript.
void composeTranscript(const rules::Game& game, const rules::CardBook& cards,
                       const rules::Transcript& transcript, Composed& into);

}  // namespace lk::test
