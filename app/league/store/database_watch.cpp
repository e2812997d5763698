#include "app/league/store/database_watch.h"

#include <memory>

#include "app/league/store/schema.h"

namespace lk::league {

namespace {

constexpr int kSettledMs = 150;     // combines the reports of many tables into one
constexpr int kLookedAfter = 2000;  // milliseconds between two checks of the connection
// Differs after each change of a league.
constexpr char kSeen[] =
    "SELECT (SELECT COUNT(*) FROM night), (SELECT MAX(id) FROM correction), (SELECT MAX(id) FROM penalty), "
    "(SELECT MAX(id) FROM trace), (SELECT COUNT(*) FROM entry), (SELECT SUM(dropped) FROM entry), "
    "(SELECT COUNT(*) FROM round), (SELECT COUNT(*) FROM league)";

}  // namespace

DatabaseWatch::DatabaseWatch(Address address, QObject* parent)
    : QObject(parent), address_(std::move(address)), settled_(this), poll_(this) {
  settled_.setSingleShot(true);
  settled_.setInterval(kSettledMs);
  connect(&settled_, &QTimer::timeout, this, [this] {
    if (database_) emit changed();
  });
  poll_.setInterval(kLookedAfter);
  connect(&poll_, &QTimer::timeout, this, &DatabaseWatch::look);
}

void DatabaseWatch::start() {
  poll_.start();
  connectAgain();
}

void DatabaseWatch::connectAgain() {
  if (const Outcome<Done> opened = open(); !opened) return lose(opened.fault());
  lossReported_ = false;
  emit changed();
}

Outcome<Done> DatabaseWatch::open() {
  Outcome<Database> database = Database::open(address_, false, &error_);
  if (!database) return database.fault();
  Outcome<Done> ready = checkSchema(*database);
  if (ready) ready = database->makeReadOnly();
  if (ready)
    ready = database->listen([this] {
      notified_ = true;
      if (!settled_.isActive()) settled_.start();
    });
  error_ = database->error();
  if (ready) database_ = std::move(*database);
  return ready;
}

void DatabaseWatch::look() {
  if (!database_) return connectAgain();
  const Outcome<Rows> there = database_->rows(address_.engine == Engine::sqlite ? "SELECT 1" : kSeen);
  if (!there) return lose(there.fault());
  const QVariantList& now = there->front();
  const bool news = !looked_.isEmpty() && looked_ != now && !notified_;
  looked_ = now;
  notified_ = false;
  if (news && !settled_.isActive()) settled_.start();
}

void DatabaseWatch::lose(const Fault& fault) {
  if (database_) {
    error_ = database_->error();
    // Deleted later, because one of its notifications or a read may be running now.
    QTimer::singleShot(
        0, this, [gone = std::make_shared<Database>(std::move(*database_))]() mutable { gone.reset(); });
    database_.reset();
  }
  if (lossReported_) return;
  lossReported_ = true;
  emit lost(fault, error_);
}

}  // namespace lk::league
