#include "worse_photos.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/card_geometry.h"
#include "vision/quad_geometry.h"

namespace lk::vision::worse {
namespace {

constexpr double kGamma = 2.2;

cv::RNG randomFor(unsigned turn, unsigned purpose) {
  return cv::RNG(turn * 7919U + purpose * 104729U + 1);
}

/// Light as a sensor counts it, 0..1, and back.
cv::Mat linear(const cv::Mat& picture) {
  cv::Mat light;
  picture.convertTo(light, CV_32F, 1 / 255.0);
  cv::pow(light, kGamma, light);
  return light;
}
cv::Mat developed(const cv::Mat& light) {
  cv::Mat picture;
  cv::pow(cv::min(cv::max(light, 0.0), 1.0), 1 / kGamma, picture);
  picture.convertTo(picture, CV_8U, 255);
  return picture;
}

Photo withPicture(const Photo& photo, cv::Mat picture) {
  return {std::move(picture), photo.cards};
}

/// A shadow's edge somewhere across the middle; `soft` in shares of the long side.
Change shadowed(double depth, double soft) {
  return [=](const Photo& photo, unsigned turn) {
    cv::RNG random = randomFor(turn, 5);
    const double angle = random.uniform(0.0, 2 * CV_PI),
                 side = std::max(photo.picture.cols, photo.picture.rows);
    const cv::Point2d middle(photo.picture.cols / 2.0 + random.uniform(-0.1, 0.1) * side,
                             photo.picture.rows / 2.0 + random.uniform(-0.1, 0.1) * side);
    cv::Mat light = linear(photo.picture);
    for (int y = 0; y < light.rows; ++y)
      for (int x = 0; x < light.cols; ++x) {
        const double in = (x - middle.x) * std::cos(angle) + (y - middle.y) * std::sin(angle);
        const double share = 1 / (1 + std::exp(-in / (soft * side / 4 + 0.5)));
        light.at<cv::Vec3f>(y, x) *= static_cast<float>(1 - depth * share);
      }
    return withPicture(photo, developed(light));
  };
}

/// A lamp mirrored in a sleeve, on every third card.
Change glaring(double strength, double radius) {
  return [=](const Photo& photo, unsigned turn) {
    cv::RNG random = randomFor(turn, 6);
    cv::Mat light = linear(photo.picture);
    for (std::size_t i = turn % 3; i < photo.cards.size(); i += 3) {
      const Quad& quad = photo.cards[i].corners;
      const double size = std::sqrt(quadArea(quad)), r = radius * size;
      const cv::Point2d at = cv::Point2d(quadCentre(quad)) +
                             cv::Point2d(random.uniform(-0.3, 0.3) * size, random.uniform(-0.3, 0.3) * size);
      for (int y = std::max(0, int(at.y - 3 * r)); y < std::min(light.rows, int(at.y + 3 * r)); ++y)
        for (int x = std::max(0, int(at.x - 3 * r)); x < std::min(light.cols, int(at.x + 3 * r)); ++x) {
          const double d2 = (std::pow(x - at.x, 2) + std::pow(y - at.y, 2)) / (r * r);
          light.at<cv::Vec3f>(y, x) += cv::Vec3f::all(static_cast<float>(strength * std::exp(-d2)));
        }
    }
    return withPicture(photo, developed(light));
  };
}

/// Works out what is left in sight of each card: `hiding` is not zero where something lies on all of them.
void countVisible(Photo& photo, const cv::Mat& owner) {
  for (std::size_t i = 0; i < photo.cards.size(); ++i) {
    cv::Mat own(photo.picture.size(), CV_8U, cv::Scalar(0));
    paintQuad(own, photo.cards[i].corners);
    const double seen = cv::countNonZero((owner == int(i) + 1) & (own != 0));
    photo.cards[i].visible = seen / std::max(1.0, quadArea(photo.cards[i].corners));
  }
}

cv::Mat ownersOf(const Photo& photo) {
  cv::Mat owner(photo.picture.size(), CV_8U, cv::Scalar(0));
  for (std::size_t i = 0; i < photo.cards.size(); ++i) {
    cv::Mat own(owner.size(), CV_8U, cv::Scalar(0));
    paintQuad(own, photo.cards[i].corners);
    owner.setTo(int(i) + 1, own);
  }
  return owner;
}

/// Puts `what` on the photo, where `mask` (0..255) says, with a shadow around.
void putOn(cv::Mat& picture, const cv::Mat& what, const cv::Mat& mask) {
  cv::Mat share, shade, under, over;
  cv::GaussianBlur(mask, share, {}, 0.7);
  cv::GaussianBlur(mask, shade, {}, 4 * std::max(picture.cols, picture.rows) / 1920.0);
  share.convertTo(share, CV_32F, 1 / 255.0);
  shade.convertTo(shade, CV_32F, -0.35 / 255, 1);
  cv::cvtColor(share, share, cv::COLOR_GRAY2BGR);
  cv::cvtColor(shade, shade, cv::COLOR_GRAY2BGR);
  picture.convertTo(under, CV_32F);
  what.convertTo(over, CV_32F);
  under = under.mul(shade);
  cv::Mat(under + share.mul(over - under)).convertTo(picture, CV_8U);
}

/// Two fingers reach over every third card from its side.
Change touched() {
  return [](const Photo& photo, unsigned turn) {
    cv::RNG random = randomFor(turn, 8);
    Photo result{photo.picture.clone(), photo.cards};
    cv::Mat owner = ownersOf(photo);
    for (std::size_t i = turn % 3; i < photo.cards.size(); i += 3) {
      const Quad& quad = photo.cards[i].corners;
      const double size = std::sqrt(quadArea(quad));
      const cv::Point2d centre = quadCentre(quad);
      cv::Mat mask(photo.picture.size(), CV_8U, cv::Scalar(0)), skin(photo.picture.size(), CV_8UC3);
      const double angle = random.uniform(0.0, 2 * CV_PI);
      const cv::Point2d way(std::cos(angle), std::sin(angle)), across(-way.y, way.x);
      for (const double beside : {-0.13, 0.13}) {
        const cv::Point2d tip =
            centre + way * size * (0.22 + 0.3 * std::abs(beside)) + across * beside * size;
        cv::line(mask, tip, tip + way * size * 0.55 + across * beside * size * 0.4, 255, int(0.21 * size),
                 cv::LINE_AA);
      }
      const cv::Scalar colour = cv::Scalar(96, 120, 176) * random.uniform(0.45, 1.05);
      skin.setTo(colour);
      cv::Mat round;
      cv::distanceTransform(mask > 128, round, cv::DIST_L2, 3);
      for (int y = 0; y < skin.rows; ++y)
        for (int x = 0; x < skin.cols; ++x)
          if (round.at<float>(y, x) > 0)
            skin.at<cv::Vec3b>(y, x) =
                cv::Vec3b(cv::Vec3f(skin.at<cv::Vec3b>(y, x)) *
                          (0.65F + 0.35F * std::min(1.0F, round.at<float>(y, x) / float(0.1 * size))));
      putOn(result.picture, skin, mask);
      owner.setTo(255, mask > 128);
    }
    countVisible(result, owner);
    return result;
  };
}

/// The same cards on another table.
Change onTable(scene::Table kind) {
  return [=](const Photo& photo, unsigned turn) {
    cv::Mat picture = scene::table(kind, photo.picture.size(), turn),
            mask(picture.size(), CV_8U, cv::Scalar(0)), core = mask.clone();
    for (const Card& card : photo.cards) {
      cv::Mat whole(picture.size(), CV_8U, cv::Scalar(0)), small = whole.clone();
      paintQuad(whole, card.corners, -0.006);
      paintQuad(small, card.corners, -0.1);
      const int reach = std::max(3, int(0.05 * std::sqrt(quadArea(card.corners)))) | 1;
      cv::dilate(small, small, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3 * reach, 3 * reach}));
      mask |= whole & small;
    }
    putOn(picture, photo.picture, mask);
    return withPicture(photo, picture);
  };
}

}  // namespace

std::vector<Trial> trials() {
  const Change wood = onTable(scene::Table::wood), shadow = shadowed(0.5, 0.06);
  return {{"a lamp mirrored", glaring(0.35, 0.3)},
          {"fingers", touched()},
          {"wood and shadow",
           [=](const Photo& photo, unsigned turn) { return shadow(wood(photo, turn), turn); }}};
}

}  // namespace lk::vision::worse
