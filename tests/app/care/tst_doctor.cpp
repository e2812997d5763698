// Tests the doctor: one line per check, failed if something is wrong, and nothing that identifies people.
#include <QDir>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "app/care/doctor/checks.h"
#include "app/care/stored/stored_data.h"
#include "program.h"
#include "stored_nights.h"
#include "test_folder.h"

using namespace lk::app;
using lk::test::ProgramResult;
using lk::test::run;

class DoctorTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  std::string folder() const { return path("data/lampkeeper").toStdString(); }
  static QJsonObject check(const ProgramResult& result, const QString& name) {
    for (const QJsonObject& line : result.lines())
      if (line["check"] == name) return line;
    return {};
  }

 private slots:
  void init() {
    QDir(folderPath()).removeRecursively();
    QDir().mkpath(folderPath());
    qputenv("XDG_DATA_HOME", path("data").toUtf8());
  }

  void everyCheckIsALine() {
    const ProgramResult result = run({"doctor"});
    QStringList checks;
    bool allOk = true;
    for (const QJsonObject& line : result.lines()) {
      checks << line["check"].toString();
      QVERIFY2(line["ok"].isBool() && !line["says"].toString().isEmpty(), result.out.constData());
      allOk = allOk && line["ok"].toBool();
    }
    for (const char* name : {"camera", "voice", "fonts", "disk", "library", "journal", "graphics", "phones"})
      QVERIFY2(checks.contains(QLatin1String(name)), name);
    QCOMPARE(result.exit, allOk ? 0 : 1);
    QVERIFY(result.err.isEmpty());
  }

  void damageIsFound_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    const QByteArray junk(5000, 'x');
    QTest::newRow("nights") << "nights.lkdb" << junk << "journal";
    QTest::newRow("cards") << "cards.lkdb" << junk << "library";
    QTest::newRow("tables") << "tables.lkdb" << QByteArray() << "tables";
    QTest::newRow("leagues") << "leagues.db" << junk << "leagues";
    QTest::newRow("pack") << "packs/mine.json" << QByteArray("{") << "own packs";
    QTest::newRow("night for a league") << "outbox/one.json" << QByteArray("{}") << "league outbox";
    QTest::newRow("night of no league") << "outbox/aside/one.jsonl" << QByteArray("{}") << "league outbox";
    QTest::newRow("certificate") << "phones/certificate.pem" << QByteArray("none") << "phones";
    QTest::newRow("settings") << "settings.ini" << QByteArray("[a\n=\n%") << "settings";
  }
  void damageIsFound() {
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    put("data/lampkeeper/" + file, bytes);
    const auto before = everything();
    const ProgramResult result = run({"doctor"});
    QCOMPARE(result.exit, 1);
    QVERIFY2(!check(result, name)["ok"].toBool(), result.out.constData());
    QCOMPARE(everything(), before);
  }

  void aSoundFolderIsSound() {
    QDir().mkpath(path("data/lampkeeper"));
    lk::test::keep(folder() + "/nights.lkdb", lk::test::nightOf("halfwish/first-duel/transcript.jsonl"));
    const ProgramResult result = run({"doctor"});
    for (const char* name :
         {"restore", "deletion", "journal", "library", "tables", "own packs", "leagues", "league outbox",
          "settings", "data folder", "disk", "eyes", "fonts", "graphics", "voice", "sounds"})
      QVERIFY2(check(result, name)["ok"].toBool(), (QByteArray(name) + "\n" + result.out).constData());
  }

  void aScheduledDeletionIsReportedAndNotCarriedOut() {
    put("data/lampkeeper/settings.ini", "[General]\n");
    QVERIFY(deleteAllAtNextStart(folder()));
    const ProgramResult result = run({"doctor"});
    QCOMPARE(result.exit, 1);
    QVERIFY2(!check(result, "deletion")["ok"].toBool(), result.out.constData());
    QVERIFY(check(result, "deletion")["says"].toString().contains("Settings"));
    QVERIFY(QFile::exists(path("data/lampkeeper/settings.ini")));
  }

  /// Uses only the fonts of a folder of this test, which are Latin.
  void aLanguageWithoutLettersIsNamedWithThePackage() {
    const ProgramResult all = run({"doctor"});
    for (const char* name : {"fonts", "fonts de", "fonts zh"})
      QVERIFY2(check(all, name)["ok"].toBool(), (QByteArray(name) + "\n" + all.out).constData());
    put("fonts.conf",
        "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
        "<dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>" +
            path("fonts").toUtf8() + "</cachedir></fontconfig>");
    qputenv("FONTCONFIG_FILE", path("fonts.conf").toUtf8());
    const ProgramResult latin = run({"doctor"});
    put("data/lampkeeper/settings.ini", "[General]\nlanguage=zh\n");
    const ProgramResult chinese = run({"doctor"});
    qunsetenv("FONTCONFIG_FILE");
    QVERIFY2(check(latin, "fonts de")["ok"].toBool(), latin.out.constData());
    QVERIFY2(check(latin, "fonts zh")["ok"].toBool(), latin.out.constData());  // Chinese is not in use here
    QVERIFY(check(latin, "fonts zh")["says"].toString().contains("fonts-noto-cjk"));
    QVERIFY(!check(chinese, "fonts zh")["ok"].toBool());
    QVERIFY(check(chinese, "fonts zh")["says"].toString().contains("fonts-noto-cjk"));
  }

  void aFolderThatCannotBeCreatedIsReported() {
    put("data", "a file in the way");
    const ProgramResult result = run({"doctor"});
    QCOMPARE(result.exit, 1);
    QVERIFY2(!check(result, "data folder")["ok"].toBool(), result.out.constData());
  }

  void programsThatAreMissingAreNamed() {
    const QByteArray programs = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    const ProgramResult result = run({"doctor"});
    qputenv("PATH", programs);
    QVERIFY(!check(result, "voice")["ok"].toBool());
    QVERIFY(check(result, "voice")["says"].toString().contains("espeak-ng"));
    QVERIFY(check(result, "sounds")["says"].toString().contains("alsa-utils"));
  }

  void theReportContainsNothingPrivate() {
    QDir().mkpath(path("data/lampkeeper"));
    NightLog log = lk::test::nightOf("halfwish/first-duel/transcript.jsonl");
    log.info.players = {"Wilhelmina", "Bartholomew"};
    lk::test::keep(folder() + "/nights.lkdb", log);
    put("data/lampkeeper/settings.ini", "[league]\ndatabase=postgresql://wilhelmina@club.example/league\n");
    put("data/lampkeeper/packs/wilhelmina.json", "{\"pack\":\"wilhelmina\"");
    put("data/lampkeeper/cards.lkdb", QByteArray(5000, 'x'));
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", folderPath().toUtf8());
    const ProgramResult result = run({"doctor"});
    qputenv("HOME", home);
    const QByteArray text = result.out.toLower();
    for (const QByteArray& word : {QByteArray("wilhelmina"), QByteArray("bartholomew"), QByteArray("example"),
                                   folderPath().toUtf8().toLower()})
      QVERIFY2(!text.contains(word), text.constData());
    static const QRegularExpression address("\\b\\d+\\.\\d+\\.\\d+\\.\\d+\\b");
    QVERIFY2(!address.match(QString::fromUtf8(result.out)).hasMatch(), result.out.constData());
  }

  void versionsAreShown() {
    const ProgramResult result = run({"--version"});
    QCOMPARE(result.exit, 0);
    for (const char* name : {"Lampkeeper ", "Qt 6.", "OpenCV 4.", "ZXing-C++ ", "SQLite 3.", "OpenSSL 3."})
      QVERIFY2(result.out.contains(name), result.out.constData());
  }
};

QTEST_GUILESS_MAIN(DoctorTest)
#include "tst_doctor.moc"
