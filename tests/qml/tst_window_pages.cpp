// Tests that every page loads, in both themes and with long words, without a warning, and that the keyboard
// reaches its controls.
#include <cmath>

#include <QAccessible>
#include <QQmlProperty>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/window/shared/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Returns the visible lines whose width is not a whole number of pixels.
QStringList uneven(const QQuickItem* item) {
  QStringList found;
  if (!item->isVisible()) return found;
  if (item->inherits("QQuickRectangle")) {
    const double width = QQmlProperty::read(item, "border.width").toDouble();
    if (width != std::round(width))
      found += QStringLiteral("%1 in %2").arg(width).arg(item->parentItem()->metaObject()->className());
  }
  for (const QQuickItem* child : item->childItems()) found += uneven(child);
  return found;
}

/// Focuses the figure with this name.
void focusFigure(QQuickItem* item, const QString& label) {
  if (!item->isVisible()) return;
  if (item->activeFocusOnTab() && item->property("label") == label) item->forceActiveFocus();
  for (QQuickItem* child : item->childItems()) focusFigure(child, label);
}

}  // namespace

class TestWindowPages : public QuietTest {
  Q_OBJECT

 private slots:
  void everyPageLoads_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("theme");
    for (const PageInfo& page : pages())
      for (const char* theme : {"dark", "light"})
        QTest::addRow("%s %s", page.name, theme) << QString(page.name) << QString(theme);
  }
  void everyPageLoads() {
    QFETCH(QString, page);
    QFETCH(QString, theme);
    Evening evening;
    evening.window.settings().setTheme(theme);
    evening.window.showPage(page);
    const QImage image = evening.window.window()->grabWindow();
    QCOMPARE(image.size(), QSize(1280, 720));
    QCOMPARE(evening.window.window()->property("page").toString(), page);
  }

  void nothingIsReadThatASearchDidNotFind() {
    Evening evening;
    QQuickItem* shown = evening.window.window()->contentItem();
    const auto search = [&](const QString& words) {
      evening.window.rules().setSearch(words);
      evening.window.cards().setSearch(words);
    };
    for (const auto& [page, details] :
         {std::pair("rules", "RuleDetails"), std::pair("cards", "CardDetails")}) {
      evening.window.showPage(page);
      search("strike");
      settle(*evening.window.window());
      QCOMPARE(partsBy(shown, details).size(), 1);
      search("xylophone");
      settle(*evening.window.window());
      QVERIFY2(partsBy(shown, details).isEmpty(), page);
      QCOMPARE(partsBy(shown, "Nothing").size(), 1);
    }
  }

  void linesAreEvenAroundTheirCornersAtAnySize() {
    Evening evening;
    evening.begin();
    QQuickWindow& window = *evening.window.window();
    for (const QSize size : {QSize(1280, 720), QSize(1600, 900)}) {
      window.resize(size);
      for (const PageInfo& page : pages()) {
        evening.window.showPage(page.name);
        settle(window);
        const QStringList found = uneven(window.contentItem());
        QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
      }
    }
  }

  void aDuelByKeyboardAlone() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    evening.press(Qt::Key_1);
    for (const char* who : {"A", "B"}) {  // the next entry opens by itself
      QCOMPARE(table.entry(), QString("dice"));
      QCOMPARE(table.entryWho(), QString(who));
      evening.press(Qt::Key_Return);  // nobody else is looking
      evening.press(Qt::Key_4);
      evening.press(Qt::Key_6);
    }
    evening.press(Qt::Key_1);  // duel
    for (const Qt::Key card : {Qt::Key_2, Qt::Key_1}) {
      QCOMPARE(table.entry(), QString("cards"));
      evening.press(card);
    }
    QVERIFY(table.duel()->count() > 0);
    evening.press(Qt::Key_F3);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("duel"));
    QTest::keyClick(evening.window.window(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(table.duel()->count(), 0);
    evening.press(Qt::Key_Escape);
    QCOMPARE(evening.window.window()->property("page").toString(), QString("table"));
  }

  void aNightIsSetUpByKeyboardAlone() {
    Evening evening;
    evening.window.cameras().list({{0, "C920"}});
    evening.activate();
    QQuickWindow& window = *evening.window.window();
    const auto page = [&] { return window.property("page").toString(); };
    QSignalSpy started(&evening.window.home(), &HomeModel::started);
    evening.press(Qt::Key_Return);
    QCOMPARE(page(), QString("setup"));
    QCOMPARE(started.count(), 0);
    evening.reach("camera");
    // The table opens by itself, and until then nothing can be started twice.
    connect(&evening.window.home(), &HomeModel::started, &window, [&] {
      QCOMPARE(page(), QString("setup"));
      if (started.count() > 1) return;
      for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent again(type, Qt::Key_Space, Qt::NoModifier, " ");
        QCoreApplication::sendEvent(&window, &again);  // no other event may be processed meanwhile
      }
    });
    evening.press(Qt::Key_Space);
    QVERIFY(!started[0][0].value<NightRequest>().source.empty());
    QTRY_COMPARE(page(), QString("table"));
    QCOMPARE(started.count(), 1);
    QVERIFY(window.property("shown").value<QQuickItem*>()->hasActiveFocus());
  }

  void aLocationIsFoundByItsName() {
    Evening evening;
    evening.begin(R"({})");
    evening.activate();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"scout"})", R"({"e":"answer","seat":"B","accept":true})"})
      evening.take({*readJson(line, "test")});
    TableModel& table = evening.window.table();
    evening.press(Qt::Key_1);
    QCOMPARE(table.entry(), QString("cards"));
    for (const Qt::Key key : {Qt::Key_R, Qt::Key_O, Qt::Key_C, Qt::Key_K, Qt::Key_F}) evening.press(key);
    evening.press(Qt::Key_Return);
    QCOMPARE(table.entry(), QString());
    QVERIFY2(table.understood().contains("Rockfall"), qPrintable(table.understood()));
  }

  void aReadingIsChangedByTapping() {
    Evening evening;
    evening.window.showPage("setup");
    QObject* readings = evening.window.part("readings");
    QVERIFY(readings);
    QVERIFY(QMetaObject::invokeMethod(readings, "open"));
    QTRY_VERIFY(readings->property("opened").toBool());
    evening.window.window()->grabWindow();
    evening.activate();
    for (int i = 0; i < 9 && evening.window.setup().optionsSet() == 0; ++i) {
      evening.press(Qt::Key_Tab);
      const QQuickItem* focused = evening.window.window()->activeFocusItem();
      evening.press(focused && focused->inherits("QQuickComboBox") ? Qt::Key_Down : Qt::Key_Return);
    }
    QCOMPARE(evening.window.setup().optionsSet(), 1);
  }

  void tabReachesButtonsThatShowTheirFocus() {
    Evening evening;
    evening.begin();
    evening.activate();
    QSet<QQuickItem*> reached;
    for (int i = 0; i < 40; ++i) {
      evening.press(Qt::Key_Tab);
      if (QQuickItem* item = evening.window.window()->activeFocusItem();
          item && item->inherits("QQuickAbstractButton"))
        reached += item;
    }
    QVERIFY2(reached.size() >= 10, qPrintable(QString::number(reached.size())));
    for (QQuickItem* button : reached) QVERIFY(!button->property("text").isNull());
  }

  // The view scrolls to the focused item.
  void theFocusedControlIsVisible_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"settings", "learn", "cards", "rules"}) QTest::newRow(page) << QString(page);
  }
  void theFocusedControlIsVisible() {
    QFETCH(QString, page);
    Evening evening;
    evening.begin();
    evening.window.showPage(page);
    settle(*evening.window.window());
    evening.activate();
    QStringList hidden;
    for (int i = 0; i < 40; ++i) {
      evening.press(Qt::Key_Tab);
      QQuickItem* focused = evening.window.window()->activeFocusItem();
      if (!focused || focused->height() <= 0) continue;
      const QPointF middle = focused->mapToScene({focused->width() / 2, focused->height() / 2});
      bool seen = QRectF(0, 0, 1280, 720).contains(middle);
      for (QQuickItem* around = focused->parentItem(); around; around = around->parentItem())
        if (around->clip()) seen = seen && around->contains(around->mapFromScene(middle));
      if (!seen) hidden += QString("%1 '%2'").arg(i).arg(focused->property("text").toString());
    }
    QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join("; ")));
  }

  // Text without controls can be scrolled by keyboard, too, where it does not fit.
  void textsAreScrolledByKeyboard() {
    Evening evening;
    evening.window.settings().setLargeText(true);
    evening.begin();
    for (const char* line :
         {R"({"e":"correct","set":{"turn":3},"why":"two clashes"})",
          R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})",
          R"({"e":"reveal","seat":"A","cards":["long_strike","strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike","long_strike"]})"})
      evening.take({*readJson(line, "test")});
    evening.window.showPage("duel");
    settle(*evening.window.window());
    evening.activate();
    evening.press(Qt::Key_L);
    settle(*evening.window.window());
    evening.reach("duelSteps");
    settle(*evening.window.window());
    QQuickItem* steps = evening.window.window()->activeFocusItem();
    const auto at = [&] { return steps->property("contentY").toReal(); };
    const qreal end = at();
    for (int i = 0; i < 3; ++i) evening.press(Qt::Key_Up);
    const qreal back = at();
    QVERIFY2(back < end, qPrintable(QString("%1, %2").arg(back).arg(end)));
    settle(*evening.window.window());
    QCOMPARE(at(), back);  // the user scrolled back: it stays there
    evening.press(Qt::Key_PageDown);
    evening.press(Qt::Key_PageDown);
    QCOMPARE(at(), end);
  }

  void aFigureIsTypedAndConfirmedByEnter_data() {
    QTest::addColumn<int>("enter");
    QTest::newRow("Return") << int(Qt::Key_Return);
    QTest::newRow("of the number pad") << int(Qt::Key_Enter);
  }
  void aFigureIsTypedAndConfirmedByEnter() {
    QFETCH(int, enter);
    Evening evening;
    evening.begin();
    evening.activate();
    const auto ask = [&] {
      evening.activate();
      focusFigure(evening.window.window()->contentItem(), "Health");
      evening.press(Qt::Key_Return);
      QTRY_COMPARE(evening.window.window()->activeFocusItem()->objectName(), QString("number"));
    };
    ask();
    evening.press(Qt::Key_1);
    evening.press(Qt::Key_2);
    evening.press(Qt::Key(enter));
    const std::vector<rules::Event>& standing = evening.session.night().referee().standing();
    QCOMPARE(standing.back().body["set"]["hp"].asInt(), 12);
    // Confirming an unchanged value is not a correction.
    const std::size_t events = standing.size();
    ask();
    evening.press(Qt::Key(enter));
    QCOMPARE(standing.size(), events);
  }

  void aFigureToCorrectNamesItsPlayer() {
    Evening evening;
    evening.window.settings().setName(rules::Seat::B, "Ben");
    evening.begin();
    evening.window.showPage("score");
    settle(*evening.window.window());
    evening.activate();
    const auto ask = [&](const char* seat) {
      QObject* corrections = nullptr;
      for (QObject* each : evening.window.window()->findChildren<QObject*>())
        if (QByteArray(each->metaObject()->className()).startsWith("Corrections_")) corrections = each;
      QVERIFY(corrections);
      QVERIFY(QMetaObject::invokeMethod(corrections, "ask", Q_ARG(QString, seat), Q_ARG(QString, "points"),
                                        Q_ARG(QString, "Points"), Q_ARG(int, 3)));
      QTRY_COMPARE(evening.window.window()->activeFocusItem()->objectName(), QString("number"));
    };
    const auto focused = [&] {
      return QAccessible::queryAccessibleInterface(evening.window.window()->activeFocusItem())
          ->text(QAccessible::Name);
    };
    ask("B");
    QVERIFY2(focused().contains("Ben") && focused().contains("Points"), qPrintable(focused()));
    QVERIFY(valueOf(evening.window, "whose", "visible").toBool());
    evening.press(Qt::Key_Escape);
    ask("");
    QCOMPARE(focused(), QString("Points"));
    QVERIFY(!valueOf(evening.window, "whose", "visible").toBool());
  }

  void aGameIsAnnouncedWithItsNameAndState() {
    Evening evening;
    evening.window.showPage("setup");
    QAccessibleInterface* game = QAccessible::queryAccessibleInterface(evening.window.part("game-halfwish"));
    QVERIFY(game);
    QVERIFY2(game->text(QAccessible::Name).startsWith("Halfwish"), qPrintable(game->text(QAccessible::Name)));
    QVERIFY(game->state().checkable && game->state().checked);
  }

  void filesAreSavedInTheFolderOfTheSettings() {
    QTemporaryDir place;
    const QString wanted = place.filePath("nights");
    Evening evening;
    evening.activate();
    evening.window.showPage("settings");
    evening.reach("folder");
    const auto enter = [&](const QString& folder) {
      QQuickItem* line = evening.window.window()->activeFocusItem();
      QMetaObject::invokeMethod(line, "selectAll");
      for (const QChar letter : folder) QTest::keyClick(evening.window.window(), letter.toLatin1());
      evening.press(Qt::Key_Return);
      return line->property("text").toString();
    };
    QCOMPARE(enter("/proc/nowhere"), QString("/proc/nowhere"));  // kept for editing
    QCOMPARE(enter(wanted), wanted);
    evening.window.box().save();
    QVERIFY2(QFile::exists(wanted + "/lampkeeper-box.txt"), qPrintable(evening.window.box().saved()));
    QVERIFY(evening.window.sheets().file().startsWith(wanted));
  }

  void longWordsAreNotClipped_data() { everyPageLoads_data(); }
  void longWordsAreNotClipped() {
    QFETCH(QString, page);
    LongWords longer;
    QCoreApplication::installTranslator(&longer);
    Evening evening;
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})",
          R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
    evening.window.showPage("home");
    evening.window.showPage(page);
    settle(*evening.window.window());
    QStringList clipped;
    findClipped(evening.window.window()->contentItem(), clipped);
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(TestWindowPages)
#include "tst_window_pages.moc"
