// Tests that the data of other languages is found by its files, and that faults in them are reported.
#include <QTest>

#include "app/kit/own_packs.h"
#include "app/kit/rulebook.h"
#include "app/kit/translations.h"
#include "faces/face_style.h"

using namespace lk;
using namespace lk::app;

namespace {

const LanguageId kGerman = *LanguageId::from("de");

std::vector<Keyword> someKeywords() {
  return {{"dv", {"Dice Value"}, {"The sum of your dice."}, {"H-05"}, {"total"}}};
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private slots:
  void aLanguageIsThereWithItsFolder() {
    const std::vector<LanguageId> languages = languagesOfData();
    QVERIFY(languages.size() >= 2 && std::is_sorted(languages.begin(), languages.end()));
    const std::vector<TranslatedFile> cards = translatedFiles("cards/halfwish.json");
    QCOMPARE(cards.size(), languages.size());
    QVERIFY(std::find(languages.begin(), languages.end(), kGerman) != languages.end());
    QVERIFY(translatedFiles("cards/chess.json").empty());
  }

  void theHousePackAloneBringsItsTranslations() {
    const Outcome<PackFile> house = housePack("halfwish");
    QVERIFY(house && !house->translations.empty());
    const auto document = rules::readPackDocument(house->text, house->file);
    QCOMPARE(builtInTranslations(*document).size(), house->translations.size());
    QVERIFY(builtInTranslations(rules::newPackDocument("mine", "halfwish")).empty());
    QVERIFY(builtInTranslations(rules::newPackDocument("mine", "chess")).empty());
    const auto whole = packDocument(*house);
    QVERIFY(whole && whole->find("strike")->find("name_de"));
  }

  void keywordsAreTranslated_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* keywords, const char* what) {
      QTest::newRow(name)
          << QStringLiteral(R"({"language":"de","game":"halfwish","keywords":%1})").arg(keywords) << what;
    };
    row("sound", R"({"dv":{"name":"Würfelwert","text":"Die Summe.","also":"Augen"}})", "");
    row("unknown", R"({"dw":{"name":"Würfelwert","text":"Die Summe."}})", "there is no keyword \"dw\"");
    row("field", R"({"dv":{"name":"Würfelwert","text":"Die Summe.","rules":[]}})", "has no \"rules\"");
    row("missing", R"({"dv":{"name":"Würfelwert"}})", "needs \"text\"");
    row("empty", R"({"dv":{"name":"","text":"Die Summe."}})", "must be a text that is not empty");
    row("no object", "[]", "must be an object");
    QTest::newRow("language") << R"({"language":"German","game":"halfwish","keywords":{}})"
                              << "id of a language";
    QTest::newRow("json") << "{"
                          << "";
  }
  void keywordsAreTranslated() {
    QFETCH(QString, text);
    QFETCH(QString, what);
    std::vector<Keyword> keywords = someKeywords();
    const Outcome<Done> done = translateKeywords(keywords, {kGerman, "de.json", text.toStdString()});
    if (QString(QTest::currentDataTag()) == "sound") {
      QVERIFY2(bool(done), done ? "" : done.fault().text().c_str());
      QCOMPARE(keywords.front().name.in(kGerman), std::string("Würfelwert"));
      QCOMPARE(keywords.front().also.only(kGerman), std::string("Augen"));
      QCOMPARE(keywords.front().name.english, std::string("Dice Value"));
      return;
    }
    QVERIFY(!done);
    QCOMPARE(done.fault().file, std::string("de.json"));
    QVERIFY2(QString::fromStdString(done.fault().what).contains(what), done.fault().text().c_str());
  }

  void wordsOnFacesAreTranslated() {
    faces::FaceStyle style;
    QVERIFY(!faces::addFaceWords(style, R"({"language":"de","words":{"Action":"Aktion"}})", "de"));
    QCOMPARE(style.words.at(kGerman).at("Action"), std::string("Aktion"));
    for (const char* wrong :
         {R"({"language":"de"})", R"({"language":"en","words":{}})", R"({"words":{}})",
          R"({"language":"de","words":[]})", R"({"language":"de","words":{},"more":1})", "{"}) {
      const auto fault = faces::addFaceWords(style, wrong, "de");
      QVERIFY2(fault && !fault->cure.empty() && fault->file == "de", wrong);
    }
  }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
