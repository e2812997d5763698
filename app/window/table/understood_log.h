// The events understood since the night began, as the shared screen may know them. It grows with every
// accepted event and shrinks when events are taken back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/core/step.h"

namespace lk::app {

/// A player's announcement in a duel: a power, or a pass.
struct Word {
  rules::Seat seat = rules::Seat::A;
  rules::CardId card;  // unknown for a pass
  friend bool operator==(const Word&, const Word&) = default;
};

/// An accepted event that was not taken back.
struct Understood {
  QString text;
  rules::Event event;                   // masked for the shared screen
  std::optional<rules::Seat> attacker;  // if a duel begins with it: its attacker
  std::vector<Word> words;
  std::vector<rules::Step> blows;  // of a duel that extends over several rulings
};

class UnderstoodLog {
 public:
  /// Adds an accepted event. Precondition: `event` and `steps` are masked for the shared screen.
  void take(const rules::Event& event, const std::vector<rules::Step>& steps, const GameKit& kit,
            QString text);
  void clear() { all_.clear(); }

  /// All events in the order of acceptance, the set-up first. Indexes are those of the accepted events.
  [[nodiscard]] const std::vector<Understood>& all() const { return all_; }
  /// The attacker of the newest duel; nullopt if there was none.
  [[nodiscard]] std::optional<rules::Seat> attacker() const;
  /// Powers and passes of that duel, in order.
  [[nodiscard]] std::vector<Word> initiative() const;
  /// All steps of that duel, if it extends over several rulings.
  [[nodiscard]] std::vector<rules::Step> blows() const;

 private:
  std::vector<Understood> all_;
};

}  // namespace lk::app
