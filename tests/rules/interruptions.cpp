// Tests that only an answer moves a night on: corrections and effects entered by hand leave every open
// question as it is, in every game, and a finished game stays as it ended unless a correction changes that.
#include <algorithm>
#include <map>

#include "house_cards.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::houseCardsOf;

namespace {

using Asked = std::vector<std::pair<std::string, std::optional<Seat>>>;

/// Returns the open questions: their names and who must answer.
Asked openIn(const Game& game, const CardBook& cards, const State& state) {
  Asked all;
  for (const Prompt& prompt : game.prompts(state, cards)) all.emplace_back(prompt.id, prompt.seat);
  return all;
}

/// Returns a correction of one figure.
Event correction(const std::string& seat, std::string_view figure, const Json& to) {
  Event right{Json::object({{"e", "correct"}})};
  if (!seat.empty()) right.body.set("seat", seat);
  Json set;
  set.set(figure, to);
  right.body.set("set", std::move(set));
  return right;
}

/// Calls `each` with the seat (empty: the table), the figure and its value, for every shown figure.
template <class Each>
void eachFigure(const Game& game, const CardBook& cards, const State& state, Each each) {
  const Json view = viewFor(game, cards, state, Audience::record).json;
  for (const FigureSpec& spec : game.vocabulary().tableFigures)
    if (spec.shown == Shown::inViews) each("", spec, view[spec.name]);
  for (std::size_t i = 0; i < state.seatCount; ++i)
    for (const FigureSpec& spec : game.vocabulary().seatFigures)
      if (spec.shown == Shown::inViews)
        each(name(kAllSeats[i]), spec, view["seats"][name(kAllSeats[i])][spec.name]);
}

/// Returns corrections that set a figure to the value it has.
std::vector<Event> vainCorrections(const Game& game, const CardBook& cards, const State& state) {
  std::vector<Event> all;
  eachFigure(game, cards, state, [&](const std::string& seat, const FigureSpec& spec, const Json& now) {
    if (!now.isNull()) all.push_back(correction(seat, spec.name, now));
  });
  return all;
}

/// Returns small effects by hand, as the game words them. Some of them meet nothing and are refused.
std::vector<Event> effectsByHand(const Game& game, const CardBook& cards) {
  const auto effect = [](const char* seat, const char* what, const char* field, const std::string& on) {
    Event by{Json::object({{"e", "effect"}, {"seat", seat}, {"do", what}, {"amount", 1}})};
    if (*field != 0) by.body.set(field, on);
    return by;
  };
  std::vector<Event> all;
  for (const char* seat : {"A", "B"}) {
    if (game.id() == "half_the_battle") {
      for (const char* piece : {"fighter", "wizard", "dragon"})
        for (const char* what : {"heal", "damage"})
          all.push_back(effect(seat, what, "on", std::string(seat) + "/" + piece));
    } else if (game.id() == "wtactics_orc") {
      for (const char* slot : {"-F1", "-F2", "-B1"})
        for (const char* what : {"mark", "heal"})
          all.push_back(effect(seat, what, "slot", seat + std::string(slot)));
      all.push_back(effect(seat, "points", "", ""));
    } else if (game.id() == "half_deck_dungeon_heroes") {
      for (const CardId hero : cards.ofType("hero"))
        all.push_back(effect(seat, "heal", "hero", cards[hero].id));
    } else {
      all.push_back(effect(seat, "heal", "", ""));
    }
  }
  return all;
}

/// Calls `each` for the state before every event of some random nights, and for the state after the last.
template <class Each>
void everyState(const Game& game, int nights, Each each) {
  const CardBook& cards = houseCardsOf(game);
  for (int night = 0; night < nights; ++night) {
    Chance chance(static_cast<std::uint64_t>(night) + 1);
    State state = game.fresh();
    CHECK(game.setUp(state, anySetup(game, cards, chance), cards, {}).verdict == Verdict::accepted);
    for (int events = 0; events < 10000 && !state.result.finished; ++events) {
      each(state, chance);
      CHECK(playAny(game, state, cards, chance) == Verdict::accepted);
    }
    each(state, chance);
  }
}

Event anyOf(const std::vector<Event>& all, Chance& chance) {
  return all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))];
}

/// Questions that something else than their answer may end, and why.
const std::map<std::string, std::string> kLawful{
    {"wtactics_orc: saviour heal", "a creature that is healed would not die, so nobody has to save it"},
};

