#include "rules/games/wtactics_orc/rules/setup.h"

#include <algorithm>

#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rule_ids.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/position.h"
#include "rules/games/wtactics_orc/rules/refusal.h"
#include "rules/games/wtactics_orc/rules/startup.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

std::optional<std::vector<DeckCount>> deckOf(const CardBook& cards, const Json& json) {
  std::vector<DeckCount> deck;
  if (!json.isObject()) return std::nullopt;
  for (const auto& [id, count] : json.members()) {
    const CardId card = cards.find(id);
    if (!cards.is(card, "creature") || !count.isInt() || count.asInt() < 0 || count.asInt() > 999)
      return std::nullopt;
    if (count.asInt() > 0) deck.push_back({card, static_cast<int>(count.asInt())});
  }
  return deck;
}

namespace {

Problem takeDecks(Host& host, const Json& decks) {
  for (const auto& [seatName, json] : decks.members()) {
    const auto seat = seatFrom(seatName);
    if (!seat || index(*seat) > 1) return refuse("no_such_seat", Json::object({{"seat", seatName}}));
    if (json.isNull()) continue;
    const auto deck = deckOf(host.cards(), json);
    if (!deck)
      return json.isObject() ? Problem(refuse("unknown_card"))
                             : Problem(malformedBecause("a deck says how many of each card it holds"));
    if (auto problem = wrongDeck(host.cards(), *deck)) return problem;
    Move shown{.kind = MoveKind::deck, .seat = *seat};
    shown.deck = *deck;
    if (Ruling ruling = judgeDeck(host, shown); ruling.verdict != Verdict::accepted) return ruling;
  }
  return std::nullopt;
}

}  // namespace

Ruling setUpGame(Host& host, const Event& setup) {
  Changes& changes = host.changes();
  if (std::string problem = takeOptions(optionSpecs(), setup.body["options"], changes); !problem.empty())
    return malformedBecause(std::move(problem));
  for (const Seat seat : {Seat::A, Seat::B}) changes.clear(seat, Of::deck, Knowers::everyone());
  const auto starter = seatFrom(setup.body["starter"].asString()).value_or(Seat::A);
  if (index(starter) > 1) return refuse("no_such_seat", Json::object({{"seat", name(starter)}}));
  changes.note(Table::starter, static_cast<int>(starter));
  changes.note(Table::turnSeat, static_cast<int>(starter));
  changes.note(Table::turn, 0);
  if (const Json& position = setup.body["position"]; !position.isNull()) {
    if (auto problem = takePosition(host, position)) return *std::move(problem);
    return {};
  }
  if (is(host.state(), Option::armies, Kept::off)) {
    changes.tell({.rule = rule::firstPlayer, .what = "first_player", .seat = starter});
    beginTurn(host, starter);
    return {};
  }
  changes.phase(static_cast<std::uint8_t>(Phase::startup));
  if (auto problem = takeDecks(host, setup.body["decks"])) return *std::move(problem);
  changes.tell({.rule = rule::firstPlayer, .what = "first_player", .seat = starter});
  return {};
}

}  // namespace lk::rules::wtactics_orc
