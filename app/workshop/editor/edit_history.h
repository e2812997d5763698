// What was done to a card and can be undone. Cards are small: every state is kept whole.
#pragma once

#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::app {

class EditHistory {
 public:
  /// Begins anew with this card.
  void begin(Json card) {
    states_ = {{std::move(card), {}}};
    at_ = 0;
  }

  [[nodiscard]] const Json& card() const { return states_[at_].card; }
  [[nodiscard]] bool canUndo() const { return at_ > 0; }
  [[nodiscard]] bool canRedo() const { return at_ + 1 < states_.size(); }

  /// `place`: what was changed. Changes that follow each other at one place are one (a name typed); an empty
  /// place is never the same as another. What was undone is forgotten.
  void change(Json card, const std::string& place) {
    if (card == this->card()) return;
    const bool same = !place.empty() && states_[at_].place == place && !canRedo();
    states_.resize(at_ + 1);
    if (same) {
      states_[at_].card = std::move(card);
      return;
    }
    states_.push_back({std::move(card), place});
    if (states_.size() > kMostStates) states_.erase(states_.begin());
    at_ = states_.size() - 1;
  }

  /// Preconditions: canUndo(), canRedo(). A change that follows is never one with what it brought back.
  void undo() { states_[--at_ + 1].place.clear(); }
  void redo() { states_[++at_].place.clear(); }
  /// The next change is one of its own, even at the same place.
  void pause() { states_[at_].place.clear(); }

 private:
  static constexpr std::size_t kMostStates = 1000;
  struct State {
    Json card;
    std::string place;  // of the change that led here
  };
  std::vector<State> states_{{}};
  std::size_t at_ = 0;
};

}  // namespace lk::app
