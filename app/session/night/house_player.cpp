#include "app/session/night/house_player.h"

#include <QElapsedTimer>

namespace lk::app {

rules::Thinking timedThinking(rules::Level level, std::function<qint64()> elapsed) {
  return {.isOver = [elapsed = std::move(elapsed), time = rules::specOf(level).milliseconds] {
    return elapsed() >= time;
  }};
}

HousePlayer::HousePlayer() : stopped_(std::make_shared<std::atomic<bool>>(false)) {
  beside_.setMaxThreadCount(1);
}

HousePlayer::~HousePlayer() {
  stop();
  beside_.clear();
  beside_.waitForDone();
}

void HousePlayer::stop() {
  *stopped_ = true;
}

/// The time begins here, not when the thread is free.
void HousePlayer::think(HouseRequest request) {
  stop();
  stopped_ = std::make_shared<std::atomic<bool>>(false);
  QElapsedTimer since;
  since.start();
  const auto thinking = [since, own = thinking_, stopped = stopped_](rules::Level level) {
    rules::Thinking its = own ? own(level) : timedThinking(level, [since] { return since.elapsed(); });
    its.isOver = [stopped, isOver = its.isOver] { return *stopped || (isOver && isOver()); };
    return its;
  };
  beside_.start([this, request = std::move(request), thinking, stopped = stopped_] {
    if (*stopped) return;
    const rules::PlayableGame game(*request.kit->game, request.kit->cards);
    const rules::HouseTurn turn{.standing = request.standing,
                                .houses = request.houses,
                                .answered = request.answered,
                                .drawing = request.drawing};
    const std::optional<rules::Event> event = rules::houseEvent(game, turn, thinking);
    QMetaObject::invokeMethod(this, [this, event, stopped] {
      if (!stopped->exchange(true)) emit chosen(event);
    });
  });
}

}  // namespace lk::app
