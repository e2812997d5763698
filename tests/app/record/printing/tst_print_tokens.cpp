// From the printer to the eyes: every token of the printed sheet is found where it was drawn, and its rim is
// read as it was meant.
#include <set>

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/built_in.h"
#include "app/kit/game_kit.h"
#include "app/record/printing/print_job.h"
#include "printed_pages.h"
#include "rules/text/json.h"
#include "vision/tokens/token_reader.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kDpi = 150;
constexpr double kPixelsPerMm = kDpi / 25.4;

}  // namespace

class PrintTokensTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  Outcome<int> print(const char* game, QPageSize::PageSizeId paper) {
    const auto kit = loadKit(game);
    if (!kit) return kit.fault();
    PrintJob job;
    job.what = PrintWhat::tokens;
    job.paper = paper;
    job.file = file();
    return printPdf(job, **kit);
  }
  [[nodiscard]] std::string file() const { return folder_.filePath(QStringLiteral("out.pdf")).toStdString(); }

 private slots:
  void everyTokenIsReadFromThePage_data() {
    QTest::addColumn<int>("paper");
    QTest::newRow("A4") << static_cast<int>(QPageSize::A4);
    QTest::newRow("Letter") << static_cast<int>(QPageSize::Letter);
  }
  void everyTokenIsReadFromThePage() {
    QFETCH(int, paper);
    const Outcome<int> pages = print("half_the_battle", static_cast<QPageSize::PageSizeId>(paper));
    QVERIFY(pages);
    const Outcome<std::string> text = builtIn("resources/tokens/half_the_battle.json");
    QVERIFY(text);
    const Json json = *readJson(*text, "tokens");
    std::vector<vision::TokenSpec> specs;
    for (const Json& each : json["printed"].items())
      specs.push_back({each["card"].asString() + "/" + each["colour"].asString(), each["rim"].asString()});

    vision::SheetSighting sheet;
    sheet.toImage = cv::Matx33d(kPixelsPerMm, 0, 0, 0, kPixelsPerMm, 0, 0, 0, 1);
    std::set<std::string> read;
    for (const cv::Mat& page : test::renderedPages(QString::fromStdString(file()), kDpi)) {
      const cv::Size2d size(page.cols / kPixelsPerMm, page.rows / kPixelsPerMm);
      for (const vision::TokenSighting& token : vision::readTokens(
               page, sheet, {"page", size, double(json["diameter"].asInt()), specs}, cv::Rect2d({}, size))) {
        QVERIFY(token.key);
        QVERIFY2(read.insert(*token.key).second, token.key->c_str());
        QVERIFY(std::abs(std::remainder(token.turnedDeg, 360)) < 5);
      }
    }
    QCOMPARE(read.size(), specs.size());
  }

  void aGameWithoutTokensSaysSo() {
    const Outcome<int> pages = print("halfwish", QPageSize::A4);
    QVERIFY(!pages);
    QVERIFY(!pages.fault().what.empty());
  }
};

QTEST_MAIN(PrintTokensTest)
#include "tst_print_tokens.moc"
