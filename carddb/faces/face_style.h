// What the cards of the games look like, as data: the files of resources/faces/ name for every type of card,
// figure and operation the shape, ink and emblem that stand for it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <QColor>

#include "faces/charge.h"
#include "rules/text/fault.h"
#include "rules/text/language_id.h"

namespace lk::faces {

/// What a printed card measures.
inline constexpr double kCardWidthMm = 63;
inline constexpr double kCardHeightMm = 88;

/// The outline of the picture on a card: one shape a type, so that types differ without colour.
enum class PanelShape { notched, shield, octagon, burst, arch, pennant, medallion, hexagon, ticket, plain };

/// Dots on the border for what a card shows by how it is turned: from `most` on its top edge, one fewer on
/// each edge clockwise, down to one.
struct DotsStyle {
  std::string field;  // of the card, or "" where every card of the type has `most`
  int most = 0;
};

struct TypeStyle {
  PanelShape panel = PanelShape::plain;
  QColor ink;        // of the border; dark enough for pale lettering
  std::string back;  // which deck it belongs to; "" for a deck of its own
  DotsStyle dots;
};

/// A number that a card carries in a field of its own.
struct FigureStyle {
  Charge icon = Charge::star;
  std::string iconField;  // the field whose name chooses the icon instead, or ""
  bool atCorner = false;  // in a corner of the picture, else in the band below it
  bool gained = false;    // written with its sign
};

/// How the number of an operation is written.
enum class Saying { nothing, profile, test, amount, gain, amountOfThing, thingBecomes, by, byOfThing, thing };

struct OperationStyle {
  std::optional<Charge> icon;  // none: that of its thing
  Saying says = Saying::nothing;
  bool keywordIsEmblem = false;  // a keyword it carries stands for it
};

/// A counter, a state or a keyword, wherever it is named.
struct ThingStyle {
  std::optional<Charge> icon;
  std::string word;    // what faces call it; empty: its id as people write it
  bool emblem = true;  // may stand for a whole card
};

/// The back of a deck; decks without one get theirs by their name.
struct BackStyle {
  QColor ink;
  int pair = 0;  // of inkPair()
};

struct FaceStyle {
  template <class T>
  using Named = std::map<std::string, T, std::less<>>;
  Named<TypeStyle> types;
  Named<FigureStyle> figures;
  Named<OperationStyle> operations;
  Named<ThingStyle> things;
  /// What faces say besides the texts of cards, by its English word.
  std::map<LanguageId, Named<std::string>> words;
  Named<BackStyle> backs;
};

/// Adds what one file says. Unknown keys, shapes, emblems and colours are faults; so is a second saying about
/// the same name.
std::optional<Fault> addStyle(FaceStyle& style, std::string_view text, std::string_view file);

/// Adds the words of another language: a file of resources/i18n/<language>/faces.json.
std::optional<Fault> addFaceWords(FaceStyle& style, std::string_view text, std::string_view file);

/// All files of resources/faces/, and the words of all languages, that are built in, read once. They are part
/// of the program: a fault in one ends it.
const FaceStyle& houseStyle();

/// The deck a card of `type` belongs to: what its back shows.
std::string deckOf(std::string_view type, const FaceStyle& style = houseStyle());

}  // namespace lk::faces
