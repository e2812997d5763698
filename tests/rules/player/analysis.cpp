// Tests what the coach says of a position in every game: alike whatever others hide, a winning move first, an
// error that falls with the rounds, and lines that the referee accepts.
#include "rules/player/analysis.h"

#include "other_secrets.h"
#include "played.h"

using namespace lk;
using namespace lk::rules;

namespace {

Analysis analysedFrom(std::uint64_t seed, const PlayableGame& game, const Position& at, Seat seat, int rounds,
                      const OwnCards& own = {}) {
  Chance chance(seed);
  return analysed(game, at, seat, own, {.rounds = rounds}, chance);
}

bool alike(const WeighedMove& a, const WeighedMove& b) {
  bool same = a.event == b.event && a.visits == b.visits && a.then.chance == b.then.chance &&
              a.then.error == b.then.error && a.share == b.share &&
              a.line.events.size() == b.line.events.size() && a.line.changes == b.line.changes;
  for (std::size_t i = 0; same && i < a.line.events.size(); ++i)
    same =
        a.line.events[i].event == b.line.events[i].event && a.line.events[i].steps == b.line.events[i].steps;
  return same;
}

bool alike(const Analysis& a, const Analysis& b) {
  return a.now.chance == b.now.chance && a.moves.size() == b.moves.size() &&
         std::equal(a.moves.begin(), a.moves.end(), b.moves.begin(),
                    [](const WeighedMove& one, const WeighedMove& two) { return alike(one, two); });
}

/// A choice near the end of a random night.
struct Late {
  Position at;
  Seat seat;
};

constexpr std::size_t kLast = 12;    // choices looked at, from the end
constexpr int kMaxNights = 60;       // random nights looked at for an obvious choice
constexpr double kNearlyWon = 0.95;  // a chance to win
constexpr double kHopeless = 0.05;   // the same, where no move helps

std::vector<Late> lastChoices(const PlayableGame& game, Chance& chance) {
  std::vector<Late> all;
  auto at = game.begin(anySetup(game.rules(), game.cards(), chance), chance);
  while (!at->state.result.finished) {
    const Position before = *at;
    Event event;
    if (game.playAny(*at, chance, &event) != Verdict::accepted) continue;
    if (const auto seat = game.chooserOf(event)) all.push_back({before, *seat});
    if (all.size() > kLast) all.erase(all.begin());
  }
  return all;
}

/// Returns whether a move ends the night, won (1) or lost (0).
bool endsAs(const PlayableGame& game, Position at, const Event& event, Seat seat, double value) {
  Chance chance(1);
  return game.play(at, event, chance) && at.state.result.finished && game.valueFor(at.state, seat) == value;
}

/// Returns whether one of the moves ends the night at once, won (1) or lost (0), and others do not.
bool isObvious(const PlayableGame& game, const Late& late, double value, Chance& chance) {
  if (game.isTogether(late.at.state)) return false;
  bool ends = false, goesOn = false;
  for (int i = 0; i < 12; ++i)
    if (const auto event = anyOwn(game, late.at, late.seat, chance))
      (endsAs(game, late.at, *event, late.seat, value) ? ends : goesOn) = true;
  return ends && goesOn;
}

/// Counts the choices that are obvious, and those of them in which the best move comes first.
struct Obvious {
  int all = 0, first = 0;
  void take(const PlayableGame& game, const Late& late, double value) {
    const Analysis analysis = analysedFrom(7, game, late.at, late.seat, 600);
    const WeighedMove* best = analysis.moves.empty() ? nullptr : &analysis.moves.front();
    if (value == 0 && analysis.now.chance < kHopeless) return;
    ++all;
    if (!best || endsAs(game, late.at, best->event, late.seat, 0)) return;
    first += value == 0 || best->then.chance > kNearlyWon ? 1 : 0;
  }
};

}  // namespace

CASE(advice_is_the_same_whatever_others_hide) {
  lk::test::Swapped all;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(31);
    lk::test::eachChoice(game, std::max(8, lk::test::nights(16)), chance, [&](const Position& at, Seat seat) {
      const Position other = lk::test::otherSecrets(at, seat, game, chance, all);
      const std::uint64_t seed = chance.next();
      for (const bool known : {true, false})
        CHECK_MESSAGE(alike(analysedFrom(seed, game, at, seat, 40, {.known = known}),
                            analysedFrom(seed, game, other, seat, 40, {.known = known})),
                      std::string(rules->id()));
    });
  }
  CHECK(all.figures > 0 && all.cards > 0 && all.hands > 0);
}

