// Tests that every page is usable from 800 x 480 to 3840 x 2160, with normal and large text, in every
// language: nothing is cut off, unreachable, too small to tap or read, or over something else.
#include <QTemporaryDir>

#include "app/develop/shots/shots.h"
#include "app/phrases/translation.h"
#include "app/window/shared/pages.h"
#include "evening.h"
#include "laid_out.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr QSize kMin{800, 480};

/// Layout may need one of the next frames; real faults remain.
QStringList faultsThatStay(QQuickWindow& window) {
  constexpr int kTries = 4;
  QStringList faults;
  for (int i = 0; i < kTries; ++i) {
    settle(window);
    faults = layoutFaults(window);
    if (faults.isEmpty()) break;
  }
  return faults;
}

QStringList named(const QString& name, const QStringList& faults) {
  QStringList out;
  for (const QString& fault : faults) out += name + ": " + fault;
  return out;
}

}  // namespace

class TestEverySize : public QuietTest {
  Q_OBJECT

 private slots:
  // Includes dialogs, entries, questions and every game's table.
  void everyMomentFitsTheSmallestWindow() {
    const QTemporaryDir folder;
    QStringList faults;
    const auto seen = [&](const QString& name, QQuickWindow& window) {
      if (window.objectName() != QLatin1String("spectators")) faults += named(name, faultsThatStay(window));
    };
    const Outcome<int> pictures =
        renderShots(folder.path().toStdString(), {.size = kMin, .language = "de", .seen = seen});
    QVERIFY2(bool(pictures), pictures ? "" : pictures.fault().text().c_str());
    QVERIFY(noneOf(faults));
  }

  void everyPageFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("large");
    for (const QString& language : Translation::languages())
      for (const bool large : {false, true})
        QTest::addRow("%s 800 x 480%s", qPrintable(language), large ? " large" : "")
            << language << kMin << large;
    for (const QSize size : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)})
      QTest::addRow("en %d x %d", size.width(), size.height()) << "en" << size << false;
  }
  void everyPageFits() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(bool, large);
    Evening evening;
    evening.window.settings().setLanguage(language);
    evening.window.settings().setLargeText(large);
    QQuickWindow& window = *evening.window.window();
    window.resize(size);
    aDuel(evening);
    QStringList faults;
    for (const PageInfo& page : pages()) {
      evening.window.showPage(page.name);
      faults += named(page.name, faultsThatStay(window));
      if (size != kMin) continue;
      eachDialog(window, [&](const QString& dialog) {
        faults += named(QString("%1, %2").arg(page.name, dialog), faultsThatStay(window));
      });
    }
    QVERIFY(noneOf(faults));
  }

 private:
  static void aDuel(Evening& evening) {
    evening.begin();
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
          R"({"e":"choose","seat":"A","option":"duel"})",
          R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
          R"({"e":"reveal","seat":"B","cards":["strike"]})"})
      evening.take({*readJson(line, "test")});
  }
};

QTEST_MAIN(TestEverySize)
#include "tst_every_size.moc"
