// Tests decoding of single pictures: decoded upright, or refused with one clear message.
#include <fstream>

#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/capture/picture.h"
#include "app/capture/quiet.h"
#include "encoded_pictures.h"
#include "heic_grid.h"

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

/// Every format, by its usual extension.
constexpr const char* kFormats[] = {".jpg",  ".png",  ".bmp", ".webp", ".heic",
                                    ".avif", ".tiff", ".gif", ".jp2",  ".j2k"};

std::string encoded(const char* extension, const cv::Mat& picture = sample()) {
  return lk::test::encodedPicture(extension, picture);
}

std::string big32(unsigned n) {
  return {static_cast<char>(n >> 24), static_cast<char>(n >> 16), static_cast<char>(n >> 8),
          static_cast<char>(n)};
}

/// Returns the JPEG with an EXIF block that contains its orientation.
std::string withOrientation(const std::string& jpeg, char orientation) {
  using namespace std::string_literals;
  const std::string tiff = "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"s + orientation + "\0\0\0\0\0\0"s;
  const std::string body = "Exif\0\0"s + tiff;
  const std::size_t length = body.size() + 2;
  return jpeg.substr(0, 2) + "\xFF\xE1" + static_cast<char>(length >> 8) + static_cast<char>(length & 0xFF) +
         body + jpeg.substr(2);
}

constexpr std::string_view kExifTiff{"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", 19};

/// Returns a WebP in the extended format, with EXIF after the picture.
std::string webpTurned(const std::string& webp, char orientation, cv::Size size) {
  const auto little = [](unsigned n, int bytes) {
    std::string out;
    for (; bytes > 0; --bytes, n >>= 8) out += static_cast<char>(n & 0xFF);
    return out;
  };
  std::string exif = std::string(kExifTiff) + orientation + std::string(6, '\0');
  const std::string content = "WEBPVP8X" + little(10, 4) + little(8, 4) +
                              little(unsigned(size.width - 1), 3) + little(unsigned(size.height - 1), 3) +
                              webp.substr(12) + "EXIF" + little(unsigned(exif.size()), 4) + exif;
  return "RIFF" + little(unsigned(content.size()), 4) + content;
}

/// Adds an orientation entry. OpenCV writes little-endian files without spare space, so the directory is
/// moved to the end with one entry more.
std::string tiffTurned(std::string tiff, char orientation) {
  const auto number = [&](std::size_t at, int bytes) {
    std::size_t value = 0;
    for (int i = bytes - 1; i >= 0; --i)
      value = value << 8 | static_cast<unsigned char>(tiff[at + std::size_t(i)]);
    return value;
  };
  const std::size_t old = number(4, 4), entries = number(old, 2);
  std::string directory(1, static_cast<char>(entries + 1));
  directory += '\0';
  bool put = false;
  for (std::size_t i = 0; i < entries; ++i) {
    const std::size_t entry = old + 2 + 12 * i;
    if (number(entry, 2) > 274 && !std::exchange(put, true))
      directory += std::string("\x12\x01\x03\0\x01\0\0\0", 8) + orientation + std::string(3, '\0');
    directory += tiff.substr(entry, 12);
  }
  for (std::size_t i = 0, at = tiff.size(); i < 4; ++i, at >>= 8) tiff[4 + i] = static_cast<char>(at & 0xFF);
  return tiff + directory + std::string(4, '\0');
}

