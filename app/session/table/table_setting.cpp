#include "app/session/table/table_setting.h"

#include <algorithm>
#include <cmath>

namespace lk::app {

namespace {

constexpr double kFarthest = 5000;  // millimetres; larger than any table

/// Returns the homography of a tray at its recommended place.
cv::Matx33d recommended(const carddb::TableLayout::Tray& tray) {
  const carddb::Sheet sheet = carddb::traySheet(tray.seat);
  switch (tray.quarterTurns % 4) {
    case 1:
      return {0, -1, tray.x + sheet.height, 1, 0, tray.y, 0, 0, 1};
    case 2:
      return {-1, 0, tray.x + sheet.width, 0, -1, tray.y + sheet.height, 0, 0, 1};
    case 3:
      return {0, 1, tray.x, -1, 0, tray.y + sheet.width, 0, 0, 1};
    default:
      return {1, 0, tray.x, 0, 1, tray.y, 0, 0, 1};
  }
}

bool same(const carddb::RectMm& a, const carddb::RectMm& b) {
  return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

Fault nonsense(const Json& json, const std::string& what) {
  return {"table", json.line(), "holds " + what, "set that table up again"};
}

/// Returns `count` plausible numbers; empty otherwise.
std::vector<double> numbersIn(const Json& json, std::size_t count) {
  std::vector<double> out;
  for (const Json& each : json.items())
    if (each.isNumber() && std::abs(each.asDouble()) <= kFarthest) out.push_back(each.asDouble());
  return out.size() == count && json.items().size() == count ? out : std::vector<double>{};
}

}  // namespace

TableSetting::TableSetting(carddb::TableLayout standard) : layout(std::move(standard)) {
  for (const carddb::TableLayout::Tray& tray : layout.trays) trays.push_back({tray.seat, recommended(tray)});
}

Json TableSetting::json(const TableSetting& standard) const {
  Json zones = Json::object({});
  for (std::size_t i = 0; i < layout.mat.zones.size() && i < standard.layout.mat.zones.size(); ++i) {
    const carddb::RectMm& r = layout.mat.zones[i].area;
    if (same(r, standard.layout.mat.zones[i].area)) continue;
    Json area = Json::array();
    for (const double value : {r.x, r.y, r.width, r.height}) area.push(value);
    zones.set(layout.mat.zones[i].name, std::move(area));
  }
  Json places = Json::object({});
  for (std::size_t i = 0; i < trays.size() && i < standard.trays.size(); ++i) {
    if (cv::norm(trays[i].toMat - standard.trays[i].toMat) == 0) continue;
    Json matrix = Json::array();
    for (const double value : trays[i].toMat.val) matrix.push(value);
    places.set(std::string(1, rules::letter(trays[i].seat)), std::move(matrix));
  }
  return Json::object({{"schema", 1}, {"zones", std::move(zones)}, {"trays", std::move(places)}});
}

Outcome<TableSetting> TableSetting::read(const Json& json, const TableSetting& standard) {
  if (!json["schema"].isInt() || json["schema"].asInt() != 1)
    return nonsense(json, "a table written by another version of the program");
  TableSetting setting = standard;
  for (const auto& [name, area] : json["zones"].members()) {
    const std::vector<double> r = numbersIn(area, 4);
    if (r.empty() || r[2] <= 0 || r[3] <= 0) return nonsense(area, "a zone without an area");
    for (carddb::Zone& zone : setting.layout.mat.zones)
      if (zone.name == name && !isTrayZone(zone)) zone.area = {r[0], r[1], r[2], r[3]};
  }
  for (const auto& [seat, matrix] : json["trays"].members()) {
    const std::vector<double> m = numbersIn(matrix, 9);
    if (m.empty()) return nonsense(matrix, "a tray without a place");
    const cv::Matx33d toMat(m.data());
    if (std::abs(cv::determinant(toMat)) < 0.5) return nonsense(matrix, "a tray that lies nowhere");
    for (TrayPlace& tray : setting.trays)
      if (seat == std::string(1, rules::letter(tray.seat))) tray.toMat = toMat;
  }
  return setting;
}

bool isTrayZone(const carddb::Zone& zone) {
  return zone.name.starts_with("tray/");
}

}  // namespace lk::app
