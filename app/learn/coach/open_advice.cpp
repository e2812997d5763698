#include "app/learn/coach/open_advice.h"

#include <cmath>

#include <QStringList>

#include "app/phrases/card_words.h"
#include "app/phrases/decimals.h"
#include "app/phrases/fill.h"

namespace lk::app {

namespace {

constexpr int kMin = 2, kMax = 12;

QString number(int n) {
  return QString::number(n);
}

}  // namespace

QString diceText(const DiceBand& band) {
  if (band.from <= kMin && band.to >= kMax) return Words::tr("With any dice");
  if (band.from == band.to) return fill(Words::tr("With {n}"), {{"n", number(band.from)}});
  if (band.to >= kMax) return fill(Words::tr("With {n} or more"), {{"n", number(band.from)}});
  if (band.from <= kMin) return fill(Words::tr("With {n} or less"), {{"n", number(band.to)}});
  return fill(Words::tr("With {from} to {to}"), {{"from", number(band.from)}, {"to", number(band.to)}});
}

QString actionsText(const rules::halfwish::Actions& actions, const rules::CardBook& cards) {
  QStringList names;
  for (const rules::CardId card : actions)
    if (card.known()) names << cardName(cards[card]);
  return names.size() == 2
             ? fill(Words::tr("{first}, then {second}"), {{"first", names[0]}, {"second", names[1]}})
             : names.value(0);
}

QString roleText(const RoleAdvice& advice, bool certain, const Names& names) {
  const QString sentence =
      certain ? (advice.aggressor ? Words::tr("{seat}, you attack") : Words::tr("{seat}, you defend"))
              : (advice.aggressor ? Words::tr("{seat}, if you attack") : Words::tr("{seat}, if you defend"));
  return fill(sentence, {{"seat", names[advice.seat]}});
}

QString valueText(const RoleAdvice& advice) {
  if (advice.careful.empty()) return {};
  const double rounded = std::round(advice.value * 10) / 10;
  const QString n = decimal(std::abs(rounded), 1);
  if (rounded == 0) return Words::tr("When both play carefully, it comes out even.");
  return fill(rounded > 0 ? Words::tr("When both play carefully, this role gains {n} points on average.")
                          : Words::tr("When both play carefully, this role loses {n} points on average."),
              {{"n", n}});
}

QString leftText(const rules::halfwish::OpenDuel& duel, rules::Seat seat, const rules::CardBook& cards,
                 const Names& names) {
  QStringList parts;
  for (const rules::DeckCount& entry : duel.duelists[rules::index(seat)].left)
    if (entry.count > 0)
      parts +=
          fill(Words::tr("{n} {card}"), {{"n", number(entry.count)}, {"card", cardName(cards[entry.card])}});
  if (parts.isEmpty()) return {};
  return fill(Words::tr("{seat} can still hold {cards}"), {{"seat", names[seat]}, {"cards", listed(parts)}});
}

}  // namespace lk::app
