// Names the zones in a drawing of a table, so that every name can be read on paper.
#pragma once

#include <vector>

#include <QRectF>
#include <QString>
#include <QStringList>

#include "carddb/sheets.h"
#include "faces/text_fitter.h"

namespace lk::app {

/// What stands in a zone. Lengths are in millimetres of the table.
struct ZoneName {
  QString name;
  QRectF area;          // of the zone, without what corner tiles cover
  bool turned = false;  // it reads from the bottom up
  faces::TextStyle style;
  faces::FittedText fitted;  // the name, or "(1)" if it stands first in the key
};

struct ZoneNames {
  std::vector<ZoneName> all;  // one for each zone, in the order of the sheet
  QStringList key;  // names that no zone has room for; those that differ in their number are one: "Lane 1–9"
};

/// Returns the square that the drawing of a corner tile takes on the table.
QRectF tileArea(const carddb::SheetMark& mark);

/// Fits the names into their zones, upright if possible, else turned, and collects the others. `scale`:
/// millimetres on paper for one of the table. Names are without their player, whom the drawing shows.
ZoneNames zoneNames(const carddb::Sheet& mat, double scale);

/// Paints what stands in the zones into a painter that is scaled to the table.
void paintNames(QPainter& painter, const ZoneNames& names);

/// Returns the key in one line: "(1) Initiative". Empty: every name stands in its zone.
QString keyLine(const ZoneNames& names);

}  // namespace lk::app
