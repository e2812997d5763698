#include "drawn_art_faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace lk::vision::drawn {
namespace {

constexpr std::array<const char*, kArtDesigns> kNames{
    "black rim",     "white rim",    "grey double frame",
    "gold rim",      "coloured rim", "black double frame",
    "marbled rim",   "full bleed",   "full bleed with a line",
    "dark on black", "tarot",        "heavy foot"};

int px(double mm) {
  return cvRound(mm * kArtPixelsPerMm);
}

/// A rectangle on the card, millimetres.
struct Box {
  double left, top, right, bottom;
  [[nodiscard]] Box inside(double mm) const { return {left + mm, top + mm, right - mm, bottom - mm}; }
  [[nodiscard]] cv::Rect pixels() const {
    return {cv::Point(px(left), px(top)), cv::Point(px(right), px(bottom))};
  }
};
constexpr Box kCard{0, 0, kArtWidthMm, kArtHeightMm};

cv::Scalar anyColour(cv::RNG& random, int lowest, int highest) {
  const int b = random.uniform(lowest, highest), g = random.uniform(lowest, highest);
  return {double(b), double(g), double(random.uniform(lowest, highest))};
}

cv::Scalar vividColour(cv::RNG& random, int value) {
  cv::Mat one(1, 1, CV_8UC3, cv::Scalar(random.uniform(0, 180), random.uniform(120, 230), value));
  cv::cvtColor(one, one, cv::COLOR_HSV2BGR);
  return one.at<cv::Vec3b>(0, 0);
}

/// Soft spots of many sizes, with mean zero.
cv::Mat clouds(cv::Size size, cv::RNG& random, double strength) {
  cv::Mat sum(size, CV_32FC3, cv::Scalar::all(0));
  for (const int cells : {3, 8, 24, 90}) {
    cv::Mat some(std::max(2, cells * size.height / std::max(size.width, 1)), cells, CV_32FC3), large;
    random.fill(some, cv::RNG::NORMAL, 0, strength);
    cv::resize(some, large, size, 0, 0, cv::INTER_CUBIC);
    sum += large;
    strength *= 0.62;
  }
  return sum;
}

void addClouds(cv::Mat part, cv::RNG& random, double strength) {
  cv::Mat soft;
  part.convertTo(soft, CV_32F);
  soft += clouds(part.size(), random, strength);
  soft.convertTo(part, CV_8U);
}

/// Paints a picture: sky and ground, hills, figures, rays, spots. `light` is the highest brightness.
void paintArt(cv::Mat card, const Box& box, cv::RNG& random, int light) {
  const cv::Rect place = box.pixels() & cv::Rect({}, card.size());
  cv::Mat art = card(place);
  const cv::Scalar above = anyColour(random, 10, light), below = anyColour(random, 0, light);
  for (int y = 0; y < art.rows; ++y) {
    const double share = double(y) / art.rows;
    art.row(y).setTo(above * (1 - share) + below * share);
  }
  addClouds(art, random, light * 0.11);
  const auto anywhere = [&] { return cv::Point(random.uniform(0, art.cols), random.uniform(0, art.rows)); };
  const int hills = random.uniform(1, 4);
  for (int i = 0; i < hills; ++i) {
    std::vector<cv::Point> hill{{-5, art.rows + 5}};
    double y = random.uniform(0.35, 0.85) * art.rows;
    for (int x = -5; x <= art.cols + 40; x += 40)
      hill.emplace_back(x, int(y += random.uniform(-0.06, 0.06) * art.rows));
    hill.emplace_back(art.cols + 40, art.rows + 5);
    cv::fillPoly(art, std::vector<std::vector<cv::Point>>{hill}, anyColour(random, 0, light), cv::LINE_AA);
  }
  const int spots = random.uniform(4, 14);
  for (int i = 0; i < spots; ++i)
    cv::ellipse(art, anywhere(), {random.uniform(8, art.cols / 6), random.uniform(8, art.cols / 6)},
                random.uniform(0, 180), 0, 360, anyColour(random, 0, light + 20), cv::FILLED, cv::LINE_AA);
  // A figure with a body, a head and arms.
  const cv::Point hip(random.uniform(art.cols / 3, art.cols * 2 / 3), art.rows * 3 / 4);
  const int tall = std::max(20, int(art.rows * random.uniform(0.25, 0.5)));
  const cv::Scalar coat = anyColour(random, 0, light + 20), skin = anyColour(random, 60, light + 30);
  cv::fillConvexPoly(
      art,
      std::vector<cv::Point>{hip + cv::Point(-tall / 3, tall / 2), hip + cv::Point(-tall / 6, -tall / 2),
                             hip + cv::Point(tall / 6, -tall / 2), hip + cv::Point(tall / 3, tall / 2)},
      coat, cv::LINE_AA);
  cv::circle(art, hip - cv::Point(0, tall * 2 / 3), std::max(3, tall / 6), skin, cv::FILLED, cv::LINE_AA);
  for (const int side : {-1, 1})
    cv::line(art, hip - cv::Point(0, tall / 3),
             hip + cv::Point(side * random.uniform(tall / 4, tall), random.uniform(-tall, tall / 3)), skin,
             std::max(2, tall / 12), cv::LINE_AA);
  const int strokes = random.uniform(10, 60);
  for (int i = 0; i < strokes; ++i) {
    const cv::Point from = anywhere();
    cv::line(art, from, from + cv::Point(random.uniform(-60, 60), random.uniform(-60, 60)),
             anyColour(random, 0, light + 30), random.uniform(1, 5), cv::LINE_AA);
  }
  cv::Mat grain(art.size(), CV_16SC3);
  random.fill(grain, cv::RNG::NORMAL, 0, 5);
  cv::add(art, grain, art, cv::noArray(), CV_8U);
}

void fill(cv::Mat& card, const Box& box, const cv::Scalar& colour) {
  card(box.pixels() & cv::Rect({}, card.size())).setTo(colour);
}
void line(cv::Mat& card, const Box& box, double mm, const cv::Scalar& colour) {
  cv::rectangle(card, box.pixels(), colour, std::max(1, px(mm)), cv::LINE_AA);
}

void write(cv::Mat& card, const Box& box, double letterMm, cv::RNG& random, const cv::Scalar& ink) {
  std::string text;
  while (double(text.size()) * letterMm * 0.85 < box.right - box.left - letterMm * 2) {
    const bool space = random.uniform(0, 6) == 0;
    text += space ? ' ' : char('a' + random.uniform(0, 26));
  }
  cv::putText(card, text, {px(box.left + letterMm * 0.4), px(box.bottom - letterMm * 0.35)},
              cv::FONT_HERSHEY_DUPLEX, letterMm * kArtPixelsPerMm / 30, ink, std::max(1, px(letterMm / 11)),
              cv::LINE_AA);
}

/// Lays out title, picture and text on the area inside the rim.
void layOut(cv::Mat& card, const Box& inner, cv::RNG& ofSet, cv::RNG& random, int light) {
  const double high = inner.bottom - inner.top;
  const double title = ofSet.uniform(4.5, 7.0), split = inner.top + title + high * ofSet.uniform(0.42, 0.56);
  const double gap = ofSet.uniform(0.6, 2.2);
  const cv::Scalar ground = anyColour(random, light / 4, light);
  fill(card, inner, ground);
  addClouds(card(inner.pixels() & cv::Rect({}, card.size())), random, light * 0.06);
  const cv::Scalar bar = light > 120 ? anyColour(random, 150, 245) : anyColour(random, 40, 120);
  const cv::Scalar ink = light > 120 ? cv::Scalar(20, 20, 24) : cv::Scalar(205, 210, 215);
  const Box titleBox{inner.left + gap, inner.top + gap, inner.right - gap, inner.top + title};
  fill(card, titleBox, bar);
  line(card, titleBox, 0.2, ink);
  write(card, titleBox, title * 0.5, random, ink);
  const Box art{inner.left + gap, titleBox.bottom + 0.6, inner.right - gap, split};
  paintArt(card, art, random, std::min(225, light + 20));
  line(card, art, ofSet.uniform(0.2, 0.7), ofSet.uniform(0, 2) == 0 ? ink : bar);
  const Box type{inner.left + gap, split + 0.6, inner.right - gap, split + 0.6 + title * 0.8};
  fill(card, type, bar * 0.93);
  write(card, type, title * 0.42, random, ink);
  const Box text{inner.left + gap, type.bottom + 0.6, inner.right - gap, inner.bottom - gap};
  fill(card, text, light > 120 ? anyColour(random, 205, 245) : anyColour(random, 50, 90));
  line(card, text, 0.2, ink);
  const double letter = ofSet.uniform(1.9, 2.6);
  const int lines = std::min(int((text.bottom - text.top) / (letter * 1.5)), random.uniform(2, 8));
  for (int i = 0; i < lines; ++i) {
    const double top = text.top + 0.6 + i * letter * 1.45;
    write(card, {text.left + 0.6, top, text.right - random.uniform(0.6, 14.0), top + letter * 1.3}, letter,
          random, ink);
  }
}

/// Lays out a picture over the whole card, with text on a light box.
void layOutOverArt(cv::Mat& card, cv::RNG& ofSet, cv::RNG& random) {
  paintArt(card, kCard, random, 215);
  const double top = ofSet.uniform(55.0, 66.0), aside = ofSet.uniform(4.0, 7.0);
  const Box text{aside, top, kArtWidthMm - aside, kArtHeightMm - aside};
  cv::Mat part = card(text.pixels());
  part = part * 0.35 + cv::Scalar::all(145);
  for (int i = 0; i < 4; ++i)
    write(card, {text.left + 1, text.top + 1 + i * 4.0, text.right - 2, text.top + 4.6 + i * 4.0}, 2.4,
          random, {15, 15, 20});
  const Box title{aside, aside, kArtWidthMm - aside, aside + 6};
  cv::Mat head = card(title.pixels());
  head = head * 0.3 + cv::Scalar::all(150);
  write(card, title, 3.2, random, {15, 15, 20});
}

}  // namespace

