// Reads the table layouts in resources/mats/.
#include <algorithm>
#include <array>

#include "carddb/library.h"
#include "carddb/sheets.h"
#include "carddb/strict_fields.h"

namespace lk::carddb {

namespace {

constexpr double kLargestMat = 3000;  // millimetres; a larger one is a slip of the pen

bool overlap(const RectMm& a, const RectMm& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

bool inside(const RectMm& rect, const Sheet& sheet) {
  return rect.x + rect.width <= sheet.width && rect.y + rect.height <= sheet.height;
}

/// Parts of [a-z0-9_-]+ between slashes; the first may be a seat instead ("A/action/1", "map/3").
bool validZoneName(std::string_view name) {
  bool first = true;
  for (;;) {
    const std::size_t slash = name.find('/');
    const std::string_view part = name.substr(0, slash);
    const bool seat = first && slash != std::string_view::npos && rules::seatFrom(part).has_value();
    if (!seat && !validId(part)) return false;
    if (slash == std::string_view::npos) return true;
    name.remove_prefix(slash + 1);
    first = false;
  }
}

/// A place on the mat that must stay free of others: a mark, a tray, a zone.
struct Taken {
  std::string name;
  RectMm area;
};

class LayoutReader {
 public:
  explicit LayoutReader(std::string_view file) : faults_(file) {}

  Outcome<TableLayout> read(const Json& text) {
    StrictFields fields(text, "the table layout", faults_);
    fields.allow({"schema", "game", "size", "marks", "trays", "zones"});
    fields.integer("schema", 1, 1);
    layout_.game = fields.text("game");
    if (!validId(layout_.game))
      fields.reportAt("game", "has a \"game\" that is no id", "use only a-z, 0-9, _ and -");
    layout_.mat.id = "MAT:" + layout_.game;
    readSize(fields);
    for (const Json& mark : fields.list("marks")) readMark(mark);
    if (layout_.mat.marks.size() != kCorners.size())
      fields.reportAt("marks", "lacks a mark", "give one for each corner: NW, NE, SE, SW");
    for (const Json& tray : fields.list("trays")) readTray(tray);
    for (const Json& zone : fields.list("zones")) readZone(zone);
    if (faults_.fault()) return *faults_.fault();
    return std::move(layout_);
  }

 private:
  static constexpr std::array<std::string_view, 4> kCorners{"NW", "NE", "SE", "SW"};

  void readSize(StrictFields& fields) {
    const std::vector<double> size = fields.numbers("size", 2, 0);
    layout_.mat.width = size[0];
    layout_.mat.height = size[1];
    if (std::min(size[0], size[1]) <= 0 || std::max(size[0], size[1]) > kLargestMat)
      fields.reportAt("size", "has an impossible size", "give width and height in millimetres, up to 3000");
  }

  void readMark(const Json& json) {
    StrictFields fields(json, "mark", faults_);
    fields.allow({"text", "square"});
    SheetMark mark;
    mark.text = fields.text("text");
    const std::vector<double> square = fields.numbers("square", 3, 0);
    mark.square = {square[0], square[1], square[2], square[2]};
    const std::string stem = "LK1:" + layout_.mat.id + ":";
    if (std::none_of(kCorners.begin(), kCorners.end(),
                     [&](std::string_view corner) { return mark.text == stem + std::string(corner); }))
      fields.reportAt("text", "\"" + mark.text + "\" is no mark of this mat",
                      "write " + stem + "NW, NE, SE or SW");
    claim(fields, "square", {"mark " + mark.text, mark.square});
    layout_.mat.marks.push_back(std::move(mark));
  }

  void readTray(const Json& json) {
    StrictFields fields(json, "tray", faults_);
    fields.allow({"seat", "at", "quarter_turns"});
    const std::string seatText = fields.text("seat");
    const std::optional<rules::Seat> seat = rules::seatFrom(seatText);
    if (!seat) fields.reportAt("seat", "has the unknown seat \"" + seatText + "\"", "use A, B, C or D");
    const std::vector<double> at = fields.numbers("at", 2, 0);
    const int turns = static_cast<int>(fields.integer("quarter_turns", 0, 3));
    const Sheet sheet = traySheet(seat.value_or(rules::Seat::A));
    RectMm area{at[0], at[1], sheet.width, sheet.height};
    if (turns % 2 != 0) std::swap(area.width, area.height);
    layout_.trays.push_back({seat.value_or(rules::Seat::A), at[0], at[1], turns});
    addZone(fields, "at", {"tray/" + seatText, area, turns});
  }

  void readZone(const Json& json) {
    StrictFields fields(json, "zone", faults_);
    fields.allow({"name", "area", "quarter_turns"});
    Zone zone;
    zone.name = fields.text("name");
    if (!validZoneName(zone.name))
      fields.reportAt(
          "name", "has the name \"" + zone.name + "\", which is no zone name",
          "write a seat A to D and words of a-z, 0-9, _ and - between slashes, such as A/action/1");
    if (zone.name.starts_with("tray/"))
      fields.reportAt("name", "is called \"" + zone.name + "\"", "list trays under \"trays\"");
    const std::vector<double> area = fields.numbers("area", 4, 0);
    zone.area = {area[0], area[1], area[2], area[3]};
    zone.quarterTurns = static_cast<int>(fields.integer("quarter_turns", 0, 3));
    addZone(fields, "area", std::move(zone));
  }

  void addZone(StrictFields& fields, std::string_view areaKey, Zone zone) {
    claim(fields, areaKey, {"zone " + zone.name, zone.area});
    layout_.mat.zones.push_back(std::move(zone));
  }

  void claim(StrictFields& fields, std::string_view areaKey, Taken place) {
    if (place.area.width <= 0 || place.area.height <= 0)
      fields.reportAt(areaKey, "(" + place.name + ") has no area", "give it a width and a height");
    if (!inside(place.area, layout_.mat))
      fields.reportAt(areaKey, "(" + place.name + ") does not lie on the mat", "move it or enlarge the mat");
    for (const Taken& other : taken_) {
      if (other.name == place.name)
        fields.report("repeats " + place.name, "give each a name of its own");
      else if (overlap(other.area, place.area))
        fields.reportAt(areaKey, "(" + place.name + ") overlaps " + other.name, "move one of them");
    }
    taken_.push_back(std::move(place));
  }

  FirstFault faults_;
  TableLayout layout_;
  std::vector<Taken> taken_;
};

}  // namespace

Outcome<TableLayout> readTableLayout(std::string_view text, std::string_view file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  return LayoutReader(file).read(*json);
}

}  // namespace lk::carddb
