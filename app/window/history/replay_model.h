// Replays a night step by step: the state of the table after every event.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/window/history/evening_rows.h"
#include "app/window/history/open_night.h"
#include "app/window/shared/step_rows.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Shows only what the table was allowed to know at that time. The steps are the night's events in order,
/// take-backs included.
class ReplayModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(lk::app::TableModel* table READ table CONSTANT)
  Q_PROPERTY(int step READ step NOTIFY stepChanged)
  Q_PROPERTY(int last READ last NOTIFY nightChanged)
  Q_PROPERTY(QString about READ about NOTIFY nightChanged)
  Q_PROPERTY(QList<lk::app::StoryTurn> turns READ turns NOTIFY nightChanged)
  Q_PROPERTY(int turn READ turn NOTIFY stepChanged)
  Q_PROPERTY(QList<lk::app::ShownStep> happened READ happened NOTIFY stepChanged)
  Q_PROPERTY(bool duelNow READ duelNow NOTIFY stepChanged)

 public:
  explicit ReplayModel(QObject* parent = nullptr);

  /// Starts at the night's first event.
  void show(const OpenNightPtr& night);

  /// A table model with the state of this step, so that pages can use the same components as for a live
  /// night.
  [[nodiscard]] TableModel* table() { return &table_; }
  /// The current step, from 0 to last(); -1 without a night.
  [[nodiscard]] int step() const { return step_; }
  [[nodiscard]] int last() const;
  [[nodiscard]] QString about() const;
  /// The turns that were not taken back, without their texts.
  [[nodiscard]] QList<StoryTurn> turns() const { return turns_; }
  /// The index in turns() of the turn of this step; -1 before the first turn.
  [[nodiscard]] int turn() const;
  /// What the event caused.
  [[nodiscard]] QList<ShownStep> happened() const { return happened_; }
  /// Whether the event judged a duel, which the table's duel model shows.
  [[nodiscard]] bool duelNow() const { return duelNow_; }

  /// Goes to a step; steps outside the night are clamped.
  Q_INVOKABLE void goTo(int step);
  Q_INVOKABLE void next() { goTo(step_ + 1); }
  Q_INVOKABLE void previous() { goTo(step_ - 1); }
  Q_INVOKABLE void nextTurn();
  /// Goes to the start of this turn or, if already there, of the previous one.
  Q_INVOKABLE void previousTurn();

 signals:
  void nightChanged();
  void stepChanged();

 private:
  void showFrom(int step);
  void describe(const Moment& moment);

  TableModel table_;
  OpenNightPtr night_;
  int step_ = -1;
  QList<StoryTurn> turns_;
  QList<ShownStep> happened_;
  bool duelNow_ = false;
};

}  // namespace lk::app
