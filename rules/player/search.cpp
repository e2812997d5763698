#include "rules/player/search.h"

#include <algorithm>

#include "rules/referee/visibility.h"

namespace lk::rules {

namespace {

constexpr int kMaxWalk = 60;     // events in the tree
constexpr int kMaxRollout = 40;  // random events after it
constexpr int kRootTries = 200;  // random events looked at for one of the seat that thinks
constexpr int kMaxBarred = 6;    // events of the tree tried before the random one is taken
constexpr int kUsualVisits = 3;  // minimum number of times that a choice was tried, to be read as usual
constexpr std::uint64_t kRoot = 0;

}  // namespace

Search::Search(const PlayableGame& game, const Position& position, Seat seat, Chance& chance, OwnCards own)
    : game_(game), known_(position, seat), seat_(seat), own_(std::move(own)), chance_(chance) {}

void Search::offer(std::span<const Event> events, bool only) {
  numbers_.emplace(kRoot, nodes_.size());
  Node& root = nodes_.emplace_back(game_.isTogether(known_.state()) ? Choice::secret : Choice::open);
  for (const Event& event : events) root.place(event);
  if (only) root.close();
}

void Search::round() {
  Position at = known_.imagined(game_, chance_, own_);
  path_.clear();
  unseen_ = {};
  if (!walk(at)) return;
  for (int i = 0; i < kMaxRollout && !at.state.result.finished; ++i)
    if (game_.playAny(at, chance_) != Verdict::accepted) break;
  std::array<std::optional<double>, kMaxSeats> values;
  for (const Passed& passed : path_) {
    std::optional<double>& value = values[index(passed.seat)];
    if (!value) value = game_.valueFor(at.state, passed.seat);
    nodes_[static_cast<std::size_t>(passed.node)].count(passed.edge, passed.barred, *value);
  }
}

/// Goes on to the first choice that was not tried before. Returns false if the seat found nothing to
/// choose.
bool Search::walk(Position& at) {
  for (int i = 0; i < kMaxWalk && !at.state.result.finished; ++i) {
    if (!game_.isTogether(at.state)) unseen_ = {};
    Position ahead = at;
    Event event;
    if (!sample(ahead, at, event)) return !path_.empty();
    const std::optional<Seat> seat = game_.chooserOf(event);
    if (!seat) {
      at = std::move(ahead);
      continue;
    }
    if (choose(at, ahead, event, *seat)) return true;
  }
  return !path_.empty();
}

/// Plays a random event; the first one in the tree is a choice of the seat that thinks.
bool Search::sample(Position& ahead, const Position& at, Event& event) {
  for (int i = 0; i < kRootTries; ++i) {
    if (game_.playAny(ahead, chance_, &event) == Verdict::accepted &&
        (!path_.empty() || game_.chooserOf(event) == seat_))
      return true;
    ahead = at;
  }
  return false;
}

/// Lets a seat choose, `event` being a random choice that leads to `ahead`. Returns whether the choice was
/// new.
bool Search::choose(Position& at, Position& ahead, const Event& event, Seat seat) {
  const int number = nodeFor(at, seat);
  Node& node = nodes_[static_cast<std::size_t>(number)];
  Passed passed{.node = number, .edge = node.place(event), .seat = seat, .barred = {}};
  if (passed.edge >= 0 && node.edges()[static_cast<std::size_t>(passed.edge)].visits == 0) {
    at = std::move(ahead);
    path_.push_back(std::move(passed));
    return true;
  }
  const int sampled = passed.edge;
  passed.barred.assign(node.edges().size(), false);
  for (int tries = 0; tries < kMaxBarred; ++tries) {
    passed.edge = node.select(passed.barred, chance_);
    if (passed.edge < 0) break;
    if (passed.edge == sampled) {
      at = std::move(ahead);
      path_.push_back(std::move(passed));
      return false;
    }
    const Edge& edge = node.edges()[static_cast<std::size_t>(passed.edge)];
    if (game_.play(at, edge.event, chance_)) {
      const bool first = edge.visits == 0;
      path_.push_back(std::move(passed));
      return first;
    }
    passed.barred[static_cast<std::size_t>(passed.edge)] = true;
  }
  at = std::move(ahead);
  passed.edge = sampled;
  if (sampled < 0) return true;
  passed.barred[static_cast<std::size_t>(sampled)] = false;
  path_.push_back(std::move(passed));
  return false;
}

/// Returns the key of what a seat knows. While several choose together, of what it knew before the first did.
std::uint64_t Search::keyFor(const Position& at, Seat seat) {
  if (!game_.isTogether(at.state)) return digestOf(at.state, at.held[seat], seat);
  std::optional<std::uint64_t>& before = unseen_[index(seat)];
  if (!before)
    for (std::size_t i = 0; i < at.state.seatCount; ++i)
      if (!unseen_[i]) unseen_[i] = digestOf(at.state, at.held[kAllSeats[i]], kAllSeats[i]);
  return *before;
}

int Search::nodeFor(const Position& at, Seat seat) {
  const std::uint64_t key = keyFor(at, seat);
  const auto [found, isNew] = numbers_.try_emplace(path_.empty() ? kRoot : key, nodes_.size());
  if (isNew) nodes_.emplace_back(game_.isTogether(at.state) ? Choice::secret : Choice::open);
  return static_cast<int>(found->second);
}

/// Plays an event that is read aloud. Returns whether it is legal.
bool Search::tell(Position& at, const Event& event, Line& line) {
  std::vector<Step> steps;
  const State before = at.state;
  if (!game_.play(at, event, chance_, StepSink(&steps))) return false;
  line.events.push_back(toldOf(event, masked(steps, audienceOf(seat_)), before, at.state));
  return true;
}

/// Plays what a seat chose most often where it knew the same. Returns false if it chose too rarely there.
bool Search::tellUsual(Position& at, Seat seat, Line& line) {
  const auto found = numbers_.find(keyFor(at, seat));
  if (found == numbers_.end()) return false;
  const Node& node = nodes_[found->second];
  std::vector<const Edge*> edges;
  for (const Edge& edge : node.edges())
    if (edge.visits >= kUsualVisits) edges.push_back(&edge);
  std::stable_sort(edges.begin(), edges.end(), [&](const Edge* a, const Edge* b) {
    return node.choice() == Choice::secret ? a->mix > b->mix : a->visits > b->visits;
  });
  return std::any_of(edges.begin(), edges.end(),
                     [&](const Edge* edge) { return tell(at, edge->event, line); });
}

std::optional<Line> Search::read(const Event& first) {
  Position at = known_.imagined(game_, chance_, own_);
  const State before = at.state;
  Line line;
  unseen_ = {};
  (void)keyFor(at, seat_);  // keeps what all knew before the first of several chose
  if (!tell(at, first, line)) return std::nullopt;
  for (int i = 0; i < kMaxWalk && !at.state.result.finished; ++i) {
    if (!game_.isTogether(at.state)) unseen_ = {};
    Position ahead = at;
    Event event;
    if (game_.playAny(ahead, chance_, &event) != Verdict::accepted) break;
    const std::optional<Seat> seat = game_.chooserOf(event);
    if (!(seat ? tellUsual(at, *seat, line) : tell(at, event, line))) break;
  }
  line.changes = changesBetween(game_.rules(), before, at.state);
  line.value = game_.valueFor(at.state, seat_);
  return line;
}

}  // namespace lk::rules
