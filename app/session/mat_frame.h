// From pixels to the table's millimetres, by whatever printed sheets are in view.
#pragma once

#include <optional>

#include "app/session/table_setting.h"
#include "vision/core/sighting.h"

namespace lk::app {

using Sheets = std::vector<vision::SheetSighting>;

/// The sheet of that id, and a seat's tray, among those seen; null when it is not.
const vision::SheetSighting* sheetSeen(const Sheets& sheets, const std::string& id);
const vision::SheetSighting* traySeen(const Sheets& sheets, rules::Seat seat);

/// Pixels -> millimetres of the mat: from the mat itself when it is seen, else from all trays together when
/// they lie to each other as the setting says (within a centimetre), else from the first that is seen.
std::optional<cv::Matx33d> matFromImage(const TableSetting& setting, const Sheets& sheets);

cv::Point2d transform(const cv::Matx33d& h, cv::Point2d p);

/// The setting with its trays where they are seen to lie: on the mat, or without one around the first tray,
/// which stays where it is said to be.
TableSetting withTraysAsSeen(TableSetting setting, const Sheets& sheets);

}  // namespace lk::app
