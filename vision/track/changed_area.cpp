#include "vision/track/changed_area.h"

#include <algorithm>

#include "vision/marks/sheet.h"

namespace lk::vision {

const SheetSighting* sheetOf(const std::vector<SheetSighting>& sheets, const std::string& id) {
  const auto found =
      std::find_if(sheets.begin(), sheets.end(), [&](const SheetSighting& each) { return each.id == id; });
  return found == sheets.end() ? nullptr : &*found;
}

std::vector<cv::Point2d> changedPlaces(const SheetSighting& sheet, cv::Size2d size, const cv::Mat& changed,
                                       int cell) {
  const cv::Rect2d whole({}, size);
  std::vector<cv::Point2d> places;
  for (int row = 0; row < changed.rows; ++row)
    for (int column = 0; column < changed.cols; ++column) {
      if (changed.at<uchar>(row, column) == 0) continue;
      const cv::Point2f middle((float(column) + 0.5f) * float(cell), (float(row) + 0.5f) * float(cell));
      const cv::Point2d mm = toMillimetres(sheet, middle);
      if (whole.contains(mm)) places.push_back(mm);
    }
  return places;
}

cv::Rect2d areaAround(const std::vector<cv::Point2d>& places, cv::Size2d size, double margin) {
  const cv::Rect2d whole({}, size);
  cv::Rect2d area;
  for (const cv::Point2d& mm : places)
    area |= cv::Rect2d(mm.x - margin, mm.y - margin, 2 * margin, 2 * margin) & whole;
  return area;
}

cv::Rect2d changedArea(const SheetSighting& sheet, cv::Size2d size, double margin, const cv::Mat& changed,
                       int cell) {
  return areaAround(changedPlaces(sheet, size, changed, cell), size, margin);
}

}  // namespace lk::vision
