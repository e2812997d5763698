// Tests that every translation is complete and keeps every placeholder, and that the files match the sources.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "app/phrases/card_words.h"
#include "app/phrases/translation.h"
#include "rules/games/all.h"

using namespace lk;
using namespace lk::app;

namespace {

struct Message {
  QString context, source, note, translation;
  bool finished = true;
};

std::vector<Message> messages(const QString& file) {
  QFile ts(file);
  if (!ts.open(QIODevice::ReadOnly)) return {};
  QXmlStreamReader xml(&ts);
  std::vector<Message> out;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == u"name")
      context = xml.readElementText();
    else if (xml.name() == u"message")
      out.push_back({context, {}, {}, {}, true});
    else if (xml.name() == u"source" && !out.empty())
      out.back().source = xml.readElementText();
    else if (xml.name() == u"comment" && !out.empty())
      out.back().note = xml.readElementText();
    else if (xml.name() == u"translation" && !out.empty()) {
      out.back().finished = xml.attributes().value("type").isEmpty();
      out.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
  }
  return out;
}

/// Placeholders may take the form that a language needs: "{who:2}" and "{who's}" are "{who}".
QStringList places(const QString& text) {
  static const QRegularExpression kPlace(QStringLiteral("%L?\\d|%n|\\{\\w+(:\\w+|'s)?\\}"));
  static const QRegularExpression kForm(QStringLiteral(":\\w+|'s"));
  QStringList found;
  for (auto match = kPlace.globalMatch(text); match.hasNext();)
    found += match.next().captured().remove(kForm);
  found.removeDuplicates();
  found.sort();
  return found;
}

QString fileOf(const QString& language) {
  return QStringLiteral(LK_ROOT "/resources/i18n/lampkeeper_%1.ts").arg(language);
}

/// Returns the languages that have a file, English last: its file contains only plurals.
QStringList languagesOfFiles() {
  QStringList all;
  for (const QString& file : QDir(LK_ROOT "/resources/i18n").entryList({QStringLiteral("lampkeeper_*.ts")}))
    all += file.section(QLatin1Char('_'), 1).chopped(3);
  all.removeAll(QStringLiteral("en"));
  return all << QStringLiteral("en");
}

void translationRows() {
  QTest::addColumn<QString>("language");
  for (const QString& language : languagesOfFiles())
    if (language != QLatin1String("en")) QTest::newRow(qPrintable(language)) << language;
}

}  // namespace

class TestTranslation : public QObject {
  Q_OBJECT

 private slots:
  void aLanguageIsThereWithItsFile() {
    QStringList files = languagesOfFiles();
    files.sort();
    QStringList known = Translation::languages();
    known.sort();
    QCOMPARE(known, files);
    QVERIFY(known.size() >= 3);
    for (const QString& language : known) {
      const Translation translation(language);
      QCOMPARE(QString::fromStdString(std::string(spoken().id())), language);
      QVERIFY(QLocale().name().startsWith(language));
    }
    QCOMPARE(Translation::nameOf("de"), QString("Deutsch"));
    QCOMPARE(Translation::nameOf("en"), QString("English"));
  }

