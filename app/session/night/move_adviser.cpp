#include "app/session/night/move_adviser.h"

#include <QElapsedTimer>

namespace lk::app {

namespace {

constexpr qint64 kAdviceTime = 2500;  // milliseconds
constexpr int kStep = 5;              // percent between two reports of how far it is

}  // namespace

MoveAdviser::MoveAdviser(QObject* parent)
    : QObject(parent), stopped_(std::make_shared<std::atomic<bool>>(true)) {
  qRegisterMetaType<AdvicePtr>();
  beside_.setMaxThreadCount(1);
}

MoveAdviser::~MoveAdviser() {
  stop();
  beside_.clear();
  beside_.waitForDone();
}

void MoveAdviser::stop() {
  *stopped_ = true;
}

/// Returns thinking that ends with its time, and says how far it is. The time begins here.
rules::Thinking MoveAdviser::timed(int number, const std::shared_ptr<std::atomic<bool>>& stopped) {
  QElapsedTimer since;
  since.start();
  return {.isOver = [this, number, stopped, since, told = 0]() mutable {
    const auto percent = static_cast<int>(since.elapsed() * 100 / kAdviceTime);
    if (percent >= told + kStep && percent < 100) {
      told = percent;
      QMetaObject::invokeMethod(this, [this, number, percent, stopped] {
        if (!*stopped) emit progressed(number, percent);
      });
    }
    return percent >= 100;
  }};
}

void MoveAdviser::think(AdviceRequest request, int number) {
  stop();
  const auto stopped = stopped_ = std::make_shared<std::atomic<bool>>(false);
  rules::Thinking thinking = thinking_ ? thinking_() : timed(number, stopped);
  thinking.isOver = [stopped, isOver = std::move(thinking.isOver)] {
    return *stopped || (isOver && isOver());
  };
  beside_.start([this, request = std::move(request), thinking = std::move(thinking), stopped, number] {
    if (*stopped) return;
    const rules::PlayableGame game(*request.kit->game, request.kit->cards);
    const rules::AdviceTurn turn{.standing = request.standing, .seat = request.seat, .hand = request.hand};
    auto advice = std::make_shared<const rules::Analysis>(
        rules::advice(game, turn, thinking).value_or(rules::Analysis()));
    QMetaObject::invokeMethod(this, [this, advice = std::move(advice), stopped, number] {
      if (!stopped->exchange(true)) emit advised(number, advice);
    });
  });
}

}  // namespace lk::app
