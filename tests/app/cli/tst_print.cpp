// Tests `print`: pages, copies, languages, own packs; the same bytes from the same job; and a clear line with
// no file left behind if printing fails.
#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "program.h"

using lk::test::ProgramResult;
using lk::test::run;

class PrintTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }

  QByteArray contents(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  int pages(const QStringList& what, const QString& name = QStringLiteral("out.pdf")) const {
    const ProgramResult result =
        run(QStringList{"print", "--game", "halfwish", "--out", path(name), "--what"} + what);
    return result.exit == 0 && result.lines().size() == 1 ? result.lines().first()["pages"].toInt() : -1;
  }

  /// Returns the PDF without its dates and the random identity that Qt 6.8 gives it.
  static QByteArray undated(const QByteArray& pdf) {
    static const QRegularExpression dates(
        QStringLiteral("/(CreationDate|ModDate) "
                       "*\\([^)]*\\)|xmp:[a-zA-Z]*Date(>|=\")[^<\"]*|uuid:[-0-9a-f]*|/ID \\[[^]]*\\]"));
    return QString::fromLatin1(pdf).remove(dates).toLatin1();
  }

 private slots:
  void pagesFollowFromCopies() {
    QCOMPARE(pages({"trays"}), 2);
    QCOMPARE(pages({"reference"}), 2);
    QCOMPARE(pages({"reference", "--paper", "letter"}), 2);
    QCOMPARE(pages({"choices", "--copies", "one"}), 4);     // 16 cards on two sheets, each with its backs
    QCOMPARE(pages({"cards", "--ids", "strike,duel"}), 4);  // eight copies of one, two of the other
    QCOMPARE(pages({"cards", "--ids", "strike", "--copies", "one"}), 2);
    const int once = pages({"cards", "--copies", "one"}), deck = pages({"cards"});
    QVERIFY(once > 0 && deck > once);
  }

  /// The text printed on a piece's card is not a card.
  void linesOfOtherCardsAreNotPrinted() {
    const QStringList job{"print",    "--game", "half_the_battle", "--what",          "cards",
                          "--copies", "one",    "--out",           path("lines.pdf"), "--ids"};
    QCOMPARE(run(job + QStringList{"fighter"}).exit, 0);
    const ProgramResult none = run(job + QStringList{"blade"});
    QCOMPARE(none.exit, 2);
    QVERIFY2(none.err.contains("nothing of that kind to print"), none.err.constData());
  }

  void allIsEverything() {
    const int parts =
        pages({"trays"}) + pages({"tiles"}) + pages({"mat"}) + pages({"cards"}) + pages({"reference"});
    QCOMPARE(pages({"all"}), parts);
    const QByteArray pdf = contents("out.pdf");
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(!pdf.contains("/Subtype /Image"));  // vector graphics only
    QVERIFY(pdf.contains("/FontDescriptor"));   // letters stay letters, in fonts of the file
    qInfo("everything for a game: %d pages, %lld KB", parts, static_cast<long long>(pdf.size() / 1024));
  }

  void theSameJobGivesTheSameBytes() {
    for (const QStringList& what : {QStringList{"trays"}, QStringList{"cards", "--copies", "one"},
                                    QStringList{"mat", "--paper", "letter"}, QStringList{"reference"}}) {
      QVERIFY(pages(what, "one.pdf") > 0);
      QTest::qWait(1100);  // a second later, so that a date in the file would differ
      QVERIFY(pages(what, "two.pdf") > 0);
      QVERIFY2(undated(contents("one.pdf")) == undated(contents("two.pdf")), qPrintable(what.first()));
    }
  }

  void chineseCardsDiffer() {
    QVERIFY(pages({"cards", "--ids", "strike", "--language", "en"}, "en.pdf") > 0);
    QVERIFY(pages({"cards", "--ids", "strike", "--language", "zh"}, "zh.pdf") > 0);
    QVERIFY(undated(contents("en.pdf")) != undated(contents("zh.pdf")));
  }

  void ownPacksArePrinted() {
    QFile pack(path("own.json"));
    QVERIFY(pack.open(QIODevice::WriteOnly));
    pack.write(R"({"schema": 1, "pack": "mine", "game": "halfwish", "version": 1, "cards": [
      {"id": "own_strike", "name": "Own Strike", "name_zh": "自己的打击", "type": "action", "kind": "aggressive",
       "origin": "house", "copies": 3, "text": "Strike value DV.", "text_zh": "打击值：DV。",
       "effect": [{"on": "profile", "do": [{"op": "strike", "base": "dv", "plus": 0}]}]}]})");
    pack.close();
    const ProgramResult checked = run({"cards", "check", path("own.json")});
    QVERIFY2(checked.exit == 0, checked.out.constData());
    QCOMPARE(pages({"cards", "--pack", path("own.json")}), 2);
    QCOMPARE(pages({"cards", "--pack", path("own.json"), "--ids", "own_strike"}), 2);
  }

  void faultsLeaveNothingBehind_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& arguments, const char* message) {
      QTest::newRow(name) << arguments << message;
    };
    row("unknown card", {"--game", "halfwish", "--what", "cards", "--ids", "strike,ace_of_spades"},
        "ace_of_spades");
    row("no card left", {"--game", "halfwish", "--what", "choices", "--ids", "strike"}, "nothing of that");
    row("no tokens", {"--game", "halfwish", "--what", "tokens"}, "nothing of that");
    row("unknown game", {"--game", "whist", "--what", "cards"}, "whist");
    row("unknown paper", {"--game", "halfwish", "--what", "cards", "--paper", "a7"}, "a7");
    row("unknown ink", {"--game", "halfwish", "--what", "cards", "--ink", "gold"}, "gold");
    row("unknown sheets", {"--game", "halfwish", "--what", "firsts"}, "firsts");
    row("cards of a first game", {"--game", "halfwish", "--what", "first", "--ids", "strike"}, "own list");
    row("unknown language", {"--game", "halfwish", "--what", "cards", "--language", "tlh"}, "tlh");
    row("unknown copies", {"--game", "halfwish", "--what", "cards", "--copies", "many"}, "many");
    row("missing pack", {"--game", "halfwish", "--what", "cards", "--pack", path("missing.json")},
        "missing.json");
    row("no pack", {"--game", "halfwish", "--what", "cards", "--pack", QStringLiteral(LK_PROGRAM)},
        "lampkeeper");
  }

  void faultsLeaveNothingBehind() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    QDir(path("empty")).removeRecursively();
    QVERIFY(QDir().mkpath(path("empty")));
    const ProgramResult result = run(QStringList{"print", "--out", path("empty/out.pdf")} + arguments);
    QCOMPARE(result.exit, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY2(result.err.startsWith("lampkeeper: ") && result.err.contains(message.toUtf8()),
             result.err.constData());
    QVERIFY(QDir(path("empty")).isEmpty());
  }

  void unwritableOutputsAreReported() {
    QVERIFY(QDir().mkpath(path("folder.pdf")));
    for (const QString& out : {path("folder.pdf"), path("no/where/out.pdf")}) {
      const ProgramResult result = run({"print", "--game", "halfwish", "--what", "trays", "--out", out});
      QCOMPARE(result.exit, 2);
      QCOMPARE(result.err.count('\n'), 1);
    }
  }

  /// A file size limit simulates a full disk.
  void aFullDiskKeepsTheOldFile() {
    QDir(path("full")).removeRecursively();
    QVERIFY(QDir().mkpath(path("full")));
    QFile old(path("full/out.pdf"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("older");
    old.close();
    QProcess shell;
    shell.start(
        QStringLiteral("sh"),
        {QStringLiteral("-c"),
         QStringLiteral(
             "trap '' XFSZ; ulimit -f 20; exec \"$0\" print --game halfwish --what cards --out \"$1\""),
         QStringLiteral(LK_PROGRAM), path("full/out.pdf")});
    QVERIFY(shell.waitForFinished(120000));
    QCOMPARE(shell.exitCode(), 2);
    const QByteArray errors = shell.readAllStandardError();
    QVERIFY2(errors.count('\n') == 1 && errors.contains("out.pdf"), errors.constData());
    QCOMPARE(contents("full/out.pdf"), QByteArray("older"));
    QCOMPARE(QDir(path("full")).entryList(QDir::Files | QDir::Hidden), QStringList{"out.pdf"});
  }
};

QTEST_GUILESS_MAIN(PrintTest)
#include "tst_print.moc"
