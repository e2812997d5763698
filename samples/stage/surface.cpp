#include "stage/surface.h"

#include <cmath>

#include <opencv2/imgproc.hpp>

#include "faces/face_painter.h"
#include "stage/random.h"

namespace lk::stage {

namespace {

constexpr double kReachMm = 900;       // extent of the surface around the mat
constexpr double kSurfaceDensity = 1;  // pixels per millimetre; the lens blurs finer grain

/// Returns a smooth random relief, about -1..1: random values on a coarse grid, interpolated to `size`.
cv::Mat relief(cv::Size size, double cellX, double cellY, Random& random) {
  cv::Mat grid(std::max(2, static_cast<int>(size.height / cellY) + 2),
               std::max(2, static_cast<int>(size.width / cellX) + 2), CV_32F);
  for (int y = 0; y < grid.rows; ++y)
    for (int x = 0; x < grid.cols; ++x) grid.at<float>(y, x) = static_cast<float>(random.between(-1, 1));
  cv::Mat fine;
  cv::resize(grid, fine, size, 0, 0, cv::INTER_CUBIC);
  return fine;
}

/// Returns boards along x, each with its own tone. The grain is lengthwise cuts of rings, distorted by a slow
/// relief.
cv::Mat woodTone(cv::Size size, Random& random) {
  constexpr int kBoard = 145;
  const cv::Mat slow = relief(size, 420, 60, random);
  const cv::Mat fibre = relief(size, 60, 1.6, random);
  const cv::Mat fine = relief(size, 14, 1.2, random);
  cv::Mat tone(size, CV_32F);
  std::vector<double> boardTone;
  std::vector<double> boardShift;
  for (int i = 0; i <= size.height / kBoard; ++i) {
    boardTone.push_back(random.between(-0.09, 0.09));
    boardShift.push_back(random.between(0, 50));
  }
  for (int y = 0; y < size.height; ++y) {
    const auto board = static_cast<std::size_t>(y / kBoard);
    const bool gap = y % kBoard < 2;
    for (int x = 0; x < size.width; ++x) {
      const double rings = std::sin((y + boardShift[board]) * 0.16 + slow.at<float>(y, x) * 7);
      tone.at<float>(y, x) = static_cast<float>(
          gap ? -0.45
              : boardTone[board] + 0.07 * rings + 0.09 * fibre.at<float>(y, x) + 0.05 * fine.at<float>(y, x));
    }
  }
  return tone;
}

/// Returns threads in both directions, and the slow unevenness of felt.
cv::Mat clothTone(cv::Size size, Random& random) {
  return relief(size, 3, 1.2, random) * 0.07 + relief(size, 1.2, 3, random) * 0.07 +
         relief(size, 90, 90, random) * 0.05;
}

cv::Mat surfacePicture(const TableSpec& spec, cv::Size size, std::uint64_t seed) {
  Random random = randomFor(seed, Purpose::table);
  cv::Mat tone;
  cv::Vec3d colour;
  switch (spec.texture) {
    case TableTexture::wood:
      tone = woodTone(size, random);
      colour = {74, 112, 152};
      break;
    case TableTexture::cloth:
      tone = clothTone(size, random);
      colour = {62, 92, 40};
      break;
    case TableTexture::dark:
      tone = woodTone(size, random) * 0.8;
      colour = {34, 38, 46};
      break;
    case TableTexture::plain:
      tone = relief(size, 120, 120, random) * 0.03;
      colour = {196, 200, 202};
      break;
  }
  colour = spec.colour.value_or(colour);
  cv::Mat channels[3];
  // Darker grain is also redder, as in wood and worn cloth.
  const double depth[] = {1.15, 1.0, 0.88};
  for (int c = 0; c < 3; ++c) {
    cv::Mat value = colour[c] * (1.0 + tone * depth[c]);
    value.convertTo(channels[c], CV_8U);
  }
  cv::Mat picture;
  cv::merge(channels, 3, picture);
  return picture;
}

/// Returns a printed sheet as a camera sees it: neither black nor white, and without hard edges.
Texture printedSheet(const carddb::Sheet& sheet, double pixelsPerMm) {
  cv::Mat bgr = bgrOf(faces::sheetImage(sheet, pixelsPerMm));
  bgr.convertTo(bgr, CV_8U, 0.82, 24);
  Texture texture;
  texture.pixelsPerMm = bgr.cols / sheet.width;
  texture.origin = {-1 / texture.pixelsPerMm, -1 / texture.pixelsPerMm};
  cv::cvtColor(bgr, texture.picture, cv::COLOR_BGR2BGRA);
  cv::copyMakeBorder(texture.picture, texture.picture, 1, 1, 1, 1, cv::BORDER_CONSTANT, cv::Scalar::all(0));
  return texture;
}

void drawSheet(cv::Mat& frame, const carddb::Sheet& sheet, const Placement& placement, double pixelsPerMm) {
  ShadowTexture shadow;
  shadow.pixelsPerMm = 1;
  shadow.origin = {-6, -6};
  shadow.mask =
      cv::Mat::zeros(static_cast<int>(sheet.height) + 12, static_cast<int>(sheet.width) + 12, CV_8U);
  cv::rectangle(shadow.mask, {7, 7, static_cast<int>(sheet.width), static_cast<int>(sheet.height)}, 255,
                cv::FILLED);
  cv::GaussianBlur(shadow.mask, shadow.mask, {}, 1.5);
  drawShadow(frame, shadow, placement, 0.45);
  draw(frame, printedSheet(sheet, pixelsPerMm), placement);
}

}  // namespace

Placement sheetPlacement(cv::Point2d at, double turnDeg, const Camera& camera) {
  const double turn = turnDeg * CV_PI / 180;
  return camera.plane(0) *
         cv::Matx33d(std::cos(turn), -std::sin(turn), at.x, std::sin(turn), std::cos(turn), at.y, 0, 0, 1);
}

Placement tilePlacement(const TilePlace& place, const carddb::Sheet& tile, const Camera& camera) {
  const carddb::RectMm& mark = tile.marks.front().square;
  return sheetPlacement(place.at, place.turnDeg, camera) *
         cv::Matx33d(1, 0, -mark.x - mark.width / 2, 0, 1, -mark.y - mark.height / 2, 0, 0, 1);
}

cv::Mat paintTable(const Scene& scene, const carddb::TableLayout& layout, const Camera& camera) {
  const cv::Size size(static_cast<int>((layout.mat.width + 2 * kReachMm) * kSurfaceDensity),
                      static_cast<int>((layout.mat.height + 2 * kReachMm) * kSurfaceDensity));
  const cv::Mat surface = surfacePicture(scene.table, size, scene.seed);
  const cv::Matx33d toTable(1 / kSurfaceDensity, 0, -kReachMm, 0, 1 / kSurfaceDensity, -kReachMm, 0, 0, 1);
  cv::Mat frame;
  cv::warpPerspective(surface, frame, cv::Mat(camera.plane(0) * toTable), camera.size(), cv::INTER_LINEAR,
                      cv::BORDER_REFLECT);

  // About twice the resolution of the frame: enough for the supersampling, without aliasing of the modules of
  // a mark.
  const double pixelsPerMm = std::clamp(camera.density() * 2.2, 1.0, 6.0);
  if (scene.mat) drawSheet(frame, layout.mat, sheetPlacement({0, 0}, 0, camera), pixelsPerMm);
  for (const TrayPlace& tray : scene.trays)
    drawSheet(frame, carddb::traySheet(tray.seat), sheetPlacement(tray.at, tray.turnDeg, camera),
              pixelsPerMm);
  const std::vector<carddb::Sheet> tiles = carddb::cornerTiles(layout.mat);
  for (const TilePlace& place : scene.tiles)
    drawSheet(frame, tiles[place.corner], tilePlacement(place, tiles[place.corner], camera), pixelsPerMm);
  return frame;
}

}  // namespace lk::stage
