// Tests a window program killed in the middle of a night and started again: the night resumes where it was.
// The program is tests/trust/driven_window.cpp, which reads keys from standard input.
#include <csignal>

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int kPatience = 240000;  // milliseconds; only a window that hangs takes so long
const QString kNoAnswer = QStringLiteral("no answer");

/// The window as a process of its own.
class Victim {
 public:
  explicit Victim(const QString& folder) {
    process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process_.start(QCoreApplication::applicationDirPath() + "/driven_window", {folder});
  }
  ~Victim() {
    process_.kill();
    process_.waitForFinished();
  }
  QString night(const char* how) { return say({{"night", how}}); }
  QString keys(const char* keys) { return say({{"keys", keys}}); }
  /// Kills it like a power cut, without any cleanup.
  bool killHard() {
    const auto id = static_cast<pid_t>(process_.processId());
    if (id <= 0) return false;  // it has ended; 0 would mean all tests that run
    ::kill(id, SIGKILL);
    process_.waitForFinished();
    return process_.exitStatus() == QProcess::CrashExit;
  }

 private:
  QString say(const QJsonObject& what) {
    process_.write(QJsonDocument(what).toJson(QJsonDocument::Compact) + '\n');
    while (!process_.canReadLine())
      if (!process_.waitForReadyRead(kPatience)) return kNoAnswer;
    return QJsonDocument::fromJson(process_.readLine()).object()["shown"].toString(kNoAnswer);
  }
  QProcess process_;
};

}  // namespace

class TestWindowKilled : public QObject {
  Q_OBJECT

 private slots:
  void aKilledNightIsResumedWhereItStood() {
    const QTemporaryDir folder;
    QString before;
    {
      Victim window(folder.path());
      const QString begun = window.night("hand");
      QVERIFY2(begun.contains("|1|"), qPrintable(begun));
      QVERIFY(window.keys("1.46") != begun);  // dice, behind the curtain
      window.keys("1.66");
      before = window.keys("1");  // a duel
      QVERIFY(before != begun);
      QVERIFY(window.killHard());
    }
    {
      Victim window(folder.path());
      QCOMPARE(window.night("resume"), before);
      QVERIFY(window.keys("2") != kNoAnswer);
      QVERIFY(window.killHard());  // in the middle of an entry, and once more
    }
    Victim window(folder.path());
    QCOMPARE(window.night("resume"), before);
  }
};

QTEST_GUILESS_MAIN(TestWindowKilled)
#include "tst_window_killed.moc"
