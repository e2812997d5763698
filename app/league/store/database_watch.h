// Tells when leagues change, and looks after the connection by which it knows: lost, and back by itself.
#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "app/league/store/database.h"

namespace lk::league {

/// Only reads. Lives on one thread with an event loop, which waits while a server does not answer.
class DatabaseWatch : public QObject {
  Q_OBJECT

 public:
  explicit DatabaseWatch(Address address, QObject* parent = nullptr);

  /// Connects: changed() or lost() follows, and from then on it looks after the connection.
  void start();
  /// To read from; nullptr while it is lost.
  [[nodiscard]] Database* database() { return database_ ? &*database_ : nullptr; }
  /// It could not be read: lost() follows.
  void lose(const Fault& fault);

 signals:
  /// Something may be another way than before: also at first, and when the database is back. Changes that
  /// come at once are told once.
  void changed();
  void lost(const lk::Fault& fault, lk::league::DatabaseError error);

 private:
  void connectAgain();
  Outcome<Done> open();
  void look();

  Address address_;
  std::optional<Database> database_;
  DatabaseError error_ = DatabaseError::none;
  bool told_ = false;  // that it is lost
  QTimer settled_;
  QTimer looks_;
};

}  // namespace lk::league
