// Tests a night left with hidden dice: until it is resumed, no picture of the table may show them.
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/references.h"
#include "app/session/night/clock.h"
#include "app/window/camera/calibrate_model.h"
#include "app/window/camera/calibrate_worker.h"
#include "app/window/camera/camera_list.h"
#include "app/window/home/home_model.h"
#include "app/window/lessons/lesson_session.h"
#include "carddb/journal.h"
#include "sample_nights.h"
#include "shipped_lessons.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

rules::Event parsedEvent(const std::string& line) {
  return {*readJson(line, "test")};
}

constexpr std::int64_t kLastAt = 1777665600, kHour = 3600;  // seconds since 1970

/// A mirror night in which A has rolled.
LastNight leftAfterARoll() {
  LastNight night;
  night.game = "halfwish";
  night.lastAt = kLastAt;
  night.events = {
      parsedEvent(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",
                          "options":{"locations":"off","powers":"off"}})"),
      parsedEvent(R"({"e":"roll","seat":"A","dice":[4,6]})")};
  return night;
}

/// A grey picture with the tray of A, two pixels per millimetre, its corner at (300, 200).
CalibrationMoment traySeen(const std::string& id) {
  CalibrationMoment moment{{}, false, kit()->layout, {}, {1280, 720}, {}, {}};
  const auto x0 = 300.F, y0 = 200.F, x1 = 300.F + 2 * 210, y1 = 200.F + 2 * 148;
  moment.sheets = {
      {id, cv::Matx33d(2, 0, x0, 0, 2, y0, 0, 0, 1), {cv::Point2f(x0, y0), {x1, y0}, {x1, y1}, {x0, y1}}}};
  return moment;
}

constexpr QRgb kGrey = qRgb(128, 128, 128);

}  // namespace

class UnfinishedNightTest : public QObject {
  Q_OBJECT

 private slots:
  void hiddenDiceAreRememberedForAnEvening() {
    const GameKit& kit = *test::kit();
    LastNight night = leftAfterARoll();
    const std::vector both{rules::Seat::A, rules::Seat::B};
    QCOMPARE(hiddenDice(night, kit, kLastAt + kHour), both);
    QVERIFY(hiddenDice(night, kit, kLastAt + 24 * kHour).empty());
    night.startedAt = "2025-01-01T20:00:00Z";  // begun long ago, and resumed this evening
    QCOMPARE(hiddenDice(night, kit, kLastAt + kHour), both);
    night.lastAt = 0;  // unknown
    QCOMPARE(hiddenDice(night, kit, kLastAt + 24 * kHour), both);
  }

  void aDamagedJournalIsReported() {
    QTemporaryDir folder;
    const std::string file = folder.filePath("nights.lkdb").toStdString();
    QVERIFY(!*lastNight(file, kLastAt));  // there is no file, and reading creates none
    QVERIFY(!QFileInfo::exists(folder.filePath("nights.lkdb")));
    {
      Outcome<carddb::Journal> journal = carddb::Journal::open(file);
      const std::int64_t id = *journal->begin("halfwish", "2026-05-01T20:00:00Z");
      for (const rules::Event& event : leftAfterARoll().events) QVERIFY(journal->append(id, event));
      QCOMPARE((*lastNight(file, kLastAt))->events.size(), std::size_t{2});
    }
    QFile damage(folder.filePath("nights.lkdb"));
    QVERIFY(damage.resize(5000));
    const auto found = lastNight(file, kLastAt);
    QVERIFY(!found);
    KitLoader shelf({}, kit());
    HomeModel home(shelf, file);
    QTRY_COMPARE(home.errorText(), QString::fromStdString(found.fault().text()));
    QVERIFY(!home.mayResume());
  }

  void aNightIsDatedWhereTheTableStands() {
    const QByteArray zone = qgetenv("TZ");
    qputenv("TZ", "Asia/Shanghai");
    QCOMPARE(localTime("2026-05-01T20:00:00Z").toString("yyyy-MM-dd HH:mm"), QString("2026-05-02 04:00"));
    QCOMPARE(localTime("2026-05-01T20:00:00").toString("HH:mm"), QString("20:00"));  // stored without a zone
    zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
    QVERIFY(nowInUtc().ends_with('Z'));
  }

