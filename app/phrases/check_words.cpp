#include "app/phrases/check_words.h"

#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "app/phrases/decimals.h"
#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/tile_words.h"
#include "app/phrases/zone_words.h"

namespace lk::app {

namespace {

constexpr int kMaxPlaces = 3;
constexpr double kStepCm = 5;  // resolution of the advice

struct CheckWords {
  Q_DECLARE_TR_FUNCTIONS(CheckWords)
};

QString placeText(const std::string& place) {
  if (place.starts_with("TRAY:"))
    return CheckWords::tr("tray %1").arg(QString::fromStdString(place.substr(5)));
  return zoneText(place);
}

/// Returns the first few places, followed by "others" if there are more.
QString placesText(const std::vector<std::string>& places) {
  QStringList names;
  for (const std::string& place : places) {
    if (names.size() == kMaxPlaces) {
      names += CheckWords::tr("others");
      break;
    }
    names += placeText(place);
  }
  return listed(names);
}

QString cornerText(const std::string& corner) {
  if (corner == "NW") return CheckWords::tr("top left");
  if (corner == "NE") return CheckWords::tr("top right");
  if (corner == "SE") return CheckWords::tr("bottom right");
  return CheckWords::tr("bottom left");
}

QString cornersText(const std::vector<std::string>& corners) {
  QStringList names;
  for (const std::string& corner : corners) names += cornerText(corner);
  return listed(names);
}

QString foundBad(const CheckResult& result) {
  switch (result.check) {
    case Check::light:
      return CheckWords::tr("It is too dark: paper looks grey");
    case Check::glare:
      return result.places.empty() ? CheckWords::tr("Glare, but outside the zones")
                                   : CheckWords::tr("Glare here: %1").arg(placesText(result.places));
    case Check::sharp:
      return CheckWords::tr("The picture is blurred (edges %1 px wide, %2 at most)")
          .arg(decimal(result.value, 1), decimal(result.wanted, 1));
    case Check::distance:
      if (result.value <= 0) return CheckWords::tr("No mark can be read");
      return CheckWords::tr("The camera is too far away (mark squares %1 px, %2 needed)")
          .arg(decimal(result.value, 1), decimal(result.wanted, 1));
    case Check::tilt:
      return CheckWords::tr("The camera is tilted by %1 degrees").arg(decimal(result.value, 0));
    case Check::sheets:
      return result.twice ? CheckWords::tr("There are two of these: %1").arg(placesText(result.places))
                          : CheckWords::tr("Not seen: %1").arg(placesText(result.places));
    case Check::mat:
      if (result.tiles.any) return tilesFound(result.tiles);
      return CheckWords::tr("Part of the mat is outside the picture: %1").arg(cornersText(result.places));
    case Check::cards:
      return CheckWords::tr("Cards are too small: %1 px long, %2 are needed")
          .arg(decimal(result.value, 0), decimal(result.wanted, 0));
    case Check::zones:
      return CheckWords::tr("Not in the picture: %1").arg(placesText(result.places));
    case Check::rate:
      return CheckWords::tr("The camera is slow: %1 frames per second, %2 needed")
          .arg(decimal(result.value, 0), decimal(result.wanted, 0));
    case Check::mirror:
      return CheckWords::tr("The picture is mirrored: no card and no mark can be read in it");
    case Check::colour:
      return CheckWords::tr(
          "This camera has no colour: cards and dice that differ only in colour get mixed up");
  }
  return {};
}

QString foundGood(const CheckResult& result) {
  switch (result.check) {
    case Check::light:
      return CheckWords::tr("Bright enough");
    case Check::glare:
      return CheckWords::tr("No glare");
    case Check::sharp:
      return CheckWords::tr("Sharp");
    case Check::distance:
      return CheckWords::tr("Close enough (mark squares %1 px)").arg(decimal(result.value, 1));
    case Check::tilt:
      return CheckWords::tr("Angle fine (%1 degrees)").arg(decimal(result.value, 0));
    case Check::sheets:
      return CheckWords::tr("All trays are seen");
    case Check::mat:
      if (result.tiles.any) return tilesFound(result.tiles);
      return CheckWords::tr("All corners of the mat are seen");
    case Check::cards:
      return CheckWords::tr("Cards large enough (%1 px long)").arg(decimal(result.value, 0));
    case Check::zones:
      return CheckWords::tr("All zones are in the picture");
    case Check::rate:
      return CheckWords::tr("%1 frames per second").arg(decimal(result.value, 0));
    case Check::mirror:
    case Check::colour:
      break;  // reported only if bad
  }
  return {};
}

QString foundUnknown(Check check) {
  switch (check) {
    case Check::mat:
      return CheckWords::tr("No mat, no tiles: zones lie around the trays");
    case Check::rate:
      return CheckWords::tr("Frame rate unknown: not a live camera");
    default:
      return CheckWords::tr("Unknown until a mark is read");
  }
}

QString cureOfDistance(const CheckResult& result) {
  if (result.value <= 0)
    return CheckWords::tr("Put the mat and trays in view; if they are, lower the camera or set it to 1080p");
  if (result.advice <= 0)
    return result.morePixels ? CheckWords::tr("Lower the camera, or set it to 1080p")
                             : CheckWords::tr("Lower the camera");
  const QString cm = decimal(std::max(kStepCm, std::floor(result.advice / 10 / kStepCm) * kStepCm), 0);
  return result.morePixels ? CheckWords::tr("Lower the camera to about %1 cm, or set it to 1080p").arg(cm)
                           : CheckWords::tr("Lower the camera to about %1 cm").arg(cm);
}

}  // namespace

QString zoneText(const std::string& zone) {
  const ZoneWords words = zoneWords(zone);
  if (!words.seat) return words.label;
  return CheckWords::tr("%1 of %2", "a zone and whose it is").arg(words.label, seatLetter(*words.seat));
}

QString checkName(Check check) {
  switch (check) {
    case Check::light:
      return CheckWords::tr("Light");
    case Check::glare:
      return CheckWords::tr("Glare");
    case Check::sharp:
      return CheckWords::tr("Sharpness");
    case Check::distance:
      return CheckWords::tr("Distance");
    case Check::tilt:
      return CheckWords::tr("Tilt");
    case Check::sheets:
      return CheckWords::tr("Trays");
    case Check::mat:
      return CheckWords::tr("Mat or tiles");
    case Check::cards:
      return CheckWords::tr("Size of cards");
    case Check::zones:
      return CheckWords::tr("Zones");
    case Check::rate:
      return CheckWords::tr("Frames per second");
    case Check::mirror:
      return CheckWords::tr("Mirror");
    case Check::colour:
      return CheckWords::tr("Colour");
  }
  return {};
}

QString checkFound(const CheckResult& result) {
  switch (result.state) {
    case CheckState::good:
      return foundGood(result);
    case CheckState::bad:
      return foundBad(result);
    case CheckState::unknown:
      return foundUnknown(result.check);
  }
  return {};
}

QString checkCure(const CheckResult& result) {
  if (result.state != CheckState::bad) return {};
  switch (result.check) {
    case Check::light:
      return CheckWords::tr("Turn on another lamp, or turn one toward the table");
    case Check::glare:
      return CheckWords::tr("Move the lamp to the side, or let it shine on the ceiling");
    case Check::sharp:
      return CheckWords::tr("Clean the lens, and focus on the table");
    case Check::distance:
      return cureOfDistance(result);
    case Check::tilt:
      return CheckWords::tr("Point the camera down more steeply: %1 degrees of tilt at most")
          .arg(decimal(result.wanted, 0));
    case Check::sheets:
      return result.twice ? CheckWords::tr("Remove one of the two")
                          : CheckWords::tr("Put it where the camera can see at least one of its marks");
    case Check::mat:
      if (result.tiles.any) return tilesCure(result.tiles);
      return CheckWords::tr(
          "Move the mat or the camera until all four corners are seen, and uncover their marks");
    case Check::cards:
      return CheckWords::tr("Lower the camera, or set a higher resolution");
    case Check::zones:
      return CheckWords::tr("Move the camera, or drag these zones into the picture");
    case Check::rate:
      return CheckWords::tr("Add light or lower the resolution; close other programs that use the camera");
    case Check::mirror:
      return CheckWords::tr("Turn off mirroring in the camera, or flip the picture in the camera setup");
    case Check::colour:
      return CheckWords::tr("Switch the camera to colour, turn off its night mode, or use another camera");
  }
  return {};
}

QString hintText(Check about, const TilesSeen& tiles) {
  CheckResult bad{about, CheckState::bad};
  bad.tiles = tiles;
  return checkFound(bad) + QStringLiteral(". ") + checkCure(bad);
}

}  // namespace lk::app
