#include "drawn_art_tables.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "drawn_table.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision::drawn {
namespace {

constexpr std::array<const char*, kArtTables> kTables{"wood",  "dark wood", "felt",      "black",
                                                      "white", "cloth",     "chequered", "printed"};
constexpr double kRound = 3;  // millimetres, radius of a card's corners

enum class Sleeve { none, clear, black };

/// A card's pose on the table, millimetres.
struct Place {
  cv::Point2d centre;
  double turnDeg = 0;
};

cv::Mat grain(cv::Size size, cv::Size cells, double strength, cv::RNG& random) {
  cv::Mat some(cells, CV_32F), large;
  random.fill(some, cv::RNG::NORMAL, 0, strength);
  cv::resize(some, large, size, 0, 0, cv::INTER_CUBIC);
  return large;
}

cv::Scalar about(cv::RNG& random, const cv::Scalar& colour, double share) {
  cv::Scalar result;
  const double all = 1 + random.uniform(-share, share);
  for (int c = 0; c < 3; ++c) result[c] = colour[c] * all * (1 + random.uniform(-share, share) / 3);
  return result;
}

/// Returns the table from above, 1600 x 1600 pixels.
cv::Mat tableTop(ArtTable kind, double mmAcross, cv::RNG& random) {
  const cv::Size size(1600, 1600);
  const double perMm = size.width / mmAcross;
  cv::Mat top(size, CV_32FC3), shade(size, CV_32F, cv::Scalar(0));
  const auto planks = [&](const cv::Scalar& colour, double strength) {
    top.setTo(about(random, colour, 0.25));
    shade = grain(size, {8, 700}, strength, random) + grain(size, {20, 200}, strength * 0.7, random) +
            grain(size, {60, 1500}, strength * 0.6, random);
    const double wide = random.uniform(70.0, 160.0) * perMm;
    if (random.uniform(0, 2) == 0)
      for (double y = random.uniform(0.0, wide); y < size.height; y += wide) {
        const int at = int(y);
        shade.rowRange(at, std::min(size.height, at + int(wide))) += random.uniform(-12.0, 12.0);
        cv::line(shade, {0, at}, {size.width, at}, cv::Scalar(-35), std::max(1, int(0.8 * perMm)),
                 cv::LINE_AA);
      }
  };
  switch (kind) {
    case ArtTable::wood:
      planks({80, 125, 170}, 8);
      break;
    case ArtTable::darkWood:
      planks({24, 34, 50}, 4);
      break;
    case ArtTable::felt: {
      const std::array<cv::Scalar, 4> colours{
          cv::Scalar(50, 95, 30), {110, 60, 30}, {40, 30, 110}, {80, 80, 84}};
      top.setTo(about(random, colours[std::size_t(random.uniform(0, 4))], 0.3));
      shade = grain(size, {1600, 1600}, 7, random);
      break;
    }
    case ArtTable::black:
      top.setTo(about(random, {24, 23, 23}, 0.3));
      shade = grain(size, {1600, 1600}, 2.5, random);
      break;
    case ArtTable::white:
      top.setTo(about(random, {215, 220, 222}, 0.08));
      shade = grain(size, {5, 5}, 3, random);
      break;
    case ArtTable::cloth:
      top.setTo(about(random, {150, 160, 170}, 0.3));
      for (int i = 0; i < size.width; i += 8) {
        shade.colRange(i, i + 3) += 6;
        shade.rowRange(i, i + 3) += 6;
      }
      shade += grain(size, {800, 800}, 5, random);
      break;
    case ArtTable::chequered: {
      const cv::Scalar one = about(random, {215, 220, 225}, 0.1), other = about(random, {70, 60, 150}, 0.4);
      const int field = std::max(8, int(random.uniform(12.0, 45.0) * perMm));
      top.setTo(one);
      for (int y = 0; y * field < size.height; ++y)
        for (int x = 0; x * field < size.width; ++x)
          if ((x + y) % 2 == 0) cv::rectangle(top, {x * field, y * field, field, field}, other, cv::FILLED);
      shade = grain(size, {900, 900}, 4, random);
      break;
    }
    case ArtTable::printed: {
      top.setTo(about(random, {120, 100, 90}, 0.5));
      for (int i = 0; i < 260; ++i)
        cv::ellipse(top, {random.uniform(0, size.width), random.uniform(0, size.height)},
                    {int(random.uniform(3.0, 22.0) * perMm), int(random.uniform(3.0, 22.0) * perMm)},
                    random.uniform(0, 180), 0, 360,
                    cv::Scalar(random.uniform(20, 230), random.uniform(20, 230), random.uniform(20, 230)),
                    random.uniform(0, 2) == 0 ? cv::FILLED : std::max(1, int(1.5 * perMm)), cv::LINE_AA);
      shade = grain(size, {900, 900}, 4, random);
      break;
    }
  }
  cv::Mat shades, result;
  cv::merge(std::vector<cv::Mat>{shade, shade, shade}, shades);
  cv::Mat(top + shades).convertTo(result, CV_8U);
  return result;
}

std::vector<Place> layOut(int count, bool touching, bool scattered, cv::RNG& random) {
  std::vector<Place> places;
  const int columns = count <= 3 ? count : count <= 8 ? (count + 1) / 2 : (count + 2) / 3;
  const double gap = touching ? random.uniform(0.0, 0.6) : random.uniform(5.0, 25.0);
  const double room = std::hypot(kArtWidthMm, kArtHeightMm) + gap;
  for (int i = 0; i < count; ++i) {
    const int column = i % columns, row = i / columns;
    if (scattered)
      places.push_back(
          {{column * room + random.uniform(-0.4, 0.4) * gap, row * room + random.uniform(-0.4, 0.4) * gap},
           random.uniform(0.0, 360.0)});
    else
      places.push_back({{column * (kArtWidthMm + gap), row * (kArtHeightMm + gap)},
                        (random.uniform(0, 2) == 0 ? 180 : 0) + (touching ? 0 : random.uniform(-3.0, 3.0))});
  }
  return places;
}

/// Returns the map from the card's millimetres to the table's. `wider` extends the card all around.
cv::Matx33d toTable(const Place& place, double wider = 0) {
  const cv::Matx33d turned = lying(place.centre, place.turnDeg);
  return turned * cv::Matx33d(1, 0, -kArtWidthMm / 2 - wider, 0, 1, -kArtHeightMm / 2 - wider, 0, 0, 1);
}

Quad cornersOf(const cv::Matx33d& toImage, double wider = 0) {
  const auto w = float(kArtWidthMm + 2 * wider), h = float(kArtHeightMm + 2 * wider);
  return mapped(toImage, {cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}});
}

