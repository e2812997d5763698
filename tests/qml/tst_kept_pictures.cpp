// Compares every page with its stored picture: English with the evening theme and Chinese with the day theme,
// at 1280 x 720, if Qt is of the version that drew those. Differences are written beside the expectation.
// `ninja update_pictures` stores the current pages; look at them before committing.
#include <QBuffer>
#include <QDir>
#include <QTemporaryDir>

#include "app/develop/shots/shots.h"
#include "app/window/shared/pages.h"
#include "evening.h"
#include "kept_pictures.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr char kKept[] = LK_ROOT "/tests/qml/pictures/";
constexpr char kQt[] = "6.4";  // the pictures are stored with this version
constexpr int kQuality = 78;   // of the JPEG files

// Pixels of letters that must be readable from two metres while playing, at 1280 x 720, and on a television.
constexpr qreal kPlayed = 20;
constexpr qreal kTelevision = 26;
constexpr qreal kLengthened = 0.8;  // factor for sentences longer than in any real language

const bool kKeep = qEnvironmentVariableIsSet("LK_KEEP_PICTURES");

QImage grabbed(Evening& evening) {
  settle(*evening.window.window());
  return keptSize(evening.window.window()->grabWindow());
}

/// Returns the picture as read back from its file format.
QImage keptOf(const QImage& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "jpg", kQuality);
  return QImage::fromData(bytes, "jpg");
}

template <class Change>
void eachText(QQuickItem* item, const Change& change) {
  if (item->inherits("QQuickText")) change(item);
  for (QQuickItem* child : item->childItems()) eachText(child, change);
}

}  // namespace

class TestKeptPictures : public QObject {
  Q_OBJECT

