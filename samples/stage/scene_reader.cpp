#include <algorithm>
#include <array>
#include <cmath>

#include "faces/face_style.h"
#include "stage/fields.h"
#include "stage/scene.h"

namespace lk::stage {

namespace {

constexpr double kLongestNight = 4 * 3600;

struct Place {
  cv::Point2d centre;
  double turnDeg = 0;
  std::optional<rules::Seat> seat;
};

class SceneReader {
 public:
  SceneReader(const std::string& file, const rules::CardBook& cards, const carddb::TableLayout& layout)
      : fields_(file), cards_(cards), layout_(layout) {}

  Outcome<Scene> read(const Json& json) {
    fields_.only(json, {"game", "setup", "seed", "seconds", "fps", "camera", "light", "table", "mat", "slop",
                        "trays", "cards", "dice", "hands", "say", "about"});
    scene_.game = fields_.text(json, "game", "");
    if (fields_.need(json, "game").isString() && scene_.game != layout_.game)
      fields_.fail(json["game"],
                   "this scene is for \"" + scene_.game + "\", the layout for \"" + layout_.game + "\"",
                   "name the game whose table is laid");
    scene_.setup = fields_.need(json, "setup");
    if (!scene_.setup.isObject())
      fields_.fail(scene_.setup, "\"setup\" must be an event", "write it in braces");
    scene_.seed = static_cast<std::uint64_t>(fields_.integer(json, "seed", 1, 0, 1 << 30));
    fields_.need(json, "seconds");
    scene_.seconds = fields_.number(json, "seconds", 1, 0.1, kLongestNight);
    scene_.fps = fields_.number(json, "fps", 30, 1, 60);
    scene_.mat = fields_.flag(json, "mat", true);
    scene_.slop = fields_.number(json, "slop", 1, 0, 10);
    readCamera(json["camera"]);
    readLight(json["light"]);
    readTable(json["table"]);
    readTrays(json);
    for (const Json& item : fields_.list(json, "cards")) readCard(item);
    for (const Json& item : fields_.list(json, "dice")) readDice(item);
    for (const Json& item : fields_.list(json, "hands")) readHand(item);
    for (const Json& item : fields_.list(json, "say")) readSaid(item);
    std::stable_sort(scene_.said.begin(), scene_.said.end(),
                     [](const Said& a, const Said& b) { return a.seconds < b.seconds; });
    if (scene_.setup.isObject()) scene_.said.insert(scene_.said.begin(), Said{0, scene_.setup});
    if (!fields_.ok()) return fields_.fault();
    return std::move(scene_);
  }

 private:
  void readCamera(const Json& json) {
    scene_.camera.centre = {layout_.mat.width / 2, layout_.mat.height / 2};
    if (json.isNull()) return;
    fields_.only(json, {"width", "height", "fov_deg", "height_mm", "tilt_deg", "turn_deg", "centre",
                        "jpeg_quality", "noise", "blur", "vignette"});
    CameraSpec& camera = scene_.camera;
    camera.width = fields_.integer(json, "width", camera.width, 64, 7680);
    camera.height = fields_.integer(json, "height", camera.height, 64, 4320);
    camera.fovDeg = fields_.number(json, "fov_deg", camera.fovDeg, 10, 120);
    camera.heightMm = fields_.number(json, "height_mm", camera.heightMm, 150, 3000);
    camera.tiltDeg = fields_.number(json, "tilt_deg", camera.tiltDeg, 0, 50);
    camera.turnDeg = fields_.number(json, "turn_deg", camera.turnDeg, -360, 360);
    if (json.find("centre") != nullptr) camera.centre = fields_.point(json["centre"]);
    camera.jpegQuality = fields_.integer(json, "jpeg_quality", camera.jpegQuality, 0, 100);
    camera.noise = fields_.number(json, "noise", camera.noise, 0, 30);
    camera.blur = fields_.number(json, "blur", camera.blur, 0, 10);
    camera.vignette = fields_.number(json, "vignette", camera.vignette, 0, 0.9);
  }

