#include "rules/referee/readout.h"

namespace lk::rules {

namespace {

void addCause(Json& json, RuleId rule, CardId card, std::string_view until, const CardBook& cards) {
  json.set("rule", rule.text);
  if (card.known()) json.set("card", cards[card].id);
  if (!until.empty()) json.set("until", until);
}

Json partJson(const CountPart& part, const CardBook& cards) {
  Json json;
  json.set("amount", part.amount);
  addCause(json, part.rule, part.card, part.until, cards);
  if (!part.of.empty()) json.set("of", part.of);
  if (part.kind != PartKind::adds) json.set("how", part.kind == PartKind::halves ? "halves" : "limits");
  return json;
}

Json countJson(const Count& count, const CardBook& cards) {
  Json json;
  json.set("now", count.now);
  if (count.base) json.set("base", *count.base);
  if (count.most) json.set("most", *count.most);
  Json sum;
  for (const CountPart& part : count.parts) sum.push(partJson(part, cards));
  if (!sum.isNull()) json.set("sum", std::move(sum));
  return json;
}

}  // namespace

void settleAt(Count& count, int now, RuleId rule) {
  int sum = count.base.value_or(0);
  for (const CountPart& part : count.parts) sum += part.amount;
  if (sum != now) count.parts.push_back({.amount = now - sum, .rule = rule, .kind = PartKind::limits});
  count.now = now;
}

Json countsJson(const Readout& readout, const CardBook& cards, Audience audience) {
  Json json;
  for (const Count& count : readout.counts)
    if (count.knownTo.include(audience)) json.set(count.name, countJson(count, cards));
  return json;
}

Json conditionsJson(const Readout& readout, const CardBook& cards) {
  Json json;
  for (const Condition& each : readout.conditions) {
    Json state;
    state.set("state", each.name);
    addCause(state, each.rule, each.card, each.until, cards);
    json.push(std::move(state));
  }
  return json;
}

}  // namespace lk::rules
