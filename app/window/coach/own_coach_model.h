// The coach for one player's own eyes: what each choice brings with the dice and the hand that player has.
// Nothing of it is there before everybody else has looked away, and nothing is left when it is closed.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/learn/coach/own_coach.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// Knows what everybody knows, and what the player whose turn it is to look enters; never anything of the
/// other. Lives on the window's thread.
class OwnCoachModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList learners READ learners NOTIFY changed)
  Q_PROPERTY(QString stage READ stage NOTIFY changed)
  Q_PROPERTY(QString who READ who NOTIFY changed)
  Q_PROPERTY(int dice READ dice NOTIFY changed)
  Q_PROPERTY(bool roleOpen READ roleOpen NOTIFY changed)
  Q_PROPERTY(bool aggressor READ aggressor NOTIFY changed)
  Q_PROPERTY(QVariantList cards READ cards NOTIFY changed)
  Q_PROPERTY(bool canAsk READ canAsk NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(QString says READ says NOTIFY changed)
  Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)

 public:
  explicit OwnCoachModel(QObject* parent = nullptr);
  ~OwnCoachModel() override;

  void setNames(const Names& names);
  /// Those with full help are the learners.
  void setHelp(const HelpOf& help);
  /// What everybody knows at a moment; when that changes, whatever is open closes.
  void show(const Moment& moment);
  void retranslate() { emit changed(); }

  /// Maps of seat and name: who may ask now.
  [[nodiscard]] QVariantList learners() const;
  /// "", "away" (the others look away), "hand" (dice and hand are entered) or "told".
  [[nodiscard]] QString stage() const;
  [[nodiscard]] QString who() const;
  /// The dice value, 0 while it is not known.
  [[nodiscard]] int dice() const { return dice_; }
  /// Whether nobody has chosen the duel yet: then one says which role is meant.
  [[nodiscard]] bool roleOpen() const { return !duel_.aggressor.has_value(); }
  [[nodiscard]] bool aggressor() const { return aggressor_; }
  /// Maps of name, most and held: the cards that can be in the hand.
  [[nodiscard]] QVariantList cards() const;
  /// Whether enough is known to work something out.
  [[nodiscard]] bool canAsk() const;
  [[nodiscard]] bool busy() const { return busy_; }
  /// One sentence of advice; empty where careful play was not worked out.
  [[nodiscard]] QString says() const;
  /// Maps of actions, points, theirs, dealt, taken, win and mix, as text; the best on average first.
  [[nodiscard]] QVariantList choices() const;

  Q_INVOKABLE void open(const QString& seat);
  /// Nobody else is looking.
  Q_INVOKABLE void alone();
  Q_INVOKABLE void setDice(int dice);
  Q_INVOKABLE void setAggressor(bool aggressor);
  /// So many of the card in this row are in the hand.
  Q_INVOKABLE void hold(int row, int count);
  Q_INVOKABLE void holdAll();
  Q_INVOKABLE void tell();
  /// Back from what was told to the hand.
  Q_INVOKABLE void again();
  /// Forgets everything that was entered and told.
  Q_INVOKABLE void close();

  /// The answer to diceWanted(); 0 when the referee knows none.
  void showDice(int asked, int dice);

 signals:
  void changed();
  /// The dice value of a seat is wanted, as its player knows it.
  void diceWanted(const QString& seat, int asked);
  /// From the thread beside, to this one.
  void workedOut(std::shared_ptr<const lk::app::OwnAdvice> advice, int asked);

 private:
  enum class Stage { closed, away, hand, told };
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

  // Of the player who looks, and of nobody while it is closed:
  Stage stage_ = Stage::closed;
  rules::Seat seat_ = rules::Seat::A;
  rules::halfwish::OpenDuel duel_;
  bool aggressor_ = true;
  int dice_ = 0;
  std::vector<Held> cards_;
  std::shared_ptr<const OwnAdvice> advice_;
  bool busy_ = false;

  int asked_ = 0;       // the newest question; older answers come too late
  QThreadPool beside_;  // last: nothing is worked out any more when the rest goes
};

}  // namespace lk::app
