// Tests that people can play from the cards: every number and word of a card is on its face, large enough,
// with enough contrast, and nothing covers anything else.
#include <algorithm>
#include <cmath>
#include <map>

#include <QPainter>
#include <QTest>

#include "faces/card_look.h"
#include "faces/effect_reading.h"
#include "faces/face_painter.h"
#include "faces/text_fitter.h"
#include "pack_files.h"
#include "page_recorder.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

using namespace lk;
using test::PaintedText;

namespace {

constexpr double kPoint = 72 / 25.4;
constexpr double kPixelsPerMm = 8;

rules::CardBook bookOf(const std::string& game) {
  const test::PackFiles files = test::housePackFiles(game, LK_ROOT);
  return rules::readPacks(std::vector<rules::PackText>{files.pack()}, rules::languageOf).book;
}

/// Returns the cards of a game that are cards at a table.
std::vector<const rules::CardDef*> cardsOf(const rules::CardBook& book, const rules::Language& language) {
  std::vector<const rules::CardDef*> cards;
  for (const rules::CardDef& card : book.cards())
    if (rules::isCardOfItsOwn(language.cardTypes, card.type)) cards.push_back(&card);
  return cards;
}

std::vector<PaintedText> paintedOn(const faces::CardLook& look) {
  test::PageRecorder page;
  QPainter painter(&page);
  faces::paintFace(painter, look);
  painter.end();
  // A line in several fonts is painted in pieces.
  std::vector<PaintedText> lines;
  for (const PaintedText& piece : page.texts) {
    const bool goesOn = !lines.empty() && lines.back().ink == piece.ink &&
                        std::abs(lines.back().box.bottom() - piece.box.bottom()) < 0.01 &&
                        std::abs(lines.back().box.right() - piece.box.left()) < 0.05;
    if (!goesOn) {
      lines.push_back(piece);
      continue;
    }
    lines.back().text += piece.text;
    lines.back().box.setRight(piece.box.right());
  }
  return lines;
}

/// Returns a text without spaces, hyphens or signs that look different in print, for comparison across lines.
QString plain(QString text) {
  text.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x2013), QLatin1Char('-'));
  QString left;
  for (const QChar c : text)
    if (!c.isSpace()) left += c;
  return left;
}

QString allOf(const std::vector<PaintedText>& texts) {
  QString all;
  for (const PaintedText& each : texts) all += each.text;
  return plain(all);
}

bool isOn(const std::vector<PaintedText>& texts, const std::string& word) {
  const QString wanted = plain(QString::fromStdString(word));
  return std::any_of(texts.begin(), texts.end(),
                     [&](const PaintedText& each) { return plain(each.text) == wanted; });
}

/// Returns whether a number stands there as large as it has to be, alone or before its word.
bool isLarge(const std::vector<PaintedText>& texts, const std::string& number) {
  const QString wanted = plain(QString::fromStdString(number));
  return std::any_of(texts.begin(), texts.end(), [&](const PaintedText& each) {
    return each.size > faces::kMinNumber - 0.01 &&
           (plain(each.text) == wanted || plain(each.text.section(QLatin1Char(' '), 0, 0)) == wanted);
  });
}

double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// The contrast ratio of WCAG 2.
double contrast(const QColor& a, const QColor& b) {
  const double p = luminance(a), q = luminance(b);
  return (std::max(p, q) + 0.05) / (std::min(p, q) + 0.05);
}