/// Returns a mask with 255 on a rectangle with rounded corners, texture pixels.
cv::Mat roundedShape(cv::Size size, double radius) {
  cv::Mat shape(size, CV_8U, cv::Scalar(0));
  const int r = std::max(1, int(radius));
  shape(cv::Rect(r, 0, size.width - 2 * r, size.height)).setTo(255);
  shape(cv::Rect(0, r, size.width, size.height - 2 * r)).setTo(255);
  for (const int x : {r, size.width - 1 - r})
    for (const int y : {r, size.height - 1 - r}) cv::circle(shape, {x, y}, r, 255, cv::FILLED, cv::LINE_AA);
  return shape;
}

cv::Mat withAlpha(const cv::Mat& colour, const cv::Mat& alpha) {
  cv::Mat result;
  cv::merge(std::vector<cv::Mat>{colour, alpha}, result);
  return result;
}

/// Reduces the texture first if the card is smaller in the image, as a lens does.
void layTexture(cv::Mat& frame, const cv::Mat& texture, const cv::Matx33d& toImage, double pixelsPerMm) {
  const double finer = kArtPixelsPerMm / (2 * pixelsPerMm);
  if (finer <= 1) return lay(frame, texture, kArtPixelsPerMm, toImage);
  cv::Mat smaller;
  const cv::Size size(cvRound(texture.cols / finer), cvRound(texture.rows / finer));
  cv::resize(texture, smaller, size, 0, 0, cv::INTER_AREA);
  lay(frame, smaller, kArtPixelsPerMm / finer,
      toImage * cv::Matx33d(texture.cols / kArtPixelsPerMm / (size.width / (kArtPixelsPerMm / finer)), 0, 0,
                            0, texture.rows / kArtPixelsPerMm / (size.height / (kArtPixelsPerMm / finer)), 0,
                            0, 0, 1));
}

