// Names of the figures, zones and box parts of WTactics (ORC).
#include "app/phrases/games/wtactics_orc/wtactics_orc.h"

namespace lk::app {

namespace {

constexpr FigureWords kOrcFigures[] = {
    {"victory_points", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Victory points")},
    {"action_points", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Action points")},
    {"deck", FigureRank::always, QT_TRANSLATE_NOOP("FigureWords", "Deck")},
    {"offers_draw", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Offers a draw")},
    {"damage", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Damage")},
    {"marked", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Marked")},
    {"moved", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Moved")},
    {"attacked", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Has attacked")},
    {"upkeep_due", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Upkeep due")},
    {"marked_this_turn", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Marked this turn")},
    {"creatures", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Creatures")},
};

const Phrase kOrcZones[] = {
    {"F", QT_TRANSLATE_NOOP("Words", "front {n}")},
    {"B", QT_TRANSLATE_NOOP("Words", "back {n}")},
    {"twilight", QT_TRANSLATE_NOOP("Words", "Twilight")},
    {"graveyard", QT_TRANSLATE_NOOP("Words", "Graveyard")},
    {"deck", QT_TRANSLATE_NOOP("Words", "Army deck")},
    {"points", QT_TRANSLATE_NOOP("Words", "Victory points")},
};

const Phrase kOrcThings[] = {
    {"F1", QT_TRANSLATE_NOOP("Words", "front 1")}, {"F2", QT_TRANSLATE_NOOP("Words", "front 2")},
    {"F3", QT_TRANSLATE_NOOP("Words", "front 3")}, {"F4", QT_TRANSLATE_NOOP("Words", "front 4")},
    {"B1", QT_TRANSLATE_NOOP("Words", "back 1")},  {"B2", QT_TRANSLATE_NOOP("Words", "back 2")},
    {"B3", QT_TRANSLATE_NOOP("Words", "back 3")},  {"B4", QT_TRANSLATE_NOOP("Words", "back 4")},
};

const Phrase kOrcBoxParts[] = {
    {"army_deck", QT_TRANSLATE_NOOP("Words", "{who}: army deck")},
    {"faction", QT_TRANSLATE_NOOP("Words", "A faction")},
};

const Phrase kOrcBoxNotes[] = {
    {"army_deck", QT_TRANSLATE_NOOP("Words", "built by its player, face down")},
    {"faction", QT_TRANSLATE_NOOP("Words", "each player builds a deck of one of them")},
};

const Phrase kOrcDeeds[] = {
    {"damage", QT_TRANSLATE_NOOP("Words", "damage")},
    {"heal", QT_TRANSLATE_NOOP("Words", "healing")},
    {"mark", QT_TRANSLATE_NOOP("Words", "marked")},
    {"unmark", QT_TRANSLATE_NOOP("Words", "unmarked")},
    {"points", QT_TRANSLATE_NOOP("Words", "points")},
    {"eliminated", QT_TRANSLATE_NOOP("Words", "no creature left")},
};

}  // namespace

std::span<const FigureWords> wtacticsFigures() {
  return kOrcFigures;
}

std::span<const Phrase> wtacticsZones() {
  return kOrcZones;
}

std::span<const Phrase> wtacticsThings() {
  return kOrcThings;
}

std::span<const Phrase> wtacticsBoxParts() {
  return kOrcBoxParts;
}

std::span<const Phrase> wtacticsBoxNotes() {
  return kOrcBoxNotes;
}

std::span<const Phrase> wtacticsDeeds() {
  return kOrcDeeds;
}

}  // namespace lk::app
