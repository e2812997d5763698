// Maps things at rest, seen in pixels, to placements in zones, and records which of them the referee has
// used.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/table/followed_things.h"
#include "app/session/table/mat_frame.h"
#include "app/session/table/placed.h"
#include "vision/tracker.h"

namespace lk::app {

/// Where a card lies on the mat.
struct ZoneFound {
  std::string zone;                    // empty: outside every zone
  double turnedDeg = 0;                // relative to the mat's upright
  std::optional<QuadMm> corners = {};  // nullopt without sheets in view
};

/// Follows the tracker's changes. The setting names the zones; the sheets in view say where they are in the
/// picture. Times are seconds of the night. Not thread-safe.
class Placements {
 public:
  explicit Placements(TableSetting setting);

  void update(const vision::Change& change, const Sheets& sheets, double seconds);
  [[nodiscard]] ZoneFound locate(const vision::CardSighting& card, const Sheets& sheets) const;

  /// The setting as the table is laid: see asLaid().
  [[nodiscard]] const TableSetting& setting() const { return setting_; }
  /// Uses the zones of `setting`, on the printed mat, from the next placement on.
  void use(TableSetting setting);
  /// Starts a time in which everything at rest will be reported again as if it were new. Until endAgain(),
  /// whatever comes to rest in the zone where the same lay before inherits its use. This applies to trays
  /// only if `trays`.
  void beginAgain(bool trays);
  void endAgain();

  /// Returns everything at rest, in the order in which it came. References hold until the next call that is
  /// not const.
  [[nodiscard]] const std::vector<Placed>& all() const { return all_; }
  /// Sets the use of a thing. Does nothing if it is not there.
  void use(const TableThing& thing, Use use);
  /// Marks everything as used.
  void useAll();
  /// Returns what the referee may look at: see freshOf().
  [[nodiscard]] std::vector<rules::Placement> fresh() const { return freshOf(all_); }
  /// Sets for every card its identity, its order in the zone, and what it lies on and beside; a card that
  /// was moved onto another thing since it was used is fresh again. Sets the same for tokens, and for cubes,
  /// which are distinguished by the card or zone they lie on.
  void survey();
  /// Which of the night's things the cards are.
  [[nodiscard]] FollowedThings& things() { return things_; }
  [[nodiscard]] std::vector<Followable> followable() const;
  /// Makes fresh again what was set aside, as if it came to rest now. Call it after people corrected
  /// something.
  void reconsider(double seconds);
  /// Makes fresh again what people were only asked about. Call it after an accepted event.
  void lookAgain();
  /// Must be called for every frame in which nothing moves. Returns true if a zone from which a card was
  /// taken has stayed empty for long enough to report it: a card that is only lifted, or was lost from sight,
  /// comes back.
  bool settle(double seconds);
  /// Restarts the waiting of settle(), because something moves.
  void unsettle();
  /// Drops the reports about emptied zones that no event used. Call it after an accepted event.
  void forgetCleared();

 private:
  void placeCard(const vision::StableCard& card, const Sheets& sheets, double seconds);
  void placeTray(const vision::StableTray& tray, double seconds);
  void placeToken(const vision::StableToken& token, double seconds);
  void placeDie(const vision::StableToken& token, double seconds);
  void place(Placed placed);
  void remove(const TableThing& thing);
  [[nodiscard]] Placed* find(const TableThing& thing);
  void inherit(Placed& placed);
  void describe(Placed& placed, rules::Neighbours around, int order);
  void noteLeft(const rules::Placement& placement);
  void noteFilled(const std::string& zone);

  void follow(const Sheets& sheets);

  TableSetting printed_;  // as printed or as people placed it on the mat
  TableSetting setting_;  // the same as laid
  cv::Vec2d stretch_{1, 1};
  FollowedThings things_;
  std::vector<Placed> all_;
  std::vector<vision::CubeSighting> cubes_;
  double cubesSince_ = 0;
  std::vector<Placed> before_;  // what will be reported again
  bool again_ = false;          // it is being reported again: what is missing meanwhile was not taken
  struct Left {
    std::string zone;
    double since = -1;  // -1: no frame without motion was seen since
  };
  std::vector<Left> left_;  // zones from which a card was taken, before that is reported
};

}  // namespace lk::app
