// Tests the invariants of every night with all cards in play.
#include <algorithm>

#include "house_cards.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/referee/random_play.h"
#include "rules/referee/transcript.h"

using namespace lk;
using namespace lk::rules;
using namespace lk::rules::halfwish;
using lk::test::event;
using lk::test::houseCards;

namespace {

const Game& game() {
  return lk::test::halfwish();
}

Event anySetup(Chance& chance) {
  Event setup = anySetup(game(), houseCards(), chance);
  Json options;
  for (const OptionSpec& option : game().vocabulary().options) {
    if (option.values.back() != "off")
      options.set(
          option.key,
          option.values[static_cast<std::size_t>(chance.below(static_cast<int>(option.values.size())))]);
    else if (chance.below(6) == 0)
      options.set(option.key, "off");
  }
  setup.body.set("options", options);
  return setup;
}

/// Plays a night with random options; calls `each` with the referee after every event.
template <class Each>
void playNight(Chance& chance, Each each) {
  Referee referee(game(), houseCards());
  CHECK(referee.take(anySetup(chance)).verdict == Verdict::accepted);
  while (!referee.result().finished) {
    const Event next = anyEvent(game(), referee.state(), houseCards(), chance);
    each(referee, next, referee.take(next));
  }
}

bool sound(const State& s) {
  const bool floor = s.options[8] == 0;  // points-floor, first reading
  for (const Seat seat : kSeats) {
    if (get(s, seat, Of::hp) < 0 || get(s, seat, Of::mana) < 0 || get(s, seat, Of::lamps) < 0) return false;
    if (get(s, seat, Of::exposed) < 0 || get(s, seat, Of::toughness) < 0 || get(s, seat, Of::dv) < 0)
      return false;
    if (floor && get(s, seat, Of::points) < 0) return false;
    const auto own = std::count_if(s.lying.begin(), s.lying.end(),
                                   [&](const Slot& slot) { return ownZones(seat).has(slot.zone); });
    if (s.options[20] == 0 ? own != kDeck : own < kDeck) return false;
  }
  return true;
}

}  // namespace

CASE(every_night_has_a_winner_or_is_a_draw) {
  const int count = lk::test::nights(1000);
  const PlayTotals totals = playRandomly(game(), houseCards(), count, 2);
  CHECK(totals.wins[0] + totals.wins[1] + totals.draws == count);
  CHECK(totals.wins[0] > lk::test::nights(300));
  CHECK(totals.wins[1] > lk::test::nights(300));
}

CASE(numbers_stay_in_their_bounds_and_decks_at_ten) {
  Chance chance(31);
  long unsound = 0;
  long refused = 0;
  for (int night = 0; night < 400; ++night)
    playNight(chance, [&](const Referee& referee, const Event&, const Ruling& ruling) {
      unsound += sound(referee.state()) ? 0 : 1;
      refused += ruling.verdict == Verdict::accepted ? 0 : 1;
    });
  CHECK(unsound == 0);
  CHECK(refused == 0);
}

CASE(every_answer_a_prompt_offers_is_accepted) {
  Chance chance(32);
  long refused = 0;
  long offered = 0;
  std::string first;
  for (int night = 0; night < 60; ++night)
    playNight(chance, [&](const Referee& referee, const Event&, const Ruling&) {
      if (chance.below(4) != 0) return;
      for (const Prompt& prompt : referee.prompts())
        for (const Event& answer : prompt.answers) {
          if (answer.body.isNull()) continue;
          ++offered;
          Referee tried = referee;
          const Ruling ruling = tried.take(answer);
          if (ruling.verdict == Verdict::accepted) continue;
          // A refusal that depends on a secret pick cannot be announced without revealing the pick.
          const State& s = referee.state();
          const Seat seat = answer.seat().value_or(Seat::A);
          const bool secret = get(s, seat, Of::secretCard) != 0 || get(s, seat, Of::laterCard) != 0;
          if (secret && ruling.reason == "not_replaceable") continue;
          ++refused;
          if (first.empty()) first = answer.body.dump() + " " + ruling.reason + ruling.cureArguments.dump();
        }
    });
  CHECK_MESSAGE(refused == 0, std::to_string(refused) + " of " + std::to_string(offered) + ": " + first);
  CHECK(offered > 5000);
}

CASE(a_drawn_answer_is_the_event_it_stands_for) {
  Chance chance(33);
  long differences = 0;
  for (int night = 0; night < 300; ++night) {
    State state = game().fresh();
    game().setUp(state, anySetup(chance), houseCards(), StepSink());
    state.begun = true;
    while (!state.result.finished) {
      State judged = state;
      Event written;
      playAny(game(), state, houseCards(), chance, &written);
      differences +=
          game().judge(judged, written, houseCards(), StepSink()).verdict == Verdict::accepted ? 0 : 1;
      differences += judged == state ? 0 : 1;
    }
  }
  CHECK(differences == 0);
}

CASE(a_saved_night_resumes_and_three_undos_of_each_agree) {
  Chance chance(34);
  long differences = 0;
  for (int night = 0; night < 120; ++night) {
    std::vector<State> after;
    std::string saved;
    Referee played(game(), houseCards());
    const Event setup = anySetup(chance);
    played.take(setup);
    after.push_back(played.state());
    while (!played.result().finished) {
      played.take(anyEvent(game(), played.state(), houseCards(), chance));
      after.push_back(played.state());
    }
    for (const Event& logged : played.log()) saved += logged.body.dump() + "\n";
    // As if it were read from a file.
    const Outcome<Transcript> read = parseTranscript(saved, "night");
    CHECK(static_cast<bool>(read));
    Referee resumed(game(), houseCards());
    for (const TranscriptEntry& entry : read->entries) resumed.take(entry.event);
    differences += resumed.state() == played.state() ? 0 : 1;
    for (int i = 0; i < 3; ++i) {
      const int standing = static_cast<int>(resumed.standing().size());
      if (standing < 2) break;
      const int count = 1 + chance.below(standing - 1);
      Event back = event(R"({"e":"take_back","count":1})");
      back.body.set("count", count);
      resumed.take(back);
      differences += resumed.state() == after[static_cast<std::size_t>(standing - count - 1)] ? 0 : 1;
    }
  }
  CHECK(differences == 0);
}
