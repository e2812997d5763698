// How the table of a game is set out: its zones and sheets, as printed or as people dragged them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <opencv2/core.hpp>

#include "carddb/sheets.h"
#include "rules/text/json.h"

namespace lk::app {

/// Where a tray lies on the table, for tables without a mat. Millimetres of the mat.
struct TrayPlace {
  rules::Seat seat = rules::Seat::A;
  cv::Matx33d toMat;  // millimetres of the tray's sheet -> of the mat
};

/// A game's layout, with its zones as they are on one table. Zones may lie beside the mat.
struct TableSetting {
  carddb::TableLayout layout;
  std::vector<TrayPlace> trays;

  /// As printed, trays at their recommended places.
  TableSetting(
      carddb::TableLayout standard);  // NOLINT(google-explicit-constructor): one is the other's plain case

  /// {"schema": 1, "zones": {NAME: [x, y, width, height]}, "trays": {SEAT: nine numbers}}; only what differs
  /// from `standard`.
  [[nodiscard]] Json json(const TableSetting& standard) const;
  /// `standard` changed as `json` says. Zones and trays it does not know are left out; nonsense is a fault.
  static Outcome<TableSetting> read(const Json& json, const TableSetting& standard);
};

/// Whether a zone is the printed place of a tray: where the sheet lies decides there, nobody drags it.
bool isTrayZone(const carddb::Zone& zone);

}  // namespace lk::app
