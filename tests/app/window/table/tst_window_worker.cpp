// Tests the thread behind the window: a night survives the program, and a missing camera blocks nobody.
#include <sqlite3.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/scenes.h"
#include "app/phrases/translation.h"
#include "app/window/table/table_worker.h"
#include "carddb/journal.h"

using namespace lk;
using namespace lk::app;

namespace {

rules::Event parsed(const std::string& line) {
  const Outcome<Json> json = readJson(line, "test");
  if (!json) qFatal("%s", json.fault().text().c_str());
  return {*json};
}

NightRequest newNight(const std::string& journal) {
  NightRequest request;
  request.game = "halfwish";
  request.journal = journal;
  request.setup =
      parsed(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"B",)"
             R"("options":{"locations":"off","powers":"off"}})");
  return request;
}

static_assert(!std::is_copy_constructible_v<TableSession> && !std::is_move_constructible_v<TableSession>,
              "a session that moves leaves its watcher with a night that is gone");

/// A worker and its signals, on this thread.
struct RunningWorker {
  PictureSlot pictures;
  TableWorker worker{pictures};
  QSignalSpy happened{&worker, &TableWorker::happened};
  QSignalSpy failed{&worker, &TableWorker::failed};

  [[nodiscard]] Moment last() const { return happened.back().front().value<Moment>(); }
  [[nodiscard]] QString errorText() const { return failed.back().front().toString(); }
};

}  // namespace

class TestWindowWorker : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qRegisterMetaType<Moment>();
    qRegisterMetaType<PictureSource>();
  }

  void aNightIsResumedWhereItStood() {
    QTemporaryDir folder;
    const std::string journal = folder.filePath("nights.lkdb").toStdString();
    Json before;
    {
      RunningWorker first;
      first.worker.begin(newNight(journal));
      QCOMPARE(first.errorText(), QString());
      first.worker.enter(parsed(R"({"e":"roll","seat":"A","dice":[4,6]})"));
      first.worker.enter(parsed(R"({"e":"roll","seat":"B","dice":[2,2]})"));
      first.worker.enter(parsed(R"({"e":"choose","seat":"B","option":"duel"})"));
      first.worker.enter(parsed(R"({"e":"choose","seat":"B","option":"duel"})"));  // refused: not kept
      before = first.last().view;
    }  // ended without closing the night
    RunningWorker second;
    NightRequest resume;
    resume.game = "halfwish";
    resume.journal = journal;
    resume.resume = 1;
    resume.number = 2;
    second.worker.begin(resume);
    QCOMPARE(second.errorText(), QString());
    QVERIFY(second.last().view == before);
    QCOMPARE(second.last().standing, 4);
    QCOMPARE(second.last().night, 2);
    QVERIFY(!second.last().reports.empty());  // its last duel can be shown again
    second.worker.enter(parsed(R"({"e":"reveal","seat":"A","cards":["strike"]})"));
    QCOMPARE(second.last().standing, 4);  // it waits for the other player's
    second.worker.enter(parsed(R"({"e":"reveal","seat":"B","cards":["defend"]})"));
    QCOMPARE(second.last().standing, 6);
  }

  void aMissingNightToResumeIsReported() {
    QTemporaryDir folder;
    RunningWorker running;
    NightRequest resume;
    resume.game = "halfwish";
    resume.journal = folder.filePath("nights.lkdb").toStdString();
    resume.resume = 1;
    running.worker.begin(resume);
    QVERIFY2(running.errorText().contains("no night 1"), qPrintable(running.errorText()));
  }

  void labelsInAStillPictureFollowTheLanguage() {
    RunningWorker running;
    NightRequest request;
    request.game = "halfwish";
    request.source = "stage:" + sampleNight("halfwish");
    running.worker.begin(request);
    QTRY_VERIFY_WITH_TIMEOUT(!running.pictures.summary().isEmpty(), 60000);
    QCoreApplication::sendPostedEvents(&running.pictures);
    const auto labels = [&] {  // only the labels: their layout depends on the language too
      QStringList all;
      for (const SeenThing& thing : running.pictures.picture().seen) all += thing.label;
      return all;
    };
    const QStringList english = labels();
    const Translation chinese("zh");
    running.worker.repeatReports();
    QCoreApplication::sendPostedEvents(&running.pictures);  // without another frame
    QVERIFY2(labels() != english, qPrintable(english.join(' ')));
  }

  void withoutACameraPeoplePlayByHand() {
    QTemporaryDir folder;
    RunningWorker running;
    NightRequest request = newNight(folder.filePath("nights.lkdb").toStdString());
    request.source = folder.filePath("nothing.avi").toStdString();
    running.worker.begin(request);
    QVERIFY(!running.errorText().isEmpty());
    running.worker.enter(parsed(R"({"e":"roll","seat":"A","dice":[4,6]})"));
    QCOMPARE(running.last().standing, 2);
  }

  void whatCouldNotBeWrittenIsTriedAgain() {
    QTemporaryDir folder;
    const QString journal = folder.filePath("nights.lkdb");
    RunningWorker running;
    running.worker.begin(newNight(journal.toStdString()));
    running.worker.enter(parsed(R"({"e":"roll","seat":"A","dice":[4,6]})"));
    const auto count = running.happened.count();

    sqlite3* other = nullptr;  // another program locks the file
    QCOMPARE(sqlite3_open(journal.toUtf8().constData(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    const rules::Event roll = parsed(R"({"e":"roll","seat":"B","dice":[2,2]})");
    running.worker.enter(roll);
    QVERIFY2(running.errorText().contains("in use"), qPrintable(running.errorText()));
    QCOMPARE(running.happened.count(), count);
    QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);

    running.worker.enter(roll);
    QCOMPARE(running.last().standing, 3);
    QCOMPARE(running.errorText(), QString());
    QCOMPARE(carddb::Journal::open(journal.toStdString())->events(1)->size(), std::size_t{3});
  }

  void aFolderThatCannotBeWrittenStopsTheNight() {
    RunningWorker running;
    running.worker.begin(newNight("/proc/nowhere/nights.lkdb"));
    QVERIFY(!running.errorText().isEmpty());
    const auto count = running.happened.count();
    running.worker.enter(parsed(R"({"e":"roll","seat":"A","dice":[4,6]})"));
    QCOMPARE(running.happened.count(), count);
  }
};

QTEST_MAIN(TestWindowWorker)
#include "tst_window_worker.moc"
