// People's own library of one game while cards are taught: what it holds, what is added, what is taken back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/workshop/enrolling/taught_card.h"

namespace lk::app {

/// One reference people made.
struct OwnReference {
  std::int64_t rowId = 0;
  std::string card;
  std::string name;
  bool back = false;
  friend bool operator==(const OwnReference&, const OwnReference&) = default;
};

/// Not thread-safe. What other programs add meanwhile is not seen.
class OwnCards {
 public:
  /// The file need not be there: it is made with the first card. A file that is no library is a fault and
  /// stays as it is.
  static Outcome<OwnCards> open(const std::string& file, const std::string& game);

  /// Stores the card before it returns.
  Outcome<Done> add(TaughtCard card);
  /// Takes the last card back that was added here; tells which. None when there is nothing to take back.
  Outcome<std::optional<OwnReference>> undo();
  [[nodiscard]] bool canUndo() const { return !added_.empty(); }

  /// In the order they were added.
  [[nodiscard]] const std::vector<OwnReference>& references() const { return references_; }
  /// How many references a card has.
  [[nodiscard]] int count(const std::string& card) const;
  /// All of them, for the eyes.
  [[nodiscard]] std::vector<vision::ReferenceShelf> shelves() const;
  [[nodiscard]] const std::string& file() const { return file_; }

 private:
  OwnCards(std::string file, std::string game) : file_(std::move(file)), game_(std::move(game)) {}

  std::string file_;
  std::string game_;
  std::vector<OwnReference> references_;
  std::optional<vision::ReferenceShelf> stored_;  // what was there at opening
  std::vector<vision::Reference> added_;          // behind that, the last of references_
  std::optional<carddb::Library> library_;        // open for writing since the first card
};

}  // namespace lk::app
