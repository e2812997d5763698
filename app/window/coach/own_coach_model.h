// The private coach of one player: the value of each choice with that player's own dice and hand. It shows
// nothing until everybody else has looked away, and keeps nothing after it is closed.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/own_coach.h"
#include "app/window/coach/coach_rows.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// Uses what everybody knows and what the player who is looking enters; never anything secret of the other
/// player. Lives on the window's thread.
class OwnCoachModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::Learner> learners READ learners NOTIFY changed)
  Q_PROPERTY(QString stage READ stage NOTIFY changed)
  Q_PROPERTY(QString who READ who NOTIFY changed)
  Q_PROPERTY(int dice READ dice NOTIFY changed)
  Q_PROPERTY(bool roleOpen READ roleOpen NOTIFY changed)
  Q_PROPERTY(bool aggressor READ aggressor NOTIFY changed)
  Q_PROPERTY(QList<lk::app::CoachedCard> cards READ cards NOTIFY changed)
  Q_PROPERTY(bool canAsk READ canAsk NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString says READ says NOTIFY changed)
  Q_PROPERTY(QList<lk::app::CoachedChoice> choices READ choices NOTIFY changed)

 public:
  explicit OwnCoachModel(QObject* parent = nullptr);
  ~OwnCoachModel() override;

  void setNames(const Names& names);
  /// Players with full help are the learners.
  void setHelp(const HelpOf& help);
  /// Sets what everybody knows at a moment. If that changes, the coach closes.
  void show(const Moment& moment);
  void retranslate() { emit changed(); }

  /// The players who may use the coach now.
  [[nodiscard]] QList<Learner> learners() const;
  /// "" (closed), "away" (the others look away), "hand" (dice and hand are entered) or "advice" (it is
  /// shown).
  [[nodiscard]] QString stage() const;
  [[nodiscard]] QString who() const;
  /// The dice value; 0 while it is unknown.
  [[nodiscard]] int dice() const { return dice_; }
  /// Whether the roles of the duel are still open. The player then says which role to compute.
  [[nodiscard]] bool roleOpen() const { return !duel_.aggressor.has_value(); }
  [[nodiscard]] bool aggressor() const { return aggressor_; }
  /// The cards that can be in the hand.
  [[nodiscard]] QList<CoachedCard> cards() const;
  /// Whether enough is known to compute advice.
  [[nodiscard]] bool canAsk() const;
  [[nodiscard]] bool busy() const { return busy_; }
  /// One sentence of advice; empty if careful play was not computed.
  [[nodiscard]] QString says() const;
  /// The best on average first.
  [[nodiscard]] QList<CoachedChoice> choices() const;

  Q_INVOKABLE void open(const QString& seat);
  /// The player confirms that nobody else is looking.
  Q_INVOKABLE void alone();
  Q_INVOKABLE void setDice(int dice);
  Q_INVOKABLE void setAggressor(bool aggressor);
  /// Sets how many copies of the card in this row are in the hand.
  Q_INVOKABLE void hold(int row, int count);
  Q_INVOKABLE void holdAll();
  Q_INVOKABLE void askForAdvice();
  /// Goes back from the advice to the hand.
  Q_INVOKABLE void again();
  /// Forgets everything that was entered and shown.
  Q_INVOKABLE void close();

  /// The answer to diceWanted(). `dice` is 0 if the referee knows none.
  void showDice(int request, int dice);

 signals:
  void changed();
  /// Requests the dice value of a seat, as its player knows it.
  void diceWanted(const QString& seat, int request);
  /// Emitted on the other thread, received on this one.
  void workedOut(std::shared_ptr<const lk::app::OwnAdvice> advice, int request);

 private:
  enum class Stage { closed, away, hand, advice };
  struct Held {
    rules::CardId card;
    int most = 0;
    int held = 0;
  };
  void forget();
  void listCards();

  Names names_;
  HelpOf help_ = kUsualHelp;
  std::shared_ptr<const GameKit> kit_;
  Json facts_;

  // The data of the player who is looking; empty while closed.
  Stage stage_ = Stage::closed;
  rules::Seat seat_ = rules::Seat::A;
  rules::halfwish::OpenDuel duel_;
  bool aggressor_ = true;
  int dice_ = 0;
  std::vector<Held> cards_;
  std::shared_ptr<const OwnAdvice> advice_;
  bool busy_ = false;

  int request_ = 0;   // number of the newest request; results of older ones are ignored
  QThreadPool pool_;  // last: its work ends before the other members are destroyed
};

}  // namespace lk::app
