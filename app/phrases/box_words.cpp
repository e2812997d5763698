#include "app/phrases/box_words.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

/// {who} is a player; parts both share have none.
constexpr Phrase kTitles[] = {
    {"class", QT_TRANSLATE_NOOP("Words", "{who}: class card")},
    {"deck", QT_TRANSLATE_NOOP("Words", "{who}: deck")},
    {"basic_powers", QT_TRANSLATE_NOOP("Words", "{who}: basic powers")},
    {"powers", QT_TRANSLATE_NOOP("Words", "{who}: powers")},
    {"markers", QT_TRANSLATE_NOOP("Words", "{who}: markers")},
    {"locations", QT_TRANSLATE_NOOP("Words", "Locations")},
    {"upgrades", QT_TRANSLATE_NOOP("Words", "Upgrades")},
    {"wishes", QT_TRANSLATE_NOOP("Words", "Wishes")},
    {"read_aloud", QT_TRANSLATE_NOOP("Words", "Cards that are read aloud")},
    {"hero_deck", QT_TRANSLATE_NOOP("Words", "Hero deck")},
    {"dungeon_deck", QT_TRANSLATE_NOOP("Words", "Dungeon deck")},
};

constexpr Phrase kNotes[] = {
    {"class", QT_TRANSLATE_NOOP("Words", "face up before the player")},
    {"deck", QT_TRANSLATE_NOOP("Words", "shuffled, four cards drawn")},
    {"basic_powers", QT_TRANSLATE_NOOP("Words", "beside the deck")},
    {"powers", QT_TRANSLATE_NOOP("Words", "choose {n} in secret, the others go back")},
    {"markers", QT_TRANSLATE_NOOP("Words", "at hand, until a card turns into one")},
    {"locations", QT_TRANSLATE_NOOP("Words", "shuffled, five in a row face down")},
    {"upgrades", QT_TRANSLATE_NOOP("Words", "shuffled, for the ends of the rounds")},
    {"wishes", QT_TRANSLATE_NOOP("Words", "at hand, for every second lamp")},
    {"read_aloud", QT_TRANSLATE_NOOP("Words", "only those you play with, shuffled into their decks")},
    {"hero_deck", QT_TRANSLATE_NOOP("Words", "the blue cards, shuffled, face down")},
    {"dungeon_deck", QT_TRANSLATE_NOOP("Words", "the red cards, shuffled, face down")},
};

QString nameOf(rules::CardId card, const GameKit& kit) {
  return cardName(kit.cards[card]);
}

QString titleOf(const rules::BoxPart& part, const Names& names) {
  const QString title = phrase(kTitles, part.what);
  if (title.isEmpty()) return qtText(part.what);
  return fill(title, {{"who", part.seat ? names[*part.seat] : QString()}});
}

}  // namespace

std::vector<BoxWords> boxWords(const rules::BoxList& list, const GameKit& kit, const Names& names) {
  std::vector<BoxWords> out;
  for (const rules::BoxPart& part : list.parts) {
    BoxWords words;
    if (part.seat) words.seat = QLatin1Char(rules::letter(*part.seat));
    words.title = titleOf(part, names);
    words.note = fill(phrase(kNotes, part.what), {{"n", QString::number(part.picks)}});
    words.count = part.count();
    const bool several =
        std::any_of(part.cards.begin(), part.cards.end(), [](const auto& each) { return each.count > 1; });
    for (const rules::DeckCount& each : part.cards)
      words.cards += several ? times(each.count, nameOf(each.card, kit)) : nameOf(each.card, kit);
    out.push_back(std::move(words));
  }
  return out;
}

QStringList boxTroubles(const rules::BoxList& list, const GameKit& kit, const Names& names) {
  QStringList out;
  for (const rules::BoxShortage& each : list.missing)
    out += fill(Words::tr("{n} × {card} are needed, the box has {copies}: print the rest, or choose other "
                          "classes."),
                {{"n", QString::number(each.wanted)},
                 {"card", nameOf(each.card, kit)},
                 {"copies", QString::number(each.copies)}});
  for (const rules::BoxMiscount& each : list.miscounts)
    out +=
        fill(Words::tr("{who}'s {card} has a deck of {n} cards, the rules ask for {allowed}: mend its pack."),
             {{"who", names[each.seat]},
              {"card", nameOf(each.hero, kit)},
              {"n", QString::number(each.cards)},
              {"allowed", QString::number(each.allowed)}});
  return out;
}

QString boxText(const std::vector<BoxWords>& parts, const QStringList& troubles) {
  QString text = Words::tr("To take out of the box") + QStringLiteral("\n\n");
  for (const BoxWords& part : parts) {
    text += QStringLiteral("[ ] ") + Words::tr("%1 (%n card(s))", nullptr, part.count).arg(part.title);
    if (!part.note.isEmpty()) text += QStringLiteral(", ") + part.note;
    text += QStringLiteral("\n    ") + listed(part.cards) + QStringLiteral("\n");
  }
  for (const QString& trouble : troubles) text += QStringLiteral("\n! ") + trouble;
  if (!troubles.isEmpty()) text += QLatin1Char('\n');
  return text;
}

}  // namespace lk::app