  void readLight(const Json& json) {
    if (json.isNull()) return;
    fields_.only(json, {"level", "colour", "uneven", "glare", "shadows"});
    scene_.light.level = fields_.number(json, "level", 1, 0.05, 2);
    scene_.light.uneven = fields_.number(json, "uneven", scene_.light.uneven, 0, 0.9);
    if (json.find("colour") != nullptr) scene_.light.colour = fields_.colour(json["colour"]) / 255.0;
    for (const Json& item : fields_.list(json, "glare")) {
      fields_.only(item, {"at", "radius", "strength"});
      Glare glare{fields_.point(fields_.need(item, "at"))};
      glare.radiusMm = fields_.number(item, "radius", glare.radiusMm, 1, 1000);
      glare.strength = fields_.number(item, "strength", glare.strength, 0, 1);
      scene_.light.glare.push_back(glare);
    }
    for (const Json& item : fields_.list(json, "shadows")) {
      fields_.only(item, {"at", "turn", "width", "soft", "strength"});
      ShadowBand band{fields_.point(fields_.need(item, "at"))};
      band.turnDeg = fields_.number(item, "turn", 0, -360, 360);
      band.widthMm = fields_.number(item, "width", band.widthMm, 1, 5000);
      band.softMm = fields_.number(item, "soft", band.softMm, 0, 1000);
      band.strength = fields_.number(item, "strength", band.strength, 0, 1);
      scene_.light.shadows.push_back(band);
    }
  }

  void readTable(const Json& json) {
    if (json.isNull()) return;
    fields_.only(json, {"texture", "colour"});
    constexpr std::array names{std::pair{"wood", TableTexture::wood}, std::pair{"cloth", TableTexture::cloth},
                               std::pair{"dark", TableTexture::dark},
                               std::pair{"plain", TableTexture::plain}};
    scene_.table.texture = named(json, "texture", names, TableTexture::wood);
    if (json.find("colour") != nullptr) scene_.table.colour = fields_.colour(json["colour"]);
  }

  void readTrays(const Json& json) {
    if (json.find("trays") == nullptr) {
      for (const carddb::TableLayout::Tray& tray : layout_.trays)
        scene_.trays.push_back({tray.seat, {tray.x, tray.y}, 90.0 * tray.quarterTurns});
      // The layout names the top left of the place a tray takes; a tray's own corner follows from its turn.
      for (TrayPlace& tray : scene_.trays) tray.at = ownCorner(tray.at, tray.turnDeg);
      return;
    }
    for (const Json& item : fields_.list(json, "trays")) {
      fields_.only(item, {"seat", "at", "turn"});
      TrayPlace tray;
      tray.seat = seat(item, "seat");
      tray.at = fields_.point(fields_.need(item, "at"));
      tray.turnDeg = fields_.number(item, "turn", 0, -360, 360);
      for (const TrayPlace& other : scene_.trays)
        if (other.seat == tray.seat) fields_.fail(item, "a second tray for one seat", "take one away");
      scene_.trays.push_back(tray);
    }
  }

  static cv::Point2d ownCorner(cv::Point2d topLeft, double turnDeg) {
    const carddb::Sheet sheet = carddb::traySheet(rules::Seat::A);
    const double angle = turnDeg * CV_PI / 180;
    cv::Point2d lowest(0, 0);
    for (const cv::Point2d corner : {cv::Point2d(sheet.width, 0), cv::Point2d(sheet.width, sheet.height),
                                     cv::Point2d(0, sheet.height)}) {
      const cv::Point2d turned(corner.x * std::cos(angle) - corner.y * std::sin(angle),
                               corner.x * std::sin(angle) + corner.y * std::cos(angle));
      lowest = {std::min(lowest.x, turned.x), std::min(lowest.y, turned.y)};
    }
    return topLeft - lowest;
  }

  void readCard(const Json& json) {
    fields_.only(json, {"card", "back", "face", "at", "turn", "from", "hand", "sleeve", "actions"});
    CardEntry entry;
    const bool named = json.find("card") != nullptr;
    if (named == (json.find("back") != nullptr))
      fields_.fail(json, "a card needs either \"card\" or \"back\"",
                   "name the card, or the deck whose back it shows");
    if (named) {
      entry.card = cards_.find(fields_.text(json, "card", ""));
      if (!entry.card.known())
        fields_.fail(json["card"], "no card \"" + json["card"].asString() + "\" in " + scene_.game,
                     "correct the id");
      else
        entry.deck = faces::deckOf(cards_[entry.card].type);
    } else {
      entry.deck = fields_.text(json, "back", "");
    }
    const std::string face = fields_.text(json, "face", named ? "up" : "down");
    if ((face != "up" && face != "down") || (!named && face != "down"))
      fields_.fail(json.find("face") ? json["face"] : json, "\"face\" is \"up\" or \"down\"", "correct it");
    entry.faceUp = face == "up";
    entry.sleeved = fields_.flag(json, "sleeve", false);
    const Place place = placeOf(fields_.need(json, "at"));
    entry.centre = place.centre;
    entry.turnDeg = place.turnDeg + fields_.number(json, "turn", 0, -360, 360);
    entry.hand = json.find("hand") ? seat(json, "hand") : place.seat.value_or(rules::Seat::A);
    for (const Json& item : fields_.list(json, "actions")) readAction(item, entry);
    const bool laid = !entry.actions.empty() && entry.actions.front().kind == ActionKind::lay;
    if (laid && json.find("from") != nullptr)
      fields_.fail(json["from"], "a card that is laid has no \"from\"", "take one of the two away");
    entry.from = fields_.number(json, "from", 0, 0, kLongestNight);
    scene_.cards.push_back(std::move(entry));
  }

