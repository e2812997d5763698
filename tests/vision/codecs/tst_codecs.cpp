// Decodes and encodes images and videos, with formats that are loaded with the first image.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/core.hpp>

#include "codecs/codecs.h"

using namespace lk;

namespace {

bool isLoaded(const char* library) {
  QFile maps("/proc/self/maps");
  return maps.open(QIODevice::ReadOnly) && maps.readAll().contains(library);
}

/// Four fields of plain colour, which even JPEG preserves.
cv::Mat fields() {
  cv::Mat bgr(96, 128, CV_8UC3, cv::Scalar(30, 60, 200));
  bgr(cv::Rect(64, 0, 64, 48)) = cv::Scalar(200, 60, 30);
  bgr(cv::Rect(0, 48, 64, 48)) = cv::Scalar(40, 180, 40);
  bgr(cv::Rect(64, 48, 64, 48)) = cv::Scalar(220, 220, 220);
  return bgr;
}

double apart(const cv::Mat& a, const cv::Mat& b) {
  return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * 3);
}

}  // namespace

class CodecsTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingIsLoadedBeforeTheFirstPicture() {
    QVERIFY(!isLoaded("liblk_formats"));
    QVERIFY(!isLoaded("libopencv_imgcodecs"));
    QVERIFY(!isLoaded("libopencv_videoio"));
    QVERIFY(codecs::decode({1, 2, 3}).empty());
    QVERIFY(isLoaded("liblk_formats"));
  }

  /// Whichever chunk it is: libraries differ in what they do about a wrong one.
  void aPngWithAWrongChecksumIsEmpty() {
    std::vector<std::uint8_t> png;
    codecs::encode(".png", fields(), png);
    int chunks = 0;
    for (std::size_t at = 8; at + 12 <= png.size(); ++chunks) {
      at += 11 + (png[at + 2] << 8 | png[at + 3]);  // the last byte of its checksum
      png[at] ^= 1;
      QVERIFY2(codecs::decode(png).empty(), qPrintable(QString::number(chunks)));
      png[at++] ^= 1;
    }
    QVERIFY(chunks >= 3);
    QVERIFY(!codecs::decode(png).empty());
  }

  void picturesComeBack_data() {
    QTest::addColumn<QByteArray>("extension");
    QTest::addColumn<double>("most");
    QTest::newRow("png") << QByteArray(".png") << 0.0;
    QTest::newRow("bmp") << QByteArray(".bmp") << 0.0;
    QTest::newRow("jpg") << QByteArray(".jpg") << 4.0;
    QTest::newRow("webp") << QByteArray(".webp") << 4.0;
  }
  void picturesComeBack() {
    QFETCH(QByteArray, extension);
    QFETCH(double, most);
    std::vector<std::uint8_t> bytes;
    codecs::encode(extension.toStdString(), fields(), bytes);
    const cv::Mat back = codecs::decode(bytes);
    QCOMPARE(back.size(), fields().size());
    QVERIFY2(apart(back, fields()) <= most, qPrintable(QString::number(apart(back, fields()))));
  }

  void aPictureOfTheSameSizeKeepsItsMemory() {
    std::vector<std::uint8_t> bytes;
    codecs::encode(".png", fields(), bytes);
    cv::Mat into(fields().size(), CV_8UC3, cv::Scalar::all(0));
    const std::uint8_t* memory = into.data;
    codecs::decode(bytes, into);
    QCOMPARE(into.data, memory);
    QCOMPARE(apart(into, fields()), 0.0);
  }

  void filesAreWrittenByTheirExtension() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("fields.png");
    QVERIFY(codecs::write(file.toStdString(), fields()));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("\x89PNG"));
    QVERIFY_EXCEPTION_THROWN(codecs::write(folder.filePath("fields.none").toStdString(), fields()),
                             cv::Exception);
  }

  void aVideoIsPlayedBack() {
    const QTemporaryDir folder;
    const std::string file = folder.filePath("fields.avi").toStdString();
    const auto writer = codecs::newMotionJpeg(file, 30, fields().size());
    QVERIFY(writer->isOpened());
    for (int i = 0; i < 5; ++i) writer->write(fields());
    writer->release();
    const auto capture = codecs::newCapture();
    QVERIFY(capture->open(file, cv::CAP_FFMPEG));
    cv::Mat frame;
    int frames = 0;
    for (; capture->read(frame); ++frames) QVERIFY(apart(frame, fields()) < 6);
    QCOMPARE(frames, 5);
  }

  void aProgramWithoutItsFormatsSaysSo() {
    const QTemporaryDir folder;
    const QString alone = folder.filePath("tst_codecs");
    QVERIFY(QFile::copy(QCoreApplication::applicationFilePath(), alone));
    QProcess program;
    program.start(alone, {"picturesComeBack:png"});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 1);
    const QByteArray errors = program.readAllStandardError();
    QVERIFY2(errors.contains("liblk_formats.so") && errors.contains("build the program again"),
             errors.constData());
  }
};

QTEST_GUILESS_MAIN(CodecsTest)
#include "tst_codecs.moc"
