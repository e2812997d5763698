// Draws card faces, backs and sheets from data, in millimetres: the same code for the screen, the printer,
// the stage.
#pragma once

#include <QImage>
#include <QPainter>

#include "carddb/sheets.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

inline constexpr double kCardWidthMm = 63;
inline constexpr double kCardHeightMm = 88;

/// Paints with the painter's origin at the top left of the card and one unit a millimetre. Needs a
/// QGuiApplication (fonts). Every card of a pack looks clearly different to people and to the eyes: name,
/// text, numbers, an emblem.
void paintFace(QPainter& painter, const rules::CardDef& card);
void paintBack(QPainter& painter, std::string_view game, std::string_view deck);
/// Tray or mat: outline, zones with their names, QR marks with quiet zone.
void paintSheet(QPainter& painter, const carddb::Sheet& sheet);

/// The same as an opaque picture of `pixelsPerMm`.
QImage faceImage(const rules::CardDef& card, double pixelsPerMm);
QImage backImage(std::string_view game, std::string_view deck, double pixelsPerMm);
QImage sheetImage(const carddb::Sheet& sheet, double pixelsPerMm);

}  // namespace lk::faces
