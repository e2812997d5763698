// The references of printed cards as they were worked out before, in a library file of the cache folder.
//
// Painting and photographing the prints takes seconds, reading what came of it milliseconds. What is kept
// counts only under the same stamp: the card with all its data, the code that paints and describes, and the
// letters as this machine draws them.
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
  /// Reads what `file` keeps. A file that cannot be used is as good as none: it is made anew, or else nothing
  /// is kept. An empty name keeps nothing.
  explicit ReferenceCache(std::string file);

  /// The descriptor of a key, when it was made under `stamp` and this build can use it; else nullptr.
  [[nodiscard]] const vision::Descriptor* find(const std::string& key, std::string_view stamp) const;

  struct Made {
    std::string stamp;
    vision::Reference reference;
  };
  /// Keeps these, too; failing to is no trouble.
  void keep(const std::vector<Made>& made);

 private:
  struct Kept {
    std::string stamp;
    vision::Descriptor descriptor;
  };
  std::string file_;
  std::map<std::string, Kept> kept_;
};

/// Stamps for the prints of one game on this machine. Needs a QGuiApplication.
class PrintStamps {
 public:
  PrintStamps();
  [[nodiscard]] std::string face(const rules::CardDef& card) const;
  [[nodiscard]] std::string back(std::string_view game, std::string_view deck) const;

 private:
  std::string all_;  // what every print depends on
};

}  // namespace lk::app
