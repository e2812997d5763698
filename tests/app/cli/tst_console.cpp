// Tests standard input and output as other programs and full disks leave them, and how replay reports
// refusals.
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <QFile>
#include <QJsonArray>
#include <QTest>

#include "program.h"
#include "test_folder.h"

using lk::test::ProgramResult;
using lk::test::run;
using lk::test::runOther;

namespace {

const QByteArray kDuel =
    R"({"turn":1,"aggressor":"A","A":{"dv":10,"hp":25,"actions":["strike"]},"B":{"dv":7,"hp":25,"actions":["strike"]}})"
    "\n";
constexpr const char* kScene = LK_ROOT "/samples/halfwish/first-duel";

}  // namespace

class ConsoleTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

 private slots:
  void outputThatCannotBeWrittenIsReported_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("duel") << QStringList{"duel"};
    QTest::newRow("replay") << QStringList{"replay", QString(kScene) + "/transcript.jsonl"};
    QTest::newRow("help") << QStringList{"--help"};
  }
  /// A file size limit simulates a full disk.
  void outputThatCannotBeWrittenIsReported() {
    QFETCH(QStringList, arguments);
    const int out = ::open(QFile::encodeName(path("out")).constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const ProgramResult result = run(arguments, kDuel.repeated(3), 120000, [out] {
      const rlimit nothing{0, 0};
      ::setrlimit(RLIMIT_FSIZE, &nothing);
      ::signal(SIGXFSZ, SIG_IGN);
      ::dup2(out, STDOUT_FILENO);
    });
    ::close(out);
    QVERIFY2(result.exit == 2 && result.err.count('\n') == 1, result.err.constData());
    QVERIFY2(result.err.startsWith("lampkeeper: standard output:0: cannot be written: "),
             result.err.constData());
  }

  /// As `| head -1` does; shells leave the signal as it is, other programs may ignore it.
  void aClosedPipeIsNoError_data() {
    QTest::addColumn<bool>("signal");
    QTest::newRow("with the signal") << true;
    QTest::newRow("without") << false;
  }
  void aClosedPipeIsNoError() {
    QFETCH(bool, signal);
    int ends[2];
    QCOMPARE(::pipe2(ends, O_CLOEXEC), 0);
    ::close(ends[0]);
    // `env` sets the signal, because QProcess of Qt 6.8 resets it after its child's modifier.
    const QString how = signal ? "--default-signal=PIPE" : "--ignore-signal=PIPE";
    const ProgramResult result = runOther("env", {how, LK_PROGRAM, "duel"}, kDuel.repeated(3), 120000,
                                          [&] { ::dup2(ends[1], STDOUT_FILENO); });
    ::close(ends[1]);
    QVERIFY2(result.err.isEmpty(), result.err.constData());
    QCOMPARE(result.exit, signal ? -2 : 1);  // -2: ended by it
  }

  void inputThatCannotBeReadIsNotEmpty() {
    const int folder = ::open("/", O_RDONLY | O_CLOEXEC);
    const ProgramResult result = run({"duel"}, {}, 120000, [folder] { ::dup2(folder, STDIN_FILENO); });
    ::close(folder);
    QCOMPARE(result.exit, 2);
    QVERIFY2(result.out.isEmpty() && result.err.count('\n') == 1, result.err.constData());
    QVERIFY2(result.err.startsWith("lampkeeper: -:0: cannot be read: "), result.err.constData());
  }

  void replayReportsRefusedEvents() {
    const QByteArray setup =
        R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})"
        "\n";
    const ProgramResult result =
        run({"replay", put("refused.jsonl", setup + R"({"e":"keep","seat":"A","keep":true})"
                                                    "\n\n"
                                                    R"({"e":"effect","seat":"A","do":"heal","amount":32768})"
                                                    "\n")});
    QCOMPARE(result.exit, 1);
    const QJsonObject line = result.lines().first();
    QVERIFY(line["same"].toBool());
    const QJsonArray refused = line["refused"].toArray();
    QCOMPARE(refused.size(), 2);
    QCOMPARE(refused[0]["line"].toInt(), 2);
    QCOMPARE(refused[0]["reason"].toString(), QString("not_now"));
    QVERIFY(!refused[0]["cure"].toString().isEmpty());
    QCOMPARE(refused[1]["line"].toInt(), 4);
    QVERIFY2(refused[1]["cure"].toString().contains("from -32767 to 32767"), result.out.constData());

    const ProgramResult recorded =
        run({"replay", put("recorded.jsonl", setup + R"({"e":"keep","seat":"A","keep":true})"
                                                     "\n"
                                                     R"({"ruling":{"verdict":"refused","reason":"not_now"}})"
                                                     "\n")});
    QCOMPARE(recorded.exit, 0);
    QVERIFY(!recorded.lines().first().contains("refused"));
  }
};

QTEST_GUILESS_MAIN(ConsoleTest)
#include "tst_console.moc"
