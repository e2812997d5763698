// Single pictures: decoded upright, or refused in one clear sentence.
#include <fstream>

#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/capture/picture.h"
#include "app/capture/quiet.h"

using lk::Outcome;
using lk::app::decodePicture;

namespace {

/// Left half black, right half white, with a grey bar at the top.
cv::Mat sample(int width = 60, int height = 40) {
  cv::Mat picture(height, width, CV_8UC3, cv::Scalar::all(0));
  picture.colRange(width / 2, width).setTo(cv::Scalar::all(255));
  picture.rowRange(0, height / 8).setTo(cv::Scalar::all(128));
  return picture;
}

std::string encoded(const char* extension, const cv::Mat& picture = sample()) {
  std::vector<unsigned char> bytes;
  cv::imencode(extension, picture, bytes);
  return {bytes.begin(), bytes.end()};
}

std::string big32(unsigned n) {
  return {static_cast<char>(n >> 24), static_cast<char>(n >> 16), static_cast<char>(n >> 8),
          static_cast<char>(n)};
}

/// The JPEG with an EXIF block that says how it is turned.
std::string withOrientation(const std::string& jpeg, char orientation) {
  using namespace std::string_literals;
  const std::string tiff = "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s + orientation + "\0\0\0\0\0\0"s;
  const std::string body = "Exif\0\0"s + tiff;
  const std::size_t length = body.size() + 2;
  return jpeg.substr(0, 2) + "\xFF\xE1" + static_cast<char>(length >> 8) + static_cast<char>(length & 0xFF) +
         body + jpeg.substr(2);
}

}  // namespace

