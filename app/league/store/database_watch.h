// Watches a league database for changes, and reconnects when the connection is lost.
#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "app/league/store/database.h"

namespace lk::league {

/// Read-only. Where notifications of a server do not arrive, because a pooler is between, it looks every two
/// seconds. Lives on one thread with an event loop, which is blocked while a server does not respond.
class DatabaseWatch : public QObject {
  Q_OBJECT

 public:
  explicit DatabaseWatch(Address address, QObject* parent = nullptr);

  /// Connects: emits changed() or lost(), and reconnects from then on.
  void start();
  /// Returns the connection to read from; nullptr while it is lost.
  [[nodiscard]] Database* database() { return database_ ? &*database_ : nullptr; }
  /// Reports that reading failed. Emits lost().
  void lose(const Fault& fault);

 signals:
  /// The database may have changed. Also emitted after each connection. Changes in quick succession are
  /// combined.
  void changed();
  void lost(const lk::Fault& fault, lk::league::DatabaseError error);

 private:
  void connectAgain();
  Outcome<Done> open();
  void look();

  Address address_;
  std::optional<Database> database_;
  DatabaseError error_ = DatabaseError::none;
  bool lossReported_ = false;  // lost() was emitted
  bool notified_ = false;      // since the last look
  QVariantList looked_;        // what that saw
  QTimer settled_;
  QTimer poll_;
};

}  // namespace lk::league
