// Limits the work done per frame. The rest of an observation is continued in the next frame, so that a table
// on which everything changed does not delay the following frames.
#pragma once

namespace lk::vision {

/// Efforts are milliseconds on two cores of a typical laptop. They are estimates and not measured, so that
/// results do not depend on the machine.
class FrameBudget {
 public:
  /// `seconds`: time since the previous frame.
  explicit FrameBudget(double seconds) : left_(kShare * 1000 * seconds) {}

  /// Counts work that is done in any case.
  void spend(double effort) {
    begun_ = true;
    left_ -= effort;
  }
  /// True if the budget allows one more piece of work, which is then counted. The first piece is always
  /// allowed.
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

/// Efforts, measured on a mat with ten cards and two trays of two dice each.
inline constexpr double kSheetsEffort = 5;   // locating all sheets
inline constexpr double kTryingEffort = 24;  // all outlines of an image
inline constexpr double kSettlingEffort = 17;
inline constexpr double kNamingEffort = 6;
inline constexpr double kDiceEffort = 6;  // per tray

}  // namespace lk::vision
