// Tests the hints of a first night: every question of the first turn has one, they end after it, and they say
// nothing that is hidden.
#include <map>
#include <set>

#include <QTest>

#include "app/kit/first_hints.h"
#include "app/phrases/hint_words.h"
#include "app/phrases/ruling_words.h"
#include "app/phrases/translation.h"
#include "game_rows.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"

using namespace lk;
using namespace lk::app;
using rules::Audience;

namespace {

constexpr int kNights = 200;
constexpr HintedSeats kEverybody{true, true, true, true};

/// Plays nights of random answers, each until `go` returns false.
template <class Go>
void playFirstTurns(const GameKit& kit, const Go& go) {
  rules::Chance chance(31);
  for (int night = 0; night < kNights; ++night) {
    rules::Referee referee(*kit.game, kit.cards);
    referee.take(rules::anySetup(*kit.game, kit.cards, chance));
    while (!referee.result().finished && go(referee))
      referee.take(rules::anyEvent(*kit.game, referee.state(), kit.cards, chance));
  }
}

/// "odd" asks about a strange correction, readings about unclear rules: both explain themselves.
bool explainsItself(const rules::Prompt& prompt) {
  return prompt.id == "odd" || asksForReading(prompt.id);
}

Audience readerOf(std::size_t seat) {
  return rules::audienceOf(rules::kAllSeats[seat]);
}

}  // namespace

class TestFirstHints : public QObject {
  Q_OBJECT

 private slots:
  void everyQuestionOfAFirstTurnHasOne_data() { test::gameRows(); }
  void everyQuestionOfAFirstTurnHasOne() {
    const auto kit = test::kitOfRow();
    std::set<std::string> without;
    std::map<std::string, int> asked;
    playFirstTurns(*kit, [&](const rules::Referee& referee) {
      const Json view = referee.view(Audience::table).json;
      if (firstTurnIsOver(view, *kit)) return false;
      for (const rules::Prompt& prompt : referee.prompts()) {
        ++asked[prompt.id];
        if (!explainsItself(prompt) && firstHint(prompt, view, *kit, kEverybody).isEmpty())
          without.insert(prompt.id);
      }
      return true;
    });
    QVERIFY(asked.size() >= 5);
    for (const std::string& prompt : without) qWarning("no hint for %s", prompt.c_str());
    QVERIFY(without.empty());
  }

  void eachCitesItsRuleAndIsShort_data() { test::gameRows(); }
  void eachCitesItsRuleAndIsShort() {
    const auto kit = test::kitOfRow();
    const auto& prompts = kit->game->vocabulary().prompts;
    QVERIFY(kit->hints.of.size() >= 7);
    for (const auto& [id, hint] : kit->hints.of) {
      const std::string prompt = id.substr(0, id.find("_of_"));
      QVERIFY2(std::find(prompts.begin(), prompts.end(), prompt) != prompts.end(), id.c_str());
      QVERIFY2(kit->ruleTexts.contains(hint.rule), hint.rule.c_str());
      std::vector<LanguageId> languages = languagesOfData();
      languages.push_back(kEnglish);
      for (const LanguageId language : languages) {
        const std::string& text = hint.text.only(language);
        QVERIFY2(!text.empty(), id.c_str());
        QVERIFY2(QString::fromStdString(text).size() <= kMaxHint, text.c_str());
        QVERIFY2(text.find('{') == std::string::npos, text.c_str());  // nothing of the night is filled in
      }
    }
  }

  /// Everybody has had a turn, and nothing brings the hints back but taking back.
  void theyEndAfterTheFirstTurnOfAll_data() { test::gameRows(); }
  void theyEndAfterTheFirstTurnOfAll() {
    const auto kit = test::kitOfRow();
    int ended = 0;
    bool over = false;
    std::set<std::string> hadTurn;
    playFirstTurns(*kit, [&](const rules::Referee& referee) {
      const Json view = referee.view(Audience::table).json;
      if (referee.log().size() == 1) {
        hadTurn.clear();
        over = false;
      }
      if (const Json& holder = tableFigure(*kit->game, view, rules::FigureRole::turnHolder);
          holder.isString())
        hadTurn.insert(holder.asString());
      const bool now = firstTurnIsOver(view, *kit);
      if (over && !now) qFatal("the hints came back");
      if (now && !over) {
        over = true;
        ++ended;
        if (hadTurn.size() < 2 && referee.state().seatCount > 1) qFatal("somebody had no turn yet");
      }
      if (over)
        for (const rules::Prompt& prompt : referee.prompts())
          if (!firstHint(prompt, view, *kit, kEverybody).isEmpty()) qFatal("a hint after the first turn");
      return referee.log().size() < 150;
    });
    QVERIFY(ended > kNights / 8);
  }

