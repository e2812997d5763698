#include "app/workshop/editor/preview_card.h"

namespace lk::app {

namespace {

/// Returns a text; if its English is missing, its first language is used instead.
Wording shownWording(const Json& card, std::string_view field) {
  Wording wording = wordingOf(card, field);
  if (wording.english.empty() && !wording.others.empty()) wording.english = wording.others.begin()->second;
  return wording;
}

void takeField(const Json& value, const rules::CardFieldSpec& field, rules::CardDef& def) {
  using rules::CardFieldKind;
  if (field.kind == CardFieldKind::name) def.words.push_back({field.name, {value.asString()}});
  if (field.kind == CardFieldKind::number)
    def.figures.push_back({field.name, static_cast<int>(value.asInt())});
  if (field.kind == CardFieldKind::names) {
    def.words.push_back({field.name, {}});
    for (const Json& word : value.items()) def.words.back().words.push_back(word.asString());
  }
  if (field.kind == CardFieldKind::deck)
    for (const Json& entry : value.items())
      def.deck.push_back({entry["card"].asString(), static_cast<int>(entry["count"].asInt(1))});
}

}  // namespace

rules::CardDef previewOf(const Json& card, const rules::Language& language) {
  rules::CardDef def;
  def.id = card["id"].asString();
  def.name = shownWording(card, "name");
  def.type = card["type"].asString();
  def.subtype = card["subtype"].asString();
  def.kind = card["kind"].asString();
  def.countsAs = card["counts_as"].asString();
  def.replaces = card["replaces"].asString();
  def.text = shownWording(card, "text");
  def.origin = card["origin"].asString();
  def.picture = card["picture"].asString();
  def.copies = static_cast<int>(card["copies"].asInt(1));
  def.needs = card["needs"];
  def.effect = card["effect"];
  for (const rules::CardTypeSpec& type : language.cardTypes)
    if (type.name == def.type)
      for (const rules::CardFieldSpec& field : type.fields)
        if (const Json* value = card.find(field.name)) takeField(*value, field, def);
  return def;
}

}  // namespace lk::app
