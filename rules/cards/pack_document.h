// A card pack as a document that people and programs change: read, edited and written without losing
// anything.
//
// A document does not have to be a valid pack: readPack() checks what writePackDocument() produces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules {

/// The members of a pack in the order they are written. Names are unique within an object, texts are UTF-8
/// and reals are finite. Documents from readJson() always fulfil this.
struct PackDocument {
  Json::Object header;      // every member but "cards": "schema", "pack", "game", "version"
  std::vector<Json> cards;  // everything in "cards", valid or not

  /// Returns the header member called `key`, or a null value.
  [[nodiscard]] const Json& field(std::string_view key) const;
  /// Sets a header member in its place, or appends it.
  void setField(std::string_view key, Json value);
  /// Returns the first card whose "id" is `id`; nullptr if there is none. Valid until cards are added or
  /// removed.
  [[nodiscard]] Json* find(std::string_view id);
  [[nodiscard]] const Json* find(std::string_view id) const;

  friend bool operator==(const PackDocument&, const PackDocument&) = default;
};

/// Returns an empty pack with the header that this build writes.
PackDocument newPackDocument(std::string_view pack, std::string_view game);

/// Reads any JSON object whose "cards", if present, is a list. The limits are 32 MB and 64 levels.
Outcome<PackDocument> readPackDocument(std::string_view text, std::string_view file);

/// Returns the one canonical layout, used in resources/cards/. Each header member is on a line of its own.
/// The members of a card before "text" share one line; each later member and each ability gets a line of its
/// own. Ends with a newline. Reading the result back gives an equal document in the same order, for documents
/// of at most 62 levels. One exception: a real without a fraction comes back as the equal whole number.
std::string writePackDocument(const PackDocument& document);

}  // namespace lk::rules
