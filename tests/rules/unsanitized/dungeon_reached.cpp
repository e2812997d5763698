// Tests that random games of Half Deck Dungeon Heroes reach every card, prompt, step and kind of event.
#include <algorithm>
#include <map>

#include "half_deck_dungeon_heroes/played_night.h"

using namespace lk;
using namespace lk::rules;
using lk::test::half_deck_dungeon_heroes::cards;
using lk::test::half_deck_dungeon_heroes::game;
using lk::test::half_deck_dungeon_heroes::playNight;

CASE(random_dungeons_reach_every_card_prompt_and_step) {
  Chance chance(33);
  std::map<std::string, long> seen;
  for (int night = 0; night < 3000; ++night) {
    playNight(chance, [&](const Referee& referee, const Event& next, const Ruling& ruling) {
      ++seen["event " + next.kind()];
      for (const Step& step : ruling.steps) {
        ++seen["step " + std::string(step.what)];
        if (step.card.known()) ++seen["card " + cards()[step.card].id];
      }
      for (const Question& question : referee.state().questions)
        ++seen["prompt " + std::string(question.id.text())];
    });
  }
  const Vocabulary& words = game().vocabulary();
  // Events that only people enter, or that are very rare.
  const std::vector<std::string_view> byHand{
      "nothing_to_draw", "life",      "moved",        "hand",       "draws",   "out_again", "round",
      "turn_seat",       "hero_deck", "dungeon_deck", "taken_back", "no_boss", "odd_place", "odd_number"};
  for (const std::string_view step : words.steps)
    if (std::find(byHand.begin(), byHand.end(), step) == byHand.end())
      CHECK_MESSAGE(seen["step " + std::string(step)] > 0, std::string(step));
  for (const std::string_view prompt : words.prompts)
    if (prompt != "odd") CHECK_MESSAGE(seen["prompt " + std::string(prompt)] > 0, std::string(prompt));
  for (const CardDef& card : cards().cards())
    CHECK_MESSAGE(card.type == "choice" || seen["card " + card.id] > 0, card.id);
  for (const EventSpec& spec : words.events)
    if (spec.kind != "correct" && spec.kind != "effect")
      CHECK_MESSAGE(seen["event " + std::string(spec.kind)] > 0, std::string(spec.kind));
}
