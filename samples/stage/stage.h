// A virtual table: renders the frames of a described scene, with exact ground truth. Used like any frame
// source.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "carddb/sheets.h"
#include "faces/ink.h"
#include "rules/cards/card_book.h"
#include "rules/text/json.h"
#include "stage/timed_event.h"

namespace lk::stage {

/// An opened scene. scene.json is described in samples/README.md. Requires a QGuiApplication (fonts). Frames
/// depend on the scene only: the same scene gives the same pixels, in any order of rendering.
class Stage {
 public:
  /// Opens a folder with scene.json. `cards` and `layout` are those of the scene's game; they are copied.
  static Outcome<Stage> open(const std::string& folder, const rules::CardBook& cards,
                             const carddb::TableLayout& layout);
  /// Opens a scene from the text of a scene.json; `file` is its name in faults.
  static Outcome<Stage> read(const std::string& text, const std::string& file, const rules::CardBook& cards,
                             const carddb::TableLayout& layout);
  /// Creates a table determined by a seed alone (see still_table.h). It lasts one second, at the end of which
  /// nothing moves.
  static Stage still(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards,
                     const carddb::TableLayout& layout);
  /// Creates a table with `steps` actions, determined by a seed alone (see moving_table.h).
  static Stage moving(std::uint64_t seed, cv::Size picture, int steps, const rules::CardBook& cards,
                      const carddb::TableLayout& layout);
  /// Returns the game of a scene folder, without opening the rest of it.
  static Outcome<std::string> gameOf(const std::string& folder);
  ~Stage();
  Stage(Stage&&) noexcept;
  Stage& operator=(Stage&&) noexcept;

  [[nodiscard]] int frames() const;
  [[nodiscard]] double framesPerSecond() const;
  [[nodiscard]] cv::Size size() const;
  /// Returns the events in order of time; the first one is the scene's setup.
  [[nodiscard]] const std::vector<TimedEvent>& events() const;

  /// Renders frame `index` (0..frames()-1) as 8-bit BGR. Layers unchanged since the last call are reused.
  void render(int index, cv::Mat& bgr);

  /// Returns the ground truth of a frame in the output format of `recognise` (cards, trays with dice,
  /// corners, turned_deg, face). For files and tests only, never for recognition.
  [[nodiscard]] Json truth(int index) const;

 private:
  struct Content;
  explicit Stage(std::unique_ptr<Content> content);
  std::unique_ptr<Content> content_;
};

/// A photograph of a printed card, with its own light, blur, noise and print, from a seed independent of any
/// scene. References are enrolled from these, never from the textures drawn in scenes. The card fills the
/// picture except for a margin; `corners` are clockwise from the card's top left.
struct PrintPhoto {
  cv::Mat bgr;
  std::array<cv::Point2f, 4> corners{};
};
PrintPhoto photographFace(const rules::CardDef& card, unsigned seed, faces::InkUse use = faces::InkUse::full);
PrintPhoto photographBack(std::string_view game, std::string_view deck, unsigned seed,
                          faces::InkUse use = faces::InkUse::full);

}  // namespace lk::stage
