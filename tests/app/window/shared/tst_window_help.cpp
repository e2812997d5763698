// Tests help levels: which player gets which help, remembered by name, and nothing derived from secrets.
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "app/phrases/consequences.h"
#include "app/window/shared/help_model.h"
#include "hand_entered_night.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::app;
using test::kit;

namespace {

struct Evening : test::HandEnteredNight {
  TableModel model;

  explicit Evening(const HelpOf& help) {
    Names names;
    names.of[0] = QStringLiteral("Ann");
    names.of[1] = QStringLiteral("Ben");
    model.setNames(names);
    model.setHelp(help);
    listenTo(model);
    begin("{}");
  }
  void rollBoth(const std::string& a = "[4,6]", const std::string& b = "[6,6]") {
    say(R"({"e":"roll","seat":"A","dice":)" + a + "}");
    say(R"({"e":"roll","seat":"B","dice":)" + b + "}");
  }
  QStringList leads() {
    QStringList out;
    for (int row = 0; row < model.choices()->count(); ++row)
      out += model.choices()->data(model.choices()->index(row), ChoicesModel::leadsRole).toString();
    return out;
  }
};

HelpOf of(Help a, Help b) {
  return {a, b, Help::reminders, Help::reminders};
}

}  // namespace

class TestWindowHelp : public QObject {
  Q_OBJECT

 private slots:
  void onlyLearnersAreShownWhatChoicesLeadTo() {
    Evening evening(of(Help::full, Help::reminders));
    evening.rollBoth();
    QCOMPARE(evening.model.actingSeat(), QString("A"));
    QCOMPARE(evening.leads().size(), 3);
    for (const QString& line : evening.leads()) QVERIFY(!line.isEmpty() && !line.contains(u'{'));
    QVERIFY2(evening.leads()[0].contains("Ben is hurt"), qPrintable(evening.leads()[0]));
    evening.say(R"({"e":"choose","seat":"A","option":"scout"})");
    QCOMPARE(evening.model.actingSeat(), QString("B"));
    QCOMPARE(evening.leads().join(""), QString());
    evening.model.setHelp(of(Help::full, Help::full));
    QVERIFY(!evening.leads().contains(QString()));
  }

  void whoWantsNoRemindersGetsTheQuestionAlone() {
    Evening evening(of(Help::off, Help::reminders));
    QVERIFY(!evening.model.nextStep().isEmpty());
    QCOMPARE(evening.model.detail(), QString());
    evening.model.setHelp(of(Help::reminders, Help::reminders));
    QVERIFY(!evening.model.detail().isEmpty());
  }

  void levelsAreRememberedByName() {
    QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    Names names;
    names.of[0] = QStringLiteral("Ann/我");
    names.of[1] = QStringLiteral("Ben");
    {
      HelpModel help(file);
      help.setNames(names);
      QCOMPARE(help.help()[0], Help::reminders);
      help.choose("A", "full");
      help.choose("B", "off");
      help.choose("B", "nonsense");
      QVERIFY(help.anybodyLearns());
    }
    HelpModel help(file);
    std::swap(names.of[0], names.of[1]);
    help.setNames(names);
    QCOMPARE(help.help()[0], Help::off);
    QCOMPARE(help.help()[1], Help::full);
    names.of[1] = QStringLiteral("Cleo");
    help.setNames(names);
    QCOMPARE(help.help()[1], Help::reminders);
    QCOMPARE(helpFor(std::nullopt, help.help()), Help::reminders);
  }

  void hiddenDiceChangeNoLine() {
    Evening one(of(Help::full, Help::full)), other(of(Help::full, Help::full));
    one.rollBoth("[1,1]", "[6,6]");
    other.rollBoth("[6,6]", "[2,1]");
    QCOMPARE(one.leads(), other.leads());
    QCOMPARE(one.model.detail(), other.model.detail());
  }

  /// In a Mirror's night learners read the consequences of every choice.
  void everyChoiceOfAMirrorNightSaysWhatItLeadsTo() {
    const auto its = kit();
    rules::Chance chance(11);
    std::set<std::string> silent, asked;
    for (const char* options : {R"({"locations":"off","powers":"off"})", "{}"}) {
      for (int night = 0; night < 6; ++night) {
        rules::Referee referee(*its->game, its->cards);
        Json setup = *readJson(
            R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A"})", "test");
        setup.set("options", *readJson(options, "test"));
        referee.take({setup});
        while (!referee.result().finished) {
          for (const rules::Prompt& prompt : referee.prompts()) {
            if (prompt.legal.size() < 2) continue;
            asked.insert(prompt.id);
            for (const std::string& option : prompt.legal)
              if (consequenceText(prompt, option, *its, {}).isEmpty())
                silent.insert(prompt.id + ": " + option + " " + prompt.arguments.dump());
          }
          referee.take(rules::anyEvent(*its->game, referee.state(), its->cards, chance));
        }
      }
    }
    for (const std::string& each : silent) qWarning("%s", each.c_str());
    QVERIFY(silent.empty());
    QVERIFY(asked.size() > 6);
  }

  /// No placeholder stays unfilled, whatever is asked in whole nights.
  void everyLineIsWhole() {
    int lines = 0;
    for (const rules::Game* game : rules::allGames()) {
      const auto its = kit(game->id());
      rules::Chance chance(3);
      for (int night = 0; night < 4; ++night) {
        rules::Referee referee(*its->game, its->cards);
        referee.take(rules::anySetup(*its->game, its->cards, chance));
        while (!referee.result().finished) {
          for (const rules::Prompt& prompt : referee.prompts())
            for (const std::string& option : prompt.legal) {
              const QString line = consequenceText(prompt, option, *its, {});
              lines += !line.isEmpty();
              QVERIFY2(!line.contains(u'{') && !line.contains(u'_'), qPrintable(line));
            }
          referee.take(rules::anyEvent(*its->game, referee.state(), its->cards, chance));
        }
      }
    }
    QVERIFY(lines > 500);
  }
};

QTEST_GUILESS_MAIN(TestWindowHelp)
#include "tst_window_help.moc"
