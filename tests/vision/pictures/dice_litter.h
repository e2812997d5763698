// Objects beside the dice on random tables, many of which resemble dice: codes, dominoes, round pieces,
// printed dots, cards, writing, fingers, crumbs.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

/// Makes random choices.
class Chance {
 public:
  explicit Chance(cv::RNG& random) : random_(random) {}
  [[nodiscard]] float between(float low, float high) { return random_.uniform(low, high); }
  [[nodiscard]] bool happens(double probability) { return random_.uniform(0.0, 1.0) < probability; }
  [[nodiscard]] cv::Vec3f colour();  // BGR 0..255; dark and light ones are more frequent

 private:
  cv::RNG& random_;
};

class Litter {
 public:
  /// Draws into a square image. `view` determines the perspective of objects with a height.
  Litter(cv::RNG& random, cv::Mat3f& picture, const View& view);

  /// Adds one object; returns its position.
  cv::Point2f drop();

  /// Boxes of the objects that most resemble dice, pixels.
  [[nodiscard]] const std::vector<cv::Rect2f>& decoys() const { return decoys_; }

 private:
  cv::Point2f place();
  void square(cv::Point2f at, cv::Size2f size, float degrees, const cv::Vec3f& colour);
  void disc(cv::Point2f at, float radius, const cv::Vec3f& colour);
  void decoy(cv::Point2f at, float side);
  /// Draws the dots of a value as on a face of the given side; reach and radius are in sides.
  void dots(cv::Point2f at, float side, int value, float degrees, const cv::Vec3f& colour, float reach,
            float radius);
  cv::Vec3f inkOn(const cv::Vec3f& ground);

  void code(cv::Point2f at);
  void domino(cv::Point2f at);
  void printedDots();
  void roundPieces();
  void card(cv::Point2f at);
  void smallCard(cv::Point2f at);
  void crumbs();

  cv::RNG& random_;
  Chance chance_;
  cv::Mat3f& picture_;
  const View& view_;
  std::vector<cv::Rect2f> decoys_;
};

}  // namespace lk::vision::cast
