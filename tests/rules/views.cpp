// Tests what each audience knows: views, masked events and steps, covered trays.
#include "house_cards.h"
#include "rules/games/all.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;
using lk::test::houseCardsOf;

namespace {

constexpr const char* kSetup =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"rogue"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";

Referee begun() {
  Referee referee(halfwish(), houseCards());
  CHECK(referee.take(event(kSetup)).verdict == Verdict::accepted);
  return referee;
}

Json seat(const Referee& referee, Audience who, const char* name) {
  return referee.view(who).json["seats"][name];
}

}  // namespace

CASE(a_night_not_begun_shows_nothing_and_covers_all_trays) {
  const Referee referee(halfwish(), houseCards());
  const View view = referee.view(Audience::table);
  CHECK(view.json.dump() == R"({"game":"halfwish","phase":"setup","seats":{},"zones":{},"result":null})");
  CHECK(view.coveredTrays == (std::vector<Seat>{Seat::A, Seat::B}));
  CHECK(referee.view(Audience::seatA).coveredTrays == std::vector<Seat>{Seat::B});
}

CASE(the_view_has_the_contracts_shape) {
  const Referee referee = begun();
  const Json view = referee.view(Audience::table).json;
  CHECK_MESSAGE(
      view.dump() ==
          R"({"game":"halfwish","phase":"roll","phase_of":"A","round":1,"turn":1,"turn_seat":"A","aggressor":null,)"
          R"("parley_streak":0,"first_blood":null,"seats":{)"
          R"("A":{"hp":25,"points":0,"lamps":0,"mana":1,"dv":null,"exposed":0,"toughness":0,"poisoned":false,)"
          R"("ignited":false,"stunned":false,"silenced":false,"dv_held":false,"dv_locked":false,"class":"mirror",)"
          R"("unhurtable":false,"extra_upgrades":0},)"
          R"("B":{"hp":25,"points":0,"lamps":0,"mana":1,"dv":null,"exposed":0,"toughness":0,"poisoned":false,)"
          R"("ignited":false,"stunned":false,"silenced":false,"dv_held":false,"dv_locked":false,"class":"rogue",)"
          R"("unhurtable":false,"extra_upgrades":0}},)"
          R"("zones":{},"result":null})",
      view.dump());
}

CASE(a_roll_is_known_to_its_owner_until_the_showdown) {
  Referee referee = begun();
  const Event roll = event(R"({"e":"roll","seat":"A","dice":[4,6]})");
  const Ruling ruling = referee.take(roll);
  CHECK(seat(referee, Audience::seatA, "A")["dv"] == Json(10));
  CHECK(seat(referee, Audience::record, "A")["dv"] == Json(10));
  CHECK(seat(referee, Audience::seatB, "A")["dv"].isNull());
  CHECK(seat(referee, Audience::table, "A")["dv"].isNull());
  CHECK(masked(ruling.steps, Audience::table).empty());
  CHECK(masked(ruling.steps, Audience::seatA).size() == 1);
  const auto seen = [&](Audience who) {
    return masked(halfwish(), houseCards(), referee.state(), roll, who, ruling.verdict).body.dump();
  };
  CHECK(seen(Audience::table) == R"({"e":"roll","seat":"A","dice":null})");
  CHECK(seen(Audience::seatB) == R"({"e":"roll","seat":"A","dice":null})");
  CHECK(seen(Audience::seatA) == R"({"e":"roll","seat":"A","dice":[4,6]})");
  CHECK(seen(Audience::record) == R"({"e":"roll","seat":"A","dice":[4,6]})");
  CHECK(referee.view(Audience::table).coveredTrays == (std::vector<Seat>{Seat::A, Seat::B}));
}

CASE(a_knockout_leaves_the_shown_dice_open) {
  Referee referee = begun();
  for (const char* line :
       {R"({"e":"correct","seat":"B","set":{"hp":3}})", R"({"e":"roll","seat":"A","dice":[6,6]})",
        R"({"e":"roll","seat":"B","dice":[1,1]})", R"({"e":"choose","seat":"A","option":"duel"})",
        R"({"e":"reveal","seat":"A","cards":["strike"]})"})
    CHECK(referee.take(event(line)).verdict == Verdict::accepted);
  CHECK(referee.view(Audience::table).json["zones"].dump() ==
        R"({"A/action/1":[{"card":"strike","face":"up"}]})");
  CHECK(seat(referee, Audience::table, "B")["dv"].isNull());
  CHECK(referee.take(event(R"({"e":"reveal","seat":"B","cards":["strike"]})")).verdict == Verdict::accepted);
  const View view = referee.view(Audience::table);
  CHECK(view.coveredTrays.empty());
  CHECK(view.json["phase"] == Json("over"));
  CHECK(view.json["seats"]["B"]["dv"] == Json(2));
  CHECK(view.json["result"].dump() == R"({"winner":"A","by":"knockout"})");
  CHECK(view.json["zones"].dump() ==
        R"({"A/action/1":[{"card":"strike","face":"up"}],"B/action/1":[{"card":"strike","face":"up"}]})");
}

