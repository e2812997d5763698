// Tests that card effects are described in complete sentences, in both languages of cards, with every number
// of the effect.
#include <set>

#include <QRegularExpression>
#include <QTest>

#include "app/kit/game_kit.h"
#include "app/phrases/effects/effect_names.h"
#include "app/phrases/effects/effect_text.h"
#include "app/phrases/translation.h"
#include "rules/games/all.h"

using namespace lk;
using namespace lk::app;

namespace {

/// Returns every number in a text, without its sign.
std::multiset<int> numbersIn(const QString& text) {
  static const QRegularExpression kNumber(QStringLiteral("\\d+"));
  std::multiset<int> out;
  for (auto found = kNumber.globalMatch(text); found.hasNext();) out.insert(found.next().captured().toInt());
  return out;
}

/// Collects every number of an effect, except those that a sentence expresses without it: 0 for "the dice
/// alone", and how often a card can be used again.
void collectNumbers(const Json& part, const rules::CardBook& cards, std::multiset<int>& out) {
  for (const Json& item : part.items()) collectNumbers(item, cards, out);
  const bool ofCard = part["which"].isNull() && cards.find(part["what"].asString()).known();
  for (const auto& [name, value] : part.members()) {
    if (value.isInt() && !ofCard && !(name == "plus" && value.asInt() == 0))
      out.insert(static_cast<int>(std::abs(value.asInt())));
    collectNumbers(value, cards, out);
  }
}

/// Options without effect are described by their labels; numbers in these are not of the effect.
bool hasEmptyWays(const Json& effect) {
  return QString::fromStdString(effect.dump()).contains(QStringLiteral("\"do\":[]"));
}

}  // namespace

class EffectWordsTest : public QObject {
  Q_OBJECT

  std::shared_ptr<const GameKit> kit_;

  EffectSpeech speech(LanguageId language) const {
    return {kit_->game, language, [this, language](std::string_view id) {
              const rules::CardId card = kit_->cards.find(id);
              if (!card.known()) return QStringLiteral("?");
              const rules::CardDef& def = kit_->cards[card];
              return QString::fromStdString(def.name.in(language));
            }};
  }
  QString text(const char* id, LanguageId language = kEnglish) const {
    const rules::CardDef& card = kit_->cards[kit_->cards.find(id)];
    return cardText(card.effect, card.needs, card.type, speech(language));
  }

 private slots:
  void initTestCase() {
    const auto kit = loadKit("halfwish");
    QVERIFY2(static_cast<bool>(kit), kit ? "" : kit.fault().text().c_str());
    kit_ = *kit;
  }

