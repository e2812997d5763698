#include "app/host/phones/move_message.h"

#include <QCoreApplication>

#include "app/host/phones/card_message.h"
#include "app/host/phones/message_text.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/thing_words.h"
#include "app/session/night/cast_dice.h"

namespace lk::app {

namespace {

struct ComposedWords {
  Q_DECLARE_TR_FUNCTIONS(ComposedWords)
};

constexpr std::size_t kMaxDice = 20;

Json valueJson(const MoveValue& value, const GameKit& kit) {
  Json json = Json::object({{"next", value.next.body}, {"label", value.label.toStdString()}});
  Json refs = Json::array();
  for (const std::string& ref : value.refs) refs.push(ref);
  json.set("refs", std::move(refs));
  if (!value.card.empty()) json.set("picture", facePath(kit, value.card));
  setText(json, "leads", value.leads);
  return json;
}

Json numbersJson(const MoveNumbers& numbers) {
  Json json = Json::object({{"least", numbers.least}, {"most", numbers.most}});
  if (numbers.member.empty()) return json;
  setText(json, "label", numbers.of);
  return json.set("member", numbers.member), json;
}

Json partJson(const MovePart& part, const rules::Event& event, const MoveTable& table) {
  Json json = Json::object({{"field", part.field}, {"asks", part.asks.toStdString()}});
  if (part.grows) json.set("grows", true);
  if (part.optional) json.set("optional", true);
  if (part.text) json.set("text", true);
  Json values = Json::array();
  for (const MoveValue& value : part.values) values.push(valueJson(value, table.kit));
  json.set("values", std::move(values));
  Json numbers = Json::array();
  for (const MoveNumbers& each : part.numbers) numbers.push(numbersJson(each));
  json.set("numbers", std::move(numbers));
  if (part.roll)
    json.set("roll", Json::object({{"count", part.roll->count},
                                   {"sides", part.roll->sides},
                                   {"cast", canBeCast(table.kit, event, part.field)}}));
  return json;
}

Json compositionJson(const MoveSoFar& now, const MoveTable& table) {
  Json json = Json::object({{"event", now.event.body}, {"said", now.said.toStdString()}});
  Json refs = Json::array();
  for (const std::string& ref : now.refs) refs.push(ref);
  json.set("refs", std::move(refs));
  Json changes = Json::object({});
  for (const CardChange& each : now.changes) changes.set(each.thing, each.text.toStdString());
  if (!now.changes.empty()) json.set("changes", std::move(changes));
  Json parts = Json::array();
  for (const MovePart& part : now.parts) parts.push(partJson(part, now.event, table));
  json.set("parts", std::move(parts));
  if (now.complete) json.set("complete", now.complete->body);
  setText(json, "would", now.would);
  return json;
}

Json kindJson(const MoveKind& kind, const MoveTable& table) {
  Json json = compositionJson(kind.begun, table);
  json.set("kind", kind.kind);
  json.set("label", kind.label.toStdString());
  if (kind.occasion == rules::Occasion::besides) json.set("besides", true);
  if (kind.ends) json.set("ends", true);
  return json;
}

/// Returns the value that a page adds to a field; nullopt if it is malformed.
std::optional<Json> addedValue(const Json& compose) {
  if (const Json& number = compose["number"]; number.isInt()) {
    const std::string& member = compose["member"].asString();
    return member.empty() ? number : Json::object({{member, number}});
  }
  if (const Json& text = compose["text"]; text.isString()) return text;
  const Json& dice = compose["dice"];
  if (!dice.isArray() || dice.items().size() > kMaxDice) return std::nullopt;
  return dice;
}

}  // namespace

std::optional<MoveAsked> readMoveAsked(const Json& compose, const GameKit& kit) {
  if (!compose["event"].isObject()) return std::nullopt;
  MoveAsked asked{{compose["event"]}};
  if (!compose.find("field")) return asked;
  const std::optional<Json> value = addedValue(compose);
  if (!value) return std::nullopt;
  asked.unfinished = withValue(kit, asked.unfinished, compose["field"].asString(), *value);
  return asked;
}

Json moveMessage(const MoveTable& table, rules::Seat seat, const rules::Event& unfinished) {
  const Composition now = compositionOf(table, seat, unfinished);
  Json json = compositionJson(now, table);
  if (unfinished.body.members().empty()) {
    Json kinds = Json::array();
    for (const MoveKind& kind : now.kinds)
      if (kind.occasion != rules::Occasion::table) kinds.push(kindJson(kind, table));
    json.set("kinds", std::move(kinds));
  } else if (now.parts.empty() && !now.complete) {
    setText(json, "problem", ComposedWords::tr("That cannot be done any more. Choose again."));
  }
  return json;
}

Json noMoveMessage() {
  return Json::object(
      {{"event", Json::object({})}, {"said", ""}, {"parts", Json::array()}, {"kinds", Json::array()}});
}

}  // namespace lk::app
