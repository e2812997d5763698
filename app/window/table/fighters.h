// Who stands on both sides of a duel that cards join, clash by clash, and what each of them has lost so far.
#pragma once

#include <map>
#include <vector>

#include <QString>
#include <QVariantList>

#include "app/kit/game_kit.h"
#include "app/window/shared/step_figure.h"
#include "rules/core/step.h"

namespace lk::app {

class Fighters {
 public:
  /// What a card, or the player where none is named, lost by a step.
  struct Loss {
    int clash = 0;
    std::size_t who = 0;  // 0 is A
    rules::CardId card;
    std::optional<int> slot;
    int amount = 0;
  };

  /// A card takes its player's side, if it does not stand there already. Precondition: the step has a seat.
  void join(const rules::Step& step, int clash, const GameKit& kit);
  /// What a side is worth altogether.
  void setWorth(const rules::Step& step, const StepFigure& figure, int clash);

  /// How many clashes there are.
  [[nodiscard]] int count() const { return static_cast<int>(clashes_.size()); }
  /// One map a clash: number, and for each side ("a", "b") a map of cards (maps of card, picture and
  /// figure: what it lost), figure (what the side is worth, else what its player lost) and rule.
  [[nodiscard]] QVariantList shown(const std::vector<Loss>& losses) const;

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

  static QVariantMap shown(const Side& side, std::size_t who, int clash, const std::vector<Loss>& losses);

  std::map<int, Sides> clashes_;
};

}  // namespace lk::app
