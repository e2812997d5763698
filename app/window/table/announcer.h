// Speaks at the table: the result of a duel, a refusal or question, and the next step.
#pragma once

#include <QTimer>

#include "app/window/shared/voice/voice.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Observes the table model, which contains nothing secret. Changes that happen together are spoken together,
/// once. Retold reports are not spoken; for a continued night only the next step is. Both arguments must
/// outlive it.
class Announcer : public QObject {
  Q_OBJECT

 public:
  Announcer(const TableModel& table, Voice& voice, QObject* parent = nullptr);

 private:
  void expect() { soon_.start(); }
  void hush(const Moment& moment);
  void announce();

  const TableModel& table_;
  Voice& voice_;
  QTimer soon_;
  bool duel_ = false;
  bool understood_ = false;
  bool notice_ = false;
  QString lastStep_;
  int night_ = 0;  // the night shown last
};

}  // namespace lk::app
