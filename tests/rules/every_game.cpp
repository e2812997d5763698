// Tests the common invariants of every game on random nights, with table options drawn at random.
// LK_SILENT_GAMES sets how many games of each are judged both with steps and without.
#include <algorithm>
#include <cstdlib>

#include "house_cards.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

/// Returns a set-up with a random value for every option that is a word.
Event anySetup(const Game& game, Chance& chance) {
  Event setup = anySetup(game, houseCardsOf(game), chance);
  Json options = setup.body["options"];
  for (const OptionSpec& option : game.vocabulary().options)
    if (option.kind == OptionKind::word && chance.below(3) == 0)
      options.set(
          option.key,
          option.values[static_cast<std::size_t>(chance.below(static_cast<int>(option.values.size())))]);
  setup.body.set("options", options);
  return setup;
}

/// Plays a night; calls `each` with the referee after every event.
template <class Each>
void playNight(const Game& game, Chance& chance, Each each) {
  Referee referee(game, houseCardsOf(game));
  const Event setup = anySetup(game, chance);
  const Ruling begun = referee.take(setup);
  CHECK_MESSAGE(begun.verdict == Verdict::accepted, setup.body.dump() + begun.cureArguments.dump());
  // A table option may allow that nobody loses; such a night is stopped after a while.
  for (int i = 0; !referee.result().finished && i < 5000; ++i) {
    const Event next = anyEvent(game, referee.state(), referee.cards(), chance);
    const Ruling ruling = referee.take(next);
    if (ruling.verdict != Verdict::accepted)
      CHECK_MESSAGE(false, setup.body.dump() + "\n" + next.body.dump() + " " + ruling.reason);
    each(referee, next, ruling);
  }
}

/// Returns events of every kind of the game with nothing, or nonsense, in their fields.
std::vector<Event> nonsense(const Game& game, Chance& chance) {
  static const std::vector<std::string> kValues{R"("A")", R"("B")",   "1",   "99", "true",
                                                "[]",     R"(["x"])", "[3]", "{}", R"("x")"};
  std::vector<Event> all{event(R"({"e":"nothing_of_the_kind"})"),
                         event(R"({"e":"take_back","count":30000})")};
  for (const EventSpec& spec : game.vocabulary().events) {
    if (spec.kind == "setup" || spec.kind == "correct" || spec.kind == "effect") continue;
    Event wrong{Json::object({{"e", spec.kind}})};
    for (const FieldSpec& field : spec.fields)
      wrong.body.set(
          field.name,
          event("{\"v\":" +
                kValues[static_cast<std::size_t>(chance.below(static_cast<int>(kValues.size())))] + "}")
              .body["v"]);
    all.push_back(std::move(wrong));
  }
  return all;
}

/// Returns whether no two members of an object have the same key.
bool uniqueKeys(const Json& object) {
  return std::all_of(object.members().begin(), object.members().end(),
                     [&](const Json::Member& member) { return object.find(member.first) == &member.second; });
}

