#include "app/phrases/thing_words.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/zone_words.h"

namespace lk::app {

namespace {

constexpr std::string_view kChain = "chain:";

bool isNumber(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// "Discard pile" or "Ann's Discard pile"; empty where the game has no such zone.
QString placeName(std::string_view zone, const GameKit& kit, const Names& names) {
  const auto& zones = kit.game->vocabulary().zones;
  if (std::none_of(zones.begin(), zones.end(), [&](const auto& each) { return each.name == zone; }))
    return {};
  const ZoneWords words = zoneWords(zone, kit.id());
  return words.seat ? fill(Words::tr("{seat}'s {place}", "a place of the table that is a player's"),
                           {{"seat", names[*words.seat]}, {"place", words.label}})
                    : words.label;
}

}  // namespace

QString thingName(std::string_view name, const GameKit& kit, const Names& names) {
  if (name.starts_with(kChain) && isNumber(name.substr(kChain.size())))
    return fill(Words::tr("number {n} of the chain"), {{"n", qtText(name.substr(kChain.size()))}});
  const std::size_t slash = name.rfind('/');
  if (slash == std::string_view::npos) return {};
  const std::string_view where = name.substr(0, slash);
  const std::string_view which = name.substr(slash + 1);
  const std::size_t hash = which.find('#');
  const std::string_view copy = hash == std::string_view::npos ? "" : which.substr(hash + 1);
  const rules::CardId card = kit.cards.find(std::string(which.substr(0, hash)));
  if (!card.known() || (hash != std::string_view::npos && !isNumber(copy))) return {};
  QString called = cardName(kit.cards[card]);
  if (!copy.empty())
    called = Words::tr("%1 (%2)", "one of several equal cards, and its number").arg(called, qtText(copy));
  if (const std::optional<rules::Seat> seat = rules::seatFrom(where))
    return fill(Words::tr("{seat}'s {thing}", "a card on the table that is a player's"),
                {{"seat", names[*seat]}, {"thing", called}});
  const QString place = placeName(where, kit, names);
  return place.isEmpty() ? QString() : Words::tr("%1 (%2)", "a card, and where it lies").arg(called, place);
}

}  // namespace lk::app
