#include "app/league/store/database.h"

#include <atomic>
#include <utility>

#include <QFileInfo>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QThread>
#include <QTimer>

#include "carddb/file_locks.h"
#include "carddb/strange_file.h"
#include "carddb/write_ahead_log.h"

namespace lk::league {

namespace {

constexpr int kBusyMilliseconds = 20000;
constexpr int kFileLookedAt = 200;  // milliseconds between two checks of a file
constexpr char kChannel[] = "lampkeeper";
constexpr int kMaxTries = 12;
// Settings of a transaction.
constexpr char kOwnTables[] = "SET LOCAL search_path TO lampkeeper; ";
constexpr char kQuiet[] = "SET LOCAL client_min_messages TO warning; ";

QString freshName() {
  static std::atomic<int> count{0};
  return "league-" + QString::number(++count);
}

/// Returns the first line of a driver's message, without its prefixes.
QString plainly(const QSqlError& error) {
  QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
  text = text.section('\n', 0, 0).trimmed();
  for (const QString& prefix : {QStringLiteral("ERROR:"), QStringLiteral("FATAL:")})
    if (text.startsWith(prefix)) text = text.mid(prefix.size()).trimmed();
  return text.isEmpty() ? QStringLiteral("the database does not answer") : text;
}

DatabaseError errorOfSqlite(int code) {
  constexpr int kBusy = 5, kLocked = 6, kReadOnly = 8, kCannotOpen = 14, kConstraint = 19;
  const int primary = code & 0xff;
  if (primary == kConstraint) return DatabaseError::taken;
  if (primary == kReadOnly) return DatabaseError::forbidden;
  return primary == kBusy || primary == kLocked || primary == kCannotOpen ? DatabaseError::unreachable
                                                                          : DatabaseError::other;
}

/// Classifies an error by its SQLSTATE class; a lost connection has none.
DatabaseError errorOfPostgres(const QString& state) {
  if (state.isEmpty() || state.startsWith("08") || state.startsWith("57P") || state.startsWith("53"))
    return DatabaseError::unreachable;
  if (state.startsWith("23")) return DatabaseError::taken;
  if (state == "40001" || state == "40P01") return DatabaseError::conflict;
  return state == "42501" || state.startsWith("28") ? DatabaseError::forbidden : DatabaseError::other;
}

/// Makes a null QString an empty text, because Qt would write NULL.
QVariant asText(const QVariant& value) {
  return value.typeId() == QMetaType::QString && value.toString().isNull() ? QVariant(QStringLiteral(""))
                                                                           : value;
}

/// Returns a statement with its values in the place of the question marks, quoted by the driver. A prepared
/// statement would belong to a session, which a pooler may change.
QString withValues(const QString& sql, const QVariantList& values, const QSqlDriver& driver) {
  QString text;
  qsizetype next = 0;
  for (const QChar c : sql) {
    if (c != '?' || next >= values.size()) {
      text += c;
      continue;
    }
    const QVariant value = asText(values[next++]);
    QSqlField field(QString(), value.metaType());
    field.setValue(value);
    text += driver.formatValue(field);
  }
  return text;
}

/// Waits a moment, longer each time, and not as long as others do.
void waitBefore(int attempt) {
  QThread::msleep(static_cast<unsigned long>(QRandomGenerator::global()->bounded(1, 20 * attempt + 1)));
}

std::string cureFor(DatabaseError error) {
  switch (error) {
    case DatabaseError::unreachable:
      return "check the address, and that the database is running";
    case DatabaseError::forbidden:
      return "use a login that may, or ask the organiser";
    case DatabaseError::taken:
      return "look at what is there";
    case DatabaseError::conflict:
      return "try again";
    default:
      return "check the database";
  }
}

}  // namespace

struct Database::Connection {
  /// Returns SQLite's handle; nullptr if the driver has none or uses another copy of the library than is
  /// linked here.
  [[nodiscard]] sqlite3* sqlite() const {
    QSqlQuery source("SELECT sqlite_source_id()", database);
    const QVariant handle = database.driver()->handle();
    const bool ours = source.next() && source.value(0).toString().toStdString() == carddb::sqliteSource();
    return ours && qstrcmp(handle.typeName(), "sqlite3*") == 0
               ? *static_cast<sqlite3* const*>(handle.constData())
               : nullptr;
  }

  QString name = freshName();
  QSqlDatabase database;
  QTimer poll;
  qlonglong version = -1;

