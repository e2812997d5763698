// Tests that random nights reach everything: every card, operation, prompt, option and reason of a refusal.
// The counts are printed; a zero fails.
#include <algorithm>
#include <map>

#include "house_cards.h"
#include "rules/effects/program.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

using Counts = std::map<std::string, long>;

struct Reached {
  Counts cards;
  Counts prompts;
  Counts steps;
  Counts options;
  Counts reasons;
};

void countEvent(const Event& event, Reached& reached) {
  for (const auto& [name, value] : event.body.members()) {
    if (value.isString()) ++reached.cards[value.asString()];
    for (const Json& item : value.items())
      if (item.isString()) ++reached.cards[item.asString()];
  }
  if (event.kind() == "decide") ++reached.options[event.body["option"].asString()];
}

/// Returns events that people might enter at the wrong time, and that are refused.
Event anyMistake(Chance& chance) {
  const auto card = [&](std::string_view type) {
    const auto all = houseCards().ofType(type);
    return houseCards()[all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))]].id;
  };
  Event wrong = eventOf("pass", chance.below(2) == 0 ? Seat::A : Seat::B);
  switch (chance.below(9)) {
    case 0:
      wrong.body.set("e", "power").set("card", card("power"));
      break;
    case 1:
      wrong.body.set("e", "reveal").set("cards", Json::array({card("upgrade"), card("action")}));
      break;
    case 2:
      wrong.body.set("e", "keep").set("keep", true);
      break;
    case 3:
      wrong.body.set("e", "upgrade").set("card", card("upgrade"));
      break;
    case 4:
      wrong.body.set("e", "decide").set("option", "bid:99");
      break;
    case 5:
      wrong.body.set("e", "roll").set("dice", Json::array({chance.die(), chance.die()}));
      break;
    case 6:
      wrong.body.set("e", "answer").set("accept", false);
      break;
    case 7:
      wrong = event(R"({"e":"location"})");
      wrong.body.set("card", card("location"));
      break;
    default:
      wrong.body.set("e", "effect")
          .set("do", chance.below(2) == 0 ? "pay_points" : "pay_hp")
          .set("amount", 24);
  }
  return wrong;
}

/// Enough extra picks to empty the deck of upgrades.
enum class Upgrades { asTheyCome, tooMany };

void play(Chance& chance, Reached& reached, Upgrades upgrades) {
  Referee referee(halfwish(), houseCards());
  Event setup = anySetup(halfwish(), houseCards(), chance);
  countEvent(setup, reached);
  for (const auto& [seat, hero] : setup.body["classes"].members()) ++reached.cards[hero.asString()];
  for (const Step& step : referee.take(setup).steps) ++reached.steps[std::string(step.what)];
  if (upgrades == Upgrades::tooMany)
    referee.take(event(R"({"e":"effect","seat":"A","do":"extra_upgrade","amount":12})"));
  while (!referee.result().finished) {
    for (const Question& question : referee.state().questions)
      ++reached.prompts[std::string(question.id.text())];
    Referee tried = referee;
    const Ruling mistake = tried.take(anyMistake(chance));
    if (mistake.verdict == Verdict::refused) ++reached.reasons[mistake.reason];
    const Event next = anyEvent(halfwish(), referee.state(), houseCards(), chance);
    countEvent(next, reached);
    const Ruling ruling = referee.take(next);
    for (const Step& step : ruling.steps) {
      ++reached.steps[std::string(step.what)];
      if (step.card.known()) ++reached.cards[houseCards()[step.card].id];
    }
  }
}

const Reached& reached() {
  static const Reached kReached = [] {
    Reached all;
    Chance chance(21);
    for (int night = 0; night < 3000; ++night)
      play(chance, all, night % 50 == 0 ? Upgrades::tooMany : Upgrades::asTheyCome);
    return all;
  }();
  return kReached;
}

template <class Names>
void expectAll(const Names& names, const Counts& counts, const char* what) {
  long least = -1;
  std::string rarest;
  for (const auto& name : names) {
    const auto found = counts.find(std::string(name));
    const long count = found == counts.end() ? 0 : found->second;
    CHECK_MESSAGE(count > 0, std::string(what) + " never reached: " + std::string(name));
    if (least < 0 || count < least) {
      least = count;
      rarest = std::string(name);
    }
  }
  std::cout << "  " << what << ": " << std::size(names) << ", the rarest " << rarest << " " << least
            << " times\n";
}

}  // namespace

CASE(random_nights_reach_every_card) {
  std::vector<std::string> ids;
  for (const CardDef& card : houseCards().cards())
    if (card.type != "choice") ids.push_back(card.id);
  expectAll(ids, reached().cards, "cards");
}

CASE(random_nights_reach_every_prompt) {
  std::vector<std::string_view> prompts;
  for (const std::string_view prompt : halfwish().vocabulary().prompts)
    if (prompt != "odd") prompts.push_back(prompt);  // only a correction causes it
  expectAll(prompts, reached().prompts, "prompts");
}

CASE(random_nights_reach_every_option_of_a_card) {
  std::vector<std::string> ids;
  for (const CardDef& card : houseCards().cards())
    for (const OptionCase& option : houseCards().program(houseCards().find(card.id)).options)
      if (std::find(ids.begin(), ids.end(), option.id) == ids.end()) ids.push_back(option.id);
  expectAll(ids, reached().options, "options");
}

CASE(mistakes_reach_every_reason_of_a_refusal) {
  std::vector<std::string_view> reasons;
  for (const std::string_view reason : halfwish().vocabulary().reasons)
    if (reason != "malformed" && reason != "unknown_card") reasons.push_back(reason);
  expectAll(reasons, reached().reasons, "reasons");
}

CASE(random_nights_reach_every_step) {
  // What only corrections, table options or users' own cards cause.
  std::vector<std::string_view> steps;
  for (const std::string_view step : halfwish().vocabulary().steps) {
    const std::span<const FigureSpec> figures = halfwish().vocabulary().seatFigures;
    const bool figure = std::any_of(figures.begin(), figures.end(),
                                    [&](const FigureSpec& spec) { return spec.name == step; });
    const std::vector<std::string_view> kOthers{"round",
                                                "turn",
                                                "turn_seat",
                                                "aggressor",
                                                "taken_back",
                                                "discarded",
                                                "odd",
                                                "turn_ended",
                                                "parley_streak",
                                                "power_spent",
                                                "draws",
                                                "no_first_blood",
                                                "actions_taken_back",
                                                "dv_not_rolled"};
    if (!figure && std::find(kOthers.begin(), kOthers.end(), step) == kOthers.end()) steps.push_back(step);
  }
  expectAll(steps, reached().steps, "steps");
}
