// Tests properties of whole random nights.
#include "rules/referee/random_play.h"

#include <algorithm>
#include <optional>

#include "house_cards.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;
using lk::test::halfwish;
using lk::test::houseCards;

namespace {

constexpr std::array<Audience, 4> kAudiences{Audience::seatA, Audience::seatB, Audience::table,
                                             Audience::record};

/// Returns events that people enter between the rules' own questions, so that nights reach states that basic
/// cards never cause.
Event anyByHand(Chance& chance) {
  static const std::vector<std::string> kWords{R"("do":"poison"})",
                                               R"("do":"ignite"})",
                                               R"("do":"stun"})",
                                               R"("do":"exposed","amount":1})",
                                               R"("do":"toughness","amount":2})",
                                               R"("do":"damage","amount":2})",
                                               R"("do":"heal","amount":4})",
                                               R"("do":"points","amount":1})",
                                               R"("do":"points","amount":-1})",
                                               R"("do":"lamps","amount":1})",
                                               R"("do":"extra_upgrade"})",
                                               R"("do":"set_hp","amount":9})"};
  const std::string seat = chance.below(2) == 0 ? "A" : "B";
  return event(R"({"e":"effect","seat":")" + seat + R"(",)" +
               kWords[static_cast<std::size_t>(chance.below(static_cast<int>(kWords.size())))]);
}

Event anySetup(Chance& chance) {
  Event setup = anySetup(halfwish(), houseCards(), chance);
  Json options = setup.body["options"];
  for (const OptionSpec& option : halfwish().vocabulary().options)
    if (option.values.size() > 1 && option.values.front() != "on")
      options.set(
          option.key,
          option.values[static_cast<std::size_t>(chance.below(static_cast<int>(option.values.size())))]);
  setup.body.set("options", options);
  return setup;
}

Event anyNext(const Referee& referee, Chance& chance) {
  if (chance.below(8) == 0) return anyByHand(chance);
  return anyEvent(referee.game(), referee.state(), referee.cards(), chance);
}

/// Plays a night with random options and events from `draw`; calls `each` after every event.
template <class Draw, class Each>
void playNight(Chance& chance, Draw draw, Each each) {
  Referee referee(halfwish(), houseCards());
  CHECK(referee.take(anySetup(chance)).verdict == Verdict::accepted);
  while (!referee.result().finished) {
    const Event next = draw(referee, chance);
    const Ruling ruling = referee.take(next);
    each(referee, next, ruling);
  }
}
template <class Each>
void playNight(Chance& chance, Each each) {
  playNight(chance, anyNext, each);
}

/// As anyNext, but now and then a card makes a player keep the dice for the next turn.
Event anyNextOrHold(const Referee& referee, Chance& chance) {
  if (chance.below(12) != 0) return anyNext(referee, chance);
  return event(chance.below(2) == 0 ? R"({"e":"correct","seat":"A","set":{"dv_held":true}})"
                                    : R"({"e":"correct","seat":"B","set":{"dv_held":true}})");
}

/// Tracks whose dice were shown in the duel of this turn, from the steps alone.
class ShownDice {
 public:
  void follow(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      if (step.what == "dv_shown") shown_[index(*step.seat)] = true;
      if (step.what == "turn_begins" || step.what == "upgrades_begin") shown_ = {};
    }
  }
  [[nodiscard]] std::vector<Seat> hidden() const {
    std::vector<Seat> out;
    for (const Seat seat : {Seat::A, Seat::B})
      if (!shown_[index(seat)]) out.push_back(seat);
    return out;
  }

 private:
  std::array<bool, 2> shown_{};
};

bool sane(const State& state) {
  return std::all_of(state.seats.begin(), state.seats.begin() + 2, [](const Figures& seat) {
    return seat[0].value >= 0 && seat[2].value >= 0 && seat[5].value >= 0 && seat[6].value >= 0;
  });
}

