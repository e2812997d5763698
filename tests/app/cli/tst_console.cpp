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

using lk::test::Ran;
using lk::test::run;

namespace {

const QByteArray kDuel =
    R"({"turn":1,"aggressor":"A","A":{"dv":10,"hp":25,"actions":["strike"]},"B":{"dv":7,"hp":25,"actions":["strike"]}})"
    "\n";
constexpr const char* kScene = LK_ROOT "/samples/halfwish/first-duel";

}  // namespace

class ConsoleTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

 private slots:
  void outputThatDoesNotArriveIsTold_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("duel") << QStringList{"duel"};
    QTest::newRow("replay") << QStringList{"replay", QString(kScene) + "/transcript.jsonl"};
    QTest::newRow("help") << QStringList{"--help"};
  }
  /// A file size limit simulates a full disk.
  void outputThatDoesNotArriveIsTold() {
    QFETCH(QStringList, arguments);
    const int out = ::open(QFile::encodeName(path("out")).constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const Ran ran = run(arguments, kDuel.repeated(3), 120000, [out] {
      const rlimit nothing{0, 0};
      ::setrlimit(RLIMIT_FSIZE, &nothing);
      ::signal(SIGXFSZ, SIG_IGN);
      ::dup2(out, STDOUT_FILENO);
    });
    ::close(out);
    QVERIFY2(ran.exit == 2 && ran.err.count('\n') == 1, ran.err.constData());
    QVERIFY2(ran.err.startsWith("lampkeeper: standard output:0: cannot be written: "), ran.err.constData());
  }

  /// As `| head -1` does; shells leave the signal as it is, other programs may ignore it.
  void aReaderWhoGoesAwayIsNoTrouble_data() {
    QTest::addColumn<bool>("signal");
    QTest::newRow("with the signal") << true;
    QTest::newRow("without") << false;
  }
  void aReaderWhoGoesAwayIsNoTrouble() {
    QFETCH(bool, signal);
    int ends[2];
    QCOMPARE(::pipe2(ends, O_CLOEXEC), 0);
    ::close(ends[0]);
    const Ran ran = run({"duel"}, kDuel.repeated(3), 120000, [&] {
      ::signal(SIGPIPE, signal ? SIG_DFL : SIG_IGN);
      ::dup2(ends[1], STDOUT_FILENO);
    });
    ::close(ends[1]);
    QVERIFY2(ran.err.isEmpty(), ran.err.constData());
    QCOMPARE(ran.exit, signal ? -2 : 1);  // -2: ended by it
  }

  void inputThatCannotBeReadIsNotEmpty() {
    const int folder = ::open("/", O_RDONLY | O_CLOEXEC);
    const Ran ran = run({"duel"}, {}, 120000, [folder] { ::dup2(folder, STDIN_FILENO); });
    ::close(folder);
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.out.isEmpty() && ran.err.count('\n') == 1, ran.err.constData());
    QVERIFY2(ran.err.startsWith("lampkeeper: -:0: cannot be read: "), ran.err.constData());
  }

  void replaySaysWhatWasRefused() {
    const QByteArray setup =
        R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})"
        "\n";
    const Ran ran =
        run({"replay", put("refused.jsonl", setup + R"({"e":"keep","seat":"A","keep":true})"
                                                    "\n\n"
                                                    R"({"e":"effect","seat":"A","do":"heal","amount":32768})"
                                                    "\n")});
    QCOMPARE(ran.exit, 1);
    const QJsonObject line = ran.lines().first();
    QVERIFY(line["same"].toBool());
    const QJsonArray refused = line["refused"].toArray();
    QCOMPARE(refused.size(), 2);
    QCOMPARE(refused[0]["line"].toInt(), 2);
    QCOMPARE(refused[0]["reason"].toString(), QString("not_now"));
    QVERIFY(!refused[0]["cure"].toString().isEmpty());
    QCOMPARE(refused[1]["line"].toInt(), 4);
    QVERIFY2(refused[1]["cure"].toString().contains("from -32767 to 32767"), ran.out.constData());

    const Ran recorded =
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
