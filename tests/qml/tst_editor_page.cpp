// Tests the card editor's page: a card made by keyboard alone, both themes, long words, a draft for each
// game.
#include <QAccessible>
#include <QQuickStyle>
#include <QTemporaryDir>

#include "complete_window.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr char kWindow[] = R"(
import QtQuick
import QtQuick.Controls
import Lampkeeper
ApplicationWindow {
    id: window
    required property EditorModel editor
    required property bool dark
    width: 1280; height: 662; visible: true; color: Theme.ground
    Binding { target: Theme; property: "dark"; value: window.dark }
    Binding { target: Theme; property: "motion"; value: false }
    EditorPage { anchors.fill: parent; editor: window.editor; focus: true }
})";

/// The page in a window of its own.
struct Desk {
  QTemporaryDir folder;
  EditorModel editor;
  QQmlApplicationEngine engine;

  explicit Desk(bool dark = true)
      : editor(kit(), {folder.filePath("packs").toStdString(), folder.filePath("draft").toStdString()}) {
    engine.addImportPath("qrc:/qt/qml");
    engine.addImageProvider("editor", editor.makeFaces());
    engine.setInitialProperties({{"editor", QVariant::fromValue(&editor)}, {"dark", dark}});
    engine.loadData(kWindow);
    if (engine.rootObjects().isEmpty()) qFatal("the page does not load");
    waitUntilMade(*window());
  }
  [[nodiscard]] QQuickWindow* window() const {
    return qobject_cast<QQuickWindow*>(engine.rootObjects().front());
  }
  void activate() const {
    window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(window()));
  }
  void press(Qt::Key key) const {
    QTest::keyClick(window(), key);
    QCoreApplication::processEvents();
  }
  void type(const char* text) const {
    for (; *text; ++text) QTest::keyClick(window(), *text);
    QCoreApplication::processEvents();
  }
  /// Returns the focused item as a screen reader reads it.
  [[nodiscard]] QString focused() const {
    const QQuickItem* item = window()->activeFocusItem();
    if (!item) return {};
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(item));
    return accessible ? accessible->text(QAccessible::Name) : QString();
  }
  /// Presses Tab until the item with this name has the focus.
  [[nodiscard]] bool tabTo(const QString& name) const {
    for (int i = 0; i < 80; ++i) {
      if (focused().startsWith(name)) return true;
      press(Qt::Key_Tab);
    }
    return false;
  }
};

}  // namespace

class EditorPageTest : public QuietTest {
  Q_OBJECT

 private slots:
  /// Photos pass the same checks everywhere; phones write HEIC, file managers pass addresses.
  void aPictureOfAnyFormatIsTaken() {
    const QTemporaryDir folder;
    EditorModel editor(kit(), {});
    const QString photo = folder.filePath("my photo.heic");
    QVERIFY(QFile::copy(LK_ROOT "/tests/fuzz/corpus/picture_header/a.heic", photo));
    editor.takePicture(QUrl::fromLocalFile(photo).toString(QUrl::FullyEncoded));
    QVERIFY2(!editor.noticeIsError(), qPrintable(editor.notice()));
    QCOMPARE(editor.picture(), QString("own"));
    editor.takePicture(LK_ROOT "/tests/fuzz/corpus/picture_header/large_in_a_small_box.heic");
    QVERIFY(editor.noticeIsError());
    QVERIFY2(editor.notice().contains("64 megapixels"), qPrintable(editor.notice()));
  }

