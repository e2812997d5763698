#include "drawn_dice.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision::drawn {

namespace {

constexpr int kScale = 4;

/// A face as a parallelogram in the image.
struct Patch {
  cv::Point2d centre, right, down;
  [[nodiscard]] cv::Point2d at(double x, double y) const { return centre + right * x + down * y; }
};

cv::Point large(cv::Point2d p) {
  return {cvRound((p.x + 0.5) * kScale - 0.5), cvRound((p.y + 0.5) * kScale - 0.5)};
}

std::vector<cv::Point2d> layout(int value) {
  static const std::array<std::vector<cv::Point2d>, 6> table = [] {
    const cv::Point2d o(0, 0), nw(-1, -1), se(1, 1), sw(-1, 1), ne(1, -1), w(-1, 0), e(1, 0);
    return std::array<std::vector<cv::Point2d>, 6>{
        {{o}, {nw, se}, {nw, o, se}, {nw, se, sw, ne}, {nw, se, sw, ne, o}, {nw, se, sw, ne, w, e}}};
  }();
  return table[static_cast<std::size_t>(value - 1)];
}

std::vector<cv::Point> roundedOutline(const Patch& patch, double roundness) {
  std::vector<cv::Point> outline;
  const double inner = 0.5 - roundness;
  for (int i = 0; i < 32; ++i) {
    const double angle = 2 * CV_PI * i / 32;
    const double cx = (std::cos(angle + 1e-6) > 0 ? inner : -inner) + roundness * std::cos(angle);
    const double cy = (std::sin(angle + 1e-6) > 0 ? inner : -inner) + roundness * std::sin(angle);
    outline.push_back(large(patch.at(cx, cy)));
  }
  return outline;
}

void drawPips(cv::Mat& image, const Patch& patch, const Die& die, int value, const cv::Scalar& colour) {
  for (const cv::Point2d& p : layout(value)) {
    std::vector<cv::Point> outline;
    for (int i = 0; i < 24; ++i) {
      const double angle = 2 * CV_PI * i / 24;
      outline.push_back(large(patch.at(die.pipOffset * p.x + die.pipRadius * std::cos(angle),
                                       die.pipOffset * p.y + die.pipRadius * std::sin(angle))));
    }
    cv::fillConvexPoly(image, outline, colour, cv::LINE_AA);
  }
}

Patch topOf(const Die& die) {
  const double angle = die.turnDeg * CV_PI / 180;
  const cv::Point2d right(std::cos(angle) * die.side, std::sin(angle) * die.side);
  return {die.centre, right, {-right.y, right.x}};
}

void fillFace(cv::Mat& image, const Patch& face, const Die& die, double light) {
  const auto outline = roundedOutline(face, die.roundness);
  if (die.marble[3] < 0) {
    cv::fillConvexPoly(image, outline, die.colours.body * light, cv::LINE_AA);
    return;
  }
  cv::Mat mask = cv::Mat::zeros(image.size(), CV_8U);
  cv::fillConvexPoly(mask, outline, 255, cv::LINE_AA);
  const cv::Rect box = cv::boundingRect(outline) & cv::Rect({0, 0}, image.size());
  for (int y = box.y; y < box.y + box.height; ++y)
    for (int x = box.x; x < box.x + box.width; ++x) {
      if (mask.at<uchar>(y, x) < 128) continue;
      const double period = 0.25 * die.side * kScale;
      const double wave = std::sin(x / period + 2 * std::sin(y / period + die.turnDeg)) * 2;
      const double share = 1 / (1 + std::exp(-2 * wave));
      for (int c = 0; c < 3; ++c)
        image.at<cv::Vec3b>(y, x)[c] =
            cv::saturate_cast<uchar>(light * (share * die.colours.body[c] + (1 - share) * die.marble[c]));
    }
}

/// Returns the next value around the die, never the opposite one.
int besides(int value, int turn) {
  const std::array<int, 6> ring{1, 2, 3, 6, 5, 4};
  std::array<int, 4> others{};
  int n = 0;
  for (const int v : ring)
    if (v != value && v != 7 - value) others[n++] = v;
  return others[static_cast<std::size_t>(turn) % 4];
}

}  // namespace

const std::vector<DiceColours>& usualColours() {
  static const std::vector<DiceColours> table{
      {"white with black", {235, 240, 242}, {25, 25, 25}},
      {"black with white", {35, 32, 30}, {235, 235, 235}},
      {"red with white", {40, 30, 190}, {240, 240, 240}},
      {"blue with yellow", {150, 60, 30}, {40, 220, 240}},
      {"green with white", {70, 140, 30}, {240, 240, 240}},
      {"black with red", {35, 32, 30}, {45, 40, 200}},
      {"yellow with black", {40, 210, 235}, {20, 20, 20}},
  };
  return table;
}

DiceDrawing::DiceDrawing(cv::Size size, cv::Scalar table) : large_(size * kScale, CV_8UC3, table) {}

