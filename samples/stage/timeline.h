// The state of the table at a given time: converts the scene's actions to poses. Depends only on the scene
// and the time.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "stage/scene.h"

namespace lk::stage {

struct CardPose {
  std::size_t entry = 0;  // of Scene::cards
  cv::Vec3d centre;
  double turnDeg = 0;
  double flipDeg = 0;  // around the card's long axis: 0 face up, 180 face down
  bool moving = false;
  double restingSince = 0;
  int dieShows = 0;  // of a token with a numbered die
  friend bool operator==(const CardPose&, const CardPose&) = default;
};

struct DiePose {
  std::size_t entry = 0, die = 0;  // of Scene::dice
  cv::Vec3d centre;
  cv::Matx33d turn;  // from the die's axes to the table's
  bool moving = false;
  friend bool operator==(const DiePose& a, const DiePose& b) {
    return a.entry == b.entry && a.die == b.die && a.centre == b.centre && a.turn == b.turn &&
           a.moving == b.moving;
  }
};

struct HandPose {
  rules::Seat seat = rules::Seat::A;
  cv::Vec3d tip;
  cv::Vec2d towardsBody;  // unit
};

/// Everything in drawing order: things at rest first, things laid later above earlier ones.
struct Snapshot {
  std::vector<CardPose> restingCards;
  std::vector<DiePose> restingDice;
  std::vector<CardPose> movingCards;
  std::vector<DiePose> movingDice;
  std::vector<HandPose> hands;
  [[nodiscard]] bool still() const { return movingCards.empty() && movingDice.empty() && hands.empty(); }
};

/// Returns the corners of a card in space: the face's top left first, clockwise on the face (which may point
/// down).
std::array<cv::Vec3d, 4> cornersOf(const CardPose& pose);
/// Return the value on top, and the four corners of the top face, clockwise as seen from above.
int topValue(const DiePose& pose);
std::array<cv::Vec3d, 4> topOf(const DiePose& pose, double sideMm);

class Timeline {
 public:
  Timeline(const Scene& scene, const carddb::TableLayout& layout);
  [[nodiscard]] Snapshot at(double seconds) const;

 private:
  struct Waypoint {
    double seconds = 0;
    cv::Vec3d at;
  };
  struct Visit {
    rules::Seat seat = rules::Seat::A;
    std::vector<Waypoint> way;
  };
  struct RestingDie {
    DiePose pose;
    cv::Vec3d start;  // where it leaves the hand
    cv::Vec3d axis;   // of its tumbling in the air
  };

  void planCard(std::size_t entry);
  void planDice(std::size_t entry);
  void planHand(const HandEntry& hand);
  [[nodiscard]] cv::Vec3d body(rules::Seat seat) const;
  [[nodiscard]] cv::Vec3d grip(rules::Seat seat, cv::Point2d card, double z) const;
  [[nodiscard]] std::optional<CardPose> cardAt(std::size_t entry, double seconds) const;
  void addDice(std::size_t entry, double seconds, Snapshot& snapshot) const;

  const Scene& scene_;
  cv::Size2d mat_;
  std::vector<Visit> visits_;
  std::vector<std::vector<RestingDie>> dice_;  // as Scene::dice
};

}  // namespace lk::stage
