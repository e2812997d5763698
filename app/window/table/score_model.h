// The model of the score page: the quick actions of a scored night, corrections of figures, and undo of whole
// actions.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/moment.h"
#include "app/window/table/score_rows.h"
#include "app/window/table/score_taps.h"

namespace lk::app {

/// Lives on the window's thread. It is the same for all games: quick actions come from the game, figures from
/// the view.
class ScoreModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::ScoreTap> taps READ taps NOTIFY changed)
  Q_PROPERTY(QList<lk::app::ScoreSeat> seats READ seats NOTIFY changed)
  Q_PROPERTY(QList<lk::app::ShownFigure> table READ table NOTIFY changed)
  Q_PROPERTY(QString standing READ standing NOTIFY changed)
  Q_PROPERTY(bool finished READ finished NOTIFY changed)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  Q_PROPERTY(bool complete READ complete NOTIFY pickedChanged)
  Q_PROPERTY(int picks READ picks NOTIFY pickedChanged)

 public:
  using QObject::QObject;

  /// Forgets the previous night. From now on only moments of night `number` are shown.
  void beginNight(int number);
  void show(const Moment& moment);
  void setNames(const Names& names);
  /// Translates everything into the current language.
  void retranslate() { update(); }

  /// The quick actions in the layout of scoreTap().
  [[nodiscard]] QList<ScoreTap> taps() const { return taps_; }
  [[nodiscard]] QList<ScoreSeat> seats() const { return seats_; }
  /// The table's own figures.
  [[nodiscard]] QList<ShownFigure> table() const { return table_; }
  /// Who leads or has won, and by which measure.
  [[nodiscard]] QString standing() const { return standing_; }
  [[nodiscard]] bool finished() const { return moment_.result.finished; }
  [[nodiscard]] bool canUndo() const { return moment_.standing > 1; }

  /// Picks a value for a field of an action. Picking the same value again removes it. Picks of another action
  /// are dropped.
  Q_INVOKABLE void pick(const QString& tap, const QString& seat, const QString& field, const QString& value);
  /// Picks values for several fields of a seat. Picking the same values again removes all of them.
  Q_INVOKABLE void pickAll(const QString& tap, const QString& seat, const QStringList& fields,
                           const QStringList& values);
  /// Adds a rare value of a seat to its usual values, for this night.
  Q_INVOKABLE void bring(const QString& seat, const QString& value);
  [[nodiscard]] Q_INVOKABLE QString picked(const QString& tap, const QString& seat,
                                           const QString& field) const;
  /// Whether every field of the current action has a value.
  [[nodiscard]] bool complete() const;
  /// Number of picks so far; QML binds to it to read picked() again.
  [[nodiscard]] int picks() const { return picks_; }
  /// Sends an action that has no fields, or whose fields are all picked; otherwise does nothing.
  Q_INVOKABLE void tap(const QString& tap);
  /// Sets a figure of a seat; of the table if the seat is "".
  Q_INVOKABLE void set(const QString& seat, const QString& figure, int value);
  /// Requests that the last action is taken back with all its events.
  Q_INVOKABLE void undo();

 signals:
  void changed();
  void pickedChanged();
  void entered(const lk::rules::Event& event);
  void tapped(const QString& tap, const lk::Json& picked);
  void undoWanted();

 private:
  void update();
  [[nodiscard]] const rules::QuickAction* find(const QString& tap) const;
  [[nodiscard]] ScoreSeat seatOf(rules::Seat seat, const Json& figures) const;

  int night_ = 0;
  Names names_;
  Moment moment_;
  bool shown_ = false;
  AddedValues brought_;
  QList<ScoreTap> taps_;
  QList<ScoreSeat> seats_;
  QList<ShownFigure> table_;
  QString standing_;
  QString tap_;                     // the action whose fields are being picked
  Json picked_ = Json::object({});  // in the format of TableSession::quick()
  int picks_ = 0;
};

}  // namespace lk::app
