// The style of the games' cards as data: the files in resources/faces/ assign shapes, inks and emblems to
// card types, figures and operations.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QColor>

#include "faces/charge.h"
#include "faces/key_figure.h"
#include "rules/text/fault.h"
#include "rules/text/language_id.h"

namespace lk::faces {

/// Size of a printed card.
inline constexpr double kCardWidthMm = 63;
inline constexpr double kCardHeightMm = 88;

/// The outline of the picture on a card, one shape per type, so that types can be told apart without colour.
enum class PanelShape { notched, shield, octagon, burst, arch, pennant, medallion, hexagon, ticket, plain };

/// Dots on the border, for cards that show a number by how they are turned: `most` dots on the top edge, one
/// fewer on each further edge clockwise, down to one.
struct DotsStyle {
  std::string field;  // field of the card with its number; "" if every card of the type has `most`
  int most = 0;
};

struct TypeStyle {
  PanelShape panel = PanelShape::plain;
  QColor ink;        // of the border; dark enough for light lettering
  std::string back;  // the deck whose back it has; "" for a deck of its own
  DotsStyle dots;
  std::string pairedBy;  // field: cards of the type with the same word are printed back to back; or ""
  std::string sign;      // field whose word gives sign and ink, or ""
  std::vector<std::string> line;     // fields printed after the name of the type
  std::vector<std::string> belongs;  // fields printed in the line below it
  bool numbersOfEffect = true;       // the numbers of its effect are key figures too
  bool listsWhole = false;           // its list says all of the listed cards, not only their names
};

/// Where a figure is printed.
enum class FigurePlace {
  band,    // below the picture
  corner,  // in a corner of the picture
  cost,    // beside the title
  tag      // as a remark, if it is not 0
};

/// A number in a field of the card.
struct FigureStyle {
  std::optional<Charge> icon;  // nullopt: a star; beside the title none
  std::string iconField;       // field whose value selects the icon instead, or ""
  FigurePlace place = FigurePlace::band;
  bool gained = false;  // shown with its sign
  std::string word;     // printed with the number, or as a remark instead of it; or ""
  std::string zero;     // printed if the number is 0; "" if the card then does not have it
  std::string to;       // field with the end of a span that begins with this one, or ""
  int order = 0;        // figures with a smaller one come first
};

/// How the number of an operation is printed.
enum class FigureContent {
  nothing,
  profile,
  test,
  amount,
  gain,
  amountOfThing,
  thingBecomes,
  by,
  byOfThing,
  thing
};

struct OperationStyle {
  std::optional<Charge> icon;  // nullopt: that of its thing
  FigureContent content = FigureContent::nothing;
  bool keywordIsEmblem = false;  // a keyword of the operation can provide the emblem
  std::string word;              // what its icon means; empty: that of its thing
};

/// A counter, a state, a keyword, or another word in a field of a card.
struct ThingStyle {
  std::optional<Charge> icon;
  std::string word;    // printed name; empty: made from its id
  bool emblem = true;  // may be the emblem of a whole card
  QColor ink;          // of its sign, and of the border of what belongs to it; or invalid
  std::string letter;  // of its sign, or ""
  std::string one;     // printed name of a single one; empty: the same
};

/// The back of a deck. Decks without an entry get a back derived from their name.
struct BackStyle {
  QColor ink;
  int pair = 0;  // index for inkPair()
};

struct FaceStyle {
  template <class T>
  using Named = std::map<std::string, T, std::less<>>;
  Named<TypeStyle> types;
  Named<FigureStyle> figures;  // by field, or "type/field" where types differ
  Named<OperationStyle> operations;
  Named<ThingStyle> things;
  /// Remarks, by field and value on a card or in its effect: "speed/fast".
  Named<Tag> tags;
  /// Translations of the words printed on faces, other than the texts of cards, by the English word.
  std::map<LanguageId, Named<std::string>> words;
  Named<BackStyle> backs;
};

/// Adds the content of one file. Unknown keys, shapes, emblems and colours are faults, and so is a second
/// entry for the same name.
std::optional<Fault> addStyle(FaceStyle& style, std::string_view text, std::string_view file);

/// Adds the words of another language from a file resources/i18n/<language>/faces.json.
std::optional<Fault> addFaceWords(FaceStyle& style, std::string_view text, std::string_view file);

/// Returns the style in the built-in files of resources/faces/, with the words of all languages. They are
/// read once. Since they are part of the program, a fault in one of them aborts it.
const FaceStyle& houseStyle();

/// Returns the deck a card of `type` belongs to, which its back shows.
std::string deckOf(std::string_view type, const FaceStyle& style = houseStyle());

}  // namespace lk::faces
