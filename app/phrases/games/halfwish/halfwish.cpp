#include "app/phrases/games/halfwish/halfwish.h"

#include "app/phrases/games/halfwish/parts.h"

namespace lk::app {

namespace {

const Phrase kChoices[] = {{"classes", QT_TRANSLATE_NOOP("Words", "Class")}};

const Phrase kQuick[] = {
    {"duel", QT_TRANSLATE_NOOP("Words", "A duel")},
    {"parley", QT_TRANSLATE_NOOP("Words", "Parley")},
    {"dv", QT_TRANSLATE_NOOP("Words", "Dice")},
    {"action", QT_TRANSLATE_NOOP("Words", "Action")},
    {"action_2", QT_TRANSLATE_NOOP("Words", "Second action")},
};

/// Labels for many answers grouped behind one choice.
const Phrase kMany[] = {
    {"power", QT_TRANSLATE_NOOP("Words", "Play a power")},
    {"upgrade", QT_TRANSLATE_NOOP("Words", "Take an upgrade")},
    {"bid", QT_TRANSLATE_NOOP("Words", "Bid")},
};

const Phrase kDeciders[] = {
    {"points", QT_TRANSLATE_NOOP("Words", "more points")},
    {"lamps", QT_TRANSLATE_NOOP("Words", "lamps decide (points tied)")},
    {"health", QT_TRANSLATE_NOOP("Words", "health decides (points and lamps tied)")},
    {"first_blood", QT_TRANSLATE_NOOP("Words", "first blood decides (all else tied)")},
};

const Phrase kResults[] = {
    {"knockout", QT_TRANSLATE_NOOP("Words", "{winner} wins by knockout")},
};

constexpr Criterion kCriteria[] = {
    {"knockout", QT_TRANSLATE_NOOP("Words", "Still standing"), true},
    {"points", QT_TRANSLATE_NOOP("Words", "Points")},
    {"lamps", QT_TRANSLATE_NOOP("Words", "Lamps")},
    {"health", QT_TRANSLATE_NOOP("Words", "Health")},
    {"first_blood", QT_TRANSLATE_NOOP("Words", "First blood"), true},
};

constexpr std::string_view kYielding[] = {"concede"};

constexpr UsableZone kUsable[] = {{"basic", true}, {"power"}};

}  // namespace

const GameWords& halfwishWords() {
  static const GameWords kWords{
      .name = QT_TRANSLATE_NOOP("Words", "Halfwish"),
      .about = QT_TRANSLATE_NOOP("Words", "Two players. Duels of dice and cards over three rounds."),
      .choices = kChoices,
      .agreed = halfwish::tableOptions(),
      .steps = halfwish::steps(),
      .forms = halfwish::forms(),
      .options = halfwish::options(),
      .yielding = kYielding,
      .moves = halfwish::moves(),
      .many = kMany,
      .reasons = halfwish::reasons(),
      .cures = halfwish::cures(),
      .meant = halfwish::meant(),
      .awaits = halfwish::awaits(),
      .rulings = halfwish::rulings(),
      .advice = halfwish::rulingAdvice(),
      .quick = kQuick,
      .results = kResults,
      .deciders = kDeciders,
      .criteria = kCriteria,
      .fight = QT_TRANSLATE_NOOP("Words", "Duel"),
      .attacker = QT_TRANSLATE_NOOP("Words", "Aggressor"),
      .defender = QT_TRANSLATE_NOOP("Words", "Defender"),
      .figures = halfwish::figures(),
      .zones = halfwish::zones(),
      .numbers = halfwish::numbers(),
      .usable = kUsable,
      .boxParts = halfwish::boxParts(),
      .boxNotes = halfwish::boxNotes(),
      .cards = halfwish::cardLanguage(),
      .deeds = halfwish::deeds(),
      .deedFigures = halfwish::deedFigures(),
      .caseOf = halfwish::caseOf,
      .labels = halfwish::labelOf,
      .asks = halfwish::asks,
      .reminds = halfwish::reminds,
      .role = halfwish::roleReminder,
      .consequence = halfwish::leads,
      .eventPattern = halfwish::eventPattern};
  return kWords;
}

}  // namespace lk::app
