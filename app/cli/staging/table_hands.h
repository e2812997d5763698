// Hands over the virtual table: they lay, turn and remove cards and throw dice, and record each action with
// its time.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/staging/hands_options.h"
#include "app/kit/game_kit.h"
#include "rules/core/placement.h"
#include "rules/referee/chance.h"

namespace lk::app {

/// Knows what lies on the table and which entry of the scene it belongs to. Its clock only goes forward.
class TableHands {
 public:
  TableHands(const GameKit& kit, const HandsOptions& manner);

  /// Lays missing cards and turns those with another orientation. Cards set out before any other action are
  /// in the scene from the start. `row` gives the backs of cards whose faces nobody knows yet.
  void setOut(const std::vector<rules::CardPlacement>& wanted, const std::vector<rules::TablePlace>& row);
  /// Returns whether a card stays; `copy` is the number of equal cards before it in the same zone.
  using Stays = std::function<bool(const rules::CardPlacement&, int copy)>;
  /// Removes all cards that do not stay: moves them to where they are wanted, or takes them off the table.
  void putAway(const Stays& stays, const std::vector<rules::CardPlacement>& wanted);
  /// Lays cards face down. Each placement is followed by the one that will turn it up.
  void layDown(const std::vector<rules::Placement>& downThenUp);
  /// Performs placements one after the other. `seat` handles the cards of shared zones. If an equal card lies
  /// elsewhere and does not stay there, it is moved instead of laying a new one.
  void perform(const std::vector<rules::Placement>& laid, std::optional<rules::Seat> seat,
               const Stays& stays);

  // Actions without meaning.
  /// Moves a hand over these zones, half a second each.
  void pass(rules::Seat seat, const std::vector<std::string>& zones);
  /// Pushes a card of the zone by `by` millimetres.
  void nudge(std::string_view zone, std::array<double, 2> by);
  /// Lays a card and takes it back.
  void layAndTake(const rules::CardPlacement& card, rules::Seat hand);
  /// Lifts a card of the zone and immediately lays it, or an equal one, back.
  void liftAndLay(std::string_view zone);

  [[nodiscard]] std::vector<rules::CardPlacement> cards() const;
  [[nodiscard]] bool lies(std::string_view zone) const;
  [[nodiscard]] double now() const { return now_; }
  [[nodiscard]] const std::vector<double>& moments() const { return moments_; }
  [[nodiscard]] Json scene(const Json& setup, double seconds) const;

 private:
  struct Action {
    double seconds = 0;
    const char* what = "";
    double turn = 0;
    std::optional<std::array<double, 2>> to;
  };
  struct Entry {
    std::string card, back;  // one of the two
    bool faceDown = false;
    std::array<double, 2> at{};
    double turn = 0;
    rules::Seat hand = rules::Seat::A;
    std::vector<Action> actions;
  };
  struct LaidCard {
    rules::CardPlacement is;
    std::size_t entry = 0;
    std::size_t spot = 0;  // in a zone where several cards lie side by side
  };

  [[nodiscard]] const carddb::Zone& zoneNamed(std::string_view name) const;
  [[nodiscard]] static std::optional<rules::Seat> ownerOf(std::string_view zone);
  [[nodiscard]] static Entry restingEntry(Entry entry);
  LaidCard add(const rules::CardPlacement& card, const std::string& back, rules::Seat hand);
  /// Returns the first empty spot of a zone (freeSpot), and the position of a spot (whereIs).
  [[nodiscard]] std::size_t freeSpot(std::string_view zone) const;
  [[nodiscard]] std::array<double, 2> whereIs(const carddb::Zone& zone, std::size_t spot) const;
  void move(LaidCard& card, const rules::CardPlacement& to);
  /// Returns an equal card in another zone that does not stay there; nullptr if there is none.
  LaidCard* goingTo(const rules::CardPlacement& wanted, const Stays& stays);
  [[nodiscard]] int copiesBefore(const LaidCard& card) const;
  void beginGroup();
  void endGroup(double longer = 0);
  /// Returns the time when the next card of a group comes to rest.
  double next();
  void lay(const rules::CardPlacement& card, const std::string& up, rules::Seat hand);
  void clear(std::string_view zone);
  void makeRoom(const std::vector<rules::Placement>& laid);
  void put(const rules::CardPlacement& card, const std::vector<rules::Placement>& laid, rules::Seat hand,
           const Stays& stays);
  void turn(LaidCard& card, int quarterTurns);
  void throwDice(const std::vector<rules::DicePlacement>& dice);

  const GameKit& kit_;
  HandsOptions manner_;
  rules::Chance chance_;  // for how cards lie
  double now_ = 2.5;
  double rest_ = 0;  // time when the group's last card comes to rest
  bool any_ = false;
  std::vector<Entry> entries_;
  std::vector<Json> dice_, passing_;
  std::map<rules::Seat, std::size_t> inTray_;
  std::vector<LaidCard> cards_;
  std::vector<double> moments_{1, 2};  // the initial table is at rest at these times
};

}  // namespace lk::app
