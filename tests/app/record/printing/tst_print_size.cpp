// Tests that print is accurate to 0.2 mm: PDFs are rendered to pixels, the program's mark reader locates the
// marks, and everything is measured.
#include <algorithm>
#include <cmath>

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/kit/game_kit.h"
#include "app/record/printing/print_marks.h"
#include "app/record/printing/print_pdf.h"
#include "app/record/printing/table_pages.h"
#include "faces/face_painter.h"
#include "printed_pages.h"
#include "vision/marks/mark_reader.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kDpi = 300;
constexpr double kPixelsPerMm = kDpi / 25.4;
constexpr double kTrue = 0.2;  // millimetres

cv::Mat greyOf(const cv::Mat& page) {
  cv::Mat grey;
  cv::cvtColor(page, grey, cv::COLOR_BGR2GRAY);
  return grey;
}

double mm(double pixels) {
  return pixels / kPixelsPerMm;
}

/// Factor by which a page is reduced for the reader of marks, which measures best at about eight pixels per
/// module.
constexpr double kShrink = 3;
std::vector<vision::MarkSighting> marksOn(const cv::Mat& page) {
  cv::Mat small;
  cv::resize(greyOf(page), small, {}, 1 / kShrink, 1 / kShrink, cv::INTER_AREA);
  return vision::readMarks(small);
}

/// Returns the largest distance of a mark's corners from their intended places on the page, millimetres.
double offBy(const vision::MarkSighting& mark, const QRectF& place) {
  const QPointF should[] = {place.topLeft(), place.topRight(), place.bottomRight(), place.bottomLeft()};
  double worst = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    // A corner of a drawn square lies half a pixel before the centre of its first pixel.
    const double x = mm((mark.corners[i].x + 0.5) * kShrink), y = mm((mark.corners[i].y + 0.5) * kShrink);
    worst = std::max(worst, std::hypot(x - should[i].x(), y - should[i].y()));
  }
  return worst;
}

QRectF rectOf(const carddb::RectMm& r) {
  return {r.x, r.y, r.width, r.height};
}

/// Returns the centres of the dark lines that a row (or column) of pixels crosses, millimetres.
std::vector<double> linesAcross(const cv::Mat& row) {
  std::vector<double> found;
  double weight = 0, sum = 0;
  for (int i = 0; i <= static_cast<int>(row.total()); ++i) {
    const double dark = i < static_cast<int>(row.total()) ? 255 - row.at<uchar>(i) : 0;
    if (dark > 30) {
      weight += dark;
      sum += dark * (i + 0.5);
    } else if (weight > 0) {
      found.push_back(mm(sum / weight));
      weight = sum = 0;
    }
  }
  return found;
}

}  // namespace

class PrintSizeTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::shared_ptr<const GameKit> kit_;

  std::vector<cv::Mat> pages(PrintWhat what, QPageSize::PageSizeId paper, std::vector<std::string> ids = {}) {
    PrintJob job;
    job.what = what;
    job.paper = paper;
    job.copies = PrintCopies::one;
    job.ids = std::move(ids);
    job.file = folder_.filePath(QStringLiteral("out.pdf")).toStdString();
    const Outcome<Printed> count = printPdf(job, *kit_);
    if (!count) return {};
    std::vector<cv::Mat> rendered = test::renderedPages(QString::fromStdString(job.file), kDpi);
    return static_cast<int>(rendered.size()) == count->pages ? rendered : std::vector<cv::Mat>{};
  }

  static void papers() {
    QTest::addColumn<int>("paper");
    QTest::newRow("A4") << static_cast<int>(QPageSize::A4);
    QTest::newRow("Letter") << static_cast<int>(QPageSize::Letter);
  }

 private slots:
  void initTestCase() {
    const auto kit = loadKit("halfwish");
    QVERIFY(kit);
    kit_ = *kit;
  }

  void traysAreTrue_data() { papers(); }
  void traysAreTrue() {
    QFETCH(int, paper);
    const auto id = static_cast<QPageSize::PageSizeId>(paper);
    const QSizeF page = QPageSize(id).size(QPageSize::Millimeter).transposed();
    const std::vector<cv::Mat> trays = pages(PrintWhat::trays, id);
    QCOMPARE(trays.size(), kit_->layout.trays.size());
    double worst = 0;
    for (std::size_t i = 0; i < trays.size(); ++i) {
      QVERIFY(std::abs(mm(trays[i].cols) - page.width()) < kTrue);
      QVERIFY(std::abs(mm(trays[i].rows) - page.height()) < kTrue);
      const carddb::Sheet sheet = carddb::traySheet(kit_->layout.trays[i].seat);
      const auto marks = marksOn(trays[i]);
      QCOMPARE(marks.size(), sheet.marks.size());
      for (const carddb::SheetMark& spec : sheet.marks) {
        const auto mark = std::find_if(marks.begin(), marks.end(),
                                       [&](const vision::MarkSighting& m) { return m.text == spec.text; });
        QVERIFY2(mark != marks.end(), spec.text.c_str());
        const QRectF place =
            rectOf(spec.square)
                .translated((page.width() - sheet.width) / 2, (page.height() - sheet.height) / 2);
        worst = std::max(worst, offBy(*mark, place));
      }
    }
    qInfo("marks of %zu trays are off by at most %.3f mm", trays.size(), worst);
    QVERIFY(worst < kTrue);
  }

  void matTilesAreTrueAndOverlap_data() { papers(); }
  void matTilesAreTrueAndOverlap() {
    QFETCH(int, paper);
    const auto id = static_cast<QPageSize::PageSizeId>(paper);
    const carddb::Sheet& mat = kit_->layout.mat;
    const MatTiles tiles = tilesOf(mat, QPageSize(id).size(QPageSize::Millimeter).transposed());
    const std::vector<cv::Mat> sheets = pages(PrintWhat::mat, id);
    QCOMPARE(static_cast<int>(sheets.size()), tiles.columns * tiles.rows);
    double worst = 0, worstLine = 0;
    std::size_t marksSeen = 0;
    const auto flapOf = [&](const cv::Mat& page, bool right, bool own) {
      // The strip that two neighbouring tiles share, away from its edges.
      const double along = (right ? tiles.height : tiles.width) - 4;
      const double at = kMarginMm + (own ? (right ? tiles.width : tiles.height) : 0) + 0.5;
      const QRectF strip = right ? QRectF(at, kMarginMm + 2, tiles.flap - 1, along)
                                 : QRectF(kMarginMm + 2, at, along, tiles.flap - 1);
      // Fractions of a pixel differ between tiles, so tiles are cut by resampling.
      cv::Mat cut;
      const cv::Matx23d place(1, 0, -strip.x() * kPixelsPerMm, 0, 1, -strip.y() * kPixelsPerMm);
      cv::warpAffine(greyOf(page), cut, place,
                     cv::Size(static_cast<int>(strip.width() * kPixelsPerMm),
                              static_cast<int>(strip.height() * kPixelsPerMm)),
                     cv::INTER_LINEAR);
      return cut;
    };
    for (int row = 0; row < tiles.rows; ++row) {
      for (int column = 0; column < tiles.columns; ++column) {
        const cv::Mat& page = sheets[static_cast<std::size_t>(row * tiles.columns + column)];
        for (const vision::MarkSighting& mark : marksOn(page)) {
          const auto spec = std::find_if(mat.marks.begin(), mat.marks.end(),
                                         [&](const carddb::SheetMark& m) { return m.text == mark.text; });
          QVERIFY2(spec != mat.marks.end(), mark.text.c_str());
          worst = std::max(worst, offBy(mark, rectOf(spec->square)
                                                  .translated(kMarginMm - column * tiles.width,
                                                              kMarginMm - row * tiles.height)));
          ++marksSeen;
        }
        // Cut marks above the tile.
        const cv::Mat above = greyOf(page).row(static_cast<int>((kMarginMm - 1.5) * kPixelsPerMm));
        const std::vector<double> cuts = linesAcross(above);
        for (const double should : {kMarginMm, kMarginMm + tiles.width}) {
          double nearest = 1000;
          for (const double cut : cuts) nearest = std::min(nearest, std::abs(cut - should));
          worstLine = std::max(worstLine, nearest);
        }
        for (const bool right : {true, false}) {
          if (right ? column + 1 == tiles.columns : row + 1 == tiles.rows) continue;
          const std::size_t next =
              static_cast<std::size_t>((row + (right ? 0 : 1)) * tiles.columns + column + (right ? 1 : 0));
          const cv::Mat mine = flapOf(page, right, true), its = flapOf(sheets[next], right, false);
          QVERIFY(cv::norm(mine, its, cv::NORM_L1) / static_cast<double>(mine.total()) < 4);
        }
      }
    }
    QCOMPARE(marksSeen, mat.marks.size());
    qInfo("%zu tiles: marks off by at most %.3f mm, cut marks by %.3f mm", sheets.size(), worst, worstLine);
    QVERIFY(worst < kTrue);
    QVERIFY(worstLine < kTrue);
  }

  void cardsAreCutToSize_data() { papers(); }
  void cardsAreCutToSize() {
    QFETCH(int, paper);
    const auto id = static_cast<QPageSize::PageSizeId>(paper);
    const std::vector<cv::Mat> sheets = pages(PrintWhat::choices, id);
    QVERIFY(sheets.size() >= 2);
    const cv::Mat grey = greyOf(sheets.front());
    // The marks are in the outermost white: look for the lines half way along them.
    const double width = mm(grey.cols), height = mm(grey.rows);
    const double left = (width - 195) / 2, top = (height - 270) / 2;
    const std::vector<double> xs = linesAcross(grey.row(static_cast<int>((top - 1.5 - 1.5) * kPixelsPerMm)));
    const std::vector<double> ys = linesAcross(grey.col(static_cast<int>((left - 1.5 - 1.5) * kPixelsPerMm)));
    QCOMPARE(xs.size(), std::size_t{6});
    QCOMPARE(ys.size(), std::size_t{6});
    double worst = 0;
    for (std::size_t i = 0; i < 6; i += 2) {
      worst = std::max(worst, std::abs(xs[i + 1] - xs[i] - faces::kCardWidthMm));
      worst = std::max(worst, std::abs(ys[i + 1] - ys[i] - faces::kCardHeightMm));
      // The block is centred, so that backs match faces.
      worst = std::max(worst, std::abs(xs[i] + xs[5 - i] - width));
      worst = std::max(worst, std::abs(ys[i] + ys[5 - i] - height));
    }
    qInfo("cards are cut %.3f mm off at most", worst);
    QVERIFY(worst < kTrue);
  }

  void bordersBleedAndBacksMeetTheirFaces() {
    // One card of each of four decks: every back differs from the others.
    const std::vector<std::string> ids{"strike", "mirror", "roar", "duel"};
    const std::vector<cv::Mat> sheets = pages(PrintWhat::cards, QPageSize::A4, ids);
    QCOMPARE(sheets.size(), std::size_t{2});
    std::size_t place = 0;
    for (const rules::CardDef& card : kit_->cards.cards()) {
      if (std::find(ids.begin(), ids.end(), card.id) == ids.end()) continue;
      const double x = 7.5 + static_cast<double>(place % 3) * 66,
                   y = 13.5 + static_cast<double>(place / 3) * 91;
      const cv::Vec3b border = sheets[0].at<cv::Vec3b>(static_cast<int>((y + 1) * kPixelsPerMm),
                                                       static_cast<int>((x + 30) * kPixelsPerMm));
      const cv::Vec3b bleed = sheets[0].at<cv::Vec3b>(static_cast<int>((y - 1.2) * kPixelsPerMm),
                                                      static_cast<int>((x + 30) * kPixelsPerMm));
      QVERIFY2(cv::norm(border, bleed) < 6, card.id.c_str());

      // With the page turned over its long edge, the back of a card lies behind its face.
      const double behind = 210 - x - faces::kCardWidthMm;
      const QImage drawn = faces::backImage(kit_->id(), faces::deckOf(card.type), kPixelsPerMm)
                               .convertToFormat(QImage::Format_BGR888);
      const cv::Mat should(drawn.height(), drawn.width(), CV_8UC3, const_cast<uchar*>(drawn.constBits()),
                           static_cast<std::size_t>(drawn.bytesPerLine()));
      const cv::Rect cut(static_cast<int>(std::lround(behind * kPixelsPerMm)),
                         static_cast<int>(std::lround(y * kPixelsPerMm)), should.cols, should.rows);
      QVERIFY2(cv::norm(sheets[1](cut), should, cv::NORM_L1) / static_cast<double>(should.total() * 3) < 8,
               card.id.c_str());
      ++place;
    }
    QCOMPARE(place, ids.size());
  }
};

QTEST_MAIN(PrintSizeTest)
#include "tst_print_size.moc"
