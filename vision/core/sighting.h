// What the eyes report about one frame. Pixels of the input image, origin top left, x right, y down.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Four corners, clockwise as seen in the image. Of a named card: from the card's own top left. Of anything
/// else: from the corner nearest the image's top left.
using Quad = std::array<cv::Point2f, 4>;

enum class Face { up, down, unknown };

/// A name the eyes may give a card: what the card was enrolled under ("halfwish/strike").
struct Candidate {
  std::string key;
  double confidence = 0;  // probability that this is the card, 0..1
};

struct CardSighting {
  std::optional<std::string> key;  // none: seen, but not named
  double confidence = 0;           // of the name; of being a card when there is no name
  std::vector<Candidate> maybe;    // best first; when the name is in doubt between a few
  Quad corners{};
  double turnedDeg = 0;  // clockwise turn of the card against the image's upright, 0..360; 0 when not named
  Face face = Face::unknown;
  /// The cards it lies on, by their places among the sightings of the picture; those whose order is not clear
  /// are left out. Filled by recognise() alone; see StableCard for cards that are watched.
  std::vector<std::size_t> on;
};

struct DieSighting {
  std::optional<int> value;  // 1..6; none: a die whose value is not sure
  double confidence = 0;
  Quad corners{};
};

struct MarkSighting {
  std::string text;
  Quad corners{};  // module edges of the symbol without quiet zone, from the symbol's own top left
};

/// A printed sheet found by its marks.
struct SheetSighting {
  std::string id;       // of the SheetSpec
  cv::Matx33d toImage;  // homography: millimetres on the sheet -> pixels
  Quad corners{};       // of the sheet's outline, from its own top left
};

struct TraySighting {
  std::string id;  // "A".."D"
  Quad corners{};
  std::vector<DieSighting> dice;
  /// Sum of the dice; none while any die is unsure or there is none.
  [[nodiscard]] std::optional<int> total() const;
};

struct FrameSightings {
  std::vector<CardSighting> cards;
  std::vector<TraySighting> trays;
  std::vector<DieSighting> dice;  // outside every tray, only when asked for
  std::vector<MarkSighting> marks;
  std::vector<SheetSighting> sheets;
  std::vector<std::string> conflictingSheets;  // ids whose marks no one sheet explains
};

}  // namespace lk::vision
