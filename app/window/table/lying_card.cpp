#include "app/window/table/lying_card.h"

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/moves/drawn_view.h"
#include "app/phrases/number_words.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

StandingNumber standing(const std::string& name, const Json& number, const GameKit& kit) {
  const std::int64_t now = number["now"].asInt();
  StandingNumber shown{.label = numberLabel(name, kit),
                       .text = numberText(number),
                       .sum = numberSum(number, kit),
                       .counted = number["most"].isInt() && number["most"].asInt() != now};
  if (isChanged(number)) shown.change = now > number["base"].asInt() ? 1 : -1;
  return shown;
}

/// Adds the counters on a card that are not zero: the number, and the same in words unless a number says it.
void addCounters(const Json& placement, const GameKit& kit, LyingCard& card) {
  if (const Json& counter = placement["counter"]; counter.isInt() && counter.asInt() != 0)
    card.counts += QString::number(counter.asInt());
  for (const auto& [name, value] : placement["counters"].members()) {
    if (!value.isInt() || value.asInt() == 0) continue;
    card.counts += QString::number(value.asInt());
    if (!isOnCounter(name, placement["numbers"][name], placement))
      card.counted += figureText(name, value.asInt(), kit.id());
  }
}

/// Lets a number that a counter shows say how much there was, too: "3 of 8" in place of "3".
void tellOnCounter(const StandingNumber& number, const Json& now, QList<QString>& counts) {
  if (const qsizetype at = counts.indexOf(QString::number(now.asInt())); at >= 0) counts[at] = number.text;
}

/// Returns what a screen reader says: name, owner, numbers, conditions.
QString heard(const LyingCard& card, const Names& names) {
  QStringList parts{!card.name.isEmpty() ? card.name
                    : card.faceDown      ? Words::tr("face down", "a card")
                                         : QString()};
  if (const auto seat = rules::seatFrom(card.owner.toStdString())) parts += names[*seat];
  for (const StandingNumber& number : card.numbers) parts += number.label + QLatin1Char(' ') + number.text;
  parts += card.counted;
  parts += card.states;
  if (card.turned % 180 != 0) parts += Words::tr("turned sideways", "a card");
  parts.removeAll(QString());
  return listed(parts);
}

}  // namespace

LyingCard lyingCard(const Json& placement, const GameKit& kit, const Names& names, const Reach& reach) {
  const std::string& thing = placement["thing"].asString();
  LyingCard card{.owner = QString::fromStdString(placement["owner"].asString()),
                 .faceDown = placement["face"].asString() != "up",
                 .turned = static_cast<int>(placement["turned_deg"].asInt()),
                 .reached = reach.things.contains(thing),
                 .thing = QString::fromStdString(thing)};
  addCounters(placement, kit, card);
  for (const auto& [name, number] : placement["numbers"].members()) {
    StandingNumber shown = standing(name, number, kit);
    shown.onCounter = shown.counted && isOnCounter(name, number, placement);
    if (shown.onCounter) tellOnCounter(shown, number["now"], card.counts);
    card.numbers += std::move(shown);
  }
  if (const QString acts = actingLabel(placement, kit); !acts.isEmpty()) {
    card.states += acts;
    card.causes += QString();
  }
  for (const Json& state : placement["states"].items()) {
    card.states += conditionLabel(state["state"].asString(), kit);
    card.causes += conditionCause(state, kit);
  }
  for (const Json& mark : placement["marks"].items())
    if (figureRank(mark.asString(), kit.id()) != FigureRank::hidden) {
      card.states += figureLabel(mark.asString(), kit.id());
      card.causes += QString();
    }
  if (const rules::CardId id = kit.cards.find(placement["card"].asString()); id.known()) {
    card.name = cardName(kit.cards[id]);
    card.text = cardText(kit.cards[id]);
    card.picture = facePicture(kit, kit.cards[id].id);
  }
  card.heard = heard(card, names);
  card.turned = turnedOf(kit.board, placement);  // a mark is heard as such
  return card;
}

}  // namespace lk::app
