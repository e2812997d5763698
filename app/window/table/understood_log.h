// What was understood since the night began, as the shared screen was told it: grows with every accepted
// event and shrinks when events are taken back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/core/step.h"

namespace lk::app {

/// Somebody's word in a duel: a power played, or a pass.
struct Word {
  rules::Seat seat = rules::Seat::A;
  rules::CardId card;  // not known for a pass
  friend bool operator==(const Word&, const Word&) = default;
};

/// One accepted event that stands.
struct Understood {
  QString text;
  rules::Event event;                   // masked for the shared screen
  std::optional<rules::Seat> attacker;  // where a duel begins with it: whose it is
  std::vector<Word> words;
  std::vector<rules::Step> blows;  // of a duel that is told over several rulings
};

class UnderstoodLog {
 public:
  /// Precondition: the event was accepted, `event` and `steps` are masked for the shared screen.
  void take(const rules::Event& event, const std::vector<rules::Step>& steps, const GameKit& kit,
            QString text);
  void clear() { all_.clear(); }

  /// In the order they were accepted, the set-up first: the places are those of the standing events.
  [[nodiscard]] const std::vector<Understood>& all() const { return all_; }
  /// Who began the duel begun last; none when none did.
  [[nodiscard]] std::optional<rules::Seat> attacker() const;
  /// Powers and passes of that duel, in their order.
  [[nodiscard]] std::vector<Word> initiative() const;
  /// Everything that happened in it, where it is told over several rulings.
  [[nodiscard]] std::vector<rules::Step> blows() const;

 private:
  std::vector<Understood> all_;
};

}  // namespace lk::app