  void everySentenceIsTranslated_data() { translationRows(); }
  void everySentenceIsTranslated() {
    QFETCH(QString, language);
    const std::vector<Message> all = messages(fileOf(language));
    QVERIFY(all.size() > 400);
    QStringList missing;
    for (const Message& each : all)
      if (!each.finished || each.translation.isEmpty()) missing += each.context + ": " + each.source;
    QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 20).join('\n')));
  }

  void everyPlaceIsKept_data() { translationRows(); }
  void everyPlaceIsKept() {
    QFETCH(QString, language);
    QStringList wrong;
    for (const Message& each : messages(fileOf(language)))
      if (each.finished && places(each.source) != places(each.translation))
        wrong += each.source + " -> " + each.translation;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 20).join('\n')));
  }

  void formsAreNumberedAndComplete_data() { translationRows(); }
  void formsAreNumberedAndComplete() {
    static const QRegularExpression kForms(QStringLiteral("\\{\\w+:[^}]*\\|[^}]*\\}"));
    QFETCH(QString, language);
    const std::vector<Message> all = messages(fileOf(language));
    const auto forms = std::find_if(all.begin(), all.end(), [](const Message& each) {
      return each.context == "Words" && each.source == "plural form";
    });
    QVERIFY(forms != all.end());
    const QString numbers = forms->translation.simplified().remove(QLatin1Char(' '));
    QVERIFY2(!numbers.isEmpty() && QString("123456").startsWith(numbers), qPrintable(numbers));
    QStringList wrong;
    for (const Message& each : all) {
      for (auto match = kForms.globalMatch(each.source); match.hasNext();)
        if (match.next().captured().count(QLatin1Char('|')) != 1) wrong += each.source;
      for (auto match = kForms.globalMatch(each.translation); match.hasNext();)
        if (match.next().captured().count(QLatin1Char('|')) + 1 != numbers.size()) wrong += each.translation;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  }

  void theFilesMatchTheSources_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languagesOfFiles()) QTest::newRow(qPrintable(language)) << language;
  }
  void theFilesMatchTheSources() {
    QFETCH(QString, language);
    const QString file = fileOf(language);
    QTemporaryDir folder;
    const QString copy = folder.filePath("copy.ts");
    QVERIFY(QFile::copy(file, copy));
    QStringList arguments = {"-silent", "-locations", "none",         "-no-obsolete",
                             "-I",      LK_ROOT,      LK_ROOT "/app", LK_ROOT "/qml"};
    if (language == QLatin1String("en")) arguments += "-pluralonly";
    QCOMPARE(QProcess::execute(LK_LUPDATE, arguments + QStringList{"-ts", copy}), 0);
    const auto sources = [](const QString& ts) {
      QStringList all;
      for (const Message& each : messages(ts))
        all += each.context + ": " + each.source + " (" + each.note + ")";
      all.sort();
      return all;
    };
    const QStringList kept = sources(file);
    const QStringList current = sources(copy);
    QStringList differences;
    for (const QString& each : current)
      if (!kept.contains(each)) differences += "+ " + each;
    for (const QString& each : kept)
      if (!current.contains(each)) differences += "- " + each;
    QVERIFY2(differences.isEmpty(),
             qPrintable("run: ninja update_translations\n" + differences.mid(0, 20).join('\n')));
  }

  void oneCardIsOneCard() {
    Translation translation;
    translation.speak("en");
    QCOMPARE(QCoreApplication::translate("CardsPage", "%n cards", nullptr, 1), QString("1 card"));
    QCOMPARE(QCoreApplication::translate("CardsPage", "%n cards", nullptr, 2), QString("2 cards"));
  }

  void cardsAndRulesFollowTheLanguage() {
    const Outcome<std::shared_ptr<const GameKit>> kit = loadKit("halfwish");
    QVERIFY(kit);
    const rules::CardDef& strike = (*kit)->cards[(*kit)->cards.find("strike")];
    Translation translation;
    QCOMPARE(cardName(strike), QString("Strike"));
    translation.speak("zh");
    QVERIFY(spoken() == languageId("zh"));
    QCOMPARE(cardName(strike), QString::fromUtf8("打击"));
    const QString rule = ruleSpoken(**kit, "H-01");
    QVERIFY2(rule.contains(QString::fromUtf8("生命")) && !rule.startsWith('('), qPrintable(rule));
    translation.speak("tlh");
    QCOMPARE(cardName(strike), QString("Strike"));
  }

  void allLanguagesTellTheSameRules_data() { translationRows(); }
  void allLanguagesTellTheSameRules() {
    QFETCH(QString, language);
    for (const rules::Game* game : rules::allGames()) {
      const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game->id());
      QVERIFY(kit);
      QStringList english, other;
      for (const auto& [number, text] : (*kit)->ruleTexts) english += figures(number, text);
      for (const auto& [number, text] : (*kit)->rulesIn(languageId(language))) other += figures(number, text);
      QCOMPARE(other, english);
    }
  }

 private:
  /// A rule's number, its source, and the digits of its sentence in ascending order.
  static QString figures(const std::string& number, const std::string& text) {
    static const QRegularExpression kDigits(QStringLiteral("\\d+"));
    const QString whole = QString::fromStdString(text);
    const qsizetype end = whole.indexOf(')');
    QStringList found;
    for (auto match = kDigits.globalMatch(whole.mid(end)); match.hasNext();) found += match.next().captured();
    found.sort();
    return QString::fromStdString(number) + " " + whole.left(end) + " " + found.join(' ');
  }
};

QTEST_GUILESS_MAIN(TestTranslation)
#include "tst_translation.moc"
