// The cards on both sides of a duel that cards can join, per clash, and the damage of each so far.
#pragma once

#include <map>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"
#include "app/window/shared/step_figure.h"
#include "app/window/table/duel_rows.h"
#include "rules/core/step.h"

namespace lk::app {

class Fighters {
 public:
  /// Damage of one step to a card, or to the player if no card is named.
  struct Loss {
    int clash = 0;
    std::size_t who = 0;  // 0 is A
    rules::CardId card;
    std::optional<int> slot;
    int amount = 0;
  };

  /// Adds a card to its player's side unless it is there already. Precondition: the step has a seat.
  void join(const rules::Step& step, int clash, const GameKit& kit);
  /// Sets the total strength of a side.
  void setWorth(const rules::Step& step, const StepFigure& figure, int clash);

  /// Number of clashes.
  [[nodiscard]] int count() const { return static_cast<int>(clashes_.size()); }
  /// Returns the clashes without titles. The figure of a side is its strength, otherwise its player's damage.
  [[nodiscard]] QList<DuelClash> shown(const std::vector<Loss>& losses) const;

 private:
  struct Fighter {
    rules::CardId card;
    std::optional<int> slot;
    QString name, picture;
  };
  struct Side {
    std::vector<Fighter> fighters;
    QString worth, rule;
  };
  using Sides = std::array<Side, 2>;

  static ClashSide shown(const Side& side, std::size_t who, int clash, const std::vector<Loss>& losses);

  std::map<int, Sides> clashes_;
};

}  // namespace lk::app
