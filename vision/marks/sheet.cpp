#include "vision/marks/sheet.h"

#include <cmath>
#include <string_view>

namespace lk::vision {

namespace {

constexpr std::string_view kTray = "TRAY:";

}  // namespace

Quad printedCorners(const MarkSpec& mark) {
  const cv::Rect2d& s = mark.square;
  const cv::Point2d middle(s.x + s.width / 2, s.y + s.height / 2);
  const double turn = mark.turnedDeg * CV_PI / 180;
  const auto at = [&](double right, double down) {
    const double x = right * s.width / 2, y = down * s.height / 2;
    return cv::Point2f(float(middle.x + x * std::cos(turn) - y * std::sin(turn)),
                       float(middle.y + x * std::sin(turn) + y * std::cos(turn)));
  };
  return {at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)};
}

cv::Point2f toImage(const SheetSighting& sheet, cv::Point2d mm) {
  const cv::Vec3d p = sheet.toImage * cv::Vec3d(mm.x, mm.y, 1);
  return {float(p[0] / p[2]), float(p[1] / p[2])};
}

cv::Point2d toMillimetres(const SheetSighting& sheet, cv::Point2f pixel) {
  const cv::Vec3d p = sheet.toImage.inv() * cv::Vec3d(pixel.x, pixel.y, 1);
  return {p[0] / p[2], p[1] / p[2]};
}

bool isTray(const std::string& sheetId) {
  return sheetId.compare(0, kTray.size(), kTray) == 0;
}

std::string trayLetter(const std::string& sheetId) {
  return sheetId.substr(kTray.size());
}

}  // namespace lk::vision