class TestCapturePicture : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;
  int made_ = 0;
  std::string file(const std::string& content, const char* extension = ".jpg") {
    const std::string path =
        folder_.filePath(QString("picture%1%2").arg(++made_).arg(extension)).toStdString();
    std::ofstream(path, std::ios::binary).write(content.data(), static_cast<long>(content.size()));
    return path;
  }

  void refused(const std::string& path, const char* what) {
    const Outcome<cv::Mat> picture = decodePicture(path);
    QVERIFY(!picture);
    QVERIFY2(picture.fault().what.find(what) != std::string::npos, picture.fault().text().c_str());
    QVERIFY(!picture.fault().cure.empty());
    QCOMPARE(picture.fault().file, path);
  }

 private slots:
  void initTestCase() { lk::app::silenceLibraries(); }

  void everyFormatDecodes_data() {
    QTest::addColumn<QByteArray>("extension");
    for (const char* extension : {".jpg", ".png", ".bmp", ".webp"})
      QTest::newRow(extension) << QByteArray(extension);
  }
  void everyFormatDecodes() {
    QFETCH(QByteArray, extension);
    // The name does not matter, the content does.
    for (const char* name : {extension.constData(), ".txt"}) {
      const Outcome<cv::Mat> picture = decodePicture(file(encoded(extension.constData()), name));
      QVERIFY2(bool(picture), picture ? "" : picture.fault().text().c_str());
      QCOMPARE(picture->size(), cv::Size(60, 40));
      QCOMPARE(picture->type(), CV_8UC3);
      QVERIFY(picture->at<cv::Vec3b>(30, 10)[1] < 40);
      QVERIFY(picture->at<cv::Vec3b>(30, 50)[1] > 215);
    }
  }

  void greyDeepAndTransparentBecomeColour() {
    cv::Mat grey, deep, transparent;
    cv::cvtColor(sample(), grey, cv::COLOR_BGR2GRAY);
    sample().convertTo(deep, CV_16U, 257);
    cv::cvtColor(sample(), transparent, cv::COLOR_BGR2BGRA);
    for (const cv::Mat& picture : {grey, deep, transparent}) {
      const Outcome<cv::Mat> read = decodePicture(file(encoded(".png", picture), ".png"));
      QVERIFY(read);
      QCOMPARE(read->type(), CV_8UC3);
      QCOMPARE(int(read->at<cv::Vec3b>(30, 50)[2]), 255);
    }
  }

  void exifTurnsThePictureUpright() {
    const Outcome<cv::Mat> turned = decodePicture(file(withOrientation(encoded(".jpg"), 6)));
    QVERIFY2(bool(turned), turned ? "" : turned.fault().text().c_str());
    QCOMPARE(turned->size(), cv::Size(40, 60));
    QVERIFY(turned->at<cv::Vec3b>(10, 10)[0] < 40);                  // left went up
    QVERIFY(turned->at<cv::Vec3b>(50, 10)[0] > 215);                 // right went down
    QVERIFY(std::abs(turned->at<cv::Vec3b>(10, 38)[0] - 128) < 20);  // top went right
  }

  void whatIsNoPictureIsRefused() {
    refused(folder_.filePath("nowhere.jpg").toStdString(), "does not exist");
    refused(folder_.path().toStdString(), "is a folder");
    refused(file(""), "is empty");
    refused(file("Once upon a time there was a card.\n"), "is no picture");
    refused(file(std::string(5000, '\0')), "is no picture");
    refused(file("\xFF"), "is no picture");
    refused("/dev/null", "is no file");
  }

  void cutShortIsRefused_data() {
    QTest::addColumn<QByteArray>("extension");
    for (const char* extension : {".jpg", ".png", ".bmp", ".webp"})
      QTest::newRow(extension) << QByteArray(extension);
  }
  void cutShortIsRefused() {
    QFETCH(QByteArray, extension);
    cv::Mat noise(120, 160, CV_8UC3);
    cv::theRNG().state = 5;
    cv::randu(noise, 0, 255);
    const std::string whole = encoded(extension.constData(), noise);
    QVERIFY(decodePicture(file(whole)));
    for (const double part : {0.02, 0.3, 0.6, 0.9, 0.99}) {
      const Outcome<cv::Mat> picture = decodePicture(
          file(whole.substr(0, static_cast<std::size_t>(part * static_cast<double>(whole.size())))));
      QVERIFY(!picture);
      if (part > 0.1)
        QVERIFY2(picture.fault().what.find("cut short") != std::string::npos, picture.fault().text().c_str());
    }
    refused(file(whole.substr(0, whole.size() - 2)), "cut short");
  }

  void aThumbnailsEndIsNotThePicturesEnd() {
    using namespace std::string_literals;
    const std::string thumbnail = encoded(".jpg", sample(16, 16));
    const std::string whole = encoded(".jpg");
    const std::size_t length = thumbnail.size() + 2;
    const std::string block =
        "\xFF\xE5"s + static_cast<char>(length >> 8) + static_cast<char>(length & 0xFF) + thumbnail;
    const std::string both = whole.substr(0, 2) + block + whole.substr(2);
    QVERIFY(decodePicture(file(both)));
    refused(file(both.substr(0, both.size() - 20)), "cut short");
    QVERIFY(decodePicture(file(both + "what cameras append")));
  }

  void damagedInsideIsRefused() {
    std::string png = encoded(".png");
    const std::size_t data = png.find("IDAT");
    for (std::size_t i = data + 4; i < data + 20; ++i) png[i] = '\x55';
    refused(file(png), "damaged PNG");
    std::string jpeg = encoded(".jpg");
    jpeg.replace(jpeg.find("\xFF\xC0") + 4, 1, "\x63");  // 99 bits a sample
    refused(file(jpeg), "damaged JPEG");
  }

  void enormousPicturesAreNotAttempted() {
    using namespace std::string_literals;
    // Headers alone that claim 30000 x 30000; decoding would ask for 2.7 GB.
    refused(file("\x89PNG\r\n\x1A\n"s + big32(13) + "IHDR" + big32(30000) + big32(30000) + "\x08\2\0\0\0"s),
            "64 megapixels");
    std::string jpeg = encoded(".jpg");
    const std::size_t frame = jpeg.find("\xFF\xC0");
    jpeg.replace(frame + 5, 4, "\x75\x30\x75\x30");
    refused(file(jpeg), "64 megapixels");
    std::string bmp = encoded(".bmp");
    bmp.replace(18, 8, "\x30\x75\0\0\x30\x75\0\0"s);
    refused(file(bmp), "64 megapixels");
    refused(file("\x89PNG\r\n\x1A\n"s + big32(13) + "IHDR" + big32(0xFFFFFFFFu) + big32(0xFFFFFFFFu) +
                 "\x08\2\0\0\0"s),
            "64 megapixels");
  }

  void theLimitItselfIsAllowed() {
    cv::Mat large(8000, 8000, CV_8UC1, cv::Scalar(7));
    const std::string path = file(encoded(".png", large), ".png");
    const Outcome<cv::Mat> picture = decodePicture(path);
    QVERIFY2(bool(picture), picture ? "" : picture.fault().text().c_str());
    QCOMPARE(picture->size(), cv::Size(8000, 8000));
    refused(file(encoded(".png", cv::Mat(8000, 8001, CV_8UC1, cv::Scalar(7))), ".png"), "64 megapixels");
  }

  void anythingAtAllNeverCrashes() {
    cv::RNG random(11);
    for (const char* extension : {".jpg", ".png", ".bmp", ".webp"}) {
      const std::string whole = encoded(extension);
      for (int round = 0; round < 300; ++round) {
        std::string bytes = whole;
        for (int i = 0; i < 4; ++i)
          bytes[static_cast<std::size_t>(random.uniform(2, static_cast<int>(bytes.size())))] =
              static_cast<char>(random.uniform(0, 256));
        const Outcome<cv::Mat> picture = decodePicture(file(bytes));
        --made_;
        if (picture) QVERIFY(static_cast<long long>(picture->total()) <= lk::app::kMostPixels);
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestCapturePicture)
#include "tst_capture_picture.moc"
