#include "worse_photos.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision::worse {
namespace {

constexpr double kGamma = 2.2;

cv::RNG randomFor(unsigned turn, unsigned purpose) {
  return cv::RNG(turn * 7919U + purpose * 104729U + 1);
}

/// Converts to linear light, 0..1, and back.
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

/// Adds a shadow's edge across the image; `soft` is a fraction of the long side.
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

/// Adds glare in a sleeve on every third card.
Change glaring(double strength, double radius) {
  return [=](const Photo& photo, unsigned turn) {
    cv::RNG random = randomFor(turn, 6);
    cv::Mat light = linear(photo.picture);
    for (std::size_t i = turn % 3; i < photo.cards.size(); i += 3) {
      const Quad& quad = photo.cards[i].corners;
      const double size = std::sqrt(areaOf(quad)), r = radius * size;
      const cv::Point2d at = cv::Point2d(centreOf(quad)) +
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

/// Computes the visible fraction of each card.
void countVisible(Photo& photo, const cv::Mat& owner) {
  for (std::size_t i = 0; i < photo.cards.size(); ++i) {
    cv::Mat own(photo.picture.size(), CV_8U, cv::Scalar(0));
    paintQuad(own, photo.cards[i].corners);
    const double seen = cv::countNonZero((owner == int(i) + 1) & (own != 0));
    photo.cards[i].visible = seen / std::max(1.0, areaOf(photo.cards[i].corners));
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

/// Draws `what` on the photo where `mask` is set (0..255), with a shadow around it.
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

/// Lets two fingers reach over every third card from its side.
Change touched() {
  return [](const Photo& photo, unsigned turn) {
    cv::RNG random = randomFor(turn, 8);
    Photo result{photo.picture.clone(), photo.cards};
    cv::Mat owner = ownersOf(photo);
    for (std::size_t i = turn % 3; i < photo.cards.size(); i += 3) {
      const Quad& quad = photo.cards[i].corners;
      const double size = std::sqrt(areaOf(quad));
      const cv::Point2d centre = centreOf(quad);
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

/// Puts the same cards on another table.
Change onTable(scene::Table kind) {
  return [=](const Photo& photo, unsigned turn) {
    cv::Mat picture = scene::table(kind, photo.picture.size(), turn),
            mask(picture.size(), CV_8U, cv::Scalar(0)), core = mask.clone();
    for (const Card& card : photo.cards) {
      cv::Mat whole(picture.size(), CV_8U, cv::Scalar(0)), small = whole.clone();
      paintQuad(whole, card.corners, -0.006);
      paintQuad(small, card.corners, -0.1);
      const int reach = std::max(3, int(0.05 * std::sqrt(areaOf(card.corners)))) | 1;
      cv::dilate(small, small, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3 * reach, 3 * reach}));
      mask |= whole & small;
    }
    putOn(picture, photo.picture, mask);
    return withPicture(photo, picture);
  };
}

/// Returns the colour of the table at the image border.
cv::Scalar tableOf(const cv::Mat& picture) {
  std::array<std::vector<uchar>, 3> values;
  for (int y = 0; y < picture.rows; y += 7)
    for (const int x : {3, picture.cols - 4})
      for (int c = 0; c < 3; ++c) values[std::size_t(c)].push_back(picture.at<cv::Vec3b>(y, x)[c]);
  cv::Scalar colour;
  for (std::size_t c = 0; c < 3; ++c) {
    auto& some = values[c];
    std::nth_element(some.begin(), some.begin() + std::ptrdiff_t(some.size() / 2), some.end());
    colour[int(c)] = some[some.size() / 2];
  }
  return colour;
}

/// Returns the photo from another viewpoint. Beyond the photo its table continues without an edge.
Photo seenThrough(const Photo& photo, const cv::Matx33d& h, cv::Size size, unsigned turn) {
  constexpr int kFade = 26;
  cv::Mat alpha(photo.picture.size(), CV_32F, cv::Scalar(0));
  alpha(cv::Rect(kFade / 2, kFade / 2, alpha.cols - kFade, alpha.rows - kFade)).setTo(1);
  cv::blur(alpha, alpha, {kFade, kFade}, {-1, -1}, cv::BORDER_CONSTANT);
  cv::Mat there, share, all(size, CV_32FC3), noise(size, CV_32FC3);
  cv::RNG random = randomFor(turn, 3);
  random.fill(noise, cv::RNG::NORMAL, 0, 3);
  all.setTo(tableOf(photo.picture));
  all += noise;
  cv::warpPerspective(photo.picture, there, h, size, cv::INTER_CUBIC, cv::BORDER_REPLICATE);
  cv::warpPerspective(alpha, share, h, size, cv::INTER_LINEAR, cv::BORDER_CONSTANT, 0);
  there.convertTo(there, CV_32F);
  cv::cvtColor(share, share, cv::COLOR_GRAY2BGR);
  Photo result = photo;
  cv::Mat(all + share.mul(there - all)).convertTo(result.picture, CV_8U);
  for (Card& card : result.cards)
    for (cv::Point2f& corner : card.corners) {
      const cv::Vec3d p = h * cv::Vec3d(corner.x, corner.y, 1);
      corner = cv::Point2d(p[0] / p[2], p[1] / p[2]);
    }
  return result;
}

/// Changes the viewpoint by `tiltDeg` in any direction and any rotation, with the whole photo in view.
Change seenFrom(double tiltDeg) {
  return [=](const Photo& photo, unsigned turn) {
    cv::RNG random = randomFor(turn, 4);
    const double towards = random.uniform(0.0, 2 * CV_PI), turned = random.uniform(0.0, 2 * CV_PI);
    const double tilt = tiltDeg * CV_PI / 180;
    const double w = photo.picture.cols, ht = photo.picture.rows, far = 1.5 * std::max(w, ht);
    const auto about = [](double a) {
      return cv::Matx33d(std::cos(a), -std::sin(a), 0, std::sin(a), std::cos(a), 0, 0, 0, 1);
    };
    const cv::Matx33d tilted(1, 0, 0, 0, std::cos(tilt), -std::sin(tilt), 0, std::sin(tilt), std::cos(tilt));
    const cv::Matx33d r = about(turned) * about(towards) * tilted * about(-towards);
    const cv::Matx33d toPlane(1, 0, -w / 2, 0, 1, -ht / 2, 0, 0, 1);
    const cv::Matx33d place(r(0, 0), r(0, 1), 0, r(1, 0), r(1, 1), 0, r(2, 0), r(2, 1), far);
    cv::Matx33d h = cv::Matx33d(far, 0, 0, 0, far, 0, 0, 0, 1) * place * toPlane;
    std::vector<cv::Point2f> ends{{0, 0}, {float(w), 0}, {float(w), float(ht)}, {0, float(ht)}};
    cv::perspectiveTransform(ends, ends, h);
    const cv::Rect2f box = cv::boundingRect(ends);
    const double fit = 1920.0 / std::max(box.width, box.height);
    h = cv::Matx33d(fit, 0, -fit * box.x, 0, fit, -fit * box.y, 0, 0, 1) * h;
    return seenThrough(photo, h, {int(fit * box.width), int(fit * box.height)}, turn);
  };
}

Change both(Change first, Change second) {
  return [=](const Photo& photo, unsigned turn) { return second(first(photo, turn), turn); };
}

}  // namespace

std::vector<Trial> trials() {
  const Change lamp = glaring(0.35, 0.3);
  return {{"a lamp mirrored", lamp},
          {"fingers", touched()},
          {"wood and shadow", both(onTable(scene::Table::wood), shadowed(0.5, 0.06))},
          {"aslant, a lamp mirrored", both(lamp, seenFrom(30))}};
}

}  // namespace lk::vision::worse
