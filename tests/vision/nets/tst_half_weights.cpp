// Nets whose weights are stored in 16 bits: they are read as others are, and damage is reported.
#include <cstring>
#include <stdexcept>

#include <QTest>

#include "vision/nets/half_weights.h"
#include "vision/nets/net_file.h"

using namespace lk::vision;

class HalfWeightsTest : public QObject {
  Q_OBJECT

 private slots:
  void halvesAreExpanded() {
    const std::string_view stored = bytesOf(NetFile::numerals);
    const std::string whole = withWholeWeights(stored);
    QVERIFY2(whole.size() > stored.size() * 19 / 10, qPrintable(QString::number(whole.size())));
    QVERIFY(!cv::dnn::readNetFromONNX(whole.data(), whole.size()).empty());
  }

  void otherNetsStayAsTheyAre() {
    for (const NetFile file : {NetFile::proposer, NetFile::faceCode, NetFile::facePair})
      QVERIFY(withWholeWeights(bytesOf(file)) == bytesOf(file));
  }

  void aHalfIsTheSameNumber() {
    // A model with a graph with one tensor: three values of type 10 (16 bits): 1, -2 and 0.5.
    const std::string tensor("\x10\x0A\x4A\x06\x00\x3C\x00\xC0\x00\x38", 10);
    const std::string model = "\x3A\x0C\x2A\x0A" + tensor;
    const std::string whole = withWholeWeights(model);
    QCOMPARE(whole.size(), model.size() + 6);
    float values[3];
    std::memcpy(values, whole.data() + whole.size() - sizeof values, sizeof values);
    QCOMPARE(values[0], 1.F);
    QCOMPARE(values[1], -2.F);
    QCOMPARE(values[2], 0.5F);
  }

  void aCutNetIsReported() {
    const std::string_view stored = bytesOf(NetFile::numerals);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(withWholeWeights(stored.substr(0, stored.size() / 2))),
                             std::runtime_error);
  }
};

QTEST_GUILESS_MAIN(HalfWeightsTest)
#include "tst_half_weights.moc"
