// Finds cards by their names, typed completely or in part.
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/kit/game_kit.h"
#include "app/workshop/enrolling/taught_card.h"

namespace lk::app {

/// The names of one game: those of its pack, of its backs, and those that people invented.
class CardNames {
 public:
  struct Known {
    std::string id;
    QString name;        // English, or as typed by people
    QStringList others;  // in other languages
    bool back = false;
  };

  explicit CardNames(const GameKit& kit);

  /// Adds a name that people invented, as stored in a library.
  void learn(const CardLabel& label);

  /// Returns the card with this name in any language (ignoring case), or with this id. An unknown name
  /// creates a new card, a back if `back` is set; its id is unique and consists of [a-z0-9_-]. Returns
  /// nullopt if only spaces are typed.
  [[nodiscard]] std::optional<CardLabel> named(const QString& typed, bool back) const;
  /// Returns at most `most` names: first those that begin with the typed text, then those that contain it.
  [[nodiscard]] std::vector<Known> completions(const QString& typed, std::size_t most) const;
  /// Returns a card's name; the id itself if it is unknown.
  [[nodiscard]] QString nameOf(const std::string& id) const;
  /// Returns the label of a card of this game by its id.
  [[nodiscard]] CardLabel labelOf(const std::string& id) const;

 private:
  [[nodiscard]] const Known* find(const std::string& id) const;

  std::string game_;
  std::vector<Known> known_;
};

/// Converts a name to an id: lower case; everything but letters and digits becomes one "_"; letters of other
/// scripts become their code point, "u6253". Not empty if the name contains a letter or digit.
std::string idFrom(const QString& name);

/// backId() returns the id of a deck's back. deckOfBack() returns the deck of such an id; nullopt for other
/// ids.
std::string backId(std::string_view deck);
std::optional<std::string> deckOfBack(std::string_view id);

}  // namespace lk::app