/// Returns the most frequent colour around letters in a picture of the card, other than that of the letters.
QColor behind(const QImage& face, const PaintedText& text) {
  std::map<QRgb, int> seen;
  const QRectF box = text.box.adjusted(-0.3, -0.3, 0.3, 0.3);
  for (int y = static_cast<int>(box.top() * kPixelsPerMm); y < box.bottom() * kPixelsPerMm; ++y)
    for (int x = static_cast<int>(box.left() * kPixelsPerMm); x < box.right() * kPixelsPerMm; ++x)
      if (face.valid(x, y) && face.pixel(x, y) != text.ink.rgb()) ++seen[face.pixel(x, y)];
  const auto most = std::max_element(seen.begin(), seen.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == seen.end() ? text.ink : QColor(most->first);
}

void languagesAndGames() {
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

}  // namespace

class TestFaceTexts : public QObject {
  Q_OBJECT

 private slots:
  void allOfALookIsPainted_data() { languagesAndGames(); }
  void allOfALookIsPainted();
  void everythingCanBeRead_data() { languagesAndGames(); }
  void everythingCanBeRead();
  void nothingCoversAnything_data() { languagesAndGames(); }
  void nothingCoversAnything();
  void theFieldsOfACardAreOnIt_data();
  void theFieldsOfACardAreOnIt();
  void aPieceSaysWhatItsActionsDo();
  void oneIsSingular_data();
  void oneIsSingular();

 private:
  /// Calls `check` with each card, its look and what is painted.
  template <class Check>
  static void each(const QString& game, const QString& language, const Check& check) {
    const rules::CardBook book = bookOf(game.toStdString());
    const rules::Language* its = rules::languageOf(game.toStdString());
    QVERIFY(its != nullptr);
    const auto cards = cardsOf(book, *its);
    QVERIFY(cards.size() >= 30);
    for (const rules::CardDef* card : cards) {
      const faces::CardLook look = faces::lookOf(*card, *LanguageId::from(language.toStdString()), &book);
      check(*card, look, paintedOn(look));
      if (QTest::currentTestFailed()) return;
    }
  }
};

void TestFaceTexts::allOfALookIsPainted() {
  QFETCH(QString, language);
  QFETCH(QString, game);
  each(game, language, [](const auto& card, const faces::CardLook& look, const auto& painted) {
    const QString all = allOf(painted).toUpper();
    const auto has = [&](const std::string& text) {
      QVERIFY2(all.contains(plain(QString::fromStdString(text)).toUpper()), (card.id + ": " + text).c_str());
    };
    for (const std::string& text : {look.title, look.text, look.kind, look.belongs, look.copies}) has(text);
    for (const auto* figures : {&look.figures, &look.corners})
      for (const faces::KeyFigure& figure : *figures) has(figure.text), has(figure.unit);
    for (const faces::CostFigure& figure : look.cost) has(figure.text);
    for (const faces::Tag& tag : look.tags) has(tag.word);
    if (look.sign) has(look.sign->letter);
    for (const faces::ListRow& row : look.rows) {
      for (const std::string& text : {row.name, row.number, row.reach.text, row.text}) has(text);
    }
  });
}

void TestFaceTexts::everythingCanBeRead() {
  QFETCH(QString, language);
  QFETCH(QString, game);
  double small = 100, pale = 100;
  each(game, language, [&](const auto& card, const faces::CardLook& look, const auto& painted) {
    const QImage face = faces::faceImage(look, kPixelsPerMm);
    for (const PaintedText& each : painted) {
      const QString what = QString::fromStdString(card.id) + QStringLiteral(": ") + each.text;
      small = std::min(small, each.size);
      QVERIFY2(each.size > faces::kMinLabel - 0.01, qPrintable(what));
      const double apart = contrast(each.ink, behind(face, each));
      pale = std::min(pale, apart);
      QVERIFY2(apart >= 4.5, qPrintable(what + QString::number(apart)));
    }
    // A number next to its emblem is read across the table.
    for (const faces::KeyFigure& figure : look.figures)
      QVERIFY2(figure.unit.empty() || isLarge(painted, figure.text), card.id.c_str());
  });
  qInfo("the smallest letters have %.1f points, the palest a contrast of %.1f", small * kPoint, pale);
}

void TestFaceTexts::nothingCoversAnything() {
  QFETCH(QString, language);
  QFETCH(QString, game);
  each(game, language, [](const auto& card, const faces::CardLook&, const auto& painted) {
    const QRectF paper =
        QRectF(0, 0, faces::kCardWidthMm, faces::kCardHeightMm).adjusted(2.6, 2.6, -2.6, -2.6);
    for (std::size_t i = 0; i < painted.size(); ++i) {
      const QString what = QString::fromStdString(card.id) + QStringLiteral(": ") + painted[i].text;
      QVERIFY2(paper.contains(painted[i].box), qPrintable(what));
      for (std::size_t j = 0; j < i; ++j)
        QVERIFY2(!painted[i].box.adjusted(0.05, 0.05, -0.05, -0.05).intersects(painted[j].box),
                 qPrintable(what + QStringLiteral(" and ") + painted[j].text));
    }
  });
}

void TestFaceTexts::theFieldsOfACardAreOnIt_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QStringList>("numbers");  // fields whose number stands alone
  QTest::addColumn<QStringList>("words");    // fields whose words are in a line
  QTest::newRow("magepunk") << "magepunk" << QStringList{"biom",     "kinesis", "aether", "entropy",
                                                         "radiance", "generic", "impact", "durability"}
                            << QStringList{"energy", "subtypes", "wallet"};
  QTest::newRow("wtactics_orc") << "wtactics_orc" << QStringList{"cost", "close", "ranged", "defense", "life"}
                                << QStringList{"faction"};
  QTest::newRow("half_the_battle") << "half_the_battle" << QStringList{"max", "movement"}
                                   << QStringList{"die"};
}