  void readAction(const Json& json, CardEntry& entry) {
    fields_.only(json, {"t", "do", "to", "turn"});
    constexpr std::array names{std::pair{"lay", ActionKind::lay},
                               std::pair{"turn_over", ActionKind::turnOver},
                               std::pair{"move", ActionKind::move}, std::pair{"turn", ActionKind::turn},
                               std::pair{"remove", ActionKind::remove}};
    CardAction action;
    action.seconds = time(json);
    fields_.need(json, "do");
    action.kind = named(json, "do", names, ActionKind::lay);
    if (action.kind == ActionKind::lay && !entry.actions.empty())
      fields_.fail(json, "a card is laid once, and first", "write another card");
    if (!entry.actions.empty() && action.seconds <= entry.actions.back().seconds)
      fields_.fail(json, "actions must follow one another in time", "put them in order");
    if (!entry.actions.empty() && entry.actions.back().kind == ActionKind::remove)
      fields_.fail(json, "the card is gone already", "write another card");
    if (action.kind == ActionKind::turnOver && !entry.card.known())
      fields_.fail(json, "a card without a name has no face to show",
                   "give it a \"card\" and \"face\": \"down\"");
    const bool moves = action.kind == ActionKind::move;
    if ((json.find("to") != nullptr) != moves)
      fields_.fail(json, "\"to\" belongs to \"move\", and \"move\" needs it", "correct it");
    action.turnDeg = fields_.number(json, "turn", 0, -720, 720);
    if (moves) {
      const Place place = placeOf(json["to"]);
      action.to = place.centre;
      action.turnDeg += place.turnDeg;
    } else if (action.kind == ActionKind::turn) {
      double before = entry.turnDeg;
      for (const CardAction& earlier : entry.actions)
        if (earlier.kind == ActionKind::move || earlier.kind == ActionKind::turn) before = earlier.turnDeg;
      action.turnDeg += before;
    }
    entry.actions.push_back(action);
  }

  void readDice(const Json& json) {
    fields_.only(json, {"tray", "hand", "values", "colours", "thrown", "until", "at", "side_mm"});
    DiceEntry entry;
    entry.loose = json.find("hand") != nullptr;
    entry.tray = seat(json, entry.loose ? "hand" : "tray");
    if (entry.loose && (json.find("tray") != nullptr || json.find("at") == nullptr))
      fields_.fail(json, "dice beside the trays have a \"hand\" and \"at\", and no \"tray\"", "correct it");
    const bool there =
        entry.loose || std::any_of(scene_.trays.begin(), scene_.trays.end(),
                                   [&](const TrayPlace& tray) { return tray.seat == entry.tray; });
    if (!there) fields_.fail(json, "that tray does not lie on this table", "add it to \"trays\"");
    fields_.need(json, "values");
    for (const Json& value : fields_.list(json, "values")) {
      if (!value.isInt() || value.asInt() < 1 || value.asInt() > 6)
        fields_.fail(value, "a die shows 1 to 6", "correct it");
      entry.values.push_back(static_cast<int>(value.asInt()));
    }
    if (entry.values.empty() || entry.values.size() > 8)
      fields_.fail(json, "a throw has 1 to 8 dice", "correct \"values\"");
    for (const Json& value : fields_.list(json, "colours")) entry.colours.push_back(dieColours(value));
    while (entry.colours.size() < entry.values.size())
      entry.colours.push_back(entry.colours.empty() ? DieColours{{238, 244, 246}, {26, 24, 24}}
                                                    : entry.colours.back());
    for (const Json& value : fields_.list(json, "at")) entry.spots.push_back(dieSpot(value));
    if (!entry.spots.empty() && entry.spots.size() != entry.values.size())
      fields_.fail(json["at"], "\"at\" needs a place for each die", "correct it");
    fields_.need(json, "thrown");
    entry.thrown = fields_.number(json, "thrown", 0, 0, kLongestNight);
    entry.until = fields_.number(json, "until", 2 * kLongestNight, 0, kLongestNight);
    if (entry.until < entry.thrown + kThrowSeconds)
      fields_.fail(json["until"], "\"until\" comes before the dice lie", "make it later");
    entry.sideMm = fields_.number(json, "side_mm", 16, 8, 30);
    scene_.dice.push_back(std::move(entry));
  }

