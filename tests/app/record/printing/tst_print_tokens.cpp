// Tests printing and recognition of tokens together: every token of the printed sheet is found where it was
// drawn, and its rim is read correctly.
#include <set>

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/references.h"
#include "app/record/printing/print_pdf.h"
#include "printed_pages.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kDpi = 150;
constexpr double kPixelsPerMm = kDpi / 25.4;

}  // namespace

class PrintTokensTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  Outcome<Printed> print(const char* game, QPageSize::PageSizeId paper) {
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
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("paper");
    QTest::addColumn<int>("tokens");
    QTest::newRow("15 to 36 mm, A4") << "half_the_battle" << static_cast<int>(QPageSize::A4) << 69;
    QTest::newRow("15 to 36 mm, Letter") << "half_the_battle" << static_cast<int>(QPageSize::Letter) << 69;
    QTest::newRow("22 to 25 mm, A4") << "magepunk" << static_cast<int>(QPageSize::A4) << 38;
  }
  void everyTokenIsReadFromThePage() {
    QFETCH(QString, game);
    QFETCH(int, paper);
    QFETCH(int, tokens);
    const QByteArray id = game.toUtf8();
    const Outcome<Printed> pages = print(id.constData(), static_cast<QPageSize::PageSizeId>(paper));
    QVERIFY(pages);
    std::optional<vision::TokenSheet> printed = tokenSheet((*loadKit(id.constData()))->layout);
    QVERIFY(printed);
    QCOMPARE(printed->specs.size(), static_cast<std::size_t>(tokens));

    vision::SheetSighting sheet;
    sheet.toImage = cv::Matx33d(kPixelsPerMm, 0, 0, 0, kPixelsPerMm, 0, 0, 0, 1);
    std::set<std::string> read;
    for (const cv::Mat& page : test::renderedPages(QString::fromStdString(file()), kDpi)) {
      printed->size = cv::Size2d(page.cols / kPixelsPerMm, page.rows / kPixelsPerMm);
      for (const vision::TokenSighting& token :
           vision::readTokens(page, sheet, *printed, cv::Rect2d({}, printed->size))) {
        if (!token.key) continue;  // a gap between two tokens may look like a rim
        QVERIFY2(read.insert(*token.key).second, token.key->c_str());
        QVERIFY(std::abs(std::remainder(token.turnedDeg, 360)) < 5);
      }
    }
    QCOMPARE(read.size(), printed->specs.size());
  }

  void aGameWithoutTokensSaysSo() {
    const Outcome<Printed> pages = print("halfwish", QPageSize::A4);
    QVERIFY(!pages);
    QVERIFY(!pages.fault().what.empty());
  }
};

QTEST_MAIN(PrintTokensTest)
#include "tst_print_tokens.moc"
