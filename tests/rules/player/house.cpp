// Tests that the house plays every game legally, stops in time, alike from the same seed, and better than
// chance. LK_HOUSE_MOVES sets how many moves it makes in all.
#include "rules/player/house.h"

#include "played.h"
#include "rules/player/match.h"
#include "rules/referee/play_report.h"

using namespace lk;
using namespace lk::rules;

namespace {

/// Returns the share of games that the first player wins; draws count half. Players take turns at being seat
/// A.
double shareWon(const PlayableGame& game, int games, const MatchPlayer& first, const MatchPlayer& others) {
  Chance chance(17);
  double won = 0;
  for (int i = 0; i < games; ++i) {
    MatchTotals totals;
    const std::size_t mine = static_cast<std::size_t>(i % 2);
    MatchPlayers players;
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) players[seat] = seat == mine ? first : others;
    playMatch(game, anySetup(game.rules(), game.cards(), chance), players, chance.next(), totals);
    won += static_cast<double>(totals.totals.wins[mine]) + 0.5 * static_cast<double>(totals.totals.draws);
  }
  return won / games;
}

/// Takes every event of a match to a referee of its own, as a night would.
class Refereed final : public PlayObserver {
 public:
  explicit Refereed(const PlayableGame& game) : game_(game) {}
  void begun(const Event& setup) override {
    referee_.emplace(game_.rules(), game_.cards());
    judged(setup);
  }
  void judged(const Event& event) override {
    const Ruling ruling = referee_->take(event);
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, event.body.dump() + " " + ruling.reason);
  }
  void ended(const Result& result) override { CHECK(referee_->result() == result); }

 private:
  const PlayableGame& game_;
  std::optional<Referee> referee_;
};

}  // namespace

CASE(the_house_makes_no_illegal_move_in_any_game) {
  const int moves = lk::test::numberOf("LK_HOUSE_MOVES", lk::test::nights(2000));
  const auto games = lk::test::playedGames();
  for (const Game* rules : games) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const auto house = houseMind(game);
    MatchPlayers players;
    for (MatchPlayer& player : players) player = {house.get(), [] { return Thinking{.rounds = 4}; }};
    Chance chance(5);
    MatchTotals totals;
    Refereed referee(game);
    while (totals.choices < moves / static_cast<int>(games.size()))
      playMatch(game, anySetup(*rules, game.cards(), chance), players, chance.next(), totals, &referee);
    CHECK_MESSAGE(totals.refused == 0 && totals.totals.refused == 0 && totals.nothing * 50 < totals.choices,
                  std::string(rules->id()) + " " + std::to_string(totals.refused) + " " +
                      std::to_string(totals.nothing) + " of " + std::to_string(totals.choices));
  }
}

CASE(the_house_plays_alike_from_the_same_seed) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const auto one = houseMind(game, 0.5), two = houseMind(game, 0.5);
    Chance chance(6);
    int differs = 0;
    lk::test::eachChoice(game, 20, chance, [&](const Position& at, Seat seat) {
      const std::uint64_t seed = chance.next();
      Chance first(seed), again(seed), other(seed + 1);
      const auto move = one->choose(at, seat, {.rounds = 10}, first);
      CHECK(move == two->choose(at, seat, {.rounds = 10}, again));
      differs += move != two->choose(at, seat, {.rounds = 10}, other) ? 1 : 0;
    });
    CHECK_MESSAGE(differs > 0, std::string(rules->id()));
  }
}

CASE(thinking_ends_as_soon_as_its_time_is_over) {
  constexpr int kRounds = 5;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const auto house = houseMind(game);
    Chance chance(7);
    lk::test::eachChoice(game, 12, chance, [&](const Position& at, Seat seat) {
      int asked = 0;
      const Thinking thinking{.isOver = [&] { return asked++ == kRounds; }};
      CHECK(house->choose(at, seat, thinking, chance).has_value());
      CHECK(asked == kRounds + 1);  // before each round, and not again
    });
  }
}

CASE(without_time_the_house_still_answers) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const auto house = houseMind(game);
    Chance chance(8);
    lk::test::eachChoice(game, 20, chance, [&](const Position& at, Seat seat) {
      const auto event = house->choose(at, seat, {.rounds = 0}, chance);
      Position after = at;
      CHECK(event && game.play(after, *event, chance));
    });
  }
}

// The shares come from 40 games of each with other seeds, at a tenth below the lower end of their 95 %
// intervals.
CASE(the_house_beats_random_play) {
  struct Row {
    std::string_view game;
    double least;
  };
  static constexpr Row kRows[] = {
      {"halfwish", 0.55}, {"magepunk", 0.64}, {"wtactics_orc", 0.81}, {"half_the_battle", 0.77}};
  constexpr int kGames = 10;
  const int games = lk::test::nights(kGames);
  for (const Row& row : kRows) {
    const Game& rules = *findGame(row.game);
    const PlayableGame game(rules, lk::test::houseCardsOf(rules));
    const auto house = houseMind(game), chance = randomMind(game);
    const double share =
        shareWon(game, games, {house.get(), [] { return Thinking{.rounds = 50}; }}, {chance.get()});
    const double least = games < kGames ? 0 : row.least;  // fewer games say nothing about strength
    CHECK_MESSAGE(share >= least, std::string(row.game) + " " + std::to_string(share));
    std::printf("  %s: %.2f\n", std::string(row.game).c_str(), share);
  }
}

CASE(choices_of_the_house_are_noted_with_whether_they_mattered) {
  for (const char* id : {"halfwish", "magepunk"}) {
    const Game* rules = findGame(id);
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const auto house = houseMind(game);
    MatchPlayers players;
    for (MatchPlayer& player : players) player = {house.get(), [] { return Thinking{.rounds = 30}; }};
    Chance chance(9);
    MatchTotals totals;
    PlayReport report = emptyReport(*rules);
    GameNotes notes(*rules, game.cards(), [&](const PlayedGame& one) { report.add(one); });
    playMatch(game, anySetup(*rules, game.cards(), chance), players, 5, totals, &notes);
    Decisions all;
    for (const auto& [kind, here] : report.decisions) {
      CHECK(here.idle >= 0 && here.idle <= here.made);
      all.made += here.made;
      all.idle += here.idle;
    }
    std::printf("  %s: %lld of %lld choices compared, %lld alike\n", id, static_cast<long long>(all.made),
                static_cast<long long>(totals.choices), static_cast<long long>(all.idle));
    CHECK_MESSAGE(all.made > 0 && all.made <= totals.choices, id);
    for (const auto& [card, kept] : report.leftOut) CHECK_MESSAGE(report.drawn[card].games >= kept.games, id);
  }
}

CASE(a_mind_that_does_not_search_cannot_say_what_mattered) {
  const Game& rules = lk::test::halfwish();
  const PlayableGame game(rules, lk::test::houseCards());
  CHECK(!randomMind(game)->mattered() && !greedyMind(game)->mattered() && !houseMind(game)->mattered());
}