CASE(dice_rolled_early_during_upgrades_are_covered) {
  Referee referee = begun();
  for (const char* line :
       {R"({"e":"correct","set":{"turn":5}})", R"({"e":"roll","seat":"A","dice":[3,3]})",
        R"({"e":"roll","seat":"B","dice":[1,1]})", R"({"e":"choose","seat":"A","option":"duel"})",
        R"({"e":"reveal","seat":"A","cards":["defend","defend"]})",
        R"({"e":"reveal","seat":"B","cards":["defend","defend"]})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  const std::vector<Seat> both{Seat::A, Seat::B};
  CHECK(referee.view(Audience::table).json["phase"] == Json("upgrade_order"));
  CHECK(referee.view(Audience::table).coveredTrays == both);
  CHECK(seat(referee, Audience::record, "A")["dv"].isNull());
  const Event early = event(R"({"e":"roll","seat":"A","dice":[4,6]})");
  CHECK(referee.take(early).verdict == Verdict::refused);
  CHECK(masked(halfwish(), houseCards(), referee.state(), early, Audience::table, Verdict::refused)
            .body.dump() == R"({"e":"roll","seat":"A","dice":null})");
  CHECK(referee.take(event(R"({"e":"upgrade_order","seat":"A","first":"A"})")).verdict == Verdict::accepted);
  CHECK(referee.view(Audience::table).json["phase"] == Json("upgrade"));
  CHECK(referee.view(Audience::table).coveredTrays == both);
}

CASE(a_shown_roll_that_is_held_is_covered_again) {
  Referee referee = begun();
  for (const char* line :
       {R"({"e":"correct","seat":"A","set":{"dv_held":true}})", R"({"e":"roll","seat":"A","dice":[3,3]})",
        R"({"e":"roll","seat":"B","dice":[1,1]})", R"({"e":"choose","seat":"A","option":"duel"})",
        R"({"e":"reveal","seat":"A","cards":["defend"]})", R"({"e":"reveal","seat":"B","cards":["defend"]})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  CHECK(referee.prompts().size() == 1);
  CHECK(referee.prompts().front().seat == Seat::B);
  CHECK(seat(referee, Audience::seatA, "A")["dv"] == Json(6));
  CHECK(seat(referee, Audience::table, "A")["dv"].isNull());
  CHECK(referee.view(Audience::table).coveredTrays == (std::vector<Seat>{Seat::A, Seat::B}));
}

CASE(a_corrected_hidden_roll_stays_hidden) {
  Referee referee = begun();
  CHECK(referee.take(event(R"({"e":"roll","seat":"A","dice":[4,6]})")).verdict == Verdict::accepted);
  const Event mended = event(R"({"e":"correct","seat":"A","set":{"dv":9,"hp":20},"why":"a die fell"})");
  const Ruling ruling = referee.take(mended);
  CHECK(ruling.verdict == Verdict::accepted);
  CHECK(masked(halfwish(), houseCards(), referee.state(), mended, Audience::table, ruling.verdict)
            .body.dump() == R"({"e":"correct","seat":"A","set":{"dv":null,"hp":20},"why":"a die fell"})");
  CHECK(masked(ruling.steps, Audience::table).size() == 1);
  CHECK(seat(referee, Audience::table, "A")["dv"].isNull());
  CHECK(seat(referee, Audience::seatA, "A")["dv"] == Json(9));
}

CASE(secrets_of_refused_events_stay_hidden) {
  Referee referee(halfwish(), houseCards());
  const auto seen = [&](const Event& what, Audience who) {
    return masked(halfwish(), houseCards(), referee.state(), what, who, referee.take(what).verdict)
        .body.dump();
  };
  const Event roll = event(R"({"e":"roll","seat":"A","dice":[4,6]})");
  const Event dv = event(R"({"e":"correct","seat":"A","set":{"dv":9}})");
  // Before the night has begun.
  CHECK(seen(roll, Audience::table) == R"({"e":"roll","seat":"A","dice":null})");
  CHECK(seen(roll, Audience::seatB) == R"({"e":"roll","seat":"A","dice":null})");
  CHECK(seen(roll, Audience::seatA) == roll.body.dump());
  CHECK(seen(roll, Audience::record) == roll.body.dump());
  CHECK(seen(dv, Audience::table) == R"({"e":"correct","seat":"A","set":{"dv":null}})");
  const Event misspelt = event(R"({"e":"correct","seat":"A","set":{"DV":9}})");
  CHECK(seen(misspelt, Audience::table) == R"({"e":"correct","seat":"A","set":{"DV":null}})");
  // From a seat without a player.
  CHECK(referee.take(event(kSetup)).verdict == Verdict::accepted);
  const Event guest = event(R"({"e":"roll","seat":"C","dice":[4,6]})");
  CHECK(seen(guest, Audience::table) == R"({"e":"roll","seat":"C","dice":null})");
  CHECK(masked(halfwish(), houseCards(), referee.state(), guest, Audience::table, Verdict::accepted)
            .body["dice"]
            .isNull());
  // After a night that ended with its dice shown.
  for (const char* line :
       {R"({"e":"correct","seat":"B","set":{"hp":1}})", R"({"e":"roll","seat":"A","dice":[6,6]})",
        R"({"e":"roll","seat":"B","dice":[1,1]})", R"({"e":"choose","seat":"A","option":"duel"})",
        R"({"e":"reveal","seat":"A","cards":["strike"]})", R"({"e":"reveal","seat":"B","cards":["strike"]})"})
    CHECK_MESSAGE(referee.take(event(line)).verdict == Verdict::accepted, line);
  CHECK(referee.result().finished);
  CHECK(seen(roll, Audience::table) == R"({"e":"roll","seat":"A","dice":null})");
  // The intended event is not yet known.
  CHECK(masked(halfwish(), houseCards(), referee.state(), dv, Audience::table, Verdict::unclear)
            .body["set"]["dv"]
            .isNull());
  CHECK(masked(halfwish(), houseCards(), referee.state(), dv, Audience::seatA, Verdict::unclear) == dv);
  CHECK(seen(dv, Audience::table) == dv.body.dump());
}

CASE(things_without_knowers_are_shown_to_nobody) {
  // A card cannot be laid without stating who knows it.
  static_assert(!std::is_default_constructible_v<Slot> && !std::is_default_constructible_v<Knowers>);
  static_assert(FigureSpec{}.openTo == OpenTo::nobody && FigureSpec{}.shown == Shown::internal);
  for (const Game* game : allGames()) {
    State undeclared;
    undeclared.begun = true;
    for (const Audience who :
         {Audience::seatA, Audience::seatB, Audience::seatC, Audience::seatD, Audience::table}) {
      const Json view = viewFor(*game, houseCardsOf(*game), undeclared, who).json;
      for (const FigureSpec& spec : game->vocabulary().tableFigures)
        CHECK_MESSAGE(view[spec.name].isNull(), std::string(spec.name));
      for (const auto& [seat, figures] : view["seats"].members())
        for (const auto& [figure, value] : figures.members()) CHECK_MESSAGE(value.isNull(), figure);
    }
  }
}

CASE(a_known_card_tells_nothing_of_the_hidden_ones_beside_it) {
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    const CardId shown(2);
    const auto seen = [&](std::uint8_t zone, Audience who, std::initializer_list<CardId> lying) {
      State state = game->fresh();
      state.begun = true;
      for (const CardId card : lying)
        state.lying.add(
            {.zone = zone,
             .card = card,
             .knownTo = card == shown ? Knowers::everyone().with(Seat::A) : Knowers::only(Seat::A)});
      return viewFor(*game, cards, state, who).json.dump();
    };
    // Cards lie in the order of the pack: a hidden card comes before the known card, or after it.
    for (std::uint8_t zone = 0; zone < game->vocabulary().zones.size(); ++zone)
      for (const Audience who : {Audience::table, Audience::seatB})
        CHECK_MESSAGE(seen(zone, who, {CardId(1), shown}) == seen(zone, who, {shown, CardId(3)}),
                      std::string(game->vocabulary().zones[zone].name));
  }
}

CASE(a_figure_is_open_from_the_start_to_whom_it_is_declared) {
  for (const Game* game : allGames()) {
    const State state = game->fresh();
    const std::span<const FigureSpec> specs = game->vocabulary().seatFigures;
    for (const Seat seat : kAllSeats)
      for (std::size_t i = 0; i < specs.size(); ++i) {
        const Knowers knowers = state.seats[index(seat)][i].knownTo;
        CHECK(knowers.include(Audience::table) == (specs[i].openTo == OpenTo::everyone));
        CHECK(knowers.include(audienceOf(seat)) == (specs[i].openTo != OpenTo::nobody));
      }
    // Figures of the table have no owner.
    for (const FigureSpec& spec : game->vocabulary().tableFigures) CHECK(spec.openTo != OpenTo::owner);
  }
}

CASE(what_one_player_knows_the_table_does_not) {
  CHECK(!Knowers::only(Seat::A).include(Audience::table));
  CHECK(!Knowers::only(Seat::A).include(Audience::seatB));
  CHECK(Knowers::only(Seat::A).include(Audience::seatA));
  CHECK(Knowers::only(Seat::A).include(Audience::record));
  for (const Audience who :
       {Audience::seatA, Audience::seatB, Audience::seatC, Audience::seatD, Audience::table})
    CHECK(Knowers::everyone().include(who));
}
