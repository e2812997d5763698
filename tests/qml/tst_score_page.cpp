// Tests the page of a night that is only scored: how few taps a duel takes, by mouse and by keyboard.
#include <QQmlProperty>

#include "app/session/night/setup_draft.h"
#include "app/window/shared/table_session.h"
#include "evening.h"
#include "game_rows.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Returns the item called `name` among an item and its descendants, null if there is none.
QQuickItem* itemCalled(QQuickItem* item, const QString& name) {
  if (item->objectName() == name) return item;
  for (QQuickItem* child : item->childItems())
    if (QQuickItem* found = itemCalled(child, name)) return found;
  return nullptr;
}

/// A window for people who only tap.
struct Scoring : Evening {
  TableSession session;
  int tapped = 0;

  explicit Scoring(const std::string& game = "halfwish")
      : session(kit(game), std::vector<vision::Reference>{}, 1) {
    session.setScored(true);
    window.table().beginNight(1);
    window.score().beginNight(1);
    QObject::connect(&window.score(), &ScoreModel::tapped, [this](const QString& tap, const Json& picked) {
      ++tapped;
      show(session.quick(tap.toStdString(), picked));
    });
    QObject::connect(&window.table(), &TableModel::entered, &window.table(),
                     [this](const rules::Event& event) { show(session.say(event)); });
    show(session.say(SetupDraft(kit(game)).setup(PlayMode::scored)));
    window.showPage("score");
    settle(*window.window());
    activate();
  }
  void show(const Outcome<Moment>& moment) {
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    window.table().show(*moment);
    window.score().show(*moment);
    if (window.window()) settle(*window.window());
  }
  QQuickItem* item(const QString& name) { return itemCalled(window.window()->contentItem(), name); }
  /// Taps an item where it is on screen, after its layout is complete.
  void tap(const QString& name) {
    settle(*window.window());
    QQuickItem* at = item(name);
    QVERIFY2(at && at->isVisible(), qPrintable(name));
    const QPointF middle = at->mapToScene({at->width() / 2, at->height() / 2});
    QTest::mouseClick(window.window(), Qt::LeftButton, {}, middle.toPoint());
    QCoreApplication::processEvents();
  }
  void say(const char* line) { show(session.say({*readJson(line, "test")})); }
  /// Returns whether some text on screen is the next step.
  bool showsTheNextStep() {
    QCoreApplication::processEvents();
    return shows(window.window()->contentItem(), window.table().nextStep());
  }
  static bool shows(QQuickItem* item, const QString& text) {
    if (!item->isVisible() || item->opacity() == 0) return false;
    if (item->inherits("QQuickText") && item->property("text") == text) return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(), [&](auto* child) { return shows(child, text); });
  }
  int health(const char* seat) { return static_cast<int>(session.now().view["seats"][seat]["hp"].asInt()); }
};

}  // namespace

class TestScorePage : public QuietTest {
  Q_OBJECT

 private slots:
  void aDuelIsTwoTaps() {
    Scoring evening;
    evening.tap("duel-A-strike-11");
    QVERIFY(evening.item("duel-A-strike-11")->property("chosen").toBool());
    QVERIFY(!evening.item("duel-A-strike-10")->property("chosen").toBool());
    evening.tap("duel-B-defend-6");
    QCOMPARE(evening.tapped, 1);
    QCOMPARE(evening.health("B"), 22);  // a strike for 11 against a block of 8
    // The page says what the duel did, until something else happens.
    const auto recorded = [&] { return evening.item("recorded")->property("text").toString(); };
    QTRY_VERIFY2(recorded().startsWith("Damage: ") && recorded().endsWith(" 3"), qPrintable(recorded()));
    evening.say(R"({"e":"correct","seat":"A","set":{"points":2},"why":"a test"})");
    QVERIFY2(!recorded().contains("Damage"), qPrintable(recorded()));
  }

