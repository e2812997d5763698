#include "app/phrases/by_hand_words.h"

#include <algorithm>

#include <QStringList>

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"

namespace lk::app {

namespace {

/// What is done to a figure is called like the figure.
struct Deed {
  std::string_view name, figure;
};
constexpr Deed kToFigures[] = {
    {"points", "points"},   {"lamps", "lamps"},         {"mana", "mana"},
    {"poison", "poisoned"}, {"ignite", "ignited"},      {"stun", "stunned"},
    {"exposed", "exposed"}, {"toughness", "toughness"}, {"extra_upgrade", "extra_upgrades"}};
constexpr Phrase kDeeds[] = {
    {"damage", QT_TRANSLATE_NOOP("Words", "damage")},
    {"heal", QT_TRANSLATE_NOOP("Words", "healing")},
    {"draw", QT_TRANSLATE_NOOP("Words", "cards to draw")},
    {"pay_hp", QT_TRANSLATE_NOOP("Words", "Health paid")},
    {"pay_points", QT_TRANSLATE_NOOP("Words", "Points paid")},
    {"set_hp", QT_TRANSLATE_NOOP("Words", "Health set to")},
    {"set_points", QT_TRANSLATE_NOOP("Words", "Points set to")},
};

/// Whether a figure of the table is somebody, and so can be nobody.
bool isSomebody(std::string_view figure, const GameKit& kit) {
  const auto figures = kit.game->vocabulary().tableFigures;
  return std::any_of(figures.begin(), figures.end(), [&](const rules::FigureSpec& spec) {
    return spec.name == figure &&
           (spec.kind == rules::FigureKind::seat || spec.kind == rules::FigureKind::card);
  });
}

QString set(const std::string& name, const Json& value, const GameKit& kit, const Names& names) {
  const QString figure = figureLabel(name);
  if (value.isNull())
    return isSomebody(name, kit) ? Words::tr("%1: %2").arg(figure, Words::tr("nobody")) : figure;
  if (value.isBool())
    return Words::tr("%1: %2").arg(figure, value.asBool() ? Words::tr("yes") : Words::tr("no"));
  if (value.isInt()) return figureText(name, value.asInt());
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

QString deedWords(std::string_view deed) {
  for (const Deed& each : kToFigures)
    if (each.name == deed) return figureLabel(each.figure);
  const QString words = phrase(kDeeds, deed);
  return words.isEmpty() ? figureLabel(deed) : words;
}

}  // namespace lk::app
