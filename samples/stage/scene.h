// A scene as data: what samples/README.md describes, checked, with names resolved to places and cards.
//
// Table coordinates: millimetres of the mat, x right, y towards seat A, z up from the table. Turns are in
// degrees, clockwise as seen from above.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "stage/stage.h"

namespace lk::stage {

struct CameraSpec {
  int width = 1280, height = 720;
  double fovDeg = 66;     // across the width
  double heightMm = 700;  // above the table
  double tiltDeg = 6;     // from straight down, leaning back towards seat A
  double turnDeg = 0;     // clockwise around the vertical
  cv::Point2d centre;     // the point of the table in the middle of the picture
  int jpegQuality = 85;   // 0: no JPEG
  double noise = 2.5;     // standard deviation in grey levels at mid grey
  double blur = 0.7;      // standard deviation in pixels
  double vignette = 0.2;  // how much darker the corners are
};

/// A lamp's reflection on the table: light added, most of it within `radiusMm`.
struct Glare {
  cv::Point2d at;
  double radiusMm = 30;
  double strength = 0.5;  // in the middle, of full white
};

/// What stands between lamp and table: a band of less light with soft edges.
struct ShadowBand {
  cv::Point2d at;  // on its middle line
  double turnDeg = 0;
  double widthMm = 100;
  double softMm = 20;
  double strength = 0.4;  // of the light that is missing
};

struct LightSpec {
  double level = 1;
  cv::Vec3d colour{1, 1, 1};  // gain of blue, green, red
  double uneven = 0.2;        // how much darker the far side is
  std::vector<Glare> glare;
  std::vector<ShadowBand> shadows;
};

enum class TableTexture { wood, cloth, dark, plain };

struct TableSpec {
  TableTexture texture = TableTexture::wood;
  std::optional<cv::Vec3d> colour;  // blue, green, red 0..255; none: the texture's own
};

struct TrayPlace {
  rules::Seat seat = rules::Seat::A;
  cv::Point2d at;  // of the tray's own top left
  double turnDeg = 0;
};

enum class ActionKind { lay, turnOver, move, turn, remove };

/// Something a hand does to a card. `seconds` is when the card comes to rest, or for `remove` leaves the
/// table.
struct CardAction {
  double seconds = 0;
  ActionKind kind = ActionKind::lay;
  cv::Point2d to;      // move only
  double turnDeg = 0;  // move and turn: the turn the card ends with
};

/// A plain cube.
struct CubeLook {
  cv::Vec3d colour;  // blue, green, red 0..255
  double sideMm = 9;
};

/// A card, a printed token or a cube: what hands lay and move.
struct CardEntry {
  std::optional<std::size_t> token = {};  // place in TableLayout::tokens; none: a card
  std::optional<cv::Vec3d> die = {};      // colour of the die on a token: blue, green, red 0..255
  std::optional<CubeLook> cube = {};
  rules::CardId card;  // unknown: a card that only ever shows its back
  std::string deck;    // names the back
  bool faceUp = true;
  bool sleeved = false;
  cv::Point2d centre;
  double turnDeg = 0;
  rules::Seat hand = rules::Seat::A;
  double from = 0;  // lies there from this moment, unless it is laid
  std::vector<CardAction> actions;
};

struct DieColours {
  cv::Vec3d body, pip;  // blue, green, red 0..255
};

struct DieSpot {
  cv::Point2d at;  // millimetres of the tray
  double turnDeg = 0;
};

struct DiceEntry {
  rules::Seat tray = rules::Seat::A;
  bool loose = false;  // not in a tray: spots are on the table, `tray` is the seat whose hand throws them
  std::vector<int> values;
  std::vector<DieColours> colours;  // one a die
  std::vector<DieSpot> spots;       // one a die, or empty: from the seed
  double thrown = 0;
  double until = 0;  // picked up again; beyond the scene's end: never
  double sideMm = 16;
};

/// A hand that passes over the table without touching anything.
struct HandEntry {
  rules::Seat seat = rules::Seat::A;
  double seconds = 0;  // reaches the first place
  std::vector<cv::Point2d> places;
};

struct Scene {
  std::string game;
  Json setup;
  std::uint64_t seed = 1;
  double seconds = 0;
  double fps = 30;
  CameraSpec camera;
  LightSpec light;
  TableSpec table;
  bool mat = true;
  double slop = 1;  // how carelessly cards are laid; 0: exactly
  std::vector<TrayPlace> trays;
  std::vector<CardEntry> cards;
  std::vector<DiceEntry> dice;
  std::vector<HandEntry> hands;
  std::vector<Said> said;
};

inline constexpr double kThrowSeconds = 0.6;

/// Reads scene.json. Unknown fields, cards, zones and colours and values out of range are faults with their
/// line.
Outcome<Scene> readScene(std::string_view text, const std::string& file, const rules::CardBook& cards,
                         const carddb::TableLayout& layout);

}  // namespace lk::stage