  void aWrongTapIsReplacedByAnother() {
    Scoring evening;
    evening.tap("duel-A-strike-2");
    evening.tap("duel-A-strike-11");
    QVERIFY(!evening.item("duel-A-strike-2")->property("chosen").toBool());
    evening.tap("duel-A-strike-11");  // the same value again clears it
    evening.tap("duel-B-defend-6");
    QCOMPARE(evening.tapped, 0);
    evening.tap("duel-A-strike-11");
    QCOMPARE(evening.tapped, 1);
    QCOMPARE(evening.health("B"), 22);
  }

  /// In Qt 6.4 a nested layout that is created in steps may stay at width 0 when the machine is busy: one
  /// page in twenty was, with ten started at once.
  void itemsCreatedInStepsLieInNoNestedLayout() {
    Scoring evening;
    for (QQuickItem* item = evening.item("duel-A"); !item->inherits("QQuickFlickable");
         item = item->parentItem())
      QVERIFY2(!(item->inherits("QQuickLayout") && item->parentItem()->inherits("QQuickLayout")),
               item->metaObject()->className());
  }

  void aSecondCardIsOneTapMore() {
    Scoring evening;
    evening.show(evening.session.say({*readJson(R"({"e":"correct","set":{"turn":3}})", "test")}));
    for (const char* name : {"duel-A-strike-9", "duel-A-defend-then", "duel-B-evade-4"}) evening.tap(name);
    QCOMPARE(evening.tapped, 0);
    evening.tap("duel-B-evade-then");
    QCOMPARE(evening.tapped, 1);
  }

  void cardsThatSeldomComeAreBrought() {
    Scoring evening;
    QVERIFY(!evening.item("duel-A-others")->isVisible());
    evening.show(evening.session.say({*readJson(R"({"e":"correct","set":{"round":2}})", "test")}));
    QVERIFY(!evening.item("duel-A-venom_blade-7"));
    evening.tap("duel-A-others");
    evening.tap("duel-A-other-venom_blade");
    settle(*evening.window.window());
    evening.tap("duel-A-venom_blade-7");
    QVERIFY(!evening.item("duel-B-venom_blade-7"));  // only Ann has it
    evening.tap("duel-B-strike-3");
    QCOMPARE(evening.tapped, 1);
    QVERIFY(evening.item("duel-A-venom_blade-7"));  // and keeps it
  }

