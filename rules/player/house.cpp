#include "rules/player/house.h"

#include <algorithm>
#include <cmath>

#include "rules/player/search.h"

namespace lk::rules {

namespace {

constexpr int kMinCompared = 8;  // events tried less often are not compared
constexpr double kClearly = 2;   // errors of a difference from which on it is none of luck

double squaredErrorOf(const Edge& edge) {
  const double n = edge.visits;
  return std::max(0.0, edge.squares / n - edge.mean() * edge.mean()) / n;
}

/// Returns whether the best and the worst event that were tried often enough differ; nullopt if there are no
/// two.
std::optional<bool> differs(const Node& node) {
  const Edge *best = nullptr, *worst = nullptr;
  for (const Edge& edge : node.edges()) {
    if (edge.visits < kMinCompared) continue;
    if (!best || edge.mean() > best->mean()) best = &edge;
    if (!worst || edge.mean() < worst->mean()) worst = &edge;
  }
  if (best == worst) return std::nullopt;
  const double error = std::sqrt(squaredErrorOf(*best) + squaredErrorOf(*worst));
  return best->mean() - worst->mean() > kClearly * error;
}

class HouseMind final : public Mind {
 public:
  HouseMind(const PlayableGame& game, double noise) : Mind(game), noise_(noise) {}

  std::vector<Event> ranked(const Position& position, Seat seat, const Thinking& thinking,
                            Chance& chance) override {
    Search search(game(), position, seat, chance);
    for (int i = 0; thinking.goesOn(i); ++i) search.round();
    std::vector<Event> events;
    mattered_ = search.root() ? differs(*search.root()) : std::nullopt;
    if (search.root())
      for (const Event* event : inOrder(*search.root(), chance)) events.push_back(*event);
    // The last resort, or no time to think: any event that is possible as far as the seat knows.
    if (auto any = anyOwn(game(), SeatKnowledge(position, seat).imagined(game(), chance), seat, chance))
      events.push_back(*std::move(any));
    return events;
  }

  [[nodiscard]] std::optional<bool> mattered() const override { return mattered_; }

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

  const double noise_;
  std::optional<bool> mattered_;
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