CASE(advice_without_a_known_hand_does_not_use_it) {
  int differs = 0;
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(32);
    lk::test::eachChoice(game, std::max(8, lk::test::nights(12)), chance, [&](const Position& at, Seat seat) {
      Position other = at;
      dealAnew(other.held, seat, chance);
      const std::uint64_t seed = chance.next();
      CHECK_MESSAGE(alike(analysedFrom(seed, game, at, seat, 30, {.known = false}),
                          analysedFrom(seed, game, other, seat, 30, {.known = false})),
                    std::string(rules->id()));
      differs +=
          alike(analysedFrom(seed, game, at, seat, 30), analysedFrom(seed, game, other, seat, 30)) ? 0 : 1;
    });
  }
  CHECK(differs > 3);
}

CASE(cards_that_are_sure_are_held_in_every_imagined_position) {
  const Game& rules = *findGame("magepunk");
  const PlayableGame game(rules, lk::test::cardsOf(rules));
  Chance chance(33);
  int sure = 0;
  lk::test::eachChoice(game, 30, chance, [&](const Position& at, Seat seat) {
    const std::vector<CardId>& hand = at.held[seat].hand;
    if (hand.empty()) return;
    Position other = at;
    dealAnew(other.held, seat, chance);
    for (int i = 0; i < 10; ++i) {
      Holdings held = imaginedHoldings(other.held, seat, chance, {.known = false, .sure = {hand.front()}});
      CHECK(held[seat].hand.size() == hand.size());
      CHECK(std::find(held[seat].hand.begin(), held[seat].hand.end(), hand.front()) != held[seat].hand.end());
      ++sure;
    }
  });
  CHECK(sure > 50);
}

CASE(a_move_that_wins_at_once_is_first_and_one_that_loses_is_not) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(34);
    Obvious obvious;
    for (int tried = 0; tried < kMaxNights && obvious.all < 3; ++tried)
      for (const Late& late : lastChoices(game, chance)) {
        const bool wins = isObvious(game, late, 1, chance);
        if (!wins && !isObvious(game, late, 0, chance)) continue;
        obvious.take(game, late, wins ? 1 : 0);
        break;
      }
    std::printf("  %s: %d of %d\n", std::string(rules->id()).c_str(), obvious.first, obvious.all);
    CHECK_MESSAGE(obvious.first == obvious.all && obvious.all > 0, std::string(rules->id()));
  }
}

CASE(the_error_falls_with_the_rounds) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(35);
    double few = 0, many = 0;
    lk::test::eachChoice(game, lk::test::nights(6), chance, [&](const Position& at, Seat seat) {
      few += analysedFrom(5, game, at, seat, 50).now.error;
      many += analysedFrom(5, game, at, seat, 450).now.error;
    });
    CHECK_MESSAGE(many < few / 2,
                  std::string(rules->id()) + " " + std::to_string(few) + " " + std::to_string(many));
  }
}

CASE(lines_are_legal_and_tell_what_the_referee_tells) {
  for (const Game* rules : lk::test::playedGames()) {
    const PlayableGame game(*rules, lk::test::cardsOf(*rules));
    Chance chance(36);
    int lines = 0, longer = 0, telling = 0, changed = 0;
    lk::test::eachChoice(game, lk::test::nights(20), chance, [&](const Position& at, Seat seat) {
      const Analysis analysis = analysedFrom(chance.next(), game, at, seat, 150);
      for (std::size_t i = 0; i < std::min<std::size_t>(3, analysis.moves.size()); ++i) {
        const WeighedMove& move = analysis.moves[i];
        CHECK(move.share == 1);
        CHECK(!move.line.events.empty() && move.line.events.front().event == move.event);
        for (const ToldEvent& told : move.line.events)
          for (const Step& step : told.steps) CHECK(step.knownTo.include(audienceOf(seat)));
        ++lines;
        longer += move.line.events.size() > 1 ? 1 : 0;
        telling += tellingSteps(*rules, move.line, 2).empty() ? 0 : 1;
        changed += move.line.changes.empty() ? 0 : 1;
      }
    });
    std::printf("  %s: %d lines, %d of several events, %d telling, %d with changed numbers\n",
                std::string(rules->id()).c_str(), lines, longer, telling, changed);
    CHECK(longer > 0);
  }
}
