// A card pack as a document that people and programs change: read, edited, written, nothing lost.
//
// A document need not be a sound pack: readPack() judges what write() gives.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules {

/// The members of a pack in the order they are written. Names of members are unique within an object, texts
/// are UTF-8, reals are finite: what readJson() gives is so.
struct PackDocument {
  Json::Object header;      // "schema", "pack", "game", "version": every member but "cards"
  std::vector<Json> cards;  // whatever stands in "cards", sound or not

  /// The header member called `key`, or a null value.
  [[nodiscard]] const Json& field(std::string_view key) const;
  /// Sets a header member in its place, or appends it.
  void setField(std::string_view key, Json value);
  /// The first card whose "id" is `id`, or nullptr. Valid until cards are added or removed.
  [[nodiscard]] Json* find(std::string_view id);
  [[nodiscard]] const Json* find(std::string_view id) const;

  friend bool operator==(const PackDocument&, const PackDocument&) = default;
};

/// A pack without cards, as this build writes them.
PackDocument newPackDocument(std::string_view pack, std::string_view game);

/// Reads any JSON object whose "cards", if it has any, is a list. At most 32 MB and 64 levels.
Outcome<PackDocument> readPackDocument(std::string_view text, std::string_view file);

/// The one canonical layout, that of resources/cards/: a header member a line; of a card what comes before
/// "text" on one line, every member from there on a line of its own, every ability of its effect, too. Ends
/// with a newline. For every document d that nests at most 62 levels readPackDocument(writePackDocument(d))
/// is d, order included, save that a real without a fraction comes back as the whole number it equals.
std::string writePackDocument(const PackDocument& document);

}  // namespace lk::rules
