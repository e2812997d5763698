#include "app/phrases/moves/move_words.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/phrases/by_hand_words.h"
#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/thing_words.h"
#include "app/phrases/zone_words.h"
#include "rules/referee/form.h"

namespace lk::app {

namespace {

const Phrase kSharedAsks[] = {
    {"seat", QT_TRANSLATE_NOOP("Words", "Which player?")},
    {"card", QT_TRANSLATE_NOOP("Words", "Which card?")},
    {"cards", QT_TRANSLATE_NOOP("Words", "Which cards?")},
    {"targets", QT_TRANSLATE_NOOP("Words", "On whom or what?")},
    {"target", QT_TRANSLATE_NOOP("Words", "On whom or what?")},
    {"on", QT_TRANSLATE_NOOP("Words", "On whom or what?")},
    {"to", QT_TRANSLATE_NOOP("Words", "Where to?")},
    {"pay", QT_TRANSLATE_NOOP("Words", "Paid with what?")},
    {"dice", QT_TRANSLATE_NOOP("Words", "What was rolled?")},
    {"choose", QT_TRANSLATE_NOOP("Words", "Which one?")},
    {"option", QT_TRANSLATE_NOOP("Words", "What is your choice?")},
    {"answer", QT_TRANSLATE_NOOP("Words", "What is your answer?")},
    {"order", QT_TRANSLATE_NOOP("Words", "Which comes next?")},
    {"accept", QT_TRANSLATE_NOOP("Words", "Do you accept?")},
    {"keep", QT_TRANSLATE_NOOP("Words", "Do you keep the dice?")},
    {"with", QT_TRANSLATE_NOOP("Words", "How is it used?")},
    {"first", QT_TRANSLATE_NOOP("Words", "Who picks first?")},
    {"secret", QT_TRANSLATE_NOOP("Words", "Does it stay face down?")},
    {"replaces", QT_TRANSLATE_NOOP("Words", "In whose place?")},
    {"set", QT_TRANSLATE_NOOP("Words", "Which number is wrong, and what is right?")},
    {"do", QT_TRANSLATE_NOOP("Words", "What happens?")},
    {"amount", QT_TRANSLATE_NOOP("Words", "How many?")},
    {"why", QT_TRANSLATE_NOOP("Words", "Why?")},
    {"damage", QT_TRANSLATE_NOOP("Words", "How much damage?")},
    {"value", QT_TRANSLATE_NOOP("Words", "What does it show?")},
};

const Phrase kSharedKinds[] = {
    {"roll", QT_TRANSLATE_NOOP("Words", "Roll")},
    {"upgrade_order", QT_TRANSLATE_NOOP("Words", "Say who picks first")},
    {"decide", QT_TRANSLATE_NOOP("Words", "Decide")},
    {"pass", QT_TRANSLATE_NOOP("Words", "Pass")},
    {"done", QT_TRANSLATE_NOOP("Words", "Done")},
    {"concede", QT_TRANSLATE_NOOP("Words", "Concede")},
    {"meant", QT_TRANSLATE_NOOP("Words", "Yes, that's it")},
    {"correct", QT_TRANSLATE_NOOP("Words", "Correct a number")},
    {"effect", QT_TRANSLATE_NOOP("Words", "Something else happens")},
};

/// Returns the first filled one.
QString either(QString first, QString second) {
  return first.isEmpty() ? std::move(second) : std::move(first);
}

/// Returns the words of a field: of its kind of event before any.
QString fieldWords(std::span<const Phrase> table, const SaidField& field) {
  const std::string own = std::string(field.kind).append(".").append(field.field);
  return either(phrase(table, own), phrase(table, field.field));
}

/// Returns the only card in a zone of the view; empty if there is not exactly one that is known.
QString onlyCard(const std::string& zone, const Json& view, const GameKit& kit) {
  const Json& cards = view["zones"][zone];
  if (cards.items().size() != 1) return {};
  const std::string& card = cards.items().front()["card"].asString();
  return card.empty() ? QString() : cardName(kit, card);
}

/// Returns the zone in which a thing lies; empty if it lies nowhere in the view.
std::string zoneOf(const std::string& thing, const Json& view) {
  for (const auto& [zone, cards] : view["zones"].members())
    for (const Json& card : cards.items())
      if (card["thing"].asString() == thing) return zone;
  return {};
}

bool isZone(std::string_view name, const GameKit& kit) {
  const auto& zones = kit.game->vocabulary().zones;
  return std::any_of(zones.begin(), zones.end(), [&](const auto& each) { return each.name == name; });
}

/// Returns what a value names by a row of the game's table: "lane/4", "A/rogue".
std::string named(const PlacedField& row, const SaidField& field, const Json& value) {
  QString name = QString::fromLatin1(row.place);
  name.replace(QLatin1String("{seat}"), seatLetter(field.seat));
  return name.toStdString() + (value.isInt() ? std::to_string(value.asInt()) : value.asString());
}

/// Returns the place that a value names by the game's table; empty if it names none.
std::string placeOf(const SaidField& field, const Json& value, const GameKit& kit) {
  for (const PlacedField& each : gameWords(kit.id()).moves.placed) {
    if (each.field != field.field) continue;
    if (std::string zone = named(each, field, value); isZone(zone, kit)) return zone;
  }
  return {};
}

QString placeLabel(const std::string& zone, const GameKit& kit) {
  return zoneWords(zone, kit.id()).label;
}

/// "Lamp Warden, Rust Tick": the members of an object in order. A single one is a figure and its value.
QString membersLabel(const SaidField& field, const Json& value, const Json& view, const GameKit& kit,
                     const Names& names) {
  if (field.field == "set") return correctionWords(value, kit, names);
  QStringList parts;
  for (const auto& [name, member] : value.members()) {
    const QString its = valueLabel({field.kind, name, field.seat}, member, view, kit, names);
    const bool thing = name.find('/') != std::string::npos || isZone(name, kit) || rules::seatFrom(name);
    parts += thing ? Words::tr("%1: %2", "a thing or number, and its value")
                         .arg(lyingName(name, view, kit, names, field.seat), its)
                   : its;
  }
  return parts.join(QStringLiteral(" \u2192 "));
}

/// "Ben's Elvish Druid (front 2)", or "Ben's front 2" without a card. The owner is not named to `speaker`.
QString placeWith(const QString& card, const std::string& zone, const GameKit& kit, const Names& names,
                  std::optional<rules::Seat> speaker) {
  const ZoneWords place = zoneWords(zone, kit.id());
  const QString thing =
      card.isEmpty() ? place.label : Words::tr("%1 (%2)", "a card, and where it lies").arg(card, place.label);
  if (!place.seat || place.seat == speaker) return thing;
  return fill(Words::tr("{seat}'s {thing}", "a card on the table that is a player's"),
              {{"seat", names[*place.seat]}, {"thing", thing}});
}

void addRefs(const SaidField& field, const Json& value, const GameKit& kit, std::vector<std::string>& refs) {
  if (const std::string place = placeOf(field, value, kit); !place.empty()) refs.push_back(place);
  if (value.isString()) refs.push_back(value.asString());
  if (kit.cards.find(value.asString()).known())
    for (const PlacedField& each : gameWords(kit.id()).moves.things)
      if (each.field == field.field) refs.push_back(named(each, field, value));
  for (const Json& each : value.items()) addRefs(field, each, kit, refs);
  for (const auto& [name, member] : value.members()) {
    refs.push_back(name);
    addRefs({field.kind, name, field.seat}, member, kit, refs);
  }
}

}  // namespace

QString askFor(const SaidField& field, const GameKit& kit) {
  const QString own = fieldWords(gameWords(kit.id()).moves.asks, field);
  const QString shared = either(own, fieldWords(kSharedAsks, field));
  return either(shared, Words::tr("What else?"));
}

QString kindLabel(std::string_view kind, const GameKit& kit) {
  const QString own = phrase(gameWords(kit.id()).moves.kinds, kind);
  const QString label = either(own, phrase(kSharedKinds, kind));
  return either(label, optionLabel(std::string(kind), kit));
}

QString kindLabel(const rules::Event& begun, const GameKit& kit) {
  for (const auto& [field, value] : begun.body.members()) {
    if (field == rules::kKindField || !value.isString()) continue;
    const std::string said = begun.kind() + ":" + value.asString();
    if (const QString own = phrase(gameWords(kit.id()).moves.kinds, said); !own.isEmpty()) return own;
  }
  return kindLabel(begun.kind(), kit);
}

QString lyingName(const std::string& name, const Json& view, const GameKit& kit, const Names& names,
                  std::optional<rules::Seat> speaker) {
  if (isZone(name, kit)) return placeWith(onlyCard(name, view, kit), name, kit, names, speaker);
  const std::string zone = zoneOf(name, view);
  // A thing that is named after its slot is told by its card and the slot.
  if (!zone.empty() && name.starts_with(zone + "/")) return lyingName(zone, view, kit, names, speaker);
  return thingName(name, kit, names);
}

QString withLyingNames(QString sentence, const Json& view, const GameKit& kit, const Names& names,
                       std::optional<rules::Seat> speaker) {
  const QString said = sentence;
  for (const rules::ZoneSpec& zone : kit.game->vocabulary().zones) {
    if (zone.name.find('-') == std::string_view::npos || !sentence.contains(qtText(zone.name))) continue;
    const QRegularExpression whole(
        QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(qtText(zone.name))));
    // "Ann puts Elvish Druid on front 2": a card that is named already is not named again by its place.
    const QString card = onlyCard(std::string(zone.name), view, kit);
    sentence.replace(whole, placeWith(said.contains(card) ? QString() : card, std::string(zone.name), kit,
                                      names, speaker));
  }
  return sentence;
}