void laySleeve(cv::Mat& frame, Sleeve kind, const cv::Matx33d& toImage, double pixelsPerMm, double wider) {
  const cv::Size size(cvRound((kArtWidthMm + 2 * wider) * kArtPixelsPerMm),
                      cvRound((kArtHeightMm + 2 * wider) * kArtPixelsPerMm));
  cv::Mat shape = roundedShape(size, 1.5 * kArtPixelsPerMm);
  const bool clear = kind == Sleeve::clear;
  cv::Mat film(size, CV_8UC3, clear ? cv::Scalar(205, 205, 205) : cv::Scalar(22, 21, 21));
  if (clear) shape = shape * 0.13;
  const cv::Rect edge(2, 2, size.width - 4, size.height - 4);
  if (clear) cv::rectangle(shape, edge, 90, 3, cv::LINE_AA);
  layTexture(frame, withAlpha(film, shape), toImage, pixelsPerMm);
}

cv::Vec3f meanAt(const cv::Mat& picture, cv::Point2f at) {
  const cv::Rect box = cv::Rect(cvRound(at.x) - 1, cvRound(at.y) - 1, 3, 3) & cv::Rect({}, picture.size());
  const cv::Scalar mean = cv::mean(picture(box));
  return {float(mean[0]), float(mean[1]), float(mean[2])};
}

double contrastOf(const cv::Mat& picture, const Quad& card, double pixelsPerMm) {
  constexpr int kPlaces = 15;
  std::array<double, 4> sides{};
  for (std::size_t side = 0; side < 4; ++side) {
    const cv::Point2f from = card[side], run = card[(side + 1) % 4] - from;
    const auto out = cv::Point2f(run.y, -run.x) * float(std::max(1.8, pixelsPerMm * 0.7) / cv::norm(run));
    std::vector<double> steps;
    for (int i = 0; i < kPlaces; ++i) {
      const cv::Point2f at = from + run * (0.1F + 0.8F * float(i) / (kPlaces - 1));
      if (!cv::Rect2f(4, 4, float(picture.cols - 8), float(picture.rows - 8)).contains(at)) continue;
      const cv::Vec3f step = meanAt(picture, at + out) - meanAt(picture, at - out);
      steps.push_back(std::max({std::abs(step[0]), std::abs(step[1]), std::abs(step[2])}));
    }
    std::sort(steps.begin(), steps.end());
    sides[side] = steps.empty() ? 0 : steps[steps.size() / 2];
  }
  std::sort(sides.begin(), sides.end());
  return sides[1];
}

/// Adds light from one side, darker corners, and sometimes a person's shadow.
void light(cv::Mat& picture, cv::RNG& random) {
  const double falls = random.uniform(0.0, 0.4), way = random.uniform(0.0, 2 * CV_PI);
  const double corners = random.uniform(0.0, 0.25), gain = random.uniform(0.8, 1.15);
  const bool shadow = random.uniform(0, 10) < 3;
  const double depth = random.uniform(0.2, 0.5), soft = random.uniform(0.02, 0.15);
  const double across = random.uniform(0.0, 2 * CV_PI), off = random.uniform(-0.3, 0.3);
  const cv::Vec3d tint(random.uniform(0.88, 1.08), random.uniform(0.96, 1.02), random.uniform(0.94, 1.08));
  const double size = std::max(picture.cols, picture.rows);
  for (int y = 0; y < picture.rows; ++y) {
    auto* row = picture.ptr<cv::Vec3b>(y);
    for (int x = 0; x < picture.cols; ++x) {
      const double u = (x - picture.cols / 2.0) / size, v = (y - picture.rows / 2.0) / size;
      double all = gain * (1 - falls * (0.5 + u * std::cos(way) + v * std::sin(way)));
      all *= 1 - corners * 2 * (u * u + v * v);
      if (shadow)
        all *= 1 - depth / (1 + std::exp(-(u * std::cos(across) + v * std::sin(across) - off) / soft * 4));
      for (int c = 0; c < 3; ++c) row[x][c] = cv::saturate_cast<uchar>(row[x][c] * all * tint[c]);
    }
  }
}

