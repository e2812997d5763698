// Implements range and damage of Half the Battle a second time, for tests: computed from a view and the
// pack's JSON, without any code of the game.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/text/json.h"

namespace lk::test {

class NaiveBattle {
 public:
  /// `pack` as shipped; `view` without hidden parts.
  NaiveBattle(const Json& pack, const Json& view);

  /// Returns HP of every piece after a seat's chosen piece has used an action on one piece or lane, 0 for
  /// dying ones; nothing if that is not allowed. Does not support actions that other readings change.
  [[nodiscard]] std::optional<std::map<std::string, int>> after(const std::string& seat,
                                                                const std::string& action,
                                                                const std::string& target, int lane) const;

 private:
  struct Piece {
    std::string seat;
    std::string card;
    int lane = 0;
    int hp = 0;
    bool dying = false;
  };
  struct Marker {
    std::string card;
    std::string owner;
    int lane = 0;    // above it
    std::string on;  // or beside a piece
  };
  struct Blow {
    std::string on;
    int amount = 0;
    bool lethal = false;
  };

  [[nodiscard]] const Json& card(const std::string& id) const;
  [[nodiscard]] bool reaches(const Piece& from, const Json& action, int lane) const;
  [[nodiscard]] int markersIn(int lane, const std::string& card, const std::string& owner) const;
  [[nodiscard]] bool carries(const std::string& piece, const std::string& card) const;
  [[nodiscard]] std::string standInFor(const std::string& piece) const;
  [[nodiscard]] Blow blow(const std::string& actor, const std::string& on, const Json& effect,
                          std::vector<std::string>& spent) const;
  static void strike(Piece& piece, const Blow& blow);

  const Json& pack_;
  const Json& view_;
  std::map<std::string, Piece> pieces_;
  std::vector<Marker> markers_;
};

}  // namespace lk::test
