// What a player could do: the three best moves of the player who asks. It shows nothing until everybody else
// has looked away, and keeps nothing after it is closed or after the night went on.
#pragma once

#include <vector>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/move_advice.h"
#include "app/window/coach/coach_rows.h"
#include "app/window/shared/asked_moves.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// Asks the night, which knows what the player may know; receives nothing else of it. Lives on the window's
/// thread.
class MoveAdviceModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::Learner> learners READ learners NOTIFY changed)
  Q_PROPERTY(QString stage READ stage NOTIFY changed)
  Q_PROPERTY(QString who READ who NOTIFY changed)
  Q_PROPERTY(QList<lk::app::CoachedCard> cards READ cards NOTIFY changed)
  Q_PROPERTY(int held READ held NOTIFY changed)
  Q_PROPERTY(int handSize READ handSize NOTIFY changed)
  Q_PROPERTY(bool canAsk READ canAsk NOTIFY changed)
  Q_PROPERTY(int progress READ progress NOTIFY progressChanged)
  Q_PROPERTY(QString note READ note NOTIFY changed)
  Q_PROPERTY(QList<lk::app::AdvisedMoveRow> moves READ moves NOTIFY changed)

 public:
  explicit MoveAdviceModel(QObject* parent = nullptr);

  void setNames(const Names& names);
  /// Only players with full help may ask.
  void setHelp(const HelpOf& help);
  /// Takes note of who is asked at a moment. If the night went on, the advice closes.
  void show(const Moment& moment);
  void retranslate() { emit changed(); }

  /// The players who are asked something now and may ask for advice.
  [[nodiscard]] QList<Learner> learners() const;
  /// "" (closed), "away" (the others look away), "hand" (the hand is entered), "thinking" or "advice".
  [[nodiscard]] QString stage() const;
  [[nodiscard]] QString who() const;
  /// The cards that can be in the hand.
  [[nodiscard]] QList<CoachedCard> cards() const;
  /// The number of cards entered, and the number of cards in the hand.
  [[nodiscard]] int held() const;
  [[nodiscard]] int handSize() const { return handSize_; }
  /// Whether no more cards are entered than are in the hand.
  [[nodiscard]] bool canAsk() const;
  /// How far the thinking is, in percent.
  [[nodiscard]] int progress() const { return progress_; }
  /// How the chances were found, or that there is nothing to choose.
  [[nodiscard]] QString note() const;
  /// The best first.
  [[nodiscard]] QList<AdvisedMoveRow> moves() const;

  Q_INVOKABLE void open(const QString& seat);
  /// The player confirms that nobody else is looking.
  Q_INVOKABLE void alone();
  /// Sets how many copies of the card in this row are in the hand.
  Q_INVOKABLE void hold(int row, int count);
  Q_INVOKABLE void ask();
  /// Begins this move at the table, if everybody may watch it, and closes. Returns whether it did.
  Q_INVOKABLE bool begin(int row);
  /// Forgets everything that was entered and shown.
  Q_INVOKABLE void close();

  // The answers to handWanted() and adviceWanted().
  void showHand(int request, const PossibleHandPtr& hand);
  void showProgress(int request, int percent);
  void showAdvice(int request, const AdvicePtr& advice);

 signals:
  void changed();
  void progressChanged();
  /// Requests what can be in the hand of a seat.
  void handWanted(const QString& seat, int request);
  /// Requests the best moves of a seat that holds these cards.
  void adviceWanted(const lk::app::MovesAsked& asked);
  /// Requests that this move is begun at the table.
  void moveBegun(lk::rules::Seat seat, const lk::rules::Event& event);
  /// Nobody waits for advice any more.
  void adviceUnwanted();

 private:
  enum class Stage { closed, away, waiting, hand, thinking, advice };
  struct Held {
    rules::CardId card;
    int most = 0;
    int held = 0;
  };
  [[nodiscard]] bool mayAsk(rules::Seat seat) const;
  void forget();

  Names names_;
  HelpOf help_ = kUsualHelp;
  std::shared_ptr<const GameKit> kit_;
  Json view_;                       // of the table
  std::vector<rules::Seat> asked_;  // people who are asked something
  int night_ = 0;
  int standing_ = 0;  // Moment::standing

  // The data of the player who is looking; empty while closed.
  Stage stage_ = Stage::closed;
  rules::Seat seat_ = rules::Seat::A;
  std::vector<Held> cards_;
  int handSize_ = 0;
  int progress_ = 0;
  AdvicePtr advice_;

  int request_ = 0;  // number of the newest request; results of older ones are ignored
};

}  // namespace lk::app
