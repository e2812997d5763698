// Names of the figures, zones, things and box parts of Halfwish.
#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

constexpr FigureWords kFigures[] = {
    {"points", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Points")},
    {"hp", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Health")},
    {"class", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Class")},
    {"dv", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Dice")},
    {"dv_held", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Dice kept")},
    {"dv_locked", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Dice locked")},
    {"lamps", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Lamps")},
    {"mana", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Mana")},
    {"exposed", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Exposed")},
    {"toughness", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Toughness")},
    {"poisoned", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Poisoned")},
    {"ignited", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Ignited")},
    {"stunned", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Stunned")},
    {"silenced", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Silenced")},
    {"unhurtable", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Cannot be hurt")},
    {"extra_upgrades", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Extra upgrades")},
    {"parley_streak", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Parley streak")},
    {"aggressor", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Aggressor")},
    {"first_blood", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "First blood")},
};

const Phrase kZones[] = {
    {"basic", QT_TRANSLATE_NOOP("Words", "Basic power")},
    {"power", QT_TRANSLATE_NOOP("Words", "Power {n}")},
    {"upgrades", QT_TRANSLATE_NOOP("Words", "Upgrades")},
    {"action", QT_TRANSLATE_NOOP("Words", "Action {n}")},
    {"map", QT_TRANSLATE_NOOP("Words", "Location of turn {n}")},
};

const Phrase kBoxParts[] = {
    {"class", QT_TRANSLATE_NOOP("Words", "{who}: class card")},
    {"deck", QT_TRANSLATE_NOOP("Words", "{who}: deck")},
    {"basic_powers", QT_TRANSLATE_NOOP("Words", "{who}: basic powers")},
    {"powers", QT_TRANSLATE_NOOP("Words", "{who}: powers")},
    {"markers", QT_TRANSLATE_NOOP("Words", "{who}: markers")},
    {"locations", QT_TRANSLATE_NOOP("Words", "Locations")},
    {"upgrades", QT_TRANSLATE_NOOP("Words", "Upgrades")},
    {"wishes", QT_TRANSLATE_NOOP("Words", "Wishes")},
    {"read_aloud", QT_TRANSLATE_NOOP("Words", "Cards that are read aloud")},
};

const Phrase kBoxNotes[] = {
    {"class", QT_TRANSLATE_NOOP("Words", "face up in front of the player")},
    {"deck", QT_TRANSLATE_NOOP("Words", "shuffled, four cards drawn")},
    {"basic_powers", QT_TRANSLATE_NOOP("Words", "beside the deck")},
    {"powers", QT_TRANSLATE_NOOP("Words", "choose {n} in secret, the others go back")},
    {"markers", QT_TRANSLATE_NOOP("Words", "at hand, until a card turns into one")},
    {"locations", QT_TRANSLATE_NOOP("Words", "shuffled, five in a row face down")},
    {"upgrades", QT_TRANSLATE_NOOP("Words", "shuffled, for the ends of the rounds")},
    {"wishes", QT_TRANSLATE_NOOP("Words", "at hand, for every second lamp")},
    {"read_aloud", QT_TRANSLATE_NOOP("Words", "only those you play with, shuffled into their decks")},
};

const Phrase kDeeds[] = {
    {"damage", QT_TRANSLATE_NOOP("Words", "damage")},
    {"heal", QT_TRANSLATE_NOOP("Words", "healing")},
    {"pay_hp", QT_TRANSLATE_NOOP("Words", "Health paid")},
    {"pay_points", QT_TRANSLATE_NOOP("Words", "Points paid")},
    {"set_hp", QT_TRANSLATE_NOOP("Words", "Health set to")},
    {"set_points", QT_TRANSLATE_NOOP("Words", "Points set to")},
};

constexpr DeedFigure kDeedFigures[] = {
    {"points", "points"},   {"lamps", "lamps"},         {"mana", "mana"},
    {"poison", "poisoned"}, {"ignite", "ignited"},      {"stun", "stunned"},
    {"exposed", "exposed"}, {"toughness", "toughness"}, {"extra_upgrade", "extra_upgrades"}};

}  // namespace

std::span<const FigureWords> figures() {
  return kFigures;
}

std::span<const Phrase> zones() {
  return kZones;
}

std::span<const Phrase> boxParts() {
  return kBoxParts;
}

std::span<const Phrase> boxNotes() {
  return kBoxNotes;
}

std::span<const Phrase> deeds() {
  return kDeeds;
}

std::span<const DeedFigure> deedFigures() {
  return kDeedFigures;
}

}  // namespace lk::app::halfwish
