// Tests that a card's appearance comes from data: its game's style, in both languages, for any game.
#include <QTest>

#include "faces/card_look.h"
#include "faces/face_painter.h"
#include "faces/frame_painter.h"
#include "faces/title_painter.h"
#include "pack_files.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

using namespace lk;
using faces::CardLook;

namespace {

constexpr LanguageId kZh = *LanguageId::from("zh");

rules::CardBook bookOf(const std::string& game) {
  const test::PackFiles files = test::housePackFiles(game, LK_ROOT);
  return rules::readPacks(std::vector<rules::PackText>{files.pack()}, rules::languageOf).book;
}

rules::CardDef cardOf(std::string type, std::string name, std::vector<rules::CardFigure> figures,
                      std::vector<rules::CardWords> words = {}) {
  rules::CardDef card;
  card.id = "a_card";
  card.name.english = std::move(name);
  card.type = std::move(type);
  card.figures = std::move(figures);
  card.words = std::move(words);
  card.effect = Json::array();
  return card;
}

/// Returns the number of pale dots on the border strip along one edge of a picture of `pixelsPerMm`; the
/// picture is rotated so that the edge is at the top.
int dotsOnTop(const QImage& face, int quarterTurns, double pixelsPerMm, double border) {
  const QImage turned = face.transformed(QTransform().rotate(-90.0 * quarterTurns));
  const int y = static_cast<int>(border / 2 * pixelsPerMm);
  int dots = 0;
  bool inside = false;
  for (int x = static_cast<int>(border * pixelsPerMm); x < turned.width() - border * pixelsPerMm; ++x) {
    const bool pale = qGray(turned.pixel(x, y)) > 170;
    dots += pale && !inside ? 1 : 0;
    inside = pale;
  }
  return dots;
}

}  // namespace

class TestFaceLooks : public QObject {
  Q_OBJECT

 private slots:
  void turningACardCountsItsDotsDown();
  void aFieldHoldsTheDots();
  void numbersOfAnotherGameStandInBandAndCorner();
  void cardsOfOneDeckShareABack();
  void aMarkerIsNoNumber();
  void anUpgradeNamesWhatItReplaces();
  void aPictureOfAnotherGameIsWhole();
  void everyTextIsWholeAndLargeEnough_data();
  void everyTextIsWholeAndLargeEnough();
  void chineseCardsAreChinese();
  void aTextWithoutEndIsCutAtALine();
  void slipsInAStyleAreNamed_data();
  void slipsInAStyleAreNamed();
};

void TestFaceLooks::turningACardCountsItsDotsDown() {
  const CardLook hero = faces::lookOf(cardOf("hero", "Warrior", {{"strength", 4}}));
  QCOMPARE(hero.dots, 4);
  const QImage face = faces::faceImage(hero, 8);
  const double border = faces::layoutOf(hero).border;
  // A quarter turn counter-clockwise brings the right edge up.
  for (int turn = 0; turn < 4; ++turn) QCOMPARE(dotsOnTop(face, turn, 8, border), 4 - turn);

  const CardLook minion = faces::lookOf(cardOf("minion", "Goblin", {{"number", 7}}));
  const QImage one = faces::faceImage(minion, 8);
  QCOMPARE(dotsOnTop(one, 0, 8, border), 1);
  for (int turn = 1; turn < 4; ++turn) QCOMPARE(dotsOnTop(one, turn, 8, border), 0);
}

void TestFaceLooks::aFieldHoldsTheDots() {
  faces::FaceStyle style;
  QVERIFY(!faces::addStyle(style, R"({"schema": 1, "types": {"beast": {"ink": "#102030", "dots": "life"}}})",
                           "s"));
  QCOMPARE(faces::lookOf(cardOf("beast", "Wolf", {{"life", 3}}), kEnglish, nullptr, style).dots, 3);
}

void TestFaceLooks::numbersOfAnotherGameStandInBandAndCorner() {
  const CardLook hero = faces::lookOf(cardOf("hero", "Cleric", {{"strength", 1}, {"magic", 3}}));
  QCOMPARE(hero.figures.size(), std::size_t{2});
  QCOMPARE(hero.figures[0].text, std::string("1"));
  QCOMPARE(hero.figures[1].text, std::string("3"));
  QVERIFY(hero.figures[0].icon != hero.figures[1].icon);
  // The number 0 marks a value that the hero lacks.
  QCOMPARE(faces::lookOf(cardOf("hero", "Mage", {{"strength", 0}, {"magic", 4}})).figures.size(),
           std::size_t{1});

  const CardLook strong =
      faces::lookOf(cardOf("minion", "Goblin", {{"number", 7}, {"loot", 1}}, {{"attribute", {"strength"}}}));
  const CardLook magic =
      faces::lookOf(cardOf("minion", "Imp", {{"number", 7}, {"loot", 1}}, {{"attribute", {"magic"}}}));
  QCOMPARE(strong.figures.front().text, std::string("7"));
  QVERIFY(strong.figures.front().icon != magic.figures.front().icon);
  QCOMPARE(strong.corners.size(), std::size_t{1});
  QCOMPARE(strong.corners.front().text, std::string("1"));
}

