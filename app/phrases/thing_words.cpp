#include "app/phrases/thing_words.h"

#include <algorithm>
#include <optional>

#include <QStringList>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/zone_words.h"
#include "rules/referee/names.h"

namespace lk::app {

namespace {

bool isNumber(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Reads "chain:1", or "chain 1" in names where colons separate other parts.
std::optional<QString> linkName(std::string_view name) {
  constexpr std::string_view kChain = "chain";
  const std::string_view number = name.substr(std::min(name.size(), kChain.size() + 1));
  if (!name.starts_with(kChain) || !isNumber(number)) return {};
  return fill(Words::tr("number {n} of the chain"), {{"n", qtText(number)}});
}

/// "rust_tick#2" -> "Rust Tick (2)"; nullopt if it is no card.
std::optional<QString> copyName(std::string_view which, const GameKit& kit) {
  const std::size_t hash = which.find('#');
  const rules::CardId card = kit.cards.find(std::string(which.substr(0, hash)));
  if (!card.known()) return {};
  const QString called = cardName(kit.cards[card]);
  if (hash == std::string_view::npos) return called;
  const std::string_view copy = which.substr(hash + 1);
  if (!isNumber(copy)) return {};
  return Words::tr("%1 (%2)", "one of several equal cards, and its number").arg(called, qtText(copy));
}

/// "Discard pile" or "Ann's Discard pile"; nullopt if the game has no such zone.
std::optional<QString> placeName(std::string_view zone, const GameKit& kit, const Names& names) {
  const auto& zones = kit.game->vocabulary().zones;
  if (std::none_of(zones.begin(), zones.end(), [&](const auto& each) { return each.name == zone; }))
    return {};
  const ZoneWords words = zoneWords(zone, kit.id());
  if (!words.seat) return words.label;
  return fill(Words::tr("{seat}'s {place}", "a place of the table that is a player's"),
              {{"seat", names[*words.seat]}, {"place", words.label}});
}

/// Returns the name of a player's place for one thing, without the player; empty if it has none.
QString ownPlace(std::string_view zone, const GameKit& kit) {
  const bool owned = zone.size() > 2 && zone[1] == '-' && rules::seatFrom(zone.substr(0, 1));
  return owned ? phrase(gameWords(kit.id()).things, zone.substr(2)) : QString();
}

/// Names a thing after its owner's letter, or in a zone; nullopt if unknown.
std::optional<QString> placedName(std::string_view name, const GameKit& kit, const Names& names) {
  if (const std::optional<rules::Seat> owner = rules::seatFrom(name.substr(0, 1)); owner && name[1] == '/') {
    const QString own = phrase(gameWords(kit.id()).things, name.substr(2));
    const auto thing = own.isEmpty() ? copyName(name.substr(2), kit) : std::optional(own);
    if (thing)
      return fill(Words::tr("{seat}'s {thing}", "a card on the table that is a player's"),
                  {{"seat", names[*owner]}, {"thing", *thing}});
  }
  const std::size_t slash = name.rfind('/');
  const auto thing = copyName(name.substr(slash + 1), kit);
  const std::string_view zone = name.substr(0, slash);
  if (const QString own = ownPlace(zone, kit); thing && !own.isEmpty())
    return fill(Words::tr("{seat}'s {thing}", "a card on the table that is a player's"),
                {{"seat", names[*rules::seatFrom(zone.substr(0, 1))]},
                 {"thing", Words::tr("%1 (%2)", "a card, and where it lies").arg(*thing, own)}});
  const auto place = placeName(zone, kit, names);
  if (!thing || !place) return {};
  return Words::tr("%1 (%2)", "a card, and where it lies").arg(*thing, *place);
}

/// Returns the display name of a card's ability by its name in events; nullopt if no card has it.
std::optional<QString> abilityName(std::string_view name, const GameKit& kit) {
  for (std::size_t place = 1; place <= kit.cards.cards().size(); ++place) {
    const rules::Program& program = kit.cards.program(rules::CardId(static_cast<std::uint16_t>(place)));
    for (std::size_t i = 0; i < program.names.size(); ++i) {
      if (name.empty() || program.names[i].english != name) continue;
      return QString::fromStdString(program.names[i].in(spoken()));
    }
  }
  return {};
}

QString oneName(std::string_view name, const GameKit& kit, const Names& names) {
  if (const std::optional<rules::Seat> seat = rules::seatFrom(name)) return names[*seat];
  if (const QString own = phrase(gameWords(kit.id()).things, name); !own.isEmpty()) return own;
  if (const auto link = linkName(name)) return *link;
  if (const auto ability = abilityName(name, kit)) return *ability;
  const auto place = name.find('/') == std::string_view::npos ? std::nullopt : placedName(name, kit, names);
  return place ? *place : cardName(kit, std::string(name));
}

}  // namespace

QString placeOnTable(std::string_view zone, const GameKit& kit) {
  const QString own = ownPlace(zone, kit);
  return own.isEmpty() ? qtText(zone) : own;
}

QString mentionName(const rules::Mention& what, const GameKit& kit, const Names& names) {
  return thingName(rules::nameOf(what, kit.game->vocabulary(), kit.cards), kit, names);
}

QString thingName(const std::string& name, const GameKit& kit, const Names& names) {
  const QStringList parts = QString::fromStdString(name).split(QLatin1Char('+'));
  QStringList all;
  for (const QString& each : parts) all += oneName(each.toStdString(), kit, names);
  // A text written by a person may contain a plus sign.
  for (qsizetype i = 0; i < all.size() && all.size() > 1; ++i)
    if (all[i] == parts[i]) return QString::fromStdString(name);
  return allOf(std::move(all));
}

}  // namespace lk::app
