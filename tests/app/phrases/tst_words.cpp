// Tests that every word of a game's closed lists has a sentence, and that no sentence has an unfilled
// placeholder.
#include <algorithm>
#include <map>

#include <QRegularExpression>
#include <QTest>

#include "app/kit/game_kit.h"
#include "app/kit/translations.h"
#include "app/phrases/choices/card_pool.h"
#include "app/phrases/consequences.h"
#include "app/phrases/settled.h"
#include "app/phrases/table_options.h"
#include "app/phrases/thing_words.h"
#include "app/phrases/translation.h"
#include "app/phrases/words.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;

namespace {
const QRegularExpression kHole("\\{[a-z_]+\\}");

bool whole(const QString& sentence) {
  return !sentence.trimmed().isEmpty() && !kHole.match(sentence).hasMatch();
}
}  // namespace

class WordsTest : public QObject {
  Q_OBJECT

  std::shared_ptr<const GameKit> kit_;

 private slots:
  void initTestCase() {
    const auto kit = loadKit("halfwish");
    QVERIFY2(static_cast<bool>(kit), kit ? "" : kit.fault().text().c_str());
    kit_ = *kit;
  }

  void filledSentencesAreSettled_data() {
    QTest::addColumn<QString>("filled");
    QTest::addColumn<QString>("settled");
    QTest::newRow("none") << "Strike and Evade"
                          << "Strike and Evade";
    QTest::newRow("before a vowel")
        << "Ann lays a Aether and a Biom resource, a unit, a one-off; A is A or A attacks"
        << "Ann lays an Aether and a Biom resource, a unit, a one-off; A is A or A attacks";
    QTest::newRow("Chinese alone") << QString::fromUtf8("小安 翻开 防御 和 打击")
                                   << QString::fromUtf8("小安翻开防御和打击");
    QTest::newRow("Chinese and other letters") << QString::fromUtf8("Ann 翻开 打击、 2 张长击。 好")
                                               << QString::fromUtf8("Ann 翻开打击、2 张长击。好");
  }
  void filledSentencesAreSettled() {
    QFETCH(QString, filled);
    QFETCH(QString, settled);
    QCOMPARE(app::settled(filled), settled);
  }

  void everyStepHasItsOwnSentence() {
    for (const std::string_view what : kit_->game->vocabulary().steps) {
      rules::Step step{.rule = {"H-31"},
                       .what = what,
                       .seat = rules::Seat::A,
                       .amount = 3,
                       .from = 7,
                       .card = rules::CardId(1),
                       .slot = 1};
      const QString sentence = stepText(step, *kit_);
      QVERIFY2(whole(sentence), qPrintable(QString::fromUtf8(what.data(), qsizetype(what.size()))));
      QVERIFY2(!sentence.startsWith(QString::fromUtf8(what.data(), qsizetype(what.size())) + ": "),
               qPrintable(sentence));
      step.amount = -3;
      QVERIFY2(whole(stepText(step, *kit_)), qPrintable(stepText(step, *kit_)));
    }
  }

  void keepingDiceIsAskedOnlyIfPossible() {
    rules::Prompt prompt{.id = "keep", .seat = rules::Seat::A, .legal = {"keep", "reroll"}};
    QVERIFY(promptText(prompt, *kit_).contains(QLatin1Char('?')));
    prompt.legal = {"reroll"};
    prompt.notNow = {{"keep", "cannot_keep_twice"}};
    QVERIFY2(!promptText(prompt, *kit_).contains(QLatin1Char('?')), qPrintable(promptText(prompt, *kit_)));
  }

  void aLossIsDescribedAsALoss() {
    const rules::Step step{
        .rule = {"H-83"}, .what = "points_gained", .seat = rules::Seat::A, .amount = -1, .from = 3};
    QCOMPARE(stepText(step, *kit_), QString("A loses 1 point: 3 to 2"));
  }

  void everyPromptHasItsOwnQuestion() {
    std::map<QString, std::string> asked;
    for (const std::string_view id : kit_->game->vocabulary().prompts) {
      rules::Prompt prompt;
      prompt.id = id;
      prompt.seat = rules::Seat::A;
      prompt.legal = {"duel"};
      prompt.arguments =
          Json::object({{"card", "halfwish"}, {"owner", "B"}, {"n", 2}, {"count", 2}, {"most", 3}});
      const QString question = app::promptWords(prompt, *kit_).question;
      QVERIFY2(whole(question), prompt.id.c_str());
      QVERIFY2(question != "A: please decide", prompt.id.c_str());
      const auto [same, isNew] = asked.emplace(question, prompt.id);
      QVERIFY2(isNew, (prompt.id + " is asked as " + same->second).c_str());
    }
  }

