#include "drawn_pieces.h"

#include <vector>

#include <opencv2/imgproc.hpp>

namespace lk::vision::drawn {

namespace {

cv::Mat blank(double width, double height, const cv::Scalar& colour) {
  return {int(height * kPiecePixelsPerMm), int(width * kPiecePixelsPerMm), CV_8UC3, colour};
}

cv::Rect mm(double x, double y, double width, double height) {
  const double s = kPiecePixelsPerMm;
  return {int(x * s), int(y * s), int(width * s), int(height * s)};
}

cv::Scalar colour(cv::RNG& random, int low, int high) {
  return {double(random.uniform(low, high)), double(random.uniform(low, high)),
          double(random.uniform(low, high))};
}

}  // namespace

cv::Mat cardFace(int number) {
  cv::RNG random(std::uint64_t(number) * 7919 + 17);
  for (int i = 0; i < 8; ++i) random.next();
  cv::Mat card = blank(kCardWidth, kCardHeight, cv::Scalar(228, 236, 240));
  cv::rectangle(card, mm(3, 3, 57, 82), colour(random, 40, 160), cv::FILLED);
  cv::rectangle(card, mm(5, 5, 53, 8), cv::Scalar(215, 225, 230), cv::FILLED);
  cv::putText(card, "Card " + std::to_string(number), {60, 92}, cv::FONT_HERSHEY_DUPLEX, 1.6,
              cv::Scalar(20, 20, 20), 3);
  cv::Mat art = card(mm(5, 15, 53, 38));
  art.setTo(colour(random, 60, 220));
  for (int i = 0; i < 9; ++i) {
    const cv::Point at(random.uniform(0, art.cols), random.uniform(0, art.rows));
    if (i % 3 == 0)
      cv::circle(art, at, random.uniform(20, 90), colour(random, 0, 255), cv::FILLED, cv::LINE_AA);
    else
      cv::rectangle(art, at, at + cv::Point(random.uniform(-150, 150), random.uniform(-120, 120)),
                    colour(random, 0, 255), cv::FILLED);
  }
  cv::Mat text = card(mm(5, 55, 53, 28));
  text.setTo(cv::Scalar(222, 230, 232));
  for (int line = 0; line < 5; ++line)
    for (int x = 12; x < text.cols - 60;) {
      const int word = random.uniform(14, 60);
      cv::rectangle(text, cv::Rect(x, 16 + line * 40, word, 18), cv::Scalar(60, 60, 60), cv::FILLED);
      x += word + 14;
    }
  return card;
}

cv::Mat cardBack() {
  cv::Mat card = blank(kCardWidth, kCardHeight, cv::Scalar(230, 235, 238));
  cv::Mat inner = card(mm(4, 4, 55, 80));
  inner.setTo(cv::Scalar(96, 40, 30));
  for (int y = 0; y < inner.rows; y += 44)
    for (int x = (y / 44 % 2) * 22; x < inner.cols; x += 44)
      cv::circle(inner, {x, y}, 12, cv::Scalar(170, 120, 90), cv::FILLED, cv::LINE_AA);
  cv::circle(inner, {inner.cols / 2, inner.rows / 2 - 60}, 90, cv::Scalar(60, 190, 220), cv::FILLED,
             cv::LINE_AA);
  cv::Mat turned;
  cv::rotate(card, turned, cv::ROTATE_180);
  turned.rowRange(card.rows / 2, card.rows).copyTo(card.rowRange(card.rows / 2, card.rows));
  return card;
}

cv::Mat dieFace(int value) {
  const int side = int(kDieSide * kPiecePixelsPerMm);
  cv::Mat die(side, side, CV_8UC4, cv::Scalar(0, 0, 0, 0));
  const int round = side / 6;
  const cv::Scalar body(52, 40, 176, 255), pips(236, 240, 240, 255);
  cv::rectangle(die, cv::Rect(round, 0, side - 2 * round, side), body, cv::FILLED);
  cv::rectangle(die, cv::Rect(0, round, side, side - 2 * round), body, cv::FILLED);
  for (const cv::Point at :
       {cv::Point(round, round), cv::Point(side - 1 - round, round), cv::Point(round, side - 1 - round),
        cv::Point(side - 1 - round, side - 1 - round)})
    cv::circle(die, at, round, body, cv::FILLED);
  const auto pip = [&](double x, double y) {
    cv::circle(die, cv::Point(int(x * side), int(y * side)), side / 10, pips, cv::FILLED, cv::LINE_AA);
  };
  if (value % 2 == 1) pip(0.5, 0.5);
  if (value >= 2) pip(0.25, 0.25), pip(0.75, 0.75);
  if (value >= 4) pip(0.75, 0.25), pip(0.25, 0.75);
  if (value == 6) pip(0.25, 0.5), pip(0.75, 0.5);
  return die;
}

}  // namespace lk::vision::drawn