void DiceDrawing::add(const Die& die) {
  const Patch top = topOf(die);
  const cv::Point2d lean = die.lean * die.side;
  const std::array<cv::Point2d, 4> outward{-top.down, top.right, top.down, -top.right};
  for (int i = 0; i < 4; ++i) {
    const cv::Point2d out = outward[static_cast<std::size_t>(i)];
    if (out.dot(lean) <= 0.02 * die.side * die.side) continue;
    const cv::Point2d along(-out.y, out.x);
    const Patch face{die.centre + out * 0.5 + lean * 0.5, along, lean};
    const double light = 0.55 + 0.25 * (i % 2);
    fillFace(large_, face, die, light);
    drawPips(large_, face, die, besides(die.value, i), die.colours.pips * (0.5 + 0.5 * light));
  }
  Die rim = die;
  rim.colours.body = die.colours.body * 0.85 + cv::Scalar::all(20);
  fillFace(large_, top, rim, 1);
  Patch inner = top;
  inner.right *= 0.93;
  inner.down *= 0.93;
  fillFace(large_, inner, die, 1);
  drawPips(large_, top, die, die.value, die.colours.pips);
}

void DiceDrawing::addPips(const Die& die) {
  drawPips(large_, topOf(die), die, die.value, die.colours.pips);
}

void DiceDrawing::addCode(cv::Point2d corner, double module, int modules, cv::RNG& random) {
  for (int y = 0; y < modules; ++y)
    for (int x = 0; x < modules; ++x) {
      const cv::Scalar colour = cv::Scalar::all(random.uniform(0, 2) == 1 ? 20 : 240);
      const cv::Point2d at = corner + cv::Point2d(x * module, y * module);
      cv::rectangle(large_, large(at), large(at + cv::Point2d(module, module)), colour, cv::FILLED);
    }
}

void DiceDrawing::addLine(cv::Point2d from, cv::Point2d to, double width, cv::Scalar colour) {
  cv::line(large_, large(from), large(to), colour, std::max(1, cvRound(width * kScale)), cv::LINE_AA);
}

void DiceDrawing::addDot(cv::Point2d centre, double radius, cv::Scalar colour) {
  cv::circle(large_, large(centre), std::max(1, cvRound(radius * kScale)), colour, cv::FILLED, cv::LINE_AA);
}

cv::Mat DiceDrawing::finish(double blur, double noise, cv::RNG& random) const {
  cv::Mat image;
  cv::resize(large_, image, large_.size() / kScale, 0, 0, cv::INTER_AREA);
  if (blur > 0) cv::GaussianBlur(image, image, {}, blur);
  if (noise > 0) {
    cv::Mat grain(image.size(), CV_16SC3);
    random.fill(grain, cv::RNG::NORMAL, 0, noise);
    cv::Mat sum;
    image.convertTo(sum, CV_16SC3);
    sum += grain;
    sum.convertTo(image, CV_8UC3);
  }
  return image;
}

DicePicture randomDice(cv::RNG& random) {
  const auto between = [&](double low, double high) { return random.uniform(low, high); };
  const auto chance = [&](double p) { return random.uniform(0.0, 1.0) < p; };
  const auto anyColour = [&] { return cv::Scalar(between(10, 245), between(10, 245), between(10, 245)); };
  const cv::Size size(420, 320);
  const double grey = between(30, 240);
  const cv::Scalar table =
      chance(0.6) ? cv::Scalar(grey, grey, grey) + cv::Scalar(between(-15, 15), 0, between(-15, 15))
                  : anyColour();
  DiceDrawing drawing(size, table);
  DicePicture picture;
  const double scale = between(22, 60);
  const auto place = [&] { return cv::Point2d(between(0, size.width), between(0, size.height)); };
  for (int i = random.uniform(0, 6); i > 0; --i)
    drawing.addLine(place(), place(), between(0.5, 12), anyColour());
  for (int i = random.uniform(0, 25); i > 0; --i)
    drawing.addDot(place(), between(0.5, 0.12 * scale), anyColour() * 0.5);
  if (chance(0.4)) drawing.addCode(place(), between(2, 7), 21, random);
  for (int i = random.uniform(0, 5); i > 0; --i) {
    Die print{random.uniform(1, 7), place(), scale, between(0, 90), {"print", table, anyColour()}, {}};
    drawing.addPips(print);
    picture.prints.push_back(print);
  }
  const double leanLength = between(0, 0.6);
  const double leanAngle = between(0, 2 * CV_PI);
  for (int attempt = 0; attempt < 14; ++attempt) {
    Die die;
    die.value = random.uniform(1, 7);
    die.side = scale * between(0.85, 1.15);
    die.centre = {between(die.side, size.width - die.side), between(die.side, size.height - die.side)};
    const bool free = std::none_of(picture.dice.begin(), picture.dice.end(), [&](const Die& other) {
      return cv::norm(other.centre - die.centre) < 0.75 * (die.side + other.side);
    });
    if (!free) continue;
    die.turnDeg = between(0, 90);
    if (chance(0.5)) {
      die.colours = usualColours()[static_cast<std::size_t>(
          random.uniform(0, static_cast<int>(usualColours().size())))];
    } else {
      die.colours = {"any", anyColour(), anyColour()};
      if (cv::norm(die.colours.body - die.colours.pips) < 90)
        die.colours.pips = cv::Scalar::all(die.colours.body[1] < 128 ? 240 : 20);
    }
    if (cv::norm(die.colours.body - table) < 20 && leanLength < 0.2) continue;
    die.lean = cv::Point2d(std::cos(leanAngle), std::sin(leanAngle)) * leanLength;
    die.roundness = between(0.03, 0.25);
    die.pipRadius = between(0.075, 0.12);
    die.pipOffset = between(0.22, 0.28);
    if (chance(0.15)) die.marble = anyColour() * 0.7;
    drawing.add(die);
    picture.dice.push_back(die);
  }
  picture.image = drawing.finish(between(0.3, 0.055 * scale), between(0, 6), random);
  return picture;
}

}  // namespace lk::vision::drawn
