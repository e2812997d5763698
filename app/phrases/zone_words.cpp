#include "app/phrases/zone_words.h"

#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

// By the zone's name without its seat; {n} is a number at its end.
const Phrase kZones[] = {
    {"basic", QT_TRANSLATE_NOOP("Words", "Basic power")},
    {"power", QT_TRANSLATE_NOOP("Words", "Power {n}")},
    {"say", QT_TRANSLATE_NOOP("Words", "Choice cards")},
    {"upgrades", QT_TRANSLATE_NOOP("Words", "Upgrades")},
    {"action", QT_TRANSLATE_NOOP("Words", "Action {n}")},
    {"discard", QT_TRANSLATE_NOOP("Words", "Discard pile")},
    {"map", QT_TRANSLATE_NOOP("Words", "Location of turn {n}")},
    {"hand", QT_TRANSLATE_NOOP("Words", "Hand")},
    {"hero", QT_TRANSLATE_NOOP("Words", "Hero {n}")},
    {"gear", QT_TRANSLATE_NOOP("Words", "Gear of hero {n}")},
    {"encounter", QT_TRANSLATE_NOOP("Words", "Encounter")},
    {"hero/discard", QT_TRANSLATE_NOOP("Words", "Hero discard pile")},
    {"dungeon/discard", QT_TRANSLATE_NOOP("Words", "Dungeon discard pile")},
    {"removed", QT_TRANSLATE_NOOP("Words", "Out of the game")},
    {"say", QT_TRANSLATE_NOOP("Words", "Choices")},
    {"help", QT_TRANSLATE_NOOP("Words", "Helper")},
    {"aside", QT_TRANSLATE_NOOP("Words", "Set aside")},
};

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

ZoneWords zoneWords(std::string_view zone) {
  ZoneWords words;
  std::string_view name = zone;
  if (name.size() > 2 && name[1] == '/') words.seat = rules::seatFrom(name.substr(0, 1));
  if (words.seat) name.remove_prefix(2);
  if (name == "power" || name == "basic") return words;  // told with their player
  if (name.starts_with("basic/")) name = "basic";
  std::string_view number;
  if (const std::size_t slash = name.rfind('/'); slash != std::string_view::npos && isDigit(name.back())) {
    number = name.substr(slash + 1);
    name = name.substr(0, slash);
  }
  words.label = phrase(kZones, name);
  if (words.label.isEmpty()) words.label = qtText(zone);
  words.label = fill(words.label, {{"n", qtText(number)}});
  return words;
}

}  // namespace lk::app
