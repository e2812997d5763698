// Tests that hands and decks of games whose referee only counts them stay in step with what is counted.
#include "played.h"
#include "rules/player/knowledge.h"

using namespace lk;
using namespace lk::rules;

namespace {

/// Plays random games and calls `each(position)` after every event.
template <class Each>
void playGames(const PlayableGame& game, int games, Each each) {
  Chance chance(31);
  for (int i = 0; i < games; ++i) {
    auto at = game.begin(anySetup(game.rules(), game.cards(), chance), chance);
    while (!at->state.result.finished) {
      Event event;
      CHECK_MESSAGE(game.playAny(*at, chance, &event) == Verdict::accepted, event.body.dump());
      each(*at);
    }
  }
}

int figureOf(const State& state, Seat seat, const Game& rules, std::string_view name) {
  const auto& specs = rules.vocabulary().seatFigures;
  for (std::size_t i = 0; i < specs.size(); ++i)
    if (specs[i].name == name) return state.seats[index(seat)][i].value;
  return -1;
}

std::vector<std::uint16_t> sorted(const std::vector<CardId>& cards) {
  std::vector<std::uint16_t> places;
  for (const CardId card : cards) places.push_back(card.place());
  std::sort(places.begin(), places.end());
  return places;
}

}  // namespace

CASE(random_players_play_the_cards_they_hold) {
  for (const Game* rules : lk::test::playedGames())
    playGames(PlayableGame(*rules, lk::test::cardsOf(*rules)), lk::test::nights(40), [](const Position&) {});
}

CASE(hands_of_magepunk_are_as_large_as_the_referee_counts) {
  const Game& rules = *findGame("magepunk");
  const PlayableGame game(rules, lk::test::houseCardsOf(rules));
  playGames(game, lk::test::nights(40), [&](const Position& at) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      const int counted = figureOf(at.state, seat, rules, "hand");
      const auto held = static_cast<int>(at.held[seat].hand.size());
      CHECK_MESSAGE(held == counted || at.held[seat].pile.empty(),
                    std::to_string(held) + " " + std::to_string(counted));
    }
  });
}

CASE(a_card_that_is_not_held_is_not_played) {
  const Game& rules = *findGame("magepunk");
  const PlayableGame game(rules, lk::test::houseCardsOf(rules));
  Chance chance(32);
  int refused = 0;
  lk::test::eachChoice(game, 300, chance, [&](const Position& at, Seat seat) {
    Position ahead = at;
    Event event;
    game.playAny(ahead, chance, &event);
    if (event.kind() != "play" || event.seat() != seat) return;
    Position without = at;
    std::erase(without.held[seat].hand, game.cards().find(event.body["card"].asString()));
    if (without.held[seat].hand.empty()) return;
    CHECK(!game.play(without, event, chance));
    Position with = at;
    CHECK(game.play(with, event, chance));
    ++refused;
  });
  CHECK_MESSAGE(refused > 5, std::to_string(refused));
}

CASE(imagined_hands_hold_what_may_be_there_and_ones_own) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(33);
    lk::test::eachChoice(game, 60, chance, [&](const Position& at, Seat seat) {
      const Holdings imagined = imaginedHoldings(at.held, seat, chance);
      CHECK(imagined[seat].hand == at.held[seat].hand);
      CHECK(sorted(imagined[seat].pile) == sorted(at.held[seat].pile));
      std::vector<CardId> before = at.held.shared, after = imagined.shared;
      for (const Seat each : kAllSeats) {
        CHECK(imagined[each].hand.size() == at.held[each].hand.size());
        for (const auto& cards : {at.held[each].hand, at.held[each].pile})
          before.insert(before.end(), cards.begin(), cards.end());
        for (const auto& cards : {imagined[each].hand, imagined[each].pile})
          after.insert(after.end(), cards.begin(), cards.end());
      }
      CHECK(sorted(before) == sorted(after));
    });
  }
}
