// Tests the first start: a list of what a table needs, each step ticked when done; and the camera's picture
// in the set-up of a night.
#include <QAccessible>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Returns the steps that are done, in order.
QStringList doneOf(const FirstSteps& steps) {
  QStringList done;
  for (const auto& step : steps.steps())
    if (step.done) done += step.key;
  return done;
}

/// A window without any stored data.
struct FirstEvening : Evening {
  FirstEvening() {
    window.settings().remember("firstSteps/list", {});
    window.firstSteps().retranslate();
    window.showPage("settings");
    window.showPage("home");
  }
};

CalibrationMoment readyTable() {
  return {{}, true, kit()->layout, cv::Matx33d::eye(), {1280, 720}, {}, {}};
}

}  // namespace

class TestFirstStart : public QuietTest {
  Q_OBJECT

 private slots:
  void theNextStepHasTheKeyboard() {
    FirstEvening evening;
    evening.window.cameras().list({{0, "C920"}});
    evening.window.showPage("settings");
    evening.window.showPage("home");
    evening.activate();
    QCOMPARE(evening.window.window()->activeFocusItem()->objectName(), QString("step-camera"));
    evening.press(Qt::Key_Return);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("calibrate"));
    evening.window.firstSteps().tick(FirstSteps::Step::camera);
    evening.window.showPage("home");
    QCOMPARE(evening.window.window()->activeFocusItem()->objectName(), QString("step-print"));
    evening.press(Qt::Key_Return);
    QTRY_VERIFY(valueOf(evening.window, "printing", "opened").toBool());
    evening.press(Qt::Key_Escape);
    QTRY_VERIFY(!valueOf(evening.window, "printing", "opened").toBool());
    evening.window.firstSteps().tick(FirstSteps::Step::print);
    evening.window.firstSteps().tick(FirstSteps::Step::table);
    evening.window.showPage("settings");
    evening.window.showPage("home");
    evening.press(Qt::Key_Return);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("learn"));
  }

  void eachStepTicksItself() {
    FirstEvening evening;
    const FirstSteps& steps = evening.window.firstSteps();
    QCOMPARE(doneOf(steps), QStringList());
    evening.window.cameras().choose("1");
    QCOMPARE(doneOf(steps), QStringList{"camera"});
    evening.window.calibrate().begin("1", "Camera 1");
    evening.window.calibrate().show(readyTable());
    QCOMPARE(doneOf(steps), (QStringList{"camera", "table"}));
    evening.window.lessons().finish("L01");
    QCOMPARE(doneOf(steps), (QStringList{"camera", "table", "learn"}));
    QVERIFY(steps.wanted());

    QTemporaryDir folder;
    SheetPrinter& sheets = evening.window.sheets();
    sheets.setKind("trays");
    QSignalSpy printed(&sheets, &SheetPrinter::printed);
    const QString file = folder.filePath("new folder/trays.pdf");
    sheets.print(file);
    QVERIFY(printed.wait(60000));
    QVERIFY2(sheets.message().contains(file), qPrintable(sheets.message()));
    QVERIFY(sheets.openable());
    QVERIFY(QFile(file).size() > 1000);
    QCOMPARE(steps.left(), 0);
    QVERIFY(!steps.wanted());
  }

  void withoutACameraOneButtonIsGoldAndItIsNoCamera() {
    FirstEvening evening;
    const auto nexts = [&] {
      QStringList keys;
      for (const auto& step : evening.window.firstSteps().steps())
        if (step.next) keys += step.key;
      return keys;
    };
    const auto gold = [&] { return valueOf(evening.window, "tile-setup", "primary").toBool(); };
    evening.window.cameras().list({{0, "C920"}});
    QCOMPARE(nexts(), QStringList{"camera"});
    QVERIFY(!gold());
    evening.window.cameras().list({});
    QCOMPARE(nexts(), QStringList{"print"});
    for (const auto step : {FirstSteps::Step::print, FirstSteps::Step::learn})
      evening.window.firstSteps().tick(step);
    QCOMPARE(nexts(), QStringList());
    QVERIFY(gold());
  }

  void aDemoOfEveryGameIsOffered() {
    FirstEvening evening;
    evening.activate();
    QSignalSpy started(&evening.window.home(), &HomeModel::started);
    QMetaObject::invokeMethod(evening.window.part("sample"), "clicked");
    QTRY_VERIFY(valueOf(evening.window, "demos", "opened").toBool());
    QCOMPARE(evening.window.home().demos().size(), 5);
    QMetaObject::invokeMethod(evening.window.part("demo-magepunk"), "clicked");
    QCOMPARE(started.count(), 1);
    const auto request = started[0][0].value<NightRequest>();
    QCOMPARE(request.game, std::string("magepunk"));
    QVERIFY(request.source.starts_with("stage:samples/magepunk/"));
  }

  void aFailedPrintIsReported() {
    FirstEvening evening;
    QTemporaryDir folder;
    SheetPrinter& sheets = evening.window.sheets();
    sheets.setKind("trays");
    sheets.print(folder.path());  // a folder is not a file
    QTRY_VERIFY_WITH_TIMEOUT(!sheets.busy(), 60000);
    QVERIFY(!sheets.message().isEmpty());
    QVERIFY(!sheets.openable());
    QCOMPARE(evening.window.firstSteps().left(), 4);
  }

  void tokensArePrintedForAGameThatHasSome() {
    FirstEvening evening;
    QTemporaryDir folder;
    SheetPrinter& sheets = evening.window.sheets();
    const auto offered = [&] {
      QStringList ids;
      for (const auto& kind : sheets.kinds()) ids << kind.id;
      return ids.contains("tokens");
    };
    QVERIFY(!offered());
    evening.window.setup().setGame("half_the_battle");
    QVERIFY(offered());
    sheets.setKind("tokens");
    sheets.print(folder.filePath("tokens.pdf"));
    QTRY_VERIFY_WITH_TIMEOUT(sheets.openable(), 60000);
    evening.window.setup().setGame("halfwish");
    QVERIFY(!offered());
    QCOMPARE(sheets.kind(), QString("first"));
  }

  void nothingMovesWhenItIsPrinted() {
    FirstEvening evening;
    QTemporaryDir folder;
    evening.activate();
    evening.window.firstSteps().tick(FirstSteps::Step::camera);
    evening.window.showPage("settings");
    evening.window.showPage("home");
    evening.press(Qt::Key_Return);
    QTRY_VERIFY(valueOf(evening.window, "printing", "opened").toBool());
    const auto placeOf = [&](const char* name) {
      const QList<QQuickItem*> all = partsBy(evening.window.window()->contentItem(), "ActionButton");
      for (QQuickItem* each : all)
        if (each->objectName() == QLatin1String(name)) return each->mapToScene({});
      return QPointF(-1, -1);
    };
    settle(*evening.window.window());
    const QPointF done = placeOf("printDone");
    QVERIFY(done.x() >= 0);
    SheetPrinter& sheets = evening.window.sheets();
    sheets.setKind("trays");
    QSignalSpy printed(&sheets, &SheetPrinter::printed);
    sheets.print(folder.filePath("trays.pdf"));
    QVERIFY(printed.wait(60000));
    settle(*evening.window.window());
    QCOMPARE(placeOf("printDone"), done);
  }

  void theListIsPutAwayAndComesBackFromTheSettings() {
    FirstEvening evening;
    evening.activate();
    evening.reach("stepsAway");
    evening.press(Qt::Key_Return);
    QVERIFY(!evening.window.firstSteps().wanted());
    evening.window.showPage("settings");
    evening.window.firstSteps().show(true);
    evening.window.showPage("home");
    QVERIFY(valueOf(evening.window, "step-camera", "visible").toBool());
  }

  void everyStepIsReadAloud() {
    FirstEvening evening;
    for (const auto& step : evening.window.firstSteps().steps()) {
      auto* row = qobject_cast<QQuickItem*>(evening.window.part("step-" + step.key));
      QVERIFY(row);
      QAccessibleInterface* read = QAccessible::queryAccessibleInterface(row);
      QVERIFY(read);
      QVERIFY2(read->text(QAccessible::Name).contains(step.title), qPrintable(read->text(QAccessible::Name)));
    }
  }

  void theChosenCameraIsSeenWhereANightIsSetUp() {
    Evening evening;
    CameraList& cameras = evening.window.cameras();
    cameras.list({{0, "Inner Camera"}, {2, "C920"}});
    QSignalSpy previewed(&cameras, &CameraList::previewWanted);
    evening.window.showPage("setup");
    QCOMPARE(previewed.last()[0].toString(), cameras.chosen());
    cameras.choose("C920");
    QCOMPARE(previewed.last()[0].toString(), QString("C920"));
    evening.window.showPage("home");
    QCOMPARE(previewed.last()[0].toString(), QString());
  }

  void aDemoHasItsOwnPlayersAndLeadsToARealNight() {
    Evening evening;
    evening.window.settings().setName(rules::Seat::A, "Mia");
    QSignalSpy started(&evening.window.home(), &HomeModel::started);
    evening.window.home().startDemo("halfwish");
    QTRY_COMPARE(evening.window.window()->property("page").toString(), QString("table"));
    QVERIFY(evening.window.home().demo());
    QVERIFY(started[0][0].value<NightRequest>().players.front() != "Mia");
    QVERIFY(evening.window.table().nameOf("A") != "Mia");
    QVERIFY(valueOf(evening.window, "demo", "visible").toBool());
    evening.activate();
    evening.reach("ownNight");
    evening.press(Qt::Key_Return);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("setup"));
    QVERIFY(!evening.window.home().demo());
    QCOMPARE(evening.window.table().nameOf("A"), QString("Mia"));
    evening.window.showPage("table");
    QVERIFY(!valueOf(evening.window, "demo", "visible").toBool());
  }

  void withoutANightOnlyOneMessageIsShown() {
    Evening evening;
    TableModel& table = evening.window.table();
    QCOMPARE(table.sourceText(), QString());
    const QString none = table.nextStep();
    table.setBusy(true);
    QVERIFY(table.nextStep() != none);
    QCOMPARE(table.sourceText(), QString());
    table.setBusy(false);
    QCOMPARE(table.nextStep(), none);
    evening.begin();
    QVERIFY(!table.sourceText().isEmpty());
  }

  void aNightThatIsOnIsNotShownUncovered() {
    Evening evening;
    evening.begin();
    QCoreApplication::processEvents();
    QSignalSpy previewed(&evening.window.cameras(), &CameraList::previewWanted);
    evening.window.showPage("setup");
    QCOMPARE(previewed.count(), 0);
    QVERIFY(!evening.window.cameras().picture()->filled());
  }
};

QTEST_MAIN(TestFirstStart)
#include "tst_first_start.moc"
