// Tests files that commands write: complete or not at all, and never over files of other programs.
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QTest>

#include "program.h"
#include "test_folder.h"

using lk::test::ProgramResult;
using lk::test::run;

namespace {

constexpr const char* kNight = LK_ROOT "/samples/halfwish/first-duel/transcript.jsonl";
constexpr int kRoom = 1024;

/// A file size limit simulates a full disk.
void limitFileSize() {
  const rlimit limit{kRoom, kRoom};
  ::setrlimit(RLIMIT_FSIZE, &limit);
  ::signal(SIGXFSZ, SIG_IGN);
}

}  // namespace

class WrittenFilesTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  ProgramResult stage(const QStringList& rest, const std::function<void()>& inChild = {}) const {
    return run(QStringList{"stage", path("scene")} + rest, {}, 120000, inChild);
  }
  void refused(const ProgramResult& result, const QByteArray& names) const {
    const QByteArray all = "\nout: " + result.out + "\nerr: " + result.err;
    QVERIFY2(result.exit == 2 && result.out.isEmpty() && result.err.count('\n') == 1, all.constData());
    QVERIFY2(result.err.contains(names), all.constData());
  }

 private slots:
  void initTestCase() {
    put("scene/scene.json", R"({"game": "halfwish", "seconds": 0.5, "fps": 10,
 "setup": {"e": "setup", "game": "halfwish", "classes": {"A": "mirror", "B": "mirror"}, "starter": "A"},
 "camera": {"width": 320, "height": 180}})");
  }

  void stageLeavesOtherFilesAlone_data() {
    QTest::addColumn<QString>("out");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const QByteArray& message) {
      QTest::newRow(name) << QString(name) << message;
    };
    row("notes", "is a file");
    row("thesis", "something else");
    row("photos", "something else");
    row("gap", "something else");
    row("film.avi", "is a folder");
  }
  void stageLeavesOtherFilesAlone() {
    QFETCH(QString, out);
    QFETCH(QByteArray, message);
    put("notes", "milk, bread");
    for (const char* file : {"thesis/thesis.txt", "thesis/frames.json", "thesis/000000.jpg"}) put(file, "{}");
    for (const char* file : {"photos/000000.jpg", "photos/000001.jpg"}) put(file, "holiday");
    for (const char* file : {"gap/frames.json", "gap/000000.jpg", "gap/000002.jpg"}) put(file, "{}");
    put("film.avi/film.txt", "about films");
    const auto before = everything();
    refused(stage({"--out", path(out)}), message);
    QCOMPARE(everything(), before);
  }

  void stageTakesThePlaceOfAnEarlierRendering() {
    const QByteArray mine = "a folder that only sounds like a rendering on its way";
    put("new.part/mine.txt", mine);
    for (int time = 0; time < 2; ++time) {
      const ProgramResult result = stage({"--out", path("new/deep") + '/', "--truth", path("truth.jsonl")});
      QVERIFY2(result.exit == 0, result.err.constData());
      QCOMPARE(QDir(path("new/deep")).entryList(QDir::Files).size(), 6);
      QCOMPARE(bytesOf("truth.jsonl").count('\n'), 5);
      QCOMPARE(stage({"--out", path("film/five.avi")}).exit, 0);
    }
    QCOMPARE(bytesOf("new.part/mine.txt"), mine);
    for (const char* folder : {"new", "film"})
      QCOMPARE(QDir(path(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(),
               1);
  }

  void aFullDiskKeepsWhatWasThere_data() {
    QTest::addColumn<QStringList>("arguments");
    const QString scene = path("scene");
    put("full/old.avi", "older");
    put("full/old.jsonl", "older");
    QTest::newRow("video") << QStringList{"stage", scene, "--out", path("full/old.avi")};
    QTest::newRow("pictures") << QStringList{"stage", scene, "--out", path("full/pictures")};
    QTest::newRow("transcript") << QStringList{"replay", kNight, "--write", path("full/old.jsonl")};
  }
  void aFullDiskKeepsWhatWasThere() {
    QFETCH(QStringList, arguments);
    const auto before = everything();
    refused(run(arguments, {}, 120000, limitFileSize), "cannot be written");
    QCOMPARE(everything(), before);
  }

  void aPipeIsWrittenIntoAndStays() {
    const QByteArray pipe = QFile::encodeName(path("pipe"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    QProcess reader;
    reader.start("cat", {path("pipe")});
    const ProgramResult result = run({"replay", kNight, "--write", path("pipe")});
    QVERIFY2(result.exit == 0, result.err.constData());
    QVERIFY(reader.waitForFinished());
    QCOMPARE(run({"replay", kNight, "--write", path("written.jsonl")}).exit, 0);
    QCOMPARE(reader.readAllStandardOutput(), bytesOf("written.jsonl"));
    struct stat what {};
    QVERIFY(::stat(pipe.constData(), &what) == 0 && S_ISFIFO(what.st_mode));
    QVERIFY(QFile::remove(path("pipe")));
  }

  void noCommandWritesOverALibrary() {
    const QString library = path("kept.lkdb");
    QCOMPARE(run({"cards", "import", "--cards", library, LK_ROOT "/resources/cards/halfwish.json"}).exit, 0);
    const auto before = everything();
    for (const QStringList& arguments :
         {QStringList{"replay", kNight, "--write", library},
          {"print", "--game", "halfwish", "--what", "trays", "--out", library},
          {"stage", path("scene"), "--out", path("other"), "--truth", library},
          {"watch", QStringLiteral("stage:") + path("scene"), "--transcript", library}})
      refused(run(arguments), "is a library");
    QCOMPARE(everything(), before);
  }

  void aBrokenSceneIsNotWrittenOver() {
    const QString scene = put("mine/scene.json", "{\"about\": \"long work\",,");
    const auto before = everything();
    refused(run({"stage", "--direct", kNight, "--out", path("mine")}), "scene.json:1");
    QCOMPARE(everything(), before);
  }
};

QTEST_GUILESS_MAIN(WrittenFilesTest)
#include "tst_written_files.moc"
