// The virtual table: renders a described scene to frames with exact truth. A frame source like any camera.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "carddb/sheets.h"
#include "rules/cards/card_book.h"
#include "rules/text/json.h"

namespace lk::stage {

/// Something a person says at a time: an event, exactly as it would come on standard input.
struct TimedEvent {
  double seconds = 0;
  Json event;
};

/// A scene folder opened: scene.json (see samples/README.md for its fields). Needs a QGuiApplication (fonts).
/// Frames depend on the scene alone: same scene, same pixels, in any order of asking.
class Stage {
 public:
  /// `folder` holds scene.json. `cards` and `layout` belong to the scene's game and are copied where needed.
  static Outcome<Stage> open(const std::string& folder, const rules::CardBook& cards,
                             const carddb::TableLayout& layout);
  /// The same from a text as scene.json has it; `file` names it in faults.
  static Outcome<Stage> read(const std::string& text, const std::string& file, const rules::CardBook& cards,
                             const carddb::TableLayout& layout);
  /// A table that a seed alone decides (see still_table.h): one second, at whose end nothing moves.
  static Stage still(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards,
                     const carddb::TableLayout& layout);
  /// A table on which `steps` things happen, that a seed alone decides (see moving_table.h).
  static Stage moving(std::uint64_t seed, cv::Size picture, int steps, const rules::CardBook& cards,
                      const carddb::TableLayout& layout);
  /// The game a scene folder is for, without opening the rest of it.
  static Outcome<std::string> gameOf(const std::string& folder);
  ~Stage();
  Stage(Stage&&) noexcept;
  Stage& operator=(Stage&&) noexcept;

  [[nodiscard]] int frames() const;
  [[nodiscard]] double framesPerSecond() const;
  [[nodiscard]] cv::Size size() const;
  /// In the order of their times; the first is the scene's setup.
  [[nodiscard]] const std::vector<TimedEvent>& events() const;

  /// Frame `index` (0..frames()-1) as 8-bit BGR. Layers that did not change since the last call are reused.
  void render(int index, cv::Mat& bgr);

  /// What is really there in a frame, in the shape `recognise` prints (cards, trays with dice, corners,
  /// turned_deg, face); for files and tests only, never for the program that watches.
  [[nodiscard]] Json truth(int index) const;

 private:
  struct Content;
  explicit Stage(std::unique_ptr<Content> content);
  std::unique_ptr<Content> content_;
};

/// A photograph of a printed card: its own light, blur, noise and print, seeded apart from any scene.
/// References are enrolled from these, never from the texture a scene draws. The card fills the picture but
/// for a margin; `corners` (clockwise from its own top left) say where it is.
struct PrintPhoto {
  cv::Mat bgr;
  std::array<cv::Point2f, 4> corners{};
};
PrintPhoto photographFace(const rules::CardDef& card, unsigned seed);
PrintPhoto photographBack(std::string_view game, std::string_view deck, unsigned seed);

}  // namespace lk::stage
