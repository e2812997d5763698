// Every page loads, in both colours and with long words, without a warning; the keyboard reaches what it
// must.
#include <QDir>
#include <QQuickItem>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "app/window/shots.h"
#include "app/window/table_session.h"
#include "app/window/window_engine.h"

using namespace lk;
using namespace lk::app;

namespace {

QStringList warnings;

void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
  if (type != QtDebugMsg && type != QtInfoMsg) warnings += text;
}

/// Every text of the window 40 % longer, as other languages may have it.
class LongWords : public QTranslator {
 public:
  [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
    const QString text = QString::fromUtf8(source);
    QString longer = text;
    while (longer.size() * 5 < text.size() * 7)
      longer += longer.size() % 7 == 0 ? QLatin1Char(' ') : QLatin1Char('x');
    return longer;
  }
  [[nodiscard]] bool isEmpty() const override { return false; }
};

std::shared_ptr<const GameKit> kit() {
  static const Outcome<std::shared_ptr<const GameKit>> loaded = loadKit("halfwish");
  if (!loaded) qFatal("%s", loaded.fault().text().c_str());
  return *loaded;
}

/// A window whose night is said by hand.
struct Evening {
  TableSession session{kit(), {}};
  WindowEngine window{kit(), {}, {}};

  Evening() {
    const Outcome<Done> loaded = window.load();
    if (!loaded) qFatal("%s", loaded.fault().text().c_str());
    window.settings().setMotion(false);
    QObject::connect(&window.table(), &TableModel::said, &window.table(),
                     [this](const rules::Event& e) { take(e); });
  }
  void take(const rules::Event& event) {
    const Outcome<Moment> moment = session.say(event);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    window.table().show(*moment);
  }
  void begin(const std::string& options = R"({"locations":"off","powers":"off"})") {
    take({Json::object({{"e", "setup"},
                        {"game", "halfwish"},
                        {"classes", Json::object({{"A", "mirror"}, {"B", "mirror"}})},
                        {"starter", "A"},
                        {"options", *readJson(options, "test")}})});
    window.showPage("table");
  }
  void press(Qt::Key key) {
    QTest::keyClick(window.window(), key);
    QCoreApplication::processEvents();
  }
  void activate() {
    window.window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(window.window()));
  }
};

/// Visible texts that do not fit where they stand.
void findClipped(QQuickItem* item, QStringList& clipped) {
  if (!item->isVisible()) return;
  if (item->inherits("QQuickText")) {
    const bool truncated = item->property("truncated").toBool();
    const bool wide = item->property("contentWidth").toReal() > item->width() + 1.5;
    const bool high = item->property("contentHeight").toReal() > item->height() + 1.5;
    if (truncated || (wide && item->width() > 0) || (high && item->height() > 0))
      clipped += item->property("text").toString() +
                 QString(" (%1 in %2)").arg(item->property("contentWidth").toReal()).arg(item->width());
  }
  for (QQuickItem* child : item->childItems()) findClipped(child, clipped);
}

}  // namespace

class TestWindowPages : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    warnings.clear();
    qInstallMessageHandler(collect);
  }
  void cleanup() {
    qInstallMessageHandler(nullptr);
    QCOMPARE(warnings, QStringList());
  }

  void everyPageLoads_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("theme");
    for (const QString& page : WindowEngine::pages())
      for (const char* theme : {"dark", "light"})
        QTest::addRow("%s %s", qPrintable(page), theme) << page << QString(theme);
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

  void aDuelByKeyboardAlone() {
    Evening evening;
    evening.begin();
    evening.activate();
    TableModel& table = evening.window.table();
    const auto rolls = [&] {
      evening.press(Qt::Key_1);
      QCOMPARE(table.entry(), QString("dice"));
      evening.press(Qt::Key_4);
      evening.press(Qt::Key_6);
    };
    rolls();
    rolls();
    evening.press(Qt::Key_1);  // duel
    for (const Qt::Key card : {Qt::Key_2, Qt::Key_1}) {
      evening.press(Qt::Key_1);
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

  void enterBeginsWithTheCameraThatIsThere() {
    Evening evening;
    evening.activate();
    QSignalSpy started(&evening.window.home(), &HomeModel::started);
    evening.press(Qt::Key_Space);
    QCOMPARE(started.count(), 0);
    evening.window.home().setCameraAtHand(true);
    evening.press(Qt::Key_Space);
    QCOMPARE(started.count(), 1);
    QVERIFY(!started[0][0].value<NightRequest>().source.empty());
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
    QObject* readings = evening.window.part("readings");
    QVERIFY(readings);
    QVERIFY(QMetaObject::invokeMethod(readings, "open"));
    QTRY_VERIFY(readings->property("opened").toBool());
    evening.window.window()->grabWindow();
    evening.activate();
    for (int i = 0; i < 4 && evening.window.home().optionsSet() == 0; ++i) {
      evening.press(Qt::Key_Tab);
      evening.press(Qt::Key_Return);
    }
    QVERIFY2(evening.window.home().optionsSet() == 1, qPrintable(warnings.join("; ")));
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

  void everyPageIsPictured() {
    QTemporaryDir folder;
    const Outcome<int> pictures = renderShots(folder.path().toStdString(), {1280, 720}, "en", "dark");
    QVERIFY2(bool(pictures), pictures ? "" : pictures.fault().text().c_str());
    for (const QString& page : WindowEngine::pages())
      QCOMPARE(QImage(folder.filePath(page + ".png")).size(), QSize(1280, 720));
    QCOMPARE(*pictures, static_cast<int>(QDir(folder.path()).entryList({"*.png"}).size()));
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
    evening.window.window()->grabWindow();
    QStringList clipped;
    findClipped(evening.window.window()->contentItem(), clipped);
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(TestWindowPages)
#include "tst_window_pages.moc"
