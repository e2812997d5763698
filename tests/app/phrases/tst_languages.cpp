// Tests that every built-in language is complete: cards, options, abilities, keywords, rules, lessons, faces.
#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "app/kit/built_in.h"
#include "app/kit/game_kit.h"
#include "app/kit/rulebook.h"
#include "app/kit/translations.h"
#include "app/learn/lessons/lesson_check.h"
#include "app/phrases/translation.h"
#include "faces/face_style.h"
#include "kits.h"
#include "rules/games/all.h"
#include "shipped_lessons.h"

using namespace lk;
using namespace lk::app;

namespace {

void languageRows() {
  QTest::addColumn<QString>("language");
  for (const LanguageId language : languagesOfData()) {
    const QString id = QString::fromStdString(std::string(language.id()));
    QTest::newRow(qPrintable(id)) << id;
  }
}

/// Returns whether a text has words that need translation: with at least three letters.
bool isSentence(const std::string& text) {
  static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{3,}"));
  int words = 0;
  for (auto match = kWord.globalMatch(QString::fromStdString(text)); match.hasNext(); match.next()) ++words;
  return words >= 3;
}

/// Returns what is missing of a text, or still in English; empty if nothing is.
QString lacking(const Wording& wording, LanguageId language, const std::string& where) {
  if (wording.english.empty()) return {};
  const std::string& text = wording.only(language);
  if (text.empty()) return QString::fromStdString(where + " is not translated: " + wording.english);
  if (text == wording.english && isSentence(text))
    return QString::fromStdString(where + " is English: " + text);
  return {};
}

}  // namespace

class TestLanguages : public QObject {
  Q_OBJECT

 private slots:
  void theWindowSpeaksWhatTheDataDoes() {
    QStringList ofData;
    for (const LanguageId language : languagesOfData())
      ofData += QString::fromStdString(std::string(language.id()));
    QStringList ofWindow = Translation::languages();
    ofWindow.removeAll(QStringLiteral("en"));
    QCOMPARE(ofData, ofWindow);
    QCOMPARE(numberWords().size(), static_cast<std::size_t>(ofData.size()));
  }

  void everyCardIsTranslated_data() { languageRows(); }
  void everyCardIsTranslated() {
    QFETCH(QString, language);
    QStringList missing;
    for (const rules::Game* game : rules::allGames()) {
      const auto kit = test::kit(std::string(game->id()));
      for (std::size_t place = 1; place <= kit->cards.cards().size(); ++place) {
        const rules::CardId id(static_cast<std::uint16_t>(place));
        const rules::CardDef& card = kit->cards[id];
        const std::string where = std::string(game->id()) + "/" + card.id;
        missing << lacking(card.name, languageId(language), where + " name")
                << lacking(card.text, languageId(language), where + " text");
        for (const rules::OptionCase& option : kit->cards.program(id).options)
          missing << lacking(option.label, languageId(language), where + " option " + option.id);
        for (const Wording& name : kit->cards.program(id).names)
          missing << lacking(name, languageId(language), where + " ability");
      }
    }
    missing.removeAll(QString());
    QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 20).join('\n')));
  }

  void everyKeywordAndRuleIsTranslated_data() { languageRows(); }
  void everyKeywordAndRuleIsTranslated() {
    QFETCH(QString, language);
    QStringList missing;
    for (const rules::Game* game : rules::allGames()) {
      const Outcome<Rulebook> english = loadRulebook(game->id(), kEnglish);
      const Outcome<Rulebook> book = loadRulebook(game->id(), languageId(language));
      QVERIFY2(book && english, book ? "" : book.fault().text().c_str());
      for (const Keyword& word : book->keywords)
        missing << lacking(word.name, languageId(language), word.id)
                << lacking(word.text, languageId(language), word.id);
      QCOMPARE(book->sections.size(), english->sections.size());
      for (std::size_t i = 0; i < book->sections.size(); ++i) {
        const auto& rules = book->sections[i].rules;
        QCOMPARE(rules.size(), english->sections[i].rules.size());
        for (std::size_t rule = 0; rule < rules.size(); ++rule) {
          const auto& [number, text] = english->sections[i].rules[rule];
          QCOMPARE(rules[rule].first, number);
          missing << lacking({text, {{languageId(language), rules[rule].second}}}, languageId(language),
                             number);
        }
      }
    }
    missing.removeAll(QString());
    QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 20).join('\n')));
  }

  void everySentenceOfLessonsIsTranslated_data() { languageRows(); }
  void everySentenceOfLessonsIsTranslated() {
    QFETCH(QString, language);
    QStringList missing;
    int sentences = 0;
    for (const auto& lesson : test::allLessons()) {
      const std::string file = "resources/lessons/" + lesson->game + "/" + lesson->id + ".json";
      const Outcome<std::string> text = builtIn(file);
      QVERIFY(text);
      for (const std::string& english : sentencesOf(*readJson(*text, file))) {
        ++sentences;
        const std::string& translated = lesson->texts.in(languageId(language), english);
        if (translated == english && isSentence(english))
          missing += QString::fromStdString(lesson->id + ": " + english);
      }
    }
    QVERIFY(sentences > 500);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 20).join('\n')));
  }

  void everyWordOnFacesIsTranslated_data() { languageRows(); }
  void everyWordOnFacesIsTranslated() {
    QFETCH(QString, language);
    const auto& all = faces::houseStyle().words;
    QVERIFY(all.contains(languageId(language)));
    QStringList missing;
    for (const auto& [other, words] : all)
      for (const auto& [english, word] : words)
        if (!all.at(languageId(language)).contains(english)) missing += QString::fromStdString(english);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
  }
};

QTEST_GUILESS_MAIN(TestLanguages)
#include "tst_languages.moc"
