#include "vision/track/changed_area.h"

#include <algorithm>

#include "vision/marks/sheet.h"

namespace lk::vision {

const SheetSighting* sheetOf(const std::vector<SheetSighting>& sheets, const std::string& id) {
  const auto found =
      std::find_if(sheets.begin(), sheets.end(), [&](const SheetSighting& each) { return each.id == id; });
  return found == sheets.end() ? nullptr : &*found;
}

cv::Rect2d changedArea(const SheetSighting& sheet, cv::Size2d size, double margin, const cv::Mat& changed,
                       int cell) {
  const cv::Rect2d whole({}, size);
  cv::Rect2d area;
  for (int row = 0; row < changed.rows; ++row)
    for (int column = 0; column < changed.cols; ++column) {
      if (changed.at<uchar>(row, column) == 0) continue;
      const cv::Point2f middle((float(column) + 0.5f) * float(cell), (float(row) + 0.5f) * float(cell));
      const cv::Point2d mm = toMillimetres(sheet, middle);
      if (!whole.contains(mm)) continue;
      area |= cv::Rect2d(mm.x - margin, mm.y - margin, 2 * margin, 2 * margin) & whole;
    }
  return area;
}

}  // namespace lk::vision
