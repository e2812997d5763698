// Tests the balance report of random play: counts that add up, and intervals equal to published tables.
#include "rules/referee/play_report.h"

#include <cmath>

#include "house_cards.h"

using namespace lk;
using namespace lk::rules;

namespace {

constexpr std::int64_t kGames = 300;

bool near(double a, double b) {
  return std::abs(a - b) < 0.0005;
}

std::int64_t sum(const auto& counted) {
  std::int64_t all = 0;
  for (const auto& [what, games] : counted) all += games;
  return all;
}

}  // namespace

CASE(wilson_intervals_are_those_of_the_formula) {
  // Computed by hand with z = 1.96.
  const Interval even = confidence({.games = 100, .wins = 50});
  CHECK(near(even.low, 0.4038) && near(even.high, 0.5962));
  const Interval none = confidence({.games = 10, .wins = 0});
  CHECK(near(none.low, 0) && near(none.high, 0.2775));
  const Interval unknown = confidence({});
  CHECK(unknown.low == 0 && unknown.high == 1);
  CHECK(near(Tally{.games = 4, .wins = 1, .draws = 2}.rate(), 0.5));
}

CASE(a_report_counts_every_game_of_every_game_once) {
  for (const Game* game : allGames()) {
    const CardBook& cards = lk::test::houseCardsOf(*game);
    std::int64_t reports = 0;
    const PlayReport report =
        reportRandomPlay(*game, cards, kGames, 7, [&](std::int64_t played) { CHECK(played == ++reports); });
    const std::string id(game->id());
    CHECK_MESSAGE(reports == kGames && report.totals.games == kGames && report.totals.refused == 0, id);
    CHECK_MESSAGE(sum(report.endings) == kGames && sum(report.lengths) == kGames, id);
    std::int64_t events = 0;
    for (const auto& [length, games] : report.lengths) events += length * games;
    CHECK_MESSAGE(events == report.totals.events, id);
    CHECK_MESSAGE(report.lengthAt(0) <= report.lengthAt(0.5) && report.lengthAt(0.5) <= report.lengthAt(1),
                  id);
    if (report.starters) CHECK_MESSAGE(report.starters->games == kGames, id);
    CHECK_MESSAGE(!report.cards.empty(), id);
    for (const auto& [card, tally] : report.cards) {
      CHECK_MESSAGE(cards.find(card).known(), card);
      CHECK_MESSAGE(tally.wins + tally.draws <= tally.games, card);
    }
  }
}

CASE(a_report_plays_the_games_that_totals_alone_play) {
  const Game& game = lk::test::halfwish();
  const CardBook& cards = lk::test::houseCards();
  const PlayTotals totals = playRandomly(game, cards, kGames, 3);
  const PlayReport report = reportRandomPlay(game, cards, kGames, 3);
  CHECK(report.totals.wins == totals.wins && report.totals.events == totals.events);
}

CASE(what_one_side_wins_against_another_the_other_loses) {
  const PlayReport report = reportRandomPlay(lk::test::halfwish(), lk::test::houseCards(), 2000, 5);
  CHECK(report.choice == "classes" && report.matchups.size() == 49);
  std::int64_t games = 0;
  for (const auto& [pair, tally] : report.matchups) {
    games += tally.games;
    const auto other = report.matchups.find({pair.second, pair.first});
    if (pair.first == pair.second || other == report.matchups.end()) continue;
    CHECK(tally.games == other->second.games && tally.draws == other->second.draws);
    CHECK(tally.wins + tally.draws + other->second.wins == tally.games);
  }
  std::int64_t mirrored = 0;
  for (const auto& [pair, tally] : report.matchups) mirrored += pair.first == pair.second ? tally.games : 0;
  CHECK(games == 2 * (2000 - mirrored) + mirrored);
}

CASE(a_card_is_better_left_out_only_beyond_luck) {
  PlayReport report;
  report.cards["weak"] = {.games = 200, .wins = 60};
  report.leftOut["weak"] = {.games = 200, .wins = 110};
  report.cards["lucky"] = {.games = 10, .wins = 3};
  report.leftOut["lucky"] = {.games = 10, .wins = 6};
  report.cards["strong"] = {.games = 200, .wins = 110};
  report.leftOut["strong"] = {.games = 200, .wins = 60};
  report.cards["always"] = {.games = 200, .wins = 60};
  CHECK(report.isBetterLeftOut("weak"));
  for (const char* other : {"lucky", "strong", "always", "unknown"})
    CHECK_MESSAGE(!report.isBetterLeftOut(other), other);
}

CASE(cards_in_the_hand_are_drawn_and_those_never_named_left_out) {
  const Game& game = *findGame("magepunk");
  const CardBook& cards = lk::test::houseCardsOf(game);
  PlayReport report = emptyReport(game);
  GameNotes notes(game, cards, [&](const PlayedGame& one) { report.add(one); });
  Chance chance(3);
  const Event setup = anySetup(game, cards, chance);
  State state = game.fresh();
  CHECK(game.setUp(state, setup, cards, StepSink()).verdict == Verdict::accepted);
  Holdings held;
  held[Seat::A].hand = {CardId(1), CardId(2)};
  notes.begun(setup);
  notes.stands(state, held);
  held[Seat::A].hand = {CardId(3)};
  notes.stands(state, held);
  notes.ended({.finished = true, .winner = Seat::A, .by = "test"});
  CHECK(report.drawn.size() == 3 && report.leftOut.size() == 3 && report.cards.empty());
  const std::string first(cards[CardId(1)].id);
  CHECK(report.leftOut[first].games == 1 && report.leftOut[first].wins == 1);
}

CASE(the_lead_changes_when_another_side_is_ahead) {
  const Game& game = *findGame("magepunk");
  const CardBook& cards = lk::test::houseCardsOf(game);
  int swings = -1;
  GameNotes notes(game, cards, [&](const PlayedGame& one) { swings = one.swings; });
  Chance chance(3);
  const Event setup = anySetup(game, cards, chance);
  State state = game.fresh();
  CHECK(game.setUp(state, setup, cards, StepSink()).verdict == Verdict::accepted);
  const auto& specs = game.vocabulary().seatFigures;
  const auto primary = std::find_if(specs.begin(), specs.end(),
                                    [](const FigureSpec& spec) { return spec.role == FigureRole::primary; }) -
                       specs.begin();
  notes.begun(setup);
  const int start = state.seats[0][static_cast<std::size_t>(primary)].value;
  for (const int ahead : {0, 4, 1, 0, -4, 0, -6, 5}) {  // A, then B, then A again
    state.seats[0][static_cast<std::size_t>(primary)].value = static_cast<std::int16_t>(start + ahead);
    notes.stands(state, {});
  }
  notes.ended({.finished = true, .winner = Seat::A, .by = "test"});
  CHECK_MESSAGE(swings == 2, std::to_string(swings));
}
