#include "rules/games/half_deck_dungeon_heroes/move.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "rules/games/half_deck_dungeon_heroes/refusal.h"

namespace lk::rules::dungeon {

namespace {

// In the order of MoveKind.
constexpr std::string_view kKinds[] = {"draw",          "exchange", "place",  "equip", "trade",   "done",
                                       "explore",       "attack",   "face",   "use",   "team",    "roll",
                                       "forced_escape", "yield",    "decide", "loot",  "correct", "effect"};
static_assert(std::size(kKinds) == static_cast<std::size_t>(MoveKind::effect) + 1);

/// Reads the fields of one event; the first thing that does not exist is kept as the refusal.
class Reading {
 public:
  Reading(const Event& event, const State& state, const CardBook& cards)
      : event_(event), body_(event.body), state_(state), cards_(cards) {}

  std::variant<Move, Ruling> read() {
    const auto kind = std::find(std::begin(kKinds), std::end(kKinds), event_.kind());
    move_.kind = static_cast<MoveKind>(std::distance(std::begin(kKinds), kind));
    move_.event = &event_;
    if (const auto seat = event_.seat()) move_.seat = *seat;
    if (index(move_.seat) >= state_.seatCount) wrong("nobody plays at seat " + name(move_.seat));
    one("card", move_.card);
    one("hero", move_.hero);
    one("replaces", move_.replaces);
    one("on", move_.on);
    supports();
    list();
    dice();
    move_.prepared = body_["done"].asBool();
    move_.spot = static_cast<std::uint8_t>(std::clamp<std::int64_t>(body_["spot"].asInt(), 0, 255));
    if (move_.kind == MoveKind::trade) trade();
    if (refused_) return *refused_;
    return move_;
  }

 private:
  void wrong(std::string problem) {
    if (!refused_) refused_ = malformedBecause(std::move(problem));
  }

  CardId find(const Json& value) {
    const CardId card = cards_.find(value.asString());
    if (!card.known() && !refused_)
      refused_ = refuse("unknown_card", Json::object({{"card", value.asString()}}));
    return card;
  }
  void one(std::string_view field, CardId& into) {
    if (const Json* value = body_.find(field); value && value->isString()) into = find(*value);
  }
  void supports() {
    const Json* value = body_.find("support");
    if (!value) return;
    if (value->isString()) move_.support = find(*value);
    move_.severalSupports = value->items().size() > 1;
    if (!value->items().empty()) move_.support = find(value->items().front());
  }
  void list() {
    const Json& cards = body_["cards"];
    if (cards.items().size() > kMostNamed) return wrong("\"cards\" names too many");
    for (const Json& card : cards.items()) move_.cards[move_.count++] = find(card);
    const Json* count = body_.find("count");
    if (!count || cards.isArray()) return;
    move_.unseen = true;
    move_.count = static_cast<std::uint8_t>(std::clamp<std::int64_t>(count->asInt(), 0, kMostNamed));
  }
  void dice() {
    const Json& dice = body_["dice"];
    if (dice.items().size() != 1) return;
    const std::int64_t value = dice.items().front().asInt();
    if (value >= 1 && value <= 6) move_.die = static_cast<int>(value);
  }
  void trade() {
    if (state_.seatCount == 1) return;  // refused for what it is
    const auto& seats = body_["seats"].items();
    const auto first = seats.size() == 2 ? seatFrom(seats[0].asString()) : std::nullopt;
    const auto second = seats.size() == 2 ? seatFrom(seats[1].asString()) : std::nullopt;
    if (!first || !second || first == second) return wrong("\"seats\" names the two who trade");
    if (index(*first) >= state_.seatCount || index(*second) >= state_.seatCount)
      return wrong("\"seats\" names somebody who does not play");
    move_.seat = *first;
    move_.partner = *second;
    for (const std::size_t i : {0u, 1u}) {
      const Json& given = body_["gives"][name(i == 0 ? *first : *second)];
      if (given.isString()) move_.gives[i] = find(given);
    }
  }

  const Event& event_;
  const Json& body_;
  const State& state_;
  const CardBook& cards_;
  Move move_;
  std::optional<Ruling> refused_;
};

}  // namespace

std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards) {
  return Reading(event, state, cards).read();
}

Event encode(const Move& move, const CardBook& cards) {
  if (move.event) return *move.event;
  Event event{Json::object({{"e", kKinds[static_cast<std::size_t>(move.kind)]}})};
  Json& body = event.body;
  const auto put = [&](std::string_view field, CardId card) {
    if (card.known()) body.set(field, cards[card].id);
  };
  if (move.kind == MoveKind::trade) {
    const auto given = [&](CardId card) { return card.known() ? Json(cards[card].id) : Json(); };
    body.set("seats", Json::array({name(move.seat), name(move.partner)}));
    body.set("gives", Json::object({{name(move.seat), given(move.gives[0])},
                                    {name(move.partner), given(move.gives[1])}}));
    return event;
  }
  if (move.kind != MoveKind::attack && move.kind != MoveKind::face && move.kind != MoveKind::use &&
      move.kind != MoveKind::roll)
    body.set("seat", name(move.seat));
  put("card", move.card);
  put("hero", move.hero);
  put("support", move.support);
  put("replaces", move.replaces);
  put("on", move.on);
  if (move.unseen) {
    body.set("count", int{move.count});
  } else if (move.count > 0) {
    Json list{Json::Array{}};
    for (const CardId card : move.named()) list.push(cards[card].id);
    body.set("cards", std::move(list));
  }
  if (move.spot != 0) body.set("spot", int{move.spot});
  if (move.prepared) body.set("done", true);
  if (move.kind == MoveKind::roll) body.set("dice", Json::array({move.die}));
  return event;
}

}  // namespace lk::rules::dungeon
