#include "drawn_film.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "drawn_pieces.h"

namespace lk::vision::drawn {

namespace {

constexpr double kFramesPerSecond = 30;
const cv::Size kFrame(1280, 720);

cv::Mat wood() {
  cv::Mat table(kFrame, CV_8UC3);
  for (int y = 0; y < table.rows; ++y)
    for (int x = 0; x < table.cols; ++x) {
      const double grain =
          4 * std::sin(y * 0.11 + 3 * std::sin(x * 0.004)) + 2 * std::sin(y * 0.53 + x * 0.01);
      table.at<cv::Vec3b>(y, x) =
          cv::Vec3b(cv::saturate_cast<uchar>(62 + grain), cv::saturate_cast<uchar>(92 + grain),
                    cv::saturate_cast<uchar>(128 + grain));
    }
  return table;
}

std::string inWords(const Change& change) {
  std::ostringstream words;
  const auto card = [&](const char* what, const StableCard& stable) {
    words << what << ' ' << stable.id << ' ';
    if (stable.card.key)
      words << *stable.card.key;
    else if (stable.card.maybe.empty())
      words << "unknown";
    else
      words << "maybe " << stable.card.maybe.front().key;
  };
  if (const auto* appeared = std::get_if<CardAppeared>(&change)) card("appeared", appeared->card);
  if (const auto* changed = std::get_if<CardChanged>(&change)) card("changed", changed->card);
  if (const auto* gone = std::get_if<CardGone>(&change)) words << "gone " << gone->id;
  if (const auto* moved = std::get_if<SheetMoved>(&change)) words << "sheet " << moved->sheet.id;
  if (const auto* read = std::get_if<TrayRead>(&change)) {
    std::vector<int> values;
    for (const DieSighting& die : read->tray.dice) values.push_back(die.value.value_or(0));
    std::sort(values.begin(), values.end());
    words << "tray " << read->tray.id;
    for (int value : values) words << ' ' << value;
  }
  return words.str();
}

}  // namespace

std::vector<Reference> drawnReferences(int count) {
  std::vector<Reference> references;
  for (int number = 0; number <= count; ++number) {
    const cv::Mat face = number == 0 ? cardBack() : cardFace(number);
    cv::Mat photo(720, 560, CV_8UC3, cv::Scalar(150, 140, 120));
    Camera enrolling;
    enrolling.pixelsPerMm = 6.3;
    enrolling.aim = {kCardWidth / 2, kCardHeight / 2};
    enrolling.at = {281, 357};
    enrolling.turnDeg = 1.5;
    enrolling.tiltDeg = 4;
    lay(photo, face, kPiecePixelsPerMm, enrolling.toImage());
    photo.convertTo(photo, -1, 0.86, 12);
    photograph(photo, 1.1, 2, unsigned(number));
    std::vector<cv::Point2d> at = {{0, 0}, {kCardWidth, 0}, {kCardWidth, kCardHeight}, {0, kCardHeight}};
    cv::perspectiveTransform(at, at, enrolling.toImage());
    Quad corners{};
    std::copy(at.begin(), at.end(), corners.begin());
    const std::string key = number == 0 ? "back" : "card-" + std::to_string(number);
    references.push_back({key, number == 0, describeCard(photo, corners)});
  }
  return references;
}

Film::Film(std::vector<SheetSpec> specs, int cardsKnown)
    : tracker_(CardIndex(drawnReferences(cardsKnown)), std::move(specs)) {
  camera.aim = {300, 170};
  camera.at = {640, 360};
  camera.pixelsPerMm = 2;
  camera.tiltDeg = 15;
  for (unsigned seed = 0; seed < 7; ++seed) {
    cv::Mat grain(kFrame, CV_16SC3);
    cv::RNG random(seed + 99);
    random.fill(grain, cv::RNG::NORMAL, 0, 1 * 64);
    grain_.push_back(grain);
  }
}

std::string Film::sceneKey() const {
  std::ostringstream key;
  for (const auto& [name, card] : cards) key << name << card.number << card.centre << card.turnDeg << ';';
  for (const auto& [name, die] : dice) key << name << die.value << die.centre << die.turnDeg << ';';
  for (const auto& [name, sheet] : sheets)
    key << name << sheet.spec.id << sheet.topLeft << sheet.turnDeg << ';';
  key << camera.aim << camera.at << camera.turnDeg;
  return key.str();
}

cv::Mat Film::still() {
  const std::string key = sceneKey();
  if (key == drawnKey_) return drawn_;
  drawnKey_ = key;
  static const cv::Mat table = wood();
  const cv::Matx33d view = camera.toImage();
  drawn_ = table.clone();
  if (camera.at != cv::Point2d(640, 360)) {  // the texture moves with the table
    const cv::Mat moved = (cv::Mat_<double>(2, 3) << 1, 0, camera.at.x - 640, 0, 1, camera.at.y - 360);
    cv::warpAffine(table, drawn_, moved, kFrame, cv::INTER_LINEAR, cv::BORDER_REFLECT);
  }
  for (const auto& [name, sheet] : sheets)
    lay(drawn_, printSheet(sheet.spec, 6), 6, view * lying(sheet.topLeft, sheet.turnDeg));
  const auto centred = [](cv::Point2d centre, double turn, double width, double height) {
    return lying(centre, turn) * cv::Matx33d(1, 0, -width / 2, 0, 1, -height / 2, 0, 0, 1);
  };
  for (const auto& [name, card] : cards)
    lay(drawn_, card.number == 0 ? cardBack() : cardFace(card.number), kPiecePixelsPerMm,
        view * centred(card.centre, card.turnDeg, kCardWidth, kCardHeight));
  for (const auto& [name, die] : dice) {
    cv::Mat shadow = dieFace(die.value);
    cv::Mat dark(shadow.size(), CV_8UC4, cv::Scalar(70, 70, 70, 0));
    for (int y = 0; y < dark.rows; ++y)
      for (int x = 0; x < dark.cols; ++x)
        dark.at<cv::Vec4b>(y, x)[3] = uchar(shadow.at<cv::Vec4b>(y, x)[3] * 0.45);
    lay(drawn_, dark, kPiecePixelsPerMm,
        view * centred(die.centre + cv::Point2d(1.5, 1.5), die.turnDeg, kDieSide, kDieSide));
    lay(drawn_, shadow, kPiecePixelsPerMm, view * centred(die.centre, die.turnDeg, kDieSide, kDieSide));
  }
  cv::GaussianBlur(drawn_, drawn_, {}, 0.7);
  return drawn_;
}

void Film::show(std::optional<cv::Point2d> handAt) {
  cv::Mat bgr = still().clone();
  if (handAt) {
    const cv::Matx33d view = camera.toImage();
    const cv::Vec3d p = view * cv::Vec3d(handAt->x, handAt->y, 1);
    const cv::Point at(int(p[0] / p[2]), int(p[1] / p[2]));
    const cv::Scalar skin(110, 140, 200), sleeve(90, 60, 50);
    cv::line(bgr, at + cv::Point(40, 130), at + cv::Point(160, 900), sleeve, 150, cv::LINE_AA);
    cv::ellipse(bgr, at + cv::Point(20, 60), {75, 100}, 0, 0, 360, skin, cv::FILLED, cv::LINE_AA);
    for (int finger = -2; finger <= 2; ++finger)
      cv::line(bgr, at + cv::Point(20 + finger * 26, 20),
               at + cv::Point(finger * 38, -70 + std::abs(finger) * 16), skin, 26, cv::LINE_AA);
  }
  if (gain != 1 || slope != 0 || flicker != 0) {
    cv::Mat light(kFrame, CV_32FC3);
    for (int y = 0; y < light.rows; ++y) {
      const double band = flicker * std::sin(y * 2 * CV_PI / 400 + shown_ * 1.7);
      for (int x = 0; x < light.cols; ++x) {
        const float g = float(gain * (1 + band) + slope * (double(x) / light.cols - 0.5));
        light.at<cv::Vec3f>(y, x) = {g, g, g};
      }
    }
    cv::multiply(bgr, light, bgr, 1, CV_8U);
  }
  cv::Mat grained;
  cv::scaleAdd(grain_[size_t(shown_ * 5 % 7)], noise / 64, cv::Mat::zeros(kFrame, CV_16SC3), grained);
  cv::add(bgr, grained, bgr, cv::noArray(), CV_8U);
  const std::vector<Change> changes = tracker_.update(bgr, now_);
  if (!changes.empty() && tracker_.moving()) reportedWhileMoving_ = true;
  for (const Change& change : changes) {
    reports_.push_back(inWords(change));
    if (std::getenv("LK_TELL")) std::printf("    %.2f s: %s\n", now_, reports_.back().c_str());
  }
  if (watched) watched();
  ++shown_;
  now_ += 1 / kFramesPerSecond;
}

void Film::handFrame(cv::Point2d place) {
  const size_t before = reports_.size();
  show(place);
  if (reports_.size() != before) reportedWhileMoving_ = true;
}

void Film::frames(int count) {
  for (int i = 0; i < count; ++i) show(std::nullopt);
}

void Film::rest(double seconds) {
  frames(int(std::lround(seconds * kFramesPerSecond)));
}

void Film::hand(cv::Point2d place, const std::function<void()>& act) {
  constexpr int kSteps = 8;
  const cv::Point2d away(260, 420);
  for (int i = kSteps; i >= 0; --i) handFrame(place + away * (double(i) / kSteps));
  act();
  for (int i = 0; i <= kSteps; ++i) handFrame(place + away * (double(i) / kSteps));
}

void Film::handRests(cv::Point2d place, double seconds) {
  constexpr int kSteps = 8;
  const cv::Point2d away(260, 420);
  for (int i = kSteps; i >= 0; --i) handFrame(place + away * (double(i) / kSteps));
  for (int i = 0; i < int(seconds * kFramesPerSecond); ++i) show(place);
  for (int i = 0; i <= kSteps; ++i) handFrame(place + away * (double(i) / kSteps));
}

void Film::handDrags(cv::Point2d place, cv::Point2d by, int frames, const std::function<void(double)>& act) {
  constexpr int kSteps = 8;
  const cv::Point2d away(260, 420);
  for (int i = kSteps; i >= 0; --i) handFrame(place + away * (double(i) / kSteps));
  for (int i = 1; i <= frames; ++i) {
    act(double(i) / frames);
    handFrame(place + by * (double(i) / frames));
  }
  for (int i = 0; i <= kSteps; ++i) handFrame(place + by + away * (double(i) / kSteps));
}

std::vector<std::string> Film::reports() {
  return std::exchange(reports_, {});
}

}  // namespace lk::vision::drawn
