// From things at rest (pixels) to placements (zones): what lies where, and which of it the referee has
// already used.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/followed_things.h"
#include "app/session/mat_frame.h"
#include "app/session/neighbours.h"
#include "rules/core/placement.h"
#include "vision/tracker.h"

namespace lk::app {

/// fresh: not yet used by an accepted event. used: it was, until it changes. set_aside: refused or asked
/// about once. asked: asked about, and looked at again after the next accepted event.
enum class Use { fresh, used, setAside, asked };

/// Where a token lies on the mat, or the first of several cubes.
struct TokenSpot {
  cv::Point2d mm;
  double radius = 0;
  int card = 0;  // of cubes: tracker id of the card they lie on; 0: none
};

struct Placed {
  int thing = 0;  // tracker id of a card, -1-seat for a tray, kCleared for a zone that is empty now,
                  // kTokens - tracker id for a token, kTokenDice - that id for the die on it, kCubes and
                  // below for cubes that lie together
  rules::Placement placement;
  std::vector<std::string> maybe;  // card ids in doubt, best first; the placement's card is empty then
  bool sure = false;               // named, or a known back, or dice all read
  Use use = Use::fresh;
  double since = 0;                  // seconds of the night when it came to lie so
  std::optional<RestingShape> lain;  // of a card: where on the mat; none without sheets in view
  int individual = 0;                // of a card: see vision::StableCard
  std::optional<double> stirred;     // when it was last laid otherwise without being another placement
  std::optional<int> aslant;  // of a card between two quarter turns: the one it is turned to a little less
  std::optional<TokenSpot> spot;  // of a token or of cubes
};

inline constexpr int kCleared = -1000;
inline constexpr int kTokens = -10000;
inline constexpr int kTokenDice = -1000000;
inline constexpr int kCubes = -2000000;

/// Where a card lies on the mat.
struct ZoneFound {
  std::string zone;                    // empty: outside every zone
  double turnedDeg = 0;                // against the mat's upright
  std::optional<QuadMm> corners = {};  // none without sheets in view
};

/// Follows the tracker's changes. Zones are those of the setting; where they lie in the picture comes from
/// the sheets in view.
class Placements {
 public:
  explicit Placements(TableSetting setting);

  /// `seconds`: of the night, as everywhere here.
  void update(const vision::Change& change, const Sheets& sheets, double seconds);
  [[nodiscard]] ZoneFound locate(const vision::CardSighting& card, const Sheets& sheets) const;

  [[nodiscard]] const TableSetting& setting() const { return setting_; }
  /// Zones are those of `setting` from the next placement on.
  void use(TableSetting setting) { setting_ = std::move(setting); }
  /// What lies there will be reported again, as if new: until endAgain() it counts as what it was when the
  /// same comes to lie in the same zone. Trays too when `trays`.
  void beginAgain(bool trays);
  void endAgain();

  [[nodiscard]] std::vector<Placed>& all() { return all_; }
  [[nodiscard]] const std::vector<Placed>& all() const { return all_; }
  /// What the referee may look at: sure, and neither used nor set aside.
  [[nodiscard]] std::vector<rules::Placement> fresh() const;
  /// Says of every card at rest which thing it is, its order, and what it lies on and beside. Whoever was
  /// laid onto another thing since it was used is fresh again. The same of tokens, and of cubes, which are
  /// told apart by the card or zone they lie on.
  void survey();
  /// Which of the night's things the cards are.
  [[nodiscard]] FollowedThings& things() { return things_; }
  [[nodiscard]] std::vector<Followable> followable() const;
  /// After people corrected something, what was set aside counts again, as if it came to lie there now.
  void reconsider(double seconds);
  /// After an event, what was only asked about counts again.
  void lookAgain();
  /// Must be called for every frame in which nothing moves, at `seconds` of the night. Returns true when a
  /// zone from which a card was taken has stayed empty for long enough to report it: a card that is only
  /// lifted, or was lost from sight, comes back.
  bool settle(double seconds);
  /// Something moves: what is waited for begins anew.
  void unsettle();
  /// The night went on: zones that were emptied before without a report get none any more.
  void forgetCleared();

 private:
  void placeCard(const vision::StableCard& card, const Sheets& sheets, double seconds);
  void placeTray(const vision::StableTray& tray, double seconds);
  void placeToken(const vision::StableToken& token, double seconds);
  void placeDie(const vision::StableToken& token, double seconds);
  void place(Placed placed);
  void inherit(Placed& placed);
  void describe(Placed& placed, rules::Neighbours around, int order);
  void left(const rules::Placement& placement);
  void filled(const std::string& zone);

  TableSetting setting_;
  FollowedThings things_;
  std::vector<Placed> all_;
  std::vector<vision::CubeSighting> cubes_;
  double cubesSince_ = 0;       // seconds
  std::vector<Placed> before_;  // what is to be reported again
  bool again_ = false;          // it is being reported again: what is gone meanwhile was not taken
  struct Left {
    std::string zone;
    double since = -1;  // seconds; -1: not looked at in peace yet
  };
  std::vector<Left> left_;  // zones a card was taken from, before that is reported
};

}  // namespace lk::app
