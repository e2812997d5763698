#include "cast_dominoes.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lk::vision::cast {

namespace {

constexpr int kLayers = 10;  // number of layers for walls and shadows

/// Returns the signed distance to a rectangle with rounded corners.
float outside(cv::Point2f p, cv::Point2f half, float rounding) {
  const cv::Point2f q(std::abs(p.x) - half.x + rounding, std::abs(p.y) - half.y + rounding);
  return std::hypot(std::max(q.x, 0.F), std::max(q.y, 0.F)) + std::min(std::max(q.x, q.y), 0.F) - rounding;
}

std::vector<cv::Point2f> pipsOf(int count, float middle, float reach) {
  std::vector<cv::Point2f> pips;
  const auto pip = [&](float x, float y) { pips.emplace_back(middle + x * reach, y * reach); };
  if (count % 2 == 1) pip(0, 0);
  if (count >= 2) pip(-1, -1), pip(1, 1);
  if (count >= 4) pip(-1, 1), pip(1, -1);
  if (count == 6) pip(-1, 0), pip(1, 0);
  return pips;
}

cv::Vec3f mixed(const cv::Vec3f& from, const cv::Vec3f& to, float share) {
  return from * (1 - share) + to * share;
}

class Piece {
 public:
  Piece(const DominoPose& pose, const DominoLook& look, const View& view)
      : pose_(pose), look_(look), view_(view), half_(look.length / 2, 0.5F), soft_(0.7F / pose.width) {
    for (const int field : {0, 1})
      for (const cv::Point2f& pip : pipsOf(pose.pips[static_cast<std::size_t>(field)],
                                           (field == 0 ? -0.5F : 0.5F) * half_.x, look.reach))
        pips_.push_back(pip);
  }

  /// Returns the colour of a pixel, over the given background.
  [[nodiscard]] cv::Vec3f at(cv::Point2f pixel, cv::Vec3f ground, float shadow, float softness) const {
    const cv::Point2f seen = (pixel - pose_.at) * (1 / pose_.width);
    const cv::Point2f fall = cv::Point2f(-view_.lamp[0], -view_.lamp[1]) * (look_.height / view_.lamp[2]);
    const cv::Point2f foot = view_.lean * look_.height;
    ground *= 1 - shadow * share(nearest(seen + foot, fall * -1), 2 * softness);
    const float body = nearest(seen, foot);
    if (body > soft_) return ground;
    const float wallLight = view_.ambient + 0.4F * (1 - view_.ambient);
    const cv::Point2f own = turned(seen);
    const cv::Vec3f piece =
        mixed(look_.wall * wallLight, upper(own), share(outside(own, half_, look_.rounding), 2 * soft_));
    return mixed(ground, piece, share(body, 2 * soft_));
  }

 private:
  [[nodiscard]] static float share(float distance, float softness) {
    return std::clamp(0.5F - distance / softness, 0.F, 1.F);
  }
  [[nodiscard]] cv::Point2f turned(cv::Point2f p) const {
    const float c = std::cos(pose_.turn), s = std::sin(pose_.turn);
    return {p.x * c + p.y * s, p.y * c - p.x * s};
  }
  /// Returns the smallest distance to the face along `way`.
  [[nodiscard]] float nearest(cv::Point2f from, cv::Point2f way) const {
    float least = outside(turned(from), half_, look_.rounding);
    for (int i = 1; i <= kLayers; ++i)
      least = std::min(
          least, outside(turned(from + way * (static_cast<float>(i) / kLayers)), half_, look_.rounding));
    return least;
  }

