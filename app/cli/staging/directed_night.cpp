#include "app/cli/staging/directed_night.h"

#include <algorithm>
#include <optional>

#include "app/cli/staging/table_habits.h"
#include "rules/referee/hands.h"
#include "rules/referee/random_play.h"
#include "rules/referee/referee.h"

namespace lk::app {

namespace {

using rules::CardPlacement;
using rules::Placement;

constexpr int kTries = 2000;  // maximum attempts to find an event that hands can show

Fault unsayable(std::size_t place, const rules::Event& event, const char* what) {
  return {"night", static_cast<int>(place) + 1, "holds " + event.body.dump() + ", which " + what,
          "write it another way"};
}

/// Returns the placement that turns a face-down card up later; nullptr if there is none.
const CardPlacement* turnedUpLater(const std::vector<Placement>& laid, const CardPlacement& down) {
  for (const Placement& each : laid)
    if (const auto* card = std::get_if<CardPlacement>(&each);
        card && card->zone == down.zone && card->face == rules::Face::up)
      return card;
  return nullptr;
}

/// Returns the event as it is recognised from the placements, which may contain more than the given one, such
/// as the place of a hero.
std::optional<rules::Event> recognisedEvent(const rules::Referee& referee, const std::vector<Placement>& laid,
                                            const rules::Event& meant) {
  if (laid.empty()) return std::nullopt;
  const rules::Observation observed = referee.observe(laid.back(), laid);
  const auto* event = std::get_if<rules::Event>(&observed);
  return event && event->kind() == meant.kind() ? *event : meant;
}

class Director {
 public:
  Director(const GameKit& kit, const std::vector<rules::Event>& events, const HandsOptions& manner)
      : kit_(kit),
        events_(events),
        hands_(*kit.game->hands()),
        table_(kit, manner),
        chance_(manner.seed),
        tidy_(manner.tidy) {}

  Outcome<DirectedNight> direct() {
    if (const Outcome<Done> done = judgeAll(); !done) return done.fault();
    table_.setOut(hands_.setOut(states_.front(), kit_.cards), kit_.game->places(states_.front()));
    DirectedNight night;
    night.events = events_;
    night.shown.assign(events_.size(), 0);
    for (std::size_t i = 1; i < events_.size(); ++i) {
      const rules::State& s = states_[i - 1];
      putAway(s);
      layAhead(i);
      if (!tidy_) actIdly(table_, s, kit_, chance_);
      const std::size_t both = i + 1 < events_.size() && together(i) ? 2 : 1;
      std::vector<Placement> laid = shows_[i];
      if (both == 2) laid.insert(laid.end(), shows_[i + 1].begin(), shows_[i + 1].end());
      table_.perform(laid, events_[i].seat(), staying(states_[i + both - 1]));
      for (std::size_t n = 0; n < both; ++n) night.shown[i + n] = table_.now();
      i += both - 1;
    }
    putAway(states_.back());
    night.seconds = table_.now() + 4;
    night.moments = table_.moments();
    night.scene = table_.scene(events_.front().body, night.seconds);
    return night;
  }

 private:
  /// Computes the state after each event and the placements that show it.
  Outcome<Done> judgeAll() {
    rules::Referee referee(*kit_.game, kit_.cards);
    for (std::size_t i = 0; i < events_.size(); ++i) {
      shows_.emplace_back();
      if (i > 0) {
        shows_.back() = hands_.showing(referee.state(), events_[i], kit_.cards);
        if (shows_.back().empty()) return unsayable(i, events_[i], "hands alone cannot say then");
      }
      if (referee.take(events_[i]).verdict != rules::Verdict::accepted)
        return unsayable(i, events_[i], "is not accepted there");
      states_.push_back(referee.state());
    }
    return Done{};
  }

  void putAway(const rules::State& s) {
    const std::vector<CardPlacement> wanted = hands_.setOut(s, kit_.cards);
    table_.putAway(staying(s), wanted);
    table_.setOut(wanted, kit_.game->places(s));
  }
  [[nodiscard]] TableHands::Stays staying(const rules::State& s) const {
    return
        [this, &s](const CardPlacement& card, int copy) { return hands_.stays(s, card, copy, kit_.cards); };
  }

  /// Lays cards that will be turned up later face down as early as the rules allow.
  void layAhead(std::size_t from) {
    std::vector<Placement> ahead;
    std::vector<std::string> zones;  // zones with an earlier face-down card
    for (std::size_t i = from; i < std::min(events_.size(), from + kAhead); ++i) {
      for (const Placement& each : shows_[i]) {
        const auto* down = std::get_if<CardPlacement>(&each);
        if (!down || down->face != rules::Face::down) continue;
        if (std::find(zones.begin(), zones.end(), down->zone) != zones.end()) continue;
        zones.push_back(down->zone);
        bool may = true;
        for (std::size_t at = from - 1; at < i && may; ++at)
          may = hands_.stays(states_[at], *down, 0, kit_.cards);
        const CardPlacement* up = turnedUpLater(shows_[i], *down);
        if (!may || !up || table_.lies(down->zone)) continue;
        ahead.push_back(*down);
        ahead.push_back(*up);
      }
    }
    table_.layDown(ahead);
  }

  /// Returns whether this event and the next one, of another player, are shown at the same time. Only if
  /// their order makes no difference.
  [[nodiscard]] bool together(std::size_t i) {
    const rules::Event& first = events_[i];
    const rules::Event& next = events_[i + 1];
    if (tidy_ || first.kind() != next.kind() || first.seat() == next.seat() || chance_.below(2) == 0)
      return false;
    rules::Referee swapped(*kit_.game, kit_.cards);
    for (std::size_t at = 0; at < i; ++at) swapped.take(events_[at]);
    if (hands_.showing(swapped.state(), next, kit_.cards) != shows_[i + 1]) return false;
    if (swapped.take(next).verdict != rules::Verdict::accepted) return false;
    if (swapped.take(first).verdict != rules::Verdict::accepted) return false;
    return swapped.state() == states_[i + 1];
  }

  static constexpr std::size_t kAhead = 12;  // events

  const GameKit& kit_;
  const std::vector<rules::Event>& events_;
  const rules::Hands& hands_;
  TableHands table_;
  rules::Chance chance_;
  bool tidy_;
  std::vector<rules::State> states_;
  std::vector<std::vector<Placement>> shows_;
};

}  // namespace

Outcome<DirectedNight> directNight(const GameKit& kit, const std::vector<rules::Event>& events,
                                   const HandsOptions& manner) {
  if (!kit.game->hands())
    return Fault{"night", 0, "is of a game that nobody plays with hands alone yet", "choose another game"};
  return Director(kit, events, manner).direct();
}

std::vector<rules::Event> randomNightByHands(const GameKit& kit, const rules::Event& setup,
                                             rules::Chance& chance) {
  const rules::Hands* hands = kit.game->hands();
  rules::Referee referee(*kit.game, kit.cards);
  std::vector<rules::Event> events;
  if (referee.take(setup).verdict != rules::Verdict::accepted) return events;
  events.push_back(setup);
  while (!referee.result().finished) {
    std::optional<rules::Event> next;
    for (int i = 0; i < kTries && !next; ++i) {
      const rules::Event any = rules::anyEvent(*kit.game, referee.state(), kit.cards, chance);
      next = recognisedEvent(referee, hands->showing(referee.state(), any, kit.cards), any);
    }
    if (!next || referee.take(*next).verdict != rules::Verdict::accepted) return events;
    events.push_back(std::move(*next));
  }
  return events;
}

}  // namespace lk::app
