// Tests card faces, backs and sheets: every card looks different, numbers come from the data, marks have
// their exact size.
#include <algorithm>
#include <cmath>
#include <set>

#include <QBuffer>
#include <QFile>
#include <QPdfWriter>
#include <QTest>
#include <ZXing/ReadBarcode.h>

#include "carddb/sheets.h"
#include "faces/card_look.h"
#include "faces/effect_reading.h"
#include "faces/face_painter.h"
#include "faces/frame_painter.h"
#include "faces/qr_symbol.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

using namespace lk;

namespace {

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

rules::CardBook halfwish() {
  const QString path = QStringLiteral(LK_ROOT "/resources/cards/halfwish.json");
  const QByteArray text = contents(path);
  return rules::readPack({text.constData(), static_cast<std::size_t>(text.size())}, path.toStdString(),
                         rules::languageOf)
      .book;
}

rules::CardDef cardNamed(std::string id, std::string type, std::string_view effect) {
  rules::CardDef card;
  card.id = std::move(id);
  card.name.english = faces::titled(card.id);
  card.type = std::move(type);
  card.text.english = "Text of " + card.name.english + ".";
  card.effect = *readJson(effect, "effect");
  return card;
}

/// The mean difference of two pictures of a card in the size that a webcam sees, 0..1: with colour, and
/// without.
struct Difference {
  double colour = 0, grey = 0;
};
Difference difference(const QImage& a, const QImage& b) {
  Difference sum;
  const QImage x = a.scaled(64, 88, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  const QImage y = b.scaled(64, 88, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  for (int row = 0; row < x.height(); ++row) {
    for (int column = 0; column < x.width(); ++column) {
      const QColor p = x.pixelColor(column, row);
      const QColor q = y.pixelColor(column, row);
      sum.colour += (std::abs(p.redF() - q.redF()) + std::abs(p.greenF() - q.greenF()) +
                     std::abs(p.blueF() - q.blueF())) /
                    3;
      sum.grey += std::abs(qGray(p.rgb()) - qGray(q.rgb())) / 255.0;
    }
  }
  const double pixels = x.width() * x.height();
  return {sum.colour / pixels, sum.grey / pixels};
}

std::string figuresOf(const rules::CardDef& card) {
  std::string text;
  for (const faces::KeyFigure& figure : faces::lookOf(card).figures)
    text += (text.empty() ? "" : " | ") + figure.text + (figure.unit.empty() ? "" : " " + figure.unit);
  return text;
}

}  // namespace

class TestFaces : public QObject {
  Q_OBJECT

 private slots:
  void everyCardLooksDifferent();
  void figuresComeFromTheEffect_data();
  void figuresComeFromTheEffect();
  void theIdDecidesOnlyTheOrnament();
  void typesDifferWithoutColour();
  void nothingIsPaintedOverTheBorder_data();
  void nothingIsPaintedOverTheBorder();
  void backsAreSymmetricAndDifferFromDeckToDeck();
  void paintsVectorsIntoPdf();
  void marksAreOfVersionTwoOrHigher();
  void marksReadWhereTheSheetSays();
  void sheetsArePale();
};

void TestFaces::everyCardLooksDifferent() {
  const rules::CardBook book = halfwish();
  QVERIFY(book.cards().size() >= 116);
  std::vector<QImage> images;
  for (const rules::CardDef& card : book.cards()) images.push_back(faces::faceImage(card, 4));
  Difference least{1, 1};
  for (std::size_t i = 0; i < images.size(); ++i) {
    for (std::size_t j = i + 1; j < images.size(); ++j) {
      const Difference d = difference(images[i], images[j]);
      const std::string pair = book.cards()[i].id + " and " + book.cards()[j].id;
      // Differences that recognition needs are checked by tst_house_cards; this difference is for people.
      QVERIFY2(d.colour > 0.04, qPrintable(QString::fromStdString(pair) + QString::number(d.colour)));
      QVERIFY2(d.grey > 0.03, qPrintable(QString::fromStdString(pair) + QString::number(d.grey)));
      least = {std::min(least.colour, d.colour), std::min(least.grey, d.grey)};
    }
  }
  qInfo("%zu cards, least difference %.3f in colour, %.3f in grey", images.size(), least.colour, least.grey);
}

void TestFaces::figuresComeFromTheEffect_data() {
  QTest::addColumn<QString>("effect");
  QTest::addColumn<QString>("figures");
  QTest::addColumn<int>("charge");
  const auto row = [](const char* name, const char* effect, const char* figures, faces::Charge charge) {
    QTest::newRow(name) << effect << figures << static_cast<int>(charge);
  };
  using faces::Charge;
  row("plain strike", R"([{"on":"profile","do":[{"op":"strike","base":"dv","plus":0}]}])", "DV",
      Charge::sword);
  row("first strike", R"([{"on":"profile","do":[{"op":"strike","base":"dv","plus":-2},
      {"op":"keyword","who":"self","which":"this","keyword":"first_strike"}]}])",
      "DV \u2212 2", Charge::spear);
  row("other number", R"([{"on":"profile","do":[{"op":"strike","base":"dv","plus":5}]}])", "DV + 5",
      Charge::sword);
  row("fixed", R"([{"on":"profile","do":[{"op":"strike","base":"none","plus":9}]}])", "9", Charge::sword);
  row("heavy", R"([{"on":"profile","do":[{"op":"strike","base":"dv","plus":2},
      {"op":"keyword","who":"self","which":"this","keyword":"ignore_block"}]},
      {"on":"on_reveal","do":[{"op":"change","who":"self","what":"exposed","by":2}]}])",
      "DV + 2 | +2 Exposed", Charge::hammer);
  row("block", R"([{"on":"profile","do":[{"op":"block","base":"dv","plus":2}]}])", "DV + 2", Charge::shield);
  row("bounded evade",
      R"([{"on":"profile","do":[{"op":"if","test":{"test":"count","who":"self","what":"dv","cmp":"at_least","value":8},
      "then":[{"op":"evade"}]}]}])",
      "DV \u2265 8", Charge::wing);
  row("free evade", R"([{"on":"profile","do":[{"op":"evade"}]}])", "always", Charge::wing);
  row("heal", R"([{"on":"on_play","do":[{"op":"heal","who":"self","amount":15}]}])", "+15", Charge::heart);
  row("inside a choice", R"([{"on":"on_play","do":[{"op":"choose","who":"self","options":[
      {"id":"a","label":"x","do":[{"op":"set","who":"self","what":"dv","to":7}]}]}]}])",
      "DV = 7", Charge::die);
  row("becomes", R"([{"on":"on_play","do":[{"op":"set","who":"self","what":"hp","to":14}]}])", "HP = 14",
      Charge::heart);
  row("one of two", R"([{"on":"profile","do":[{"op":"block","base":"dv","plus":2}]},{"on":"on_resolve","do":[
      {"op":"if","test":{"test":"hurt","who":"self"},"then":[{"op":"change","who":"self","what":"points","by":-1}],
      "else":[{"op":"change","who":"self","what":"points","by":2}]}]}])",
      "DV + 2", Charge::shield);
  row("none", "[]", "", Charge::rosette);
}

