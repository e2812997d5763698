// Tests what the house says in a night of people and houses: whole nights end, alike from the same events,
// dice do not depend on thinking, and answers given unseen are not seen.
#include "rules/player/house_turn.h"

#include "rules/player/replayed_night.h"
#include "secret_nights.h"

using namespace lk;
using namespace lk::rules;

namespace {

constexpr int kMaxEvents = 4000;

Thinking threeRounds(Level) {
  return {.rounds = 3};
}

HouseSeats allHouses(std::uint32_t seed) {
  HouseSeats houses;
  for (auto& house : houses) house = HouseSeat{Level::even, seed++};
  return houses;
}

HouseTurn turnOf(const Referee& referee, const HouseSeats& houses) {
  return {.standing = referee.standing(), .houses = houses};
}

/// Lets the houses play a night; `each` is told of every event before it is taken.
template <class Each>
void playNight(Referee& referee, const PlayableGame& game, const HouseSeats& houses, Each each) {
  for (int i = 0; i < kMaxEvents && !referee.result().finished; ++i) {
    const auto event = houseEvent(game, turnOf(referee, houses), threeRounds);
    const std::string asked =
        referee.prompts().empty()
            ? ""
            : std::string(referee.prompts().front().id) +
                  (referee.prompts().front().seat ? name(*referee.prompts().front().seat) : "-");
    CHECK_MESSAGE(event.has_value(), std::string(game.rules().id()) + ": nothing to " + asked + " after " +
                                         referee.standing().back().body.dump());
    if (!event) return;
    each(*event);
    const Ruling ruling = referee.take(*event);
    CHECK_MESSAGE(ruling.verdict == Verdict::accepted, event->body.dump() + " " + ruling.reason);
    if (ruling.verdict != Verdict::accepted) return;
  }
}

Event eventFrom(const char* text) {
  return {*readJson(text, "test")};
}

}  // namespace

CASE(houses_play_a_whole_night_of_every_game_to_its_end) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(11);
    Referee referee(*rules, game.cards());
    const Event setup = anySetup(*rules, game.cards(), chance);
    CHECK(referee.take(setup).verdict == Verdict::accepted);
    playNight(referee, game, allHouses(3), [](const Event&) {});
    CHECK_MESSAGE(referee.result().finished, std::string(rules->id()));
    Referee again(*rules, game.cards());
    for (const Event& event : referee.log()) CHECK(again.take(event).verdict == Verdict::accepted);
    CHECK(again.result() == referee.result());
    std::printf("  %s: %zu events\n", std::string(rules->id()).c_str(), referee.log().size());
  }
}

CASE(a_night_that_is_resumed_goes_on_alike) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    const HouseSeats houses = allHouses(5);
    Chance chance(12);
    Referee referee(*rules, game.cards());
    referee.take(anySetup(*rules, game.cards(), chance));
    for (int i = 0; i < 30 && !referee.result().finished; ++i) {
      Referee resumed(*rules, game.cards());
      for (const Event& event : referee.log()) resumed.take(event);
      const auto here = houseEvent(game, turnOf(referee, houses), threeRounds);
      CHECK(here && here == houseEvent(game, turnOf(resumed, houses), threeRounds));
      if (!here) return;
      CHECK(replayed(game, referee.standing(), 5)->now.held ==
            replayed(game, resumed.standing(), 5)->now.held);
      referee.take(*here);
    }
  }
}

CASE(the_dice_of_the_house_do_not_depend_on_how_long_it_thinks) {
  const Game& rules = lk::test::halfwish();
  const PlayableGame game(rules, lk::test::houseCards());
  Referee referee(rules, game.cards());
  referee.take(eventFrom(
      R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",
          "options":{"locations":"off","powers":"off"}})"));
  HouseSeats houses;
  houses[1] = HouseSeat{Level::strong, 17};
  const auto roll = houseEvent(game, turnOf(referee, houses), threeRounds);
  CHECK(roll && roll->kind() == "roll" && roll->seat() == Seat::B &&
        roll->body["by"].asString() == "program");
  CHECK(roll == houseEvent(game, turnOf(referee, houses), [](Level) { return Thinking{.rounds = 40}; }));
  houses[1]->seed = 18;
  int differs = 0;
  for (std::uint32_t seed = 18; seed < 28; ++seed) {
    houses[1]->seed = seed;
    differs += houseEvent(game, turnOf(referee, houses), threeRounds) != roll ? 1 : 0;
  }
  CHECK(differs > 5);
}

