// Dice drawn by the tests themselves: cubes seen from above and a little from the side, and what only looks
// like dice.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

struct DiceColours {
  const char* name;
  cv::Scalar body, pips;  // BGR
};

/// Seven usual ones.
const std::vector<DiceColours>& usualColours();

/// A die whose top face is a square turned by `turnDeg`, centred at `centre`.
struct Die {
  int value = 1;  // on top
  cv::Point2d centre;
  double side = 40;
  double turnDeg = 0;
  DiceColours colours{};
  cv::Point2d lean{0, 0};          // from the top face to the bottom face, in sides: shows side faces
  double roundness = 0.1;          // of the corners, in sides
  double pipRadius = 0.1;          // in sides
  double pipOffset = 0.25;         // in sides
  cv::Scalar marble{0, 0, 0, -1};  // second colour of the body; none when the last number is negative
};

/// Drawn at four times the size and reduced at the end: soft edges.
class DiceDrawing {
 public:
  DiceDrawing(cv::Size size, cv::Scalar table);

  void add(const Die& die);
  /// The pips alone, as printed on paper.
  void addPips(const Die& die);
  /// A square of `modules` x `modules` black and white fields.
  void addCode(cv::Point2d corner, double module, int modules, cv::RNG& random);
  void addLine(cv::Point2d from, cv::Point2d to, double width, cv::Scalar colour);
  void addDot(cv::Point2d centre, double radius, cv::Scalar colour);

  /// The picture in its own size, blurred and noisy.
  [[nodiscard]] cv::Mat finish(double blur, double noise, cv::RNG& random) const;

 private:
  cv::Mat large_;
};

/// A picture full of random dice and distractions, and what is on it. For training and for tests with many
/// pictures.
struct DicePicture {
  cv::Mat image;
  std::vector<Die> dice;
  std::vector<Die> prints;  // their pips alone, on the table
};
DicePicture randomDice(cv::RNG& random);

}  // namespace lk::vision::drawn
