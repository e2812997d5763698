// Thinks for the house on a thread of its own, so that a night never waits for it, and within the time of its
// level.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "app/kit/game_kit.h"
#include "rules/player/house_turn.h"

namespace lk::app {

/// A night as the house is asked about it: see rules::HouseTurn.
struct HouseRequest {
  std::shared_ptr<const GameKit> kit;
  std::vector<rules::Event> standing;
  rules::HouseSeats houses;
  std::array<bool, rules::kMaxSeats> answered{};
  rules::Drawing drawing = rules::Drawing::program;
};

/// Returns thinking that ends when `elapsed()` has come to the time of the level, in milliseconds.
rules::Thinking timedThinking(rules::Level level, std::function<qint64()> elapsed);

/// Thinks about one request at a time. Lives on the night's thread.
class HousePlayer : public QObject {
  Q_OBJECT

 public:
  HousePlayer();
  /// Stops thinking, and waits until it has stopped: for the rest of one round.
  ~HousePlayer() override;

  /// Thinks this long, in place of the time of the level; for tests.
  void thinkFor(rules::ThinkingOf thinking) { thinking_ = std::move(thinking); }

  /// Begins to think, and forgets what it thought about before. chosen() is emitted once, later.
  void think(HouseRequest request);
  /// Forgets what it thinks about: nothing is emitted any more.
  void stop();

 signals:
  /// What the house says next; nullopt if it has nothing to say.
  void chosen(const std::optional<lk::rules::Event>& event);

 private:
  rules::ThinkingOf thinking_;  // empty: the time of the level
  std::shared_ptr<std::atomic<bool>> stopped_;
  QThreadPool beside_;
};

}  // namespace lk::app
