// Tests pictures given as a source: a mirrored folder is mirrored back, a single photo is refused as a video
// and accepted where cards are taught.
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>

#include "app/capture/folder_source.h"
#include "app/capture/quiet.h"

using lk::app::openSource;
using lk::app::ReadResult;

class TestPicturesAsSources : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { lk::app::silenceLibraries(); }

  void aPhotoIsNoVideo() {
    for (const char* name : {"a.heic", "a.avif", "a.tiff", "a.jp2", "a.jpg"}) {
      const auto source = openSource(std::string(LK_ROOT "/tests/fuzz/corpus/picture_header/") + name);
      QVERIFY(!source);
      QVERIFY2(source.fault().what.find("is a picture") != std::string::npos, source.fault().text().c_str());
    }
  }

  void onePhotoIsASourceWhereCardsAreTaught() {
    const QTemporaryDir folder;
    const std::string file = folder.filePath("table.png").toStdString();
    cv::imwrite(file, cv::Mat(40, 60, CV_8UC3, cv::Scalar::all(9)));
    const auto source = lk::app::openPhoto(file);
    QVERIFY(bool(source));
    lk::app::Frame frame;
    QCOMPARE((*source)->next(frame), ReadResult::frame);
    QCOMPARE(frame.bgr.cols, 60);
    QCOMPARE((*source)->next(frame), ReadResult::ended);
    QVERIFY(!lk::app::openPhoto(folder.filePath("none.png").toStdString()));
  }

  void aMirroredSourceIsTurnedBack() {
    const QTemporaryDir folder;
    cv::Mat bgr(40, 60, CV_8UC3, cv::Scalar::all(0));
    bgr.colRange(40, 60).setTo(cv::Scalar::all(255));
    for (const char* name : {"1.png", "2.png"}) cv::imwrite(folder.filePath(name).toStdString(), bgr);
    const auto source = openSource("mirror:" + folder.path().toStdString());
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    lk::app::Frame frame;
    for (int i = 0; i < 2; ++i) {
      QCOMPARE((*source)->next(frame), ReadResult::frame);
      QCOMPARE(int(frame.bgr.at<cv::Vec3b>(5, 5)[0]), 255);
      QCOMPARE(int(frame.bgr.at<cv::Vec3b>(5, 55)[0]), 0);
      QCOMPARE(frame.number, std::int64_t{i});
    }
    QCOMPARE((*source)->next(frame), ReadResult::ended);
    QVERIFY(!openSource("mirror:/nowhere/at.all"));
  }
};

QTEST_GUILESS_MAIN(TestPicturesAsSources)
#include "tst_capture_pictures_as_sources.moc"
