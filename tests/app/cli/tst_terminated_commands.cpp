// Tests that commands that are terminated midway leave no incomplete file, and keep the previous one.
#include <csignal>

#include <QDir>
#include <QImage>
#include <QTest>

#include "program.h"
#include "test_folder.h"

namespace {

constexpr int kPatience = 60000;

/// The running program, which ends when it is terminated.
class Running {
 public:
  Running(const QStringList& arguments, const QString& temporary) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TMPDIR", temporary);
    process_.setProcessEnvironment(environment);
    process_.start(QStringLiteral(LK_PROGRAM), arguments);
    process_.closeWriteChannel();
  }
  [[nodiscard]] bool runs() const { return process_.state() != QProcess::NotRunning; }
  /// Returns whether it ended by that signal, instead of an exit status of its own.
  bool endsBy(int signal) {
    const auto id = static_cast<pid_t>(process_.processId());
    if (id <= 0) return false;  // it has ended; 0 would mean this test and all that run beside it
    ::kill(id, signal);
    return process_.waitForFinished(kPatience) && process_.exitStatus() == QProcess::CrashExit &&
           process_.exitCode() == signal;
  }
  QProcess& process() { return process_; }

 private:
  QProcess process_;
};

/// Returns the subject of a line of a watch or of its transcript; empty if a transcript has no such line.
QString kindOf(const QByteArray& line) {
  const QJsonObject object = QJsonDocument::fromJson(line).object();
  for (const char* kind : {"ruling", "prompts"})
    if (object.contains(kind)) return kind;
  return object.contains("event") || object.contains("e") ? "event" : "";
}

}  // namespace

class TerminatedCommandsTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  [[nodiscard]] QStringList namesIn(const QString& folder) const {
    return QDir(path(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }

 private slots:
  void init() { QVERIFY(QDir().mkpath(path("temporary"))); }
  void cleanup() { QVERIFY(QDir(path("out")).removeRecursively()); }

  void anInterruptedRenderingChangesNoFiles_data() {
    QTest::addColumn<QString>("out");
    QTest::addColumn<int>("signal");
    QTest::newRow("video, Ctrl-C") << "old.avi" << SIGINT;
    QTest::newRow("video, end") << "old.avi" << SIGTERM;
    QTest::newRow("pictures, Ctrl-C") << "old" << SIGINT;
    QTest::newRow("pictures, end") << "old" << SIGTERM;
    QTest::newRow("pictures, terminal closed") << "new" << SIGHUP;
  }
  void anInterruptedRenderingChangesNoFiles() {
    QFETCH(QString, out);
    QFETCH(int, signal);
    put("scene/scene.json", R"({"game": "halfwish", "seconds": 3000, "fps": 10,
 "setup": {"e": "setup", "game": "halfwish", "classes": {"A": "mirror", "B": "mirror"}, "starter": "A"},
 "camera": {"width": 320, "height": 180}})");
    put("out/old.avi", "an older film");
    put("out/old/frames.json", "{}");
    put("out/old/000000.jpg", "an older picture");
    put("out/truth.jsonl", "older");
    const auto before = everything();
    Running stage({"stage", path("scene"), "--out", path("out/") + out, "--truth", path("out/truth.jsonl")},
                  path("temporary"));
    QTRY_VERIFY_WITH_TIMEOUT(!stage.runs() || namesIn("out").size() > 3, kPatience);
    QTest::qWait(300);  // some frames
    QVERIFY(stage.endsBy(signal));
    QCOMPARE(everything(), before);
  }

  void aPdfStaysAsItWas() {
    put("out/old.pdf", "older");
    const auto before = everything();
    Running print({"print", "--game", "halfwish", "--what", "all", "--out", path("out/old.pdf")},
                  path("temporary"));
    QTest::qWait(500);
    QVERIFY(print.endsBy(SIGINT));
    QCOMPARE(everything(), before);
  }

  void everyPictureOfThePagesIsWhole() {
    Running shots({"shots", "--out", path("out"), "--size", "640x400"}, path("temporary"));
    QTRY_VERIFY_WITH_TIMEOUT(!shots.runs() || namesIn("out").size() > 2, kPatience);
    QVERIFY(shots.endsBy(SIGINT));
    QVERIFY(!namesIn("out").isEmpty());
    for (const QString& name : namesIn("out"))
      QVERIFY2(name.endsWith(".png") && !QImage(path("out/" + name)).isNull(), qPrintable(name));
    QCOMPARE(namesIn("temporary"), QStringList());
  }

  /// Every printed line was on disk before it was printed.
  void aKilledWatchHasWrittenWhatItPrinted() {
    put("out/night.jsonl", "an older night\n");
    Running watch({"watch", "--view", "record", "--transcript", path("out/night.jsonl"),
                   "stage:" + QStringLiteral(LK_ROOT "/samples/halfwish/first-duel")},
                  path("temporary"));
    QStringList printed;
    const auto listen = [&] {
      while (watch.process().canReadLine()) printed += kindOf(watch.process().readLine());
      printed.removeAll(QString());
    };
    while (printed.size() < 8 && watch.process().waitForReadyRead(kPatience)) listen();
    QVERIFY(watch.endsBy(SIGKILL));
    listen();
    QStringList written;
    for (const QByteArray& line : bytesOf("out/night.jsonl").split('\n')) written += kindOf(line);
    written.removeAll(QString());
    QVERIFY(printed.size() >= 8);
    QVERIFY2(written.size() >= printed.size(), qPrintable(written.join(' ')));
    QCOMPARE(written.mid(0, printed.size()), printed);
    QCOMPARE(lk::test::run({"replay", path("out/night.jsonl")}).exit, 0);
  }
};

QTEST_GUILESS_MAIN(TerminatedCommandsTest)
#include "tst_terminated_commands.moc"