 private slots:
  // The program chooses its style itself: on a user's computer nobody sets this.
  void initTestCase() { qunsetenv("QT_QUICK_CONTROLS_STYLE"); }
  void everyPageLooksAsKept_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::newRow("en-dark") << "en"
                             << "dark";
    QTest::newRow("zh-light") << "zh"
                              << "light";
  }
  void everyPageLooksAsKept() {
    QFETCH(QString, language);
    QFETCH(QString, theme);
    const QDir kept(kKept + language + "-" + theme);
    QTemporaryDir folder;
    QStringList clipped, small, nameless;
    const Outcome<int> pictures =
        renderShots(folder.path().toStdString(), {.size = {1280, 720},
                                                  .language = language.toStdString(),
                                                  .theme = theme.toStdString(),
                                                  .seen = [&](const QString& name, QQuickWindow& window) {
                                                    collectClipped(name, window, clipped);
                                                    collectSmall(name, window, small);
                                                    collectNameless(name, window, nameless);
                                                  }});
    QVERIFY2(bool(pictures), pictures ? "" : pictures.fault().text().c_str());
    const QDir drawn(folder.path());
    QCOMPARE(*pictures, static_cast<int>(drawn.entryList({"*.png"}).size()));
    for (const PageInfo& page : pages()) QVERIFY2(drawn.exists(QString("%1.png").arg(page.name)), page.name);
    for (const QString& each : clipped + small + nameless) qInfo().noquote() << each;
    QVERIFY(clipped.isEmpty());
    QVERIFY(small.isEmpty());
    QVERIFY(nameless.isEmpty());
    if (!QByteArray(qVersion()).startsWith(QByteArray(kQt) + '.'))
      QSKIP(qPrintable(QString("the stored pictures are those of Qt %1; Qt %2 rounds corners and lays out "
                               "wrapped text differently")
                           .arg(kQt, qVersion())));
    if (kKeep) return keep(drawn, kept);

    const QStringList names = drawn.entryList({"*.png"});
    QStringList expected;
    for (const QString& name : kept.entryList({"*.jpg"}))
      if (!name.contains(".now.") && !name.contains(".difference.")) expected += QFileInfo(name).baseName();
    QStringList wrong;
    for (const QString& name : names) {
      const QString page = QFileInfo(name).baseName();
      if (!expected.removeOne(page)) {
        wrong += page + " is not kept";
        continue;
      }
      const QImage now = keptOf(keptSize(QImage(drawn.filePath(name))));
      const Difference is = difference(QImage(kept.filePath(page + ".jpg")), now);
      const QString beside = kept.filePath(page);
      QFile::remove(beside + ".now.jpg");
      QFile::remove(beside + ".difference.jpg");
      if (is.most <= kSeen) continue;
      now.save(beside + ".now.jpg", "jpg", kQuality);
      is.picture.save(beside + ".difference.jpg", "jpg", kQuality);
      wrong += QString("%1 differs by %2 at %3, %4 (see %5.difference.jpg)")
                   .arg(page)
                   .arg(is.most, 0, 'f', 1)
                   .arg(4 * is.where.x())
                   .arg(4 * is.where.y())
                   .arg(beside);
    }
    for (const QString& page : expected) wrong += page + " is not drawn any more";
    QVERIFY2(wrong.isEmpty(),
             qPrintable("look at them, then run ninja update_pictures\n" + wrong.join('\n')));
  }

  // Other languages need more space than English: every sentence 40 % longer. (Large text:
  // tst_window_language.)
  void everyPageHasRoom() {
    LongWords words;
    QCoreApplication::installTranslator(&words);
    QTemporaryDir folder;
    QStringList clipped, small;
    const Outcome<int> pictures =
        renderShots(folder.path().toStdString(),
                    {.size = {1280, 720}, .seen = [&](const QString& name, QQuickWindow& window) {
                       collectClipped(name, window, clipped);
                       collectSmall(name, window, small, kLengthened);
                     }});
    QCoreApplication::removeTranslator(&words);
    QVERIFY2(bool(pictures), pictures ? "" : pictures.fault().text().c_str());
    for (const QString& each : clipped + small) qInfo().noquote() << each;
    QVERIFY(clipped.isEmpty());
    QVERIFY(small.isEmpty());
  }

  // Tests the comparison itself.
  void otherFontHintsPass_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "table", "learn", "settings", "score"})
      QTest::newRow(page) << QString(page);
  }
  void otherFontHintsPass() {
    QFETCH(QString, page);
    Evening evening;
    evening.begin();
    evening.window.showPage(page);
    const QImage kept = keptOf(grabbed(evening));
    eachText(evening.window.window()->contentItem(), [](QQuickItem* text) {
      auto font = text->property("font").value<QFont>();
      font.setHintingPreference(QFont::PreferNoHinting);
      text->setProperty("font", font);
    });
    const Difference is = difference(kept, grabbed(evening));
    qInfo() << is.most << is.where;
    QVERIFY2(is.most <= kSeen, qPrintable(QString::number(is.most)));
  }

  void movedAndMissingElementsAreFound_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("element");
    QTest::newRow("a tile of the first page") << "home"
                                              << "tile-cards";
    QTest::newRow("a button") << "setup"
                              << "byHand";
    QTest::newRow("a line to type into") << "setup"
                                         << "name-B";
    QTest::newRow("a game to choose") << "setup"
                                      << "game-halfwish";
    QTest::newRow("undo") << "score"
                          << "undo";
  }
  void movedAndMissingElementsAreFound() {
    QFETCH(QString, page);
    QFETCH(QString, element);
    Evening evening;
    evening.begin();
    evening.window.showPage(page);
    const QImage kept = keptOf(grabbed(evening));
    auto* item = qobject_cast<QQuickItem*>(evening.window.part(element));
    QVERIFY(item && item->isVisible());
    item->setOpacity(0);
    const double missing = difference(kept, grabbed(evening)).most;
    item->setOpacity(1);
    item->setX(item->x() + 12);
    const double moved = difference(kept, grabbed(evening)).most;
    item->setX(item->x() - 12);
    const double back = difference(kept, grabbed(evening)).most;
    qInfo() << "missing" << missing << "moved" << moved << "back" << back;
    QVERIFY2(missing > kSeen, qPrintable(QString::number(missing)));
    QVERIFY2(moved > kSeen, qPrintable(QString::number(moved)));
    QVERIFY2(back <= kSeen, qPrintable(QString::number(back)));
  }

 private:
  static void collectClipped(const QString& name, QQuickWindow& window, QStringList& clipped) {
    QStringList here;
    findClipped(window.contentItem(), here);
    // A row that a list has just created is laid out with the next frame.
    for (int frame = 0; frame < 3 && !here.isEmpty(); ++frame) {
      QCoreApplication::processEvents();
      window.grabWindow();
      here.clear();
      findClipped(window.contentItem(), here);
    }
    for (const QString& each : here) clipped += name + ": " + each;
  }
  static void collectNameless(const QString& name, QQuickWindow& window, QStringList& nameless) {
    QStringList here;
    findNameless(window.contentItem(), here);
    for (const QString& each : here) nameless += name + ": " + each;
  }
  static void collectSmall(const QString& name, QQuickWindow& window, QStringList& small, qreal part = 1) {
    const bool television = window.objectName() == QLatin1String("spectators");
    static const QStringList kPages{"table", "duel", "score"};
    if (!television && !kPages.contains(window.property("page").toString())) return;
    QStringList here;
    findSmall(window.contentItem(), part * (television ? kTelevision : kPlayed), here);
    for (const QString& each : here) small += name + ": " + each;
  }
  static void keep(const QDir& drawn, const QDir& kept) {
    QVERIFY(QDir().mkpath(kept.path()));
    for (const QString& old : kept.entryList({"*.jpg"})) QFile::remove(kept.filePath(old));
    for (const QString& name : drawn.entryList({"*.png"}))
      QVERIFY(keptSize(QImage(drawn.filePath(name)))
                  .save(kept.filePath(QFileInfo(name).baseName() + ".jpg"), "jpg", kQuality));
  }
};

QTEST_MAIN(TestKeptPictures)
#include "tst_kept_pictures.moc"
