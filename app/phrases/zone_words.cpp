#include "app/phrases/zone_words.h"

#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

// The zones of every game; format as in GameWords::zones.
const Phrase kSharedZones[] = {
    {"say", QT_TRANSLATE_NOOP("Words", "Choice cards")},
    {"discard", QT_TRANSLATE_NOOP("Words", "Discard pile")},
    {"hand", QT_TRANSLATE_NOOP("Words", "Hand")},
};

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Returns the game's own label, or else the shared one; without a game, that of any game.
QString labelOf(std::string_view name, std::string_view game) {
  if (const QString own = phrase(gameWords(game).zones, name); !own.isEmpty()) return own;
  QString label = phrase(kSharedZones, name);
  if (game.empty())
    for (const GameWords* words : allGameWords())
      if (label.isEmpty()) label = phrase(words->zones, name);
  return label;
}

}  // namespace

ZoneWords zoneWords(std::string_view zone, std::string_view game) {
  ZoneWords words;
  std::string_view name = zone;
  if (name.size() > 2 && (name[1] == '/' || name[1] == '-')) words.seat = rules::seatFrom(name.substr(0, 1));
  if (words.seat) name.remove_prefix(2);
  if (name == "power" || name == "basic") return words;  // shown with their player
  if (name.starts_with("basic/")) name = "basic";
  std::string_view number;
  if (const std::size_t slash = name.rfind('/'); slash != std::string_view::npos && isDigit(name.back())) {
    number = name.substr(slash + 1);
    name = name.substr(0, slash);
  } else if (words.seat && zone[1] == '-' && name.size() > 1 && isDigit(name.back())) {
    number = name.substr(name.size() - 1);  // a slot of a row: "A-F1"
    name.remove_suffix(1);
  }
  words.label = labelOf(name, game);
  if (words.label.isEmpty()) words.label = qtText(zone);
  words.label = fill(words.label, {{"n", qtText(number)}});
  return words;
}

}  // namespace lk::app
