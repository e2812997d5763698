// Tracks objects over frames: observes only where something changed, fuses the observations, and reports only
// objects at rest.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/core/stable_sighting.h"
#include "vision/marks/sheet.h"
#include "vision/tokens/cube_reader.h"
#include "vision/tokens/token_reader.h"
#include "vision/track/track_token_dice.h"

namespace lk::vision {

struct TrackerOptions {
  double settleSeconds = 0.2;             // how long an object must be at rest before it is reported
  std::optional<TokenSheet> tokens = {};  // printed tokens that may lie on a sheet
  std::optional<CubeSheet> cubes = {};    // people's own cubes that may lie there
};

/// Not thread-safe. Memory is bounded, whatever the number of frames.
class Tracker {
 public:
  Tracker(CardIndex index, std::vector<SheetSpec> sheets, TrackerOptions options = {});
  ~Tracker();

  /// Sets which cards can be on the table, from the next observation on; see CardIndex::expect().
  void expect(CanBeThere canBeThere);
  /// The cards it names.
  [[nodiscard]] const CardIndex& index() const;
  /// Sets which dice on printed tokens are read; none at first. Those that are there already are read in the
  /// next observation, which then covers the whole table.
  void readDice(std::vector<DieOnToken> dice);

  /// Takes the next frame (8-bit BGR) at `seconds` of source time, which must not decrease. Returns the
  /// changes among objects at rest. A frame of another size starts anew: all cards are reported as gone and
  /// all trays as empty at once, and objects are then reported as new.
  std::vector<Change> update(const cv::Mat& bgr, double seconds);

  /// All objects at rest now.
  [[nodiscard]] const std::vector<StableCard>& cards() const;
  [[nodiscard]] const std::vector<StableTray>& trays() const;
  [[nodiscard]] const std::vector<StableToken>& tokens() const;
  [[nodiscard]] const std::vector<CubeSighting>& cubes() const;
  /// Sheets where they were last located. The mat's homography converts between pixels and millimetres.
  [[nodiscard]] const std::vector<SheetSighting>& sheets() const;
  [[nodiscard]] const std::vector<std::string>& conflictingSheets() const;
  /// True if the sheet is where sheets() reports it in the last frame, within a millimetre or two. At least
  /// one of its marks must be visible there unchanged. False while the sheet slides, the camera is bumped, or
  /// all marks are covered, and if it is not located. Evaluated for every frame, at rest or not.
  [[nodiscard]] bool placeCertain(const std::string& sheetId) const;
  /// True while something moves, such as a hand. Nothing is reported then, except for a new frame size.
  [[nodiscard]] bool moving() const;

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace lk::vision
