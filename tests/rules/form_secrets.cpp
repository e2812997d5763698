// Tests that forms know no more than their player, and when a program may answer alone.
#include <set>

#include "house_cards.h"
#include "rules/referee/foretold.h"
#include "rules/referee/form_json.h"
#include "rules/referee/random_play.h"
#include "swapped_state.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCards;
using lk::test::houseCardsOf;

namespace {

/// Returns everything that the forms of a player's kinds of event say at first.
std::string formsOf(const Game& game, const State& state, const CardBook& cards, Seat seat) {
  Composer composer(game, state, cards, seat);
  std::string all;
  for (const OpenKind& each : composer.form({}).kinds) {
    if (each.occasion == Occasion::table) continue;  // corrections are for the people at the table
    all += formJson(composer.form({Json::object({{std::string(kKindField), each.kind}})})).dump() + "\n";
  }
  return all;
}

/// Returns the state with the figures that are hidden from a player replaced. Cards stay: an event with a
/// card that cannot be there is refused to whoever says it.
State otherFigures(const State& state, Seat seat, const Game& game, const CardBook& cards, Chance& chance,
                   std::set<std::string_view>& hidden) {
  State other = lk::test::swapped(state, audienceOf(seat), game, cards, chance, hidden);
  other.lying = state.lying;
  return other;
}

}  // namespace

CASE(forms_do_not_depend_on_figures_hidden_from_their_player) {
  std::set<std::string_view> hidden;
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    Chance chance(21);
    for (int night = 0; night < lk::test::nights(2); ++night) {
      Referee referee(*game, cards);
      referee.take(anySetup(*game, cards, chance));
      for (int i = 0; !referee.result().finished && i < 150; ++i) {
        referee.take(anyEvent(*game, referee.state(), cards, chance));
        if (referee.result().finished || chance.below(3) != 0) continue;
        for (std::size_t at = 0; at < referee.state().seatCount; ++at) {
          const Seat seat = kAllSeats[at];
          const State other = otherFigures(referee.state(), seat, *game, cards, chance, hidden);
          const std::string seen = formsOf(*game, referee.state(), cards, seat);
          const std::string instead = formsOf(*game, other, cards, seat);
          if (seen != instead) CHECK_MESSAGE(false, std::string(game->id()) + "\n" + seen + "\n" + instead);
        }
      }
    }
  }
  CHECK(hidden.contains("dv"));
}

CASE(a_ruling_foretold_turns_up_nothing_hidden) {
  Referee referee(lk::test::halfwish(), houseCards());
  for (const char* each :
       {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",
            "options":{"locations":"off","powers":"off"}})",
        R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
        R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"reveal","seat":"A","cards":["strike"]})"})
    CHECK(referee.take(event(each)).verdict == Verdict::accepted);
  const Event last = event(R"({"e":"reveal","seat":"B","cards":["defend"]})");
  const Ruling before = foretold(referee.game(), referee.state(), referee.cards(), Seat::B, last);
  CHECK(before.verdict == Verdict::accepted && before.steps.empty());
  CHECK(!referee.take(last).steps.empty());
}

CASE(only_an_answer_that_everybody_can_foresee_is_forced) {
  const Game& game = lk::test::halfwish();
  Referee referee(game, houseCards());
  const auto take = [&](const char* json) {
    CHECK_MESSAGE(referee.take(event(json)).verdict == Verdict::accepted, json);
  };
  const auto forced = [&](Seat seat) { return forcedAnswer(game, referee.state(), houseCards(), seat); };
  take(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",
           "options":{"locations":"off","powers":"off"}})");
  CHECK(!forced(Seat::A));  // dice cannot be foreseen
  take(R"({"e":"roll","seat":"A","dice":[4,6]})");
  take(R"({"e":"roll","seat":"B","dice":[2,3]})");
  CHECK(!forced(Seat::A));  // an encounter is chosen
  take(R"({"e":"choose","seat":"A","option":"parley"})");
  CHECK(!forced(Seat::B));
  take(R"({"e":"correct","seat":"B","set":{"stunned":true}})");
  CHECK(forced(Seat::B) == event(R"({"e":"answer","seat":"B","accept":true})"));
  CHECK(!forced(Seat::A));  // is not asked
}

CASE(forced_answers_of_every_game_are_accepted) {
  long found = 0;
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    Chance chance(31);
    for (int night = 0; night < lk::test::nights(3); ++night) {
      Referee referee(*game, cards);
      referee.take(anySetup(*game, cards, chance));
      for (int i = 0; !referee.result().finished && i < 200; ++i) {
        for (std::size_t at = 0; at < referee.state().seatCount; ++at) {
          const auto only = forcedAnswer(*game, referee.state(), cards, kAllSeats[at]);
          if (!only) continue;
          State after = referee.state();
          CHECK_MESSAGE(judged(*game, after, *only, cards, StepSink()).verdict == Verdict::accepted,
                        only->body.dump());
          ++found;
        }
        referee.take(anyEvent(*game, referee.state(), cards, chance));
      }
    }
  }
  CHECK(found > 0);
}
