// Compares every duel of basic actions with the second implementation, and tests the command-line lines.
#include "house_cards.h"
#include "naive_duel.h"
#include "rules/games/halfwish/coach/lines.h"
#include "rules/games/halfwish/coach/lone_duel.h"

using namespace lk;
using namespace lk::rules;
using namespace lk::rules::halfwish;
using lk::test::houseCards;
using lk::test::NaiveDuel;
using lk::test::NaivePlayer;

namespace {

const std::vector<std::string> kActions{"strike", "long_strike", "heavy_strike", "defend", "evade"};

/// Returns all ordered choices of n actions.
std::vector<std::vector<std::string>> choices(int n) {
  std::vector<std::vector<std::string>> out;
  for (const std::string& first : kActions) {
    if (n == 1) out.push_back({first});
    for (const std::string& second : kActions)
      if (n == 2) out.push_back({first, second});
  }
  return out;
}

struct Body {
  int hp = 25;
  int exposed = 0;
  int toughness = 0;
};

Duelist fighter(int dv, const Body& body, const std::vector<std::string>& actions) {
  Duelist f{.dv = dv, .hp = body.hp, .exposed = body.exposed, .toughness = body.toughness};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    f.actions[i] = houseCards().find(actions[i]);
  }
  return f;
}

NaivePlayer naive(int dv, const Body& body, const std::vector<std::string>& actions) {
  return {.dv = dv, .hp = body.hp, .exposed = body.exposed, .toughness = body.toughness, .actions = actions};
}

std::string name(const std::optional<Seat>& seat, const char* none) {
  return seat ? name(*seat) : none;
}

bool agree(const LoneOutcome& ours, const NaiveDuel& naively) {
  const auto same = [&](std::size_t i, const NaivePlayer& p) {
    return ours.damage[i] == p.damage && ours.hits[i] == p.hits && ours.points[i] == p.points &&
           ours.hp[i] == p.hp && ours.exposed[i] == p.exposed;
  };
  return same(0, naively.a) && same(1, naively.b) && name(ours.winner, "tie") == naively.winner &&
         name(ours.dead, "") == naively.dead && name(ours.firstHurt, "") == naively.firstHurt;
}

/// Compares all duels of n actions at all dice of the given steps; returns the number of duels.
long compareAll(int n, int diceStep, const Body& bodyA, const Body& bodyB) {
  long fought = 0;
  long wrong = 0;
  const auto all = choices(n);
  for (const auto& a : all)
    for (const auto& b : all)
      for (int dvA = 2; dvA <= 12; dvA += diceStep)
        for (int dvB = 2; dvB <= 12; dvB += diceStep)
          for (const Seat aggressor : {Seat::A, Seat::B}) {
            const LoneDuel input{.actions = n,
                                 .aggressor = aggressor,
                                 .duelists = {fighter(dvA, bodyA, a), fighter(dvB, bodyB, b)}};
            NaiveDuel duel{
                .a = naive(dvA, bodyA, a), .b = naive(dvB, bodyB, b), .aggressorIsA = aggressor == Seat::A};
            fightNaively(duel);
            ++fought;
            wrong += agree(fightAlone(input, houseCards()), duel) ? 0 : 1;
          }
  CHECK_MESSAGE(wrong == 0, std::to_string(wrong) + " of " + std::to_string(fought));
  return fought;
}

Json json(std::string_view text) {
  Outcome<Json> read = readJson(text, "line");
  if (!read) throw std::logic_error(read.fault().text());
  return *read;
}

/// Returns the answer to a duel line, or the fault's sentence.
Json answer(std::string_view line) {
  Outcome<LoneDuel> input = readDuel(json(line), houseCards());
  if (!input) return Json(input.fault().what);
  std::vector<Step> steps;
  return duelJson(fightAlone(*input, houseCards(), StepSink(&steps)), steps, lk::test::halfwish(),
                  houseCards());
}

}  // namespace

CASE(every_single_duel_agrees_with_the_second_implementation) {
  CHECK(compareAll(1, 1, {}, {}) == 25L * 121 * 2);
  compareAll(1, 1, {.hp = 5}, {.hp = 5});
  compareAll(1, 1, {.exposed = 2, .toughness = 1}, {.exposed = 0, .toughness = 4});
  compareAll(1, 1, {.hp = 9, .toughness = 3}, {.hp = 7, .exposed = 3});
}

