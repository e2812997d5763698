#include "rules/referee/field_offer.h"

#include <algorithm>

#include "rules/referee/moves.h"
#include "rules/referee/names.h"
#include "rules/referee/referee.h"

namespace lk::rules {

FieldOffer::FieldOffer(const Game& game, const State& state, State& spare, const CardBook& cards, Seat seat,
                       const EventSpec& spec, const FieldSpec& field, const Event& said)
    : game_(game),
      words_(game.vocabulary()),
      state_(state),
      spare_(spare),
      cards_(cards),
      seat_(seat),
      spec_(spec),
      field_(field),
      said_(said) {}

std::size_t FieldOffer::count() const {
  const Json& said = value();
  if (said.isArray()) return said.items().size();
  return said.isObject() ? said.members().size() : said.isNull() ? 0 : 1;
}

std::optional<State> FieldOffer::after(const Event& event) const {
  State state = state_;
  if (judged(game_, state, event, cards_, StepSink()).verdict != Verdict::accepted) return std::nullopt;
  return state;
}

int FieldOffer::kind() const {
  return placeAmong(said_, words_.events);
}

void FieldOffer::readInto(void* move) const {
  MoveReader(said_, state_, cards_).fields(spec_, move);
}

void offerNothing(FieldOffer&) {}

std::string FieldOffer::nameOf(Target what) const {
  return rules::nameOf(what, words_, state_, cards_);
}

void FieldOffer::add(Target what) {
  add(Json(nameOf(what)));
}

void FieldOffer::addCards(std::string_view type) {
  for (const CardId card : cards_.ofType(type)) add(card);
}

void FieldOffer::addMember(std::string_view member, Json what) {
  if (value().find(member)) return;
  Json one;
  one.add(member, std::move(what));
  add(std::move(one));
}

void FieldOffer::addNumbers(std::string_view member, int least, int most) {
  if (least > most || (!member.empty() && value().find(member))) return;
  values_.numbers.push_back({std::string(member), least, most});
}

void FieldOffer::addFigures() {
  addFigures(said_.seat() ? words_.seatFigures : words_.tableFigures);
}

void FieldOffer::addFigures(std::span<const FigureSpec> specs) {
  for (const FigureSpec& spec : specs) {
    if (spec.shown != Shown::inViews) continue;
    if (spec.kind == FigureKind::number) addNumbers(spec.name, spec.least, spec.most);
    if (spec.kind == FigureKind::flag)
      for (const bool flag : {true, false}) addMember(spec.name, flag);
    if (spec.kind == FigureKind::seat)
      for (std::size_t i = 0; i < state_.seatCount; ++i) addMember(spec.name, name(kAllSeats[i]));
  }
}

void FieldOffer::addByType() {
  switch (field_.type) {
    case FieldType::seat:
      if (spec_.occasion != Occasion::table && field_.name == "seat") return add(seat_);
      for (std::size_t i = 0; i < state_.seatCount; ++i) add(kAllSeats[i]);
      return;
    case FieldType::boolean:
      add(true);
      if (isRequired(field_)) add(false);
      return;
    case FieldType::text:
      if (!field_.place.read) return addAnyText();
      return addNamed();
    case FieldType::card:
    case FieldType::cardList:
    case FieldType::cards:
      return addItems();
    case FieldType::figures:
      return addFigures();
    case FieldType::integer:
    case FieldType::textOrInteger:
    case FieldType::integerList:
    case FieldType::diceList:
    case FieldType::seatMap:
    case FieldType::object:
    case FieldType::objects:
      return;  // the game's table must say
  }
}

/// Adds the names the field lists; without any, everything that has a name.
void FieldOffer::addNamed() {
  for (const std::string_view name : field_.names) add(Json(name));
  if (!field_.names.empty()) return;
  for (const Slot& slot : state_.lying)
    if (slot.thing.known()) add(Target::of(slot.thing));
  for (const Link& link : state_.links)
    if (!link.resolving) add(Target::link(link.number));
  for (std::size_t i = 0; i < state_.seatCount; ++i) add(kAllSeats[i]);
}

/// Adds the cards of the field's types, or all cards.
void FieldOffer::addItems() {
  for (const std::string_view type : field_.cardTypes) addCards(type);
  if (!field_.cardTypes.empty()) return;
  for (std::size_t i = 1; i <= cards_.cards().size(); ++i) add(CardId(static_cast<std::uint16_t>(i)));
}

}  // namespace lk::rules
