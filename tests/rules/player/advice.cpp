// Tests advice in a night: it takes the hand that is told, and is alike whatever others said in secret.
#include "rules/player/advice.h"

#include "played.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::rules;

namespace {

/// Plays a random night for some events.
std::vector<Event> nightOf(const PlayableGame& game, Chance& chance, std::size_t most) {
  std::vector<Event> events{anySetup(game.rules(), game.cards(), chance)};
  auto at = game.begin(events.front(), chance);
  while (!at->state.result.finished && events.size() < most) {
    Event event;
    if (game.playAny(*at, chance, &event) == Verdict::accepted) events.push_back(event);
  }
  return events;
}

Event shownTo(Seat seat, const Event& event, const PlayableGame& game, const State& after) {
  return masked(game.rules(), game.cards(), after, event, audienceOf(seat), Verdict::accepted);
}

/// Returns another event of the same player that looks the same to `seat`; nullopt if none came up.
std::optional<Event> otherSecret(const Referee& before, const Event& event, Seat seat,
                                 const PlayableGame& game, Chance& chance) {
  Referee told = before;
  told.take(event);
  const Event shown = shownTo(seat, event, game, told.state());
  if (shown == event) return std::nullopt;
  for (int i = 0; i < 60; ++i) {
    const Event other = anyEvent(game.rules(), before.state(), game.cards(), chance);
    Referee ahead = before;
    if (other == event || other.kind() != event.kind() || other.seat() != event.seat()) continue;
    if (ahead.take(other).verdict != Verdict::accepted) continue;
    const bool alike = shownTo(seat, other, game, ahead.state()) == shown &&
                       ahead.view(audienceOf(seat)).json == told.view(audienceOf(seat)).json;
    if (alike) return other;
  }
  return std::nullopt;
}

bool alike(const Analysis& a, const Analysis& b) {
  bool same = a.now.chance == b.now.chance && a.moves.size() == b.moves.size();
  for (std::size_t i = 0; same && i < a.moves.size(); ++i)
    same = a.moves[i].event == b.moves[i].event && a.moves[i].then.chance == b.moves[i].then.chance;
  return same;
}

}  // namespace

CASE(advice_in_a_night_takes_the_hand_that_is_told) {
  const Game& rules = *findGame("magepunk");
  const PlayableGame game(rules, lk::test::cardsOf(rules));
  Chance chance(43);
  const std::vector<Event> events = nightOf(game, chance, 25);
  const PossibleHand possible = possibleHand(game, events, Seat::A);
  CHECK(possible.size > 0 && possible.cards.size() > 1);
  std::vector<CardId> hand{possible.cards.front().card};
  CHECK(isPossible(possible, hand));
  for (int i = 0; i < possible.cards.front().most; ++i) hand.push_back(hand.front());
  CHECK(!isPossible(possible, hand));
  const std::vector<CardId> other{CardId()};
  CHECK(!isPossible(possible, other));
  const Thinking thinking{.rounds = 40};
  const auto all = advice(game, {.standing = events, .seat = Seat::A}, thinking);
  CHECK(all && alike(*advice(game, {.standing = events, .seat = Seat::A}, thinking), *all));
  CHECK(!advice(game, {.standing = {}, .seat = Seat::A}, thinking));
}

CASE(advice_in_a_night_is_alike_whatever_others_said_in_secret) {
  int swapped = 0;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(44);
    int here = 0;
    for (int night = 0; night < lk::test::nights(6); ++night) {
      const std::vector<Event> events = nightOf(game, chance, 60);
      Referee referee(*rules, game.cards());
      for (std::size_t i = 0; i < events.size() && !referee.result().finished; ++i) {
        const Event& event = events[i];
        const auto speaker = event.seat();
        const Seat seat = speaker == Seat::A ? Seat::B : Seat::A;
        const auto twin = i > 0 && speaker ? otherSecret(referee, event, seat, game, chance) : std::nullopt;
        referee.take(event);
        if (!twin) continue;
        std::vector<Event> one(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        std::vector<Event> other = one;
        other.back() = *twin;
        const AdviceTurn ofOne{.standing = one, .seat = seat}, ofOther{.standing = other, .seat = seat};
        CHECK(possibleHand(game, one, seat) == possibleHand(game, other, seat));
        CHECK_MESSAGE(alike(*advice(game, ofOne, {.rounds = 30}), *advice(game, ofOther, {.rounds = 30})),
                      std::string(rules->id()) + " " + event.body.dump() + " / " + twin->body.dump());
        ++here;
      }
    }
    std::printf("  %s: %d secrets\n", std::string(rules->id()).c_str(), here);
    swapped += here;
  }
  CHECK(swapped > 10);
}
