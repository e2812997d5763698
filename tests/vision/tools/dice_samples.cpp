// For developers: writes the training data of the dice nets. dice_samples FILE COUNT [SEED [flat | alike |
// leaning | dominoes [PHOTO...]]]; half of the dominoes lie on one of the photos. Each scene is 256 x 256 BGR
// bytes, the number of its dice (int32), and for each die 14 floats: value (0: unreadable), visible fraction
// (0: a decoy), box (x, y, width, height), top face (four corners).
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

#include <opencv2/imgcodecs.hpp>

#include "dice_scenes.h"
#include "drawn_dice.h"

using namespace lk::vision;

namespace {

constexpr int kScene = 256;

void write(std::ofstream& out, const cast::Scene& scene) {
  out.write(reinterpret_cast<const char*>(scene.picture.data), std::streamsize{3} * kScene * kScene);
  const auto count = static_cast<std::int32_t>(scene.dice.size() + scene.decoys.size());
  out.write(reinterpret_cast<const char*>(&count), sizeof count);
  for (const cast::PlacedDie& die : scene.dice) {
    const cv::Rect2f& box = die.drawn.box;
    const auto& top = die.drawn.top;
    const float row[] = {static_cast<float>(die.value),
                         die.seen,
                         box.x,
                         box.y,
                         box.width,
                         box.height,
                         top[0].x,
                         top[0].y,
                         top[1].x,
                         top[1].y,
                         top[2].x,
                         top[2].y,
                         top[3].x,
                         top[3].y};
    out.write(reinterpret_cast<const char*>(row), sizeof row);
  }
  for (const cv::Rect2f& box : scene.decoys) {
    const float row[14] = {0, 0, box.x, box.y, box.width, box.height};
    out.write(reinterpret_cast<const char*>(row), sizeof row);
  }
}

/// Returns part of a drawing as a scene: dice without light and shadow.
cast::Scene partOf(const drawn::DicePicture& drawing, cv::RNG& random) {
  const cv::Point corner(random.uniform(0, drawing.image.cols - kScene + 1),
                         random.uniform(0, drawing.image.rows - kScene + 1));
  cast::Scene scene;
  scene.picture = drawing.image(cv::Rect(corner, cv::Size(kScene, kScene))).clone();
  for (const drawn::Die& die : drawing.dice) {
    cast::PlacedDie placed;
    const double angle = die.turnDeg * CV_PI / 180;
    const cv::Point2d right(std::cos(angle) * die.side / 2, std::sin(angle) * die.side / 2);
    const cv::Point2d down(-right.y, right.x);
    const cv::Point2d middle = die.centre - cv::Point2d(corner);
    placed.drawn.top = {middle - right - down, middle + right - down, middle + right + down,
                        middle - right + down};
    std::vector<cv::Point2f> outline(placed.drawn.top.begin(), placed.drawn.top.end());
    for (int i = 0; i < 4; ++i)
      outline.push_back(outline[static_cast<std::size_t>(i)] + cv::Point2f(die.lean * die.side));
    const auto [left, most] =
        std::minmax_element(outline.begin(), outline.end(), [](auto a, auto b) { return a.x < b.x; });
    const auto [top, low] =
        std::minmax_element(outline.begin(), outline.end(), [](auto a, auto b) { return a.y < b.y; });
    placed.drawn.box = {left->x, top->y, most->x - left->x, low->y - top->y};
    const cv::Rect2f inside = placed.drawn.box & cv::Rect2f(0, 0, kScene, kScene);
    if (inside.area() < 0.3F * placed.drawn.box.area()) continue;
    const bool whole = inside.area() > 0.9F * placed.drawn.box.area();
    placed.value = whole ? die.value : 0;
    placed.seen = whole ? 1.F : 0.4F;
    scene.dice.push_back(placed);
  }
  for (const drawn::Die& print : drawing.prints) {
    const cv::Point2d middle = print.centre - cv::Point2d(corner);
    const bool covered = std::any_of(drawing.dice.begin(), drawing.dice.end(), [&](const drawn::Die& die) {
      return cv::norm(die.centre + die.lean * (die.side / 2) - print.centre) < 1.1 * die.side;
    });
    if (!covered && cv::Rect2d(0, 0, kScene, kScene).contains(middle))
      scene.decoys.emplace_back(middle.x - print.side / 2, middle.y - print.side / 2, print.side, print.side);
  }
  return scene;
}

/// Returns dice seen straight from above in even light on an even table: alone, or side by side. `alike`: of
/// one make, and more of them side by side.
drawn::DicePicture evenTable(cv::RNG& random, bool alike) {
  const auto anyColour = [&] {
    return cv::Scalar(random.uniform(10, 245), random.uniform(10, 245), random.uniform(10, 245));
  };
  const cv::Scalar table = cv::Scalar::all(random.uniform(60, 240));
  drawn::DiceDrawing drawing({kScene, kScene}, table);
  drawn::DicePicture picture;
  const double side = random.uniform(24.0, 60.0);
  for (int i = random.uniform(0, 4); i > 0; --i) {
    const drawn::Die print{random.uniform(1, 7),
                           {random.uniform(0.0, 1.0 * kScene), random.uniform(0.0, 1.0 * kScene)},
                           side,
                           random.uniform(0.0, 90.0),
                           {"print", table, anyColour()},
                           {}};
    drawing.addPips(print);
    picture.prints.push_back(print);
  }
  for (int attempt = 0; attempt < 12; ++attempt) {
    drawn::Die die;
    die.side = side;
    die.value = random.uniform(1, 7);
    die.centre = {random.uniform(side, kScene - side), random.uniform(side, kScene - side)};
    die.turnDeg = random.uniform(0.0, 90.0);
    if (!picture.dice.empty() && random.uniform(0, alike ? 5 : 2) <= (alike ? 3 : 0)) {
      const drawn::Die& other = picture.dice.back();
      const double angle = other.turnDeg * CV_PI / 180;
      const double along = random.uniform(-0.4, 0.4) * side;
      const double beside = random.uniform(1.0, 1.1) * side;
      die.centre = other.centre + cv::Point2d(std::cos(angle) * beside - std::sin(angle) * along,
                                              std::sin(angle) * beside + std::cos(angle) * along);
      die.turnDeg = other.turnDeg;
    }
    const bool free = std::none_of(picture.dice.begin(), picture.dice.end(), [&](const drawn::Die& other) {
      const double apart = cv::norm(other.centre - die.centre);
      return apart < 0.99 * side || (other.turnDeg != die.turnDeg && apart < 1.4 * side);
    });
    if (!free) continue;
    die.colours = drawn::usualColours()[static_cast<std::size_t>(
        random.uniform(0, static_cast<int>(drawn::usualColours().size())))];
    if (random.uniform(0, 2) == 0) {
      die.colours = {"any", anyColour(), anyColour()};
      if (cv::norm(die.colours.body - die.colours.pips) < 90)
        die.colours.pips = cv::Scalar::all(die.colours.body[1] < 128 ? 240 : 20);
    }
    if (cv::norm(die.colours.body - table) < 60) continue;
    die.roundness = random.uniform(0.03, 0.25);
    die.pipRadius = random.uniform(0.075, 0.12);
    die.pipOffset = random.uniform(0.22, 0.28);
    if (alike && !picture.dice.empty()) {
      const drawn::Die& first = picture.dice.front();
      die.colours = first.colours;
      die.roundness = first.roundness;
      die.pipRadius = first.pipRadius;
      die.pipOffset = first.pipOffset;
    }
    drawing.add(die);
    picture.dice.push_back(die);
  }
  picture.image = drawing.finish(random.uniform(0.3, 0.05 * side), random.uniform(0.0, 6.0), random);
  return picture;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::cerr << "dice_samples FILE COUNT [SEED [flat|alike|leaning|dominoes [PHOTO...]]]\n";
    return 2;
  }
  cv::setNumThreads(1);
  std::ofstream out(argv[1], std::ios::binary);
  cv::RNG random(static_cast<std::uint64_t>(argc > 3 ? std::atoi(argv[3]) : 7));
  const std::string kinds = argc > 4 ? argv[4] : "";
  for (int i = std::atoi(argv[2]); i > 0 && out; --i) {
    if (kinds == "dominoes") {
      cv::Mat photo;
      if (argc > 5 && i % 2 == 0) photo = cv::imread(argv[random.uniform(5, argc)]);
      write(out, cast::randomScene(random, kScene, cast::Among::dominoes, photo));
      continue;
    }
    if (kinds == "leaning") {
      write(out, cast::randomScene(random, kScene, cast::Among::litter, {}, cast::Camera::leaning));
      continue;
    }
    if (kinds == "alike") {
      write(out, partOf(evenTable(random, true), random));
      continue;
    }
    const int kind = kinds == "flat" ? i % 2 : i % 8;
    write(out, kind == 0   ? partOf(drawn::randomDice(random), random)
               : kind == 1 ? partOf(evenTable(random, false), random)
                           : cast::randomScene(random, kScene));
  }
  return out ? 0 : 1;
}