// What nobody has laid out, the house must not take.
CASE(upgrades_are_laid_out_before_the_house_takes_one) {
  const Game& rules = lk::test::halfwish();
  const PlayableGame game(rules, lk::test::houseCards());
  int dealt = 0;
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    Referee referee(rules, game.cards());
    referee.take(
        eventFrom(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})"));
    bool laidOut = false;
    playNight(referee, game, allHouses(seed), [&](const Event& event) {
      if (event.kind() == "upgrade_order" || event.kind() == "upgrade") CHECK(laidOut);
      if (event.kind() == "deal") ++dealt;
      laidOut = event.kind() == "deal" || (laidOut && event.kind().starts_with("upgrade"));
    });
  }
  CHECK(dealt > 5);
}

CASE(the_house_waits_for_people) {
  const Game& rules = lk::test::halfwish();
  const PlayableGame game(rules, lk::test::houseCards());
  Referee referee(rules, game.cards());
  referee.take(eventFrom(
      R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",
          "options":{"locations":"off","powers":"off"}})"));
  HouseSeats houses;
  houses[1] = HouseSeat{Level::gentle, 1};
  referee.take(*houseEvent(game, turnOf(referee, houses), threeRounds));
  CHECK(!houseEvent(game, turnOf(referee, houses), threeRounds));  // A has to roll
  CHECK(!isHousesTurn(referee.prompts(), houses, 2));
  CHECK(isHousesTurn(referee.prompts(), allHouses(1), 2));
}

CASE(the_house_does_not_see_an_answer_given_at_the_same_time) {
  const Game& rules = lk::test::halfwish();
  const PlayableGame game(rules, lk::test::houseCards());
  HouseSeats houses;
  houses[1] = HouseSeat{Level::strong, 7};
  std::optional<Event> before;
  for (const char* said : {"", R"({"e":"reveal","seat":"A","cards":["strike"]})",
                           R"({"e":"reveal","seat":"A","cards":["long_strike"]})"}) {
    Referee referee(rules, game.cards());
    for (const char* each :
         {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",
              "options":{"locations":"off","powers":"off"}})",
          R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
          R"({"e":"choose","seat":"A","option":"duel"})"})
      CHECK(referee.take(eventFrom(each)).verdict == Verdict::accepted);
    if (*said) CHECK(referee.take(eventFrom(said)).verdict == Verdict::accepted);
    HouseTurn turn = turnOf(referee, houses);
    const auto position = replayed(game, turn.standing, 7);
    CHECK(position->asked.state.questions.size() == 2);
    Chance chance(1);
    const auto mind = houseMind(game);
    const auto chosen = mind->choose(position->asked, Seat::B, {.rounds = 40}, chance);
    CHECK(chosen && chosen->kind() == "reveal");
    if (!before) before = chosen;
    const auto event = houseEvent(game, turn, threeRounds);
    CHECK(event && event->kind() == "reveal" && event->seat() == Seat::B);
  }
}

/// Plays both nights on with the same random events until `seat` is asked. Returns whether it is.
bool playOnUntilAsked(const PlayableGame& game, Chance& chance, std::vector<Event>& one,
                      std::vector<Event>& other, Seat seat) {
  Referee here(game.rules(), game.cards()), there = here;
  for (const Event& event : one) here.take(event);
  for (const Event& event : other) there.take(event);
  for (int i = 0; i < 40 && !here.result().finished; ++i) {
    const std::vector<Prompt> open = here.prompts();
    if (std::any_of(open.begin(), open.end(), [&](const Prompt& each) { return each.seat == seat; }))
      return true;
    const Event next = anyEvent(game.rules(), here.state(), game.cards(), chance);
    Referee ahead = here;
    if (ahead.take(next).verdict != Verdict::accepted) continue;
    if (there.take(next).verdict != Verdict::accepted) continue;
    here = std::move(ahead);
    one.push_back(next);
    other.push_back(next);
  }
  return false;
}

