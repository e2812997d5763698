// Hands over the virtual table: they bring about what is to lie there, and write down when they did what.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/staging/directed_night.h"
#include "rules/core/placement.h"

namespace lk::app {

/// Knows what lies on the table and by which entry of the scene. Its clock only goes forward.
class TableHands {
 public:
  TableHands(const GameKit& kit, const HandsManner& manner);

  /// Lays what is missing and turns what lies otherwise; what lies there before anything happened was never
  /// laid. `row` names the backs of cards whose faces nobody knows yet.
  void setOut(const std::vector<rules::CardPlacement>& wanted, const std::vector<rules::TablePlace>& row);
  /// Whether a card stays where it lies; `copy` counts those like it in the same zone before it.
  using Stays = std::function<bool(const rules::CardPlacement&, int copy)>;
  /// Takes all cards away that do not stay: to where they are wanted, or off the table.
  void putAway(const Stays& stays, const std::vector<rules::CardPlacement>& wanted);
  /// Lays cards face down: each followed by what it will be when it is turned up.
  void layDown(const std::vector<rules::Placement>& downThenUp);
  /// Brings these about, one after the other. Cards of zones that are nobody's are handled by `seat`. A card
  /// that lies elsewhere and will not stay there is the one that is moved.
  void perform(const std::vector<rules::Placement>& laid, std::optional<rules::Seat> seat,
               const Stays& stays);

  // What hands do that means nothing.
  /// A hand passes over these zones, half a second each.
  void pass(rules::Seat seat, const std::vector<std::string>& zones);
  /// A card that lies there is pushed by so many millimetres.
  void nudge(std::string_view zone, std::array<double, 2> by);
  /// A card is laid there and taken back.
  void layAndTake(const rules::CardPlacement& card, rules::Seat hand);
  /// A card that lies there is lifted and at once laid back, or another one like it.
  void liftAndLay(std::string_view zone);

  [[nodiscard]] std::vector<rules::CardPlacement> lying() const;
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
  struct Lying {
    rules::CardPlacement is;
    std::size_t entry = 0;
    std::size_t spot = 0;  // in a zone in which several lie side by side
  };

  [[nodiscard]] const carddb::Zone& zoneNamed(std::string_view name) const;
  [[nodiscard]] static std::optional<rules::Seat> ownerOf(std::string_view zone);
  [[nodiscard]] static Entry restingEntry(Entry entry);
  Lying add(const rules::CardPlacement& card, const std::string& back, rules::Seat hand);
  /// The first spot of a zone on which nothing lies, and where that is.
  [[nodiscard]] std::size_t freeSpot(std::string_view zone) const;
  [[nodiscard]] std::array<double, 2> whereIs(const carddb::Zone& zone, std::size_t spot) const;
  void move(Lying& card, const rules::CardPlacement& to);
  /// What lies in another zone, is the same card, and goes from there; nullptr for nothing.
  Lying* goingTo(const rules::CardPlacement& wanted, const Stays& stays);
  [[nodiscard]] int copiesBefore(const Lying& card) const;
  void beginGroup();
  void endGroup(double longer = 0);
  /// When the next card of a group comes to rest.
  double next();
  void lay(const rules::CardPlacement& card, const std::string& up, rules::Seat hand);
  void clear(std::string_view zone);
  void makeRoom(const std::vector<rules::Placement>& laid);
  void put(const rules::CardPlacement& card, const std::vector<rules::Placement>& laid, rules::Seat hand,
           const Stays& stays);
  void turn(Lying& card, int quarterTurns);
  void throwDice(const std::vector<rules::DicePlacement>& dice);

  const GameKit& kit_;
  HandsManner manner_;
  rules::Chance chance_;  // of how cards lie
  double now_ = 2.5;
  double rest_ = 0;  // of the group
  bool any_ = false;
  std::vector<Entry> entries_;
  std::vector<Json> dice_, passing_;
  std::map<rules::Seat, std::size_t> inTray_;
  std::vector<Lying> lying_;
  std::vector<double> moments_{1, 2};  // what lies there at first is looked at in peace
};

}  // namespace lk::app
