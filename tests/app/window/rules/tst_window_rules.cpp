// Tests that rules and words can be looked up: all of them, in both games, by every number that the referee
// cites.
#include <set>

#include <QRegularExpression>
#include <QTest>

#include "app/phrases/ruling_words.h"
#include "app/phrases/translation.h"
#include "app/window/rules/rules_model.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"
#include "rules/referee/referee.h"

using namespace lk;
using namespace lk::app;
using test::kit;

class TestWindowRules : public QObject {
  Q_OBJECT

  const std::shared_ptr<const GameKit> kit_ = kit();

 private slots:
  void rulesAreSearchedByWordsNumbersAndSources() {
    RulesModel rules(kit_);
    const int all = rules.count();
    QVERIFY(all > 100);
    rules.setSearch("parley");
    QVERIFY(rules.count() > 3 && rules.count() < all);
    QVERIFY(rules.rowOf(rules.chosen()) >= 0);
    rules.setSearch("h-24");
    QCOMPARE(rules.count(), 1);
    QCOMPARE(rules.chosen(), QString("H-24"));
    rules.setSearch("overkill");
    QCOMPARE(rules.idAt(0), QString("H-31"));
    rules.setSearch("zzz");
    QCOMPARE(rules.count(), 0);
    rules.setSearch("");
    QCOMPARE(rules.count(), all);
    rules.show("H-31");
    rules.setSearch("H-3");  // H-31 is found, too, but not as the best match
    QVERIFY(rules.rowOf("H-31") > 0);
    QCOMPARE(rules.chosen(), rules.idAt(0));
  }

  void theShownRuleIsAmongThoseFoundInEitherLanguage() {
    RulesModel rules(kit_);
    rules.show("H-24");
    rules.setSearch("H-3");
    const int found = rules.count();
    QVERIFY(found > 3 && rules.rowOf("H-24") < 0);
    QCOMPARE(rules.entry().id, rules.idAt(0));
    // Another language finds it by other words.
    Translation translation("en");
    rules.retranslate();
    rules.setSearch("DV");
    QStringList ids;
    for (int row = 0; row < rules.count(); ++row) ids += rules.idAt(row);
    for (const QString& id : ids) {
      rules.choose(id);
      for (const char* language : {"zh", "en"}) {
        translation.speak(language);
        rules.retranslate();
        QVERIFY(rules.count() > 0);
        QVERIFY2(rules.rowOf(rules.chosen()) >= 0, qPrintable(id));
      }
    }
  }

  // The keys of rulings are for authors of rules.
  void sourcesAreWhatPeopleCanLookUp() {
    const Translation english("en");
    RulesModel rules(kit_);
    rules.show("D-78");
    QCOMPARE(rules.entry().source, QString("the rulebook, lines 123, 159"));
    rules.show("H-05");
    QCOMPARE(rules.entry().source, QString("the rulebook, line 48"));
    rules.show("H-16");
    QCOMPARE(rules.entry().source, QString());
  }

  void aLinkTurnsToItsGameAndEntry() {
    RulesModel rules(kit_);
    rules.show("D-78");
    QCOMPARE(rules.game(), QString("half_deck_dungeon_heroes"));
    QCOMPARE(rules.entry().id, QString("D-78"));
    rules.setSearch("nothing at all");
    rules.show("H-24");
    QCOMPARE(rules.game(), QString("halfwish"));
    QVERIFY(rules.search().isEmpty() && rules.rowOf("H-24") >= 0);
    rules.show("ruling:true-damage");
    QCOMPARE(rules.chosen(), QString("H-32"));
    rules.show("Exposed");
    QCOMPARE(rules.chosen(), QString("exposed"));
    rules.show("wounds");
    QCOMPARE(rules.search(), QString("wounds"));
  }

  void theNearestEntriesAreFoundWhenNothingMatches_data() {
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("among");
    QTest::newRow("a slip of the pen") << "toughnes defence"
                                       << "toughness";
    QTest::newRow("a letter left out") << "expsed"
                                       << "exposed";
    QTest::newRow("another word for it") << "armour"
                                         << "toughness";
    QTest::newRow("a question") << "how many cards do I draw?"
                                << "H-06";
    QTest::newRow("a colloquial question") << "can I surrender the fight"
                                           << "concede";
  }
  void theNearestEntriesAreFoundWhenNothingMatches() {
    QFETCH(QString, search);
    QFETCH(QString, among);
    const Translation english("en");
    RulesModel rules(kit_);
    rules.setSearch(search);
    QVERIFY(rules.count() > 0 && rules.count() <= 12);
    QStringList found;
    for (int row = 0; row < rules.count(); ++row) found += rules.idAt(row);
    QVERIFY2(found.contains(among), qPrintable(found.join(", ")));
    rules.setSearch("xylophone");
    QCOMPARE(rules.count(), 0);
    rules.setSearch("");
    QVERIFY(rules.count() > 50);
  }

  /// Whatever steps and questions cite can be read, in whole nights of every game.
  void everythingTheRulesCiteHasAText() {
    RulesModel rules(kit_);
    std::set<std::string> cited;
    for (const rules::Game* game : rules::allGames()) {
      const auto its = kit(game->id());
      rules::Chance chance(5);
      for (int night = 0; night < 12; ++night) {
        rules::Referee referee(*its->game, its->cards);
        rules::Ruling ruling = referee.take(rules::anySetup(*its->game, its->cards, chance));
        while (!referee.result().finished) {
          for (const rules::Step& step : ruling.steps) cited.insert(std::string(step.rule.text));
          ruling = referee.take(rules::anyEvent(*its->game, referee.state(), its->cards, chance));
        }
      }
      for (const std::string_view prompt : its->game->vocabulary().prompts)
        if (asksForReading(prompt)) QVERIFY(!readingQuestion(prompt, *its).isEmpty());
      cited.insert(std::string(its->game->vocabulary().takingBack.text));
    }
    QVERIFY2(cited.size() > 100, qPrintable(QString::number(cited.size())));
    for (const std::string& number : cited)
      QVERIFY2(!rules.textOf(QString::fromStdString(number)).isEmpty(), number.c_str());
  }

