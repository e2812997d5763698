#include "app/serve/night/table_message.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/zone_words.h"
#include "app/serve/night/message_text.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::FigureRole;

/// Returns "Lamps 2" for a non-zero number, "Stunned" for a flag that is set, and nothing otherwise.
QString noteOf(const std::string& figure, const Json& value, std::string_view game) {
  if (value.isBool()) return value.asBool() ? figureLabel(figure, game) : QString();
  if (value.isInt() && value.asInt() != 0) return figureText(figure, value.asInt(), game);
  return {};
}

void tellFigures(Json& told, const Json& seat, const GameKit& kit) {
  Json::Array figures;
  Json notes = Json::array();
  for (const auto& [figure, value] : seat.members()) {
    const FigureRank rank = figureRank(figure, kit.id());
    if (rank == FigureRank::main) {
      const bool first = &value == &rules::seatFigure(*kit.game, seat, FigureRole::primary);
      figures.insert(first ? figures.begin() : figures.end(),
                     Json::object({{"figure", figure},
                                   {"label", figureLabel(figure, kit.id()).toStdString()},
                                   {"value", value.asInt()}}));
    } else if (rank != FigureRank::hidden) {
      if (const QString note = noteOf(figure, value, kit.id()); !note.isEmpty())
        notes.push(note.toStdString());
    }
  }
  told.set("figures", std::move(figures));
  told.set("notes", std::move(notes));
}

Json rolesOf(rules::Seat who, const ShownTable& table) {
  const rules::Game& game = *table.kit.game;
  const GameWords& words = gameWords(table.kit.id());
  Json roles = Json::array();
  const auto attacker =
      rules::seatFrom(rules::tableFigure(game, table.view, FigureRole::attacker).asString());
  if (!attacker) return roles;
  if (const char* role = *attacker == who ? words.attacker : words.defender)
    roles.push(Words::tr(role).toStdString());
  return roles;
}

Json toldSeat(rules::Seat who, const Json& seat, const ShownTable& table) {
  const rules::Game& game = *table.kit.game;
  Json told = Json::object({{"seat", rules::name(who)}, {"name", table.names[who].toStdString()}});
  const rules::CardId card =
      table.kit.cards.find(rules::seatFigure(game, seat, FigureRole::playsAs).asString());
  setText(told, "plays_as", cardName(table.kit, card));
  told.set("acting", std::any_of(table.prompts.begin(), table.prompts.end(),
                                 [&](const rules::Prompt& prompt) { return prompt.seat == who; }));
  told.set("leads", table.result.together == rules::Together::no && table.result.winner == who);
  if (const Json& dice = rules::seatFigure(game, seat, FigureRole::dice); dice.isInt())
    told.set("dice", dice.asInt());
  told.set("roles", rolesOf(who, table));
  tellFigures(told, seat, table.kit);
  return told;
}

Json toldCard(const Json& lying, const GameKit& kit) {
  Json told = Json::object({});
  const rules::CardId card = kit.cards.find(lying["card"].asString());
  if (!card.known()) return told;
  setText(told, "name", cardName(kit.cards[card]));
  setText(told, "text", cardText(kit.cards[card]));
  if (lying["turned_deg"].asInt() != 0) told.set("turned", true);
  return told;
}

Json toldZones(const ShownTable& table) {
  Json zones = Json::array();
  for (const auto& [name, cards] : table.view["zones"].members()) {
    const ZoneWords words = zoneWords(name, table.kit.id());
    Json zone = Json::object({{"seat", words.seat ? Json(rules::name(*words.seat)) : Json()}});
    setText(zone, "label", words.label);
    Json told = Json::array();
    for (const Json& lying : cards.items()) told.push(toldCard(lying, table.kit));
    zone.set("cards", std::move(told));
    zones.push(std::move(zone));
  }
  return zones;
}

/// Returns the first open question: the shortest way to say what the night waits for.
QString nextOf(const ShownTable& table) {
  if (table.prompts.empty()) return {};
  return asked(table.prompts.front(), table.kit, table.names).question;
}

}  // namespace

Json tableMessage(const ShownTable& table) {
  Json told = Json::object({{"game", gameName(table.kit.id()).toStdString()}});
  setText(told, "next", nextOf(table));
  Json seats = Json::array();
  for (const auto& [letter, seat] : table.view["seats"].members())
    if (const auto who = rules::seatFrom(letter)) seats.push(toldSeat(*who, seat, table));
  told.set("seats", std::move(seats));
  told.set("zones", toldZones(table));
  if (!table.view["seats"].members().empty())
    setText(told, "result", resultText(table.result, table.names, table.kit.id()));
  return told;
}

}  // namespace lk::app
