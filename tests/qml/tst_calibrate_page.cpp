// Tests setting up a table in the window: choosing a camera, dragging zones by mouse and by keys, and the
// zones that a night uses.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/session/calibration/calibration.h"
#include "app/session/table/table_memory.h"
#include "app/window/camera_workers.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

std::size_t zoneCalled(const std::string& name) {
  const auto& zones = kit()->layout.mat.zones;
  for (std::size_t i = 0; i < zones.size(); ++i)
    if (zones[i].name == name) return i;
  qFatal("no zone %s", name.c_str());
}

/// Returns a signal's argument, whose type has no default constructor.
template <class T>
const T& held(const QVariant& carried) {
  return *static_cast<const T*>(carried.constData());
}

/// Returns the mat seen from straight above: 1.5 pixels per millimetre.
CalibrationMoment moment() {
  CalibrationMoment out{{}, false, kit()->layout, cv::Matx33d(1.5, 0, 40, 0, 1.5, -10, 0, 0, 1), {1280, 720},
                        {}, {}};
  out.checks = {{Check::light, CheckState::good, 150, 80},
                {Check::distance, CheckState::bad, 1.8, 2.5, 640, true},
                {Check::glare, CheckState::bad, 0, 0, 0, false, {"A/action/1"}}};
  return out;
}

/// A window in which a table is set up.
struct SettingUp : Evening {
  CalibrateModel& model = window.calibrate();
  QSignalSpy begun{&window.calibrate(), &CalibrateModel::beginWanted};
  QSignalSpy used{&window.calibrate(), &CalibrateModel::useWanted};
  QQuickItem* zones = nullptr;

