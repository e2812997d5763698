// Tests folders, videos and cameras: every frame in order, and one clear message if there are none.
#include <fstream>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include "app/capture/address.h"
#include "app/capture/camera_source.h"
#include "app/capture/folder_source.h"
#include "app/capture/frame_source.h"
#include "app/capture/quiet.h"

using lk::Outcome;
using lk::app::addressIn;
using lk::app::Frame;
using lk::app::FrameSource;
using lk::app::openSource;
using lk::app::ReadResult;

namespace {

using Source = std::unique_ptr<FrameSource>;

cv::Mat grey(int level) {
  return cv::Mat(120, 160, CV_8UC3, cv::Scalar::all(level));
}

/// Returns the grey level of frame n of a video: neighbouring frames differ by more than a codec changes
/// them.
int levelAt(int n) {
  return 20 + 12 * (n % 18);
}

/// Returns the grey level of a frame, which identifies it.
int levelOf(const Frame& frame) {
  return cvRound(cv::mean(frame.bgr)[0]);
}

void write(const std::string& path, const std::string& content) {
  std::ofstream(path, std::ios::binary | std::ios::trunc)
      .write(content.data(), static_cast<long>(content.size()));
}

std::string bytesOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Frame> allFrames(FrameSource& source) {
  std::vector<Frame> frames;
  Frame frame;
  while (source.next(frame) == ReadResult::frame) frames.push_back(frame);
  return frames;
}

}  // namespace

