// The labels of the options of Halfwish.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

const Phrase kOptions[] = {
    {"duel", QT_TRANSLATE_NOOP("Words", "Duel")},
    {"scout", QT_TRANSLATE_NOOP("Words", "Scout")},
    {"parley", QT_TRANSLATE_NOOP("Words", "Parley")},
    {"accept", QT_TRANSLATE_NOOP("Words", "Accept")},
    {"decline", QT_TRANSLATE_NOOP("Words", "Decline")},
    {"keep", QT_TRANSLATE_NOOP("Words", "Keep")},
    {"reroll", QT_TRANSLATE_NOOP("Words", "Roll again")},
    {"reveal", QT_TRANSLATE_NOOP("Words", "Enter the card")},
    {"location", QT_TRANSLATE_NOOP("Words", "Name the location")},
    {"first", QT_TRANSLATE_NOOP("Words", "First")},
    {"second", QT_TRANSLATE_NOOP("Words", "Second")},
    {"skip", QT_TRANSLATE_NOOP("Words", "Skip, heal 7")},
    {"secret", QT_TRANSLATE_NOOP("Words", "Taken in secret")},
    {"pass", QT_TRANSLATE_NOOP("Words", "Pass")},
    {"concede", QT_TRANSLATE_NOOP("Words", "Concede")},
    {"deal", QT_TRANSLATE_NOOP("Words", "Name the cards laid out")},
};

}  // namespace

std::span<const Phrase> options() {
  return kOptions;
}

QString labelOf(std::string_view prompt, const std::string& option) {
  if (option == "pass" && prompt == "choose") return Words::tr("End the turn");
  if (option == "slot:1") return Words::tr("First action");
  if (option == "slot:2") return Words::tr("Second action");
  if (option == "bid:0") return Words::tr("Nothing");
  if (option == "bid:1") return Words::tr("1 point");
  if (option.starts_with("bid:"))
    return fill(Words::tr("{n} points"), {{"n", QString::fromStdString(option.substr(4))}});
  return {};
}

}  // namespace lk::app::halfwish
