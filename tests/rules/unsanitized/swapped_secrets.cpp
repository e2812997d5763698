// Tests that secrets leave no trace in what an audience sees, in any zone and any figure of any game: random
// nights are compared with copies in which everything hidden is replaced.
#include <set>

#include "house_cards.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"
#include "swapped_state.h"

using namespace lk;
using namespace lk::rules;
using lk::test::houseCardsOf;
using lk::test::swapped;

namespace {

constexpr Audience kWho[] = {Audience::seatA, Audience::seatB, Audience::seatC, Audience::seatD,
                             Audience::table};

std::set<std::string_view> playSwapped(const Game& game, const CardBook& cards, int nights) {
  std::set<std::string_view> hidden;
  Chance chance(11);
  for (int night = 0; night < nights; ++night) {
    Referee referee(game, cards);
    referee.take(anySetup(game, cards, chance));
    for (int i = 0; !referee.result().finished && i < 400; ++i) {
      referee.take(anyEvent(game, referee.state(), cards, chance));
      for (const Audience who : kWho) {
        const State other = swapped(referee.state(), who, game, cards, chance, hidden);
        const std::string seen = viewFor(game, cards, referee.state(), who).json.dump();
        const std::string instead = viewFor(game, cards, other, who).json.dump();
        if (seen == instead) continue;
        CHECK_MESSAGE(false, std::string(game.id()) + "\n" + seen + "\n" + instead);
        return hidden;
      }
    }
    CHECK(!referee.standing().empty());
  }
  return hidden;
}

}  // namespace

CASE(swapped_secrets_leave_no_trace_in_any_zone_of_any_game) {
  const std::set<std::string_view> kOpen{"half_the_battle"};  // everything on its table is public
  for (const Game* game : allGames()) {
    const auto hidden = playSwapped(*game, houseCardsOf(*game), lk::test::nights(100));
    std::string names;
    for (const std::string_view name : hidden) names += std::string(name) + " ";
    std::printf("  %s hides: %s\n", std::string(game->id()).c_str(), names.c_str());
    CHECK_MESSAGE(hidden.empty() == kOpen.contains(game->id()), std::string(game->id()) + " hides " + names);
  }
}
