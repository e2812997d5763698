// Decides what is said aloud at the table: what a duel came to, what is wrong or asked, and what comes next.
#pragma once

#include <QTimer>

#include "app/window/shared/voice/voice.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Listens to the table model, which holds nothing that is hidden from the table; says once what changed
/// together. What is only told again is no news: of a night that is gone on with it says what comes next.
/// Both must outlive it.
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
  int night_ = 0;  // the one that was shown last
};

}  // namespace lk::app