/// Events that are wrong now, in any state of the night.
const std::vector<Event>& wrongEvents() {
  static const std::vector<Event> kEvents{
      event(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})"),
      event(R"({"e":"reveal","seat":"A","cards":["strike","strike","strike"]})"),
      event(R"({"e":"reveal","seat":"B","cards":["nonsense"]})"),
      event(R"({"e":"roll","seat":"A","dice":[7,1]})"),
      event(R"({"e":"roll","seat":"B","dice":[1]})"),
      event(R"({"e":"choose","seat":"A","option":"sleep"})"),
      event(R"({"e":"effect","seat":"A","do":"pay_hp","amount":99})"),
      event(R"({"e":"correct","seat":"B","set":{"hp":19,"mana":-1}})"),
      event(R"({"e":"power","seat":"A","card":"strike"})"),
      event(R"({"e":"decide","seat":"A","option":"nothing"})"),
      event(R"({"e":"location","card":"strike"})"),
      event(
          R"({"e":"discard","seat":"A","cards":["strike","strike","strike","strike","strike","strike","strike"]})"),
      event(R"({"e":"take_back","count":30000})")};
  return kEvents;
}

}  // namespace

CASE(random_nights_take_every_legal_answer) {
  const PlayTotals totals = playRandomly(halfwish(), houseCards(), 2000, 1);
  CHECK(totals.games == 2000);
  CHECK(totals.refused == 0);
  CHECK(totals.wins[0] + totals.wins[1] + totals.draws == 2000);
  CHECK(totals.wins[0] > 500);
  CHECK(totals.wins[1] > 500);
}

CASE(the_same_seed_plays_the_same_nights) {
  const PlayTotals once = playRandomly(halfwish(), houseCards(), 50, 7);
  const PlayTotals again = playRandomly(halfwish(), houseCards(), 50, 7);
  const PlayTotals other = playRandomly(halfwish(), houseCards(), 50, 8);
  CHECK(once.events == again.events);
  CHECK(once.wins == again.wins);
  CHECK(once.events != other.events);
}

CASE(nights_with_effects_and_options_stay_sane) {
  Chance chance(2);
  long refused = 0;
  long insane = 0;
  for (int night = 0; night < 300; ++night) {
    playNight(chance, [&](const Referee& referee, const Event&, const Ruling& ruling) {
      refused += ruling.verdict == Verdict::accepted ? 0 : 1;
      insane += sane(referee.state()) ? 0 : 1;
    });
  }
  CHECK(refused == 0);
  CHECK(insane == 0);
}

CASE(refusals_change_nothing) {
  Chance chance(3);
  long changed = 0;
  long accepted = 0;
  for (int night = 0; night < lk::test::nights(25); ++night) {
    playNight(chance, [&](const Referee& referee, const Event&, const Ruling&) {
      for (const Event& wrong : wrongEvents()) {
        Referee tried = referee;
        accepted += tried.take(wrong).verdict == Verdict::accepted ? 1 : 0;
        changed += tried.state() == referee.state() && tried.log() == referee.log() ? 0 : 1;
      }
    });
  }
  CHECK(accepted == 0);
  CHECK(changed == 0);
}

CASE(replaying_the_log_gives_the_same_state) {
  Chance chance(4);
  long differences = 0;
  for (int night = 0; night < 200; ++night) {
    Referee referee(halfwish(), houseCards());
    referee.take(anySetup(chance));
    for (int i = 0; i < 60 && !referee.result().finished; ++i) {
      referee.take(anyNext(referee, chance));
      if (chance.below(6) == 0) {
        Event back = event(R"({"e":"take_back","count":1})");
        back.body.set("count", 1 + chance.below(static_cast<int>(referee.standing().size()) - 1 > 0
                                                    ? static_cast<int>(referee.standing().size()) - 1
                                                    : 1));
        if (referee.standing().size() > 1) referee.take(back);
      }
    }
    Referee fromLog(halfwish(), houseCards());
    for (const Event& logged : referee.log())
      differences += fromLog.take(logged).verdict == Verdict::accepted ? 0 : 1;
    Referee fromStanding(halfwish(), houseCards());
    for (const Event& logged : referee.standing()) fromStanding.take(logged);
    differences += fromLog.state() == referee.state() && fromStanding.state() == referee.state() ? 0 : 1;
    differences += fromLog.log().size() == referee.log().size() ? 0 : 1;
  }
  CHECK(differences == 0);
}

