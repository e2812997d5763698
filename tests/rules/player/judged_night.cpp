// Tests the mistakes of a night: alike each time, above the noise, none in good play, more in random play.
#include "rules/player/judged_night.h"

#include "secret_nights.h"

using namespace lk;
using namespace lk::rules;

namespace {

std::vector<Mistake> mistakesOf(const PlayableGame& game, const std::vector<Event>& events,
                                const Judging& judging) {
  JudgedNight night(game, events, judging);
  while (night.next()) CHECK(night.done() <= night.total());
  return night.mistakes();
}

}  // namespace

CASE(random_nights_have_mistakes_and_they_are_sorted) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(41);
    const std::vector<Event> events =
        lk::test::nightOf(game, chance, static_cast<std::size_t>(lk::test::nights(50)));
    const Judging judging{.rounds = 40, .again = 160};
    const std::vector<Mistake> mistakes = mistakesOf(game, events, judging);
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
      const Mistake& mistake = mistakes[i];
      CHECK(mistake.cost() >= kMinCost && mistake.cost() >= kMinErrors * mistake.error);
      CHECK(i == 0 || mistakes[i - 1].cost() >= mistake.cost());
      CHECK(events[mistake.place] == mistake.played && mistake.better != mistake.played);
      CHECK(mistake.played.seat() == mistake.seat);
      CHECK(!mistake.line.events.empty());
    }
    const std::vector<Mistake> again = mistakesOf(game, events, judging);
    CHECK(again.size() == mistakes.size());
    for (std::size_t i = 0; i < mistakes.size(); ++i)
      CHECK(again[i].place == mistakes[i].place && again[i].cost() == mistakes[i].cost());
    std::printf("  %s: %zu mistakes in %zu events\n", std::string(rules->id()).c_str(), mistakes.size(),
                events.size());
  }
}

CASE(a_move_that_gives_the_night_away_is_a_mistake) {
  const Game& rules = *findGame("magepunk");
  const PlayableGame game(rules, lk::test::cardsOf(rules));
  Chance chance(42);
  std::vector<Event> events = lk::test::nightOf(game, chance, 12);
  Referee referee(rules, game.cards());
  for (const Event& event : events) referee.take(event);
  const std::vector<Prompt> open = referee.prompts();
  CHECK(!open.empty() && open.front().seat);
  events.push_back(eventOf("concede", *open.front().seat));
  CHECK(referee.take(events.back()).verdict == Verdict::accepted);
  const std::vector<Mistake> mistakes = mistakesOf(game, events, {.rounds = 150, .again = 400});
  CHECK(!mistakes.empty() && mistakes.front().place == events.size() - 1 && mistakes.front().cost() > 0.2);
}
