// Runs a PostgreSQL server for a test: with its data and socket in a folder of its own, as an unprivileged
// user.
#pragma once

#include <csignal>
#include <pwd.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace lk::test {

class PostgresServer {
 public:
  PostgresServer() {
    programs_ = QDir("/usr/lib/postgresql").entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    if (programs_.isEmpty()) qFatal("no PostgreSQL: install the package postgresql");
    programs_ = "/usr/lib/postgresql/" + programs_ + "/bin/";
    if (getuid() == 0) {
      const passwd* user = getpwnam("postgres");
      if (!user) user = getpwnam("nobody");
      if (!user || chown(qPrintable(folder_.path()), user->pw_uid, user->pw_gid) != 0)
        qFatal("nobody to run it");
      asUser_ << QString("--reuid=%1").arg(user->pw_uid) << QString("--regid=%1").arg(user->pw_gid)
              << "--clear-groups";
    }
    // Does not sync, since nothing on this disk has to outlive the test. The role "guarded" needs a password.
    as(programs_ + "initdb",
       {"-D", data(), "-U", "owner", "--auth=trust", "--no-sync", "-E", "UTF8", "--no-locale"});
    QFile access(data() + "/pg_hba.conf");
    if (!access.open(QIODevice::WriteOnly)) qFatal("cannot write to the server's folder");
    access.write("local all guarded scram-sha-256\nlocal all all trust\n");
    access.close();
    start();
  }
  ~PostgresServer() { stop(SIGQUIT); }
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// The server ends with this program, however that ends.
  void start() {
    if (server_.state() != QProcess::NotRunning) return;
    QStringList all = asUser_;
    all << "--pdeathsig=INT" << programs_ + "postgres"
        << "-D" << data() << "-k" << folder_.path();
    for (const char* setting : {"listen_addresses=", "fsync=off", "max_connections=300"})
      all << "-c" << setting;
    server_.setStandardOutputFile(folder_.path() + "/log");
    server_.setStandardErrorFile(folder_.path() + "/log", QIODevice::Append);
    server_.start(all.takeFirst(), all);
    for (int tries = 0; QProcess::execute(programs_ + "pg_isready", {"-q", "-h", folder_.path()}) != 0;
         ++tries) {
      if (tries == 600 || server_.state() == QProcess::NotRunning) qFatal("the server does not start");
      QTest::qSleep(50);
    }
  }
  /// SIGINT cuts connections; SIGQUIT simulates a power cut.
  void stop(int signal = SIGINT) {
    if (server_.state() == QProcess::NotRunning) return;
    kill(static_cast<pid_t>(server_.processId()), signal);
    server_.waitForFinished(60000);
  }

  /// Creates an empty database; returns its address.
  QString freshDatabase(const QString& user = "owner") {
    const QString name = "d" + QString::number(++count_);
    sql("postgres", "CREATE DATABASE " + name);
    return address(name, user);
  }
  [[nodiscard]] QString address(const QString& database, const QString& user) const {
    return "postgresql://" + user + "@/" + database + "?host=" + folder_.path();
  }
  /// Runs SQL as the owner of the server; returns the output.
  QByteArray sql(const QString& database, const QString& text) {
    return as(programs_ + "psql", {"-h", folder_.path(), "-U", "owner", "-d", database, "-v",
                                   "ON_ERROR_STOP=1", "-qAt", "-c", text});
  }
  [[nodiscard]] QString socketFolder() const { return folder_.path(); }

 private:
  [[nodiscard]] QString data() const { return folder_.path() + "/data"; }
  QByteArray as(const QString& program, const QStringList& arguments) {
    QStringList all = asUser_;
    all << program << arguments;
    QProcess process;
    process.setWorkingDirectory(folder_.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(all.takeFirst(), all);
    if (!process.waitForFinished(120000) || process.exitCode() != 0) {
      qFatal("%s: %s", qPrintable(program), process.readAll().constData());
    }
    return process.readAll().trimmed();
  }

  QTemporaryDir folder_{"/tmp/lkpg-XXXXXX"};  // the path of a socket must be short
  QString programs_;
  QStringList asUser_{"setpriv"};
  QProcess server_;
  int count_ = 0;
};

/// Returns the one server of a test program, started on first use.
inline PostgresServer& postgres() {
  static PostgresServer server;
  return server;
}

}  // namespace lk::test
