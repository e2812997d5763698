// Tests attacks and blocks as offered for taps: every one is accepted and none occurs twice, including those
// of several cards.
#include <map>
#include <set>

#include "house_cards.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;

namespace {

const std::string kPosition =
    R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"attack","seats":{)"
    R"("A":{"hand":3,"deck":9,"battlefield":["burrow_ox","veil_skimmer","rust_tick"]},)"
    R"("B":{"hand":3,"deck":9,"battlefield":["rust_tick","choir_drone","lamp_warden","flywheel_turret"]}}}})";

Referee begun() {
  Referee referee(*findGame("magepunk"), lk::test::houseCardsOf(*findGame("magepunk")));
  CHECK(referee.take(event(kPosition)).verdict == Verdict::accepted);
  return referee;
}

/// Returns the number of offered declarations of that kind, by the number of cards in them.
std::map<std::size_t, int> offered(const Referee& referee, const char* kind, const char* list) {
  std::map<std::size_t, int> counts;
  std::set<std::string> options;
  for (const Prompt& prompt : referee.prompts())
    for (const ByHand& way : prompt.byHand) {
      if (way.begun.kind() != kind) continue;
      Referee tried = referee;
      CHECK_MESSAGE(tried.take(way.begun).verdict == Verdict::accepted, way.option);
      CHECK_MESSAGE(options.insert(way.option).second, way.option);
      ++counts[way.begun.body[list].items().size()];
    }
  return counts;
}

}  // namespace

CASE(several_attack_with_one_tap) {
  // Each of three at the player or the Node, three pairs, all.
  CHECK((offered(begun(), "attack", "attackers") == std::map<std::size_t, int>{{1, 6}, {2, 3}, {3, 1}}));
}

CASE(several_block_with_one_tap) {
  Referee referee = begun();
  CHECK(
      referee
          .take(event(
              R"({"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B"},{"who":"A/veil_skimmer","at":"B"}]})"))
          .verdict == Verdict::accepted);
  // One alone cannot block Veil Skimmer: three blocks by one card; three pairs before the Ox and three before
  // it; of three at once those that leave it none, two or three.
  CHECK((offered(referee, "block", "blocks") == std::map<std::size_t, int>{{1, 3}, {2, 6}, {3, 5}}));
}
