// Results of vision for one frame. Coordinates are pixels of the input image: origin top left, x right, y
// down.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Four corners, clockwise as seen in the image. A named card starts at its own top left. Anything else
/// starts at the corner nearest the image's top left.
using Quad = std::array<cv::Point2f, 4>;

enum class Face { up, down, unknown };

/// A possible name of a card: the key it was enrolled under, for example "halfwish/strike".
struct Candidate {
  std::string key;
  double confidence = 0;  // probability that this is the card, 0..1
};

struct CardSighting {
  std::optional<std::string> key;  // nullopt: found, but not named
  double confidence = 0;           // of the name; without a name, of being a card; 0..1
  std::vector<Candidate> maybe;    // candidates, best first, if the name is in doubt
  Quad corners{};
  double turnedDeg = 0;  // clockwise rotation of the card against the image's upright, 0..360; 0 if not named
  Face face = Face::unknown;
  /// Indices (among the image's cards) of the cards it lies on. Pairs whose order is unclear are omitted.
  /// Only filled by recognise(); see StableCard for tracked cards.
  std::vector<std::size_t> on;
};

struct DieSighting {
  std::optional<int> value;  // 1..6; nullopt: a die whose value is not certain
  double confidence = 0;
  Quad corners{};
};

/// Colours of cubes that are told from other things: see readableCubes().
enum class CubeColour { red, white };

/// A plain cube, or several that touch. `count` is nullopt if it is unknown how many there are.
struct CubeSighting {
  CubeColour colour = CubeColour::red;
  std::optional<int> count;
  cv::Point2d mm;  // its middle on the sheet it lies on, where it stands on the sheet or on a card
};

struct MarkSighting {
  std::string text;
  Quad corners{};  // outer module edges without quiet zone, from the symbol's own top left
};

/// A printed sheet, located by its marks.
struct SheetSighting {
  std::string id;       // SheetSpec::id
  cv::Matx33d toImage;  // homography: millimetres on the sheet -> pixels
  Quad corners{};       // of the sheet, from its own top left
  cv::Size2d size{};    // in millimetres; that of the laid rectangle if tiles stand for its corners
};

struct TraySighting {
  std::string id;  // "A".."D"
  Quad corners{};
  std::vector<DieSighting> dice;
  /// Returns the sum of the dice, or nullopt if there are none or any value is uncertain.
  [[nodiscard]] std::optional<int> total() const;
};

struct FrameSightings {
  std::vector<CardSighting> cards;
  std::vector<TraySighting> trays;
  std::vector<DieSighting> dice;  // outside all trays; only on request
  std::vector<MarkSighting> marks;
  std::vector<SheetSighting> sheets;
  std::vector<std::string> conflictingSheets;  // ids of sheets whose marks do not fit one sheet
};

}  // namespace lk::vision