  /// A hint depends on the kind of question and the turn alone: each audience's view gives the same, and so
  /// does the question without anything in it.
  void theyDependOnNothingHidden_data() { test::gameRows(); }
  void theyDependOnNothingHidden() {
    const auto kit = test::kitOfRow();
    int compared = 0;
    playFirstTurns(*kit, [&](const rules::Referee& referee) {
      const Json view = referee.view(Audience::table).json;
      if (firstTurnIsOver(view, *kit)) return false;
      for (const rules::Prompt& prompt : referee.prompts()) {
        const QString hint = firstHint(prompt, view, *kit, kEverybody);
        rules::Prompt bare;
        bare.id = prompt.id;
        bare.seat = prompt.seat;
        if (const Json* which = prompt.arguments.find("case"))
          bare.arguments = Json::object({{"case", *which}});
        for (std::size_t seat = 0; seat < referee.state().seatCount; ++seat)
          if (firstHint(bare, referee.view(readerOf(seat)).json, *kit, kEverybody) != hint)
            qFatal("another hint for %s", prompt.id.c_str());
        ++compared;
      }
      return true;
    });
    QVERIFY(compared > kNights);
  }

  void onlyWhoWantsThemGetsThem() {
    const auto kit = test::kit("magepunk");
    const Json view = Json::object({{"turn", 1}});
    rules::Prompt prompt;
    prompt.id = "main";
    prompt.seat = rules::Seat::A;
    QVERIFY(firstHint(prompt, view, *kit, kEverybody).endsWith("(M-21)"));
    QCOMPARE(firstHint(prompt, view, *kit, {false, true}), QString());
    prompt.seat.reset();
    QVERIFY(!firstHint(prompt, view, *kit, {false, true}).isEmpty());
    QCOMPARE(firstHint(prompt, view, *kit, {}), QString());
    const Translation german("de");
    QVERIFY(firstHint(prompt, view, *kit, kEverybody).startsWith(QStringLiteral("Lege zuerst Ressourcen")));
  }

  void aCaseHasItsOwnHintOrThatOfTheQuestion() {
    const auto kit = test::kit("half_deck_dungeon_heroes");
    QCOMPARE(kit->hints.find("roll", "trap")->rule, std::string("D-98"));
    QCOMPARE(kit->hints.find("roll", "")->rule, std::string("D-78"));
    QCOMPARE(kit->hints.find("face", "magic"), kit->hints.find("face", ""));
    QVERIFY(!kit->hints.find("odd", ""));
  }

  void aFileThatIsWrongIsReported_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("what");
    QTest::newRow("ends") << QByteArray(R"({"schema":1,"game":"g","ends":{"turn":"x"},"hints":{}})")
                          << QByteArray("\"turn\" is no whole number");
    QTest::newRow("no rule") << QByteArray(
                                    R"({"schema":1,"game":"g","ends":{},"hints":{"main":{"text":"Go on."}}})")
                             << QByteArray("\"rule\"");
    QTest::newRow("no hints") << QByteArray(R"({"schema":1,"game":"g","ends":{}})")
                              << QByteArray("\"hints\"");
  }
  void aFileThatIsWrongIsReported() {
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, what);
    const Outcome<FirstHints> hints = readFirstHints(file.toStdString(), "hints.json");
    QVERIFY(!hints);
    QVERIFY2(hints.fault().what.find(what.toStdString()) != std::string::npos, hints.fault().what.c_str());
  }

  void aTranslationOfNothingIsReported() {
    FirstHints hints;
    hints.of["main"] = {};
    const TranslatedFile file{*LanguageId::from("de"), "de.json",
                              R"({"language":"de","game":"g","hints":{"mian":"Weiter."}})"};
    const Outcome<Done> done = translateFirstHints(hints, file);
    QVERIFY(!done && done.fault().what.find("mian") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestFirstHints)
#include "tst_first_hints.moc"