/// Returns a picture of 64 x 48 with an orientation: stored dark at the top left, white at the top right,
/// grey elsewhere.
std::string turned(const std::string& extension, int orientation) {
  cv::Mat stored(48, 64, CV_8UC3, cv::Scalar::all(150));
  stored(cv::Rect(0, 0, 16, 16)).setTo(cv::Scalar::all(0));
  stored(cv::Rect(48, 0, 16, 16)).setTo(cv::Scalar::all(255));
  const auto exifOrientation = static_cast<char>(orientation);
  if (extension == ".heic" || extension == ".avif")
    return lk::test::encodedHeif(stored, extension == ".avif", static_cast<heif_orientation>(orientation));
  if (extension == ".tiff") return tiffTurned(encoded(".tiff", stored), exifOrientation);
  if (extension == ".webp") return webpTurned(encoded(".webp", stored), exifOrientation, stored.size());
  return withOrientation(encoded(".jpg", stored), exifOrientation);
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
    for (const char* extension : kFormats) QTest::newRow(extension) << QByteArray(extension);
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
    QVERIFY(turned->at<cv::Vec3b>(10, 10)[0] < 40);                  // the left side is now at the top
    QVERIFY(turned->at<cv::Vec3b>(50, 10)[0] > 215);                 // the right side is now at the bottom
    QVERIFY(std::abs(turned->at<cv::Vec3b>(10, 38)[0] - 128) < 20);  // the top is now at the right
  }

  /// The orientation comes from TIFF's own tag, from EXIF in WebP, from the boxes irot and imir in HEIC and
  /// AVIF.
  void everyTurnIsUndone_data() {
    QTest::addColumn<QByteArray>("extension");
    QTest::addColumn<int>("orientation");
    for (const char* extension : {".jpg", ".webp", ".tiff", ".heic", ".avif"})
      for (int orientation = 1; orientation <= 8; ++orientation)
        QTest::addRow("%s %d", extension, orientation) << QByteArray(extension) << orientation;
  }
  void everyTurnIsUndone() {
    QFETCH(QByteArray, extension);
    QFETCH(int, orientation);
    const Outcome<cv::Mat> upright = decodePicture(file(turned(extension.constData(), orientation)));
    QVERIFY2(bool(upright), upright ? "" : upright.fault().text().c_str());
    QCOMPARE(upright->size(), orientation < 5 ? cv::Size(64, 48) : cv::Size(48, 64));
    // Position of the dark corner once the picture is upright; it is stored at the top left.
    const int last = upright->rows - 1, right = upright->cols - 1;
    const cv::Point corners[] = {{0, 0}, {right, 0}, {right, last}, {0, last},
                                 {0, 0}, {right, 0}, {right, last}, {0, last}};
    for (const cv::Point corner :
         {cv::Point(0, 0), cv::Point(right, 0), cv::Point(right, last), cv::Point(0, last)}) {
      const cv::Point inside(corner.x == 0 ? 4 : right - 4, corner.y == 0 ? 4 : last - 4);
      const int level = upright->at<cv::Vec3b>(inside)[1];
      QVERIFY2(corner == corners[orientation - 1] ? level < 60 : level > 100,
               qPrintable(QString::number(level)));
    }
    // Of the two orientations with this corner, the right one: the brightest corner is beside it.
    const cv::Point beside[] = {{right, 0}, {0, 0},        {0, last},  {right, last},
                                {0, last},  {right, last}, {right, 0}, {0, 0}};
    const cv::Point b = beside[orientation - 1];
    QVERIFY(upright->at<cv::Vec3b>(b.y == 0 ? 4 : last - 4, b.x == 0 ? 4 : right - 4)[1] > 215);
  }

  void tilesOfAnIphoneAreOnePicture() {
    std::vector<cv::Mat> tiles;
    for (const int level : {0, 128, 255}) tiles.emplace_back(64, 64, CV_8UC3, cv::Scalar::all(level));
    const std::string whole = lk::test::HeicGrid(tiles, 3).bytes();
    const Outcome<cv::Mat> picture = decodePicture(file(whole, ".heic"));
    QVERIFY2(bool(picture), picture ? "" : picture.fault().text().c_str());
    QCOMPARE(picture->size(), cv::Size(64, 192));
    for (int i = 0; i < 3; ++i)
      QVERIFY(std::abs(picture->at<cv::Vec3b>(64 * i + 32, 32)[1] -
                       tiles[std::size_t(i)].at<cv::Vec3b>(0, 0)[1]) < 8);
    refused(file(whole.substr(0, whole.size() - 10)), "incomplete");
    // Tiles that all point at the same bytes would allow unlimited unpacking.
    cv::Mat noise(64, 64, CV_8UC3);
    cv::theRNG().state = 9;
    cv::randu(noise, 0, 255);
    const std::vector<cv::Mat> many(8, noise);
    QVERIFY(decodePicture(file(lk::test::HeicGrid(many, 0).bytes())));
    refused(file(lk::test::HeicGrid(many, 0, true).bytes()), "HEIC");
  }

  void theFirstFrameOfAGifIsItsPicture() {
    for (const bool interlaced : {false, true}) {
      const Outcome<cv::Mat> picture =
          decodePicture(file(lk::test::encodedGif(sample(), 3, false, interlaced)));
      QVERIFY2(bool(picture), picture ? "" : picture.fault().text().c_str());
      QCOMPARE(cv::norm(*picture, sample(), cv::NORM_INF), 0.0);
    }
    const Outcome<cv::Mat> clear = decodePicture(file(lk::test::encodedGif(sample(), 1, true)));
    QVERIFY(clear);
    QCOMPARE(int(clear->at<cv::Vec3b>(30, 10)[0]), 255);
    // An intact first frame is enough.
    const std::string film = lk::test::encodedGif(sample(), 3);
    QVERIFY(decodePicture(file(film.substr(0, film.size() - 10))));
  }

  void strayBytesBeforeAJpegDoNoHarm() {
    const std::string jpeg = encoded(".jpg");
    for (const std::string& stray : {std::string("\n"), std::string("\xEF\xBB\xBF"), std::string(64, '\0')}) {
      const Outcome<cv::Mat> picture = decodePicture(file(stray + jpeg));
      QVERIFY2(bool(picture), picture ? "" : picture.fault().text().c_str());
      QCOMPARE(picture->size(), cv::Size(60, 40));
      refused(file(stray + jpeg.substr(0, jpeg.size() - 20)), "incomplete");
    }
    // A picture inside another file must not be decoded in place of the file's own picture.
    refused(file("%PDF-1.4\n" + std::string(500, ' ') + jpeg), "is not a picture");
  }

  void anythingButAPictureIsRefused() {
    refused(folder_.filePath("nowhere.jpg").toStdString(), "does not exist");
    refused(folder_.path().toStdString(), "is a folder");
    refused(file(""), "is empty");
    refused(file("Once upon a time there was a card.\n"), "is not a picture");
    refused(file(std::string(5000, '\0')), "is not a picture");
    refused(file("\xFF"), "is not a picture");
    refused("/dev/null", "is not a file");
  }

  void cutShortIsRefused_data() {
    QTest::addColumn<QByteArray>("extension");
    for (const char* extension : kFormats) QTest::newRow(extension) << QByteArray(extension);
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
        QVERIFY2(picture.fault().what.find("incomplete") != std::string::npos,
                 picture.fault().text().c_str());
    }
    refused(file(whole.substr(0, whole.size() - 2)), "incomplete");
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
    refused(file(both.substr(0, both.size() - 20)), "incomplete");
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
    // Only headers that claim 30000 x 30000; decoding would take 2.7 GB.
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

  /// Compares the size in a box of a HEIC or AVIF with the size of its compressed picture.
  void enormousPicturesInBoxesAreNotAttempted() {
    const auto patched = [](std::string bytes, const char* box, std::size_t at, const std::string& with) {
      const std::size_t found = bytes.find(box);
      return bytes.replace(found + 4 + at, with.size(), with);
    };
    for (const char* extension : {".heic", ".avif"})
      refused(file(patched(encoded(extension), "ispe", 4, big32(30000) + big32(30000))), "64 megapixels");
    // 8200 x 8192 in the compressed data, 64 x 64 in the box: flat pictures of that size are a few kB.
    for (const char* name : {"large_in_a_small_box.heic", "large_in_a_small_box.avif"})
      refused(std::string(LK_ROOT "/tests/fuzz/corpus/picture_header/") + name, "64 megapixels");
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
    for (const char* extension : kFormats) {
      const std::string whole = encoded(extension);
      const int rounds = whole.find("ftyp") == 4 ? 60 : 300;  // video codecs are slow
      for (int round = 0; round < rounds; ++round) {
        std::string bytes = whole;
        for (int i = 0; i < 4; ++i)
          bytes[static_cast<std::size_t>(random.uniform(2, static_cast<int>(bytes.size())))] =
              static_cast<char>(random.uniform(0, 256));
        const Outcome<cv::Mat> picture = decodePicture(file(bytes));
        --made_;
        if (picture) QVERIFY(static_cast<long long>(picture->total()) <= lk::app::kMaxPixels);
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestCapturePicture)
#include "tst_capture_picture.moc"