cv::Mat compressed(const cv::Mat& picture, int quality) {
  std::vector<uchar> bytes;
  cv::imencode(".jpg", picture, bytes, {cv::IMWRITE_JPEG_QUALITY, quality});
  return cv::imdecode(bytes, cv::IMREAD_COLOR);
}

cv::Size sizeOf(const ArtScene& scene, cv::RNG& random) {
  if (!scene.size.empty()) return scene.size;
  const int draw = random.uniform(0, 10);
  if (draw < 4) return {1280, 720};
  if (draw < 8) return {1920, 1080};
  if (draw < 9) return {2592, 1944};
  return {4000, 3000};
}

/// Returns a camera with all of `places` in its image, and its pixels per millimetre.
Camera cameraFor(const std::vector<Place>& places, cv::Size size, cv::RNG& random) {
  Camera camera;
  camera.focal = random.uniform(0.75, 1.3) * size.width;
  camera.tiltDeg = random.uniform(0.0, 35.0);
  camera.turnDeg = random.uniform(0, 3) == 0 ? random.uniform(0.0, 360.0) : random.uniform(-12.0, 12.0);
  cv::Point2d low(1e9, 1e9), high(-1e9, -1e9);
  for (const Place& place : places) {
    low = {std::min(low.x, place.centre.x), std::min(low.y, place.centre.y)};
    high = {std::max(high.x, place.centre.x), std::max(high.y, place.centre.y)};
  }
  camera.aim = (low + high) / 2 + cv::Point2d(random.uniform(-25.0, 25.0), random.uniform(-20.0, 20.0));
  camera.at = {size.width / 2.0F, size.height / 2.0F};
  const double margin = random.uniform(0.015, 0.08) * size.height;
  const double largest = size.height * random.uniform(0.3, 0.75) / kArtHeightMm;
  const cv::Rect2d inside(margin, margin, size.width - 2 * margin, size.height - 2 * margin);
  for (camera.pixelsPerMm = largest; camera.pixelsPerMm > 0.9; camera.pixelsPerMm *= 0.97) {
    const bool all = std::all_of(places.begin(), places.end(), [&](const Place& place) {
      const Quad quad = cornersOf(camera.toImage() * toTable(place));
      return std::all_of(quad.begin(), quad.end(),
                         [&](cv::Point2f p) { return inside.contains(cv::Point2d(p)); });
    });
    if (all) break;
  }
  return camera;
}

void layTable(cv::Mat& picture, ArtTable kind, const Camera& camera, cv::RNG& random) {
  const cv::Matx33d back = camera.toImage().inv();
  const auto w = float(picture.cols), h = float(picture.rows);
  double far = 0;
  for (const cv::Point2f p : mapped(back, {cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}}))
    far = std::max({far, std::abs(p.x - camera.aim.x), std::abs(p.y - camera.aim.y)});
  far *= 1.02;
  const cv::Mat top = tableTop(kind, 2 * far, random);
  const double s = 2 * far / top.cols;
  const cv::Matx33d fromTop(s, 0, camera.aim.x - far, 0, s, camera.aim.y - far, 0, 0, 1);
  cv::warpPerspective(top, picture, camera.toImage() * fromTop, picture.size(), cv::INTER_LINEAR,
                      cv::BORDER_REFLECT);
}

void layShadows(cv::Mat& picture, const std::vector<ArtCard>& cards, double pixelsPerMm, cv::RNG& random) {
  const double deep = random.uniform(0.15, 0.55), soft = random.uniform(0.5, 2.5) * pixelsPerMm;
  const double way = random.uniform(0.0, 2 * CV_PI), off = random.uniform(0.2, 1.5) * pixelsPerMm;
  cv::Mat mask(picture.size(), CV_8U, cv::Scalar(0));
  for (const ArtCard& card : cards)
    paintQuad(mask, shifted(card.sleeve, {float(off * std::cos(way)), float(off * std::sin(way))}));
  cv::GaussianBlur(mask, mask, {}, soft);
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x)
      picture.at<cv::Vec3b>(y, x) *= 1 - deep * mask.at<uchar>(y, x) / 255.0;
}

}  // namespace