void TestFaces::figuresComeFromTheEffect() {
  QFETCH(QString, effect);
  QFETCH(QString, figures);
  QFETCH(int, charge);
  const rules::CardDef card = cardNamed("any", "action", effect.toStdString());
  QCOMPARE(QString::fromStdString(figuresOf(card)), figures);
  QCOMPARE(static_cast<int>(faces::lookOf(card).charge), charge);
}

void TestFaces::theIdDecidesOnlyTheOrnament() {
  const rules::CardBook book = halfwish();
  QVERIFY(!book.cards().empty());
  for (const rules::CardDef& card : book.cards()) {
    rules::CardDef renamed = card;
    renamed.id = "some_other_id";
    const faces::CardLook a = faces::lookOf(card);
    const faces::CardLook b = faces::lookOf(renamed);
    QCOMPARE(b.figures, a.figures);
    QCOMPARE(b.charge, a.charge);
    QCOMPARE(b.badges, a.badges);
    QCOMPARE(b.panel, a.panel);
  }
}

void TestFaces::typesDifferWithoutColour() {
  const QRectF box(0, 0, 56, 40);
  std::vector<QPainterPath> panels;
  for (const char* type :
       {"action", "class", "choice", "power", "location", "upgrade", "wish", "something_new"}) {
    const QPainterPath panel = faces::panelPath(faces::lookOf(cardNamed("x", type, "[]")).panel, box);
    for (const QPainterPath& other : panels) {
      int apart = 0;
      for (double y = 0.5; y < box.height(); ++y)
        for (double x = 0.5; x < box.width(); ++x)
          if (panel.contains(QPointF(x, y)) != other.contains(QPointF(x, y))) ++apart;
      QVERIFY2(apart > 50, type);  // square millimetres
    }
    panels.push_back(panel);
  }
}

void TestFaces::nothingIsPaintedOverTheBorder_data() {
  QTest::addColumn<int>("repeats");
  QTest::newRow("short") << 1;
  QTest::newRow("long") << 20;
  QTest::newRow("absurd") << 400;
}

void TestFaces::nothingIsPaintedOverTheBorder() {
  QFETCH(int, repeats);
  for (const char* type : {"action", "class", "choice", "power"}) {
    rules::CardDef card =
        cardNamed("x", type, R"([{"on":"profile","do":[{"op":"strike","base":"dv","plus":-1234567}]}])");
    for (int i = 0; i < repeats; ++i) {
      card.name.english += " Overlongword";
      card.text.english += " \u4f60\u597dandwithoutanygap and more";
      card.deck.push_back({"a_rather_long_name_of_a_card", 1});
    }
    const QImage image = faces::faceImage(card, 4);
    const QRgb border = image.pixel(2, 2);
    for (int x = 0; x < image.width(); ++x) {
      QCOMPARE(image.pixel(x, 4), border);
      QCOMPARE(image.pixel(x, image.height() - 5), border);
    }
    for (int y = 0; y < image.height(); ++y) {
      QCOMPARE(image.pixel(4, y), border);
      QCOMPARE(image.pixel(image.width() - 5, y), border);
    }
  }
}

