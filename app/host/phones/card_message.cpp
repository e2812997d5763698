#include "app/host/phones/card_message.h"

#include "app/host/phones/message_text.h"
#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/moves/drawn_view.h"
#include "app/phrases/number_words.h"
#include "app/phrases/spoken.h"
#include "app/phrases/thing_words.h"

namespace lk::app {

namespace {

Json counterJson(const QString& label, std::int64_t count) {
  Json json = Json::object({{"text", std::to_string(count)}});
  setText(json, "label", label);
  return json;
}

Json numbersOf(const Json& placement, const GameKit& kit) {
  Json numbers = Json::array();
  bool counterTold = false;
  for (const auto& [name, number] : placement["numbers"].members()) {
    numbers.push(numberMessage(name, number, kit));
    counterTold = counterTold || isOnCounter(name, number, placement);
  }
  if (const Json& counter = placement["counter"]; counter.isInt() && counter.asInt() != 0 && !counterTold)
    numbers.push(counterJson({}, counter.asInt()));
  for (const auto& [name, value] : placement["counters"].members())
    if (value.isInt() && value.asInt() != 0 && !isOnCounter(name, placement["numbers"][name], placement) &&
        figureRank(name, kit.id()) != FigureRank::hidden)
      numbers.push(counterJson(figureLabel(name, kit.id()), value.asInt()));
  return numbers;
}

Json statesOf(const Json& placement, const GameKit& kit) {
  Json states = Json::array();
  if (const QString acts = actingLabel(placement, kit); !acts.isEmpty())
    states.push(Json::object({{"label", acts.toStdString()}}));
  for (const Json& each : placement["states"].items()) {
    Json json = Json::object({{"label", conditionLabel(each["state"].asString(), kit).toStdString()}});
    setText(json, "cause", conditionCause(each, kit));
    states.push(std::move(json));
  }
  return states;
}

Json marksOf(const Json& placement, const GameKit& kit) {
  Json marks = Json::array();
  for (const Json& mark : placement["marks"].items())
    if (figureRank(mark.asString(), kit.id()) != FigureRank::hidden)
      marks.push(
          Json::object({{"mark", mark}, {"label", figureLabel(mark.asString(), kit.id()).toStdString()}}));
  return marks;
}

void setList(Json& json, const char* key, Json list) {
  if (!list.items().empty()) json.set(key, std::move(list));
}

}  // namespace

std::string facePath(const GameKit& kit, std::string_view card) {
  return "/card/" + kit.edition + '/' + std::string(spoken().id()) + '/' + std::string(card);
}

std::string backPath(const GameKit& kit, std::string_view type) {
  return "/back/" + kit.edition + '/' + std::string(type);
}

Json cardMessage(const Json& placement, const GameKit& kit, const Names& names) {
  Json json = Json::object({});
  const rules::CardId id = kit.cards.find(placement["card"].asString());
  const bool down = placement["face"].asString() == "down";
  if (id.known()) {
    const rules::CardDef& card = kit.cards[id];
    setText(json, "name", cardName(card));
    setText(json, "text", cardText(card));
    json.set("picture", facePath(kit, card.id));
  } else {
    json.set("picture", backPath(kit, ""));
  }
  if (down) json.set("down", true);
  for (const char* same : {"thing", "owner"})
    if (!placement[same].isNull()) json.set(same, placement[same]);
  if (const int turned = turnedOf(kit.board, placement); turned != 0) json.set("turned", turned);
  if (const Json& on = placement["on"]; !on.isNull())
    json.set("on",
             Json::object({{"thing", on}, {"name", thingName(on.asString(), kit, names).toStdString()}}));
  if (!placement["aims"].isNull()) json.set("aims", placement["aims"]);
  setList(json, "marks", marksOf(placement, kit));
  setList(json, "numbers", numbersOf(placement, kit));
  setList(json, "states", statesOf(placement, kit));
  return json;
}

Json numberMessage(const std::string& name, const Json& number, const GameKit& kit) {
  Json json = Json::object({{"text", numberText(number).toStdString()}, {"now", number["now"]}});
  setText(json, "label", numberLabel(name, kit));
  if (!number["most"].isNull()) json.set("most", number["most"]);
  if (isChanged(number))
    json.set("changed", number["now"].asInt() > number["base"].asInt() ? "more" : "less")
        .set("printed", number["base"]);
  Json sum = Json::array();
  for (const QString& term : numberTerms(number, kit)) sum.push(term.toStdString());
  setList(json, "sum", std::move(sum));
  return json;
}

}  // namespace lk::app
