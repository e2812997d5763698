// Tests that every game has complete sentences: steps, questions, options, refusals, events and results.
#include <map>

#include <QRegularExpression>
#include <QTest>

#include "app/phrases/games/game_words.h"
#include "app/phrases/moves/move_words.h"
#include "app/phrases/table_options.h"
#include "app/phrases/translation.h"
#include "app/phrases/words.h"
#include "game_rows.h"
#include "games/kiteyard/words.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;

namespace {

bool whole(const QString& sentence) {
  static const QRegularExpression kHole(QStringLiteral("\\{[a-zA-Z_0-9]*\\}"));
  return !sentence.trimmed().isEmpty() && !kHole.match(sentence).hasMatch();
}
QString text(std::string_view name) {
  return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

}  // namespace

class GameWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyTableOptionIsExplainedWithAllItsReadings_data() { test::gameRows(); }
  void everyTableOptionIsExplainedWithAllItsReadings() {
    const auto kit = test::kitOfRow();
    QVERIFY(gameName(kit->id()) != text(kit->id()));
    QVERIFY(whole(gameAbout(kit->id())));
    const std::vector<TableOption> options = tableOptions(*kit);
    for (const rules::OptionSpec& option : kit->game->vocabulary().options) {
      const auto found =
          std::find_if(options.begin(), options.end(), [&](const auto& t) { return t.key == option.key; });
      const bool asked = option.kind != rules::OptionKind::implied;
      QVERIFY2((found != options.end()) == asked, std::string(option.key).c_str());
      if (!asked) continue;
      QVERIFY2(whole(found->question), std::string(option.key).c_str());
      QVERIFY2(found->readings.size() >= 2, std::string(option.key).c_str());
      for (std::size_t i = 0; i < option.values.size(); ++i) {
        QCOMPARE(found->readings[i].value, std::string(option.values[i]));
        QVERIFY2(found->readings[i].says != text(option.values[i]), std::string(option.values[i]).c_str());
      }
      // An option that interprets the rules names its rule; options about what is in play need not.
      if (found->part.isEmpty() && option.kind == rules::OptionKind::word)
        QVERIFY2(!found->rule.empty() || option.key == "rescue_choice" || option.key == "hand_row",
                 std::string(option.key).c_str());
      QVERIFY2(found->rule.empty() || !found->ruleSays.isEmpty(), found->rule.c_str());
    }
    for (const rules::SeatChoice& choice : kit->game->vocabulary().setup.choices)
      QVERIFY(whole(phrase(gameWords(kit->id()).choices, choice.key)));
  }

  void everyRefusalHasItsOwnCure_data() { test::gameRows(); }
  void everyRefusalHasItsOwnCure() {
    const auto kit = test::kitOfRow();
    std::map<QString, std::string_view> cures;
    for (const std::string_view reason : kit->game->vocabulary().reasons) {
      const rules::Ruling refusal = rules::refuse(reason);
      const QString advice = cure(refusal, *kit).mid(reasonText(refusal.reason, kit->id()).size());
      const auto [same, isNew] = cures.emplace(advice, reason);
      QVERIFY2(isNew, qPrintable(text(reason) + " is cured as " + text(same->second) + advice));
    }
  }

  void aGameIsWordedByOneLineAndGoesAgain() {
    QCOMPARE(gameName("kiteyard"), QString("kiteyard"));
    {
      const AddedGameWords worded("kiteyard", kKiteyardWords);
      QCOMPARE(gameName("kiteyard"), QString("Kiteyard"));
      QVERIFY(whole(phrase(gameWords("kiteyard").steps, "tied").remove("{card}")));
      QVERIFY(!phrase(gameWords("kiteyard").questions, "answer").isEmpty());
    }
    QCOMPARE(gameName("kiteyard"), QString("kiteyard"));
  }

  void stepsAndReasonsHaveTheirSentences_data() { test::gameRows(); }
  void stepsAndReasonsHaveTheirSentences() {
    const auto kit = test::kitOfRow();
    for (const std::string_view what : kit->game->vocabulary().steps) {
      const rules::Step step{.rule = {"X-1"},
                             .what = what,
                             .seat = rules::Seat::A,
                             .amount = 3,
                             .from = 4,
                             .card = rules::CardId(1),
                             .slot = 1};
      QVERIFY2(whole(stepText(step, *kit)), qPrintable(text(what)));
      QVERIFY2(!stepText(step, *kit).startsWith(text(what) + ": "), qPrintable(text(what)));
    }
    for (const std::string_view reason : kit->game->vocabulary().reasons) {
      rules::Ruling refusal;
      refusal.verdict = rules::Verdict::refused;
      refusal.reason = std::string(reason);
      refusal.cureArguments =
          Json::object({{"problem", "something"}, {"n", 2}, {"card", kit->cards.cards().front().id}});
      QVERIFY2(reasonText(refusal.reason) != text(reason), qPrintable(text(reason)));
      QVERIFY2(whole(cure(refusal, *kit)), qPrintable(cure(refusal, *kit)));
    }
  }

