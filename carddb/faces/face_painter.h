// Draws card faces, backs and sheets from data, in millimetres. The same code serves the screen, the printer
// and the stage.
#pragma once

#include <QImage>
#include <QPainter>

#include "carddb/sheets.h"
#include "faces/card_look.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

/// Paints a face. The painter's origin is the top left of the card and its unit is 1 mm. `bleed`: width of
/// the border beyond the card's edge, for cutting. Requires a QGuiApplication (fonts). The cards of a pack
/// look clearly different, both to people and to the camera: name, text, numbers, an emblem.
void paintFace(QPainter& painter, const CardLook& look, double bleed = 0);
void paintFace(QPainter& painter, const rules::CardDef& card);
/// `deck`: as returned by deckOf().
void paintBack(QPainter& painter, std::string_view game, std::string_view deck, double bleed = 0,
               InkUse use = InkUse::full);
/// Paints a tray, a mat or a corner tile: outline, zones with their names, QR marks with quiet zone.
void paintSheet(QPainter& painter, const carddb::Sheet& sheet, InkUse use = InkUse::full);

/// Returns whether the whole text of the card fits at a legible size.
bool textFits(const CardLook& look);

/// Return the same as opaque images of `pixelsPerMm`.
QImage faceImage(const CardLook& look, double pixelsPerMm);
QImage faceImage(const rules::CardDef& card, double pixelsPerMm);
QImage backImage(std::string_view game, std::string_view deck, double pixelsPerMm, InkUse use = InkUse::full);
QImage sheetImage(const carddb::Sheet& sheet, double pixelsPerMm);

}  // namespace lk::faces
