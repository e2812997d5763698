// The things on the table during a lesson, and which of them have been handled already.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "app/session/table/table_thing.h"
#include "rules/core/placement.h"

namespace lk::app {

/// A thing at rest.
struct Seen {
  TableThing thing;
  bool sure = false;  // identified, or a known back, or all dice read
  rules::Placement placement;
  friend bool operator==(const Seen&, const Seen&) = default;
};

/// Returns the seat a zone belongs to ("A/action/1"); nullopt for zones of the table and for "".
std::optional<rules::Seat> seatOfZone(std::string_view zone);
/// Returns whether a zone is a place for committed cards ("A/action/1").
bool isActionZone(std::string_view zone);

class LessonTable {
 public:
  /// Sets everything at rest now. A thing that disappeared or changed counts as new when it is seen again.
  void see(std::span<const Seen> things, double seconds);

  [[nodiscard]] const std::vector<Seen>& things() const { return things_; }
  /// Returns whether a thing was not used yet since it came or last changed.
  [[nodiscard]] bool isNew(const Seen& seen) const { return !done_.contains(seen.thing); }
  /// Returns the placements of all sure and new things.
  [[nodiscard]] std::vector<rules::Placement> fresh() const;
  /// Marks a thing as used.
  void use(const TableThing& thing) { done_.insert(thing); }
  void useAll();
  /// Returns when the thing came to rest in its present state, in seconds of see().
  [[nodiscard]] double restingSince(const TableThing& thing) const;

 private:
  std::vector<Seen> things_;
  std::set<TableThing> done_;
  std::map<TableThing, double> since_;
};

}  // namespace lk::app
