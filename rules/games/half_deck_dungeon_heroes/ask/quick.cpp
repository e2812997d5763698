#include <algorithm>

#include "rules/games/half_deck_dungeon_heroes/ask/ask.h"
#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/exploring.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

/// Collects what can be tapped now.
class Offering {
 public:
  Offering(const State& s, const CardBook& cards) : s_(s), cards_(cards) {}

  std::vector<QuickAction> offer() {
    const bool fighting = phase(s_) == Phase::combat && !rolling(s_);
    if (phase(s_) == Phase::preparation) joins();
    if (phase(s_) == Phase::preparation || phase(s_) == Phase::explore) meets();
    if (phase(s_) == Phase::roundEnd && drawsDue()) add("drawn");
    if (fighting) add("hit");
    if (fighting && barredFromEscaping(s_, cards_).empty()) add("fled");
    if (phase(s_) == Phase::challenge && !rolling(s_)) add("resolved");
    if (heroesInPlay(s_) > 0 && !rolling(s_)) lives();
    return std::move(all_);
  }

 private:
  void add(std::string_view id, std::vector<QuickField> fields = {}) {
    all_.push_back({id, std::move(fields)});
  }

  [[nodiscard]] bool drawsDue() const {
    const auto seats = seatsOf(s_);
    return std::any_of(seats.begin(), seats.end(), [&](Seat seat) { return get(s_, seat, Of::draws) > 0; });
  }

  void joins() {
    QuickField hero{"hero", {}, {}};
    for (const CardId card : cards_.ofType("hero"))
      if (placeOf(s_, card) == 0) hero.values.push_back(cards_[card].id);
    QuickField who{"who", {}, {}};
    for (const Seat seat : seatsOf(s_))
      if (!is(s_, seat, Of::out) && roomFor(s_, seat)) who.values.push_back(name(seat));
    if (hero.values.empty() || who.values.empty() || freePlace(s_) == 0) return;
    std::vector<QuickField> fields{std::move(hero)};
    if (!alone(s_)) fields.push_back(std::move(who));
    add("joins", std::move(fields));
  }

  void meets() {
    QuickField card{"card", {}, {}};
    for (std::size_t i = 0; i < cards_.cards().size(); ++i) {
      const CardId id(static_cast<std::uint16_t>(i + 1));
      if (isRed(kindOf(cards_, id)) && canComeUp(s_, cards_, id)) card.values.push_back(cards_[id].id);
    }
    if (!card.values.empty()) add("met", {std::move(card)});
  }

  void lives() {
    QuickField hero{"hero", {}, {}};
    for (int place = 1; place <= kPlaces; ++place)
      if (heroAt(s_, place).known()) hero.values.push_back(cards_[heroAt(s_, place)].id);
    add("life", {std::move(hero), {"left", {}, {"0", "1", "2", "3", "4"}}});
  }

  const State& s_;
  const CardBook& cards_;
  std::vector<QuickAction> all_;
};

/// Draws due cards first, unseen.
std::vector<Event> drawsFirst(const State& s) {
  std::vector<Event> events;
  for (const Seat seat : seatsOf(s)) {
    if (get(s, seat, Of::draws) == 0) continue;
    events.push_back(eventOf("draw", seat));
    events.back().body.set("count", get(s, seat, Of::draws));
  }
  return events;
}

Event joining(const State& s, const Json& picked) {
  const Json* who = picked.find("who");
  return {Json::object({{"e", "correct"},
                        {"seat", who ? who->asString() : name(Seat::A)},
                        {"card", picked["hero"].asString()},
                        {"zone", "hero/" + std::to_string(freePlace(s))}})};
}

Event meeting(const State& s, const Json& picked) {
  Event event = eventOf("explore", seatOf(s, Table::turnSeat));
  event.body.set("card", picked["card"].asString());
  if (phase(s) == Phase::preparation) event.body.set("done", true);
  return event;
}

/// Sets a hero's remaining life. A hero without life falls as if hurt.
Event living(const State& s, const CardBook& cards, const Json& picked) {
  const std::string& hero = picked["hero"].asString();
  const int life = std::stoi(picked["left"].asString());
  if (life > 0) return {Json::object({{"e", "correct"}, {"card", hero}, {"life", life}})};
  const int place = placeOf(s, cards.find(hero));
  Event event = eventOf("effect", ownerOf(s, place));
  event.body.set("do", "damage").set("hero", hero).set("amount", lifeAt(s, place));
  return event;
}

}  // namespace

std::vector<QuickAction> ByTaps::actions(const State& s, const CardBook& cards) const {
  return !s.begun || s.result.finished ? std::vector<QuickAction>() : Offering(s, cards).offer();
}

std::vector<Event> ByTaps::events(const State& s, const CardBook& cards, std::string_view action,
                                  const Json& picked) const {
  const Json& of = picked[""];
  if (action == "life") return {living(s, cards, of)};
  const Seat explorer = seatOf(s, Table::explorer);
  if (action == "fled") return {eventOf("forced_escape", explorer)};
  if (action == "resolved")
    return {Event{
        Json::object({{"e", "correct"}, {"card", cards[encounter(s)].id}, {"zone", "dungeon/discard"}})}};
  if (action == "hit") {
    Event event = eventOf("effect", explorer);
    event.body.set("do", "damage").set("amount", 1);
    return {event};
  }
  std::vector<Event> events = drawsFirst(s);
  if (action == "drawn") return events;
  events.push_back(action == "joins" ? joining(s, of) : meeting(s, of));
  return events;
}

}  // namespace lk::rules::half_deck_dungeon_heroes