void TestFaceLooks::cardsOfOneDeckShareABack() {
  QCOMPARE(faces::deckOf("hero"), faces::deckOf("gear"));
  QCOMPARE(faces::deckOf("minion"), faces::deckOf("trap"));
  QVERIFY(faces::deckOf("hero") != faces::deckOf("minion"));
  QCOMPARE(faces::deckOf("no_such_type"), std::string("no_such_type"));
}

void TestFaceLooks::aMarkerIsNoNumber() {
  const auto figuresOf = [](const char* effect) {
    rules::CardDef card = cardOf("something_new", "Ward", {});
    card.effect = *readJson(effect, "test");
    return faces::lookOf(card).figures;
  };
  QVERIFY(figuresOf(R"([{"on":"act","do":[{"op":"counter","name":"protected","on":"targets"}]}])").empty());
  const auto less =
      figuresOf(R"([{"on":"cast","do":[{"op":"counter","name":"life","on":"owner","add":-2}]}])");
  QCOMPARE(less.size(), std::size_t{1});
  QCOMPARE(QString::fromStdString(less.front().text), QString("\u22122"));
}

void TestFaceLooks::anUpgradeNamesWhatItReplaces() {
  const rules::CardBook book = bookOf("halfwish");
  int upgrades = 0;
  for (const rules::CardDef& card : book.cards()) {
    if (card.type != "upgrade") continue;
    const std::string name = book[book.find(card.replaces)].name.english;
    QCOMPARE(faces::lookOf(card, kEnglish, &book).belongs, "replaces " + name);
    ++upgrades;
  }
  QVERIFY(upgrades >= 30);
}

void TestFaceLooks::aPictureOfAnotherGameIsWhole() {
  for (const char* type :
       {"hero", "gear", "one_use", "team", "minion", "boss", "trap", "misc", "endgame_boss"}) {
    rules::CardDef card =
        cardOf(type, "Will-o'-Wisp", {{"number", 8}, {"loot", 2}}, {{"attribute", {"magic"}}});
    card.text.english = "Discard one equipped gear card of one of your heroes.";
    const CardLook look = faces::lookOf(card);
    const faces::FaceLayout layout = faces::layoutOf(look);
    QVERIFY2(layout.words.whole && layout.words.size >= faces::kMinText, type);
    QVERIFY2(layout.paper.contains(layout.picture) && layout.paper.contains(layout.text), type);
    QVERIFY2(layout.picture.bottom() < layout.band.top() && layout.band.bottom() < layout.text.top(), type);
    QVERIFY2(layout.text.bottom() < layout.foot.top() && layout.paper.contains(layout.foot), type);
    const QImage upright = faces::faceImage(look, 2);
    const QImage turned = upright.transformed(QTransform().rotate(180));
    QVERIFY2(upright != turned, type);
  }
}

void TestFaceLooks::everyTextIsWholeAndLargeEnough_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("game");
  QStringList languages{QStringLiteral("en")};
  for (const auto& file : test::filesOfLanguages(LK_ROOT, "cards/halfwish.json"))
    languages += QString::fromStdString(file.parent_path().parent_path().filename().string());
  for (const QString& language : languages)
    for (const rules::Game* game : rules::allGames()) {
      const QString id = QString::fromStdString(std::string(game->id()));
      QTest::addRow("%s %s", qPrintable(language), qPrintable(id)) << language << id;
    }
}

