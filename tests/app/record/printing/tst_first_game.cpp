// Tests that a first game takes few sheets of paper, that the count shown before is the one printed, and that
// little ink is little.
#include <algorithm>
#include <cmath>
#include <map>

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/kit/translations.h"
#include "app/record/printing/first_game.h"
#include "app/record/printing/print_marks.h"
#include "app/record/printing/print_pdf.h"
#include "app/record/printing/start_page.h"
#include "game_rows.h"
#include "printed_pages.h"

using namespace lk;
using namespace lk::app;
using test::kitOfRow;

namespace {

int maxSheets(const GameKit& kit) {
  return kit.id() == "magepunk" || kit.id() == "wtactics_orc" ? 8 : 6;
}

/// Returns the part of a page that is covered with ink: 1 for a black page.
double inkOf(const cv::Mat& page) {
  cv::Mat grey;
  cv::cvtColor(page, grey, cv::COLOR_BGR2GRAY);
  return 1 - cv::mean(grey)[0] / 255;
}

constexpr QPageSize::PageSizeId kPapers[] = {QPageSize::A4, QPageSize::Letter};

}  // namespace

class FirstGameTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  PrintJob job(PrintWhat what, QPageSize::PageSizeId paper = QPageSize::A4) const {
    PrintJob job;
    job.what = what;
    job.paper = paper;
    job.file = folder_.filePath(QStringLiteral("out.pdf")).toStdString();
    return job;
  }

 private slots:
  void aFirstGameTakesFewSheets_data() { test::gameRows(); }
  void aFirstGameTakesFewSheets() {
    const auto kit = kitOfRow();
    for (const QPageSize::PageSizeId paper : kPapers) {
      const Outcome<Printed> printed = printPdf(job(PrintWhat::first, paper), *kit);
      QVERIFY2(printed, printed ? "" : printed.fault().text().c_str());
      QVERIFY2(printed->sheets <= maxSheets(*kit), qPrintable(QString::number(printed->sheets)));
      QCOMPARE(printed->pages, 2 * printed->sheets);
      const Outcome<int> counted = countSheets(job(PrintWhat::first, paper), *kit);
      QVERIFY(counted);
      QCOMPARE(*counted, printed->sheets);
    }
  }

  void noCardIsPrintedMoreOftenThanTheGameHasIt_data() { test::gameRows(); }
  void noCardIsPrintedMoreOftenThanTheGameHasIt() {
    const auto kit = kitOfRow();
    const Outcome<FirstGame> first = firstGame(*kit);
    QVERIFY2(first, first ? "" : first.fault().text().c_str());
    std::map<std::string, int> copies;
    for (const FirstGame::Cut* cut : {&first->first, &first->later})
      for (const FirstGame::Card& card : cut->cards) copies[card.id] += card.copies;
    for (const auto& [id, count] : copies)
      QVERIFY2(count <= kit->cards[kit->cards.find(id)].copies, id.c_str());
    QVERIFY(!first->steps.empty() && !first->needs.empty());
  }

  void everyTextIsTranslated_data() { test::gameRows(); }
  void everyTextIsTranslated() {
    const Outcome<FirstGame> first = firstGame(*kitOfRow());
    QVERIFY(first);
    for (const std::vector<Wording>* texts : {&first->steps, &first->needs})
      for (const Wording& each : *texts)
        for (const LanguageId language : languagesOfData())
          QVERIFY2(!each.only(language).empty(), each.english.c_str());
    if (first->waits.english.empty()) return;
    for (const LanguageId language : languagesOfData()) QVERIFY(!first->waits.only(language).empty());
  }

  /// Who has cut everything out has no use for the sentence that some of it can wait.
  void whatCanWaitIsSaidWhereItIsCutOut_data() { test::gameRows(); }
  void whatCanWaitIsSaidWhereItIsCutOut() {
    const auto kit = kitOfRow();
    const Outcome<FirstGame> first = firstGame(*kit);
    QVERIFY(first);
    const QString waits = QString::fromStdString(first->waits.english);
    if (waits.isEmpty()) return;
    const QStringList steps = firstSteps(*kit, *first, job(PrintWhat::first), 6).steps;
    QCOMPARE(steps.filter(waits).size(), 1);
    const auto before = [&](const char* words) { return steps.indexOf(steps.filter(words).first()); };
    QVERIFY(steps.indexOf(steps.filter(waits).first()) < before("Lay the tiles"));
    if (!first->first.tokens.empty() && !first->later.tokens.empty())
      QCOMPARE(steps.indexOf(steps.filter(waits).first()), before("Cut out the tokens"));
    if (!first->later.cards.empty())
      QCOMPARE(steps.indexOf(steps.filter(waits).first()), before("Cut the cards"));
  }

  void everyLanguageTakesTheSameSheets_data() { test::gameRows(); }
  void everyLanguageTakesTheSameSheets() {
    const auto kit = kitOfRow();
    const Outcome<int> english = countSheets(job(PrintWhat::first), *kit);
    QVERIFY(english);
    for (const LanguageId language : languagesOfData()) {
      PrintJob translated = job(PrintWhat::first, QPageSize::Letter);
      translated.language = language;
      const Outcome<Printed> printed = printPdf(translated, *kit);
      QVERIFY2(printed, printed ? "" : printed.fault().text().c_str());
      QCOMPARE(printed->sheets, *english);
      QCOMPARE(printed->pages, 2 * *english);
    }
  }

  void sheetsAreCountedBeforeTheyArePrinted() {
    const auto kit = test::kit("half_the_battle");
    for (const PrintWhat what : {PrintWhat::tiles, PrintWhat::mat, PrintWhat::tokens, PrintWhat::reference,
                                 PrintWhat::choices, PrintWhat::all}) {
      const Outcome<Printed> printed = printPdf(job(what, QPageSize::Letter), *kit);
      const Outcome<int> counted = countSheets(job(what, QPageSize::Letter), *kit);
      QVERIFY(printed && counted);
      QCOMPARE(*counted, printed->sheets);
    }
    QCOMPARE(*countSheets(job(PrintWhat::trays), *kit), 0);
  }

  /// Tiles are cut out along their lines.
  void theLinesOfTheTilesAreWhole_data() { test::gameRows(); }
  void theLinesOfTheTilesAreWhole() {
    constexpr int kDpi = 600;
    constexpr double kThick = 3.5;  // of 4.7 pixels
    constexpr double kGap = 2;      // millimetres between tiles
    const auto kit = kitOfRow();
    const PrintJob tiles = job(PrintWhat::tiles);
    QVERIFY(printPdf(tiles, *kit));
    cv::Mat page;
    cv::cvtColor(test::renderedPages(QString::fromStdString(tiles.file), kDpi).front(), page,
                 cv::COLOR_BGR2GRAY);
    const carddb::Sheet tile = carddb::cornerTiles(kit->layout.mat).front();
    const auto pixel = [](double mm) { return static_cast<int>(std::lround(mm * kDpi / 25.4)); };
    // The thickness of the line where it is thinnest, in pixels of black.
    const auto thinnest = [&](double x, double y, double width, double height) {
      double least = 9;
      const int steps = pixel(std::max(width, height));
      for (int i = 5; i < steps - 5; ++i) {
        const cv::Point at(pixel(x) + (width > 0 ? i : 0), pixel(y) + (height > 0 ? i : 0));
        const cv::Size across = width > 0 ? cv::Size(1, 7) : cv::Size(7, 1);
        const cv::Rect around(at - cv::Point(across.width / 2, across.height / 2), across);
        least = std::min(least, 7 - cv::sum(page(around))[0] / 255);
      }
      return least;
    };
    for (const double left : {kMarginMm, kMarginMm + tile.width + kGap})
      for (const double top : {kMarginMm, kMarginMm + tile.height + kGap}) {
        QVERIFY(thinnest(left, top, tile.width, 0) > kThick);
        QVERIFY(thinnest(left, top + tile.height, tile.width, 0) > kThick);
        QVERIFY(thinnest(left, top, 0, tile.height) > kThick);
        QVERIFY(thinnest(left + tile.width, top, 0, tile.height) > kThick);
      }
  }

  void littleInkIsLittle_data() { test::gameRows(); }
  void littleInkIsLittle() {
    const auto kit = kitOfRow();
    double ink[2] = {0, 0};
    for (const faces::InkUse use : {faces::InkUse::full, faces::InkUse::low}) {
      PrintJob cards = job(PrintWhat::first);
      cards.ink = use;
      QVERIFY(printPdf(cards, *kit));
      const std::vector<cv::Mat> pages = test::renderedPages(QString::fromStdString(cards.file), 40);
      for (const cv::Mat& page : pages) ink[use == faces::InkUse::low ? 1 : 0] += inkOf(page);
    }
    qInfo("ink of a first game in pages of solid black: %.2f in colour, %.2f with little", ink[0], ink[1]);
    QVERIFY(ink[1] < ink[0] / 2);
  }
};

QTEST_MAIN(FirstGameTest)
#include "tst_first_game.moc"
