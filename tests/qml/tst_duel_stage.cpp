// Tests the page of a duel: its cards, each step's effect on them, with and without animation, by keys and by
// mouse; and the list of all its steps, one key away.
#include <QDirIterator>

#include "entered_duel.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

struct Felt : Evening {
  explicit Felt(bool motion) {
    window.settings().setMotion(motion);
    begin();
    duel().setStaged(true);
    enterDuel(*this);
    window.showPage("duel");
    activate();
    duel().showAgain();
    duel().previous();  // from now on it waits for the user
  }
  [[nodiscard]] DuelModel& duel() { return *window.table().duel(); }
  [[nodiscard]] QQuickItem* stage() { return window.window()->findChild<QQuickItem*>("duelStage"); }
  /// Returns the text beside a side of the stage: "Hit \u22128"; empty if there is none.
  [[nodiscard]] QString markOf(const QString& seat) {
    for (const QQuickItem* words : partsBy(stage(), "StageWords"))
      if (words->property("seat").toString() == seat)
        return (words->property("mark").toString() + " " + words->property("change").toString()).trimmed();
    return "no such side";
  }
  void toTheFirst(const char* act) {
    while (duel().act().name != act && !duel().allShown()) press(Qt::Key_Right);
    QVERIFY(!duel().allShown());
  }
  [[nodiscard]] QQuickItem* flight() { return partsMade(stage(), "PointFlight").value(0); }
  static QList<QQuickItem*> partsMade(QQuickItem* item, const char* kind) {
    QList<QQuickItem*> found;
    if (QByteArray(item->metaObject()->className()).startsWith(kind)) found += item;
    for (QQuickItem* child : item->childItems()) found += partsMade(child, kind);
    return found;
  }
};

}  // namespace

class TestDuelStage : public QuietTest {
  Q_OBJECT

 private slots:
  void whatHappensIsMarkedOnItsSide_data() {
    QTest::addColumn<bool>("motion");
    QTest::newRow("with motion") << true;
    QTest::newRow("without motion") << false;
  }
  void whatHappensIsMarkedOnItsSide() {
    QFETCH(bool, motion);
    Felt evening(motion);
    QVERIFY(evening.stage()->isVisible());
    evening.toTheFirst("struck");
    const QString hit = evening.duel().act().seat;
    QVERIFY2(evening.markOf(hit).startsWith("Hit"), qPrintable(evening.markOf(hit)));
    QCOMPARE(evening.markOf(hit == "A" ? "B" : "A"), QString());
    evening.press(Qt::Key_Left);
    QVERIFY(!evening.markOf(hit).startsWith("Hit"));
  }

  void pointsFlyWhereThingsMayMove_data() { whatHappensIsMarkedOnItsSide_data(); }
  void pointsFlyWhereThingsMayMove() {
    QFETCH(bool, motion);
    Felt evening(motion);
    evening.toTheFirst("scored");
    QVERIFY(evening.flight());
    QCOMPARE(evening.flight()->isVisible(), motion);
    // The text stands beside the affected side.
    QVERIFY(evening.markOf(evening.duel().act().seat).contains("+1"));
    if (motion) QTRY_VERIFY_WITH_TIMEOUT(!evening.flight()->isVisible(), 5000);
  }

  /// Without animation every item is at its final place.
  void withoutMotionNothingMoves() {
    Felt evening(false);
    const auto places = [&] {
      QList<QPointF> all;
      for (QQuickItem* cards : partsBy(evening.stage(), "StageCards"))
        all += cards->mapToScene(QPointF(0, 0));
      return all;
    };
    const QList<QPointF> before = places();
    QCOMPARE(before.size(), 2);
    while (!evening.duel().allShown()) {
      evening.press(Qt::Key_Right);
      QCOMPARE(places(), before);
      for (const QQuickItem* cards : partsBy(evening.stage(), "StageCards")) QCOMPARE(cards->opacity(), 1.0);
    }
  }

  void stepsAreTakenByKeysAndMouse() {
    Felt evening(false);
    QCOMPARE(evening.duel().shownSteps(), 0);
    evening.press(Qt::Key_Right);
    evening.press(Qt::Key_Right);
    QCOMPARE(evening.duel().shownSteps(), 2);
    evening.press(Qt::Key_Left);
    QCOMPARE(evening.duel().shownSteps(), 1);
    const QPointF middle = evening.stage()->mapToScene(QPointF(evening.stage()->width() / 2, 60));
    QTest::mouseClick(evening.window.window(), Qt::LeftButton, {}, middle.toPoint());
    QCOMPARE(evening.duel().shownSteps(), 2);
    evening.press(Qt::Key_End);
    QVERIFY(evening.duel().allShown());
    evening.press(Qt::Key_Home);
    QCOMPARE(evening.duel().shownSteps(), 0);
  }

  void allStepsAreAKeyAway() {
    Felt evening(false);
    evening.press(Qt::Key_End);
    evening.press(Qt::Key_L);
    QVERIFY(!evening.stage()->isVisible());
    waitUntilMade(*evening.window.window());
    QQuickItem* list = evening.window.window()->findChild<QQuickItem*>("duelSteps");
    QVERIFY(list && list->isVisible());
    QCOMPARE(list->property("count").toInt(), evening.duel().count());
    QTRY_VERIFY(!partsBy(list, "RuleChip").isEmpty());
    evening.press(Qt::Key_L);
    QVERIFY(evening.stage()->isVisible());
  }

  /// Cards are large enough to be read from two metres.
  void cardsAreLarge() {
    Felt evening(false);
    const QList<QQuickItem*> pictures = partsBy(evening.stage(), "CardPicture");
    QCOMPARE(pictures.size(), 2);
    for (const QQuickItem* picture : pictures)
      QVERIFY2(picture->width() >= 240, qPrintable(QString::number(picture->width())));
  }

  /// Frames are drawn without a graphics card: no effect may need one.
  void nothingAsksForAGraphicsCard() {
    QDirIterator files(QStringLiteral(LK_ROOT "/qml"), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    int read = 0;
    while (files.hasNext()) {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray text = file.readAll();
      for (const char* costly : {"ShaderEffect", "layer.enabled", "MultiEffect", "Particle", "OpacityMask"})
        QVERIFY2(!text.contains(costly), qPrintable(file.fileName() + ": " + costly));
      ++read;
    }
    QVERIFY(read > 100);
  }
};

QTEST_MAIN(TestDuelStage)
#include "tst_duel_stage.moc"
