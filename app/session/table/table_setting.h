// The arrangement of a game's table: zones and sheets, as printed or as people placed them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <opencv2/core.hpp>

#include "carddb/sheets.h"
#include "rules/text/json.h"

namespace lk::app {

/// The place of a tray on the table, in millimetres of the mat. Also used for tables without a mat.
struct TrayPlace {
  rules::Seat seat = rules::Seat::A;
  cv::Matx33d toMat;  // millimetres of the tray's sheet -> millimetres of the mat
};

/// A game's layout with its zones on one particular table. Zones may lie outside the mat.
struct TableSetting {
  carddb::TableLayout layout;
  std::vector<TrayPlace> trays;

  /// The printed layout, with the trays at their recommended places.
  TableSetting(
      carddb::TableLayout standard);  // NOLINT(google-explicit-constructor): a layout is a setting as printed

  /// Returns {"schema": 1, "zones": {NAME: [x, y, width, height]}, "trays": {SEAT: nine numbers}} with only
  /// what differs from `standard`.
  [[nodiscard]] Json json(const TableSetting& standard) const;
  /// Returns `standard` changed as in `json`. Unknown zones and trays are ignored. Fails if a value is
  /// invalid.
  static Outcome<TableSetting> read(const Json& json, const TableSetting& standard);
};

/// Returns whether a zone is the printed place of a tray. Its place is determined by the sheet, so it cannot
/// be dragged.
bool isTrayZone(const carddb::Zone& zone);

}  // namespace lk::app