std::string ArtCard::key() const {
  return "art-" + std::to_string(int(design)) + "-" + std::to_string(set) + "-" + std::to_string(number);
}

ArtPicture artPicture(unsigned seed, const ArtScene& scene) {
  cv::RNG random(seed * 2654435761U + 97U);
  for (int i = 0; i < 4; ++i) random.next();
  const cv::Size size = sizeOf(scene, random);
  const auto kind = static_cast<ArtTable>(scene.table >= 0 ? scene.table : random.uniform(0, kArtTables));
  const int count = scene.cards > 0 ? scene.cards : random.uniform(1, 13);
  const bool touching = random.uniform(0, 4) == 0 || scene.touching;
  const bool scattered = random.uniform(0, 2) == 0 && !touching;
  const int sleeves = random.uniform(0, 10);
  const Sleeve sleeve = sleeves < 7 ? Sleeve::none : sleeves < 9 ? Sleeve::clear : Sleeve::black;
  const double wider = sleeve == Sleeve::none ? 0 : random.uniform(1.2, 1.9);
  std::vector<Place> places = layOut(count, touching, scattered, random);
  for (Place& place : places) place.centre *= touching ? 1 + 2 * wider / kArtWidthMm : 1;
  const Camera camera = cameraFor(places, size, random);
  const double perMm = camera.pixelsPerMm;

  ArtPicture result;
  result.picture.create(size, CV_8UC3);
  layTable(result.picture, kind, camera, random);
  const bool mixed = random.uniform(0, 3) == 0;
  const unsigned set = unsigned(random.uniform(0, 1000));
  const int design = scene.design >= 0 ? scene.design : random.uniform(0, kArtDesigns);
  for (const Place& place : places) {
    ArtCard card;
    card.design = static_cast<ArtDesign>(mixed && scene.design < 0 ? random.uniform(0, kArtDesigns) : design);
    card.set = set;
    card.number = unsigned(random.uniform(0, 100000));
    card.corners = cornersOf(camera.toImage() * toTable(place));
    card.sleeve = cornersOf(camera.toImage() * toTable(place, wider), wider);
    result.cards.push_back(card);
  }
  layShadows(result.picture, result.cards, perMm, random);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const ArtCard& card = result.cards[i];
    if (sleeve != Sleeve::none)
      laySleeve(result.picture, sleeve, camera.toImage() * toTable(places[i], wider), perMm, wider);
    const cv::Mat face = artFace(card.design, card.set, card.number);
    layTexture(result.picture, withAlpha(face, roundedShape(face.size(), kRound * kArtPixelsPerMm)),
               camera.toImage() * toTable(places[i]), perMm);
  }
  light(result.picture, random);
  for (ArtCard& card : result.cards) card.contrast = contrastOf(result.picture, card.corners, perMm);
  photograph(result.picture, random.uniform(0.5, 1.0) * std::max(1.0, size.width / 2200.0),
             random.uniform(1.5, 5.0), seed);
  result.picture = compressed(result.picture, random.uniform(70, 96));
  result.description = std::string(kTables[std::size_t(kind)]) + ", " + std::to_string(count) +
                       (touching    ? " touching"
                        : scattered ? " scattered"
                                    : " in rows") +
                       (sleeve == Sleeve::none    ? ""
                        : sleeve == Sleeve::clear ? ", clear sleeves"
                                                  : ", black sleeves") +
                       (mixed ? ", mixed" : std::string(", ") + nameOf(static_cast<ArtDesign>(design))) +
                       ", " + std::to_string(size.width) + ", " + std::to_string(int(camera.tiltDeg)) +
                       " degrees, card " + std::to_string(int(kArtHeightMm * perMm)) + " px";
  return result;
}

}  // namespace lk::vision::drawn
