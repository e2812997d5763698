// Draws card faces, backs and sheets from data, in millimetres: the same code for the screen, the printer,
// the stage.
#pragma once

#include <QImage>
#include <QPainter>

#include "carddb/sheets.h"
#include "faces/card_look.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

/// Paints with the painter's origin at the top left of the card and one unit a millimetre; `bleed` is how far
/// the border goes on beyond the card's edge, for the knife. Needs a QGuiApplication (fonts). Every card of a
/// pack looks clearly different to people and to the eyes: name, text, numbers, an emblem.
void paintFace(QPainter& painter, const CardLook& look, double bleed = 0);
void paintFace(QPainter& painter, const rules::CardDef& card);
/// `deck`: as deckOf() names it.
void paintBack(QPainter& painter, std::string_view game, std::string_view deck, double bleed = 0);
/// Tray or mat: outline, zones with their names, QR marks with quiet zone.
void paintSheet(QPainter& painter, const carddb::Sheet& sheet);

/// Whether all of the card's text finds room at a size people can read.
bool textFits(const CardLook& look);

/// The same as an opaque picture of `pixelsPerMm`.
QImage faceImage(const CardLook& look, double pixelsPerMm);
QImage faceImage(const rules::CardDef& card, double pixelsPerMm);
QImage backImage(std::string_view game, std::string_view deck, double pixelsPerMm);
QImage sheetImage(const carddb::Sheet& sheet, double pixelsPerMm);

}  // namespace lk::faces
