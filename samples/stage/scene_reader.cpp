#include <algorithm>
#include <array>
#include <cmath>

#include "faces/face_style.h"
#include "stage/named_colours.h"
#include "stage/scene.h"
#include "stage/scene_fields.h"
#include "stage/scene_values.h"

namespace lk::stage {

namespace {

struct Place {
  cv::Point2d centre;
  double turnDeg = 0;
  std::optional<rules::Seat> seat;
};

class SceneReader {
 public:
  SceneReader(const std::string& file, const rules::CardBook& cards, const carddb::TableLayout& layout)
      : faults_{file}, cards_(cards), layout_(layout) {}

  Outcome<Scene> read(const Json& json) {
    faults_.check(json, kScene, "a scene");
    scene_.game = json["game"].asString();
    if (json["game"].isString() && scene_.game != layout_.game)
      faults_.add(json["game"],
                  "this scene is for \"" + scene_.game + "\", the layout for \"" + layout_.game + "\"",
                  "name the game whose table is laid");
    scene_.setup = json["setup"];
    scene_.seed = static_cast<std::uint64_t>(json["seed"].asInt(1));
    scene_.seconds = json["seconds"].asDouble(1);
    scene_.fps = json["fps"].asDouble(30);
    scene_.mat = json["mat"].asBool(true);
    scene_.slop = json["slop"].asDouble(1);
    readCamera(json["camera"]);
    readLight(json["light"]);
    readTable(json["table"]);
    readTrays(json);
    for (const Json& item : json["tiles"].items()) readTile(item);
    for (const Json& item : json["cards"].items()) readCard(item);
    for (const Json& item : json["tokens"].items()) readToken(item);
    for (const Json& item : json["cubes"].items()) readCube(item);
    for (const Json& item : json["dice"].items()) readDice(item);
    for (const Json& item : json["hands"].items()) readHand(item);
    for (const Json& item : json["say"].items()) readEvent(item);
    std::stable_sort(scene_.events.begin(), scene_.events.end(),
                     [](const TimedEvent& a, const TimedEvent& b) { return a.seconds < b.seconds; });
    if (scene_.setup.isObject()) scene_.events.insert(scene_.events.begin(), TimedEvent{0, scene_.setup});
    if (!faults_.all.empty()) return faults_.all.front();
    return std::move(scene_);
  }

 private:
  void readCamera(const Json& json) {
    scene_.camera.centre = {layout_.mat.width / 2, layout_.mat.height / 2};
    if (json.isNull()) return;
    faults_.check(json, kCamera, "the camera");
    CameraSpec& camera = scene_.camera;
    camera.width = static_cast<int>(json["width"].asInt(camera.width));
    camera.height = static_cast<int>(json["height"].asInt(camera.height));
    camera.fovDeg = json["fov_deg"].asDouble(camera.fovDeg);
    camera.heightMm = json["height_mm"].asDouble(camera.heightMm);
    camera.tiltDeg = json["tilt_deg"].asDouble(camera.tiltDeg);
    camera.turnDeg = json["turn_deg"].asDouble(camera.turnDeg);
    if (json.find("centre") != nullptr) camera.centre = point(faults_, json["centre"]);
    camera.jpegQuality = static_cast<int>(json["jpeg_quality"].asInt(camera.jpegQuality));
    camera.noise = json["noise"].asDouble(camera.noise);
    camera.blur = json["blur"].asDouble(camera.blur);
    camera.vignette = json["vignette"].asDouble(camera.vignette);
  }

  void readLight(const Json& json) {
    if (json.isNull()) return;
    faults_.check(json, kLight, "the light");
    scene_.light.level = json["level"].asDouble(1);
    scene_.light.uneven = json["uneven"].asDouble(scene_.light.uneven);
    if (json.find("colour") != nullptr) scene_.light.colour = colour(faults_, json["colour"]) / 255.0;
    for (const Json& item : json["glare"].items()) {
      faults_.check(item, kGlare, "a glare");
      Glare glare{point(faults_, item["at"])};
      glare.radiusMm = item["radius"].asDouble(glare.radiusMm);
      glare.strength = item["strength"].asDouble(glare.strength);
      scene_.light.glare.push_back(glare);
    }
    for (const Json& item : json["shadows"].items()) {
      faults_.check(item, kShadow, "a shadow");
      ShadowBand band{point(faults_, item["at"])};
      band.turnDeg = item["turn"].asDouble(0);
      band.widthMm = item["width"].asDouble(band.widthMm);
      band.softMm = item["soft"].asDouble(band.softMm);
      band.strength = item["strength"].asDouble(band.strength);
      scene_.light.shadows.push_back(band);
    }
  }