bool listed(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

CASE(ten_thousand_random_nights_of_every_game_take_every_legal_answer) {
  for (const Game* game : allGames()) {
    const int count = lk::test::nights(10000);
    const PlayTotals totals = playRandomly(*game, houseCardsOf(*game), count, 1);
    CHECK_MESSAGE(totals.games == count, std::string(game->id()));
    CHECK_MESSAGE(totals.refused == 0,
                  std::string(game->id()) + " refused " + std::to_string(totals.refused));
    for (const std::size_t seat : {0, 1})
      CHECK_MESSAGE(totals.wins[seat] > lk::test::nights(500), std::string(game->id()));
  }
}

CASE(nights_of_every_game_run_under_every_option) {
  for (const Game* game : allGames()) {
    Chance chance(2);
    const Vocabulary& words = game->vocabulary();
    long unnamed = 0;
    for (int night = 0; night < lk::test::nights(400); ++night) {
      playNight(*game, chance, [&](const Referee& referee, const Event&, const Ruling& ruling) {
        for (const Step& step : ruling.steps) {
          if (listed(words.steps, step.what) && !step.rule.text.empty()) continue;
          CHECK_MESSAGE(++unnamed > 5, std::string(step.what));
        }
        for (const Prompt& prompt : referee.prompts()) {
          CHECK_MESSAGE(listed(words.prompts, prompt.id), prompt.id);
          CHECK_MESSAGE(!prompt.legal.empty() && prompt.legal.size() == prompt.answers.size(), prompt.id);
          CHECK_MESSAGE(uniqueKeys(prompt.arguments), prompt.id + " " + prompt.arguments.dump());
          for (const Event& answer : prompt.answers)
            CHECK_MESSAGE(uniqueKeys(answer.body), answer.body.dump());
          for (const NotNow& option : prompt.notNow)
            CHECK_MESSAGE(listed(words.reasons, option.why), option.why);
        }
        CHECK(referee.result().finished || !referee.prompts().empty());
      });
    }
    CHECK(unnamed == 0);
  }
}

CASE(nights_end_alike_whether_somebody_listens_or_not) {
  const char* wanted = std::getenv("LK_SILENT_GAMES");
  const int games = wanted ? std::atoi(wanted) : lk::test::nights(120);
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    Chance chance(17);
    long apart = 0;
    std::size_t told = 0;
    for (int i = 0; i < games; ++i) {
      const Event setup = anySetup(*game, chance);
      std::vector<Step> steps;
      // With steps, without, as the sampler plays it and writes it down, and as a search has it played.
      std::array<State, 4> nights;
      for (State& night : nights) {
        night = game->fresh();
        const StepSink sink = &night == nights.data() ? StepSink(&steps) : StepSink();
        CHECK(game->setUp(night, setup, cards, sink).verdict == Verdict::accepted);
        night.begun = true;
      }
      auto& [listened, silent, written, searched] = nights;
      for (int event = 0; !listened.result.finished && event < 2000; ++event) {
        Chance same = chance;
        Event next;
        playAny(*game, written, cards, chance, &next);
        playAny(*game, searched, cards, same);
        const Ruling one = judged(*game, listened, next, cards, StepSink(&steps));
        const Ruling other = judged(*game, silent, next, cards, StepSink());
        apart += one.verdict == Verdict::accepted && other.verdict == Verdict::accepted ? 0 : 1;
        apart += Chance(chance).next() == same.next() ? 0 : 1;
      }
      for (const State& night : nights) apart += night == listened ? 0 : 1;
      const auto recorded = [&](const State& night) {
        return viewFor(*game, cards, night, Audience::record).json.dump();
      };
      for (const State& night : nights) apart += recorded(night) == recorded(listened) ? 0 : 1;
      told += steps.size();
    }
    CHECK_MESSAGE(apart == 0, std::string(game->id()) + " " + std::to_string(apart));
    CHECK(told > static_cast<std::size_t>(games));
  }
}

CASE(fields_of_cards_have_the_same_names_by_index_and_by_text) {
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    for (std::size_t at = 1; at <= cards.cards().size(); ++at) {
      const CardId card(static_cast<std::uint16_t>(at));
      const auto& fields = game->language().cardTypes[static_cast<std::size_t>(cards.typePlace(card))].fields;
      for (std::size_t field = 0; field < fields.size(); ++field)
        for (std::size_t name = 0; name < fields[field].names.size(); ++name)
          CHECK_MESSAGE(
              cards.has(card, field, name) == cards[card].says(fields[field].name, fields[field].names[name]),
              cards[card].id);
    }
  }
}

CASE(refusals_of_every_game_change_nothing) {
  for (const Game* game : allGames()) {
    Chance chance(4);
    const Vocabulary& words = game->vocabulary();
    for (int night = 0; night < lk::test::nights(15); ++night) {
      playNight(*game, chance, [&](const Referee& referee, const Event&, const Ruling&) {
        for (const Event& wrong : nonsense(*game, chance)) {
          Referee tried = referee;
          const Ruling ruling = tried.take(wrong);
          if (ruling.verdict == Verdict::accepted) continue;  // nonsense may be valid by chance
          CHECK_MESSAGE(listed(words.reasons, ruling.reason), ruling.reason);
          CHECK_MESSAGE(tried.state() == referee.state() && tried.log() == referee.log(), wrong.body.dump());
        }
      });
    }
  }
}

CASE(the_log_of_every_game_gives_the_same_night_again) {
  for (const Game* game : allGames()) {
    Chance chance(5);
    for (int night = 0; night < lk::test::nights(100); ++night) {
      State silent = game->fresh();
      std::vector<State> before;
      Referee last(*game, houseCardsOf(*game));
      playNight(*game, chance, [&](const Referee& referee, const Event& next, const Ruling&) {
        if (before.empty()) {
          game->setUp(silent, referee.log().front(), houseCardsOf(*game), StepSink());
          silent.begun = true;
        }
        before.push_back(silent);
        game->judge(silent, next, houseCardsOf(*game), StepSink());
        CHECK_MESSAGE(silent == referee.state(), next.body.dump());
        last = referee;
      });
      Referee again(*game, houseCardsOf(*game));
      for (const Event& logged : last.log()) again.take(logged);
      CHECK(again.state() == last.state());
      const int count = 1 + chance.below(static_cast<int>(before.size()));
      Event back = event(R"({"e":"take_back"})");
      back.body.set("count", count);
      CHECK(last.take(back).verdict == Verdict::accepted);
      CHECK(last.state() == before[before.size() - static_cast<std::size_t>(count)]);
    }
  }
}
