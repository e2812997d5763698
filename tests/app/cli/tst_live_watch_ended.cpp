// Tests that a camera watched until Ctrl-C still reports the result of the night.
#include <csignal>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "mjpeg_server.h"

using lk::test::Client;
using lk::test::greyJpeg;
using lk::test::MjpegServer;

class LiveWatchEndedTest : public QObject {
  Q_OBJECT

 private slots:
  void aTerminatedWatchReportsTheResult_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl-C") << SIGINT;
    QTest::newRow("terminated by the system") << SIGTERM;
  }
  void aTerminatedWatchReportsTheResult() {
    QFETCH(int, signal);
    std::atomic<int> sent = 0;
    const MjpegServer server([&](const Client& client, int) {
      const std::string jpeg = greyJpeg(90, {1280, 720});
      for (bool on = client.header(); on; on = client.picture(jpeg)) {
        ++sent;
        QThread::msleep(20);
      }
    });
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    QProcess watch;
    watch.start(QStringLiteral(LK_PROGRAM),
                {"watch", "--game", "halfwish", QString::fromStdString(server.address())});
    QVERIFY(watch.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(sent > 100, 60000);  // the program reads the lines: the pipe holds only a few
    QVERIFY(watch.processId() > 0);               // 0 would mean all tests that run
    QVERIFY(::kill(static_cast<pid_t>(watch.processId()), signal) == 0);
    QVERIFY(watch.waitForFinished(60000));
    QCOMPARE(watch.exitStatus(), QProcess::CrashExit);  // ended by the signal
    const QList<QByteArray> lines = watch.readAllStandardOutput().trimmed().split('\n');
    QVERIFY2(lines.last().contains("\"result\""), lines.last().constData());
  }

  /// A camera may take ten seconds to start: a terminal shows a message meanwhile, a program gets only JSON
  /// lines.
  void waitingForACameraIsShownInTerminalsOnly() {
    const MjpegServer server([](const Client& client, int) { client.stall(); });
    const QString watch =
        QStringLiteral(LK_PROGRAM " watch --game halfwish ") + QString::fromStdString(server.address());
    QProcess terminal;
    terminal.start("script", {"-qec", watch, "/dev/null"});
    QVERIFY(terminal.waitForStarted());
    QByteArray output;
    while (!output.contains("Opening the table") && terminal.waitForReadyRead(60000))
      output += terminal.readAll();
    QVERIFY2(output.contains("Opening the table") && !output.contains("lampkeeper:"), output.constData());
    QVERIFY(terminal.waitForFinished(60000));
    QProcess program;
    program.start("sh", {"-c", watch});
    QVERIFY(program.waitForFinished(60000));
    const QByteArray fault = program.readAllStandardError();
    QVERIFY2(fault.startsWith("lampkeeper: ") && fault.count('\n') == 1, fault.constData());
  }

  void aClosedStandardOutputIsAnError() {
    QProcess shell;
    shell.start("sh", {"-c", QStringLiteral(LK_PROGRAM " --version >&-")});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 2);
    const QByteArray errors = shell.readAllStandardError();
    QVERIFY2(errors.count('\n') == 1 && errors.contains("is closed"), errors.constData());
  }
};

QTEST_GUILESS_MAIN(LiveWatchEndedTest)
#include "tst_live_watch_ended.moc"