  ~Connection() {
    database = {};
    QSqlDatabase::removeDatabase(name);
  }
};

Database::Database(Address address, std::unique_ptr<Connection> connection)
    : address_(std::move(address)), connection_(std::move(connection)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Outcome<Database> Database::open(const Address& address, bool mayMake, DatabaseError* error) {
  if (address.engine == Engine::sqlite && !mayMake && !QFileInfo(address.file).isFile())
    return Fault{address.shown(), 0, "does not exist",
                 "make it with lampkeeper league init, or check the name"};
  auto connection = std::make_unique<Connection>();
  const bool sqlite = address.engine == Engine::sqlite;
  QSqlDatabase& made = connection->database =
      QSqlDatabase::addDatabase(sqlite ? "QSQLITE" : "QPSQL", connection->name);
  if (!made.isValid())
    return Fault{address.shown(), 0, "needs a driver that is not installed",
                 sqlite ? "install libqt6sql6-sqlite" : "install libqt6sql6-psql"};
  if (sqlite) {
    made.setDatabaseName(address.file);
    made.setConnectOptions("QSQLITE_BUSY_TIMEOUT=" + QString::number(kBusyMilliseconds));
  } else {
    made.setDatabaseName(address.database);
    made.setHostName(address.host);
    if (address.port > 0) made.setPort(address.port);
    made.setUserName(address.user);
    made.setPassword(address.password);
    made.setConnectOptions(address.options);
  }
  Database database(address, std::move(connection));
  if (error) *error = DatabaseError::unreachable;
  if (!database.connection_->database.open())
    return database.failed(database.connection_->database.lastError());
  const Outcome<Done> ready = sqlite ? database.readyFile() : database.run("SELECT 1");
  if (!ready) {
    if (error) *error = database.error_ == DatabaseError::none ? DatabaseError::other : database.error_;
    return ready.fault();
  }
  if (error) *error = DatabaseError::none;
  return database;
}

Outcome<Done> Database::readyFile() {
  sqlite3* connection = connection_->sqlite();
  if (!connection)
    return Fault{address_.shown(), 0, "needs Qt's driver for the system's SQLite",
                 "reinstall libqt6sql6-sqlite"};
  carddb::hardenConnection(connection);
  const Outcome<Rows> acting = rows(carddb::kCountActiveObjects);
  if (!acting) return acting.fault();
  if (acting->front()[0].toInt() != 0)
    return Fault{address_.shown(), 0, "holds views or triggers, which no league of ours has",
                 "use a copy from before they were made"};
  carddb::useWriteAheadLog(connection, kBusyMilliseconds);  // the same statement below reports an error
  return runAll("PRAGMA foreign_keys = ON;\nPRAGMA journal_mode = WAL;\nPRAGMA synchronous = FULL;\n");
}

Fault Database::failed(const QSqlError& error) {
  error_ = engine() == Engine::sqlite ? errorOfSqlite(error.nativeErrorCode().toInt())
                                      : errorOfPostgres(error.nativeErrorCode());
  constexpr char kBusy[] = "5", kFull[] = "13";  // SQLite's codes
  if (engine() == Engine::sqlite && error.nativeErrorCode() == kBusy &&
      !carddb::canLockFilesIn(QFileInfo(address_.file).absolutePath().toStdString()))
    return {address_.shown(), 0, "is on a drive that cannot lock files, as some network drives",
            "keep it on a disk of this computer"};
  const bool full = engine() == Engine::sqlite && error.nativeErrorCode() == kFull;
  return {address_.shown(), 0, address_.hidden(plainly(error)).toStdString(),
          full ? "make room on the disk, then try again" : cureFor(error_)};
}

Outcome<Rows> Database::rows(const QString& sql, const QVariantList& values) {
  if (within_ || engine() == Engine::sqlite) return rowsOnce(sql, values);
  QString settings = kOwnTables;
  if (readOnly_) settings += "SET LOCAL transaction_read_only TO on; ";
  const QString text = settings + withValues(sql, values, *connection_->database.driver());
  for (int attempt = 1;; ++attempt) {
    Outcome<Rows> found = rowsOnce(text, {});
    if (found || error_ != DatabaseError::conflict || attempt == kMaxTries) return found;
    waitBefore(attempt);
  }
}

Outcome<Rows> Database::rowsOnce(const QString& sql, const QVariantList& values) {
  error_ = DatabaseError::none;
  QSqlQuery query(connection_->database);
  query.setForwardOnly(true);
  if (engine() == Engine::postgres) {
    if (!query.exec(withValues(sql, values, *connection_->database.driver())))
      return failed(query.lastError());
    // What precedes the statement itself are settings, which have no rows.
    while (!query.isSelect() && query.nextResult()) {
    }
    if (query.lastError().isValid()) return failed(query.lastError());
  } else if (values.isEmpty()) {
    if (!query.exec(sql)) return failed(query.lastError());
  } else {
    if (!query.prepare(sql)) return failed(query.lastError());
    for (const QVariant& value : values) query.addBindValue(asText(value));
    if (!query.exec()) return failed(query.lastError());
  }
  Rows rows;
  const int columns = query.isSelect() ? static_cast<int>(query.record().count()) : 0;
  while (columns > 0 && query.next()) {
    QVariantList row;
    row.reserve(columns);
    for (int column = 0; column < columns; ++column) row << query.value(column);
    rows.push_back(std::move(row));
  }
  if (query.lastError().isValid()) return failed(query.lastError());
  return rows;
}

Outcome<Done> Database::run(const QString& sql, const QVariantList& values) {
  const Outcome<Rows> done = rows(sql, values);
  if (!done) return done.fault();
  return Done{};
}

Outcome<Done> Database::runAll(const QString& script) {
  for (const QString& statement : script.split(";\n", Qt::SkipEmptyParts)) {
    if (statement.trimmed().isEmpty()) continue;
    if (const Outcome<Done> done = run(statement); !done) return done;
  }
  return Done{};
}

Outcome<Done> Database::within(const QString& begin, const std::function<Outcome<Done>()>& does,
                               Again again) {
  if (within_) return does();
  for (int attempt = 1;; ++attempt) {
    if (const Outcome<Rows> begun = rowsOnce(begin, {}); !begun) return begun.fault();
    within_ = true;
    Outcome<Done> done = does();
    const bool ends = static_cast<bool>(done);
    if (ends) done = run("COMMIT");
    within_ = false;
    if (done) return done;
    const DatabaseError why = error_;
    if (!ends || engine() == Engine::sqlite) (void)rowsOnce("ROLLBACK", {});  // a server has ended it
    error_ = why;
    const bool mayPass =
        why == DatabaseError::conflict || (why == DatabaseError::taken && again == Again::evenIfTaken);
    if (!mayPass || attempt == kMaxTries) return done;
    waitBefore(attempt);
  }
}

Outcome<Done> Database::inTransaction(const std::function<Outcome<Done>()>& writes, Again again) {
  // IMMEDIATE: a transaction that reads before it writes waits for the current writer.
  if (engine() == Engine::sqlite) return within("BEGIN IMMEDIATE", writes, again);
  return within(QString(readOnly_ ? "BEGIN READ ONLY; " : "BEGIN; ") + kOwnTables + kQuiet, writes, again);
}

Outcome<Done> Database::makeReadOnly() {
  if (engine() == Engine::sqlite) return run("PRAGMA query_only = ON");
  readOnly_ = true;
  return Done{};
}

Outcome<Done> Database::inReadTransaction(const std::function<Outcome<Done>()>& reads) {
  if (engine() == Engine::sqlite) return within("BEGIN", reads, Again::conflict);
  return within(QString("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ") + kOwnTables, reads,
                Again::conflict);
}

Outcome<Done> Database::listen(const std::function<void()>& onChange) {
  if (engine() == Engine::postgres) {
    QSqlDriver* driver = connection_->database.driver();
    if (!driver->subscribeToNotification(kChannel)) return failed(driver->lastError());
    QObject::connect(driver, &QSqlDriver::notification, driver, [onChange] { onChange(); });
    return Done{};
  }
  QTimer* poll = &connection_->poll;
  Connection* connection = connection_.get();
  QObject::connect(poll, &QTimer::timeout, poll, [connection, onChange] {
    QSqlQuery query("PRAGMA data_version", connection->database);
    if (!query.next()) return;
    const qlonglong now = query.value(0).toLongLong();
    if (std::exchange(connection->version, now) != now) onChange();
  });
  poll->start(kFileLookedAt);
  return Done{};
}

bool Database::connected() const {
  return connection_->database.isOpen();
}

}  // namespace lk::league
