// Tests that the progress of lessons is kept, on a full disk as it was before.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/learn/lessons/lesson_progress.h"
#include "full_disk.h"

using namespace lk;
using namespace lk::app;

class LessonProgressTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::string file_ = folder_.filePath(kLessonsFile).toStdString();

 private slots:
  void init() { QFile::remove(QString::fromStdString(file_)); }

  void finishedLessonsAndPlacesAreKept() {
    LessonProgress progress(file_);
    progress.finish("H01");
    progress.keep("H02", {.step = 3});
    const LessonProgress again(file_);
    QVERIFY(again.finished("H01") && !again.finished("H02"));
    QVERIFY(!again.place("H01"));
    QCOMPARE(again.place("H02")->step, 3);
  }

  void onAFullDiskThePreviousProgressRemains() {
    LessonProgress progress(file_);
    progress.finish("H01");
    {
      const test::FullDisk full(20);
      progress.finish("H02");
    }
    const LessonProgress again(file_);
    QVERIFY(again.finished("H01") && !again.finished("H02"));
    progress.finish("H03");  // there is space again
    QVERIFY(LessonProgress(file_).finished("H02"));
  }
};

QTEST_GUILESS_MAIN(LessonProgressTest)
#include "tst_lesson_progress.moc"
