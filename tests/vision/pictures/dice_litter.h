// What lies about on the random tables beside the dice, much of it looking like dice: codes, dominoes, round
// pieces, printed dots, cards, writing, fingers, crumbs.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "cast_dice.h"

namespace lk::vision::cast {

/// Draws lots.
class Chance {
 public:
  explicit Chance(cv::RNG& random) : random_(random) {}
  [[nodiscard]] float between(float low, float high) { return random_.uniform(low, high); }
  [[nodiscard]] bool happens(double probability) { return random_.uniform(0.0, 1.0) < probability; }
  [[nodiscard]] cv::Vec3f colour();  // BGR 0..255; dark and light ones more often

 private:
  cv::RNG& random_;
};

class Litter {
 public:
  /// Draws into a square picture. `view`: from where things with a height are seen.
  Litter(cv::RNG& random, cv::Mat3f& picture, const View& view);

  /// One more thing; returns where.
  cv::Point2f drop();

  /// Boxes of what most looks like dice and is none; pixels.
  [[nodiscard]] const std::vector<cv::Rect2f>& decoys() const { return decoys_; }

 private:
  cv::Point2f place();
  void square(cv::Point2f at, cv::Size2f size, float degrees, const cv::Vec3f& colour);
  void disc(cv::Point2f at, float radius, const cv::Vec3f& colour);
  void decoy(cv::Point2f at, float side);
  /// The dots of a value as on a face of the given side; reach and radius in sides.
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
