// What lies on the table while a lesson runs, and what of it has said what it had to say.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "rules/core/placement.h"

namespace lk::app {

/// A thing at rest. `thing` stays the same while it lies there; trays are -1 - seat.
struct Seen {
  int thing = 0;
  bool sure = false;  // named, or a known back, or dice all read
  rules::Placement placement;
  friend bool operator==(const Seen&, const Seen&) = default;
};

/// The seat a zone belongs to ("A/action/1"); none for zones of the table and for "".
std::optional<rules::Seat> seatOfZone(std::string_view zone);
/// Whether it is a place for committed cards ("A/action/1").
bool isActionZone(std::string_view zone);

class LessonTable {
 public:
  /// Everything at rest now. What is gone or different counts as new when it is seen again.
  void see(std::span<const Seen> lying, double seconds);

  [[nodiscard]] const std::vector<Seen>& lying() const { return lying_; }
  /// New: neither used nor corrected since it lies so.
  [[nodiscard]] bool isNew(const Seen& seen) const { return !done_.contains(seen.thing); }
  /// The sure and new ones, as the referee looks at them.
  [[nodiscard]] std::vector<rules::Placement> fresh() const;
  /// It has said what it had to say.
  void use(int thing) { done_.insert(thing); }
  void useAll();
  /// How long it has been lying so.
  [[nodiscard]] double restingSince(int thing) const;

 private:
  std::vector<Seen> lying_;
  std::set<int> done_;
  std::map<int, double> since_;
};

}  // namespace lk::app
