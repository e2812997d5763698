// Tests the games' reports about their nights: every name belongs to the game, and a win is explained
// criterion by criterion.
#include <algorithm>

#include "house_cards.h"
#include "rules/games/halfwish/rules/tiebreak.h"
#include "rules/referee/random_play.h"
#include "rules/referee/story.h"

using namespace lk;
using namespace lk::rules;
using lk::test::houseCardsOf;

namespace {

bool knows(std::span<const std::string_view> list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

/// Returns the player with the larger value of the deciding criterion.
std::optional<Seat> winnerBy(const std::vector<Decider>& asked) {
  if (asked.empty() || !asked.back().decides) return std::nullopt;
  return asked.back().values[0] > asked.back().values[1] ? Seat::A : Seat::B;
}

}  // namespace

CASE(courses_name_steps_and_figures_that_are_there) {
  for (const Game* game : allGames()) {
    const Course& course = courseOf(*game);
    const Vocabulary& words = game->vocabulary();
    CHECK(!course.story.empty() && !course.turn.empty() && !course.ending.empty());
    for (const auto list : {course.story, course.fightEnds, course.ending})
      for (const std::string_view step : list) CHECK_MESSAGE(knows(words.steps, step), std::string(step));
    for (const std::string_view step : {course.turn, course.fight, course.hurts, course.plays})
      CHECK_MESSAGE(step.empty() || knows(words.steps, step), std::string(step));
    for (const std::string_view figure : course.figures)
      CHECK_MESSAGE(std::any_of(words.seatFigures.begin(), words.seatFigures.end(),
                                [&](const FigureSpec& spec) { return spec.name == figure; }),
                    std::string(figure));
  }
}

CASE(tracks_and_deciders_hold_through_random_nights) {
  for (const Game* game : allGames()) {
    Chance chance(11);
    for (int night = 0; night < 20; ++night) {
      Referee referee(*game, houseCardsOf(*game));
      CHECK(referee.take(anySetup(*game, referee.cards(), chance)).verdict == Verdict::accepted);
      const std::size_t tracks = tracksOf(*game, referee.state()).size();
      CHECK(tracks > 0);
      for (int i = 0; !referee.result().finished && i < 3000; ++i) {
        referee.take(anyEvent(*game, referee.state(), referee.cards(), chance));
        if (tracksOf(*game, referee.state()).size() != tracks) CHECK(false);
        const std::vector<Decider> asked = decidersOf(*game, referee.state());
        if (!asked.empty() && asked.back().decides &&
            (winnerBy(asked) != referee.result().winner || asked.back().by != referee.result().by))
          CHECK_MESSAGE(false, std::string(asked.back().by));
      }
      CHECK(referee.result().finished);
    }
  }
}

CASE(every_tie_break_is_asked_in_its_order) {
  using halfwish::Score;
  const auto asked = [](Score a, Score b, std::optional<Seat> firstBlood) {
    std::string all;
    for (const Decider& each : halfwish::questionsAsked({a, b}, firstBlood))
      all += std::string(each.by) + (each.decides ? "!" : " ");
    return all;
  };
  CHECK(asked({5, 0, 0}, {1, 0, 3}, std::nullopt) == "knockout!");
  CHECK(asked({5, 0, 9}, {1, 0, 3}, std::nullopt) == "knockout points!");
  CHECK(asked({5, 1, 9}, {5, 0, 3}, std::nullopt) == "knockout points lamps!");
  CHECK(asked({5, 1, 2}, {5, 1, 3}, std::nullopt) == "knockout points lamps health!");
  CHECK(asked({5, 1, 3}, {5, 1, 3}, Seat::B) == "knockout points lamps health first_blood!");
  CHECK(asked({5, 1, 3}, {5, 1, 3}, std::nullopt) == "knockout points lamps health first_blood ");
  // decide() agrees for every small table.
  for (int bits = 0; bits < 3 * 3 * 3 * 3 * 3 * 3 * 3; ++bits) {
    int rest = bits;
    const auto digit = [&rest] {
      const int value = rest % 3;
      rest /= 3;
      return value;
    };
    const Score a{digit(), digit(), digit()};
    const Score b{digit(), digit(), digit()};
    const int first = digit();
    const auto blood = first == 0 ? std::nullopt : std::optional(first == 1 ? Seat::A : Seat::B);
    const halfwish::Decision decided = halfwish::decide({a, b}, blood);
    const std::vector<Decider> all = halfwish::questionsAsked({a, b}, blood);
    CHECK(winnerBy(all) == decided.winner);
    CHECK(decided.by == (decided.winner ? all.back().by : std::string_view("none")));
  }
}
