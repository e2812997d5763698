#include "rules/player/house.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

#include "rules/player/knowledge.h"
#include "rules/player/node.h"

namespace lk::rules {

namespace {

constexpr int kMaxWalk = 60;     // events in the tree
constexpr int kMaxRollout = 40;  // random events after it
constexpr int kRootTries = 200;  // random events looked at for one of the seat that thinks
constexpr int kMaxBarred = 6;    // events of the tree tried before the random one is taken

/// A choice made on the way through the tree.
struct Passed {
  int node;
  int edge;
  Seat seat;
  std::vector<bool> barred;
};

/// One search from one position.
class Search {
 public:
  Search(const PlayableGame& game, const Position& position, Seat seat, Chance& chance)
      : game_(game),
        known_(knownState(position.state, seat)),
        held_(position.held),
        seat_(seat),
        chance_(chance) {}

  void round() {
    Position at = game_.imagine(known_, held_, seat_, chance_);
    path_.clear();
    unseen_ = {};
    if (!walk(at)) return;
    for (int i = 0; i < kMaxRollout && !at.state.result.finished; ++i)
      if (game_.playAny(at, chance_) != Verdict::accepted) break;
    for (const Passed& passed : path_)
      nodes_[static_cast<std::size_t>(passed.node)].count(passed.edge, passed.barred,
                                                          game_.valueFor(at.state, passed.seat));
  }

  /// Returns the node of the seat's own choice; nullptr if no round came to one.
  [[nodiscard]] const Node* root() const { return nodes_.empty() ? nullptr : &nodes_.front(); }

 private:
  /// Goes on to the first choice that was not tried before. Returns false if the seat found nothing to
  /// choose.
  bool walk(Position& at) {
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
      if (choose(at, std::move(ahead), event, *seat)) return true;
    }
    return !path_.empty();
  }

  /// Plays a random event; the first one in the tree is a choice of the seat that thinks.
  bool sample(Position& ahead, const Position& at, Event& event) {
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
  bool choose(Position& at, Position ahead, const Event& event, Seat seat) {
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

  /// Returns the node of what a seat knows. While several choose together, what it knew before the first did.
  int nodeFor(const Position& at, Seat seat) {
    const bool together = game_.isTogether(at.state);
    std::optional<std::uint64_t>& before = unseen_[index(seat)];
    if (together && !before)
      for (std::size_t i = 0; i < at.state.seatCount; ++i)
        if (!unseen_[i]) unseen_[i] = digestOf(at.state, at.held[kAllSeats[i]], kAllSeats[i]);
    const std::uint64_t key = together ? *before : digestOf(at.state, at.held[seat], seat);
    const auto [found, isNew] = numbers_.try_emplace(path_.empty() ? kRoot : key, nodes_.size());
    if (isNew) nodes_.emplace_back(together ? Choice::secret : Choice::open);
    return static_cast<int>(found->second);
  }

  static constexpr std::uint64_t kRoot = 0;

  const PlayableGame& game_;
  const State known_;
  const Holdings& held_;
  const Seat seat_;
  Chance& chance_;
  std::vector<Node> nodes_;
  std::unordered_map<std::uint64_t, std::size_t> numbers_;
  std::vector<Passed> path_;
  std::array<std::optional<std::uint64_t>, kMaxSeats> unseen_;
};

class HouseMind final : public Mind {
 public:
  HouseMind(const PlayableGame& game, double noise) : game_(game), noise_(noise) {}

  std::optional<Event> choose(const Position& position, Seat seat, const Thinking& thinking,
                              Chance& chance) override {
    Search search(game_, position, seat, chance);
    for (int i = 0; thinking.goesOn(i); ++i) search.round();
    if (search.root())
      for (const Event* event : inOrder(*search.root(), chance)) {
        Position after = position;
        Chance aside = chance;
        if (game_.play(after, *event, aside)) return *event;
      }
    // No time to think: any legal event, from what the seat knows.
    Position imagined = game_.imagine(knownState(position.state, seat), position.held, seat, chance);
    return anyOwn(game_, imagined, seat, chance);
  }

 private:
  /// Returns the events from the one to play to the last resort: the most tried first, or drawn by the mix of
  /// a secret choice or by noise.
  [[nodiscard]] std::vector<const Event*> inOrder(const Node& node, Chance& chance) const {
    std::vector<std::pair<double, const Event*>> all;
    const bool secret = node.choice() == Choice::secret;
    for (const Edge& edge : node.edges()) {
      double weight = secret ? edge.mix : edge.visits;
      if (noise_ > 0 && !secret) weight = std::pow(weight, 1 / noise_);
      if (secret ||
          noise_ > 0) {  // so that each is first in proportion to its weight (Efraimidis, Spirakis 2006)
        const double drawn = static_cast<double>((chance.next() >> 11) + 1) * 0x1.0p-53;
        weight = std::pow(drawn, 1 / std::max(weight, 1e-9));
      }
      all.emplace_back(weight, &edge.event);
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<const Event*> events;
    events.reserve(all.size());
    for (const auto& [weight, event] : all) events.push_back(event);
    return events;
  }

  const PlayableGame& game_;
  const double noise_;
};

}  // namespace

LevelSpec specOf(Level level) {
  switch (level) {
    case Level::gentle:
      return {.milliseconds = 20, .noise = 1};
    case Level::even:
      return {.milliseconds = 200, .noise = 0.2};
    case Level::strong:
      return {.milliseconds = 1000, .noise = 0};
  }
  return {};
}

std::unique_ptr<Mind> houseMind(const PlayableGame& game, double noise) {
  return std::make_unique<HouseMind>(game, noise);
}

}  // namespace lk::rules
