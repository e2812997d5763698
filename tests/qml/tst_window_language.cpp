// Tests the window in Chinese, without any English; every language fits; language and voice change during a
// night.
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/phrases/translation.h"
#include "app/window/shared/pages.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Latin words that stay: names, the names of the program and its games, rule numbers, keys, file names.
bool stays(const QString& word) {
  static const QRegularExpression kStays(QStringLiteral(
      "^([A-D]|Ann|Ben|Lampkeeper|English|Deutsch|DV|QR|PDF|JSON|ESC|Esc|Enter|Ctrl|Alt|Tab|Shift|Space|F\\d+"
      "|"
      "[HDR]-?\\d+|[A-Z]|mm|cm|px|x|s|l|http|mjpg|ID|Home|End|Del|alsa-utils|espeak-ng|my-cards|BG|Stats)$"));
  return kStays.match(word).hasMatch();
}

void collectEnglish(QQuickItem* item, QStringList& english) {
  if (!item->isVisible()) return;
  // Cards are shown with their other name and text, too.
  if (item->inherits("QQuickText") && item->objectName() != QLatin1String("otherLanguage")) {
    static const QRegularExpression kWord(QStringLiteral("[A-Za-z][A-Za-z'-]*\\d*"));
    const QString text = item->property("text").toString();
    for (auto match = kWord.globalMatch(text); match.hasNext();)
      if (!stays(match.next().captured())) {
        english += text;
        break;
      }
  }
  for (QQuickItem* child : item->childItems()) collectEnglish(child, english);
}

/// Text that does not fit never will; layout may need another frame.
QStringList clippedOn(QQuickWindow& window) {
  constexpr int kTries = 5;
  QStringList clipped;
  for (int i = 0; i < kTries; ++i) {
    settle(window);
    clipped.clear();
    findClipped(window.contentItem(), clipped);
    if (clipped.isEmpty()) break;
    QTest::qWait(20);
  }
  return clipped;
}

}  // namespace

class TestWindowLanguage : public QuietTest {
  Q_OBJECT