CASE(the_house_in_a_night_is_not_led_by_what_others_said_in_secret) {
  int compared = 0, differs = 0;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(44);
    int here = 0, dealtOtherwise = 0;
    const auto compare = [&](const std::vector<Event>& one, const std::vector<Event>& other, Seat seat,
                             std::uint32_t seed) {
      const auto held = [&](const std::vector<Event>& events) {
        return replayed(game, events, seed)->asked.held[seat];
      };
      // What the house holds others to have is the same; it would not be if it followed all that was said.
      const auto all = [&](const std::vector<Event>& events, std::optional<Seat> reader) {
        return replayed(game, events, seed, reader)->asked.held;
      };
      CHECK(all(one, seat) == all(other, seat));
      differs += all(one, std::nullopt) == all(other, std::nullopt) ? 0 : 1;
      if (held(one) != held(other)) return void(++dealtOtherwise);
      HouseSeats houses;
      houses[index(seat)] = HouseSeat{Level::strong, seed};
      const auto said = [&](const std::vector<Event>& events) {
        return houseEvent(game, {.standing = events, .houses = houses},
                          [](Level) { return Thinking{.rounds = 60}; });
      };
      const std::optional<Event> event = said(one);
      if (!event || !game.chooserOf(*event)) return;
      ++here;
      CHECK_MESSAGE(event == said(other), std::string(rules->id()) + " " + one.back().body.dump() + " / " +
                                              other.back().body.dump());
    };
    lk::test::eachSecret(game, chance, lk::test::nights(6),
                         [&](std::vector<Event> one, std::vector<Event> other, Seat seat) {
                           if (!playOnUntilAsked(game, chance, one, other, seat)) return;
                           for (std::uint32_t seed = 7; seed < 13; ++seed) compare(one, other, seat, seed);
                         });
    std::printf("  %s: %d choices, %d dealt otherwise\n", std::string(rules->id()).c_str(), here,
                dealtOtherwise);
    compared += here;
  }
  CHECK(compared > 10 && differs > 10);
}

CASE(what_people_play_was_in_their_hands) {
  const Game& rules = *findGame("magepunk");
  const PlayableGame game(rules, lk::test::houseCardsOf(rules));
  Chance chance(34);
  int other = 0;
  for (int i = 0; i < 20; ++i) {
    // A night of people who hold other cards than the house deals from its seed.
    auto at = game.begin(anySetup(rules, game.cards(), chance), chance);
    std::vector<Event> events;
    Event setup = anySetup(rules, game.cards(), chance);
    at = game.begin(setup, chance);
    events.push_back(setup);
    for (int step = 0; step < 60 && !at->state.result.finished; ++step) {
      Event event;
      if (game.playAny(*at, chance, &event) == Verdict::accepted) events.push_back(event);
    }
    const auto night = replayed(game, events, 99);
    CHECK(night.has_value());
    CHECK(night->now.state == at->state);
    for (const Seat seat : {Seat::A, Seat::B})
      CHECK(night->now.held[seat].hand.size() == at->held[seat].hand.size());
    other += night->now.held == at->held ? 0 : 1;
  }
  CHECK(other > 10);
}

CASE(seats_of_the_house_are_read_and_wrong_ones_are_explained) {
  const auto in = [](const char* house) {
    return houseSeatsIn(
        eventFrom((std::string(R"({"e":"setup","game":"halfwish","house":)") + house + "}").c_str()), 2);
  };
  const auto read = in(R"({"B":{"level":"strong","seed":4294967295}})");
  CHECK(read && !(*read)[0] && (*read)[1] == HouseSeat({Level::strong, 4294967295u}));
  CHECK(houseSeatsJson(*read) == *readJson(R"({"B":{"level":"strong","seed":4294967295}})", "test"));
  CHECK(houseSeatsJson({}).isNull());
  CHECK(in("{}") && !anyHouse(*in("{}")));
  for (const char* wrong :
       {R"({"C":{"level":"even","seed":1}})", R"({"X":{"level":"even"}})",
        R"({"A":{"level":"fierce","seed":1}})", R"({"A":{}})", R"({"A":5})",
        R"({"A":{"level":"even","seed":-1}})", R"({"A":{"level":"even","seed":4294967296}})",
        R"({"A":{"level":"even","seed":"x"}})"})
    CHECK_MESSAGE(!in(wrong), wrong);
  CHECK(in(R"({"A":{"level":"fierce","seed":1}})").fault().what ==
        "names a level of the house that is not known (\"fierce\")");
}

CASE(nobody_at_the_table_sees_the_seed_of_the_house) {
  for (const Game* rules : lk::test::playedGames()) {
    Chance chance(13);
    Event setup = anySetup(*rules, lk::test::cardsOf(*rules), chance);
    setup.body.set("house", houseSeatsJson(allHouses(12345)));
    Referee referee(*rules, lk::test::cardsOf(*rules));
    const Ruling begun = referee.take(setup);
    CHECK_MESSAGE(begun.verdict == Verdict::accepted, setup.body.dump() + begun.cureArguments.dump());
    for (const Audience audience : {Audience::table, Audience::seatA, Audience::seatB}) {
      const Event shown =
          masked(*rules, referee.cards(), referee.state(), setup, audience, Verdict::accepted);
      CHECK(shown.body.dump().find("12345") == std::string::npos);
    }
    CHECK(referee.log().front() == setup);
  }
}
