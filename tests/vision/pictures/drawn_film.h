// A film of a drawn table, shown to a tracker frame by frame: objects lie there, and a hand comes and changes
// something.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "drawn_table.h"
#include "vision/tracker.h"

namespace lk::vision::drawn {

struct LyingCard {
  int number = 0;  // of cardFace(); 0 is a card face down
  cv::Point2d centre;
  double turnDeg = 0;
};

struct LyingDie {
  int value = 1;
  cv::Point2d centre;  // on the table, millimetres
  double turnDeg = 0;
};

struct LyingSheet {
  SheetSpec spec;
  cv::Point2d topLeft;
  double turnDeg = 0;
};

/// Returns references of the cards 1..count and of the back, drawn in another light, size and sharpness than
/// in any film.
std::vector<Reference> drawnReferences(int count);

class Film {
 public:
  Film(std::vector<SheetSpec> specs, int cardsKnown);

  std::map<std::string, LyingCard> cards;
  std::map<std::string, LyingDie> dice;
  std::map<std::string, LyingSheet> sheets;
  Camera camera;
  double gain = 1, slope = 0;  // light: overall, and from left to right
  double flicker = 0;          // amplitude of rolling bands
  double noise = 3;

  /// Called after each frame that was shown to the tracker.
  std::function<void()> watched;

  /// Lets time pass without any action.
  void rest(double seconds);
  /// A hand comes to `place` (mm), performs `act`, and goes.
  void hand(cv::Point2d place, const std::function<void()>& act);
  /// A hand comes to `place`, stays there for that time, trembling or still, and goes.
  void handRests(cv::Point2d place, double seconds);

  /// A hand comes to `place`, and moves by `by` in that many frames while `act` moves objects with it (0..1
  /// of the way). Then it goes.
  void handDrags(cv::Point2d place, cv::Point2d by, int frames, const std::function<void(double)>& act);

  [[nodiscard]] Tracker& tracker() { return tracker_; }
  /// Returns what was reported since the last call, in words: "appeared 1 card-3", "changed 1 card-4", "gone
  /// 1", "tray A 3 5", "sheet TRAY:A".
  std::vector<std::string> reports();
  [[nodiscard]] bool reportedWhileMoving() const { return reportedWhileMoving_; }
  [[nodiscard]] double now() const { return now_; }
  [[nodiscard]] cv::Mat still();  // without light, noise or hand
  void frames(int count);

 private:
  void show(std::optional<cv::Point2d> handAt);
  void handFrame(cv::Point2d place);  // of a moving hand; nothing may be reported
  [[nodiscard]] std::string sceneKey() const;

  Tracker tracker_;
  std::string drawnKey_;
  cv::Mat drawn_;
  std::vector<cv::Mat> grain_;
  double now_ = 0;
  int shown_ = 0;
  bool reportedWhileMoving_ = false;
  std::vector<std::string> reports_;
};

}  // namespace lk::vision::drawn