  /// Chinese is written without blanks, including labels of choices.
  void choicesInChineseHaveNoBlanks_data() { test::gameRows(); }
  void choicesInChineseHaveNoBlanks() {
    static const QRegularExpression kBlank(QStringLiteral("\\p{Han} +\\p{Han}"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    const auto kit = test::kitOfRow();
    const Translation chinese("zh");
    rules::Chance chance(5);
    for (int night = 0; night < 10; ++night) {
      rules::Referee referee(*kit->game, kit->cards);
      referee.take(rules::anySetup(*kit->game, kit->cards, chance));
      while (!referee.result().finished) {
        for (const rules::Prompt& prompt : referee.prompts())
          for (const std::string& option : prompt.legal) {
            const QString label = optionLabel(prompt, option, *kit);
            QVERIFY2(!kBlank.match(label).hasMatch(), qPrintable(label));
          }
        referee.take(rules::anyEvent(*kit->game, referee.state(), kit->cards, chance));
      }
    }
  }

  void fixedValuesAreNotAttributedToDice() {
    const auto kit = loadKit("halfwish");
    QVERIFY(kit);
    const auto sentence = [&](std::string_view what, const char* card) {
      return stepText(
          {.what = what, .seat = rules::Seat::A, .amount = 9, .from = 9, .card = (*kit)->cards.find(card)},
          **kit);
    };
    QCOMPARE(sentence("strike_value", "clockwork_strike"),
             QString("A's Clockwork Strike strikes for 9, whatever the dice"));
    QCOMPARE(sentence("strike_value", "strike"), QString("A's Strike strikes for 9 (dice value 9)"));
    QVERIFY2(sentence("evade_ready", "evade_feinted").endsWith("dodges at any dice value"),
             qPrintable(sentence("evade_ready", "evade_feinted")));
    QCOMPARE(sentence("evade_ready", "evade"), QString("A's Evade dodges with a dice value of 9"));
  }

  void dueStepsAreWordedAsThingsOrActions() {
    const auto first = [](const char* game, const char* awaits, const Json& seat) {
      rules::Ruling refusal;
      refusal.verdict = rules::Verdict::refused;
      refusal.reason = "not_now";
      refusal.cureArguments = Json::object({{"awaits", awaits}, {"seat", seat}});
      const auto kit = loadKit(game);
      return cure(refusal, **kit);
    };
    const auto ends = [](const QString& sentence, const char* end) {
      return sentence.endsWith(QString::fromUtf8(end));
    };
    QVERIFY(ends(first("halfwish", "roll", Json("B")), "first comes the roll of B"));
    QVERIFY(ends(first("halfwish", "upgrade_order", Json("B")), "first B says who picks first"));
    QVERIFY(ends(first("half_deck_dungeon_heroes", "show_hand", Json("A")), "first A shows the last cards"));
    QVERIFY(ends(first("half_deck_dungeon_heroes", "loot", Json()), "first you say who draws the loot"));
  }

  void aQuestionSaysWhatItsCaseAsksFor() {
    const auto kit = loadKit("half_deck_dungeon_heroes");
    QVERIFY(kit);
    const auto sentence = [&](const char* id, const char* which) {
      rules::Prompt prompt{.id = id, .seat = rules::Seat::A};
      prompt.arguments = Json::object({{"n", 3}, {"number", 6}, {"card", "riddle_door"}, {"case", which}});
      return promptText(prompt, **kit);
    };
    QVERIFY2(sentence("face", "magic").contains("It asks for magic 6"),
             qPrintable(sentence("face", "magic")));
    QVERIFY(sentence("decide", "hero_deck").contains("turn up the top 3 of the hero deck"));
    QVERIFY(sentence("decide", "hand").contains("name 3 to give up"));
    QVERIFY(!sentence("roll", "trap").contains("team attack") &&
            sentence("roll", "").contains("team attack"));
  }

  /// The same words for one attacker and for several; both sides are named.
  void anAttackNamesBothSides() {
    const auto kit = loadKit("wtactics_orc");
    QVERIFY(kit);
    const Outcome<Json> view = readJson(
        R"({"zones":{"A-F1":[{"card":"mage"}],"A-F2":[{"card":"elvish_druid"}],"B-F1":[{"card":"mage"}]}})",
        "test");
    const Names names{{"Mia", "Jonas", "C", "D"}};
    const auto told = [&](const char* attackers) {
      const Outcome<Json> event = readJson(
          std::string(R"({"e":"attack","seat":"A","attackers":)") + attackers + R"(,"target":"B-F1"})",
          "test");
      return withLyingNames(eventText({*event}, **kit, names), *view, **kit, names, rules::Seat::A);
    };
    QCOMPARE(told(R"(["A-F1"])"), QString("Attack by Mage (front 1) on Jonas's Mage (front 1)"));
    QCOMPARE(told(R"(["A-F1","A-F2"])"),
             QString("Attack by Mage (front 1) and Elvish Druid (front 2) on Jonas's Mage (front 1)"));
  }

  void whoHasDecidedIsToldByName() {
    const Names names{{"Mia", "Jonas", "C", "D"}};
    for (const rules::Game* game : rules::allGames()) {
      const auto kit = loadKit(std::string(game->id()));
      QVERIFY(kit);
      const QString told = eventText({Json::object({{"e", "decide"}, {"seat", "B"}})}, **kit, names);
      QVERIFY2(told.contains("Jonas") && !told.contains("B "), qPrintable(told));
    }
  }

  void reasonsOfOneNameAreEachGamesOwn() {
    static constexpr Phrase kOther[] = {{"used_up", "the wind is gone"}};
    static constexpr GameWords kWords{.reasons = kOther};
    const AddedGameWords worded("kiteyard", kWords);
    QCOMPARE(reasonText("used_up", "kiteyard"), QString("the wind is gone"));
    QCOMPARE(reasonText("used_up", "halfwish"), QString("that has been used already"));
    QCOMPARE(reasonText("hero_able", "kiteyard"), QString("a hero can attack it"));
  }

  void aNumberThatMayVaryIsNotCalledExact() {
    const auto kit = loadKit("half_deck_dungeon_heroes");
    QVERIFY(kit);
    rules::Ruling refusal;
    refusal.verdict = rules::Verdict::refused;
    refusal.reason = "wrong_count";
    refusal.cureArguments = Json::object({{"n", 6}, {"least", 1}, {"most", 6}});
    QVERIFY2(cure(refusal, **kit).contains("name 1 to 6"), qPrintable(cure(refusal, **kit)));
    refusal.cureArguments = Json::object({{"n", 2}, {"least", 2}, {"most", 2}});
    QVERIFY2(cure(refusal, **kit).contains("name exactly 2"), qPrintable(cure(refusal, **kit)));
  }

  void randomNightsAreDescribedInWholeSentences_data() { test::gameRows(); }
  void randomNightsAreDescribedInWholeSentences() {
    const auto kit = test::kitOfRow();
    rules::Chance chance(5);
    for (int night = 0; night < 25; ++night) {
      rules::Referee referee(*kit->game, kit->cards);
      rules::Event event = rules::anySetup(*kit->game, kit->cards, chance);
      for (;;) {
        QVERIFY2(whole(eventText(event, *kit)), qPrintable(eventText(event, *kit)));
        QVERIFY2(eventText(event, *kit) != QString::fromStdString(event.kind()), event.kind().c_str());
        const rules::Ruling ruling = referee.take(event);
        QVERIFY(ruling.verdict == rules::Verdict::accepted);
        for (const rules::Step& step : ruling.steps) {
          QVERIFY2(whole(stepText(step, *kit)), qPrintable(stepText(step, *kit)));
          QVERIFY2(kit->ruleTexts.contains(std::string(step.rule.text)), std::string(step.rule.text).c_str());
        }
        for (const rules::Prompt& prompt : referee.prompts()) {
          QVERIFY2(whole(promptText(prompt, *kit)), qPrintable(promptText(prompt, *kit)));
          QVERIFY2(!promptWords(prompt, *kit).question.endsWith("please decide"), prompt.id.c_str());
          for (const std::string& option : prompt.legal)
            QVERIFY2(optionLabel(prompt, option, *kit) != QString::fromStdString(option), option.c_str());
        }
        if (referee.result().finished) break;
        event = rules::anyEvent(*kit->game, referee.state(), kit->cards, chance);
      }
      QVERIFY(whole(resultText(referee.result())));
    }
  }
};

QTEST_GUILESS_MAIN(GameWordsTest)
#include "tst_game_words.moc"