  void initTestCase() { QQuickStyle::setStyle("Basic"); }
  void aCardIsMadeByKeyboardAlone() {
    Desk desk;
    desk.activate();
    QVERIFY(desk.tabTo("Type"));
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Down);  // action, class, power
    desk.press(Qt::Key_Return);
    const auto card = [&] { return desk.editor.desk().card(); };
    QCOMPARE(card()["type"].asString(), std::string("power"));
    QVERIFY(desk.tabTo("Name in English"));
    desk.type("Sunburst");
    QVERIFY(desk.tabTo("The players decide"));
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_Return);  // when it is played
    QVERIFY(desk.tabTo("Add"));
    desk.press(Qt::Key_Return);
    desk.type("damage");
    desk.press(Qt::Key_Return);
    QVERIFY(desk.tabTo("How much"));
    desk.press(Qt::Key_Up);
    desk.press(Qt::Key_Up);
    QCOMPARE(card()["text"].asString(), std::string("You take 3 damage."));
    QTest::keyClick(desk.window(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY2(desk.editor.kept(), qPrintable(desk.editor.notice()));
    QVERIFY(QFile::exists(desk.folder.filePath("packs/my-cards.json")));
  }

  void everyThingOnThePageHasAName() {
    Desk desk;
    desk.editor.copyOf("avarice");
    desk.activate();
    QSet<QQuickItem*> reached;
    for (int i = 0; i < 90; ++i) {
      desk.press(Qt::Key_Tab);
      if (!reached.contains(desk.window()->activeFocusItem()))
        QVERIFY2(!desk.focused().isEmpty(), desk.window()->activeFocusItem()->metaObject()->className());
      reached += desk.window()->activeFocusItem();
    }
    QVERIFY2(reached.size() > 40, qPrintable(QString::number(reached.size())));
  }

  void theCursorStaysWhileTyping() {
    Desk desk;
    desk.activate();
    QVERIFY(desk.tabTo("Name in English"));
    const QQuickItem* line = desk.window()->activeFocusItem();
    desk.type("Sun");
    desk.editor.judgeNow();
    desk.type("burst");
    QCOMPARE(desk.window()->activeFocusItem(), line);
    QCOMPARE(desk.editor.title(), QString("Sunburst"));
    QCOMPARE(line->property("cursorPosition").toInt(), 8);
  }

  void faultsAreShownAtTheirFields() {
    Desk desk;
    desk.editor.begin("power");
    desk.editor.setText("name", "Mine");
    desk.editor.setText("id", "strike");
    desk.editor.judgeNow();
    QVERIFY(!desk.editor.faults().isEmpty());
    const int row = desk.editor.form()->rowOf("id");
    const auto fields = desk.editor.form()
                            ->data(desk.editor.form()->index(row), FormModel::fieldsRole)
                            .value<QList<EditedField>>();
    QStringList faults;
    for (const auto& field : fields) faults += field.fault;
    QVERIFY2(faults.join("").contains("used twice"), qPrintable(faults.join("|")));
    desk.editor.save();
    QVERIFY(desk.editor.noticeIsError());
  }

  void eachGameHasItsDesk() {
    const QTemporaryDir folder;
    const WindowFiles files{
        .desk = {folder.filePath("packs").toStdString(), folder.filePath("draft.json").toStdString()}};
    const auto turnTo = [](WindowEngine& window, const char* game) {
      window.cards().wantGame(game);
      QTRY_COMPARE(window.editor().game(), gameName(game));
    };
    QString copied;
    {
      WindowEngine window(kit(), files);
      QVERIFY(window.load());
      EditorModel& editor = window.editor();
      window.showPage("editor");
      editor.begin("power");
      editor.setText("name", "Sunburst");
      turnTo(window, "half_deck_dungeon_heroes");
      QVERIFY(!editor.unsaved() && editor.desk().card()["name"].asString().empty());
      const QString house = editor.houseCards().front().id;
      QVERIFY(!kit()->cards.find(house.toStdString()).known());
      editor.copyOf(house);
      copied = editor.title();
      turnTo(window, "halfwish");
      QCOMPARE(editor.title(), QString("Sunburst"));
      QVERIFY(editor.unsaved() && editor.canUndo());
    }  // nothing was saved
    WindowEngine window(kit(), files);
    QCOMPARE(window.editor().title(), QString("Sunburst"));
    QVERIFY(!window.editor().notice().isEmpty());
    turnTo(window, "half_deck_dungeon_heroes");
    QCOMPARE(window.editor().title(), copied);
    QVERIFY(window.editor().unsaved());
  }

  void aSavedCardIsAmongTheCardsAtOnce() {
    const QTemporaryDir folder;
    WindowEngine window(kit(), {.desk = {folder.filePath("packs").toStdString(), {}}});
    QVERIFY(window.load());
    CardsModel& cards = window.cards();
    EditorModel& editor = window.editor();
    cards.setSearch("strike");
    editor.copyOf("strike");
    editor.setText("name", "Sunstrike");
    editor.setText("id", "sunstrike");
    editor.save();
    QVERIFY2(!editor.noticeIsError(), qPrintable(editor.notice()));
    QTRY_VERIFY(cards.rowOf("sunstrike") >= 0);
    QCOMPARE(cards.search(), QString("strike"));
    cards.choose("sunstrike");
    const QString picture = cards.card().picture;
    editor.setText("name", "Moonstrike");
    editor.save();
    QTRY_COMPARE(cards.card().name, QString("Moonstrike"));
    QCOMPARE(cards.chosen(), QString("sunstrike"));
    QVERIFY(cards.card().picture != picture);  // else the old one is still shown
    editor.discard();
    QTRY_VERIFY(cards.rowOf("sunstrike") < 0);
    QCOMPARE(cards.chosen(), cards.idAt(0));
  }

  void theDraftOfAnOlderProgramIsRestored() {
    const QTemporaryDir folder;
    const DeskPlaces places{folder.filePath("packs").toStdString(),
                            folder.filePath("draft.json").toStdString()};
    {
      EditorDesk older(kit(), places);
      older.begin("power");
      older.set("name", "Sunburst");
    }
    QVERIFY(QFile::exists(folder.filePath("draft.json")));
    const EditorModel editor(kit(), places);
    QCOMPARE(editor.title(), QString("Sunburst"));
    QVERIFY(editor.unsaved());
  }

  void itLooksRightInBothThemes_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("evening") << true;
    QTest::newRow("light") << false;
  }
  void itLooksRightInBothThemes() {
    QFETCH(bool, dark);
    Desk desk(dark);
    desk.editor.copyOf("avarice");
    const QImage image = desk.window()->grabWindow();
    QCOMPARE(image.size(), QSize(1280, 662));
    QCOMPARE(image.pixelColor(4, 4), QColor(dark ? "#14120e" : "#f6f0e4"));
  }

  void longWordsAreNotClipped() {
    LongWords longer;
    QCoreApplication::installTranslator(&longer);
    Desk desk;
    desk.editor.begin("power");
    desk.editor.add("effect", "on_play");
    desk.editor.add("effect/0/do", "transform");
    desk.window()->grabWindow();
    QStringList clipped;
    findClipped(desk.window()->contentItem(), clipped);
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(EditorPageTest)
#include "tst_editor_page.moc"
