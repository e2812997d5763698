#include "app/phrases/box_words.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

QString nameOf(rules::CardId card, const GameKit& kit) {
  return cardName(kit.cards[card]);
}

QString titleOf(const rules::BoxPart& part, const GameWords& words, const Names& names) {
  const QString title = phrase(words.boxParts, part.what);
  if (title.isEmpty()) return qtText(part.what);
  return fill(title, {{"who", part.seat ? names[*part.seat] : QString()}});
}

}  // namespace

std::vector<BoxWords> boxWords(const rules::BoxList& list, const GameKit& kit, const Names& names) {
  const GameWords& own = gameWords(kit.id());
  std::vector<BoxWords> out;
  for (const rules::BoxPart& part : list.parts) {
    BoxWords words;
    if (part.seat) words.seat = QLatin1Char(rules::letter(*part.seat));
    words.title = titleOf(part, own, names);
    words.note = fill(phrase(own.boxNotes, part.what), {{"n", QString::number(part.picks)}});
    words.count = part.count();
    const bool several =
        std::any_of(part.cards.begin(), part.cards.end(), [](const auto& each) { return each.count > 1; });
    for (const rules::DeckCount& each : part.cards)
      words.cards += several ? times(each.count, nameOf(each.card, kit)) : nameOf(each.card, kit);
    out.push_back(std::move(words));
  }
  return out;
}

QStringList boxProblems(const rules::BoxList& list, const GameKit& kit, const Names& names) {
  QStringList out;
  for (const rules::BoxShortage& each : list.missing)
    out += fill(Words::tr("{n} × {card} are needed, the box has {copies}: print the rest, or choose other "
                          "classes."),
                {{"n", QString::number(each.wanted)},
                 {"card", nameOf(each.card, kit)},
                 {"copies", QString::number(each.copies)}});
  for (const rules::BoxMiscount& each : list.miscounts)
    out +=
        fill(Words::tr("{who}'s {card} has a deck of {n} cards; the rules require {allowed}: fix its pack."),
             {{"who", names[each.seat]},
              {"card", nameOf(each.hero, kit)},
              {"n", QString::number(each.cards)},
              {"allowed", QString::number(each.allowed)}});
  return out;
}

QString boxText(const std::vector<BoxWords>& parts, const QStringList& problems) {
  QString text = Words::tr("Take out of the box") + QStringLiteral("\n\n");
  for (const BoxWords& part : parts) {
    text += QStringLiteral("[ ] ") + Words::tr("%1 (%n card(s))", nullptr, part.count).arg(part.title);
    if (!part.note.isEmpty()) text += QStringLiteral(", ") + part.note;
    text += QStringLiteral("\n    ") + listed(part.cards) + QStringLiteral("\n");
  }
  for (const QString& problem : problems) text += QStringLiteral("\n! ") + problem;
  if (!problems.isEmpty()) text += QLatin1Char('\n');
  return text;
}

}  // namespace lk::app
