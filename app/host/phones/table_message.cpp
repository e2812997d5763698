#include "app/host/phones/table_message.h"

#include <algorithm>

#include "app/host/phones/card_message.h"
#include "app/host/phones/message_text.h"
#include "app/host/phones/table_rows.h"
#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/games/game_words.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

using rules::FigureRole;

void setFigures(Json& json, const Json& seat, const GameKit& kit) {
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
      if (const QString note = figureNote(figure, value, kit.id()); !note.isEmpty())
        notes.push(note.toStdString());
    }
  }
  json.set("figures", std::move(figures));
  json.set("notes", std::move(notes));
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

/// Returns the numbers of a player that are not among the figures.
Json seatNumbers(const Json& seat, const ShownTable& table) {
  Json numbers = Json::array();
  for (const auto& [name, number] : seat["numbers"].members())
    if (!seat.find(name)) numbers.push(numberMessage(name, number, table.kit));
  return numbers;
}

Json seatJson(rules::Seat who, const Json& seat, const ShownTable& table) {
  const rules::Game& game = *table.kit.game;
  Json json = Json::object({{"seat", rules::name(who)}, {"name", table.names[who].toStdString()}});
  const rules::CardId card =
      table.kit.cards.find(rules::seatFigure(game, seat, FigureRole::playsAs).asString());
  setText(json, "plays_as", cardName(table.kit, card));
  json.set("acting", std::any_of(table.prompts.begin(), table.prompts.end(),
                                 [&](const rules::Prompt& prompt) { return prompt.seat == who; }));
  json.set("leads", table.result.together == rules::Together::no && table.result.winner == who);
  if (const Json& dice = rules::seatFigure(game, seat, FigureRole::dice); dice.isInt())
    json.set("dice", dice.asInt());
  json.set("roles", rolesOf(who, table));
  setFigures(json, seat, table.kit);
  json.set("numbers", seatNumbers(seat, table));
  return json;
}

/// Returns "Flywheel Turret: Spin" for a link of the chain.
QString linkText(const Json& link, const GameKit& kit) {
  QStringList parts{cardName(kit, link["card"].asString()),
                    QString::fromStdString(link["ability"].asString())};
  parts.removeAll(QString());
  return parts.join(QStringLiteral(": "));
}

Json chainJson(const ShownTable& table) {
  Json chain = Json::array();
  for (const Json& link : table.view["chain"].items()) {
    Json json = Json::object({{"link", link["link"]}, {"targets", link["targets"]}});
    setText(json, "says", linkText(link, table.kit));
    for (const char* same : {"seat", "thing"})
      if (!link[same].isNull()) json.set(same, link[same]);
    chain.push(std::move(json));
  }
  return chain;
}

/// Returns the open questions: the shortest way to say what the night waits for.
QStringList openQuestions(const ShownTable& table) {
  QStringList questions;
  for (const rules::Prompt& prompt : table.prompts)
    questions += promptWords(prompt, table.kit, table.names).question;
  questions.removeDuplicates();
  return questions;
}

}  // namespace

Json tableMessage(const ShownTable& table) {
  Json json = Json::object({{"game", gameName(table.kit.id()).toStdString()}});
  if (QStringList questions = openQuestions(table); !questions.isEmpty()) {
    setText(json, "next", questions.takeFirst());
    setText(json, "also", questions.join(QStringLiteral(" \u00b7 ")));
  }
  Json seats = Json::array();
  for (const auto& [letter, seat] : table.view["seats"].members())
    if (const auto who = rules::seatFrom(letter)) seats.push(seatJson(*who, seat, table));
  json.set("seats", std::move(seats));
  json.set("rows", tableRows({table.kit, table.view, table.places, table.names, table.reader}));
  if (Json chain = chainJson(table); !chain.items().empty()) json.set("chain", std::move(chain));
  if (!table.view["seats"].members().empty())
    setText(json, "result", resultText(table.result, table.names, table.kit.id()));
  return json;
}

}  // namespace lk::app
