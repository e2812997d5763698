// Answers players' questions to the coach on threads of their own, because an answer can take seconds.
#pragma once

#include <array>
#include <atomic>

#include <QObject>
#include <QThreadPool>

#include "app/host/phones/coach_message.h"
#include "app/host/phones/moves_message.h"
#include "app/host/phones/night_messages.h"
#include "app/session/night/move_adviser.h"

namespace lk::app {

/// Lives on the night's thread. Works on one question per seat at a time.
class CoachDesk : public QObject {
  Q_OBJECT

 public:
  CoachDesk();
  ~CoachDesk() override;

  /// Thinks this long about moves; for tests.
  void thinkFor(const std::function<rules::Thinking()>& thinking);
  /// Sets the players' names for the words of moves.
  void setNames(const Names& names) { names_ = names; }
  /// Returns whether the message is for the coach. If it is, answered() is emitted, possibly later.
  bool take(rules::Seat seat, const QByteArray& message, const Requester& asker,
            const std::shared_ptr<const GameKit>& kit, const rules::Referee& night);
  /// Stops thinking about moves, because the night went on.
  void forgetMoves();

 signals:
  void answered(quint64 page, const QByteArray& json);

 private:
  /// A seat's question about moves: its page, and the night when it was asked.
  struct Asked {
    Requester asker;
    std::shared_ptr<const GameKit> kit;
    Json view;
  };
  bool takeMoves(rules::Seat seat, const MovesQuestion& question, const Requester& asker,
                 const std::shared_ptr<const GameKit>& kit, const rules::Referee& night);
  void refuseHand(const Requester& asker);
  void answerMoves(rules::Seat seat, const AdvicePtr& advice);

  Names names_;
  std::array<Asked, rules::kMaxSeats> asked_;
  std::array<MoveAdviser, rules::kMaxSeats> advisers_;
  std::array<std::atomic<bool>, rules::kMaxSeats> busy_{};
  QThreadPool beside_;
};

}  // namespace lk::app