void TestFaceLooks::everyTextIsWholeAndLargeEnough() {
  QFETCH(QString, language);
  QFETCH(QString, game);
  const rules::CardBook book = bookOf(game.toStdString());
  QVERIFY(book.cards().size() >= 30);
  double least = 100;
  for (const rules::CardDef& card : book.cards()) {
    const CardLook look = faces::lookOf(card, *LanguageId::from(language.toStdString()), &book);
    const faces::FaceLayout layout = faces::layoutOf(look);
    QVERIFY2(layout.words.whole, card.id.c_str());
    if (!look.text.empty()) {
      QVERIFY2(layout.words.size >= faces::kMinText, card.id.c_str());
      least = std::min(least, layout.words.size);
    }
    QVERIFY2(layout.picture.height() > 4, card.id.c_str());
    for (const faces::FittedRow& row : layout.wholeRows)
      QVERIFY2(row.words.whole && row.words.size >= faces::kMinLabel, card.id.c_str());
    if (look.nameIsEmblem) continue;
    const faces::FittedText title =
        faces::fitText(layout.name.size(), QString::fromStdString(look.title), faces::titleStyle(look));
    QVERIFY2(title.whole && title.size >= faces::kMinTitle, card.id.c_str());
  }
  qInfo("%zu cards, the smallest text has %.1f points", book.cards().size(), least / 25.4 * 72);
}

void TestFaceLooks::chineseCardsAreChinese() {
  const auto hasChinese = [](const std::string& text) {
    for (const QChar c : QString::fromStdString(text))
      if (c.script() == QChar::Script_Han) return true;
    return false;
  };
  const rules::CardBook book = bookOf("halfwish");
  for (const rules::CardDef& card : book.cards()) {
    const CardLook look = faces::lookOf(card, kZh, &book);
    QVERIFY2(hasChinese(look.text) && hasChinese(look.kind), card.id.c_str());
    QVERIFY2(hasChinese(look.title) || look.title.size() == 1, card.id.c_str());
    for (const faces::ListRow& row : look.rows) QVERIFY2(hasChinese(row.name), card.id.c_str());
    for (const faces::KeyFigure& figure : look.figures)
      QVERIFY2(figure.unit.empty() || figure.unit == "DV" || hasChinese(figure.unit), card.id.c_str());
    // A card without a translation keeps its English text.
    rules::CardDef plain = card;
    plain.name.others.clear();
    plain.text.others.clear();
    QCOMPARE(faces::lookOf(plain, kZh).title, card.name.english);
  }
  const QImage english = faces::faceImage(faces::lookOf(book.cards().front()), 4);
  QVERIFY(english != faces::faceImage(faces::lookOf(book.cards().front(), kZh), 4));
}

void TestFaceLooks::aTextWithoutEndIsCutAtALine() {
  rules::CardDef card = cardOf("action", "Talker", {});
  for (int i = 0; i < 60; ++i) card.text.english += "Another sentence of many. ";
  const CardLook look = faces::lookOf(card);
  const faces::FaceLayout layout = faces::layoutOf(look);
  QVERIFY(!faces::textFits(look));
  QVERIFY(layout.words.size >= faces::kMinText);
  QVERIFY(layout.words.lines.last().endsWith(QChar(0x2026)));
}

void TestFaceLooks::slipsInAStyleAreNamed_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("message");
  const auto row = [](const char* name, const char* text, const char* message) {
    QTest::newRow(name) << text << message;
  };
  row("no json", "{", "");
  row("schema", R"({"schema": 2})", "\"schema\"");
  row("key", R"({"schema": 1, "tipes": {}})", "\"tipes\"");
  row("type key", "{\"schema\": 1,\n\"types\": {\"x\": {\"ink\": \"#101010\",\n\"pannel\": \"arch\"}}}",
      "s:3");
  row("panel", R"({"schema": 1, "types": {"x": {"ink": "#101010", "panel": "round"}}})", "\"round\"");
  row("ink", R"({"schema": 1, "types": {"x": {"ink": "blue"}}})", "#RRGGBB");
  row("dots", R"({"schema": 1, "types": {"x": {"ink": "#101010", "dots": 12}}})", "dots");
  row("icon", R"({"schema": 1, "operations": {"x": {"icon": "banana"}}})", "\"banana\"");
  row("saying", R"({"schema": 1, "operations": {"x": {"says": "much"}}})", "\"much\"");
  row("place", R"({"schema": 1, "figures": {"x": {"at": "foot"}}})", "\"foot\"");
}

void TestFaceLooks::slipsInAStyleAreNamed() {
  QFETCH(QString, text);
  QFETCH(QString, message);
  faces::FaceStyle style;
  const auto fault = faces::addStyle(style, text.toStdString(), "s");
  QVERIFY(fault);
  QVERIFY2(QString::fromStdString(fault->text()).contains(message), fault->text().c_str());
  QVERIFY(!fault->cure.empty());
  faces::FaceStyle twice;
  constexpr std::string_view kOnce = R"({"schema": 1, "things": {"a": {}}})";
  QVERIFY(!faces::addStyle(twice, kOnce, "one"));
  QVERIFY(faces::addStyle(twice, kOnce, "two"));
}

QTEST_MAIN(TestFaceLooks)
#include "tst_face_looks.moc"
