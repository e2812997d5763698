#include "drawn_clutter.h"

#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace lk::vision::drawn {

namespace {

cv::Scalar grey(double level) {
  return cv::Scalar::all(level);
}

cv::Point placeIn(const cv::Mat& picture, cv::RNG& random, int margin) {
  return {random.uniform(margin, picture.cols - margin), random.uniform(margin, picture.rows - margin)};
}

std::vector<cv::Point> box(cv::Point centre, cv::Size2f size, double turnDeg) {
  cv::Point2f corners[4];
  cv::RotatedRect(centre, size, float(turnDeg)).points(corners);
  return {corners, corners + 4};
}

// A magazine under the camera, larger than the image: columns of words, headlines, pictures without frames.
void textPage(cv::Mat& picture, cv::RNG& random) {
  picture.setTo(cv::Scalar(225, 232, 235));
  const int column = picture.cols / 3, line = 16;
  for (int c = 0; c < 3; ++c) {
    int y = 20 + random.uniform(0, 60);
    while (y < picture.rows - 10) {
      const int kind = random.uniform(0, 30);
      if (kind == 0) {
        cv::putText(picture, "Evenings", {c * column + 20, y + 40}, cv::FONT_HERSHEY_DUPLEX, 1.6, grey(30), 3,
                    cv::LINE_AA);
        y += 64;
      }
      const int indent = kind < 3 ? 30 : 0, end = kind < 5 ? random.uniform(40, column - 60) : column - 40;
      for (int x = indent; x < end;) {
        const int word = random.uniform(12, 60);
        cv::rectangle(picture, cv::Rect(c * column + 20 + x, y, std::min(word, end - x), 8), grey(70),
                      cv::FILLED);
        x += word + 8;
      }
      y += kind < 5 ? line + 10 : line;
    }
  }
}

void hands(cv::Mat& picture, cv::RNG& random) {
  for (int hand = 0; hand < 2; ++hand) {
    const cv::Point palm = placeIn(picture, random, 220);
    const double turn = random.uniform(0.0, 2 * CV_PI);
    const cv::Scalar skin(random.uniform(90, 150), random.uniform(120, 180), random.uniform(170, 225));
    const auto at = [&](double along, double across) {
      return palm + cv::Point(int(along * std::cos(turn) - across * std::sin(turn)),
                              int(along * std::sin(turn) + across * std::cos(turn)));
    };
    cv::line(picture, at(0, 0), at(-700, 40), skin * 0.9, 110, cv::LINE_AA);
    cv::ellipse(picture, palm, {105, 85}, turn * 180 / CV_PI, 0, 360, skin, cv::FILLED, cv::LINE_AA);
    for (int finger = -2; finger <= 2; ++finger)
      cv::line(picture, at(60, finger * 34), at(200 - 12 * std::abs(finger), finger * 48),
               skin * (1 - 0.03 * (finger + 2)), 36, cv::LINE_AA);
  }
}

void dominoes(cv::Mat& picture, cv::RNG& random) {
  for (int i = 0; i < 9; ++i) {
    const cv::Point at(180 + (i % 3) * (picture.cols - 360) / 2, 130 + (i / 3) * (picture.rows - 260) / 2);
    const double turn = random.uniform(0.0, 360.0), radians = turn * CV_PI / 180;
    const bool dark = random.uniform(0, 2) == 0;
    cv::fillConvexPoly(picture, box(at, {120, 60}, turn), dark ? grey(35) : cv::Scalar(210, 228, 236),
                       cv::LINE_AA);
    const cv::Point along(int(60 * std::cos(radians)), int(60 * std::sin(radians)));
    const cv::Point across(int(-24 * std::sin(radians)), int(24 * std::cos(radians)));
    cv::line(picture, at - across, at + across, dark ? grey(220) : grey(40), 2, cv::LINE_AA);
    for (int half : {-1, 1})
      for (int pip = random.uniform(0, 4); pip >= 0; --pip)
        cv::circle(picture,
                   at + along * (half * 0.5) + cv::Point(random.uniform(-14, 15), random.uniform(-14, 15)), 4,
                   dark ? grey(225) : grey(30), cv::FILLED, cv::LINE_AA);
  }
}

void phones(cv::Mat& picture, cv::RNG& random) {
  for (int i = 0; i < 2; ++i) {
    const cv::Point at(picture.cols / 4 + i * picture.cols / 2, picture.rows / 2 + random.uniform(-60, 60));
    const double turn = random.uniform(0.0, 180.0);
    cv::fillConvexPoly(picture, box(at, {420, 200}, turn), grey(22), cv::LINE_AA);
    cv::fillConvexPoly(picture, box(at, {390, 184}, turn),
                       cv::Scalar(random.uniform(60, 220), random.uniform(60, 220), random.uniform(60, 220)),
                       cv::LINE_AA);
  }
}

void coinsAndPens(cv::Mat& picture, cv::RNG& random) {
  for (int i = 0; i < 14; ++i) {
    const cv::Point at = placeIn(picture, random, 60);
    const int radius = random.uniform(18, 40);
    cv::circle(picture, at, radius, cv::Scalar(90, 150, 180) * (0.7 + 0.03 * i), cv::FILLED, cv::LINE_AA);
    cv::circle(picture, at, radius - 4, cv::Scalar(70, 120, 150), 2, cv::LINE_AA);
  }
  for (int i = 0; i < 4; ++i) {
    const cv::Point at = placeIn(picture, random, 200);
    cv::fillConvexPoly(picture, box(at, {380, 22}, random.uniform(0.0, 180.0)),
                       cv::Scalar(random.uniform(0, 255), random.uniform(0, 255), random.uniform(0, 255)),
                       cv::LINE_AA);
  }
}

// A chequered tablecloth: straight edges everywhere, but nothing with a card's proportions.
void chequered(cv::Mat& picture, cv::RNG& random) {
  const int side = random.uniform(50, 90);
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x) {
      const int red = (x / side) % 2 + (y / side) % 2;
      picture.at<cv::Vec3b>(y, x) = red == 0   ? cv::Vec3b(225, 228, 232)
                                    : red == 1 ? cv::Vec3b(130, 130, 205)
                                               : cv::Vec3b(50, 45, 170);
    }
}

}  // namespace

const char* nameOf(Clutter kind) {
  switch (kind) {
    case Clutter::textPage:
      return "a printed page";
    case Clutter::hands:
      return "hands";
    case Clutter::dominoes:
      return "dominoes";
    case Clutter::phones:
      return "phones";
    case Clutter::coinsAndPens:
      return "coins and pens";
    case Clutter::chequered:
      return "a chequered cloth";
  }
  return "";
}

void scatter(cv::Mat& picture, Clutter kind, unsigned seed) {
  cv::RNG random(seed * 7919ULL + 31);
  switch (kind) {
    case Clutter::textPage:
      return textPage(picture, random);
    case Clutter::hands:
      return hands(picture, random);
    case Clutter::dominoes:
      return dominoes(picture, random);
    case Clutter::phones:
      return phones(picture, random);
    case Clutter::coinsAndPens:
      return coinsAndPens(picture, random);
    case Clutter::chequered:
      return chequered(picture, random);
  }
}

}  // namespace lk::vision::drawn