void TestFaceTexts::theFieldsOfACardAreOnIt() {
  QFETCH(QString, game);
  QFETCH(QStringList, numbers);
  QFETCH(QStringList, words);
  each(game, QStringLiteral("en"), [&](const rules::CardDef& card, const auto&, const auto& painted) {
    const QString all = allOf(painted);
    for (const rules::CardFigure& figure : card.figures)
      if (numbers.contains(
              QString::fromUtf8(figure.field.data(), static_cast<qsizetype>(figure.field.size()))))
        QVERIFY2(isLarge(painted,
                         figure.value == 0 && figure.field != "impact" ? "-" : std::to_string(figure.value)),
                 (card.id + " " + std::string(figure.field)).c_str());
    for (const rules::CardWords& field : card.words)
      if (words.contains(QString::fromUtf8(field.field.data(), static_cast<qsizetype>(field.field.size()))))
        for (const std::string& word : field.words)
          QVERIFY2(
              all.contains(plain(QString::fromStdString(field.field == "die" ? word : faces::titled(word)))),
              (card.id + " " + word).c_str());
    if (game != "magepunk") return;
    // Energy is said by its letter, too, and Fast stands on its own.
    QVERIFY2(
        isOn(painted, std::string(1, static_cast<char>(card.words.front().words.front()[0] - 'a' + 'A'))),
        card.id.c_str());
    QCOMPARE(isOn(painted, "Fast"), card.text.english.starts_with("Fast."));
  });
}

/// Every action of a piece: its health, its range unless it is the piece's own, what it does, what it costs.
void TestFaceTexts::aPieceSaysWhatItsActionsDo() {
  const rules::CardBook book = bookOf("half_the_battle");
  int actions = 0;
  for (const rules::CardDef& piece : book.cards()) {
    if (piece.type != "character" && piece.type != "monster") continue;
    const std::vector<PaintedText> painted = paintedOn(faces::lookOf(piece, kEnglish, &book));
    const QString all = allOf(painted);
    for (const rules::DeckEntry& entry : piece.deck) {
      const rules::CardDef& action = book[book.find(entry.card)];
      if (!action.countsAs.empty()) continue;
      ++actions;
      const auto has = [&](const QString& text) {
        QVERIFY2(all.contains(plain(text)), qPrintable(QString::fromStdString(action.id) + ": " + text));
      };
      has(QString::fromStdString(action.name.english));
      has(QString::fromStdString(action.text.english));
      const int least = action.figure("hp_least"), most = action.figure("hp_most");
      QVERIFY(isLarge(painted, most >= 99      ? std::to_string(least) + "+"
                               : least == most ? std::to_string(least)
                                               : std::to_string(least) + "-" + std::to_string(most)));
      const bool own =
          std::any_of(action.figures.begin(), action.figures.end(),
                      [](const rules::CardFigure& figure) { return figure.field == "range_from"; });
      const auto lane = [](int number) { return (number > 0 ? "+" : "") + std::to_string(number); };
      const int from = action.figure("range_from"), to = action.figure("range_to");
      if (own)
        QVERIFY2(isOn(painted, from == to ? lane(from) : lane(from) + ".." + lane(to)), action.id.c_str());
      if (action.says("cost", "fatal"))
        has(QString::fromStdString(piece.name.english) + QStringLiteral(" dies"));
      if (action.says("cost", "token")) has(QStringLiteral("Pay an ability token"));
    }
  }
  QCOMPARE(actions, 56);
}

void TestFaceTexts::oneIsSingular_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QStringList>("singular");
  QTest::addColumn<QStringList>("plural");
  QTest::newRow("en") << "en" << QStringList{"Lamp", "Upgrade", "Point"}
                      << QStringList{"Lamps", "Upgrades", "Points"};
  QTest::newRow("de") << "de" << QStringList{"Lampe", "Aufwertung", "Punkt"}
                      << QStringList{"Lampen", "Aufwertungen", "Punkte"};
  QTest::newRow("zh") << "zh" << QStringList{"神灯", "升级", "分"} << QStringList{};
}

void TestFaceTexts::oneIsSingular() {
  QFETCH(QString, language);
  QFETCH(QStringList, singular);
  QFETCH(QStringList, plural);
  QStringList seen;
  each(QStringLiteral("halfwish"), language, [&](const auto& card, const faces::CardLook& look, const auto&) {
    for (const faces::KeyFigure& figure : look.figures) {
      if (!figure.text.ends_with("1") || figure.text.ends_with("11")) continue;
      const QString unit = QString::fromStdString(figure.unit);
      QVERIFY2(!plural.contains(unit), card.id.c_str());
      if (singular.contains(unit) && !seen.contains(unit)) seen += unit;
    }
  });
  QCOMPARE(seen.size(), singular.size());
}

QTEST_MAIN(TestFaceTexts)
#include "tst_face_texts.moc"