QString valueLabel(const SaidField& field, const Json& value, const Json& view, const GameKit& kit,
                   const Names& names) {
  const MoveWords& words = gameWords(kit.id()).moves;
  if (value.isObject()) return membersLabel(field, value, view, kit, names);
  if (value.isArray()) {
    QStringList parts;
    for (const Json& each : value.items()) parts += valueLabel(field, each, view, kit, names);
    return allOf(std::move(parts));
  }
  if (value.isBool()) return value.asBool() ? Words::tr("Yes") : Words::tr("No");
  const std::string plain = value.isInt() ? std::to_string(value.asInt()) : value.asString();
  if (const QString own = phrase(words.values, std::string(field.field).append(":").append(plain));
      !own.isEmpty())
    return own;
  if (const QString own = fieldWords(words.values, field); !own.isEmpty())
    return fill(own, {{"value", qtText(plain)}});
  if (const std::string place = placeOf(field, value, kit); !place.empty()) return placeLabel(place, kit);
  if (value.isInt()) return QString::number(value.asInt());
  if (field.field == "do") return deedWords(plain, kit.id());
  if (const std::size_t colon = plain.find(':'); colon != std::string::npos)
    if (const rules::CardId card = kit.cards.find(plain.substr(colon + 1)); card.known())
      return Words::tr("%1 (%2)", "a card, and where it lies")
          .arg(cardName(kit.cards[card]), placeLabel(plain.substr(0, colon), kit));
  const QString lying = lyingName(plain, view, kit, names, field.seat);
  return lying == qtText(plain) ? optionLabel(plain, kit, names) : lying;
}

QString memberLabel(const std::string& member, const GameKit& kit, const Names& names) {
  const QString thing = thingName(member, kit, names);
  return thing == qtText(member) ? figureLabel(member, kit.id()) : thing;
}

std::vector<std::string> refsOf(const SaidField& field, const Json& value, const GameKit& kit) {
  std::vector<std::string> refs;
  addRefs(field, value, kit, refs);
  std::sort(refs.begin(), refs.end());
  refs.erase(std::unique(refs.begin(), refs.end()), refs.end());
  return refs;
}

const Json& actingOf(const Actor& actor, rules::Seat seat, const Json& view) {
  return view["seats"][rules::name(seat)][actor.figure];
}

std::vector<std::string> actorRefs(const Actor& actor, rules::Seat seat, const Json& view,
                                   const GameKit& kit) {
  const Json& named = actingOf(actor, seat, view);
  return named.isString() ? refsOf({actor.kind, actor.field, seat}, named, kit) : std::vector<std::string>();
}

}  // namespace lk::app
