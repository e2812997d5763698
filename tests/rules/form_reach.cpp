// Tests that forms reach what lists of ways did not: every layout, group, block and payment.
#include <set>

#include "house_cards.h"
#include "rules/referee/form.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

struct Position {
  explicit Position(std::string_view game, std::initializer_list<std::string> events)
      : referee(*findGame(game), houseCardsOf(*findGame(game))) {
    for (const std::string& each : events) {
      const Ruling ruling = referee.take(event(each));
      CHECK_MESSAGE(ruling.verdict == Verdict::accepted,
                    each + " " + ruling.reason + ruling.cureArguments.dump());
    }
  }
  [[nodiscard]] Form form(Seat seat, const std::string& unfinished) const {
    return Composer(referee.game(), referee.state(), referee.cards(), seat).form(event(unfinished));
  }
  /// Composes every event that begins so; lists regardless of the order of their items.
  [[nodiscard]] std::set<std::string> all(Seat seat, const std::string& begun) const {
    std::set<std::string> found;
    std::set<std::string> seen;
    follow(seat, event(begun), found, seen);
    return found;
  }

  Referee referee;

 private:
  static Json sorted(const Json& list) {
    Json::Array items = list.items();
    std::sort(items.begin(), items.end(), [](const Json& a, const Json& b) { return a.dump() < b.dump(); });
    return Json(std::move(items));
  }
  static std::string keyOf(Event event) {
    event.body.each([](Json& value) {
      if (value.isArray()) value = sorted(value);
    });
    return event.body.dump();
  }
  void follow(Seat seat, const Event& said, std::set<std::string>& found, std::set<std::string>& seen) const {
    if (!seen.insert(keyOf(said)).second) return;
    const Form form = Composer(referee.game(), referee.state(), referee.cards(), seat).form(said);
    if (form.complete) found.insert(keyOf(*form.complete));
    const auto& fields = specOf(form.event, referee.game().vocabulary().events)->fields;
    for (const OpenField& open : form.open)
      for (const Json& value : open.values.listed)
        for (const FieldSpec& field : fields)
          if (field.name == open.name) follow(seat, withValue(form.event, field, value), found, seen);
  }
};

}  // namespace

CASE(all_seventy_layouts_of_an_army_can_be_composed) {
  const Position start("wtactics_orc", {R"({"e":"setup","game":"wtactics_orc","starter":"A","options":{}})"});
  CHECK(start.all(Seat::A, R"({"e":"startup"})").size() == 70);
}

CASE(every_group_of_three_can_attack_every_target_in_reach) {
  const Position battle("wtactics_orc",
                        {R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A",
      "step":"attack","action_points":3,"seats":{
      "A":{"army":{"A-F1":"elvish_fighter","A-F2":"elvish_archer","A-F3":"brookwalker","A-F4":"mage"}},
      "B":{"army":{"B-F1":"tunnel_runner","B-F2":"walking_corpse","B-F3":"cellar_ghoul"}}}}})"});
  // Front creatures reach the three columns around them. B-F1 and B-F3 are reached by two and three of four,
  // B-F2 by three; each attack is close or ranged.
  std::set<std::string> groups;
  for (const std::string& found : battle.all(Seat::A, R"({"e":"attack"})")) groups.insert(found);
  const auto subsets = [](int n) { return (1 << n) - 1; };
  CHECK_MESSAGE(groups.size() == static_cast<std::size_t>(2 * (subsets(2) + subsets(3) + subsets(3))),
                std::to_string(groups.size()));
}

CASE(a_price_is_paid_with_any_creatures) {
  const Position turn("wtactics_orc",
                      {R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A",
      "step":"recruit","action_points":3,"seats":{
      "A":{"army":{"A-F1":"elvish_fighter","A-F2":"elvish_archer","A-F3":"brookwalker","A-F4":"mage"}},
      "B":{"army":{"B-F1":"tunnel_runner"}}}}})"});
  const auto all = turn.all(Seat::A, R"({"e":"recruit","seat":"A","card":"knight","slot":"A-B1"})");
  CHECK_MESSAGE(all.size() == 4, std::to_string(all.size()));  // three of four creatures
}

