// The printed sheets of a game as data: tray and mat with their marks, zones and sizes, read from
// resources/mats/.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/tokens.h"
#include "rules/core/ids.h"
#include "rules/text/fault.h"

namespace lk::carddb {

/// Millimetres, origin at the sheet's top left, x right, y down.
struct RectMm {
  double x = 0, y = 0, width = 0, height = 0;
};

/// A QR mark: the square of its modules without quiet zone.
struct SheetMark {
  std::string text;  // "LK1:TRAY:A:NW"
  RectMm square;
};

/// Numbers from 0 on which a cube keeps a score.
struct Track {
  int last = 0;
  int columns = 1;
};

/// Where things of a kind lie. `quarterTurns`: how a card lies that is upright for its owner, clockwise,
/// against the sheet's upright (2 for the player on the far side).
struct Zone {
  /// When the board on the screen shows the zone: with a card in it, or as an empty place too, or not at all
  /// because what lies there is told elsewhere.
  enum class Shown { whenUsed, always, never };

  std::string name;  // "A/action/1"
  RectMm area;
  int quarterTurns = 0;
  Shown shown = Shown::whenUsed;
  std::string shows =
      {};  // the zone of the rules whose cards lie here, each with its owner; empty: that of this name
  std::optional<Track> track = {};  // numbered places for a cube; none: a place for cards and tokens
};

/// Returns a numbered place of a zone's track, on the sheet. Numbers go row by row, as the zone's owner reads
/// them. Precondition: the zone has a track that goes so far.
RectMm trackPlace(const Zone& zone, int number);

struct Sheet {
  std::string id;  // "TRAY:A", "MAT:halfwish"
  double width = 0, height = 0;
  std::vector<SheetMark> marks;
  std::vector<Zone> zones;
};

/// A game's table: its mat, and the trays with where each lies on the mat when it is laid out as recommended.
struct TableLayout {
  std::string game;
  Sheet mat;
  struct Tray {
    rules::Seat seat = rules::Seat::A;
    double x = 0, y = 0;  // of the tray's top left on the mat
    int quarterTurns = 0;
  };
  std::vector<Tray> trays;
  TokenSet tokens;  // none for a game without
};

/// A mark is read from so many pixels a module.
inline constexpr double kLeastModulePixels = 2.5;

/// The tray sheet of a seat; the same for every game: A5 across (210 x 148 mm), 50 mm marks at NW (4, 4) and
/// SE (156, 94), which is 2 mm a module for symbols of version 2 (25 modules). Seen from straight above by a
/// 720p camera 90 cm away whose angle of view is 59 degrees from left to right (66 corner to corner: phones,
/// most webcams), that is 1280 px / 1018 mm * 2 mm = 2.5 pixels a module. A lens of 70 degrees (78 corner to
/// corner) sees as much from 73 cm; the printed sheet says so.
Sheet traySheet(rules::Seat seat);

/// Reads a file of resources/mats/. Overlapping zones, zones off the mat and unknown fields are faults.
Outcome<TableLayout> readTableLayout(std::string_view text, std::string_view file);

}  // namespace lk::carddb