CASE(every_double_duel_agrees_with_the_second_implementation) {
  CHECK(compareAll(2, 1, {}, {}) == 625L * 121 * 2);
  compareAll(2, 1, {.hp = 6}, {.hp = 8});
  compareAll(2, 2, {.hp = 12, .exposed = 2, .toughness = 1}, {.hp = 12, .toughness = 4});
}

CASE(steps_change_nothing_and_account_for_every_number) {
  long wrong = 0;
  const auto all = choices(2);
  for (const auto& a : all)
    for (const auto& b : all)
      for (const int dv : {2, 7, 12}) {
        const LoneDuel input{
            .actions = 2,
            .aggressor = Seat::B,
            .duelists = {fighter(dv, {.hp = 15}, a), fighter(9, {.hp = 15, .toughness = 1}, b)}};
        std::vector<Step> steps;
        const LoneOutcome withSteps = fightAlone(input, houseCards(), StepSink(&steps));
        const LoneOutcome silent = fightAlone(input, houseCards());
        std::array<int, 2> damage{};
        std::array<int, 2> points{};
        for (const Step& step : steps) {
          if (step.what == "damage") damage[index(*step.seat)] += step.amount;
          if (step.what.starts_with("point")) points[index(*step.seat)] += step.amount;
        }
        const bool same = withSteps.hp == silent.hp && withSteps.points == silent.points &&
                          withSteps.damage == silent.damage && withSteps.winner == silent.winner &&
                          withSteps.dead == silent.dead;
        wrong += same && damage == withSteps.damage && points == withSteps.points ? 0 : 1;
      }
  CHECK(wrong == 0);
}

CASE(the_rulebooks_first_strike_example) {
  const Json result = answer(R"({"turn":1,"aggressor":"A","A":{"dv":10,"hp":25,"actions":["long_strike"]},)"
                             R"("B":{"dv":12,"hp":25,"actions":["strike"]}})");
  CHECK_MESSAGE(result["damage"] == json(R"({"A":4,"B":8})"), result.dump());
  CHECK(result["points"] == json(R"({"A":1,"B":1})"));
  CHECK(result["winner"] == Json("tie"));
  CHECK(result["dead"].isNull());
}

CASE(a_survivor_alone_hits_back) {
  const Json result = answer(R"({"turn":1,"aggressor":"B","A":{"dv":10,"hp":25,"actions":["long_strike"]},)"
                             R"("B":{"dv":12,"hp":8,"actions":["strike"]}})");
  CHECK(result["hp"] == json(R"({"A":25,"B":0})"));
  CHECK(result["dead"] == Json("B"));
  CHECK(result["points"] == json(R"({"A":2,"B":0})"));
}

CASE(damage_cites_its_rule) {
  const Json result = answer(R"({"turn":2,"aggressor":"A","A":{"dv":10,"hp":25,"actions":["strike"]},)"
                             R"("B":{"dv":2,"hp":25,"actions":["evade"]}})");
  bool found = false;
  for (const Json& step : result["steps"].items()) {
    if (step["what"].asString() != "damage") continue;
    found = true;
    CHECK(step == json(R"({"rule":"H-31","seat":"B","what":"damage","amount":10,"from":25,"slot":1})"));
  }
  CHECK(found);
}

CASE(effects_of_a_duel_count_for_its_roles) {
  const DuelInput input{
      .fighters = {Fighter{.hp = 25}, Fighter{.hp = 25}}, .earlierHits = {0, 1}, .earlierHurt = Seat::B};
  const DuelOutcome outcome = fight(input);
  CHECK(outcome.hits == (std::array<int, 2>{0, 1}));
  CHECK(outcome.firstHurt == Seat::B);
  CHECK(rolePoints(outcome.hits, Seat::A).points == (std::array<int, 2>{1, 0}));
  CHECK(duelWinner({1 - 2, 0}) == Seat::B);
}

CASE(a_missing_action_neither_strikes_nor_blocks) {
  LoneDuel input{.actions = 2,
                 .aggressor = Seat::A,
                 .duelists = {fighter(6, {}, {"strike", "strike"}), fighter(6, {}, {"strike"})}};
  const LoneOutcome outcome = fightAlone(input, houseCards());
  CHECK(outcome.damage == (std::array<int, 2>{0, 6}));
}

