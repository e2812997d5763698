// A scene as data, as described in samples/README.md: validated, with names resolved to places and cards.
//
// Table coordinates: millimetres of the mat, x right, y towards seat A, z up from the table. Turns are in
// degrees, clockwise as seen from above.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "carddb/sheets.h"
#include "rules/cards/card_book.h"
#include "rules/text/json.h"
#include "stage/timed_event.h"

namespace lk::stage {

struct CameraSpec {
  int width = 1280, height = 720;
  double fovDeg = 66;     // horizontal field of view
  double heightMm = 700;  // above the table
  double tiltDeg = 6;     // from looking straight down, tilted back towards seat A
  double turnDeg = 0;     // clockwise around the vertical axis
  cv::Point2d centre;     // the point of the table in the middle of the picture
  int jpegQuality = 85;   // 0: no JPEG
  double noise = 2.5;     // standard deviation in grey levels at mid grey
  double blur = 0.7;      // standard deviation in pixels
  double vignette = 0.2;  // darkening at the corners, as a fraction
};

/// A lamp's reflection on the table: added light, most of it within `radiusMm`.
struct Glare {
  cv::Point2d at;
  double radiusMm = 30;
  double strength = 0.5;  // at the centre, as a fraction of full white
};

/// A shadow on the table: a band of less light with soft edges.
struct ShadowBand {
  cv::Point2d at;  // a point on its centre line
  double turnDeg = 0;
  double widthMm = 100;
  double softMm = 20;
  double strength = 0.4;  // fraction of the light that is missing
};

struct LightSpec {
  double level = 1;
  cv::Vec3d colour{1, 1, 1};  // gain of blue, green, red
  double uneven = 0.2;        // darkening of the far side, as a fraction
  std::vector<Glare> glare;
  std::vector<ShadowBand> shadows;
};

enum class TableTexture { wood, cloth, dark, plain };

struct TableSpec {
  TableTexture texture = TableTexture::wood;
  std::optional<cv::Vec3d> colour;  // blue, green, red 0..255; nullopt: the texture's own
};

struct TrayPlace {
  rules::Seat seat = rules::Seat::A;
  cv::Point2d at;  // the tray's top left corner
  double turnDeg = 0;
};

enum class ActionKind { lay, turnOver, move, turn, remove, setDie };

/// A corner tile, laid by the middle of its mark.
struct TilePlace {
  std::size_t corner = 0;  // index into carddb::cornerTiles()
  cv::Point2d at;
  double turnDeg = 0;
};

/// An action of a hand on a card. `seconds` is the time at which the card comes to rest or, for `remove`,
/// leaves the table.
struct CardAction {
  double seconds = 0;
  ActionKind kind = ActionKind::lay;
  cv::Point2d to;      // move only
  double turnDeg = 0;  // move and turn: final turn of the card
  int shows = 0;       // setDie only: value that the die on the token then shows
};

struct DieColours {
  cv::Vec3d body, pip;  // blue, green, red 0..255; pips or numerals
};

inline constexpr int kNumberedSides[] = {6, 8, 10, 12, 20};

/// The die on a token.
struct TokenDie {
  DieColours colours;
  int sides = 0;  // of kNumberedSides; 0: a plain body without numerals
  int shows = 0;  // value at the beginning
};

/// A plain cube.
struct CubeLook {
  cv::Vec3d colour;  // blue, green, red 0..255
  double sideMm = 9;
};

/// A card, a printed token or a cube: a thing that hands lay and move.
struct CardEntry {
  std::optional<std::size_t> token = {};  // index into TableLayout::tokens; nullopt: a card
  std::optional<TokenDie> die = {};       // on a token
  std::optional<CubeLook> cube = {};
  rules::CardId card;  // unknown: a card whose back only is ever seen
  std::string deck;    // selects the back
  bool faceUp = true;
  bool sleeved = false;
  cv::Point2d centre;
  double turnDeg = 0;
  rules::Seat hand = rules::Seat::A;
  double from = 0;  // on the table from this time on, unless it is laid by an action
  std::vector<CardAction> actions;
};

struct DieSpot {
  cv::Point2d at;  // millimetres of the tray
  double turnDeg = 0;
};

struct DiceEntry {
  rules::Seat tray = rules::Seat::A;
  bool loose = false;  // not in a tray: spots are on the table, and `tray` is the seat of the throwing hand
  std::vector<int> values;
  std::vector<DieColours> colours;  // one per die
  std::vector<DieSpot> spots;       // one per die, or empty: chosen by the seed
  double thrown = 0;
  double until = 0;  // time at which they are picked up; never if after the end of the scene
  double sideMm = 16;
};

/// A hand that passes over the table without touching anything.
struct HandEntry {
  rules::Seat seat = rules::Seat::A;
  double seconds = 0;  // time at which it reaches the first place
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
  double slop = 1;  // inaccuracy with which cards are laid; 0: exact
  std::vector<TrayPlace> trays;
  std::vector<TilePlace> tiles;
  std::vector<CardEntry> cards;
  std::vector<DiceEntry> dice;
  std::vector<HandEntry> hands;
  std::vector<TimedEvent> events;
};

inline constexpr double kThrowSeconds = 0.6;

/// Reads scene.json. Unknown fields, cards, zones and colours, and values out of range, are faults with their
/// line.
Outcome<Scene> readScene(std::string_view text, const std::string& file, const rules::CardBook& cards,
                         const carddb::TableLayout& layout);

}  // namespace lk::stage