  [[nodiscard]] cv::Vec3f upper(cv::Point2f own) const {
    cv::Vec3f body = look_.body;
    if (look_.grain > 0)
      body *= 1 + look_.grain * std::sin(own.y * 40 + 3 * std::sin(own.x * 3 + pose_.at.x)) +
              look_.grain * 0.5F * std::sin(own.y * 97 + pose_.at.y);
    float light = view_.ambient + (1 - view_.ambient) * view_.lamp[2];
    float shine = 0;
    const float depth = outside(own, half_, look_.rounding) + look_.bevel;
    if (depth > 0) {
      const cv::Vec3f normal = bevel(own, 0.9F * std::min(depth / look_.bevel, 1.F));
      light = view_.ambient * (0.7F + 0.3F * normal[2]) +
              (1 - view_.ambient) * std::max(0.F, normal.dot(view_.lamp));
      const cv::Vec3f half = cv::normalize(view_.lamp + cv::Vec3f(view_.lean.x, view_.lean.y, 1));
      shine = look_.shine * std::pow(std::max(0.F, normal.dot(half)), 30.F);
    }
    cv::Vec3f colour = body * light + cv::Vec3f::all(shine);
    if (look_.divide != Divide::none && std::abs(own.y) < look_.line / 2) {
      const cv::Vec3f line = look_.divide == Divide::inked ? look_.ink * light : colour * 0.5F;
      colour = mixed(colour, line, share(std::abs(own.x) - look_.lineWidth / 2, soft_));
      if (look_.divide == Divide::shaded && own.x > 0) colour *= 1.12F;
    }
    if (look_.stud) {
      const float bright = light * (1.1F - own.y * 3);
      colour =
          mixed(colour, cv::Vec3f(70, 160, 200) * bright, share(std::hypot(own.x, own.y) - 0.075F, soft_));
    }
    for (const cv::Point2f& pip : pips_) {
      const cv::Point2f off = own - pip;
      const float slope =
          look_.hollow ? 0.5F * off.dot(turned({view_.lamp[0], view_.lamp[1]})) / look_.pip : 0;
      const float inked = share(std::hypot(off.x, off.y) - look_.pip, soft_);
      if (inked > 0) colour = mixed(colour, look_.ink * (light * (1 - slope)), inked);
    }
    return colour;
  }

  /// Returns the normal of the rounded edge at a depth below the face.
  [[nodiscard]] cv::Vec3f bevel(cv::Point2f own, float down) const {
    constexpr float kStep = 0.01F;
    const cv::Point2f out(outside(own + cv::Point2f(kStep, 0), half_, look_.rounding) -
                              outside(own - cv::Point2f(kStep, 0), half_, look_.rounding),
                          outside(own + cv::Point2f(0, kStep), half_, look_.rounding) -
                              outside(own - cv::Point2f(0, kStep), half_, look_.rounding));
    const cv::Point2f off = out * (1 / (2 * kStep));
    const float c = std::cos(pose_.turn), s = std::sin(pose_.turn);
    return {(off.x * c - off.y * s) * std::sin(down), (off.x * s + off.y * c) * std::sin(down),
            std::cos(down)};
  }

  const DominoPose& pose_;
  const DominoLook& look_;
  const View& view_;
  cv::Point2f half_;
  float soft_;  // slightly more than half a pixel
  std::vector<cv::Point2f> pips_;
};

}  // namespace

void castDomino(cv::Mat3f& picture, const DominoPose& pose, const DominoLook& look, const View& view,
                float shadow, float softness) {
  const Piece piece(pose, look, view);
  const float reach = pose.width * (0.5F * look.length + 1.2F * look.height + 0.3F);
  const cv::Rect region = cv::Rect(cvRound(pose.at.x - reach), cvRound(pose.at.y - reach), cvRound(2 * reach),
                                   cvRound(2 * reach)) &
                          cv::Rect({0, 0}, picture.size());
  for (int y = region.y; y < region.br().y; ++y)
    for (int x = region.x; x < region.br().x; ++x)
      picture(y, x) =
          piece.at({static_cast<float>(x), static_cast<float>(y)}, picture(y, x), shadow, softness);
}

}  // namespace lk::vision::cast