CASE(broken_duel_lines_are_answered_with_their_fault) {
  const std::pair<const char*, const char*> kLines[] = {
      {R"([1])", "a duel must be an object"},
      {R"({"turn":6,"aggressor":"A","A":{},"B":{}})", "a duel needs \"turn\" as a whole number from 1 to 5"},
      {R"({"turn":1,"aggressor":"C","A":{},"B":{}})", "a duel needs \"aggressor\" as \"A\" or \"B\""},
      {R"({"turn":1,"aggressor":"A","B":{}})", "a duel needs \"A\""},
      {R"({"turn":1,"aggressor":"A","A":{"hp":25,"actions":["strike"]},"B":{"dv":4,"hp":25,"actions":["strike"]}})",
       "player A needs \"dv\""},
      {R"({"turn":1,"aggressor":"A","A":{"dv":4,"hp":0,"actions":["strike"]},"B":{"dv":4,"hp":25,"actions":["strike"]}})",
       "player A needs \"hp\" as a whole number from 1 to 999"},
      {R"({"turn":1,"aggressor":"A","A":{"dv":4,"hp":2,"actions":["strike"]},"B":{"dv":4.5,"hp":25,"actions":["strike"]}})",
       "player B needs \"dv\" as a whole number from 0 to 99"},
      {R"({"turn":3,"aggressor":"A","A":{"dv":4,"hp":2,"actions":["strike"]},"B":{"dv":4,"hp":25,"actions":["strike"]}})",
       "player A needs \"actions\" as a list of 2 in this turn"},
      {R"({"turn":1,"aggressor":"A","A":{"dv":4,"hp":2,"actions":["strike"]},"B":{"dv":4,"hp":25,"actions":["stryke"]}})",
       "player B names an unknown action \"stryke\""},
      {R"({"turn":1,"aggressor":"A","A":{"dv":4,"hp":2,"actions":["strike"]},"B":{"dv":4,"hp":25,"actions":["mirror"]}})",
       "player B names an unknown action \"mirror\""},
      {R"({"turn":1,"aggressor":"A","A":{"dv":4,"hp":2,"actions":["strike"],"tough":1},"B":{"dv":4,"hp":25,"actions":["strike"]}})",
       "player A has no \"tough\""},
  };
  for (const auto& [line, expected] : kLines) {
    const Json result = answer(line);
    CHECK_MESSAGE(result.asString() == expected, std::string(line) + " -> " + result.dump());
  }
}

CASE(tie_breaks_in_their_order) {
  const auto by = [](std::string_view line) {
    Outcome<TiebreakInput> input = readTiebreak(json(line));
    return input ? tiebreakJson(decide(input->scores, input->firstBlood)).dump() : input.fault().what;
  };
  CHECK(by(R"({"A":{"points":9,"lamps":9,"hp":0},"B":{"points":0,"lamps":0,"hp":1},"first_blood":"A"})") ==
        R"({"winner":"B","by":"knockout"})");
  CHECK(by(R"({"A":{"points":7,"lamps":1,"hp":9},"B":{"points":6,"lamps":2,"hp":25},"first_blood":"B"})") ==
        R"({"winner":"A","by":"points"})");
  CHECK(by(R"({"A":{"points":7,"lamps":1,"hp":9},"B":{"points":7,"lamps":2,"hp":1},"first_blood":"A"})") ==
        R"({"winner":"B","by":"lamps"})");
  CHECK(by(R"({"A":{"points":7,"lamps":2,"hp":9},"B":{"points":7,"lamps":2,"hp":1},"first_blood":"B"})") ==
        R"({"winner":"A","by":"health"})");
  CHECK(by(R"({"A":{"points":7,"lamps":2,"hp":9},"B":{"points":7,"lamps":2,"hp":9},"first_blood":"B"})") ==
        R"({"winner":"B","by":"first_blood"})");
  CHECK(by(R"({"A":{"points":0,"lamps":0,"hp":9},"B":{"points":0,"lamps":0,"hp":9},"first_blood":null})") ==
        R"({"winner":null,"by":"none"})");
  CHECK(by(R"({"A":{"points":3,"lamps":0,"hp":0},"B":{"points":4,"lamps":0,"hp":0},"first_blood":null})") ==
        R"({"winner":"B","by":"points"})");
  CHECK(by(R"({"A":{"points":3,"lamps":0,"hp":0},"B":{"points":4,"lamps":0,"hp":0}})") ==
        "a tie-break needs \"first_blood\"");
  CHECK(by(R"({"A":{"points":3,"lamps":0},"B":{"points":4,"lamps":0,"hp":0},"first_blood":null})") ==
        "player A needs \"hp\"");
  CHECK(by(R"({"A":{"points":3,"lamps":0,"hp":1},"B":{"points":4,"lamps":0,"hp":0},"first_blood":"X"})") ==
        "a tie-break needs \"first_blood\" as \"A\", \"B\" or null");
}
