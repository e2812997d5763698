#include "app/window/event_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace lk::app {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("EventWords", text); }

QString cardsOf(const rules::Event& event, const GameKit& kit) {
  QStringList names;
  for (const Json& card : event.body["cards"].items()) names += cardName(card.asString(), kit);
  return names.join(tr(" and "));
}

QString correctionText(const rules::Event& event, const QString& who, const GameKit&) {
  QStringList changes;
  for (const auto& [figure, value] : event.body["set"].members())
    changes += QString::fromStdString(figure) + QStringLiteral(" ") + QString::fromStdString(value.dump());
  return tr("%1 corrected: %2").arg(who, changes.join(QStringLiteral(", ")));
}

}  // namespace

QString cardName(const std::string& id, const GameKit& kit) {
  const rules::CardId card = kit.cards.find(id);
  return QString::fromStdString(card.known() ? kit.cards[card].name : id);
}

QString eventText(const rules::Event& event, const GameKit& kit, const Names& names) {
  const std::string& kind = event.kind();
  const std::optional<rules::Seat> seat = event.seat();
  const QString who = seat ? names[*seat] : tr("The table");
  const std::string& option = event.body["option"].asString();

  if (kind == "setup") return tr("The night begins");
  if (kind == "take_back") return tr("Taken back");
  if (kind == "roll") {
    QStringList dice;
    for (const Json& die : event.body["dice"].items()) dice += QString::number(die.asInt());
    return dice.isEmpty() ? tr("%1 has rolled").arg(who) : tr("%1 rolled %2").arg(who, dice.join(tr(" and ")));
  }
  if (kind == "choose" || kind == "decide") return tr("%1: %2").arg(who, optionLabel(option, kit));
  if (kind == "answer") return (event.body["accept"].asBool() ? tr("%1 accepts") : tr("%1 declines")).arg(who);
  if (kind == "keep") return (event.body["keep"].asBool() ? tr("%1 keeps the dice") : tr("%1 rolls anew")).arg(who);
  if (kind == "reveal") return tr("%1 reveals %2").arg(who, cardsOf(event, kit));
  if (kind == "discard") return tr("%1 discards %2").arg(who, cardsOf(event, kit));
  if (kind == "pass") return tr("%1 passes").arg(who);
  if (kind == "concede") return tr("%1 concedes").arg(who);
  if (kind == "power") return tr("%1 plays %2").arg(who, cardName(event.body["card"].asString(), kit));
  if (kind == "location") return tr("%1 is turned up").arg(cardName(event.body["card"].asString(), kit));
  if (kind == "correct") return correctionText(event, who, kit);
  return tr("%1: %2").arg(who, optionLabel(kind, kit));
}

}  // namespace lk::app
