// Tests that printed pages hold text: it is found, copied and read aloud, in embedded fonts, in files that
// stay small.
#include <QFileInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/game_kit.h"
#include "app/record/printing/guide_cards.h"
#include "app/record/printing/print_pdf.h"
#include "faces/card_look.h"
#include "faces/frame_painter.h"
#include "rules/games/all.h"
#include "rules/games/half_the_battle/rules/setup.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr qint64 kMaxBytes = 3 * 1024 * 1024;

QByteArray outputOf(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  if (!process.waitForFinished(60000) || process.exitCode() != 0) return {};
  return process.readAllStandardOutput();
}

/// Returns a text without spaces, with one kind of dash.
QString plain(QString text) {
  text.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x2013), QLatin1Char('-'));
  QString left;
  for (const QChar c : text)
    if (!c.isSpace() && c != QChar::SoftHyphen) left += c;
  return left.toUpper();
}

}  // namespace

class PrintTextTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  [[nodiscard]] QString print(const GameKit& kit, PrintWhat what, PrintCopies copies,
                              const char* language) const {
    PrintJob job;
    job.what = what;
    job.copies = copies;
    job.language = *LanguageId::from(language);
    job.file = folder_.filePath(QStringLiteral("out.pdf")).toStdString();
    return printPdf(job, kit) ? QString::fromStdString(job.file) : QString();
  }

  static void games(const std::vector<const char*>& languages) {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const rules::Game* game : rules::allGames())
      for (const char* language : languages) {
        const QString id = QString::fromStdString(std::string(game->id()));
        QTest::addRow("%s %s", qPrintable(id), language) << id << language;
      }
  }

 private slots:
  void everyCardIsFoundOnItsPage_data() { games({"en", "de", "zh"}); }
  void everyCardIsFoundOnItsPage() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    const auto kit = loadKit(game.toStdString());
    QVERIFY(kit);
    const QString file = print(**kit, PrintWhat::cards, PrintCopies::one, qPrintable(language));
    QVERIFY(!file.isEmpty());
    // In the order in which it was written: a card's lines stay together.
    const QString raw =
        QString::fromUtf8(outputOf(QStringLiteral("pdftotext"), {"-raw", file, QStringLiteral("-")}));
    const QString text = plain(raw);
    for (const ushort joined : {0xFB00, 0xFB01, 0xFB02}) QVERIFY(!raw.contains(QChar(joined)));  // ff, fi, fl
    const LanguageId id = *LanguageId::from(language.toStdString());
    int cards = 0;
    for (const rules::CardDef& card : (*kit)->cards.cards()) {
      if (!rules::isCardOfItsOwn((*kit)->game->language().cardTypes, card.type)) continue;
      QVERIFY2(text.contains(plain(QString::fromStdString(card.name.in(id)))), card.id.c_str());
      const faces::CardLook look = faces::lookOf(card, id, &(*kit)->cards);
      QVERIFY2(text.contains(plain(QString::fromStdString(look.text))), card.id.c_str());
      QVERIFY2(look.text.find("[ ]") == std::string::npos,
               card.id.c_str());  // a cost in words, not in a sign of its own
      QVERIFY2(text.contains(plain(QString::fromStdString(look.belongs))), card.id.c_str());
      for (const faces::ListRow& row : look.rows)
        QVERIFY2(text.contains(plain(QString::fromStdString(row.text))), card.id.c_str());
      ++cards;
    }
    QVERIFY(cards >= 30);
    if (language == QLatin1String("en"))
      QVERIFY(text.contains(plain("House-made, nobody's official cards.")));
    const QList<QByteArray> fonts = outputOf(QStringLiteral("pdffonts"), {file}).split('\n').mid(2);
    QVERIFY(fonts.size() >= 2);
    for (const QByteArray& font : fonts) {
      if (font.trimmed().isEmpty()) continue;
      // The columns after the encoding: embedded, a subset, with its characters.
      const QList<QByteArray> words = font.simplified().split(' ');
      QVERIFY2(words.size() > 5 && words[words.size() - 5] == "yes" && words[words.size() - 3] == "yes",
               font.constData());
    }
  }

  /// A page lays out its letters as they were measured: a text that is wider is off centre, and touches what
  /// is beside it.
  void lettersAreAsWideAsTheyWereMeasured() {
    const auto kit = loadKit("halfwish");
    QVERIFY(kit);
    const QString file = print(**kit, PrintWhat::cards, PrintCopies::one, "en");
    const QString boxes =
        QString::fromUtf8(outputOf(QStringLiteral("pdftotext"), {"-bbox", file, QStringLiteral("-")}));
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(64);
    font.setBold(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    const QFontMetricsF metrics(font);
    int titles = 0;
    for (const char* title : {"Assassin", "Avarice", "Harpoon", "Hyper", "Battering"}) {
      const QRegularExpression box(
          QStringLiteral("xMin=\"([\\d.]+)\" yMin=\"([\\d.]+)\" xMax=\"([\\d.]+)\" yMax=\"([\\d.]+)\">%1<")
              .arg(title));
      auto found = box.globalMatch(boxes);
      while (found.hasNext()) {
        const QRegularExpressionMatch one = found.next();
        const auto at = [&](int i) { return one.captured(i).toDouble(); };
        if (at(4) - at(2) < 18) continue;  // smaller than a title
        const double shape = metrics.horizontalAdvance(title) / (metrics.ascent() + metrics.descent());
        const double printed = (at(3) - at(1)) / (at(4) - at(2));
        QVERIFY2(qAbs(printed / shape - 1) < 0.005,
                 qPrintable(QString("%1 %2 %3").arg(title).arg(printed).arg(shape)));
        ++titles;
      }
    }
    QVERIFY(titles >= 4);
  }

  /// The guide says the lanes that the program begins with, in each language, and no text on it is cut.
  void guidesSayWhatTheProgramDoes_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "zh"}) QTest::newRow(language) << language;
  }
  void guidesSayWhatTheProgramDoes() {
    QFETCH(QString, language);
    const auto kit = loadKit("half_the_battle");
    QVERIFY(kit);
    const auto cards = guideCards(**kit, *LanguageId::from(language.toStdString()));
    QVERIFY(cards);
    QCOMPARE(cards->size(), std::size_t{4});  // two for each player
    QCOMPARE(guideCards(**loadKit("halfwish"), kEnglish)->size(), std::size_t{0});
    for (const PrintedCard& card : *cards)
      for (const faces::CardLook* look : {&card.look, &*card.behind}) {
        const faces::FaceLayout layout = faces::layoutOf(*look);
        QVERIFY(layout.picture.height() > 4);
        for (const faces::FittedRow& row : layout.wholeRows) QVERIFY2(row.words.whole, look->title.c_str());
      }
    const std::vector<faces::ListRow>& teams = cards->at(2).look.rows;
    QCOMPARE(teams.size(), std::size_t{7});
    for (int die = 0; die < 7; ++die) {
      const int left = rules::half_the_battle::startLane(rules::Seat::A, die);
      const int right = rules::half_the_battle::startLane(rules::Seat::B, die);
      const faces::ListRow& row = teams[static_cast<std::size_t>(die)];
      QCOMPARE(row.number, std::to_string(left) + "/" + std::to_string(right));
      QVERIFY2(row.text.find(std::to_string(left)) < row.text.find(std::to_string(right)), row.text.c_str());
    }
  }

  void everythingOfAGameIsASmallFile_data() { games({"en", "zh"}); }
  void everythingOfAGameIsASmallFile() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    const auto kit = loadKit(game.toStdString());
    QVERIFY(kit);
    const QString file = print(**kit, PrintWhat::all, PrintCopies::deck, qPrintable(language));
    const qint64 bytes = QFileInfo(file).size();
    qInfo("%s %s: %.2f MB", qPrintable(game), qPrintable(language), static_cast<double>(bytes) / 1e6);
    QVERIFY(bytes > 0 && bytes < kMaxBytes);
  }
};

QTEST_MAIN(PrintTextTest)
#include "tst_print_text.moc"
