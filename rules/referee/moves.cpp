#include "rules/referee/moves.h"

#include "rules/referee/names.h"
#include "rules/text/fields.h"

namespace lk::rules {

void MoveReader::refuse(Ruling refusal) {
  if (!refused_) refused_ = std::move(refusal);
}

void MoveReader::malformed(std::string problem) {
  refuse(rules::refuse("malformed", Json::object({{"problem", std::move(problem)}})));
}

CardId MoveReader::card(const Json& value, const FieldSpec& field) {
  const std::string& id = value.asString();
  const CardId card = cards_.find(id);
  const bool fits =
      card.known() &&
      (field.cardTypes.empty() || std::any_of(field.cardTypes.begin(), field.cardTypes.end(),
                                              [&](std::string_view type) { return cards_.is(card, type); }));
  if (fits) return card;
  refuse(rules::refuse("unknown_card", Json::object({{"card", id}})));
  return {};
}

Seat MoveReader::seat(const Json& value, const FieldSpec& field, Seat otherwise) {
  const std::optional<Seat> seat = seatFrom(value.asString());
  if (seat && index(*seat) < state_.seatCount) return *seat;
  static constexpr std::string_view kQuoted[] = {"\"A\"", "\"B\"", "\"C\"", "\"D\""};
  malformed("\"" + std::string(field.name) + "\" must be " +
            oneOf(std::span(kQuoted).first(state_.seatCount)));
  return otherwise;
}

Target MoveReader::target(const Json& value, const FieldSpec& field, std::size_t item,
                          const Vocabulary& words) {
  const Named named = readName(value.asString(), words, state_, cards_);
  if (named.nothing()) refuse(rules::refuse("no_such_thing", Json::object({{"name", value.asString()}})));
  if (!named.candidates.empty()) refuse(whichOne(event_, field.name, item, named, words, state_, cards_));
  return named.target();
}

int MoveReader::named(const Json& value, const FieldSpec& field) {
  const auto found = std::find(field.names.begin(), field.names.end(), value.asString());
  if (found != field.names.end()) return static_cast<int>(found - field.names.begin());
  malformed("\"" + std::string(field.name) + "\" must be " + oneOf(field.names));
  return 0;
}

void MoveReader::fields(const EventSpec& spec, void* move) {
  for (const FieldSpec& field : spec.fields) {
    const Json* value = body().find(field.name);
    if (value && field.place.read) field.place.read(*this, field, *value, move);
  }
}

Json MoveWriter::card(CardId card) const {
  return card.known() ? Json(cards_[card].id) : Json();
}

Json MoveWriter::list(std::span<const CardId> cards) const {
  Json json{Json::Array{}};
  for (const CardId each : cards) json.push(card(each));
  return json;
}

Json MoveWriter::target(Target what, const Vocabulary& words) const {
  return what == Target() ? Json() : Json(nameOf(what, words, state_, cards_));
}

Event MoveWriter::fields(const EventSpec& spec, const void* move) const {
  Event event{Json::object({{"e", spec.kind}})};
  for (const FieldSpec& field : spec.fields) {
    Json value = field.place.write ? field.place.write(*this, field, move) : Json();
    if (!value.isNull()) event.body.set(field.name, std::move(value));
  }
  return event;
}

int placeAmong(const Event& event, std::span<const EventSpec> events) {
  const auto found =
      std::find_if(events.begin(), events.end(),
                   [&kind = event.kind()](const EventSpec& spec) { return spec.kind == kind; });
  return found == events.end() ? -1 : static_cast<int>(found - events.begin());
}

}  // namespace lk::rules