  SettingUp() {
    window.showPage("calibrate");
    window.window()->grabWindow();
  }
  void look() {
    model.begin("0", "camera");
    model.setSource(PictureSource::live);
    model.ownPicture()->show({QImage(1280, 720, QImage::Format_RGB32), {}});
    model.show(moment());
    window.window()->grabWindow();
    zones = qobject_cast<QQuickItem*>(window.part("zones"));
  }
  /// Returns the window coordinates of a millimetre of the mat.
  [[nodiscard]] QPoint at(double x, double y) const {
    const QSizeF shown = QSizeF(1280, 720).scaled(zones->size(), Qt::KeepAspectRatio);
    const double scale = shown.width() / 1280;
    const QPointF corner((zones->width() - shown.width()) / 2, (zones->height() - shown.height()) / 2);
    return zones->mapToScene(corner + QPointF(x * 1.5 + 40, y * 1.5 - 10) * scale).toPoint();
  }
  void drag(QPoint from, QPoint to) {
    QTest::mousePress(window.window(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(window.window(), from + (to - from) * i / 4);
    QTest::mouseRelease(window.window(), Qt::LeftButton, {}, to);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] carddb::RectMm area(const std::string& zone) const {
    return held<TableSetting>(used.back()[0]).layout.mat.zones[zoneCalled(zone)].area;
  }
};

}  // namespace

class TestCalibratePage : public QuietTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qRegisterMetaType<CalibrateRequest>();
    qRegisterMetaType<CalibrationMoment>();
    qRegisterMetaType<TableSetting>();
  }
  void aCameraIsChosenByKeys() {
    SettingUp evening;
    evening.window.cameras().list({{0, "Inner Camera"}, {2, "C920"}});
    evening.window.window()->grabWindow();
    evening.activate();
    QCOMPARE(evening.window.cameras().chosen(), QString("Inner Camera"));
    evening.window.window()->grabWindow();
    QQuickItem* second = nullptr;
    QTRY_VERIFY((second = qobject_cast<QQuickItem*>(evening.window.part("camera1"))) != nullptr);
    second->forceActiveFocus();
    evening.press(Qt::Key_Return);
    QCOMPARE(evening.begun.count(), 1);
    QCOMPARE(evening.begun[0][0].value<CalibrateRequest>().source, std::string("C920"));
    QCOMPARE(evening.window.settings().camera(), QString("C920"));
    QCOMPARE(evening.window.cameras().chosen(), QString("C920"));
  }

  void aMirroredPictureIsTurnedBackAndStaysSo() {
    SettingUp evening;
    CameraList& cameras = evening.window.cameras();
    cameras.list({{0, "Inner Camera"}, {2, "C920"}});
    evening.look();
    const auto button = [&] { return qobject_cast<QQuickItem*>(evening.window.part("mirror")); };
    QVERIFY(button() && !button()->isVisible());
    evening.model.begin("C920", "C920");
    CalibrationMoment mirrored = moment();
    mirrored.checks = {{Check::mirror, CheckState::bad}};
    evening.model.show(mirrored);
    evening.activate();
    QTRY_VERIFY(button()->isVisible());
    button()->forceActiveFocus();
    evening.press(Qt::Key_Return);
    QCOMPARE(evening.begun.back()[0].value<CalibrateRequest>().source, std::string("mirror:C920"));
    QCOMPARE(evening.window.settings().camera(), QString("mirror:C920"));
    QCOMPARE(cameras.chosenName(), QString("C920"));
    QCOMPARE(cameras.options().size(), 2);
    QCOMPARE(cameras.options().back().id, QString("mirror:C920"));
    // And back again.
    QTRY_VERIFY(button()->isVisible());
    button()->forceActiveFocus();
    evening.press(Qt::Key_Return);
    QCOMPARE(evening.begun.back()[0].value<CalibrateRequest>().source, std::string("C920"));
    QCOMPARE(evening.window.settings().camera(), QString("C920"));
  }

  void theCameraChosenBeforeIsLookedThroughAtOnce() {
    SettingUp evening;
    evening.window.cameras().list({{0, "Inner Camera"}, {2, "C920"}});
    QCOMPARE(evening.begun.count(), 0);  // no camera chosen yet
    evening.window.cameras().choose("C920");
    evening.window.showPage("home");
    evening.window.showPage("calibrate");
    QCOMPARE(evening.begun.count(), 1);
    QCOMPARE(evening.begun[0][0].value<CalibrateRequest>().source, std::string("C920"));
    evening.model.end();  // another camera
    evening.window.showPage("home");
    evening.begin();
    evening.window.showPage("calibrate");
    QCOMPARE(evening.begun.count(), 1);  // a night is running that does not show its pictures
    QCOMPARE(evening.model.errorText(), QString());
  }

  void aZoneIsDraggedByTheMouse() {
    SettingUp evening;
    evening.activate();
    evening.look();
    evening.drag(evening.at(676, 251), evening.at(676 + 20, 251 + 40 + 150));  // the upgrades, down and aside
    QCOMPARE(evening.model.zone(), QString("Upgrades"));
    QCOMPARE(evening.used.count(), 0);  // A's discard pile is there
    QVERIFY(!evening.model.refusal().isEmpty());
    evening.drag(evening.at(676, 251), evening.at(676 + 40, 251));
    QCOMPARE(evening.used.count(), 1);
    QVERIFY(std::abs(evening.area("upgrades").x - 656) < 1.5);
    QVERIFY(std::abs(evening.area("upgrades").y - 206) < 1.5);
    // The zone's lower right corner.
    const carddb::RectMm was = evening.area("upgrades");
    evening.drag(evening.at(was.x + was.width, was.y + was.height),
                 evening.at(was.x + was.width - 30, was.y + was.height - 20));
    QVERIFY(std::abs(evening.area("upgrades").width - 90) < 1.5);
    QVERIFY(std::abs(evening.area("upgrades").height - 70) < 1.5);
    QTest::keyClick(evening.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(evening.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(evening.area("upgrades").x, 616.0);
    QVERIFY(evening.model.asPrinted());
  }

  void aZoneIsDraggedByKeys() {
    SettingUp evening;
    evening.activate();
    evening.look();
    evening.zones->forceActiveFocus();
    for (int i = 0; i < 30 && evening.model.zone() != "Upgrades"; ++i) evening.press(Qt::Key_PageDown);
    QCOMPARE(evening.model.zone(), QString("Upgrades"));
    evening.press(Qt::Key_Right);
    QCOMPARE(evening.area("upgrades").x, 618.0);
    QTest::keyClick(evening.window.window(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(evening.area("upgrades").x, 628.0);
    QTest::keyClick(evening.window.window(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(evening.area("upgrades").height, 88.0);
    QTest::keyClick(evening.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(evening.area("upgrades").height, 90.0);
    evening.model.toStandard();
    QCOMPARE(evening.area("upgrades").x, 616.0);
  }

  void theChecksAreReportedWithTheirCures() {
    SettingUp evening;
    evening.look();
    const auto checks = evening.model.checks();
    QCOMPARE(checks.size(), 3);
    QCOMPARE(checks[0].state, QString("bad"));
    QVERIFY(checks[0].found.contains("1.8"));
    QVERIFY(checks[0].cure.contains("60 cm"));
    QVERIFY(checks[1].found.contains("Action 1 of A"));
    QVERIFY(evening.model.verdict().contains("2"));
    CalibrationMoment good = moment();
    good.ready = true;
    evening.model.show(good);
    QCOMPARE(evening.model.verdict(), QString("The table is ready"));
  }

  void leavingThePageReleasesTheCamera() {
    SettingUp evening;
    evening.activate();
    evening.look();
    QSignalSpy ended(&evening.model, &CalibrateModel::endWanted);
    evening.press(Qt::Key_Escape);
    QCOMPARE(ended.count(), 1);
    QVERIFY(!evening.model.running());
  }

  void duringANightOnlyItsCoveredPictureIsShown() {
    Evening evening;
    CalibrateModel& model = evening.window.calibrate();
    QSignalSpy begun(&model, &CalibrateModel::beginWanted);
    QSignalSpy looked(&model, &CalibrateModel::nightLookWanted);
    QSignalSpy usedByNight(&model, &CalibrateModel::nightUseWanted);
    model.setNightSource("0");
    evening.window.table().picture()->show({QImage(1280, 720, QImage::Format_RGB32), {}});
    evening.window.showPage("calibrate");
    QCOMPARE(begun.count(), 0);
    QCOMPARE(looked.count(), 1);
    QVERIFY(looked[0][0].toBool());
    QCOMPARE(model.picture(), evening.window.table().picture());
    model.show(moment());
    model.step(-1);
    model.nudge({1, 0}, 10, false);
    QCOMPARE(usedByNight.count(), 1);
    evening.window.showPage("table");
    QCOMPARE(looked.count(), 2);
    QVERIFY(!looked[1][0].toBool());
  }

  void aNightByHandIsNotLookedAt() {
    Evening evening;
    evening.begin();
    CalibrateModel& model = evening.window.calibrate();
    QSignalSpy begun(&model, &CalibrateModel::beginWanted);
    QSignalSpy previewed(&evening.window.cameras(), &CameraList::previewWanted);
    evening.window.showPage("calibrate");
    model.begin("0", "camera");
    evening.window.cameras().preview("0");
    QCOMPARE(begun.count(), 0);
    QCOMPARE(previewed.count(), 0);
    QVERIFY(!model.running());
    QVERIFY(!model.errorText().isEmpty());
  }

  void aTableIsThereTheNextEvening() {
    QTemporaryDir folder;
    const std::string tables = folder.filePath("tables.lkdb").toStdString();
    const std::string source = "stage:" LK_ROOT "/samples/halfwish/first-duel";
    TableSetting dragged(kit()->layout);
    dragged.layout.mat.zones[zoneCalled("upgrades")].area.x = 640;
    PictureSlot pictures, previews;
    {
      CalibrateWorker worker(pictures, previews);
      QSignalSpy shown(&worker, &CalibrateWorker::shown);
      worker.begin({source, "the stage", kit(), tables});
      QTRY_VERIFY_WITH_TIMEOUT(held<CalibrationMoment>(shown.back()[0]).matToImage.has_value(), 20000);
      worker.use(dragged);
      worker.stop();
    }
    // Set up again, and used for a game.
    CalibrateWorker worker(pictures, previews);
    QSignalSpy shown(&worker, &CalibrateWorker::shown);
    worker.begin({source, "the stage", kit(), tables});
    QCOMPARE(held<CalibrationMoment>(shown[0][0]).setting.layout.mat.zones[zoneCalled("upgrades")].area.x,
             640.0);
    worker.stop();
    TableWorker night(pictures);
    QSignalSpy calibrated(&night, &TableWorker::calibrated);
    NightRequest request;
    request.game = "halfwish";
    request.source = source;
    request.tables = tables;
    night.begin(request);
    night.calibrate(true);
    QTRY_VERIFY_WITH_TIMEOUT(calibrated.count() > 0, 20000);
    QCOMPARE(
        held<CalibrationMoment>(calibrated[0][0]).setting.layout.mat.zones[zoneCalled("upgrades")].area.x,
        640.0);
    night.useZones(kit()->layout);
    night.stop();
    QCOMPARE(
        TableMemory(tables).recall(source, kit()->layout)->layout.mat.zones[zoneCalled("upgrades")].area.x,
        616.0);
  }

  void everyCheckIsReachedByKeyboard() {
    SettingUp evening;
    evening.look();
    CalibrationMoment many = moment();
    for (int i = 0; i < 18; ++i) many.checks.push_back(many.checks[1]);
    evening.model.show(many);
    settle(*evening.window.window());
    evening.activate();
    evening.reach("checks");
    QQuickItem* checks = evening.window.window()->activeFocusItem();
    for (int i = 0; i < 80; ++i) evening.press(Qt::Key_Down);
    const qreal most = checks->property("contentHeight").toReal() - checks->height();
    QVERIFY(most > 0);
    QCOMPARE(checks->property("contentY").toReal(), most);
    evening.press(Qt::Key_PageUp);
    QVERIFY(checks->property("contentY").toReal() < most);
  }

  void longWordsAreNotClipped() {
    LongWords longer;
    QCoreApplication::installTranslator(&longer);
    SettingUp evening;
    evening.look();
    QStringList clipped;
    findClipped(evening.window.window()->contentItem(), clipped);
    evening.model.end();
    evening.window.window()->grabWindow();
    findClipped(evening.window.window()->contentItem(), clipped);
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(TestCalibratePage)
#include "tst_calibrate_page.moc"