CASE(taking_back_gives_the_state_before) {
  Chance chance(5);
  long differences = 0;
  for (int night = 0; night < 100; ++night) {
    Referee referee(halfwish(), houseCards());
    referee.take(anySetup(chance));
    std::vector<State> before;
    while (!referee.result().finished) {
      before.push_back(referee.state());
      referee.take(anyNext(referee, chance));
    }
    const int count = 1 + chance.below(static_cast<int>(before.size()));
    Event back = event(R"({"e":"take_back","count":1})");
    back.body.set("count", count);
    differences += referee.take(back).verdict == Verdict::accepted ? 0 : 1;
    differences += referee.state() == before[before.size() - static_cast<std::size_t>(count)] ? 0 : 1;
  }
  CHECK(differences == 0);
}

CASE(going_back_to_a_mark_forgets_all_that_came_since) {
  Chance chance(11);
  long differences = 0;
  for (int night = 0; night < 200; ++night) {
    Referee referee(halfwish(), houseCards());
    referee.take(anySetup(chance));
    std::optional<Referee> then;
    Referee::Mark mark;
    for (int i = 0; i < 40 && !referee.result().finished; ++i) {
      if (i == 5 + night % 20) then.emplace(referee), mark = referee.mark();
      const Event next = anyNext(referee, chance);
      const bool accepts = referee.accepts(next);
      differences += (referee.take(next).verdict == Verdict::accepted) == accepts ? 0 : 1;
      if (chance.below(8) == 0 && referee.standing().size() > 2)
        referee.take(event(R"({"e":"take_back","count":2})"));
    }
    if (!then) continue;
    referee.backTo(std::move(mark));
    differences += referee.state() == then->state() && referee.log() == then->log() ? 0 : 1;
    differences += referee.standing() == then->standing() ? 0 : 1;
  }
  CHECK(differences == 0);
}

CASE(judging_without_steps_gives_the_same_state) {
  Chance chance(6);
  long differences = 0;
  long unnamed = 0;
  const auto& names = halfwish().vocabulary().steps;
  for (int night = 0; night < 200; ++night) {
    State silent = halfwish().fresh();
    bool begun = false;
    playNight(chance, [&](const Referee& referee, const Event& next, const Ruling& ruling) {
      if (!begun) halfwish().setUp(silent, referee.log().front(), houseCards(), StepSink());
      silent.begun = begun = true;
      halfwish().judge(silent, next, houseCards(), StepSink());
      differences += silent == referee.state() ? 0 : 1;
      for (const Step& step : ruling.steps)
        unnamed +=
            std::find(names.begin(), names.end(), step.what) == names.end() || step.rule.text.empty() ? 1 : 0;
    });
  }
  CHECK(differences == 0);
  CHECK(unnamed == 0);
}

CASE(hidden_dice_leave_no_trace_on_the_table) {
  Chance chance(7);
  long leaks = 0;
  long hidden = 0;
  for (int night = 0; night < lk::test::nights(200); ++night) {
    playNight(chance, [&](const Referee& referee, const Event& next, const Ruling& ruling) {
      if (next.kind() != "roll") return;
      const Seat seat = *next.seat();
      const Figure& dv = referee.state().seats[index(seat)][*halfwish().vocabulary().trayFigure];
      if (dv.knownTo.include(Audience::table)) return;
      ++hidden;
      // Plays the same night with other dice in that tray.
      Referee swapped(halfwish(), houseCards());
      for (std::size_t i = 0; i + 1 < referee.standing().size(); ++i) swapped.take(referee.standing()[i]);
      const auto rolledOpenly = [&] {
        return swapped.state().seats[index(seat)][*halfwish().vocabulary().trayFigure].knownTo.include(
            Audience::table);
      };
      if (rolledOpenly()) return;
      Event others = next;
      others.body.set("dice", Json::array({7 - static_cast<int>(next.body["dice"].items()[0].asInt()),
                                           1 + static_cast<int>(next.body["dice"].items()[1].asInt()) % 6}));
      const Ruling other = swapped.take(others);
      if (other.verdict != Verdict::accepted) return;  // a card has other dice rolled again
      const auto prompts = [](const Referee& r) {
        std::string all;
        for (const Prompt& prompt : r.prompts())
          all += prompt.id + prompt.arguments.dump() + std::to_string(prompt.legal.size());
        return all;
      };
      for (const Audience who : {Audience::table, audienceOf(kAllSeats[1 - index(seat)])}) {
        leaks += referee.view(who).json.dump() == swapped.view(who).json.dump() ? 0 : 1;
        leaks += masked(ruling.steps, who) == masked(other.steps, who) ? 0 : 1;
        leaks += masked(halfwish(), houseCards(), referee.state(), next, who, ruling.verdict) ==
                         masked(halfwish(), houseCards(), swapped.state(), others, who, other.verdict)
                     ? 0
                     : 1;
        const std::vector<Seat> covered = referee.view(who).coveredTrays;
        leaks += std::find(covered.begin(), covered.end(), seat) == covered.end() ? 1 : 0;
      }
      leaks += prompts(referee) == prompts(swapped) ? 0 : 1;
    });
  }
  CHECK(leaks == 0);
  CHECK(hidden > lk::test::nights(1000));
}