 private slots:
  void aWindowThatBeginsInChineseIsChineseFromTheFirstWord() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    QSettings(file, QSettings::IniFormat).setValue("language", "zh");
    WindowEngine window{kit(), {.settings = file}};
    const auto shownTexts = [&] {
      CameraList& cameras = window.cameras();
      return QStringList{window.cards().types().front().name,
                         cameras.data(cameras.index(cameras.count() - 1), CameraList::nameRole).toString(),
                         window.table().nextStep(), window.setup().gameName()};
    };
    static const QRegularExpression kHan(QStringLiteral("^[\\x{4e00}-\\x{9fff}].*$"));
    for (const QString& text : shownTexts()) QVERIFY2(kHan.match(text).hasMatch(), qPrintable(text));
    window.settings().setLanguage("en");
    for (const QString& text : shownTexts()) QVERIFY2(!kHan.match(text).hasMatch(), qPrintable(text));
  }

  void nothingIsLeftInEnglish_data() {
    QTest::addColumn<QString>("page");
    for (const PageInfo& page : pages()) QTest::newRow(page.name) << QString(page.name);
  }
  void nothingIsLeftInEnglish() {
    QFETCH(QString, page);
    Evening evening;
    evening.window.settings().setName(rules::Seat::A, "Ann");
    evening.window.settings().setName(rules::Seat::B, "Ben");
    evening.window.settings().setLanguage("zh");
    aDuel(evening);
    evening.window.showPage(page);
    settle(*evening.window.window());
    QStringList english;
    collectEnglish(evening.window.window()->contentItem(), english);
    QVERIFY2(english.isEmpty(), qPrintable(english.join("\n")));
  }

  void everyLanguageFits_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("language");
    for (const QString& language : Translation::languages())
      for (const PageInfo& page : pages())
        QTest::addRow("%s %s", page.name, qPrintable(language)) << QString(page.name) << language;
  }
  void everyLanguageFits() {
    QFETCH(QString, page);
    QFETCH(QString, language);
    Evening evening;
    evening.window.settings().setLanguage(language);
    aDuel(evening);
    evening.window.showPage(page);
    const QStringList clipped = clippedOn(*evening.window.window());
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("\n")));
  }

  void largeLettersFit_data() { nothingIsLeftInEnglish_data(); }
  void largeLettersFit() {
    QFETCH(QString, page);
    Evening evening;
    evening.window.settings().setLargeText(true);
    aDuel(evening);
    evening.window.showPage(page);
    const QStringList clipped = clippedOn(*evening.window.window());
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("\n")));
  }

  void theKeysOfThePagesOutliveAChangeOfLanguage() {
    Evening evening;
    evening.activate();
    for (const char* language : {"zh", "en"}) {
      evening.window.settings().setLanguage(language);
      QCoreApplication::processEvents();
      for (const auto& [key, page] : {std::pair(Qt::Key_F4, "rules"), std::pair(Qt::Key_F1, "home")}) {
        evening.press(key);
        QCOMPARE(evening.window.window()->property("page").toString(), QString(page));
      }
    }
  }

  void theLanguageChangesInTheMiddleOfANight() {
    Evening evening;
    QObject::connect(&evening.window.table(), &TableModel::reportsWanted, &evening.window.table(), [&] {
      const Outcome<Moment> moment = evening.session.nowWithReports();
      QVERIFY(moment);
      evening.window.table().show(*moment);
    });
    aDuel(evening);
    const QString english = evening.window.table().nextStep();
    const QStringList steps = evening.window.table().duelAloud();
    QVERIFY(!steps.isEmpty());
    evening.window.settings().setLanguage("zh");
    const QStringList chinese = evening.window.table().duelAloud();
    QCOMPARE(chinese.size(), steps.size());
    for (int i = 0; i < steps.size(); ++i) QVERIFY(chinese[i] != steps[i]);
    evening.window.settings().setLanguage("en");
    QCOMPARE(evening.window.table().nextStep(), english);
    QCOMPARE(evening.window.table().duelAloud(), steps);
  }

  void eachEventIsSpokenOnce() {
    Evening evening;
    QSignalSpy spoken(&evening.window.voice(), &Voice::saying);
    QSignalSpy sounded(&evening.window.voice(), &Voice::sounded);
    evening.begin();
    QCoreApplication::processEvents();
    QCOMPARE(spoken.count(), 0);  // the voice is off
    evening.window.settings().setVoice(true);
    evening.window.settings().setSounds(true);
    evening.take({*readJson(R"({"e":"roll","seat":"A","dice":[4,6]})", "test")});
    QCoreApplication::processEvents();
    QCOMPARE(spoken.count(), 1);
    QCOMPARE(sounded.takeFirst()[0].value<Chime>(), Chime::accepted);
    QVERIFY(!spoken[0][0].toString().contains("10"));  // the roll is secret
    evening.take({*readJson(R"({"e":"roll","seat":"A","dice":[4]})", "test")});
    QCoreApplication::processEvents();
    QCOMPARE(sounded.takeFirst()[0].value<Chime>(), Chime::refused);
  }

  /// A resumed or retranslated night does not announce an old duel.
  void anOldDuelIsNotAnnouncedAgain() {
    Evening evening;
    TableModel& table = evening.window.table();
    QObject::connect(&table, &TableModel::reportsWanted, &table,
                     [&] { evening.show(evening.session.nowWithReports()); });
    evening.window.settings().setVoice(true);
    evening.window.settings().setSounds(true);
    aDuel(evening);
    evening.window.settings().setMotion(true);
    evening.window.settings().setShowDuels(true);
    QSignalSpy judged(&table, &TableModel::duelJudged);
    QSignalSpy spoken(&evening.window.voice(), &Voice::saying);
    QSignalSpy sounded(&evening.window.voice(), &Voice::sounded);
    evening.window.settings().setLanguage("zh");
    QCoreApplication::processEvents();
    QVERIFY(table.duel()->allShown());  // without stepping through it again
    Moment resumedMoment = *evening.session.nowWithReports();
    resumedMoment.night = 7;
    QCOMPARE(spoken.count(), 0);
    table.beginNight(7);
    QCoreApplication::processEvents();
    spoken.clear();
    table.show(resumedMoment);
    QCoreApplication::processEvents();
    QVERIFY(table.duel()->count() > 0 && table.duel()->allShown());
    QCOMPARE(judged.count(), 0);
    QCOMPARE(sounded.count(), 0);
    QCOMPARE(spoken.count(), 1);  // the next event in that night
    QCOMPARE(spoken[0][0].toString(), Voice::readable(table.nextStep()));
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
    QCoreApplication::processEvents();
  }
};

QTEST_MAIN(TestWindowLanguage)
#include "tst_window_language.moc"