class TestCaptureSources : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;
  std::string at(const char* name) const { return folder_.filePath(name).toStdString(); }

  std::string pictures(const char* name, const std::vector<std::string>& files) {
    const std::string folder = at(name);
    QDir().mkpath(QString::fromStdString(folder));
    int level = 20;
    for (const std::string& file : files) cv::imwrite(folder + "/" + file, grey(level += 20));
    return folder;
  }

  std::string video(const char* name, int frames, double fps = 12.5, const char* codec = "MJPG") {
    const std::string path = at(name);
    cv::VideoWriter writer(path, cv::CAP_FFMPEG,
                           cv::VideoWriter::fourcc(codec[0], codec[1], codec[2], codec[3]), fps, {160, 120});
    if (!writer.isOpened()) qFatal("cannot write a video to test with");
    for (int i = 0; i < frames; ++i) writer.write(grey(levelAt(i)));
    return path;
  }

  static void refused(const std::string& text, const char* what) {
    const Outcome<Source> source = openSource(text);
    QVERIFY(!source);
    QVERIFY2(source.fault().what.find(what) != std::string::npos, source.fault().text().c_str());
    QVERIFY(!source.fault().cure.empty());
    QVERIFY(source.fault().text().find('\n') == std::string::npos);
  }

 private slots:
  void initTestCase() { lk::app::silenceLibraries(); }

  void folderPlaysInNaturalOrder() {
    const std::string folder = pictures("night", {"f1.png", "f2.jpg", "f9.bmp", "f10.JPEG", "f100.png"});
    write(folder + "/notes.txt", "no picture");
    QDir().mkpath(
        QString::fromStdString(folder + "/f3.png"));  // a folder with a picture's name is not a picture
    const Outcome<Source> source = openSource(folder);
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    QVERIFY(!(*source)->live());
    const std::vector<Frame> frames = allFrames(**source);
    QCOMPARE(frames.size(), std::size_t{5});
    for (std::size_t i = 0; i < frames.size(); ++i) {
      QVERIFY(std::abs(levelOf(frames[i]) - (40 + 20 * static_cast<int>(i))) <= 2);
      QCOMPARE(frames[i].number, static_cast<std::int64_t>(i));
      QCOMPARE(frames[i].seconds, static_cast<double>(i) / 30);
    }
    QVERIFY((*source)->warnings().empty());
    Frame frame;
    QCOMPARE((*source)->next(frame), ReadResult::ended);
  }

  void naturalOrder() {
    using lk::app::naturallyBefore;
    const std::vector<std::string> sorted{"",
                                          "01",
                                          "1a",
                                          "2",
                                          "a",
                                          "a1",
                                          "a01b",
                                          "a1b",
                                          "a2",
                                          "a9",
                                          "a10",
                                          "a10b",
                                          "a10c2",
                                          "a10c10",
                                          "b",
                                          "b99999999999999999999998",
                                          "b99999999999999999999999"};
    for (std::size_t i = 0; i < sorted.size(); ++i)
      for (std::size_t j = 0; j < sorted.size(); ++j)
        QVERIFY2(naturallyBefore(sorted[i], sorted[j]) == (i < j), (sorted[i] + " and " + sorted[j]).c_str());
  }

  void aFolderNamesItsOwnFrameRate() {
    const std::string folder = pictures("slow", {"1.png", "2.png", "3.png"});
    write(folder + "/frames.json", R"({"fps": 2})");
    const Outcome<Source> source = openSource(folder);
    QVERIFY(source);
    QCOMPARE(allFrames(**source).back().seconds, 1.0);
    for (const char* wrong :
         {"{\"fps\": 0}", "{\"fps\": \"2\"}", "{}", "[]", "{\"fps\": 2, \"size\": 3}", "{", ""}) {
      write(folder + "/frames.json", wrong);
      const Outcome<Source> refusedSource = openSource(folder);
      QVERIFY2(!refusedSource, wrong);
      QVERIFY(refusedSource.fault().file.ends_with("frames.json"));
    }
  }

  void aBadPictureAmongGoodOnesIsReportedAndSkipped() {
    const std::string folder = pictures("patchy", {"1.png", "2.png", "3.png"});
    write(folder + "/2.png", bytesOf(folder + "/2.png").substr(0, 60));
    const Outcome<Source> source = openSource(folder);
    QVERIFY(source);
    const std::vector<Frame> frames = allFrames(**source);
    QCOMPARE(frames.size(), std::size_t{2});
    QCOMPARE(frames[1].number, std::int64_t{2});
    QCOMPARE(frames[1].seconds, 2.0 / 30);  // the time of the lost frame is kept
    QCOMPARE((*source)->warnings().size(), std::size_t{1});
    QVERIFY((*source)->warnings()[0].file.ends_with("2.png"));
  }

  void videoGivesEveryFrame_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("codec");
    QTest::newRow("avi") << QByteArray("whole.avi") << QByteArray("MJPG");
    QTest::newRow("mp4") << QByteArray("whole.mp4") << QByteArray("mp4v");
    QTest::newRow("mkv") << QByteArray("whole.mkv") << QByteArray("FFV1");
    QTest::newRow("webm") << QByteArray("whole.webm") << QByteArray("VP80");
  }
  void videoGivesEveryFrame() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, codec);
    const Outcome<Source> source = openSource(video(name.constData(), 40, 12.5, codec.constData()));
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    QVERIFY(!(*source)->live());
    const std::vector<Frame> frames = allFrames(**source);  // all kept at once: no frame may be overwritten
    QCOMPARE(frames.size(), std::size_t{40});
    for (std::size_t i = 0; i < frames.size(); ++i) {
      QVERIFY(std::abs(levelOf(frames[i]) - levelAt(static_cast<int>(i))) <= 5);
      QVERIFY(std::abs(frames[i].seconds - static_cast<double>(i) / 12.5) < 1e-9);
    }
    QVERIFY((*source)->warnings().empty());
    QCOMPARE((*source)->seconds(), frames.back().seconds);
    QVERIFY((*source)->length() > frames.back().seconds);
  }

  void aTruncatedVideoIsPlayedAndReported_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("codec");
    QTest::newRow("avi") << QByteArray("cut.avi") << QByteArray("MJPG");
    QTest::newRow("mkv") << QByteArray("cut.mkv") << QByteArray("FFV1");
  }
  void aTruncatedVideoIsPlayedAndReported() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, codec);
    const std::string path = video(name.constData(), 40, 25, codec.constData());
    const std::string whole = bytesOf(path);
    write(path, whole.substr(0, whole.size() * 6 / 10));
    const Outcome<Source> source = openSource(path);
    QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    QVERIFY((*source)->warnings().empty());  // no warning before the end
    const std::vector<Frame> frames = allFrames(**source);
    QVERIFY(frames.size() > 10 && frames.size() < 40);
    for (std::size_t i = 0; i + 1 < frames.size(); ++i)
      QVERIFY(std::abs(levelOf(frames[i]) - levelAt(static_cast<int>(i))) <= 5);
    const std::vector<lk::Fault> warnings = (*source)->warnings();
    QCOMPARE(warnings.size(), std::size_t{1});
    QVERIFY(warnings[0].what.find("cut short: played " + std::to_string(frames.size())) != std::string::npos);
  }

  void videoAnywhereCutIsRefusedOrPlayed() {
    for (const auto& [name, codec] :
         {std::pair{"any.avi", "MJPG"}, {"any.mp4", "mp4v"}, {"any.webm", "VP80"}}) {
      const std::string path = video(name, 12, 25, codec);
      const std::string whole = bytesOf(path);
      for (int tenth = 0; tenth < 10; ++tenth) {
        write(path, whole.substr(0, whole.size() * static_cast<std::size_t>(tenth) / 10));
        const Outcome<Source> source = openSource(path);
        if (!source) {
          QVERIFY(!source.fault().cure.empty());
          continue;
        }
        QVERIFY(allFrames(**source).size() < 13);
      }
    }
  }

  void mp4WithoutItsIndexIsRefused() {
    const std::string path = video("noindex.mp4", 20, 25, "mp4v");
    const std::string whole = bytesOf(path);
    write(path, whole.substr(0, whole.size() / 2));
    refused(path, "cut short");
  }

  void namesWithSpecialMeaningToDecodersAreOpened() {
    for (const char* name : {"%03d.avi", "concat:a|b.avi", "-i.avi", "Fläche #1?.avi"}) {
      const Outcome<Source> source = openSource(video(name, 3));
      QVERIFY2(bool(source), name);
      QCOMPARE(allFrames(**source).size(), std::size_t{3});
    }
  }

  void invalidSourcesAreRefused() {
    refused("", "is not named");
    refused(at("nowhere.mp4"), "does not exist");
    refused(at("nowhere/"), "does not exist");
    refused("nowhere.avi", "does not exist");
    write(at("empty.mp4"), "");
    refused(at("empty.mp4"), "is empty");
    for (const char* name : {"text.mp4", "text.txt", "text.avi"}) {
      write(at(name), "It was a dark and stormy night.\n" + std::string(5000, '\n'));
      refused(at(name), "is not a video");
    }
    write(at("list.m3u8"), "#EXTM3U\n#EXTINF:1,\n/etc/passwd\n");
    refused(at("list.m3u8"), "is not a video");
    write(at("list.ffconcat"), "ffconcat version 1.0\nfile whole.avi\n");
    refused(at("list.ffconcat"), "is not a video");
    cv::imwrite(at("one.png"), grey(9));
    refused(at("one.png"), "is a picture, not a video");
    write(at("junk.avi"), "RIFFxxxxAVI LIST" + std::string(3000, 'z'));
    refused(at("junk.avi"), "cut short");
    write(at("junk.mkv"), "\x1A\x45\xDF\xA3" + std::string(3000, 'z'));
    refused(at("junk.mkv"), "is damaged");
    QDir().mkpath(folder_.filePath("bare"));
    refused(at("bare"), "has no pictures");
    refused("/dev/null", "neither file nor folder");
    refused("ftp://example/x", "not an address that can be opened");
    refused("http://", "not an address that can be opened");
    refused("rtsp://:554/x", "not an address that can be opened");
  }

  void camerasThatAreNotThere() {
    refused("4711", "no camera has this number");
    refused("99999999999999999999", "no camera has this number");
    refused("No Camera Is Called So", "is not a camera, file or folder");
  }

  void camerasAreListedByNumber() {
    QVERIFY(lk::app::listCameras(at("no such folder")).empty());
    for (const auto& [device, name] : {std::pair{"video10", "HD Pro Webcam"},
                                       {"video2", "Document Camera"},
                                       {"video3", "HD Pro Webcam"},
                                       {"v4l-subdev0", "sensor"},
                                       {"videoX", "x"}}) {
      const std::string folder = at("registry/") + device;
      QDir().mkpath(QString::fromStdString(folder));
      write(folder + "/name", std::string(name) + "\n");
    }
    QDir().mkpath(folder_.filePath("registry/video4"));  // a driver without a name
    const std::vector<lk::app::CameraInfo> cameras = lk::app::listCameras(at("registry"));
    QCOMPARE(cameras.size(), std::size_t{4});
    QCOMPARE(cameras[0].number, 2);
    QCOMPARE(cameras[0].name, std::string("Document Camera"));
    QCOMPARE(cameras[2].name, std::string("video4"));
    QCOMPARE(cameras[3].number, 10);

    using lk::app::camerasCalled;
    QCOMPARE(camerasCalled("hd pro webcam", cameras).size(), std::size_t{2});
    QCOMPARE(camerasCalled("WEBCAM", cameras).at(0).number, 3);
    QCOMPARE(camerasCalled("document", cameras).size(), std::size_t{1});
    QCOMPARE(camerasCalled("cam", cameras).size(), std::size_t{3});
    QVERIFY(camerasCalled("phone", cameras).empty());
    QVERIFY(camerasCalled("", cameras).empty());
  }

  void ofTwoEqualCamerasTheLostOneIsFoundAgain() {
    using lk::app::CameraInfo;
    const auto plugged = [&](const char* device, const char* port) {
      const std::string folder = at("plugs/") + device;
      QDir().mkpath(QString::fromStdString(folder));
      write(folder + "/name", "HD Pro Webcam\n");
      QDir().mkpath(folder_.filePath(port));
      QFile::link(folder_.filePath(port), QString::fromStdString(folder + "/device"));
    };
    const auto unplugged = [&](const char* device) {
      QDir(folder_.filePath("plugs/") + device).removeRecursively();
    };
    const auto back = [](const CameraInfo& lost, const std::vector<CameraInfo>& beside,
                         const std::vector<CameraInfo>& now) {
      std::vector<int> numbers;
      for (const CameraInfo& camera : lk::app::camerasComingBack(lost, beside, now))
        numbers.push_back(camera.number);
      return numbers;
    };
    plugged("video0", "usb1");
    plugged("video2", "usb2");
    const std::vector<CameraInfo> both = lk::app::listCameras(at("plugs"));
    const CameraInfo mine = both.at(1);
    unplugged("video2");
    const std::vector<CameraInfo> other = lk::app::listCameras(at("plugs"));
    QVERIFY2(back(mine, other, other).empty(), "the other camera is not taken for it");
    plugged("video1", "usb2");  // in its place, with another number
    QCOMPARE(back(mine, other, lk::app::listCameras(at("plugs"))), std::vector<int>{1});
    QCOMPARE(back(mine, both, lk::app::listCameras(at("plugs"))), std::vector<int>{1});
    plugged("video5", "usb3");
    QCOMPARE(back(mine, other, lk::app::listCameras(at("plugs"))), (std::vector<int>{1, 5}));
    unplugged("video1");  // in another port
    QCOMPARE(back(mine, other, lk::app::listCameras(at("plugs"))), std::vector<int>{5});
  }

  void addressesAreParsed_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("password");
    const auto row = [](const char* text, const char* shown, const char* user = "",
                        const char* password = "") {
      QTest::newRow(text) << QByteArray(text) << QString(shown) << QString(user) << QString(password);
    };
    row("HTTP://ann:se:cret@Cam.Local:8080/video?x=1", "http://cam.local:8080/video?x=1", "ann", "se:cret");
    row("rtsp://[::1]/x", "rtsp://[::1]/x");
    row("https://h", "https://h/");
    row("http://[::1]:81", "http://[::1]:81/");
    row("  http://h:80/Shot.jpg \n", "http://h/Shot.jpg");
    row("192.168.1.5:8080/video", "http://192.168.1.5:8080/video");
    row("192.168.1.5", "http://192.168.1.5/");
    row("phone.local", "http://phone.local/");
    row("Phone:8080", "http://phone:8080/");
    row("ann:secret@192.168.1.5/x", "http://192.168.1.5/x", "ann", "secret");
    row("http://ann:p@ss@h/x", "http://h/x", "ann", "p@ss");
    row("http://ann:se/cret@h/x", "http://h/x", "ann", "se/cret");
    row("http://ann:a@b/c:d%@1.2.3.4:80/x", "http://1.2.3.4/x", "ann", "a@b/c:d%");
    row("http://h/x@720p", "http://h/x@720p");
    row("http://ann:50%@h/x", "http://h/x", "ann", "50%");
    row("http://ann:a%40b@h/x", "http://h/x", "ann", "a@b");
    row("http://a:b:c/d@e%@h:8080/x", "http://h:8080/x", "a", "b:c/d@e%");
  }
  void addressesAreParsed() {
    QFETCH(QByteArray, text);
    QFETCH(QString, user);
    QFETCH(QString, password);
    const auto address = addressIn(text.toStdString());
    QVERIFY(address.has_value());
    QTEST(QString::fromStdString(lk::app::shownAddress(*address)), "shown");
    QCOMPARE(address->userName(QUrl::FullyDecoded), user);
    QCOMPARE(address->password(QUrl::FullyDecoded), password);
  }

  void otherNamesAreNotReadAsAddresses() {
    QCOMPARE(lk::app::portOf(*addressIn("rtsp://h/x")), 554);
    for (const char* none :
         {"", "cam", "video.avi", "night.d/video.avi", "file:///etc/passwd", "http://", "http:///x",
          "http://a@/x", "://x", "http://[", "stage:first-duel", "phone:camera", "1.2.3"})
      QVERIFY2(!addressIn(none), none);
  }
};

QTEST_GUILESS_MAIN(TestCaptureSources)
#include "tst_capture_sources.moc"
