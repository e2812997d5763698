// Answers those who ask the coach on their phones, beside the night: it may take some seconds.
#pragma once

#include <array>
#include <atomic>

#include <QObject>
#include <QThreadPool>

#include "app/serve/night/coach_message.h"
#include "app/serve/night/night_messages.h"

namespace lk::app {

/// Lives where the night does. One question of a seat at a time.
class CoachDesk : public QObject {
  Q_OBJECT

 public:
  CoachDesk();
  ~CoachDesk() override;

  /// Whether the message is for the coach; then answered() follows.
  bool take(rules::Seat seat, const QByteArray& message, const Requester& asker,
            const std::shared_ptr<const GameKit>& kit, const rules::Referee& night);

 signals:
  void answered(quint64 page, const QByteArray& json);

 private:
  std::array<std::atomic<bool>, rules::kMaxSeats> busy_{};
  QThreadPool beside_;
};

}  // namespace lk::app
