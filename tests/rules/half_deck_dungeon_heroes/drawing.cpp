// Tests drawing while the hero deck runs out.
#include "form_walks.h"
#include "house_cards.h"
#include "rules/games/all.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;

namespace {

/// Returns a night in which three cards are due, and two are left in the deck: Mending Scroll and Team
/// Attack.
Referee twoAreLeft() {
  const Game& game = *findGame("half_deck_dungeon_heroes");
  Referee referee(game, lk::test::houseCardsOf(game));
  const auto say = [&](const std::string& line) {
    const Ruling ruling = referee.take(event(line));
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, line + " " + ruling.reason);
  };
  const auto cards = [&](const std::string& what, const std::string& names) {
    say(R"({"e":")" + what + R"(","seat":"A","cards":[)" + names + "]}");
  };
  say(R"({"e":"setup","game":"half_deck_dungeon_heroes","players":["A"],"options":{"later_exchange":"free"}})");
  cards("draw", R"("warrior","escape","escape","escape","team_attack","team_attack")");
  say(R"({"e":"place","seat":"A","card":"warrior"})");
  say(R"({"e":"done","seat":"A"})");
  say(R"({"e":"explore","seat":"A","card":"empty_room"})");
  std::string before = R"("escape","escape","escape")";
  for (const std::string three :
       {R"("cleric","archer","mage")", R"("scout","hedge_witch","minstrel")",
        R"("wanderer","rusty_sword","rusty_sword")", R"("steel_sword","steel_sword","worn_tome")",
        R"("worn_tome","bound_tome","bound_tome")", R"("war_hammer","storm_scroll","fire_flask")"}) {
    cards("exchange", before);
    cards("draw", three);
    before = three;
  }
  cards("exchange", before);
  return referee;
}

}  // namespace

CASE(a_draw_through_a_reshuffle_is_composed_of_what_the_deck_holds_first) {
  const Referee night = twoAreLeft();
  lk::test::Composed composed;
  Chance chance(7);
  for (int i = 0; i < 200; ++i)
    lk::test::walk(night.game(), night.state(), night.cards(), Seat::A, Occasion::prompt, chance, composed);
  CHECK(composed.walks == 200);
  for (const std::string& fault : composed.faults) CHECK_MESSAGE(false, fault);
  CHECK(composed.refused == 0 && composed.deadEnds == 0);
}

CASE(cards_still_in_the_deck_are_listed_first_and_as_often_as_they_lie_there) {
  const Referee night = twoAreLeft();
  const std::vector<Prompt> prompts = night.prompts();
  CHECK(prompts.size() == 1 && !prompts.front().byHand.empty());
  const std::optional<Blank>& blank = prompts.front().byHand.front().blank;
  if (!CHECK(blank && blank->among.size() > 2)) return;
  const auto id = [&](std::size_t at) { return night.cards()[blank->among[at]].id; };
  CHECK(id(0) == "mending_scroll" && id(1) == "team_attack");
  for (std::size_t i = 0; i < blank->among.size(); ++i)
    if (id(i) == "escape") CHECK(blank->copies[i] == 3);
}
