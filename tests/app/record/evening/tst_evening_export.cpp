// Tests the export of a night: the transcript replays, and the pages show what the screen shows.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/record/evening/evening_export.h"
#include "printed_pages.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

NightRecord record(const std::string& sample) {
  Outcome<NightRecord> made = recordOf(nightOf(sample));
  if (!made) qFatal("%s", made.fault().text().c_str());
  return std::move(*made);
}

/// Returns the number of pixels of a page that are nearly of this colour.
int pixelsOf(const cv::Mat& page, QColor colour) {
  cv::Mat near;
  const cv::Scalar bgr(colour.blue(), colour.green(), colour.red());
  cv::inRange(page, bgr - cv::Scalar::all(12), bgr + cv::Scalar::all(12), near);
  return cv::countNonZero(near);
}

}  // namespace

class TestEveningExport : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  void theTranscriptReplays_data() {
    QTest::addColumn<QString>("sample");
    QTest::newRow("halfwish") << QString::fromStdString(kWholeNight);
    QTest::newRow("dungeon") << QString::fromStdString(kDelve);
  }
  void theTranscriptReplays() {
    QFETCH(QString, sample);
    const NightRecord night = record(sample.toStdString());
    const QString path = folder_.filePath("night.jsonl");
    QVERIFY(exportEvening(night, ExportKind::json, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    const Outcome<rules::Transcript> back = rules::parseTranscript(text, "night.jsonl");
    QVERIFY2(bool(back), back ? "" : back.fault().text().c_str());
    QCOMPARE(back->entries.size(), night.log.events.size());
    rules::Referee referee(*night.log.kit->game, night.log.kit->cards);
    const rules::ReplayOutcome outcome = rules::replay(*back, referee);
    QVERIFY(outcome.same);
    QVERIFY(outcome.result == night.evening.summary.result);

    const std::string last = text.substr(text.rfind('\n', text.size() - 2) + 1);
    const Json summary = (*readJson(last, "summary"))["summary"];
    QCOMPARE(summary["result"]["by"].asString(), std::string(night.evening.summary.result.by));
    QCOMPARE(summary["series"].items().size(), night.evening.series.size());
    QCOMPARE(summary["story"].items().size(), night.evening.stretches.size());
    QCOMPARE(summary["players"].items()[0].asString(), std::string("Ann"));
  }

  void thePagesShowTheNight() {
    const NightRecord night = record(kWholeNight);
    const QString path = folder_.filePath("night.pdf");
    QVERIFY(exportEvening(night, ExportKind::pdf, path));
    const std::vector<cv::Mat> pages = renderedPages(path, 72);
    QVERIFY(!pages.empty());
    QCOMPARE(pages.front().cols, 595);
    for (const cv::Mat& page : pages) QVERIFY(pixelsOf(page, Qt::white) < page.cols * page.rows * 99 / 100);
    // Checks both lines of both charts.
    QVERIFY(pixelsOf(pages.front(), QColor(0x0d, 0x63, 0x78)) > 200);
    QVERIFY(pixelsOf(pages.front(), QColor(0x9f, 0x3f, 0x1d)) > 200);
    // The first page holds the winner, the cards, the moments and the charts; the story has pages of its own.
    QVERIFY(pages.size() > 1);
    const cv::Mat cards = pages.front()(cv::Rect(300, 60, 250, 240));
    QVERIFY(pixelsOf(cards, Qt::white) < cards.cols * cards.rows * 7 / 10);
  }

  void theTextDescribesTheNight() {
    const QString text = eveningText(record(kWholeNight));
    QVERIFY(text.startsWith("Ann wins: lamps decide (points tied)\n"));
    QVERIFY2(text.contains("Lamps: Ann 2, Ben 0"), qPrintable(text.left(600)));
    QVERIFY(text.contains("Ann takes 10 damage"));
    QVERIFY(!text.contains('{') && !text.contains("  -"));
    QVERIFY(exportName(record(kWholeNight), ExportKind::text).endsWith("-ann-ben.txt"));
  }

  void anUnwritableExportIsAFault() {
    const NightRecord night = record(kWholeNight);
    for (const ExportKind kind : {ExportKind::pdf, ExportKind::text, ExportKind::json})
      QVERIFY(!exportEvening(night, kind, folder_.filePath("no/such/folder/night")));
  }

  void linesDifferWithoutColour() {
    // Two seats with the same values in the same ink: dashes and markers distinguish them.
    const auto drawn = [](int place) {
      QImage image(400, 240, QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      QFont font("Noto Sans");
      font.setPixelSize(14);
      paintChart(painter, image.rect(), {"Points", "Turns", {{"Ann", {0, 3, 1, 4}, place}}},
                 {Qt::black, Qt::black, Qt::lightGray, Qt::white, {Qt::black}, font, 2});
      return image;
    };
    for (int a = 0; a < rules::kMaxSeats; ++a)
      for (int b = 0; b < a; ++b) QVERIFY(drawn(a) != drawn(b));
    QVERIFY(drawn(0) == drawn(0));
  }

  void axesHaveRoundSteps() {
    QCOMPARE(roundStep(1, 5), 1);
    QCOMPARE(roundStep(9, 5), 2);
    QCOMPARE(roundStep(25, 5), 5);
    QCOMPARE(roundStep(26, 5), 10);
    QCOMPARE(roundStep(101, 5), 50);
  }

  void figuresOfAnAxisKeepTheirDistance() {
    for (int length = 1; length < 600; ++length)
      for (const double least : {12.0, 20.4, 33.0}) {
        const int parts = partsOf(length, least, 5);
        QVERIFY(parts >= 1 && parts <= 5);
        QVERIFY(parts == 1 || double(length) / parts >= least);
      }
    QCOMPARE(partsOf(600, 20, 5), 5);
    QCOMPARE(partsOf(65, 20, 5), 3);
  }
};

QTEST_MAIN(TestEveningExport)
#include "tst_evening_export.moc"
