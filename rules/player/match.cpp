#include "rules/player/match.h"

#include <stdexcept>

namespace lk::rules {

namespace {

constexpr int kMaxNight = 10000;  // maximum number of events

/// One game as it goes on.
class Match {
 public:
  Match(const PlayableGame& game, const MatchPlayers& players, std::uint64_t seed, MatchTotals& totals,
        PlayObserver* observer)
      : game_(game), players_(players), luck_(seed), totals_(totals), observer_(observer) {
    for (const Seat seat : kAllSeats) own_[index(seat)] = Chance(seed * kMaxSeats + index(seat) + 1);
  }

  void play(const Event& setup) {
    std::optional<Position> begun = game_.begin(setup, luck_);
    if (!begun) throw std::logic_error("a match cannot begin: " + setup.body.dump());
    at_ = *std::move(begun);
    if (observer_) observer_->begun(setup);
    if (observer_) observer_->stands(at_.state, at_.held);
    for (int i = 0; !at_.state.result.finished; ++i) {
      if (i == kMaxNight) throw std::logic_error("a match does not end");
      const Event event = next();
      ++totals_.totals.events;
      if (observer_) observer_->judged(event);
      if (observer_) observer_->stands(at_.state, at_.held);
    }
    if (observer_) observer_->ended(at_.state.result);
    count(at_.state.result);
  }

 private:
  /// Plays the next event. A random answer says whose choice it is; only luck takes it as it is.
  Event next() {
    Position ahead = at_;
    Event event;
    if (game_.playAny(ahead, luck_, &event) != Verdict::accepted) ++totals_.totals.refused;
    const std::optional<Seat> seat = game_.chooserOf(event);
    if (seat) {
      if (std::optional<Event> chosen = choiceOf(*seat)) {
        Position after = at_;
        if (game_.play(after, *chosen, luck_)) {
          at_ = std::move(after);
          return *std::move(chosen);
        }
        ++totals_.refused;
      } else {
        ++totals_.nothing;
      }
    }
    at_ = std::move(ahead);
    return event;
  }

  /// Returns what a seat chooses. Where several choose together, all do before anybody's choice is played.
  std::optional<Event> choiceOf(Seat seat) {
    if (!game_.isTogether(at_.state)) {
      for (std::optional<Event>& event : chosen_) event.reset();
      return ask(seat);
    }
    for (const Question& open : at_.state.questions)
      if (open.seat && !chosen_[index(*open.seat)]) chosen_[index(*open.seat)] = ask(*open.seat);
    std::optional<Event> event = std::move(chosen_[index(seat)]);
    chosen_[index(seat)].reset();
    return event ? event : ask(seat);
  }

  std::optional<Event> ask(Seat seat) {
    ++totals_.choices;
    const MatchPlayer& player = players_[index(seat)];
    std::optional<Event> event = player.mind->choose(at_, seat, player.thinking(), own_[index(seat)]);
    const std::optional<bool> mattered = player.mind->mattered();
    if (observer_ && event && mattered) observer_->chosen(*event, *mattered);
    return event;
  }

  void count(const Result& result) {
    PlayTotals& all = totals_.totals;
    ++all.games;
    if (result.winner)
      ++all.wins[index(*result.winner)];
    else if (result.together == Together::lost)
      ++all.lost;
    else
      ++all.draws;
  }

  const PlayableGame& game_;
  const MatchPlayers& players_;
  Chance luck_;
  std::array<Chance, kMaxSeats> own_{Chance(0), Chance(0), Chance(0), Chance(0)};
  std::array<std::optional<Event>, kMaxSeats> chosen_;
  Position at_;
  MatchTotals& totals_;
  PlayObserver* observer_;  // optional
};

}  // namespace

void playMatch(const PlayableGame& game, const Event& setup, const MatchPlayers& players, std::uint64_t seed,
               MatchTotals& totals, PlayObserver* observer) {
  Match(game, players, seed, totals, observer).play(setup);
}

}  // namespace lk::rules