CASE(a_tray_is_open_only_while_its_dice_are_shown) {
  Chance chance(10);
  long wrong = 0;
  long leaks = 0;
  long open = 0;
  long betweenRounds = 0;
  for (int night = 0; night < lk::test::nights(200); ++night) {
    ShownDice shown;
    playNight(chance, anyNextOrHold, [&](const Referee& referee, const Event&, const Ruling& ruling) {
      shown.follow(ruling.steps);
      const View view = referee.view(Audience::table);
      const std::vector<Seat> hidden = shown.hidden();
      wrong += view.coveredTrays == hidden ? 0 : 1;
      for (const Seat seat : hidden) leaks += view.json["seats"][name(seat)]["dv"].isNull() ? 0 : 1;
      open += hidden.empty() ? 1 : 0;
      betweenRounds += view.json["phase"] == Json("upgrade") ? 1 : 0;
      // Dice thrown too early, or once too often, stay as secret as those thrown in time.
      for (const char* seat : {"A", "B"}) {
        Referee tried = referee;
        Event roll = event(R"({"e":"roll","dice":[2,5]})");
        roll.body.set("seat", seat);
        const Verdict verdict = tried.take(roll).verdict;
        if (verdict == Verdict::accepted && !view.json["seats"][seat]["dv"].isNull())
          continue;  // rolled openly
        leaks += masked(halfwish(), houseCards(), tried.state(), roll, Audience::table, verdict)
                         .body["dice"]
                         .isNull()
                     ? 0
                     : 1;
      }
    });
  }
  CHECK(wrong == 0);
  CHECK(leaks == 0);
  CHECK(open > 0);
  CHECK(betweenRounds > lk::test::nights(300));
}

CASE(views_never_shrink_for_those_who_may_know) {
  Chance chance(8);
  long wrong = 0;
  playNight(chance, [&](const Referee& referee, const Event&, const Ruling&) {
    for (const Audience who : kAudiences) {
      const Json view = referee.view(who).json;
      for (const char* seat : {"A", "B"}) {
        const bool sums =
            view["seats"][seat].find("numbers") != nullptr;  // those of the DV, while it is known
        wrong += view["seats"][seat].members().size() == (sums ? 17u : 16u) ? 0 : 1;
        wrong += view["seats"][seat]["hp"].isInt() ? 0 : 1;
        wrong += view["seats"][seat]["poisoned"].isBool() ? 0 : 1;
      }
    }
    wrong += referee.view(Audience::record).coveredTrays.empty() ? 0 : 1;
  });
  CHECK(wrong == 0);
}

CASE(refusals_and_prompts_use_the_listed_names_alone) {
  Chance chance(9);
  const Vocabulary& words = halfwish().vocabulary();
  const auto listed = [](std::span<const std::string_view> names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  long unlisted = 0;
  for (int night = 0; night < lk::test::nights(40); ++night) {
    playNight(chance, [&](const Referee& referee, const Event&, const Ruling&) {
      for (const Event& wrong : wrongEvents()) {
        Referee tried = referee;
        unlisted += listed(words.reasons, tried.take(wrong).reason) ? 0 : 1;
      }
      for (const Prompt& prompt : referee.prompts()) {
        unlisted += listed(words.prompts, prompt.id) ? 0 : 1;
        unlisted += prompt.legal.empty() || prompt.legal.size() != prompt.answers.size() ? 1 : 0;
        for (const NotNow& option : prompt.notNow) unlisted += listed(words.reasons, option.why) ? 0 : 1;
      }
    });
  }
  CHECK(unlisted == 0);
}
