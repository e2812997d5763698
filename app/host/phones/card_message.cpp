#include "app/host/phones/card_message.h"

#include "app/host/phones/message_text.h"
#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/spoken.h"
#include "app/phrases/thing_words.h"

namespace lk::app {

namespace {

Json numberJson(const QString& label, const QString& text) {
  Json json = Json::object({{"text", text.toStdString()}});
  setText(json, "label", label);
  return json;
}

Json numbersOf(const Json& placement, const GameKit& kit) {
  Json numbers = Json::array();
  if (const Json& counter = placement["counter"]; counter.isInt() && counter.asInt() != 0)
    numbers.push(numberJson({}, QString::number(counter.asInt())));
  for (const auto& [name, value] : placement["counters"].members())
    if (value.isInt() && value.asInt() != 0 && figureRank(name, kit.id()) != FigureRank::hidden)
      numbers.push(numberJson(figureLabel(name, kit.id()), QString::number(value.asInt())));
  return numbers;
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
  if (placement["turned_deg"].asInt() != 0) json.set("turned", placement["turned_deg"]);
  if (const Json& on = placement["on"]; !on.isNull())
    json.set("on",
             Json::object({{"thing", on}, {"name", thingName(on.asString(), kit, names).toStdString()}}));
  setList(json, "marks", marksOf(placement, kit));
  setList(json, "numbers", numbersOf(placement, kit));
  return json;
}

}  // namespace lk::app