  DieSpot dieSpot(const Json& value) {
    const Json::Array& items = value.items();
    if (items.size() != 3 ||
        !std::all_of(items.begin(), items.end(), [](const Json& j) { return j.isNumber(); })) {
      fields_.fail(value, "a die's place is [x, y, turn] in the tray", "correct it");
      return {};
    }
    return {{items[0].asDouble(), items[1].asDouble()}, items[2].asDouble()};
  }

  DieColours dieColours(const Json& value) {
    struct Named {
      std::string_view name;
      DieColours colours;
    };
    static const std::array<Named, 8> known{{{"white", {{238, 244, 246}, {26, 24, 24}}},
                                             {"ivory", {{190, 224, 238}, {30, 34, 60}}},
                                             {"black", {{38, 34, 34}, {235, 240, 240}}},
                                             {"red", {{40, 34, 190}, {240, 242, 245}}},
                                             {"blue", {{170, 80, 30}, {245, 242, 240}}},
                                             {"green", {{70, 130, 32}, {240, 245, 240}}},
                                             {"yellow", {{50, 200, 240}, {30, 26, 24}}},
                                             {"purple", {{130, 40, 100}, {245, 240, 242}}}}};
    std::string names;
    for (const Named& entry : known) {
      if (entry.name == value.asString()) return entry.colours;
      names += (names.empty() ? "" : ", ") + std::string(entry.name);
    }
    fields_.fail(value, "unknown colour of a die", "known: " + names);
    return known[0].colours;
  }

  void readHand(const Json& json) {
    fields_.only(json, {"seat", "t", "places"});
    HandEntry entry;
    entry.seat = seat(json, "seat");
    entry.seconds = time(json);
    for (const Json& place : fields_.list(json, "places")) entry.places.push_back(placeOf(place).centre);
    if (entry.places.empty()) fields_.fail(json, "a hand needs \"places\" to pass over", "add them");
    scene_.hands.push_back(std::move(entry));
  }

  void readSaid(const Json& json) {
    fields_.only(json, {"t", "event"});
    Said said{time(json), fields_.need(json, "event")};
    if (!said.event.isObject()) fields_.fail(json, "\"event\" must be an event", "write it in braces");
    scene_.said.push_back(std::move(said));
  }

  double time(const Json& json) {
    fields_.need(json, "t");
    return fields_.number(json, "t", 0, 0, kLongestNight);
  }

  rules::Seat seat(const Json& json, std::string_view key) {
    const auto seat = rules::seatFrom(fields_.need(json, key).asString());
    if (!seat)
      fields_.fail(json.find(key) ? json[key] : json, "a seat is \"A\", \"B\", \"C\" or \"D\"", "correct it");
    return seat.value_or(rules::Seat::A);
  }

  /// The name of a zone, or [x, y].
  Place placeOf(const Json& value) {
    if (!value.isString()) return {fields_.point(value), 0, std::nullopt};
    for (const carddb::Zone& zone : layout_.mat.zones) {
      if (zone.name != value.asString()) continue;
      return {{zone.area.x + zone.area.width / 2, zone.area.y + zone.area.height / 2},
              90.0 * zone.quarterTurns,
              zone.name.size() > 1 && zone.name[1] == '/' ? rules::seatFrom(zone.name.substr(0, 1))
                                                          : std::nullopt};
    }
    fields_.fail(value, "no zone \"" + value.asString() + "\" on the mat of " + layout_.game,
                 "correct the name");
    return {};
  }

  template <class T, std::size_t N>
  T named(const Json& json, std::string_view key, const std::array<std::pair<const char*, T>, N>& names,
          T fallback) {
    const Json* value = json.find(key);
    if (value == nullptr) return fallback;
    std::string known;
    for (const auto& [name, meaning] : names) {
      if (value->asString() == name) return meaning;
      known += (known.empty() ? "" : ", ") + std::string(name);
    }
    fields_.fail(*value, "unknown " + std::string(key) + " \"" + value->asString() + "\"", "known: " + known);
    return fallback;
  }

  Fields fields_;
  const rules::CardBook& cards_;
  const carddb::TableLayout& layout_;
  Scene scene_;
};

}  // namespace

Outcome<Scene> readScene(std::string_view text, const std::string& file, const rules::CardBook& cards,
                         const carddb::TableLayout& layout) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  return SceneReader(file, cards, layout).read(*json);
}

}  // namespace lk::stage
