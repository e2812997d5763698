// The undo history of a card. Cards are small, so every state is stored completely.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

class EditHistory {
 public:
  /// Starts a new history with this card.
  void begin(Json card) {
    states_ = {{std::move(card), {}}};
    at_ = 0;
  }

  [[nodiscard]] const Json& card() const { return states_[at_].card; }
  [[nodiscard]] bool canUndo() const { return at_ > 0; }
  [[nodiscard]] bool canRedo() const { return at_ + 1 < states_.size(); }

  /// Adds a change; states that were undone are dropped. `place` says what changed. Consecutive changes at
  /// the same place are merged (as when typing a name); an empty place is never merged.
  void change(Json card, const std::string& place) {
    if (card == this->card()) return;
    const bool same = !place.empty() && states_[at_].place == place && !canRedo();
    states_.resize(at_ + 1);
    if (same) {
      states_[at_].card = std::move(card);
      return;
    }
    states_.push_back({std::move(card), place});
    if (states_.size() > kMaxStates) states_.erase(states_.begin());
    at_ = states_.size() - 1;
  }

  /// Preconditions: canUndo(), canRedo(). The next change is not merged with the restored state.
  void undo() { states_[--at_ + 1].place.clear(); }
  void redo() { states_[++at_].place.clear(); }
  /// Prevents the next change from being merged, even at the same place.
  void pause() { states_[at_].place.clear(); }

 private:
  static constexpr std::size_t kMaxStates = 1000;
  struct State {
    Json card;
    std::string place;  // place of the change that led to this state
  };
  std::vector<State> states_{{}};
  std::size_t at_ = 0;
};

}  // namespace lk::app