  void openDiceHideNoPicture() {
    const NightLog delve = cut(nightOf(kDelve), 10);
    const LastNight night{1, delve.info.game, "2026-05-01T20:00:00Z", kLastAt, {}, delve.events};
    QVERIFY(hiddenDice(night, *delve.kit, kLastAt + kHour).empty());
  }

  void theirTrayIsPaintedOverAndNothingElse() {
    const cv::Mat frame(720, 1280, CV_8UC3, cv::Scalar::all(128));
    const QImage open = pictureOf(frame, traySeen("TRAY:A")).image;
    const QImage covered = pictureOf(frame, traySeen("TRAY:A"), {rules::Seat::A}).image;
    QCOMPARE(open.pixel(500, 350), kGrey);
    QVERIFY(covered.pixel(500, 350) != kGrey);
    QVERIFY(covered.pixel(290, 190) != kGrey);  // covers dice on the tray's rim
    QCOMPARE(covered.pixel(200, 350), kGrey);
    QCOMPARE(covered.pixel(1200, 100), kGrey);
  }

  void aTrayThatIsNotSeenHidesThePicture() {
    const cv::Mat frame(720, 1280, CV_8UC3, cv::Scalar::all(128));
    const QImage covered = pictureOf(frame, traySeen("TRAY:B"), {rules::Seat::A}).image;
    QVERIFY(covered.pixel(1200, 100) != kGrey);
  }

  void theTablesPageCoversThemAndNoPreviewIsShown() {
    qRegisterMetaType<CalibrateRequest>();
    PictureSlot nights;
    CalibrateModel model(kit(), {}, nights);
    CameraList cameras({}, "halfwish");
    QSignalSpy begun(&model, &CalibrateModel::beginWanted);
    QSignalSpy ended(&model, &CalibrateModel::endWanted);
    QSignalSpy previewed(&cameras, &CameraList::previewWanted);
    cameras.preview("0");
    model.begin("0", "camera");
    QVERIFY(begun.back()[0].value<CalibrateRequest>().covered.empty());

    model.setHiddenDice({rules::Seat::A});
    cameras.setDiceHidden(true);
    QCOMPARE(ended.count(), 1);  // the dice were shown
    QCOMPARE(previewed.back()[0].toString(), QString());
    cameras.preview("0");
    QCOMPARE(previewed.count(), 2);
    model.begin("0", "camera");
    QCOMPARE(begun.back()[0].value<CalibrateRequest>().covered, std::vector{rules::Seat::A});

    cameras.setDiceHidden(false);
    cameras.preview("0");
    QCOMPARE(previewed.back()[0].toString(), QString("0"));
  }

  void aLessonCoversThem() {
    const cv::Mat frame(720, 1280, CV_8UC3, cv::Scalar::all(128));
    LessonSession lesson(LessonRun(lessons().front(), kit(), manner()), kit(), vision::CardIndex({}));
    lesson.see(frame, 0);
    QCOMPARE(lesson.picture(frame).image.pixel(500, 350), kGrey);
    lesson.cover({rules::Seat::A});
    QVERIFY(lesson.picture(frame).image.pixel(500, 350) != kGrey);  // the lesson's tray is not found
  }

  void hiddenDiceAreKnownWhenANightIsPutAside() {
    KitLoader shelf({}, kit());
    HomeModel home(shelf, {});
    const std::vector both{rules::Seat::A, rules::Seat::B};
    std::vector<rules::Seat> then;  // seats with hidden dice when the camera is released
    connect(&home, &HomeModel::asideWanted, &home, [&] { then = home.hiddenDice(); });
    home.start({});
    home.setCovered(both);
    QVERIFY(home.hiddenDice().empty());  // the night's own pictures cover them
    home.putAside();
    QCOMPARE(then, both);
    QCOMPARE(home.hiddenDice(), both);
    home.diceAreOut();
    QVERIFY(!home.diceHidden());

    NightRequest sample;
    sample.source = "stage:samples/duel";
    home.start(sample);
    home.setCovered(both);
    home.putAside();
    QVERIFY(!home.diceHidden());  // they lay on a virtual table
  }
};

QTEST_MAIN(UnfinishedNightTest)
#include "tst_unfinished_night.moc"
