// Tests the reader of numbered dice: it reads the topmost numeral, or reports nothing.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "numeral_labels.h"
#include "numeral_pictures.h"
#include "vision/numerals/printed_numerals.h"

using namespace lk::vision;
using namespace lk::vision::drawn;

class NumeralReaderTest : public QObject {
  Q_OBJECT

 private slots:
  void numeralsAreWorthWhatTheirDieSays() {
    QCOMPARE(worthOf("17", 20), std::optional<int>(17));
    QCOMPARE(worthOf("0", 10), std::optional<int>(10));
    QCOMPARE(worthOf("00", 10), std::optional<int>(10));
    QCOMPARE(worthOf("70", 10), std::optional<int>(7));
    QCOMPARE(worthOf("10", 10), std::optional<int>(1));  // of a die of tens
    QCOMPARE(worthOf("10", 12), std::optional<int>(10));
    QCOMPARE(worthOf("11", 8), std::optional<int>(11));  // another die's
    QVERIFY(!worthOf("0", 20));
    QVERIFY(!worthOf("70", 20));
    QCOMPARE(int(printedNumerals().size()), 29);
  }

  void theTopmostNumeralIsRead_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("value");
    for (const std::string& name : numeralNames()) {
      const QStringList parts = QString::fromStdString(name).mid(1).split('_');
      QTest::newRow(name.c_str()) << QString::fromStdString(name) << parts[0].toInt() << parts[1].toInt();
    }
    QVERIFY(numeralNames().size() >= 12);
  }
  void theTopmostNumeralIsRead() {
    QFETCH(QString, name);
    QFETCH(int, sides);
    QFETCH(int, value);
    const cv::Mat bgr = numeralPicture(name.toStdString());
    QVERIFY(!bgr.empty());
    QCOMPARE(readPicture(bgr, sides).value(), std::optional<int>(value));
  }

  void aValueOfAnotherDieIsReportedUnchanged() {
    QCOMPARE(readPicture(numeralPicture("d12_11_1"), 8).value(), std::optional<int>(11));
  }

  void halfCoveredNumeralsAreNotRead() {
    for (const char* name : {"d20_17_1", "d12_11_1", "d8_5_1"})
      for (const double side : {-1.0, 1.0}) {
        cv::Mat bgr = numeralPicture(name);
        const cv::Point middle(bgr.cols / 2, bgr.rows / 2);
        const cv::Rect half = side < 0 ? cv::Rect(0, 0, middle.x, bgr.rows)
                                       : cv::Rect(middle.x, 0, bgr.cols - middle.x, bgr.rows);
        cv::rectangle(bgr, half, {120, 150, 205}, cv::FILLED);
        QVERIFY2(!readPicture(bgr, 20).value(), name);
      }
  }

  void aTokenWithoutADieShowsNothing() {
    QVERIFY(!readPicture(numeralPicture("none_1"), 8).value());
    QVERIFY(!readPicture(numeralPicture("none_2"), 20).value());
    for (const int grey : {0, 128, 255})
      QVERIFY(!readPicture(cv::Mat(176, 176, CV_8UC3, cv::Scalar::all(grey)), 20).value());
  }

  void aDieIsReadInAnySizeOfPicture() {
    const cv::Mat bgr = numeralPicture("d20_17_1");
    for (const double times : {0.8, 2.0, 3.0}) {
      cv::Mat other;
      cv::resize(bgr, other, {}, times, times, times < 1 ? cv::INTER_AREA : cv::INTER_CUBIC);
      const NumeralReading read = readPicture(other, 20, times);
      QCOMPARE(read.likeliest, std::optional<int>(17));
    }
  }

  /// Tests real dice of every source; none of them had a part in training the net.
  void realPhotosAreRead_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("minRight");
    QTest::addColumn<int>("maxWrong");
    QTest::newRow("bartek") << "photos3/dice/bartek" << 78 << 0;
    QTest::newRow("bartek3") << "photos3/numbered/bartek3" << 3 << 1;
    QTest::newRow("gudmundur") << "photos3/numbered/gudmundur" << 2 << 0;
    QTest::newRow("kaggle") << "photos3/numbered/kaggle" << 5 << 0;
    QTest::newRow("rsandrini") << "photos2/polyhedral/d20_rsandrini" << 5 << 0;
  }
  void realPhotosAreRead() {
    QFETCH(QString, folder);
    QFETCH(int, minRight);
    QFETCH(int, maxWrong);
    int right = 0, wrong = 0, all = 0;
    const auto read = [&](const std::string&, const cv::Mat& bgr, const std::vector<LabelledNumeral>& dice) {
      for (const LabelledNumeral& die : dice) {
        const auto value = readNumeral(bgr, die.sheet, {0, 0}, die.sides).value();
        ++all;
        right += value == die.value ? 1 : 0;
        wrong += value && *value != die.value ? 1 : 0;
      }
    };
    const QString photos = QStringLiteral(LK_ROOT "/../shared/") + folder;
    if (!forEachLabelledPicture(photos.toStdString(), read))
      QSKIP(qPrintable("NO PHOTOS: " + photos + " is not there, reading of these dice is NOT tested"));
    qInfo("%d dice, %d read right, %d wrong", all, right, wrong);
    QVERIFY2(right >= minRight, qPrintable(QStringLiteral("%1 read right").arg(right)));
    QVERIFY2(wrong <= maxWrong, qPrintable(QStringLiteral("%1 read wrong").arg(wrong)));
  }
};

QTEST_GUILESS_MAIN(NumeralReaderTest)
#include "tst_numeral_reader.moc"
