// Dice drawn by the tests: cubes seen from above and slightly from the side, and objects that resemble them.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision::drawn {

struct DiceColours {
  const char* name;
  cv::Scalar body, pips;  // BGR
};

/// Returns seven common ones.
const std::vector<DiceColours>& usualColours();

/// A die whose top face is a square rotated by `turnDeg`, centred at `centre`.
struct Die {
  int value = 1;  // on top
  cv::Point2d centre;
  double side = 40;
  double turnDeg = 0;
  DiceColours colours{};
  cv::Point2d lean{0, 0};          // from the top face to the bottom face, in sides; makes side faces visible
  double roundness = 0.1;          // of the corners, in sides
  double pipRadius = 0.1;          // in sides
  double pipOffset = 0.25;         // in sides
  cv::Scalar marble{0, 0, 0, -1};  // second colour of the body; none if the last number is negative
};

/// A drawing at four times the size that is reduced at the end, for soft edges.
class DiceDrawing {
 public:
  DiceDrawing(cv::Size size, cv::Scalar table);

  void add(const Die& die);
  /// Draws only the pips, as printed on paper.
  void addPips(const Die& die);
  /// Draws a square of `modules` x `modules` black and white fields.
  void addCode(cv::Point2d corner, double module, int modules, cv::RNG& random);
  void addLine(cv::Point2d from, cv::Point2d to, double width, cv::Scalar colour);
  void addDot(cv::Point2d centre, double radius, cv::Scalar colour);

  /// Returns the image at its own size, blurred and noisy.
  [[nodiscard]] cv::Mat finish(double blur, double noise, cv::RNG& random) const;

 private:
  cv::Mat large_;
};

/// An image full of random dice and distractions, and what it contains. For training, and for tests with many
/// images.
struct DicePicture {
  cv::Mat image;
  std::vector<Die> dice;
  std::vector<Die> prints;  // only pips, on the table
};
DicePicture randomDice(cv::RNG& random);

}  // namespace lk::vision::drawn
