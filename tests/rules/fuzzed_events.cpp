// Fuzzes nights with events of every kind, with valid and invalid fields: nothing crashes, refusals change
// nothing, and accepted events replay.
#include "house_cards.h"
#include "rules/referee/random_play.h"
#include "rules/referee/transcript.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

template <class T>
const T& anyOf(const std::vector<T>& list, Chance& chance) {
  return list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
}

Json anyValue(Chance& chance) {
  static const std::vector<std::string> kValues{"null",
                                                "true",
                                                "false",
                                                "0",
                                                "1",
                                                "-1",
                                                "3",
                                                "99",
                                                "40000",
                                                "0.5",
                                                R"("A")",
                                                R"("B")",
                                                R"("C")",
                                                R"("skip")",
                                                R"("strike")",
                                                R"("long_strike_innate")",
                                                R"("mirror")",
                                                R"("duel")",
                                                R"("parley")",
                                                R"("poison")",
                                                R"("points")",
                                                R"("set_hp")",
                                                "[]",
                                                "[1,2]",
                                                "[6,6]",
                                                "[7,7]",
                                                R"(["strike"])",
                                                R"(["strike","defend"])",
                                                R"(["",1])",
                                                "{}",
                                                R"({"hp":7})",
                                                R"({"hp":0})",
                                                R"({"turn":5})",
                                                R"({"turn":2,"round":3})",
                                                R"({"turn_seat":"B"})",
                                                R"({"aggressor":"A"})",
                                                R"({"dv":12})",
                                                R"({"dv_held":true,"stunned":true})",
                                                R"({"parley_streak":7})",
                                                R"({"A":"mirror","B":"rogue"})",
                                                R"({"locations":"off","powers":"off"})",
                                                R"("warrior")",
                                                R"("mage")",
                                                R"("rusty_sword")",
                                                R"("goblin")",
                                                R"("dragon")",
                                                R"("escape")",
                                                R"("hero/2")",
                                                R"("gear/1")",
                                                R"("A/hand")",
                                                R"("hero/deck")",
                                                R"("dungeon/discard")",
                                                R"("damage")",
                                                R"(["A","B"])",
                                                R"(["warrior","escape"])",
                                                R"({"hero_deck":0,"dungeon_deck":1})",
                                                R"({"out":true})",
                                                R"({"draws":3})",
                                                "2",
                                                "4"};
  return event("{\"v\":" + anyOf(kValues, chance) + "}").body["v"];
}

std::string_view anyOf(std::span<const std::string_view> list, Chance& chance) {
  return list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
}

/// Returns a valid value for the field nine times out of ten: one of its words or cards, if it has any.
Json valueFor(const FieldSpec& field, const CardBook& cards, Chance& chance) {
  if (chance.below(10) == 0) return anyValue(chance);
  if (!field.names.empty() && chance.below(2) == 0) return Json(anyOf(field.names, chance));
  if (!field.cardTypes.empty() && chance.below(2) == 0) {
    const std::span<const CardId> fitting = cards.ofType(anyOf(field.cardTypes, chance));
    Json card(cards[fitting[static_cast<std::size_t>(chance.below(static_cast<int>(fitting.size())))]].id);
    return field.type == FieldType::card ? card : Json::array({std::move(card)});
  }
  for (int tries = 0; tries < 200; ++tries) {
    Json value = anyValue(chance);
    const EventSpec spec{"x", std::span(&field, 1)};
    Event probe{Json::object({{"e", "x"}})};
    probe.body.set(field.name, value);
    if (malformed(probe, std::span(&spec, 1)).empty()) return value;
  }
  return {};
}

Event anyShape(const Game& game, const CardBook& cards, Chance& chance) {
  std::vector<EventSpec> specs(commonEvents().begin(), commonEvents().end());
  specs.insert(specs.end(), game.vocabulary().events.begin(), game.vocabulary().events.end());
  const EventSpec& spec = anyOf(specs, chance);
  Event out{Json::object({{"e", spec.kind}})};
  for (const FieldSpec& field : spec.fields)
    if (chance.below(12) != 0) out.body.set(field.name, valueFor(field, cards, chance));
  return out;
}

/// Enters random events into nights of a game; returns how many were accepted.
long survive(const Game& game) {
  const CardBook& cards = lk::test::houseCardsOf(game);
  Chance chance(11);
  long accepted = 0;
  long changed = 0;
  long differences = 0;
  for (int night = 0; night < lk::test::nights(150); ++night) {
    Referee referee(game, cards);
    referee.take(anySetup(game, cards, chance));
    for (int i = 0; i < 120; ++i) {
      const bool play = chance.below(2) == 0 && referee.begun() && !referee.result().finished;
      const Event next =
          play ? anyEvent(game, referee.state(), cards, chance) : anyShape(game, cards, chance);
      const State before = referee.state();
      const Ruling ruling = referee.take(next);
      accepted += ruling.verdict == Verdict::accepted ? 1 : 0;
      changed += ruling.verdict == Verdict::accepted || referee.state() == before ? 0 : 1;
      for (const Audience who : {Audience::seatA, Audience::table, Audience::record}) (void)referee.view(who);
      (void)referee.prompts();
      (void)masked(game, cards, referee.state(), next, Audience::table, ruling.verdict);
    }
    Referee again(game, cards);
    for (const Event& logged : referee.log()) again.take(logged);
    differences += again.state() == referee.state() ? 0 : 1;
  }
  CHECK(changed == 0);
  CHECK(differences == 0);
  return accepted;
}

}  // namespace

CASE(nights_survive_events_of_every_shape) {
  for (const Game* game : allGames())
    CHECK_MESSAGE(survive(*game) > lk::test::nights(3000), std::string(game->id()));
}

CASE(transcripts_cut_or_bent_anywhere_break_nothing) {
  const std::string whole = lk::test::readText("samples/halfwish/transcripts/death_stops_the_clashes.jsonl");
  Chance chance(12);
  long same = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string text =
        whole.substr(0, static_cast<std::size_t>(chance.below(static_cast<int>(whole.size())) + 1));
    for (int bends = chance.below(3); bends > 0; --bends)
      text[static_cast<std::size_t>(chance.below(static_cast<int>(text.size())))] =
          static_cast<char>(chance.below(256));
    Outcome<Transcript> read = parseTranscript(text, "bent.jsonl");
    if (!read) {
      CHECK(!read.fault().what.empty() && !read.fault().cure.empty());
      continue;
    }
    Referee referee(halfwish(), houseCards());
    same += replay(*read, referee).same ? 1 : 0;
  }
  CHECK(same > 0);
}
