// The score page's object: what may be tapped in a night that is only scored, every figure to correct, and
// undo of whole taps.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/moment.h"
#include "app/window/table/score_taps.h"

namespace lk::app {

/// Lives on the window's thread. Generic over games: they declare the taps, the view the figures.
class ScoreModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList taps READ taps NOTIFY changed)
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  Q_PROPERTY(QVariantList table READ table NOTIFY changed)
  Q_PROPERTY(QString standing READ standing NOTIFY changed)
  Q_PROPERTY(bool finished READ finished NOTIFY changed)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  Q_PROPERTY(bool complete READ complete NOTIFY pickedChanged)
  Q_PROPERTY(int picks READ picks NOTIFY pickedChanged)

 public:
  using QObject::QObject;

  /// Forgets the night that was shown; moments of others than `number` are not shown from now on.
  void beginNight(int number);
  void show(const Moment& moment);
  void setNames(const Names& names);
  /// Says everything anew, in the language that is spoken now.
  void retranslate() { tell(); }

  /// What can be tapped, as scoreTap() lays it out.
  [[nodiscard]] QVariantList taps() const { return taps_; }
  /// Maps of letter, name, leads, figures (maps of key, label, value: those always shown) and more (the same:
  /// all other numbers).
  [[nodiscard]] QVariantList seats() const { return seats_; }
  /// The table's own numbers, as figures.
  [[nodiscard]] QVariantList table() const { return table_; }
  /// Who leads or has won, and by what.
  [[nodiscard]] QString standing() const { return standing_; }
  [[nodiscard]] bool finished() const { return moment_.result.finished; }
  [[nodiscard]] bool canUndo() const { return moment_.standing > 1; }

  /// Picks a value for a field of a tap; the same again takes it back. Picks of another tap are dropped.
  Q_INVOKABLE void pick(const QString& tap, const QString& seat, const QString& field, const QString& value);
  /// Picks values for several fields of a seat at once; the same again takes all of them back.
  Q_INVOKABLE void pickAll(const QString& tap, const QString& seat, const QStringList& fields,
                           const QStringList& values);
  /// Puts one of a seat's seldom values among its usual ones, for this night.
  Q_INVOKABLE void bring(const QString& seat, const QString& value);
  [[nodiscard]] Q_INVOKABLE QString picked(const QString& tap, const QString& seat,
                                           const QString& field) const;
  /// Whether every field of the tap whose fields are being picked has a value.
  [[nodiscard]] bool complete() const;
  /// How often anything was picked: to look at picked() again.
  [[nodiscard]] int picks() const { return picks_; }
  /// Says a tap that has no fields, or whose fields are all picked; nothing otherwise.
  Q_INVOKABLE void tap(const QString& tap);
  /// Sets a figure of a seat, or of the table where the seat is "".
  Q_INVOKABLE void set(const QString& seat, const QString& figure, int value);
  /// Asks for the last tap to be taken back with all its events.
  Q_INVOKABLE void undo();

 signals:
  void changed();
  void pickedChanged();
  void said(const lk::rules::Event& event);
  void tapped(const QString& tap, const lk::Json& picked);
  void undoWanted();

 private:
  void tell();
  [[nodiscard]] const rules::QuickAction* find(const QString& tap) const;
  [[nodiscard]] QVariantMap seatMap(rules::Seat seat, const Json& figures) const;

  int night_ = 0;
  Names names_;
  Moment moment_;
  bool shown_ = false;
  AddedValues brought_;
  QVariantList taps_;
  QVariantList seats_;
  QVariantList table_;
  QString standing_;
  QString tap_;                     // whose fields are being picked
  Json picked_ = Json::object({});  // as Game::quickEvents takes it
  int picks_ = 0;
};

}  // namespace lk::app
