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
  using Mind::Mind;

  std::vector<Event> ranked(const Position& position, Seat seat, const Thinking&, Chance& chance) override {
    auto event = anyOwn(game(), position, seat, chance);
    return event ? std::vector<Event>{*std::move(event)} : std::vector<Event>();
  }
};

class GreedyMind final : public Mind {
 public:
  using Mind::Mind;

  std::vector<Event> ranked(const Position& position, Seat seat, const Thinking& thinking,
                            Chance& chance) override {
    const SeatKnowledge known(position, seat);
    std::vector<Event> found;
    for (int i = 0; i < kCandidates; ++i) {
      const Position world = known.imagined(game(), chance);
      auto event = anyOwn(game(), world, seat, chance);
      if (event && std::find(found.begin(), found.end(), *event) == found.end())
        found.push_back(*std::move(event));
      if (!thinking.goesOn(i)) break;
    }
    std::vector<std::pair<double, Event>> valued;
    for (Event& event : found)
      if (const double value = valueOf(event, known, seat, chance); value >= 0)
        valued.emplace_back(value, std::move(event));
    std::stable_sort(valued.begin(), valued.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Event> events;
    events.reserve(valued.size());
    for (auto& [value, event] : valued) events.push_back(std::move(event));
    return events;
  }

 private:
  double valueOf(const Event& event, const SeatKnowledge& known, Seat seat, Chance& chance) {
    double sum = 0;
    int played = 0;
    for (int i = 0; i < kWorlds; ++i) {
      Position world = known.imagined(game(), chance);
      if (!game().play(world, event, chance)) continue;
      sum += game().valueFor(world.state, seat);
      ++played;
    }
    return played == 0 ? -1 : sum / played;
  }
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

std::optional<Event> firstLegal(const PlayableGame& game, const Position& position,
                                const std::vector<Event>& events, Chance chance) {
  for (const Event& event : events) {
    Position after = position;
    Chance aside = chance;
    if (game.play(after, event, aside)) return event;
  }
  return std::nullopt;
}

std::optional<Event> Mind::choose(const Position& position, Seat seat, const Thinking& thinking,
                                  Chance& chance) {
  return firstLegal(game_, position, ranked(position, seat, thinking, chance), chance);
}

std::unique_ptr<Mind> randomMind(const PlayableGame& game) {
  return std::make_unique<RandomMind>(game);
}

std::unique_ptr<Mind> greedyMind(const PlayableGame& game) {
  return std::make_unique<GreedyMind>(game);
}

}  // namespace lk::rules