  void optionsOfCardsHaveTheirOwnWords() {
    rules::Prompt prompt;
    prompt.id = "option";
    prompt.arguments = *readJson(R"({"labels":{"steal":{"en":"Steal a point","zh":""}}})", "test");
    QCOMPARE(optionLabel(prompt, "steal", *kit_), QString("Steal a point"));
    prompt.id = "choose";
    QCOMPARE(optionLabel(prompt, "pass", *kit_), QString("End the turn"));
    prompt.id = "power";
    QCOMPARE(optionLabel(prompt, "pass", *kit_), QString("Pass"));
    QCOMPARE(optionLabel("bid:2", *kit_), QString("2 points"));
    QCOMPARE(optionLabel("slot:2", *kit_), QString("Second action"));
    QCOMPARE(optionLabel("wish-effect:default", *kit_), QString("As recommended"));
    QCOMPARE(optionLabel("strike", *kit_), QString("Strike"));
    QCOMPARE(optionLabel("card:strike", *kit_), QString("Strike"));
  }

  void aHiddenChoiceIsDescribedWithoutItsContent() {
    const rules::Event bid{Json::object({{"e", "decide"}, {"seat", "A"}, {"option", nullptr}})};
    QCOMPARE(eventText(bid, *kit_), QString("A has decided"));
    const rules::Event pick{
        Json::object({{"e", "upgrade"}, {"seat", "B"}, {"card", nullptr}, {"secret", true}})};
    QCOMPARE(eventText(pick, *kit_), QString("B takes an upgrade in secret"));
  }

  void abilitiesAreCalledAsTheirPackSays() {
    const auto kit = test::kit("wtactics_orc");
    QCOMPARE(thingName("Call the Fallen", *kit, {}), QString("Call the Fallen"));
    const Translation chinese("zh");
    QCOMPARE(thingName("Call the Fallen", *kit, {}), QString::fromUtf8("唤起亡者"));
    for (const char* game : {"magepunk", "wtactics_orc"})
      for (std::size_t place = 1; place <= test::kit(game)->cards.cards().size(); ++place) {
        const auto& program =
            test::kit(game)->cards.program(rules::CardId(static_cast<std::uint16_t>(place)));
        for (const Wording& name : program.names)
          QVERIFY2(name.english.empty() || name.others.size() == languagesOfData().size(),
                   name.english.c_str());
      }
  }

  void severalAreListed() {
    const auto dealt = [&](const char* cards) {
      return eventText({*readJson(std::string(R"({"e":"deal","cards":)") + cards + "}", "test")}, *kit_);
    };
    QCOMPARE(dealt(R"(["harpoon"])"), QString("Dealt: Harpoon"));
    QCOMPARE(dealt(R"(["harpoon","shadow_step"])"), QString("Dealt: Harpoon and Shadow Step"));
    QCOMPARE(dealt(R"(["venom_blade","harpoon","shadow_step"])"),
             QString("Dealt: Venom Blade, Harpoon and Shadow Step"));
  }

  void correctionsByHandAreDescribedInWords() {
    const auto sentence = [&](const char* line) {
      return eventText({*readJson(line, "test")}, *kit_, {.of = {"Ann", "Ben", "C", "D"}});
    };
    QCOMPARE(sentence(R"({"e":"correct","seat":"A","set":{"hp":19,"stunned":true},"why":""})"),
             QString("Corrected for Ann: Health 19, Stunned: yes"));
    QCOMPARE(sentence(R"({"e":"correct","set":{"turn_seat":"B"},"why":""})"),
             QString("Corrected: Whose turn: Ben"));
    {
      const Translation chinese("zh");
      QCOMPARE(sentence(R"({"e":"correct","set":{"round":2},"why":""})"), QString("已更正：第 2 轮"));
    }
    QCOMPARE(sentence(R"({"e":"correct","set":{"first_blood":null},"why":""})"),
             QString("Corrected: First blood: nobody"));
    QCOMPARE(sentence(R"({"e":"correct","seat":"B","set":{"dv":null},"why":""})"),
             QString("Corrected for Ben: Dice"));
    QCOMPARE(sentence(R"({"e":"correct","seat":"B","set":{"class":"knight"},"why":""})"),
             QString("Corrected for Ben: Class: %1").arg(optionLabel("knight", *kit_)));
    QCOMPARE(sentence(R"({"e":"effect","seat":"A","do":"pay_hp","amount":3,"why":""})"),
             QString("By hand for Ann: Health paid 3"));
    QCOMPARE(sentence(R"({"e":"effect","seat":"A","do":"stun","why":""})"),
             QString("By hand for Ann: Stunned"));
  }

