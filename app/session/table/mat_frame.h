// Maps pixels to millimetres of the table, using any printed sheets in view.
#pragma once

#include <optional>

#include "app/session/table/table_setting.h"
#include "vision/core/sighting.h"

namespace lk::app {

using Sheets = std::vector<vision::SheetSighting>;

/// Return the sheet with that id, or a seat's tray; nullptr if it is not among `sheets`.
const vision::SheetSighting* sheetSeen(const Sheets& sheets, const std::string& id);
const vision::SheetSighting* traySeen(const Sheets& sheets, rules::Seat seat);

/// Returns the homography from pixels to millimetres of the mat; the setting is asLaid(). It is computed from
/// the mat if it is seen; otherwise from all trays together if they are placed relative to each other as in
/// the setting (within 10 mm); otherwise from the first tray seen.
std::optional<cv::Matx33d> matFromImage(const TableSetting& setting, const Sheets& sheets);

/// Returns how much larger the table is than the printed mat along x and y: (1, 1), unless corner tiles mark
/// it.
cv::Vec2d stretchOf(const TableSetting& setting, const Sheets& sheets);

/// Returns the setting with its mat and zones as large as on the table: those of the printed mat, stretched
/// to the rectangle between corner tiles. matFromImage() of that setting gives true millimetres.
TableSetting asLaid(TableSetting setting, const Sheets& sheets);

/// Applies a homography to a point.
cv::Point2d transform(const cv::Matx33d& h, cv::Point2d p);

/// Returns the setting, which is for the printed mat, with the trays at the places where they are seen.
/// Without a mat in view, the first tray seen keeps its place in the setting and the others are placed
/// relative to it.
TableSetting withTraysAsSeen(TableSetting setting, const Sheets& sheets);

}  // namespace lk::app
