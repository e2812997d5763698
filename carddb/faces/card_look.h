// How a card looks, decided from its data alone: everything that is drawn, in words of printing, not of a
// game.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QImage>

#include "faces/charge.h"
#include "faces/face_style.h"
#include "faces/ink.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

/// How the field behind the emblem is parted between the two inks.
enum class Division {
  pale,
  fess,
  bend,
  saltire,
  quarterly,
  chevrons,
  stripes,
  bars,
  diagonals,
  checks,
  rays,
  discs,
  rings
};
inline constexpr int kDivisions = 13;

/// One number a player looks for, beside its emblem: "+2" and "points".
struct KeyFigure {
  Charge icon = Charge::sword;
  std::string text;
  std::string unit;  // "" where the number says all
  friend bool operator==(const KeyFigure&, const KeyFigure&) = default;
};

/// A row of a list of cards: "3" and "Strike".
struct ListRow {
  int count = 0;
  std::string name;
};

struct CardLook {
  std::string title, text;
  std::string kind;    // what sort of card it is, at its foot
  std::string copies;  // how many alike there are, or ""
  PanelShape panel = PanelShape::plain;
  QColor ink;  // of border and bands
  Division division = Division::pale;
  int pair = 0;  // of inkPair()
  Charge charge = Charge::rosette;
  QImage image;                    // people's own picture, instead of field and emblem; or null
  std::uint64_t variety = 0;       // shapes an emblem without fixed form
  std::vector<Charge> badges;      // what else the card does, at most four
  std::vector<KeyFigure> figures;  // in the band, at most two
  std::vector<KeyFigure> corners;  // in the picture's upper corners, at most two
  std::vector<ListRow> rows;
  int dots = 0;               // on the top edge, one fewer on each edge clockwise; 0 for none
  bool nameIsEmblem = false;  // the title itself stands in the picture
};

/// The id serves as a fingerprint only; what the card does and carries decides emblem and figures. `names`
/// knows the cards that a list names; without it their ids are written. What is not
/// translated stays English.
CardLook lookOf(const rules::CardDef& card, LanguageId language = kEnglish,
                const rules::CardBook* names = nullptr, const FaceStyle& style = houseStyle());

/// "long_strike" as people write it: "Long Strike".
std::string titled(std::string_view id);

}  // namespace lk::faces
