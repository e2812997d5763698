// How much of a look is done in one frame. What one frame has no room for is done in the next, so that a
// table on which everything changed does not hold up the frames that follow.
#pragma once

namespace lk::vision {

/// Efforts are milliseconds as two cores of a usual laptop take them. They are counted, not measured: what is
/// seen in a film does not depend on the machine.
class FrameBudget {
 public:
  /// Of a frame that came `seconds` after the one before.
  explicit FrameBudget(double seconds) : left_(kShare * 1000 * seconds) {}

  /// What is done whether there is room or not.
  void spend(double effort) {
    begun_ = true;
    left_ -= effort;
  }
  /// Whether there is room for one more piece of work, which is then counted as done. For the first there
  /// always is.
  bool affords(double effort) {
    if (begun_ && effort > left_) return false;
    spend(effort);
    return true;
  }

 private:
  static constexpr double kShare = 0.9;  // of the time between frames
  double left_;
  bool begun_ = false;
};

/// Efforts, as measured on a mat with ten cards and two trays with two dice each.
inline constexpr double kSheetsEffort = 5;   // which of them lie where
inline constexpr double kTryingEffort = 24;  // all outlines of a picture
inline constexpr double kSettlingEffort = 17;
inline constexpr double kNamingEffort = 6;
inline constexpr double kDiceEffort = 6;  // a tray

}  // namespace lk::vision
