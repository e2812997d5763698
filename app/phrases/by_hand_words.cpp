#include "app/phrases/by_hand_words.h"

#include <algorithm>

#include <QStringList>

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"

namespace lk::app {

namespace {

/// Returns whether a figure of the table is a seat or card, whose null value means nobody.
bool isSomebody(std::string_view figure, const GameKit& kit) {
  const auto figures = kit.game->vocabulary().tableFigures;
  return std::any_of(figures.begin(), figures.end(), [&](const rules::FigureSpec& spec) {
    return spec.name == figure &&
           (spec.kind == rules::FigureKind::seat || spec.kind == rules::FigureKind::card);
  });
}

QString set(const std::string& name, const Json& value, const GameKit& kit, const Names& names) {
  const QString figure = figureLabel(name, kit.id());
  if (value.isNull())
    return isSomebody(name, kit) ? Words::tr("%1: %2").arg(figure, Words::tr("nobody")) : figure;
  if (value.isBool())
    return Words::tr("%1: %2").arg(figure, value.asBool() ? Words::tr("yes") : Words::tr("no"));
  if (value.isInt()) return figureText(name, value.asInt(), kit.id());
  if (!value.isString()) return QStringLiteral("%1 %2").arg(figure, QString::fromStdString(value.dump()));
  const std::string& text = value.asString();
  const std::optional<rules::Seat> seat = rules::seatFrom(text);
  return Words::tr("%1: %2").arg(figure, seat ? names[*seat] : cardName(kit, text));
}

}  // namespace

QString correctionWords(const Json& figures, const GameKit& kit, const Names& names) {
  QStringList out;
  for (const auto& [figure, value] : figures.members()) out << set(figure, value, kit, names);
  return listed(out);
}

QString deedWords(std::string_view deed, std::string_view game) {
  const GameWords& words = gameWords(game);
  const QString own = phrase(words.deeds, deed);
  if (!own.isEmpty()) return own;
  for (const DeedFigure& each : words.deedFigures)
    if (each.deed == deed) return figureLabel(each.figure, game);
  return figureLabel(deed, game);
}

}  // namespace lk::app