CASE(every_attack_of_six_on_a_player_and_two_nodes_can_be_declared) {
  const Position attack("magepunk", {R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A",
      "phase":"attack","seats":{"A":{"life":15,"hand":3,"deck":10,"battlefield":["thornback_grazer",
      "piston_hound","ramjack_brawler","drift_scholar","rust_tick","lamp_warden"]},
      "B":{"life":15,"hand":3,"deck":10,"battlefield":["flywheel_turret","beacon_of_returning"]}}}})"});
  CHECK(attack.all(Seat::A, R"({"e":"attack"})").size() == 4096);  // each stays or attacks one of three
}

CASE(every_block_by_five_can_be_declared) {
  const Position block("magepunk", {R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A",
      "phase":"attack","seats":{"A":{"life":15,"hand":3,"deck":10,"battlefield":["thornback_grazer",
      "piston_hound","ramjack_brawler"]},"B":{"life":15,"hand":3,"deck":10,"battlefield":["drift_scholar",
      "rust_tick","lamp_warden","ash_reaver","grave_tinker"]}}}})",
                                    R"({"e":"attack","seat":"A","attackers":[{"who":"A/thornback_grazer"},
      {"who":"A/piston_hound"},{"who":"A/ramjack_brawler"}]})"});
  CHECK(block.all(Seat::B, R"({"e":"block"})").size() == 1024);  // each stays or blocks one of three
}

CASE(damage_is_split_in_every_way_that_kills_in_order) {
  const Position damage("magepunk", {R"({"e":"setup","game":"magepunk","position":{"turn":3,"active":"A",
      "phase":"attack","seats":{"A":{"life":15,"hand":3,"deck":10,"battlefield":["ramjack_brawler"]},
      "B":{"life":15,"hand":3,"deck":10,"battlefield":["rust_tick","lamp_warden"]}}}})",
                                     R"({"e":"attack","seat":"A","attackers":[{"who":"A/ramjack_brawler"}]})",
                                     R"({"e":"block","seat":"B","blocks":[
      {"who":"B/rust_tick","blocks":"A/ramjack_brawler"},{"who":"B/lamp_warden","blocks":"A/ramjack_brawler"}]})",
                                     R"({"e":"order","seat":"A","attacker":"A/ramjack_brawler",
      "order":["B/rust_tick","B/lamp_warden"]})"});
  const Form first = damage.form(Seat::A, R"({"e":"assign"})");
  CHECK(first.filled.size() == 2);  // the seat and the only attacker
  const Numbers& tick = first.open.front().values.numbers.front();
  CHECK_MESSAGE(tick.member == "B/rust_tick" && tick.least >= 1 && tick.most > tick.least,
                std::to_string(tick.least) + " to " + std::to_string(tick.most));
  const Form rest = damage.form(Seat::A, R"({"e":"assign","seat":"A","attacker":"A/ramjack_brawler","damage":{
      "B/rust_tick":)" + std::to_string(tick.least) +
                                             "}}");
  CHECK(!rest.complete && rest.open.front().values.numbers.front().least == tick.most - tick.least);
}

CASE(rage_hurts_own_pieces_too) {
  std::vector<std::string> fields;
  const Game& game = *findGame("half_the_battle");
  Referee referee(game, houseCardsOf(game));
  for (const char* each : {R"({"e":"setup","game":"half_the_battle"})",
                           R"({"e":"items","seat":"A","cards":["vial_of_poison","swift_boots"]})",
                           R"({"e":"items","seat":"B","cards":["war_horn","grapple_hook"]})",
                           R"({"e":"roll","seat":"A","dice":[12]})", R"({"e":"roll","seat":"B","dice":[18]})",
                           R"({"e":"correct","seat":"A","set":{"rage_d12":true}})"})
    CHECK_MESSAGE(referee.take(event(each)).verdict == Verdict::accepted, each);
  const Form form = Composer(game, referee.state(), referee.cards(), Seat::A)
                        .form(event(R"({"e":"rage","seat":"A","dice":["d12"],"buy":"damage"})"));
  CHECK(form.open.front().name == "on" && form.open.front().values.listed.size() == 14);
}