void TestFaces::backsAreSymmetricAndDifferFromDeckToDeck() {
  std::vector<QImage> backs;
  for (const char* deck : {"action", "class", "choice", "power", "location", "upgrade", "wish"}) {
    const QImage back = faces::backImage("halfwish", deck, 4);
    const double turned = difference(back, back.transformed(QTransform().rotate(180))).colour;
    QVERIFY2(turned < 0.01, qPrintable(QStringLiteral("%1 %2").arg(deck).arg(turned)));
    for (const QImage& other : backs) QVERIFY2(difference(back, other).colour > 0.1, deck);
    backs.push_back(back);
  }
  QVERIFY(difference(backs[0], faces::backImage("another_game", "action", 4)).colour > 0.1);
}

void TestFaces::paintsVectorsIntoPdf() {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(600);
    QPainter painter(&writer);
    painter.scale(600 / 25.4, 600 / 25.4);
    faces::paintFace(painter, halfwish().cards().front());
    writer.newPage();
    faces::paintBack(painter, "halfwish", "action");
    writer.newPage();
    faces::paintSheet(painter, carddb::traySheet(rules::Seat::A));
  }
  QVERIFY(buffer.data().startsWith("%PDF"));
  QVERIFY(!buffer.data().contains("/Subtype /Image"));
}

void TestFaces::marksAreOfVersionTwoOrHigher() {
  for (const char* text :
       {"LK1:TRAY:A:NW", "LK1:TRAY:D:SE", "LK1:MAT:halfwish:NW", "LK1:MAT:half_deck_dungeon_heroes:NW",
        "LK1:CARD:halfwish/strike", "LK1:CARD:wtactics_orc/a_card_with_a_long_name"})
    QVERIFY2(faces::qrSymbol(text).side >= 25, text);
  QCOMPARE(faces::qrSymbol("LK1:TRAY:A:NW").side, 25);
  QCOMPARE(faces::qrSymbol("LK1:MAT:halfwish:NW").side, 25);
}

void TestFaces::marksReadWhereTheSheetSays() {
  const QByteArray text = contents(QStringLiteral(LK_ROOT "/resources/mats/halfwish.json"));
  const auto layout =
      carddb::readTableLayout({text.constData(), static_cast<std::size_t>(text.size())}, "halfwish.json");
  QVERIFY(bool(layout));
  for (const carddb::Sheet& sheet :
       {layout->mat, carddb::traySheet(rules::Seat::A), carddb::traySheet(rules::Seat::B)}) {
    constexpr double kPixelsPerMm = 2.5;  // five pixels a module
    const QImage grey = faces::sheetImage(sheet, kPixelsPerMm).convertToFormat(QImage::Format_Grayscale8);
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()), 1);
    const auto found = ZXing::ReadBarcodes(view, ZXing::DecodeHints()
                                                     .setFormats(ZXing::BarcodeFormat::QRCode)
                                                     .setTryHarder(true)
                                                     .setMaxNumberOfSymbols(8));
    std::set<std::string> read;
    for (const ZXing::Result& result : found) {
      const auto mark = std::find_if(sheet.marks.begin(), sheet.marks.end(),
                                     [&](const carddb::SheetMark& m) { return m.text == result.text(); });
      QVERIFY2(mark != sheet.marks.end(), result.text().c_str());
      read.insert(mark->text);
      const auto near = [&](ZXing::PointI p, double x, double y) {
        return std::abs(p.x / kPixelsPerMm - x) < 1 && std::abs(p.y / kPixelsPerMm - y) < 1;
      };
      const carddb::RectMm& square = mark->square;
      QVERIFY(near(result.position().topLeft(), square.x, square.y));  // upright on the sheet
      QVERIFY(near(result.position().topRight(), square.x + square.width, square.y));
      QVERIFY(near(result.position().bottomRight(), square.x + square.width, square.y + square.height));
      QVERIFY(near(result.position().bottomLeft(), square.x, square.y + square.height));
    }
    QCOMPARE(read.size(), sheet.marks.size());
  }
}

void TestFaces::sheetsArePale() {
  const carddb::Sheet sheet = carddb::traySheet(rules::Seat::A);
  const QImage image = faces::sheetImage(sheet, 2);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const bool onMark =
          std::any_of(sheet.marks.begin(), sheet.marks.end(), [&](const carddb::SheetMark& mark) {
            return QRectF(mark.square.x, mark.square.y, mark.square.width, mark.square.height)
                .adjusted(-1, -1, 1, 1)
                .contains(x / 2.0, y / 2.0);
          });
      if (!onMark) QVERIFY(qGray(image.pixel(x, y)) > 150);
    }
  }
}

QTEST_MAIN(TestFaces)
#include "tst_faces.moc"
