// The window program is killed in the middle of a night and started again: the night goes on where it stood.
// This program is its own victim: called with a data folder it is the window, told over standard input what
// to press.
#include <csignal>
#include <iostream>

#include <QGuiApplication>
#include <QProcess>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/window/home/home_model.h"
#include "app/window/home/setup_model.h"
#include "app/window/table/table_model.h"
#include "app/window/window_main.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kPatience = 240000;  // milliseconds; only a window that never answers takes so long

/// What the table shows, on one line.
std::string shown(const TableModel& table, SeatsModel& seats) {
  QStringList parts{table.nextStep(), table.when(), QString::number(table.begun())};
  for (int row = 0; row < seats.rowCount(); ++row)
    for (const QVariant& figure : seats.data(seats.index(row), SeatsModel::figuresRole).toList())
      parts += figure.toMap()["value"].toString();
  return parts.join("|").replace('\n', ' ').toStdString();
}

/// The window, driven by lines: "hand" and "resume" begin a night, anything else is a name of keys to press;
/// each is answered by what the table shows once nothing moves any more.
class Driver : public QObject {
 public:
  Driver() {
    connect(&timer_, &QTimer::timeout, this, [this] { step(); });
    timer_.start(5);
  }

 private:
  static QQuickWindow* window() {
    for (QWindow* each : QGuiApplication::topLevelWindows())
      if (auto* found = qobject_cast<QQuickWindow*>(each); found && found->property("parts").isValid())
        return found;
    return nullptr;
  }
  template <class T>
  static T* part(const char* name) {
    return qobject_cast<T*>(window()->property("parts").toMap()[name].value<QObject*>());
  }
  /// One line of the parent at a time; it waits for the answer before it sends the next.
  void step() {
    if (!window() || !window()->isExposed()) return;
    std::string line;
    if (!std::getline(std::cin, line)) return QGuiApplication::quit();
    if (line == "hand") part<SetupModel>("setup")->startByHand();
    if (line == "resume") {
      auto* home = part<HomeModel>("home");
      (void)QTest::qWaitFor([home] { return home->mayResume(); }, kPatience / 4);
      home->resume();
    }
    for (const char key : line.substr(0, line.find(':')) == "keys" ? line.substr(5) : std::string())
      QTest::keyClick(window(), key == '.' ? Qt::Key_Return : static_cast<Qt::Key>(key));
    auto* table = part<TableModel>("table");
    const std::string before = shown(*table, *table->seats());
    // The page comes a moment after the night. The thread of the table answers when it has; keys that change
    // nothing wait in vain, and not for long.
    const bool begins = line == "hand" || line == "resume";
    (void)QTest::qWaitFor(
        [&] {
          return begins ? table->begun() && !table->busy() && window()->property("page") == "table"
                        : shown(*table, *table->seats()) != before;
        },
        begins ? kPatience / 2 : 2000);
    std::cout << shown(*table, *table->seats()) << std::endl;
  }
  QTimer timer_;
};

int beVictim(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  Driver driver;
  return runWindow({argv[2]});
}

/// The window as a process of its own.
class Victim {
 public:
  explicit Victim(const QString& folder) {
    process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    // By the name it was called: other tests may be in the same file.
    process_.start(QCoreApplication::arguments().first(), {"--victim", folder});
  }
  ~Victim() {
    process_.kill();
    process_.waitForFinished();
  }
  QByteArray say(const QByteArray& line) {
    process_.write(line + '\n');
    while (!process_.canReadLine())
      if (!process_.waitForReadyRead(kPatience)) return "no answer";
    return process_.readLine().trimmed();
  }
  /// As a power cut would: nothing gets a chance to put itself in order.
  bool killHard() {
    ::kill(static_cast<pid_t>(process_.processId()), SIGKILL);
    process_.waitForFinished();
    return process_.exitStatus() == QProcess::CrashExit;
  }

 private:
  QProcess process_;
};

}  // namespace

class TestWindowKilled : public QObject {
  Q_OBJECT

 private slots:
  void theNightGoesOnWhereItStood() {
    const QTemporaryDir folder;
    QByteArray before;
    {
      Victim window(folder.path());
      const QByteArray begun = window.say("hand");
      QVERIFY2(begun.contains("|1|"), begun);
      QVERIFY(window.say("keys:1.46") != begun);  // dice, behind the curtain
      window.say("keys:1.66");
      before = window.say("keys:1");  // a duel
      QVERIFY(before != begun);
      QVERIFY(window.killHard());
    }
    {
      Victim window(folder.path());
      QCOMPARE(window.say("resume"), before);
      QVERIFY(window.say("keys:2") != "no answer");
      QVERIFY(window.killHard());  // in the middle of an entry, and once more
    }
    Victim window(folder.path());
    QCOMPARE(window.say("resume"), before);
  }
};

int main(int argc, char** argv) {
  if (argc == 3 && std::string(argv[1]) == "--victim") return beVictim(argc, argv);
  QGuiApplication application(argc, argv);
  TestWindowKilled test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_window_killed.moc"
