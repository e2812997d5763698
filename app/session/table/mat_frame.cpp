#include "app/session/table/mat_frame.h"

#include <algorithm>

#include <opencv2/calib3d.hpp>

namespace lk::app {

namespace {

constexpr double kTogetherMm = 10;  // maximum deviation of trays from their known places

std::vector<cv::Point2d> outlineOf(rules::Seat seat) {
  const carddb::Sheet sheet = carddb::traySheet(seat);
  return {{0, 0}, {sheet.width, 0}, {sheet.width, sheet.height}, {0, sheet.height}};
}

/// Computes one homography from all trays in view; nullopt if they are not at their known places.
std::optional<cv::Matx33d> fromAllTrays(const TableSetting& setting, const Sheets& sheets) {
  std::vector<cv::Point2d> pixels, millimetres;
  for (const TrayPlace& tray : setting.trays) {
    const vision::SheetSighting* seen = traySeen(sheets, tray.seat);
    if (!seen) continue;
    for (const cv::Point2d& corner : outlineOf(tray.seat)) {
      pixels.push_back(transform(seen->toImage, corner));
      millimetres.push_back(transform(tray.toMat, corner));
    }
  }
  if (pixels.size() < 8) return std::nullopt;
  const cv::Mat h = cv::findHomography(pixels, millimetres, 0);
  if (h.empty()) return std::nullopt;
  const cv::Matx33d toMat(h.ptr<double>());
  for (std::size_t i = 0; i < pixels.size(); ++i)
    if (cv::norm(transform(toMat, pixels[i]) - millimetres[i]) > kTogetherMm) return std::nullopt;
  return toMat;
}

cv::Matx33d scaling(cv::Vec2d by) {
  return {by[0], 0, 0, 0, by[1], 0, 0, 0, 1};
}

/// Moves the trays to the places where they are seen.
void placeTrays(TableSetting& setting, const Sheets& sheets) {
  const vision::SheetSighting* mat = sheetSeen(sheets, setting.layout.mat.id);
  std::optional<cv::Matx33d> toMat;
  if (mat) toMat = mat->toImage.inv();
  for (TrayPlace& tray : setting.trays) {
    const vision::SheetSighting* seen = traySeen(sheets, tray.seat);
    if (!seen) continue;
    if (!toMat) {
      toMat = tray.toMat * seen->toImage.inv();
      continue;
    }
    // The sheet is rigid: take only translation and rotation from the picture.
    std::vector<cv::Point2d> from = outlineOf(tray.seat), to;
    cv::Point2d fromMiddle, toMiddle;
    for (const cv::Point2d& corner : from) {
      to.push_back(transform(*toMat, transform(seen->toImage, corner)));
      fromMiddle += corner * 0.25;
      toMiddle += to.back() * 0.25;
    }
    double along = 0, across = 0;
    for (std::size_t i = 0; i < from.size(); ++i) {
      const cv::Point2d a = from[i] - fromMiddle, b = to[i] - toMiddle;
      along += a.dot(b);
      across += a.cross(b);
    }
    const double length = std::hypot(along, across);
    if (length == 0) continue;
    const double c = along / length, s = across / length;
    tray.toMat = {c, -s, toMiddle.x - c * fromMiddle.x + s * fromMiddle.y,
                  s, c,  toMiddle.y - s * fromMiddle.x - c * fromMiddle.y,
                  0, 0,  1};
  }
}

}  // namespace

const vision::SheetSighting* sheetSeen(const Sheets& sheets, const std::string& id) {
  const auto at = std::find_if(sheets.begin(), sheets.end(), [&](const auto& s) { return s.id == id; });
  return at == sheets.end() ? nullptr : &*at;
}

const vision::SheetSighting* traySeen(const Sheets& sheets, rules::Seat seat) {
  return sheetSeen(sheets, std::string("TRAY:") + rules::letter(seat));
}

cv::Point2d transform(const cv::Matx33d& h, cv::Point2d p) {
  const cv::Vec3d v = h * cv::Vec3d(p.x, p.y, 1);
  return {v[0] / v[2], v[1] / v[2]};
}

std::optional<cv::Matx33d> matFromImage(const TableSetting& setting, const Sheets& sheets) {
  if (const vision::SheetSighting* mat = sheetSeen(sheets, setting.layout.mat.id)) return mat->toImage.inv();
  if (const auto all = fromAllTrays(setting, sheets)) return all;
  for (const vision::SheetSighting& sheet : sheets)
    for (const TrayPlace& tray : setting.trays)
      if (sheet.id == std::string("TRAY:") + rules::letter(tray.seat))
        return tray.toMat * sheet.toImage.inv();
  return std::nullopt;
}

cv::Vec2d stretchOf(const TableSetting& setting, const Sheets& sheets) {
  const carddb::Sheet& mat = setting.layout.mat;
  const vision::SheetSighting* seen = sheetSeen(sheets, mat.id);
  if (!seen || seen->size.empty() || mat.width <= 0 || mat.height <= 0) return {1, 1};
  return {seen->size.width / mat.width, seen->size.height / mat.height};
}

TableSetting asLaid(TableSetting setting, const Sheets& sheets) {
  const cv::Vec2d stretch = stretchOf(setting, sheets);
  if (stretch == cv::Vec2d(1, 1)) return setting;
  carddb::Sheet& mat = setting.layout.mat;
  mat.width *= stretch[0], mat.height *= stretch[1];
  for (carddb::Zone& zone : mat.zones) {
    const carddb::RectMm& r = zone.area;
    zone.area = {r.x * stretch[0], r.y * stretch[1], r.width * stretch[0], r.height * stretch[1]};
  }
  for (TrayPlace& tray : setting.trays) tray.toMat = scaling(stretch) * tray.toMat;
  return setting;
}

TableSetting withTraysAsSeen(TableSetting setting, const Sheets& sheets) {
  TableSetting laid = asLaid(setting, sheets);
  placeTrays(laid, sheets);
  const cv::Vec2d stretch = stretchOf(setting, sheets);
  const cv::Matx33d back = scaling({1 / stretch[0], 1 / stretch[1]});
  for (std::size_t i = 0; i < setting.trays.size(); ++i) setting.trays[i].toMat = back * laid.trays[i].toMat;
  return setting;
}

}  // namespace lk::app
