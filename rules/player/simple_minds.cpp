#include <algorithm>

#include "rules/player/mind.h"
#include "rules/player/seat_knowledge.h"

namespace lk::rules {

namespace {

constexpr int kTries = 300;      // random events looked at for one of the seat
constexpr int kCandidates = 60;  // of the greedy player
constexpr int kWorlds = 8;       // positions in which it tries each of them

class RandomMind final : public Mind {
 public:
  explicit RandomMind(const PlayableGame& game) : game_(game) {}
  std::optional<Event> choose(const Position& position, Seat seat, const Thinking&, Chance& chance) override {
    return anyOwn(game_, position, seat, chance);
  }

 private:
  const PlayableGame& game_;
};

class GreedyMind final : public Mind {
 public:
  explicit GreedyMind(const PlayableGame& game) : game_(game) {}

  std::optional<Event> choose(const Position& position, Seat seat, const Thinking& thinking,
                              Chance& chance) override {
    const SeatKnowledge known(position, seat);
    std::vector<Event> found;
    for (int i = 0; i < kCandidates; ++i) {
      const Position world = known.imagined(game_, chance);
      auto event = anyOwn(game_, world, seat, chance);
      if (event && std::find(found.begin(), found.end(), *event) == found.end())
        found.push_back(*std::move(event));
      if (!thinking.goesOn(i)) break;
    }
    std::optional<Event> best;
    double most = -1;
    for (Event& event : found) {
      const double value = valueOf(event, known, seat, chance);
      Position after = position;
      if (value <= most || !game_.play(after, event, chance)) continue;
      most = value;
      best = std::move(event);
    }
    return best;
  }

 private:
  double valueOf(const Event& event, const SeatKnowledge& known, Seat seat, Chance& chance) {
    double sum = 0;
    int played = 0;
    for (int i = 0; i < kWorlds; ++i) {
      Position world = known.imagined(game_, chance);
      if (!game_.play(world, event, chance)) continue;
      sum += game_.valueFor(world.state, seat);
      ++played;
    }
    return played == 0 ? -1 : sum / played;
  }

  const PlayableGame& game_;
};

}  // namespace

std::optional<Event> anyOwn(const PlayableGame& game, const Position& position, Seat seat, Chance& chance) {
  for (int i = 0; i < kTries; ++i) {
    Position ahead = position;
    Event event;
    if (game.playAny(ahead, chance, &event) == Verdict::accepted && game.chooserOf(event) == seat)
      return event;
  }
  return std::nullopt;
}

std::unique_ptr<Mind> randomMind(const PlayableGame& game) {
  return std::make_unique<RandomMind>(game);
}

std::unique_ptr<Mind> greedyMind(const PlayableGame& game) {
  return std::make_unique<GreedyMind>(game);
}

}  // namespace lk::rules
