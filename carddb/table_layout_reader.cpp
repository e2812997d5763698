// Reads the table layouts in resources/mats/.
#include <algorithm>
#include <array>

#include "carddb/library.h"
#include "carddb/sheets.h"
#include "rules/text/fields.h"

namespace lk::carddb {

namespace {

constexpr double kMaxMat = 3000;  // millimetres; a larger mat is a typing error

bool overlap(const RectMm& a, const RectMm& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

bool inside(const RectMm& rect, const Sheet& sheet) {
  return rect.x + rect.width <= sheet.width && rect.y + rect.height <= sheet.height;
}

/// Returns whether `name` is a slot as in events: seat, row and column ("A-F1").
bool isSlotName(std::string_view name) {
  return name.size() == 4 && rules::seatFrom(name.substr(0, 1)) && name[1] == '-' && name[2] >= 'A' &&
         name[2] <= 'Z' && name[3] >= '1' && name[3] <= '9';
}

/// Returns whether `name` is a slot, or consists of parts [a-z0-9_-]+ separated by slashes, the first of
/// which may be a seat ("A/action/1", "map/3").
bool validZoneName(std::string_view name) {
  if (isSlotName(name)) return true;
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

std::string nonNegative(const Json& value, const Field& field) {
  const auto count = static_cast<std::size_t>(field.most);
  const bool fits = value.items().size() == count &&
                    std::all_of(value.items().begin(), value.items().end(),
                                [](const Json& item) { return item.isNumber() && item.asDouble() >= 0; });
  return fits ? "" : "a list of " + std::to_string(count) + " numbers in millimetres, none below zero";
}
/// A list of `count` lengths.
constexpr Field lengths(std::string_view name, int count) {
  return must(name, nonNegative, 0, count);
}
std::vector<double> numbers(const Json& list) {
  std::vector<double> out;
  for (const Json& item : list.items()) out.push_back(item.asDouble());
  return out;
}

constexpr Field kLayout[] = {
    must("schema", kinds::whole, 1, 1), must("game", kinds::id),    lengths("size", 2),
    must("marks", kinds::list),         must("trays", kinds::list), must("zones", kinds::list)};
constexpr Field kMark[] = {must("text", kinds::filledText), lengths("square", 3)};
constexpr Field kTray[] = {must("seat", kinds::filledText), lengths("at", 2),
                           must("quarter_turns", kinds::whole, 0, 3)};
constexpr Field kZone[] = {must("name", kinds::filledText), lengths("area", 4),
                           must("quarter_turns", kinds::whole, 0, 3), may("shows", kinds::id),
                           may("track", kinds::object)};
constexpr Field kTrack[] = {must("last", kinds::whole, 1, 99), must("columns", kinds::whole, 1, 100)};

/// An area of the mat that nothing else may overlap: a mark, a tray, a zone.
struct Taken {
  std::string name;
  RectMm area;
};

class LayoutReader {
 public:
  explicit LayoutReader(std::string_view file) : faults_{std::string(file)} {}

  Outcome<TableLayout> read(const Json& text) {
    if (!faults_.check(text, kLayout, "the table layout")) return faults_.all.front();
    layout_.game = text["game"].asString();
    layout_.mat.id = "MAT:" + layout_.game;
    readSize(text["size"]);
    for (const Json& mark : text["marks"].items()) readMark(mark);
    if (layout_.mat.marks.size() != kCorners.size())
      faults_.add(text["marks"], "the table layout lacks a mark", "give one for each corner: NW, NE, SE, SW");
    for (std::size_t i = 0; i < std::min(layout_.mat.marks.size(), kCorners.size()); ++i)
      if (!layout_.mat.marks[i].text.ends_with(kCorners[i]))
        faults_.add(text["marks"].items()[i], "the marks are not in order", "list NW, NE, SE, SW");
    for (const Json& tray : text["trays"].items()) readTray(tray);
    for (const Json& zone : text["zones"].items()) readZone(zone);
    if (!faults_.all.empty()) return faults_.all.front();
    return std::move(layout_);
  }

 private:
  static constexpr std::array<std::string_view, 4> kCorners{"NW", "NE", "SE", "SW"};

  void readSize(const Json& json) {
    const std::vector<double> size = numbers(json);
    layout_.mat.width = size[0];
    layout_.mat.height = size[1];
    if (std::min(size[0], size[1]) <= 0 || std::max(size[0], size[1]) > kMaxMat)
      faults_.add(json, "the table layout has an impossible size",
                  "give width and height in millimetres, up to 3000");
  }

  void readMark(const Json& json) {
    if (!faults_.check(json, kMark, "a mark")) return;
    SheetMark mark;
    mark.text = json["text"].asString();
    const std::vector<double> square = numbers(json["square"]);
    mark.square = {square[0], square[1], square[2], square[2]};
    const std::string stem = "LK1:" + layout_.mat.id + ":";
    if (std::none_of(kCorners.begin(), kCorners.end(),
                     [&](std::string_view corner) { return mark.text == stem + std::string(corner); }))
      faults_.add(json["text"], "mark \"" + mark.text + "\" is no mark of this mat",
                  "write " + stem + "NW, NE, SE or SW");
    claim(json["square"], {"mark " + mark.text, mark.square});
    layout_.mat.marks.push_back(std::move(mark));
  }

  void readTray(const Json& json) {
    if (!faults_.check(json, kTray, "a tray")) return;
    const std::string& seatText = json["seat"].asString();
    const std::optional<rules::Seat> seat = rules::seatFrom(seatText);
    if (!seat)
      faults_.add(json["seat"], "a tray has the unknown seat \"" + seatText + "\"", "use A, B, C or D");
    const std::vector<double> at = numbers(json["at"]);
    const int turns = static_cast<int>(json["quarter_turns"].asInt());
    const Sheet sheet = traySheet(seat.value_or(rules::Seat::A));
    RectMm area{at[0], at[1], sheet.width, sheet.height};
    if (turns % 2 != 0) std::swap(area.width, area.height);
    layout_.trays.push_back({seat.value_or(rules::Seat::A), at[0], at[1], turns});
    addZone(json["at"], {"tray/" + seatText, area, turns});
  }

  void readZone(const Json& json) {
    if (!faults_.check(json, kZone, "a zone")) return;
    Zone zone;
    zone.name = json["name"].asString();
    if (!validZoneName(zone.name))
      faults_.add(json["name"], "a zone has the name \"" + zone.name + "\", which is no zone name",
                  "write a seat A to D and words of a-z, 0-9, _ and - between slashes, such as A/action/1");
    if (zone.name.starts_with("tray/"))
      faults_.add(json["name"], "a zone is called \"" + zone.name + "\"", "list trays under \"trays\"");
    const std::vector<double> area = numbers(json["area"]);
    zone.area = {area[0], area[1], area[2], area[3]};
    zone.quarterTurns = static_cast<int>(json["quarter_turns"].asInt());
    zone.shows = json["shows"].asString();
    if (json.find("track") != nullptr && faults_.check(json["track"], kTrack, "a track")) {
      zone.track = Track{static_cast<int>(json["track"]["last"].asInt()),
                         static_cast<int>(json["track"]["columns"].asInt())};
      if (zone.quarterTurns % 2 != 0)
        faults_.add(json["quarter_turns"], "a track lies across the mat", "turn it by 0 or 2 quarters");
    }
    addZone(json["area"], std::move(zone));
  }

  void addZone(const Json& area, Zone zone) {
    claim(area, {"zone " + zone.name, zone.area});
    layout_.mat.zones.push_back(std::move(zone));
  }

  /// Claims an area of the mat. `at` is its location in the layout file, for faults.
  void claim(const Json& at, Taken place) {
    if (place.area.width <= 0 || place.area.height <= 0)
      faults_.add(at, place.name + " has no area", "give it a width and a height");
    if (!inside(place.area, layout_.mat))
      faults_.add(at, place.name + " does not lie on the mat", "move it or enlarge the mat");
    for (const Taken& other : taken_) {
      if (other.name == place.name)
        faults_.add(at, "the table layout repeats " + place.name, "give each a name of its own");
      else if (overlap(other.area, place.area))
        faults_.add(at, place.name + " overlaps " + other.name, "move one of them");
    }
    taken_.push_back(std::move(place));
  }

  Faults faults_;
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