  void readTable(const Json& json) {
    if (json.isNull()) return;
    faults_.check(json, kTable, "the table");
    constexpr std::array names{std::pair{"wood", TableTexture::wood}, std::pair{"cloth", TableTexture::cloth},
                               std::pair{"dark", TableTexture::dark},
                               std::pair{"plain", TableTexture::plain}};
    scene_.table.texture = named(faults_, json, "texture", names, TableTexture::wood);
    if (json.find("colour") != nullptr) scene_.table.colour = colour(faults_, json["colour"]);
  }

  void readTile(const Json& json) {
    if (!faults_.check(json, kTile, "a tile")) return;
    constexpr std::array kCorners{std::pair{"NW", std::size_t{0}}, std::pair{"NE", std::size_t{1}},
                                  std::pair{"SE", std::size_t{2}}, std::pair{"SW", std::size_t{3}}};
    scene_.tiles.push_back({named(faults_, json, "corner", kCorners, std::size_t{0}),
                            point(faults_, json["at"]), json["turn"].asDouble(0)});
  }

  void readTrays(const Json& json) {
    if (json.find("trays") == nullptr) {
      for (const carddb::TableLayout::Tray& tray : layout_.trays)
        scene_.trays.push_back({tray.seat, {tray.x, tray.y}, 90.0 * tray.quarterTurns});
      // The layout gives the top left of the area covered by a tray; the tray's own corner depends on its
      // turn.
      for (TrayPlace& tray : scene_.trays) tray.at = ownCorner(tray.at, tray.turnDeg);
      return;
    }
    for (const Json& item : json["trays"].items()) {
      faults_.check(item, kTray, "a tray");
      TrayPlace tray;
      tray.seat = seat(item, "seat");
      tray.at = point(faults_, item["at"]);
      tray.turnDeg = item["turn"].asDouble(0);
      for (const TrayPlace& other : scene_.trays)
        if (other.seat == tray.seat) faults_.add(item, "a second tray for one seat", "take one away");
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
    faults_.check(json, kCard, "a card");
    CardEntry entry;
    const bool named = json.find("card") != nullptr;
    if (named == (json.find("back") != nullptr))
      faults_.add(json, "a card needs either \"card\" or \"back\"",
                  "name the card, or the deck whose back it shows");
    if (named) {
      entry.card = cards_.find(json["card"].asString());
      if (!entry.card.known())
        faults_.add(json["card"], "no card \"" + json["card"].asString() + "\" in " + scene_.game,
                    "correct the id");
      else
        entry.deck = faces::deckOf(cards_[entry.card].type);
    } else {
      entry.deck = json["back"].asString();
    }
    const std::string face = json.find("face") ? json["face"].asString() : named ? "up" : "down";
    if ((face != "up" && face != "down") || (!named && face != "down"))
      faults_.add(json.find("face") ? json["face"] : json, "\"face\" is \"up\" or \"down\"", "correct it");
    entry.faceUp = face == "up";
    entry.sleeved = json["sleeve"].asBool(false);
    readWay(json, entry);
  }

  void readToken(const Json& json) {
    faults_.check(json, kToken, "a token");
    CardEntry entry;
    const std::vector<carddb::PrintedToken>& all = layout_.tokens.all;
    const auto printed = std::find_if(all.begin(), all.end(), [&](const carddb::PrintedToken& each) {
      return carddb::tokenKey(each) == json["token"].asString();
    });
    if (printed == all.end())
      faults_.add(
          json["token"], "no token \"" + json["token"].asString() + "\" in " + scene_.game,
          "write a card and a colour, or a small token and its copy, as \"fighter/red\" and \"hexed/2\"");
    else
      entry.token = static_cast<std::size_t>(printed - all.begin());
    readTokenDie(json, entry);
    readOneSided(json, entry);
  }

  void readCube(const Json& json) {
    faults_.check(json, kCube, "a cube");
    CardEntry entry;
    entry.cube = CubeLook{dieColours(json["colour"]).body, json["side_mm"].asDouble(9)};
    readOneSided(json, entry);
  }

  void readOneSided(const Json& json, CardEntry& entry) {
    readWay(json, entry);
    for (const CardAction& action : scene_.cards.back().actions) {
      if (action.kind == ActionKind::turnOver)
        faults_.add(json["actions"], "tokens and cubes have one side", "take \"turn_over\" away");
      if (action.kind == ActionKind::setDie && (!entry.die || action.shows > entry.die->sides))
        faults_.add(json["actions"], "the die has no such side",
                    "give it \"sides\", or show a smaller number");
    }
  }

  void readTokenDie(const Json& json, CardEntry& entry) {
    const bool numbered = json.find("sides") != nullptr || json.find("shows") != nullptr;
    if (json.find("die") == nullptr) {
      if (numbered) faults_.add(json, "\"sides\" and \"shows\" belong to a \"die\"", "give it a colour");
      return;
    }
    entry.die = TokenDie{dieColours(json["die"])};
    if (!numbered) return;
    const int sides = static_cast<int>(json["sides"].asInt(0));
    if (std::find(std::begin(kNumberedSides), std::end(kNumberedSides), sides) == std::end(kNumberedSides))
      return faults_.add(json, "a die with numerals has 6, 8, 10, 12 or 20 sides", "correct \"sides\"");
    entry.die->sides = sides;
    entry.die->shows = static_cast<int>(json["shows"].asInt(sides));
    if (entry.die->shows > sides) faults_.add(json["shows"], "the die has no such side", "correct \"shows\"");
  }

  /// Reads where a card or token lies initially, and what hands do to it.
  void readWay(const Json& json, CardEntry& entry) {
    const Place place = placeOf(json["at"]);
    entry.centre = place.centre;
    entry.turnDeg = place.turnDeg + json["turn"].asDouble(0);
    entry.hand = json.find("hand") ? seat(json, "hand") : place.seat.value_or(rules::Seat::A);
    for (const Json& item : json["actions"].items()) readAction(item, entry);
    const bool laid = !entry.actions.empty() && entry.actions.front().kind == ActionKind::lay;
    if (laid && json.find("from") != nullptr)
      faults_.add(json["from"], "what is laid has no \"from\"", "take one of the two away");
    entry.from = json["from"].asDouble(0);
    scene_.cards.push_back(std::move(entry));
  }

  void readAction(const Json& json, CardEntry& entry) {
    faults_.check(json, kAction, "an action");
    constexpr std::array names{
        std::pair{"lay", ActionKind::lay},       std::pair{"turn_over", ActionKind::turnOver},
        std::pair{"move", ActionKind::move},     std::pair{"turn", ActionKind::turn},
        std::pair{"remove", ActionKind::remove}, std::pair{"set_die", ActionKind::setDie}};
    CardAction action;
    action.seconds = time(json);
    action.kind = named(faults_, json, "do", names, ActionKind::lay);
    if (action.kind == ActionKind::lay && !entry.actions.empty())
      faults_.add(json, "a card is laid once, and first", "write another card");
    if (!entry.actions.empty() && action.seconds <= entry.actions.back().seconds)
      faults_.add(json, "actions must follow one another in time", "put them in order");
    if (!entry.actions.empty() && entry.actions.back().kind == ActionKind::remove)
      faults_.add(json, "the card is gone already", "write another card");
    if (action.kind == ActionKind::turnOver && !entry.card.known())
      faults_.add(json, "a card without a name has no face to show",
                  "give it a \"card\" and \"face\": \"down\"");
    const bool moves = action.kind == ActionKind::move;
    if ((json.find("to") != nullptr) != moves)
      faults_.add(json, "\"to\" belongs to \"move\", and \"move\" needs it", "correct it");
    if ((json.find("shows") != nullptr) != (action.kind == ActionKind::setDie))
      faults_.add(json, "\"shows\" belongs to \"set_die\", and \"set_die\" needs it", "correct it");
    action.shows = static_cast<int>(json["shows"].asInt(0));
    action.turnDeg = json["turn"].asDouble(0);
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
    faults_.check(json, kDice, "a throw");
    DiceEntry entry;
    entry.loose = json.find("hand") != nullptr;
    entry.tray = seat(json, entry.loose ? "hand" : "tray");
    if (entry.loose && (json.find("tray") != nullptr || json.find("at") == nullptr))
      faults_.add(json, "dice beside the trays have a \"hand\" and \"at\", and no \"tray\"", "correct it");
    const bool there =
        entry.loose || std::any_of(scene_.trays.begin(), scene_.trays.end(),
                                   [&](const TrayPlace& tray) { return tray.seat == entry.tray; });
    if (!there) faults_.add(json, "that tray does not lie on this table", "add it to \"trays\"");
    for (const Json& value : json["values"].items()) {
      if (!value.isInt() || value.asInt() < 1 || value.asInt() > 6)
        faults_.add(value, "a die shows 1 to 6", "correct it");
      entry.values.push_back(static_cast<int>(value.asInt()));
    }
    if (entry.values.empty() || entry.values.size() > 8)
      faults_.add(json, "a throw has 1 to 8 dice", "correct \"values\"");
    for (const Json& value : json["colours"].items()) entry.colours.push_back(dieColours(value));
    while (entry.colours.size() < entry.values.size())
      entry.colours.push_back(entry.colours.empty() ? DieColours{{238, 244, 246}, {26, 24, 24}}
                                                    : entry.colours.back());
    for (const Json& value : json["at"].items()) entry.spots.push_back(dieSpot(value));
    if (!entry.spots.empty() && entry.spots.size() != entry.values.size())
      faults_.add(json["at"], "\"at\" needs a place for each die", "correct it");
    entry.thrown = json["thrown"].asDouble(0);
    entry.until = json["until"].asDouble(2 * kMaxNight);
    if (entry.until < entry.thrown + kThrowSeconds)
      faults_.add(json["until"], "\"until\" comes before the dice lie", "make it later");
    entry.sideMm = json["side_mm"].asDouble(16);
    scene_.dice.push_back(std::move(entry));
  }

  DieSpot dieSpot(const Json& value) {
    const Json::Array& items = value.items();
    if (items.size() != 3 ||
        !std::all_of(items.begin(), items.end(), [](const Json& j) { return j.isNumber(); })) {
      faults_.add(value, "a die's place is [x, y, turn] in the tray", "correct it");
      return {};
    }
    return {{items[0].asDouble(), items[1].asDouble()}, items[2].asDouble()};
  }

  DieColours dieColours(const Json& value) {
    const std::optional<DieColours> named = coloursNamed(value.asString());
    if (!named) faults_.add(value, "unknown colour", "known: " + namesOfColours());
    return named.value_or(*coloursNamed("white"));
  }

  void readHand(const Json& json) {
    faults_.check(json, kHand, "a hand");
    HandEntry entry;
    entry.seat = seat(json, "seat");
    entry.seconds = time(json);
    for (const Json& place : json["places"].items()) entry.places.push_back(placeOf(place).centre);
    if (entry.places.empty()) faults_.add(json, "a hand needs \"places\" to pass over", "add them");
    scene_.hands.push_back(std::move(entry));
  }

  void readEvent(const Json& json) {
    faults_.check(json, kTimedEvent, "a saying");
    TimedEvent event{time(json), json["event"]};
    scene_.events.push_back(std::move(event));
  }

  double time(const Json& json) { return json["t"].asDouble(0); }

  rules::Seat seat(const Json& json, std::string_view key) {
    const auto seat = rules::seatFrom(json[key].asString());
    if (!seat)
      faults_.add(json.find(key) ? json[key] : json, "a seat is \"A\", \"B\", \"C\" or \"D\"", "correct it");
    return seat.value_or(rules::Seat::A);
  }

  /// Reads the name of a zone, or [x, y].
  Place placeOf(const Json& value) {
    if (!value.isString()) return {point(faults_, value), 0, std::nullopt};
    for (const carddb::Zone& zone : layout_.mat.zones) {
      if (zone.name != value.asString()) continue;
      return {{zone.area.x + zone.area.width / 2, zone.area.y + zone.area.height / 2},
              90.0 * zone.quarterTurns,
              zone.name.size() > 1 && zone.name[1] == '/' ? rules::seatFrom(zone.name.substr(0, 1))
                                                          : std::nullopt};
    }
    faults_.add(value, "no zone \"" + value.asString() + "\" on the mat of " + layout_.game,
                "correct the name");
    return {};
  }

  Faults faults_;
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
