// Answers players' questions to the coach on a thread of its own, because an answer can take seconds.
#pragma once

#include <array>
#include <atomic>

#include <QObject>
#include <QThreadPool>

#include "app/host/phones/coach_message.h"
#include "app/host/phones/night_messages.h"

namespace lk::app {

/// Lives on the night's thread. Works on one question per seat at a time.
class CoachDesk : public QObject {
  Q_OBJECT

 public:
  CoachDesk();
  ~CoachDesk() override;

  /// Returns whether the message is for the coach. If it is, answered() is emitted, possibly later.
  bool take(rules::Seat seat, const QByteArray& message, const Requester& asker,
            const std::shared_ptr<const GameKit>& kit, const rules::Referee& night);

 signals:
  void answered(quint64 page, const QByteArray& json);

 private:
  std::array<std::atomic<bool>, rules::kMaxSeats> busy_{};
  QThreadPool beside_;
};

}  // namespace lk::app