  void everyKeywordNamesRulesThatExistInBothLanguages() {
    const Outcome<Rulebook> book = loadRulebook("halfwish", kEnglish);
    QVERIFY(book && book->keywords.size() > 30);
    const LanguageId zh = *LanguageId::from("zh");
    const Outcome<Rulebook> chinese = loadRulebook("halfwish", zh);
    QVERIFY(chinese && chinese->sections.size() == book->sections.size());
    QVERIFY(chinese->title.size() < 12 && book->title == "Halfwish");
    static const QRegularExpression kHan(QStringLiteral("\\p{Han}"));
    std::set<std::string> ids;
    for (const Keyword& word : book->keywords) {
      QVERIFY2(ids.insert(word.id).second, word.id.c_str());
      QVERIFY(!word.rules.empty());
      QVERIFY(kHan.match(QString::fromStdString(word.name.only(zh) + word.text.only(zh))).hasMatch());
      QVERIFY(!kHan.match(QString::fromStdString(word.name.english + word.text.english)).hasMatch());
      for (const std::string& rule : word.rules)
        QVERIFY2(kit_->ruleTexts.contains(rule), (word.id + " " + rule).c_str());
    }
  }

  void examplesShowWhatTheyAreFor() {
    // All rules of duels, from the strike to the winner, except those that need a table.
    for (const char* rule :
         {"H-20", "H-21", "H-22", "H-23", "H-24", "H-25", "H-26", "H-27", "H-28", "H-29", "H-30", "H-31",
          "H-32", "H-33", "H-34", "H-35", "H-36", "H-37", "H-40", "H-41", "H-42", "H-43", "H-44", "H-45"}) {
      const auto example = exampleOfRule(rule, *kit_);
      QVERIFY2(example.has_value(), rule);
      const bool there = std::any_of(example->steps.begin(), example->steps.end(),
                                     [&](const rules::Step& step) { return step.rule.text == rule; });
      QVERIFY2(there, rule);
    }
    QVERIFY(!exampleOfRule("H-51", *kit_));
    RulesModel rules(kit_);
    for (const char* word : {"first_strike", "ignore_block", "exposed", "toughness", "true_damage"}) {
      rules.show(word);
      QVERIFY2(!rules.entry().steps.isEmpty(), word);
      QVERIFY(rules.entry().setting.contains("attacks with"));
    }
    rules.show("innate");
    QVERIFY(rules.entry().steps.isEmpty());
  }

  /// Card texts are generated from the operations and shown with an example, for users' own cards too.
  void cardsExplainThemselves() {
    RulesModel rules(kit_);
    int examples = 0, shown = 0;
    for (const rules::CardDef& card : kit_->cards.cards()) {
      if (card.effect.items().empty()) continue;
      rules.show("card:" + QString::fromStdString(card.id));
      const auto entry = rules.entry();
      QCOMPARE(entry.id, "card:" + QString::fromStdString(card.id));
      QVERIFY(!entry.says.isEmpty());
      ++examples;
      if (entry.steps.isEmpty()) continue;
      ++shown;
      QVERIFY2(!entry.setting.contains(u'{'), card.id.c_str());
      for (const auto& step : entry.steps) QVERIFY2(!rules.textOf(step.rule).isEmpty(), card.id.c_str());
    }
    QVERIFY2(examples > 80 && shown * 10 >= examples * 8,
             qPrintable(QString("%1 of %2").arg(shown).arg(examples)));
  }
  void anOwnCardIsShownAtWork() {
    const PackFile own{"own.json", R"({"schema":1,"pack":"own","game":"halfwish","version":1,"cards":[
      {"id":"slap","name":"Slap","name_zh":"巴掌","type":"upgrade","kind":"aggressive","replaces":"strike",
       "origin":"own","copies":1,"text":"Strike value DV + 3.","text_zh":"打击值：DV + 3。",
       "effect":[{"on":"profile","do":[{"op":"strike","base":"dv","plus":3}]}]}]})"};
    const auto with = loadKit("halfwish", {own});
    QVERIFY2(static_cast<bool>(with), with ? "" : with.fault().text().c_str());
    RulesModel rules(*with);
    rules.setSearch("slap");
    QCOMPARE(rules.count(), 1);
    rules.choose(rules.idAt(0));
    QVERIFY(rules.entry().says.contains("DV + 3"));
    QVERIFY(rules.entry().setting.contains("Slap"));
    QVERIFY(!rules.entry().steps.isEmpty());
  }

  void anActionIsShownAtItsWorth() {
    const rules::CardId heavy = kit_->cards.find("heavy_strike");
    const auto example = exampleOfCard(heavy, *kit_);
    QVERIFY(example);
    const auto worth = std::find_if(example->steps.begin(), example->steps.end(), [&](const rules::Step& s) {
      return s.what == "strike_value" && s.card == heavy;
    });
    QVERIFY(worth != example->steps.end());
    QCOMPARE(worth->amount, example->duel.duelists[0].dv + 2);
    QVERIFY(!exampleOfCard(kit_->cards.find("mirror"), *kit_));
  }
};

QTEST_GUILESS_MAIN(TestWindowRules)
#include "tst_window_rules.moc"