  void theKeyboardGoesThroughTheGrid() {
    Scoring evening;
    evening.reach("duel-A");
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Right, Qt::Key_Return})
      evening.press(key);
    QVERIFY(evening.item("duel-A-long_strike-3")->property("chosen").toBool());
    evening.press(Qt::Key_Tab);
    evening.press(Qt::Key_Space);
    QCOMPARE(evening.tapped, 1);
  }

  void thePositionInTheGridIsAnnounced() {
    Scoring evening;
    evening.reach("duel-A");
    const auto focused = [&] {
      return QAccessible::queryAccessibleInterface(evening.window.window()->activeFocusItem())
          ->text(QAccessible::Description);
    };
    QVERIFY2(focused().contains("Strike") && focused().contains("2"), qPrintable(focused()));
    evening.press(Qt::Key_Down);
    evening.press(Qt::Key_Right);
    QVERIFY2(focused().contains("Long Strike") && focused().contains("3"), qPrintable(focused()));
  }

  // The view scrolls to the focused item.
  void anotherCardStaysInSight() {
    Scoring evening;
    evening.window.settings().setLargeText(true);
    evening.show(evening.session.say({*readJson(R"({"e":"correct","set":{"round":2}})", "test")}));
    const auto others = [&] { return evening.window.score().taps().front().sides.front().grid.others; };
    for (int i = 0; i < 3; ++i) evening.window.score().bring("A", others().front().id);
    settle(*evening.window.window());
    evening.reach("duel-A-others");
    settle(*evening.window.window());
    QQuickItem* button = evening.window.window()->activeFocusItem();
    QQuickItem* view = button;
    while (view && !view->clip()) view = view->parentItem();
    QVERIFY(view);
    QVERIFY(view->property("contentHeight").toReal() > view->height());
    const QRectF there = button->mapRectToItem(view, QRectF(0, 0, button->width(), button->height()));
    QVERIFY2(view->boundingRect().contains(there),
             qPrintable(QString("%1 to %2 of %3").arg(there.top()).arg(there.bottom()).arg(view->height())));
  }

  // With too many upgrades for a grid, they are shown as lists again, without losing any part of the page.
  void manyCardsThatWereBroughtAreLists() {
    Scoring evening;
    evening.show(evening.session.say({*readJson(R"({"e":"correct","set":{"round":2}})", "test")}));
    for (;;) {
      const auto others = evening.window.score().taps().front().sides.front().grid.others;
      if (others.isEmpty()) break;
      evening.window.score().bring("A", others.front().id);
    }
    settle(*evening.window.window());
    QVERIFY(!evening.item("duel-A-strike-11"));
    QVERIFY(evening.item("duel-B-strike-11"));
  }

  void theQuestionIsShownWhereverItIsAnswered() {
    Scoring evening;
    QVERIFY(evening.showsTheNextStep());
    evening.tap("oneByOne");
    QVERIFY(evening.showsTheNextStep());
    // During a duel no tap is possible: the referee asks.
    evening.say(R"({"e":"roll","seat":"A","dice":[4,6]})");
    evening.say(R"({"e":"roll","seat":"B","dice":[6,6]})");
    evening.say(R"({"e":"choose","seat":"A","option":"duel"})");
    QCOMPARE(evening.window.score().taps().size(), 0);
    QVERIFY2(evening.showsTheNextStep(), qPrintable(evening.window.table().nextStep()));
    evening.window.showPage("home");
    evening.window.showPage("score");
    settle(*evening.window.window());
    QVERIFY(evening.showsTheNextStep());
    // At the end it shows the result.
    evening.say(R"({"e":"take_back","count":3})");
    evening.say(R"({"e":"correct","seat":"B","set":{"hp":1}})");
    evening.tap("duel-A-strike-11");
    evening.tap("duel-B-defend-2");
    QVERIFY(evening.window.table().finished());
    QVERIFY(evening.showsTheNextStep());
    QVERIFY(Scoring::shows(evening.window.window()->contentItem(), "The night is over"));
  }

  void theRefereesQuestionsAreAnsweredByTheKeysThatStandOnThem() {
    Scoring evening;
    TableModel& table = evening.window.table();
    QVERIFY(table.choices()->openChoice(0));
    evening.press(Qt::Key_1);  // taps do not have these keys
    QCOMPARE(table.entry(), QString());
    evening.tap("oneByOne");
    evening.press(Qt::Key_1);
    QCOMPARE(table.entry(), QString("dice"));
  }

  void theKeyboardIsInTheGridAtOnceAndStaysWhereItIs() {
    Scoring evening;
    const auto focused = [&] { return evening.window.window()->activeFocusItem()->objectName(); };
    QCOMPARE(focused(), QString("duel-A"));
    evening.reach("more-A-points");
    for (int i = 0; i < 2; ++i) {
      evening.press(Qt::Key_Space);
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      QCOMPARE(focused(), QString("more-A-points"));
    }
  }

  /// However many values there are, the focus passes them in a few steps, and a tapped value keeps it.
  void theTapsTakeFewTabStops_data() { gameRows(); }
  void theTapsTakeFewTabStops() {
    QFETCH(QString, game);
    Scoring evening(game.toStdString());
    if (evening.window.score().taps().isEmpty()) QSKIP("nothing of it is tapped");
    waitUntilMade(*evening.window.window());
    int within = 0;
    QSet<QQuickItem*> seen;
    for (int i = 0; i < 80; ++i) {
      QQuickItem* focused = evening.window.window()->activeFocusItem();
      if (focused && seen.contains(focused)) break;
      seen += focused;
      for (QQuickItem* around = focused; around; around = around->parentItem())
        if (QByteArray(around->metaObject()->className()).startsWith("ScoreTaps")) {
          ++within;
          break;
        }
      evening.press(Qt::Key_Tab);
    }
    QVERIFY2(within > 0 && within <= 12, qPrintable(QString::number(within)));
  }

  /// A list of values is one Tab stop: arrows move in it, and a tapped value keeps the focus.
  void aListOfValuesIsOneStop() {
    Scoring evening("magepunk");
    waitUntilMade(*evening.window.window());
    QQuickItem* list = nullptr;
    for (int i = 0; i < 60 && !list; ++i) {
      QQuickItem* focused = evening.window.window()->activeFocusItem();
      if (focused && QByteArray(focused->metaObject()->className()).startsWith("ScoreValues")) list = focused;
      if (!list) evening.press(Qt::Key_Tab);
    }
    if (!list) QSKIP("nothing of it is a list");
    evening.press(Qt::Key_Right);
    QCOMPARE(list->property("at").toInt(), 1);
    evening.press(Qt::Key_Left);
    QCOMPARE(list->property("at").toInt(), 0);
    evening.press(Qt::Key_Space);
    QCOMPARE(evening.window.window()->activeFocusItem(), list);
  }

  /// No text overlaps a frame or another text.
  void noLabelLiesOverAnother_data() { gameRows(); }
  void noLabelLiesOverAnother() {
    QFETCH(QString, game);
    Scoring evening(game.toStdString());
    waitUntilMade(*evening.window.window());
    settle(*evening.window.window());
    QList<QQuickItem*> texts;
    written(evening.window.window()->contentItem(), texts);
    QStringList over;
    for (int i = 0; i < texts.size(); ++i)
      for (int k = 0; k < i; ++k) {
        const QRectF both = inkOf(texts[i]).intersected(inkOf(texts[k]));
        if (both.width() > 2 && both.height() > 4)
          over += texts[i]->property("text").toString() + " over " + texts[k]->property("text").toString();
      }
    QVERIFY2(over.isEmpty(), qPrintable(over.join("; ")));
  }
  static void written(QQuickItem* item, QList<QQuickItem*>& texts) {
    if (!item->isVisible() || item->opacity() == 0) return;
    if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty()) texts += item;
    for (QQuickItem* child : item->childItems()) written(child, texts);
  }
  /// Returns the rectangle of a text's letters, clipped by its parents.
  static QRectF inkOf(QQuickItem* text) {
    const qreal wide = text->property("contentWidth").toReal();
    const qreal high = text->property("contentHeight").toReal();
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const qreal x = across == Qt::AlignRight     ? text->width() - wide
                    : across == Qt::AlignHCenter ? (text->width() - wide) / 2
                                                 : 0;
    const qreal y = down == Qt::AlignBottom    ? text->height() - high
                    : down == Qt::AlignVCenter ? (text->height() - high) / 2
                                               : 0;
    QRectF ink = text->mapRectToScene(QRectF(x, y, wide, high).adjusted(0, 0.15 * high, 0, -0.15 * high));
    for (QQuickItem* around = text->parentItem(); around; around = around->parentItem())
      if (around->clip()) ink = ink.intersected(around->mapRectToScene(around->boundingRect()));
    return ink;
  }

  void everyCellSaysWhoseItIs() {
    Scoring evening;
    QObject* cell = evening.item("duel-B-heavy_strike-12");
    QVERIFY(cell);
    const QString name = QQmlProperty::read(cell, "Accessible.name", qmlContext(cell)).toString();
    QVERIFY2(name.contains("B") && name.contains("Heavy Strike") && name.contains("12"), qPrintable(name));
  }
};

QTEST_MAIN(TestScorePage)
#include "tst_score_page.moc"
