// Tests that the house plays with what its seat knows: other secrets of the others, the same move.
// LK_FAIR_POSITIONS sets the number of positions of each game.
#include "played.h"
#include "rules/player/house.h"
#include "rules/player/knowledge.h"

using namespace lk;
using namespace lk::rules;

namespace {

/// Counts what was hidden and has been replaced.
struct Swapped {
  long figures = 0, cards = 0, hands = 0;
};

/// Returns the position with everything that `seat` does not know replaced at random: figures, cards that
/// others were told, cards that others hold, and the order of piles.
Position otherSecrets(const Position& position, Seat seat, const PlayableGame& game, Chance& chance,
                      Swapped& count) {
  const CardBook& cards = game.cards();
  const Vocabulary& words = game.rules().vocabulary();
  const Audience who = audienceOf(seat);
  Position other = position;
  const auto swapIn = [&](Figures& figures, std::size_t declared) {
    for (Figure& figure : std::span(figures).first(declared)) {
      if (figure.knownTo.include(who) || !figure.present) continue;
      figure.value = static_cast<std::int16_t>(chance.below(12));
      ++count.figures;
    }
  };
  for (Figures& figures : other.state.seats) swapIn(figures, words.seatFigures.size());
  swapIn(other.state.table, words.tableFigures.size());
  for (std::size_t place = 0; place < other.state.lying.size(); ++place) {
    Slot slot = other.state.lying[place];
    if (!slot.card.known() || slot.knownTo == Knowers::nobody() || slot.knownTo.include(who)) continue;
    slot.card = CardId(static_cast<std::uint16_t>(1 + chance.below(static_cast<int>(cards.cards().size()))));
    other.state.lying.replace(place, slot);
    ++count.cards;
  }
  for (const Seat each : kAllSeats) {
    Holding& own = other.held[each];
    shuffle(own.pile, chance);
    std::vector<CardId>& pile = own.pile.empty() ? other.held.shared : own.pile;
    if (each == seat || pile.empty()) continue;
    for (CardId& card : own.hand)
      std::swap(card, pile[static_cast<std::size_t>(chance.below(static_cast<int>(pile.size())))]);
    count.hands += own.hand.empty() ? 0 : 1;
  }
  shuffle(other.held.shared, chance);
  return other;
}

}  // namespace

CASE(the_house_plays_the_same_whatever_others_hide) {
  const int positions = lk::test::numberOf("LK_FAIR_POSITIONS", lk::test::nights(300));
  Swapped all;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const auto house = houseMind(game);
    Chance chance(3);
    Swapped count;
    lk::test::eachChoice(game, positions, chance, [&](const Position& at, Seat seat) {
      const Position other = otherSecrets(at, seat, game, chance, count);
      CHECK(knownState(at.state, seat) == knownState(other.state, seat));
      const std::uint64_t seed = chance.next();
      Chance one(seed), two(seed);
      const auto here = house->choose(at, seat, {.rounds = 12}, one);
      const auto there = house->choose(other, seat, {.rounds = 12}, two);
      CHECK_MESSAGE(here == there, std::string(rules->id()) + " " + (here ? here->body.dump() : "nothing") +
                                       " / " + (there ? there->body.dump() : "nothing"));
    });
    std::printf("  %s: %ld figures, %ld cards, %ld hands swapped\n", std::string(rules->id()).c_str(),
                count.figures, count.cards, count.hands);
    all.figures += count.figures;
    all.cards += count.cards;
    all.hands += count.hands;
  }
  CHECK(all.figures > 0 && all.cards > 0 && all.hands > 0);
}

CASE(a_house_that_knew_secrets_would_be_noticed) {
  // Two positions that differ in what a seat knows do not look alike to it.
  const Game& rules = lk::test::halfwish();
  const PlayableGame game(rules, lk::test::houseCards());
  Chance chance(4);
  int differs = 0;
  lk::test::eachChoice(game, 50, chance, [&](const Position& at, Seat seat) {
    Swapped count;
    const Seat them = seat == Seat::A ? Seat::B : Seat::A;
    const Position other = otherSecrets(at, them, game, chance, count);
    differs +=
        digestOf(at.state, at.held[seat], seat) != digestOf(other.state, other.held[seat], seat) ? 1 : 0;
  });
  CHECK_MESSAGE(differs > 10, std::to_string(differs));
}