  void everyReasonHasASentenceAndACure() {
    for (const std::string_view reason : kit_->game->vocabulary().reasons) {
      const std::string name(reason);
      QVERIFY2(reasonText(name) != QString::fromStdString(name), name.c_str());
      rules::Ruling refusal;
      refusal.verdict = rules::Verdict::refused;
      refusal.reason = name;
      refusal.cureArguments =
          Json::object({{"seat", "B"}, {"awaits", "roll"}, {"problem", "it has no dice"}, {"n", 2}});
      QVERIFY2(whole(cure(refusal, *kit_)), qPrintable(cure(refusal, *kit_)));
    }
  }

  void aCardThatCannotBePlayedNowSaysWhatItNeeds() {
    rules::Ruling refusal;
    refusal.verdict = rules::Verdict::refused;
    refusal.reason = "not_now";
    const auto needing = [&](const char* test) {
      refusal.cureArguments = Json::object({{"card", "feint"}, {"needs", *readJson(test, "test")}});
      return cure(refusal, *kit_);
    };
    const QString lead = QStringLiteral("That is not possible now: take it back; ");
    QCOMPARE(needing(R"({"test":"phase","is":"showdown"})"),
             lead + "Feint can be played only if it is the showdown");
    QCOMPARE(needing(R"({"test":"count","who":"self","what":"dv","cmp":"at_most","value":5})"),
             lead + "Feint can be played only if your DV is 5 or less");
    QCOMPARE(needing("null"), lead + "there is nothing now that Feint could act on");
  }

  void aPriceThatIsTheLastHealthIsWarnedOf() {
    rules::Prompt prompt;
    prompt.id = "power";
    prompt.seat = rules::Seat::A;
    const QString usual = consequenceText(prompt, "mnka_giga", *kit_, {});
    QVERIFY(usual.contains("Challenge"));
    prompt.arguments.set("last_health", Json::array({"mnka_giga"}));
    QCOMPARE(consequenceText(prompt, "mnka_giga", *kit_, {}),
             QString("It takes your last health: you lose at once."));
    QVERIFY(consequenceText(prompt, "ultimatum", *kit_, {}).contains("Challenge"));
    // With many cards, the card is chosen from a list that everybody can read.
    QVERIFY(pickOf(prompt, "mnka_giga", *kit_).text.startsWith("It takes your last health"));
    QVERIFY(!pickOf(prompt, "ultimatum", *kit_).text.contains("last health"));
  }

  void theSentencesOfRandomNightsAreWhole() {
    rules::Chance chance(3);
    for (int night = 0; night < 20; ++night) {
      rules::Referee referee(*kit_->game, kit_->cards);
      rules::Event event = rules::anySetup(*kit_->game, kit_->cards, chance);
      for (;;) {
        QVERIFY2(whole(eventText(event, *kit_)), qPrintable(eventText(event, *kit_)));
        const rules::Ruling ruling = referee.take(event);
        QVERIFY(ruling.verdict == rules::Verdict::accepted);
        for (const rules::Step& step : ruling.steps) {
          QVERIFY2(whole(stepText(step, *kit_)), qPrintable(stepText(step, *kit_)));
          QVERIFY2(kit_->ruleTexts.contains(std::string(step.rule.text)),
                   std::string(step.rule.text).c_str());
        }
        for (const rules::Prompt& prompt : referee.prompts()) {
          QVERIFY2(whole(promptText(prompt, *kit_)), qPrintable(promptText(prompt, *kit_)));
          for (const std::string& option : prompt.legal)
            QVERIFY2(optionLabel(prompt, option, *kit_) != QString::fromStdString(option), option.c_str());
          for (const rules::NotNow& closed : prompt.notNow)
            QVERIFY2(reasonText(closed.why) != QString::fromStdString(closed.why), closed.why.c_str());
        }
        if (referee.result().finished) break;
        event = rules::anyEvent(*kit_->game, referee.state(), kit_->cards, chance);
      }
      QVERIFY(whole(resultText(referee.result())));
    }
  }

  void everyKindOfEventIsDescribedInASentence() {
    for (const auto specs : {kit_->game->vocabulary().events, rules::commonEvents()})
      for (const rules::EventSpec& spec : specs) {
        const QString sentence = eventText({Json::object({{"e", spec.kind}, {"seat", "A"}})}, *kit_);
        QVERIFY2(whole(sentence), qPrintable(sentence));
        QVERIFY2(sentence != QString::fromUtf8(spec.kind.data(), qsizetype(spec.kind.size())),
                 qPrintable(sentence));
      }
  }

  void aHiddenRollIsDescribedWithoutItsDice() {
    const rules::Event masked{Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", nullptr}})};
    QCOMPARE(eventText(masked, *kit_), QString("A has rolled"));
  }

  void damageIsDescribedWithTheHealthLeft() {
    const rules::Step step{
        .rule = {"H-31"}, .what = "damage", .seat = rules::Seat::B, .amount = 8, .from = 25};
    QCOMPARE(stepText(step, *kit_), QString("B takes 8 damage: health 25 to 17"));
  }
};

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
