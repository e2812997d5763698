// Tests files as other programs write them: names that are not UTF-8, byte-order marks of Notepad.
#include <filesystem>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>

#include "program.h"

using lk::test::ProgramResult;

namespace {

/// Name of a pack of photos from an old camera, with an accented e in Latin-1.
const QByteArray kLatin = "caf\xE9";

/// Runs `line` in a shell: `$1` is the program, `$2` the folder. Only a shell can pass names of arbitrary
/// bytes.
ProgramResult inShell(const QByteArray& line, const QString& folder) {
  QProcess shell;
  shell.start("sh", {"-c", QString::fromLatin1(line), "sh", QStringLiteral(LK_PROGRAM), folder});
  ProgramResult result;
  if (!shell.waitForFinished(120000)) return result;
  result.exit = shell.exitCode();
  result.out = shell.readAllStandardOutput();
  result.err = shell.readAllStandardError();
  return result;
}

}  // namespace

class StrangeFilesTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  static void allJson(const ProgramResult& result) {
    for (const QByteArray& line : result.out.split('\n')) {
      if (line.isEmpty()) continue;
      QJsonParseError error;
      QJsonDocument::fromJson(line, &error);
      QVERIFY2(error.error == QJsonParseError::NoError, line.constData());
    }
  }

 private slots:
  void initTestCase() {
    const cv::Mat bare(240, 320, CV_8UC3, cv::Scalar(60, 80, 100));
    QVERIFY(cv::imwrite(folder_.filePath("a.png").toStdString(), bare));
    const std::string strange = folder_.path().toStdString() + "/" + kLatin.toStdString();
    QVERIFY(cv::imwrite(strange + ".png", bare));
    std::filesystem::create_directory(strange);
    QVERIFY(cv::imwrite(strange + "/1.png", bare));
  }

  void namesThatAreNoUtf8() {
    const ProgramResult seen = inShell(
        R"sh(exec "$1" recognise "$2"/caf*.png "$2"/"$(printf 'no\377where.jpg')")sh", folder_.path());
    QCOMPARE(seen.exit, 1);
    allJson(seen);
    QCOMPARE(seen.lines().size(), 2);
    QVERIFY(seen.lines()[0].contains("cards"));
    QVERIFY2(seen.lines()[0]["image"].toString().contains(QChar(0xFFFD)), seen.out.constData());
    QVERIFY(seen.lines()[1].contains("error"));
    const ProgramResult watched = inShell(R"(exec "$1" watch --game halfwish "$2"/caf*[!g])", folder_.path());
    QVERIFY2(watched.exit == 0, watched.err.constData());
    allJson(watched);
    QVERIFY(watched.lines().last().contains("result"));
  }

  void aByteOrderMarkIsTaken() {
    QFile night(LK_ROOT "/samples/halfwish/first-duel/transcript.jsonl");
    QVERIFY(night.open(QIODevice::ReadOnly));
    QFile marked(folder_.filePath("night.jsonl"));
    QVERIFY(marked.open(QIODevice::WriteOnly));
    marked.write("\xEF\xBB\xBF" + night.readAll().replace("\n", "\r\n"));
    marked.close();
    const ProgramResult replayed = lk::test::run({"replay", marked.fileName()});
    QVERIFY2(replayed.exit == 0, replayed.err.constData());
    QVERIFY(replayed.lines().first()["same"].toBool());
  }
};

QTEST_GUILESS_MAIN(StrangeFilesTest)
#include "tst_strange_files.moc"
