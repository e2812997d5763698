// Thinks about what a seat could do, on a thread of its own, for a fixed time.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

#include <QMetaType>
#include <QObject>
#include <QThreadPool>

#include "app/kit/game_kit.h"
#include "rules/player/advice.h"

namespace lk::app {

/// A seat's question; see rules::AdviceTurn.
struct AdviceRequest {
  std::shared_ptr<const GameKit> kit;
  std::vector<rules::Event> standing;
  rules::Seat seat = rules::Seat::A;
  std::vector<rules::CardId> hand;
};

/// Immutable.
using AdvicePtr = std::shared_ptr<const rules::Analysis>;

/// Answers one question at a time. Lives on the night's thread.
class MoveAdviser : public QObject {
  Q_OBJECT

 public:
  explicit MoveAdviser(QObject* parent = nullptr);
  /// Stops thinking, and waits until it has stopped: for the rest of one round.
  ~MoveAdviser() override;

  /// Thinks this long, in place of some seconds; for tests.
  void thinkFor(std::function<rules::Thinking()> thinking) { thinking_ = std::move(thinking); }

  /// Begins to think, and forgets what it thought about before. `number` is given back with the answer.
  void think(AdviceRequest request, int number);
  /// Forgets what it thinks about: nothing is emitted any more.
  void stop();

 signals:
  /// How far it is, in percent of its time.
  void progressed(int number, int percent);
  /// What the seat could do; an analysis without moves if there is nothing to choose. Emitted once.
  void advised(int number, const lk::app::AdvicePtr& advice);

 private:
  rules::Thinking timed(int number, const std::shared_ptr<std::atomic<bool>>& stopped);

  std::function<rules::Thinking()> thinking_;  // empty: kAdviceTime
  std::shared_ptr<std::atomic<bool>> stopped_;
  QThreadPool beside_;
};

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::AdvicePtr)