  void everyHouseCardIsDescribedInFullWithItsNumbers_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const rules::CardDef& card : kit_->cards.cards())
      for (const QString& language : Translation::languages())
        QTest::addRow("%s %s", card.id.c_str(), qPrintable(language))
            << QString::fromStdString(card.id) << language;
  }
  void everyHouseCardIsDescribedInFullWithItsNumbers() {
    QFETCH(QString, id);
    QFETCH(QString, language);
    const rules::CardDef& card = kit_->cards[kit_->cards.find(id.toStdString())];
    const QString text = cardText(card.effect, card.needs, card.type, speech(languageId(language)));
    QCOMPARE(text.isEmpty(), card.effect.items().empty());
    QVERIFY2(!text.contains(u'{') && !text.contains(u'}') && !text.contains(QStringLiteral("…")) &&
                 !text.contains(QStringLiteral("_")) && !text.contains(u'?'),
             qPrintable(text));
    static const QRegularExpression kHan(QStringLiteral("\\p{Han}"));
    QCOMPARE(kHan.match(text).hasMatch(), language == "zh" && !text.isEmpty());
    if (hasEmptyWays(card.effect)) return;
    std::multiset<int> numbers;
    collectNumbers(card.effect, kit_->cards, numbers);
    collectNumbers(card.needs, kit_->cards, numbers);
    QVERIFY2(numbersIn(text) == numbers, qPrintable(text));
  }

  void everyOperationOfHouseCardsHasItsLine() {
    for (const rules::CardDef& card : kit_->cards.cards()) {
      const std::vector<EffectLine> lines = effectLines(card.effect, card.needs, speech(kEnglish));
      std::set<std::string> paths;
      for (const EffectLine& line : lines) {
        QVERIFY2(!line.says.isEmpty() && !line.says.contains(u'{'), card.id.c_str());
        paths.insert(line.path);
      }
      const auto operations = QString::fromStdString(card.effect.dump()).count(QStringLiteral("\"op\":"));
      qsizetype described = 0;
      for (const std::string& path : paths) described += path.find("/do/") != std::string::npos;
      QVERIFY2(described == operations, card.id.c_str());
    }
  }

  void sentencesAreGoodOnes() {
    QCOMPARE(text("roar"), QString("You gain 1 DV. Your actions strike for 2 more this turn."));
    QCOMPARE(text("heavy_strike"),
             QString("Strike value DV + 2. Ignore block. On reveal: you get 2 Exposed."));
    QCOMPARE(text("rockfall"), QString("The revealer takes 2 damage."));
    QCOMPARE(text("genie_lamp"), QString("Duel reward: the duel winner gains 2 lamps."));
    QCOMPARE(text("evade"), QString("If your DV is 8 or more, dodges the facing action."));
    QCOMPARE(text("feint"),
             QString("Only if your DV is 5 or less. A committed action of yours counts as Evade "
                     "(feinted) until the turn ends."));
    QCOMPARE(text("roar", *LanguageId::from("zh")), QString("你获得 1 DV。本回合你的行动打击值 +2。"));
    QCOMPARE(text("evade", *LanguageId::from("zh")), QString("若你的 DV 为 8 或以上，闪开对面的行动。"));
  }

  void everyWordOfEveryGameHasANameOfItsOwn_data() {
    QTest::addColumn<QString>("game");
    for (const rules::Game* game : rules::allGames())
      QTest::addRow("%s", game->id().data())
          << QString::fromUtf8(game->id().data(), qsizetype(game->id().size()));
  }
  void everyWordOfEveryGameHasANameOfItsOwn() {
    QFETCH(QString, game);
    const rules::Language& language = rules::findGame(game.toStdString())->language();
    const auto isNamed = [](const QString& chinese, std::string_view word) {
      const QString spelt = QString::fromUtf8(word.data(), qsizetype(word.size())).replace(u'_', u' ');
      return chinese != spelt || spelt == QStringLiteral("dv");
    };
    const std::string id = game.toStdString();
    const EffectWording zh{id, *LanguageId::from("zh")};
    for (const auto& o : language.operations) {
      QVERIFY2(isNamed(wordName(WordKind::operation, o.name, zh), o.name), o.name.data());
      for (const rules::ParameterSpec& field : o.parameters) {
        QVERIFY2(isNamed(wordName(WordKind::field, field.name, zh), field.name), field.name.data());
        for (const std::string_view value : field.names)
          QVERIFY2(isNamed(valueName(field.name, value, zh), value), value.data());
      }
    }
    for (const auto& test : language.tests)
      QVERIFY(isNamed(wordName(WordKind::test, test.name, zh), test.name));
    for (const auto& player : language.players)
      QVERIFY(isNamed(playerName(player.name, zh).forms.front(), player.name));
    for (const auto& counter : language.counters)
      QVERIFY(isNamed(wordName(WordKind::counter, counter.name, zh), counter.name));
    for (const auto& hook : language.hooks)
      QVERIFY(isNamed(wordName(WordKind::hook, hook.name, zh), hook.name));
    for (const auto word : language.states) QVERIFY(isNamed(wordName(WordKind::state, word, zh), word));
    for (const auto word : language.keywords) QVERIFY(isNamed(wordName(WordKind::keyword, word, zh), word));
    for (const auto word : language.moments) QVERIFY(isNamed(wordName(WordKind::moment, word, zh), word));
  }

  void missingPartsAreShownAsMissing() {
    const Json effect = *readJson(
        R"([{"on":"on_play","do":[{"op":"damage","who":"self"},{"op":"nonsense"},{"op":"if","then":7}]}])",
        "t");
    const std::vector<EffectLine> lines = effectLines(effect, {}, speech(kEnglish));
    QCOMPARE(lines.size(), std::size_t{4});
    QCOMPARE(lines[1].says, QString("You take … damage."));
    QCOMPARE(lines[2].says, QString("…."));
  }
};

QTEST_GUILESS_MAIN(EffectWordsTest)
#include "tst_effect_words.moc"
