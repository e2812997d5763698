#include "rules/games/magepunk/rules/setup.h"

#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/judging.h"
#include "rules/games/magepunk/rules/turn.h"

namespace lk::rules::magepunk {

namespace {

/// Returns the size of a deck that nobody has counted.
int usualDeck(const State& s) {
  return is(s, Option::skirmish, Skirmish::oneWalletEach) ? kWallet : kDeck;
}

/// Returns whether the options of a set-up name this kind of decks.
bool plays(const Json& options, Skirmish kind) {
  const OptionSpec& skirmish = optionSpecs()[static_cast<std::size_t>(Option::skirmish)];
  return options[skirmish.key].asString() == skirmish.values[static_cast<std::size_t>(kind)];
}

/// Reads the sizes of both decks. Returns the problem if they are not possible.
std::string readDecks(const State& s, const Json& decks, std::array<int, 2>& sizes) {
  sizes = {usualDeck(s), usualDeck(s)};
  for (const auto& [key, value] : decks.members()) {
    const auto seat = seatFrom(key);
    if (!seat || index(*seat) > 1) return "\"decks\" names the seats A and B";
    if (!value.isInt() || value.asInt() < 1 || value.asInt() > kMaxCards)
      return "a deck has from 1 to " + std::to_string(kMaxCards) + " cards";
    sizes[index(*seat)] = static_cast<int>(value.asInt());
  }
  const bool common = is(s, Option::skirmish, Skirmish::commonDeck);
  if (common && decks.members().size() == 1) {
    const Seat named = *seatFrom(decks.members().front().first);
    sizes[index(other(named))] = sizes[index(named)];
  }
  if (common && sizes[0] != sizes[1]) return "a common deck has one number of cards";
  return "";
}

Ruling layDecks(Host& host, const Json& decks) {
  const State& s = host.state();
  Changes& changes = host.changes();
  std::array<int, 2> sizes{};
  if (std::string problem = readDecks(s, decks, sizes); !problem.empty())
    return malformedBecause(std::move(problem));
  const int hands = number(s, Option::hand);
  const bool common = is(s, Option::skirmish, Skirmish::commonDeck);
  for (const Seat seat : {Seat::A, Seat::B}) {
    const int size = sizes[index(seat)];
    if (size < (common ? 2 : 1) * hands)
      return malformedBecause("a deck has at least the cards of the starting hand");
    if (size < usualDeck(s)) {
      if (is(s, Option::deckMinimum, DeckMinimum::refuse)) return refuseBy("small_deck", rule::deckSize);
      changes.tell({.rule = rule::deckSize, .what = "small_deck", .seat = seat, .amount = size});
    }
    changes.set(seat, Of::deck, size, {.rule = rule::skirmish, .what = "deck", .amount = size});
  }
  for (const Seat seat : {Seat::A, Seat::B}) {
    const int life = number(s, Option::life);
    changes.set(seat, Of::life, life, {.rule = rule::life, .what = "life", .amount = life});
    if (hands > 0) host.draw(seat, hands, rule::firstHand);
    if (is(s, Option::mulligan, Mulligan::one)) changes.note(seat, Of::redraws, 1);
  }
  return {};
}

}  // namespace

constexpr DeckSpec kDecks{
    .key = "decks",
    .usual = [](const Json& options) { return plays(options, Skirmish::oneWalletEach) ? kWallet : kDeck; },
    .shared = [](const Json& options) { return plays(options, Skirmish::commonDeck); },
    .greatest = kMaxCards,
    .check = "deck"};

Ruling setUpGame(Host& host, const Event& setup) {
  Changes& changes = host.changes();
  changes.clear(Table::speaker);
  if (std::string problem = takeOptions(optionSpecs(), setup.body["options"], changes); !problem.empty())
    return malformedBecause(std::move(problem));
  if (const Json* position = setup.body.find("position")) {
    if (setup.body.find("starter") || setup.body.find("decks"))
      return malformedBecause("a position says who is active and what the decks hold");
    return takePosition(host, *position);
  }
  const auto starter = seatFrom(setup.body["starter"].asString());
  if (!starter) return malformedBecause("\"setup\" needs \"starter\" or \"position\"");
  if (index(*starter) > 1) return refuse("no_such_seat", Json::object({{"seat", name(*starter)}}));
  if (Ruling ruling = layDecks(host, setup.body["decks"]); ruling.verdict != Verdict::accepted) return ruling;
  changes.note(Table::active, static_cast<int>(*starter));
  changes.note(Table::turn, 1);
  changes.tell({.rule = rule::starts, .what = "begins", .seat = *starter});
  changes.note(Table::due, static_cast<int>(Due::firstTurn));
  return {};
}

}  // namespace lk::rules::magepunk