const char* nameOf(ArtDesign design) {
  return kNames[static_cast<std::size_t>(design)];
}

cv::Mat artFace(ArtDesign design, unsigned set, unsigned number) {
  cv::RNG ofSet(set * 7919U + static_cast<unsigned>(design) * 104729U + 11U);
  cv::RNG random(number * 15485863U + set * 31U + static_cast<unsigned>(design) + 5U);
  for (int i = 0; i < 4; ++i) ofSet.next(), random.next();
  cv::Mat card(px(kArtHeightMm), px(kArtWidthMm), CV_8UC3);
  const double rim = ofSet.uniform(2.5, 5.0);
  const cv::Scalar black = anyColour(ofSet, 8, 30);
  const cv::Scalar paper = anyColour(ofSet, 226, 248);
  Box inner = kCard.inside(rim);
  switch (design) {
    case ArtDesign::blackRim:
      card.setTo(black);
      layOut(card, inner, ofSet, random, 200);
      break;
    case ArtDesign::whiteRim:
      card.setTo(paper);
      layOut(card, inner, ofSet, random, 190);
      line(card, inner, 0.35, black);
      break;
    case ArtDesign::greyDoubleFrame:
      card.setTo(cv::Scalar::all(ofSet.uniform(95, 175)));
      fill(card, inner, black);
      layOut(card, inner.inside(ofSet.uniform(0.6, 1.4)), ofSet, random, 200);
      break;
    case ArtDesign::goldRim:
      card.setTo(cv::Scalar(ofSet.uniform(40, 90), ofSet.uniform(170, 205), ofSet.uniform(215, 245)));
      layOut(card, inner, ofSet, random, 220);
      break;
    case ArtDesign::colouredRim:
      card.setTo(vividColour(ofSet, ofSet.uniform(70, 230)));
      layOut(card, inner, ofSet, random, 200);
      line(card, inner, 0.3, paper);
      break;
    case ArtDesign::blackDoubleFrame:
      card.setTo(black);
      line(card, kCard.inside(rim * 0.55), 0.35, cv::Scalar(70, 160, 200));
      layOut(card, inner, ofSet, random, 190);
      line(card, inner, 0.35, cv::Scalar(70, 160, 200));
      break;
    case ArtDesign::marbledRim:
      card.setTo(vividColour(ofSet, ofSet.uniform(70, 170)));
      addClouds(card, random, 16);
      layOut(card, inner, ofSet, random, 210);
      line(card, inner, 0.3, black);
      break;
    case ArtDesign::fullBleed:
      layOutOverArt(card, ofSet, random);
      break;
    case ArtDesign::fullBleedLine:
      layOutOverArt(card, ofSet, random);
      line(card, inner, ofSet.uniform(0.3, 0.8), ofSet.uniform(0, 2) == 0 ? paper : black);
      break;
    case ArtDesign::darkOnBlack:
      card.setTo(black);
      layOut(card, inner, ofSet, random, 95);
      break;
    case ArtDesign::tarot:
      card.setTo(paper);
      paintArt(card, {inner.left, inner.top, inner.right, inner.bottom - 8}, random, 215);
      line(card, {inner.left, inner.top, inner.right, inner.bottom - 8}, 0.4, black);
      line(card, inner, 0.4, black);
      write(card, {inner.left + 8, inner.bottom - 7, inner.right - 8, inner.bottom - 1}, 4, random, black);
      break;
    case ArtDesign::heavyFoot:
      card.setTo(black);
      inner = kCard.inside(ofSet.uniform(2.5, 3.2));
      inner.bottom -= ofSet.uniform(2.0, 3.5);
      layOut(card, inner, ofSet, random, 200);
      break;
  }
  return card;
}

}  // namespace lk::vision::drawn
