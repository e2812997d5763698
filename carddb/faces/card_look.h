// The appearance of a card, derived from its data: everything that is drawn, in terms of printing,
// independent of the game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QImage>

#include "faces/charge.h"
#include "faces/face_style.h"
#include "faces/ink.h"
#include "faces/key_figure.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

/// How the field behind the emblem is divided between the two inks; the names are those of heraldry.
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

/// A row of a list of cards: "3" and "Strike". If `text` is given, the row says all of that card instead:
/// "2+", "Arc Bolt", "+1..+4", "3 damage to one enemy.", "Fatal".
struct ListRow {
  int count = 0;
  std::string name;
  std::string number;
  KeyFigure reach;  // without a text if it is that of the list's owner
  std::string text;
  std::vector<Tag> tags;
};

struct CardLook {
  std::string title, text;
  std::string kind;     // kind of card, printed at the foot
  std::string belongs;  // what it belongs to, in a line below it; or ""
  std::string copies;   // number of copies, or ""
  PanelShape panel = PanelShape::plain;
  QColor ink;  // of border and bands
  Division division = Division::pale;
  int pair = 0;  // index for inkPair()
  Charge charge = Charge::rosette;
  QImage image;                    // own picture instead of field and emblem; or null
  std::uint64_t variety = 0;       // varies the shape of emblems without a fixed form
  std::vector<Charge> badges;      // further operations of the card, at most four
  std::vector<KeyFigure> figures;  // in the band, at most five
  std::vector<KeyFigure> corners;  // in the picture's upper corners, at most two
  std::vector<CostFigure> cost;    // beside the title
  std::optional<Sign> sign;        // in the picture's upper left corner
  std::vector<Tag> tags;           // along the picture's lower edge
  std::vector<ListRow> rows;
  int dots = 0;               // on the top edge, one fewer on each further edge clockwise; 0 for none
  bool nameIsEmblem = false;  // the title is drawn in the picture instead of an emblem
  InkUse use = InkUse::full;  // set by inLowInk()

  /// Returns whether its rows say all of the listed cards, not only their names.
  [[nodiscard]] bool listsWhole() const { return !rows.empty() && !rows.front().text.empty(); }
};

/// Returns the look of a card. The id is used only as a fingerprint; emblem and figures depend on the card's
/// effect and figures. `names` supplies the names of cards in a list; without it their ids are shown. Words
/// without a translation stay English.
CardLook lookOf(const rules::CardDef& card, LanguageId language = kEnglish,
                const rules::CardBook* names = nullptr, const FaceStyle& style = houseStyle());

/// Returns the look of a card printed with little ink. Its inks become black; signs and costs keep their
/// shapes and letters, fields their divisions.
CardLook inLowInk(CardLook look);

}  // namespace lk::faces
