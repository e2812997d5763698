// What people call cards: names typed or half typed, and the ids they stand for.
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/kit/game_kit.h"
#include "app/workshop/enrolling/taught_card.h"

namespace lk::app {

/// The names of one game: those of its pack, its backs, and those people made up.
class CardNames {
 public:
  struct Known {
    std::string id;
    QString name;        // English, or as people typed it
    QStringList others;  // in other languages
    bool back = false;
  };

  explicit CardNames(const GameKit& kit);

  /// A name people made up, as a library has it.
  void learn(const CardLabel& label);

  /// The card called so: by its name in any language, in any case, or by its id. A name nobody knows makes a
  /// new card, a back when `back`; its id is of [a-z0-9_-] and no other card's. None when nothing but space
  /// is typed.
  [[nodiscard]] std::optional<CardLabel> named(const QString& typed, bool back) const;
  /// The names that begin with what is typed, then those that hold it, `most` at most.
  [[nodiscard]] std::vector<Known> completions(const QString& typed, std::size_t most) const;
  /// The id itself when nobody knows it.
  [[nodiscard]] QString nameOf(const std::string& id) const;
  /// The label of a card of this game by its id.
  [[nodiscard]] CardLabel labelOf(const std::string& id) const;

 private:
  [[nodiscard]] const Known* find(const std::string& id) const;

  std::string game_;
  std::vector<Known> known_;
};

/// A name as an id: lower case, everything but letters and digits as one "_"; letters of other scripts by
/// their number, "u6253". Never empty for a name that holds a letter or digit.
std::string idFrom(const QString& name);

/// The id of a deck's back, and the deck of such an id; none for other ids.
std::string backId(std::string_view deck);
std::optional<std::string> deckOfBack(std::string_view id);

}  // namespace lk::app