/// Collects which questions something moved on, each kind once.
class Moved {
 public:
  void add(const Asked& asked, const Event& by) {
    const std::string what =
        by.kind() == "correct" ? by.body["set"].members().front().first : by.body["do"].asString();
    all_.emplace((asked.empty() ? "the end" : asked.front().first) + " " + what, by.body.dump());
  }
  void report(const Game& game) const {
    for (const auto& [what, line] : all_) {
      const std::string which = std::string(game.id()) + ": " + what;
      CHECK_MESSAGE(kLawful.contains(which), which + " " + line);
    }
  }

 private:
  std::map<std::string, std::string> all_;  // question and figure or deed, and the first event
};

}  // namespace

CASE(a_correction_that_changes_nothing_leaves_every_question_open) {
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    Moved moved;
    everyState(*game, lk::test::nights(30), [&](const State& before, Chance& chance) {
      const std::vector<Event> vain = vainCorrections(*game, cards, before);
      if (vain.empty()) return;
      const Event one = anyOf(vain, chance);
      State after = before;
      if (game->judge(after, one, cards, {}).verdict != Verdict::accepted) return;
      const Asked asked = openIn(*game, cards, before);
      if (openIn(*game, cards, after) != asked || after.result != before.result) moved.add(asked, one);
    });
    moved.report(*game);
  }
}

CASE(an_effect_by_hand_leaves_every_question_open) {
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    Moved moved;
    long accepted = 0;
    everyState(*game, lk::test::nights(30), [&](const State& before, Chance& chance) {
      const Event one = anyOf(effectsByHand(*game, cards), chance);
      State after = before;
      if (game->judge(after, one, cards, {}).verdict != Verdict::accepted) return;
      ++accepted;
      const Asked asked = openIn(*game, cards, before);
      const bool over = after.result.finished && !before.result.finished;
      if (!over && openIn(*game, cards, after) != asked) moved.add(asked, one);
    });
    CHECK_MESSAGE(accepted > 100, std::string(game->id()) + " " + std::to_string(accepted));
    moved.report(*game);
  }
}

CASE(a_correction_taken_back_leaves_every_question_open) {
  for (const Game* game : allGames()) {
    Chance chance(7);
    Referee referee(*game, houseCardsOf(*game));
    referee.take(anySetup(*game, houseCardsOf(*game), chance));
    for (int events = 0; events < 60 && !referee.result().finished; ++events) {
      const std::vector<Event> vain = vainCorrections(*game, referee.cards(), referee.state());
      const State before = referee.state();
      if (!vain.empty() && referee.take(anyOf(vain, chance)).verdict == Verdict::accepted) {
        CHECK(referee.take(event(R"({"e":"take_back","count":1})")).verdict == Verdict::accepted);
        CHECK(referee.state() == before);
      }
      CHECK(referee.take(anyEvent(*game, before, referee.cards(), chance)).verdict == Verdict::accepted);
    }
  }
}

CASE(a_given_up_game_stays_given_up_whatever_is_corrected) {
  for (const Game* game : allGames()) {
    if (!specOf(event(R"({"e":"concede","seat":"A"})"), game->vocabulary().events)) continue;
    const CardBook& cards = houseCardsOf(*game);
    everyState(*game, 10, [&](const State& before, Chance& chance) {
      if (before.result.finished || chance.below(10) != 0) return;
      State over = before;
      if (game->judge(over, event(R"({"e":"concede","seat":"A"})"), cards, {}).verdict != Verdict::accepted)
        return;
      if (!over.result.finished) return;  // gave up an encounter alone
      for (const Event& one : vainCorrections(*game, cards, over)) {
        State after = over;
        game->judge(after, one, cards, {});
        CHECK_MESSAGE(after.result == over.result, std::string(game->id()) + " " + one.body.dump());
      }
    });
  }
}

CASE(a_figure_far_beyond_any_night_is_asked_about) {
  constexpr int kFar = 100;
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    int asked = 0;
    everyState(*game, 2, [&](const State& before, Chance& chance) {
      if (chance.below(20) != 0) return;
      eachFigure(*game, cards, before, [&](const std::string& seat, const FigureSpec& spec, const Json&) {
        if (spec.kind != FigureKind::number || spec.most < kFar) return;
        State after = before;
        const Event far = correction(seat, spec.name, Json(int{spec.most}));
        if (game->judge(after, far, cards, {}).verdict != Verdict::accepted) return;
        CHECK_MESSAGE(after.unusual, std::string(game->id()) + " " + far.body.dump());
        ++asked;
      });
    });
    CHECK_MESSAGE(asked > 0, std::string(game->id()));
  }
}
