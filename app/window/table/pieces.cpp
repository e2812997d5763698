#include "app/window/table/pieces.h"

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"

namespace lk::app {

namespace {

QVariantMap piece(const QString& name, const Json& count, const QString& owner, bool isCard) {
  return {{QStringLiteral("name"), name},
          {QStringLiteral("count"), static_cast<int>(count.asInt())},
          {QStringLiteral("owner"), owner},
          {QStringLiteral("isCard"), isCard}};
}

}  // namespace

QVariantList piecesOf(const Moment& moment) {
  QVariantList pieces;
  if (!moment.begun) return pieces;
  for (const auto& [zone, lying] : moment.view["zones"].members())
    for (const Json& card : lying.items())
      if (const Json& count = card["counter"]; count.isInt())
        pieces += piece(cardName(*moment.kit, moment.kit->cards.find(card["card"].asString())), count,
                        QString::fromStdString(card["owner"].asString()), true);
  if (pieces.isEmpty()) return pieces;
  for (const rules::FigureSpec& spec : moment.kit->game->vocabulary().tableFigures)
    if (const Json& count = moment.view[spec.name]; count.isInt() && spec.kind == rules::FigureKind::number &&
                                                    spec.role != rules::FigureRole::round &&
                                                    spec.role != rules::FigureRole::turn)
      pieces += piece(figureLabel(spec.name), count, {}, false);
  return pieces;
}

}  // namespace lk::app
