#include "laid_dominoes.h"

#include <algorithm>
#include <cmath>

#include "cast_dominoes.h"
#include "dice_litter.h"

namespace lk::vision::cast {

namespace {

constexpr float kQuarter = static_cast<float>(CV_PI / 2);

cv::Point2f towards(float turn) {
  return {std::cos(turn), std::sin(turn)};
}

cv::Vec3f anyBody(Chance& chance) {
  if (chance.happens(0.35))  // bone and ivory
    return {chance.between(175, 230), chance.between(205, 240), chance.between(215, 250)};
  if (chance.happens(0.4)) return cv::Vec3f::all(chance.between(15, 55));
  if (chance.happens(0.3))  // wood
    return {chance.between(70, 150), chance.between(120, 190), chance.between(160, 230)};
  return chance.colour();
}

DominoLook anyLook(cv::RNG& random) {
  Chance chance(random);
  DominoLook look;
  look.body = anyBody(chance);
  do {
    look.ink = chance.happens(0.4)   ? cv::Vec3f::all(chance.between(205, 255))
               : chance.happens(0.6) ? cv::Vec3f::all(chance.between(5, 55))
                                     : chance.colour();
  } while (cv::norm(look.ink - look.body) < 90);
  look.wall = chance.happens(0.2) ? chance.colour() : look.body * chance.between(0.5F, 1);
  look.length = chance.between(1.85F, 2.15F);
  look.height = chance.between(0.08F, 0.5F);
  look.rounding = chance.between(0.02F, 0.25F);
  look.bevel = chance.between(0.015F, 0.15F);
  look.pip = chance.between(0.06F, 0.13F);
  look.reach = chance.between(0.2F, 0.3F);
  look.hollow = chance.happens(0.6);
  look.divide = static_cast<Divide>(random.uniform(0, 4));
  if (chance.happens(0.4)) look.divide = Divide::inked;
  look.line = chance.between(0.5F, 1);
  look.lineWidth = chance.between(0.015F, 0.06F);
  look.stud = chance.happens(0.3);
  if (chance.happens(0.2)) look.grain = chance.between(0.02F, 0.15F);
  if (chance.happens(0.4)) look.shine = chance.between(10, 90);
  return look;
}

/// Returns single dominoes anywhere, a row side by side, or a chain with some laid across.
std::vector<DominoPose> anyPlaces(cv::RNG& random, float side, float width, float length) {
  Chance chance(random);
  std::vector<DominoPose> poses;
  const auto add = [&](cv::Point2f at, float turn) {
    DominoPose pose{{random.uniform(0, 7), random.uniform(0, 7)}, at, width, turn};
    if (chance.happens(0.15)) pose.pips[1] = pose.pips[0];
    poses.push_back(pose);
  };
  const auto slip = [&](float most) { return chance.between(-most, most); };
  const auto gap = [&] { return chance.happens(0.5) ? 0.01F : chance.between(0, 0.15F); };
  const float turn = chance.between(0, 4 * kQuarter);
  cv::Point2f at(chance.between(0.2F * side, 0.8F * side), chance.between(0.2F * side, 0.8F * side));
  const double kind = chance.between(0, 1);
  if (kind < 0.3) {
    for (int i = random.uniform(2, 7); i > 0; --i) {
      at += towards(turn + kQuarter) * (width * (1 + gap()));
      add(at + towards(turn) * (width * slip(0.15F)), turn + slip(0.03F));
    }
  } else if (kind < 0.6) {
    for (int i = random.uniform(2, 7); i > 0; --i) {
      const bool across = chance.happens(0.25);
      const cv::Point2f half = towards(turn) * (width * (across ? 0.5F : length / 2));
      at += half;
      add(at, turn + (across ? kQuarter : 0) + slip(0.03F));
      at += half + towards(turn) * (width * gap());
    }
  } else {
    for (int attempt = random.uniform(1, 30); attempt > 0; --attempt) {
      at = {chance.between(0, side), chance.between(0, side)};
      if (std::none_of(poses.begin(), poses.end(),
                       [&](const DominoPose& other) { return cv::norm(other.at - at) < 1.7 * width; }))
        add(at, chance.between(0, 4 * kQuarter));
    }
  }
  return poses;
}

}  // namespace

std::vector<cv::Rect2f> layDominoes(cv::RNG& random, cv::Mat3f& picture, const View& view) {
  Chance chance(random);
  const DominoLook look = anyLook(random);
  std::vector<DominoPose> poses =
      anyPlaces(random, static_cast<float>(picture.cols), chance.between(30, 130), look.length);
  std::sort(poses.begin(), poses.end(), [&](const DominoPose& a, const DominoPose& b) {
    return a.at.dot(view.lean) > b.at.dot(view.lean);
  });
  const float shadow = chance.between(0, 0.6F), softness = chance.between(0.02F, 0.15F);
  std::vector<cv::Rect2f> decoys;
  for (const DominoPose& pose : poses) {
    castDomino(picture, pose, look, view, shadow, softness);
    const float size = pose.width * (1 + 0.3F * std::abs(std::sin(2 * pose.turn)));
    for (const float along : {-0.5F, 0.F, 0.5F}) {
      const cv::Point2f at = pose.at + towards(pose.turn) * (along * pose.width * look.length / 2);
      decoys.emplace_back(at.x - size / 2, at.y - size / 2, size, size);
    }
  }
  return decoys;
}

}  // namespace lk::vision::cast
