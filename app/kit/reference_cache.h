// A cache for the references of printed cards, in a library file of the cache folder.
//
// Painting and photographing the prints takes seconds, reading the result milliseconds. An entry is valid
// only with the same stamp, which covers the card's data, the code that paints and describes it, and this
// computer's fonts.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "vision/cards/name/reference_shelf.h"

namespace lk::app {

/// In the cache folder; may be deleted at any time.
inline constexpr char kDerivedFile[] = "derived.lkdb";

class ReferenceCache {
 public:
  /// Reads the entries of `file`. An unusable file is deleted and created again; if that fails, nothing is
  /// cached. With an empty name nothing is cached.
  explicit ReferenceCache(std::string file);

  /// Returns the descriptor of a key if it was made under `stamp` and this build can use it; otherwise
  /// nullptr.
  [[nodiscard]] const vision::Descriptor* find(const std::string& key, std::string_view stamp) const;

  struct Made {
    std::string stamp;
    vision::Reference reference;
  };
  /// Adds entries. Errors are ignored.
  void keep(const std::vector<Made>& made);

 private:
  struct Kept {
    std::string stamp;
    vision::Descriptor descriptor;
  };
  std::string file_;
  std::map<std::string, Kept> kept_;
};

/// Computes the stamps of prints on this computer. Needs a QGuiApplication.
class PrintStamps {
 public:
  PrintStamps();
  [[nodiscard]] std::string face(const rules::CardDef& card) const;
  [[nodiscard]] std::string back(std::string_view game, std::string_view deck) const;

 private:
  std::string all_;  // hash of what all prints depend on
};

}  // namespace lk::app
