// Tests the hints of a first night in the window: they stand beside the question, fit in every language, and
// can be switched off at the table, for the next night and in the settings.
#include <QTemporaryDir>

#include "app/session/night/setup_draft.h"
#include "evening.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// A window of people who have not finished a night.
struct FirstEvening {
  QTemporaryDir folder;
  Evening evening{{.nights = folder.filePath("nights.lkdb").toStdString()}};
  TableModel& table = evening.window.table();

  void begin() {
    NightRequest request;
    request.game = "halfwish";
    evening.window.home().start(request);
    evening.begin();
    evening.window.showPage("table");
    settle(*evening.window.window());
  }
  [[nodiscard]] QQuickItem* button(const char* name) {
    return evening.window.window()->findChild<QQuickItem*>(QLatin1String(name));
  }
  [[nodiscard]] QString asked() {
    const QList<QQuickItem*> steps = partsBy(evening.window.window()->contentItem(), "NextStep");
    return steps.isEmpty() ? QString() : steps.front()->property("about").toString();
  }
};

/// Returns the prompt whose hint is the longest in a language.
rules::Prompt longestHint(const GameKit& kit, LanguageId language) {
  rules::Prompt prompt;
  std::size_t length = 0;
  for (const auto& [id, hint] : kit.hints.of)
    if (const std::size_t its = hint.text.in(language).size();
        its > length && id.find("_of_") == std::string::npos) {
      length = its;
      prompt.id = id;
    }
  prompt.seat = rules::Seat::B;
  return prompt;
}

}  // namespace

class TestFirstNightPage : public QuietTest {
  Q_OBJECT

 private slots:
  void theHintStandsBesideTheQuestionUntilItIsEnded() {
    FirstEvening first;
    QVERIFY(first.evening.window.firstNight().planned());
    first.begin();
    QVERIFY(first.table.hint().contains("(H-05)"));
    QVERIFY2(first.asked().startsWith(first.table.hint()), qPrintable(first.asked()));
    QVERIFY2(!first.asked().contains(". (H-05)."), qPrintable(first.asked()));
    QQuickItem* end = first.button("noHints");
    QVERIFY(end && end->isVisible());
    QVERIFY(QMetaObject::invokeMethod(end, "clicked"));
    QCOMPARE(first.table.hint(), QString());
    QVERIFY(!end->isVisible());
    QVERIFY(!first.asked().contains("H-05"));
  }

  void theSetUpAndTheSettingsDecide() {
    FirstEvening first;
    first.evening.window.showPage("setup");
    settle(*first.evening.window.window());
    QQuickItem* choose = first.button("hintsButton");
    QVERIFY(choose && choose->isVisible());
    QVERIFY(choose->property("text").toString().startsWith(QChar(0x25cf)));
    QVERIFY(QMetaObject::invokeMethod(choose, "clicked"));
    QVERIFY(!first.evening.window.firstNight().planned());
    QVERIFY(choose->property("text").toString().startsWith(QChar(0x25cb)));
    first.begin();
    QCOMPARE(first.table.hint(), QString());
    QVERIFY(first.evening.window.firstNight().planned());
    first.evening.window.showPage("settings");
    settle(*first.evening.window.window());
    QQuickItem* row = first.button("firstNightHints");
    QVERIFY(row);
    QCOMPARE(row->property("chosen").toString(), QString("on"));
    QVERIFY(QMetaObject::invokeMethod(row, "picked", Q_ARG(QString, "off")));
    QCOMPARE(row->property("chosen").toString(), QString("off"));
    QVERIFY(!first.evening.window.firstNight().planned());
  }

  /// People stand two metres away: hint and reminder share one line, and the question stays large.
  void theQuestionKeepsItsSize_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("large");
    for (const char* language : {"en", "de", "zh"})
      for (const QSize size : {QSize(1280, 720), QSize(1366, 768)})
        for (const bool large : {false, true})
          QTest::addRow("%s %d%s", language, size.width(), large ? " large" : "")
              << language << size << large;
  }
  void theQuestionKeepsItsSize() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(bool, large);
    int both = 0;
    for (const rules::Game* game : rules::allGames()) {
      Evening evening({}, game->id());
      evening.window.settings().setLanguage(language);
      evening.window.settings().setLargeText(large);
      evening.window.table().setHints({true, true, true, true});
      evening.take(SetupDraft(kit(std::string(game->id()))).setup());
      evening.window.showPage("table");
      evening.window.window()->resize(size);
      rules::Chance chance(2);
      for (int i = 0; i < 2; ++i) {
        settle(*evening.window.window());
        const TableModel& table = evening.window.table();
        const auto about = table.nextStep() + " / " + table.hint() + " / " + table.detail();
        both += !table.hint().isEmpty() && !table.detail().isEmpty() ? 1 : 0;
        QQuickItem* step = partsBy(evening.window.window()->contentItem(), "NextStep").front();
        QVERIFY2(!step->property("tall").toBool(), qPrintable(about));
        for (const QQuickItem* question : partsBy(step, "Question"))
          QVERIFY2(lettersOf(*question) >= 20,
                   qPrintable(QString::number(lettersOf(*question)) + " " + about));
        evening.take(rules::anyEvent(*game, evening.session.night().referee().state(),
                                     kit(std::string(game->id()))->cards, chance));
      }
    }
    QVERIFY(both > 0);
  }

  void everyHintFits_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "zh"}) QTest::newRow(language) << language;
  }
  void everyHintFits() {
    QFETCH(QString, language);
    const LanguageId id = *LanguageId::from(language.toStdString());
    FirstEvening first;
    first.evening.window.settings().setLanguage(language);
    first.evening.window.showPage("table");
    first.evening.window.window()->resize(1280, 720);
    first.table.setHints({true, true});
    for (const rules::Game* game : rules::allGames()) {
      Moment moment;
      moment.kit = test::kit(std::string(game->id()));
      moment.begun = true;
      moment.prompts = {longestHint(*moment.kit, id)};
      moment.view = Json::object({{"game", game->id()}, {"phase", "main1"}, {"round", 1}, {"turn", 1}});
      first.table.show(moment);
      settle(*first.evening.window.window());
      QVERIFY(!first.table.hint().isEmpty());
      QStringList clipped;
      for (QQuickItem* step : partsBy(first.evening.window.window()->contentItem(), "NextStep"))
        findClipped(step, clipped);
      QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join('\n')));
    }
  }
};

QTEST_MAIN(TestFirstNightPage)
#include "tst_first_night_page.moc"
