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

/// A QR mark: the square of its modules, without quiet zone.
struct SheetMark {
  std::string text;  // "LK1:TRAY:A:NW"
  RectMm square;
};

/// Numbers from 0 on which a cube keeps a score.
struct Track {
  int last = 0;
  int columns = 1;
};

/// A zone for things of one kind. `quarterTurns`: clockwise rotation, relative to the sheet, of a card that
/// is upright for its owner (2 for the player on the far side).
struct Zone {
  std::string name;  // "A/action/1"
  RectMm area;
  int quarterTurns = 0;
  std::string shows = {};           // the rules' zone of the cards here, by owner; empty: `name`
  std::optional<Track> track = {};  // numbered places for a cube; nullopt: a place for cards and tokens
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

/// A game's table: its mat, and the trays with their recommended places on the mat.
struct TableLayout {
  std::string game;
  Sheet mat;
  struct Tray {
    rules::Seat seat = rules::Seat::A;
    double x = 0, y = 0;  // of the tray's top left on the mat
    int quarterTurns = 0;
  };
  std::vector<Tray> trays;
  TokenSet tokens;  // empty for a game without tokens
};

/// Minimum number of pixels per module at which a mark can be read.
inline constexpr double kMinModulePixels = 2.5;

/// Returns the tray sheet of a seat. It is the same for every game: A5 landscape (210 x 148 mm), with 50 mm
/// marks at NW (4, 4) and SE (156, 94), that is 2 mm per module for symbols of version 2 (25 modules). A 720p
/// camera that looks straight down from 90 cm, with a horizontal angle of view of 59 degrees (66 diagonal:
/// phones, most webcams), has 1280 px / 1018 mm * 2 mm = 2.5 pixels per module. A lens of 70 degrees (78
/// diagonal) has as many from 73 cm. These heights are printed on the sheet.
Sheet traySheet(rules::Seat seat);

/// Returns the four tiles that may be laid at the corners of a rectangle instead of the mat: NW, NE, SE, SW.
/// Each is a sheet "TILE:GAME:NW" with one mark, of the size of the mat's, and a strip for its name along the
/// side away from the table's middle.
std::vector<Sheet> cornerTiles(const Sheet& mat);
/// The place of a tile's mark on the tile, and height of the strip, millimetres.
inline constexpr double kTileMargin = 6, kTileStrip = 9;

/// Reads a file of resources/mats/. Overlapping zones, zones that extend beyond the mat, and unknown fields
/// are faults.
Outcome<TableLayout> readTableLayout(std::string_view text, std::string_view file);

}  // namespace lk::carddb
