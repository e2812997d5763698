// Tests that libraries do not write to standard error while the program's own messages still appear there.
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include "app/capture/quiet.h"
#include "codecs/codecs.h"

namespace {

/// Returns what a child process that runs `work` writes to standard error.
std::string readPhoneInput(const std::function<void()>& work, const std::string& file) {
  const pid_t child = fork();
  if (child == 0) {
    const int out = open(file.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
    dup2(out, STDERR_FILENO);
    work();
    std::cerr.flush();
    fflush(stderr);
    _exit(0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return "the child failed";
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Does what is known to make the image and video libraries print warnings.
void provoke(const std::string& folder) {
  std::vector<unsigned char> jpeg;
  cv::imencode(".jpg", cv::Mat(64, 64, CV_8UC3, cv::Scalar(9, 99, 200)), jpeg);
  jpeg.resize(jpeg.size() / 2 + 100);
  cv::imdecode(jpeg, cv::IMREAD_COLOR);
  std::vector<unsigned char> tiff;
  cv::imencode(".tiff", cv::Mat(64, 64, CV_8UC3, cv::Scalar(9, 99, 200)), tiff);
  tiff[tiff.size() / 2] ^= 0xFF;
  std::fill(tiff.begin() + 8, tiff.begin() + 40, 0xAA);
  lk::codecs::decode(tiff);
  const std::string broken = folder + "/broken.avi";
  std::ofstream(broken) << "RIFFxxxxAVI LIST" << std::string(3000, 'z');
  cv::VideoCapture(broken, cv::CAP_FFMPEG);
  cv::VideoCapture(7, cv::CAP_V4L2);
  cv::VideoCapture("http://127.0.0.1:9/nothing", cv::CAP_FFMPEG);
}

}  // namespace

class TestCaptureQuiet : public QObject {
  Q_OBJECT
 private slots:
  void librariesAreSilentAndTheProgramIsNot() {
    QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    const std::string file = path + "/said";
    unsetenv("LAMPKEEPER_LIBRARY_MESSAGES");
    const std::string loud = readPhoneInput([&] { provoke(path); }, file);
    QVERIFY2(!loud.empty(), "nothing was provoked: this test proves nothing");
    const std::string quiet = readPhoneInput(
        [&] {
          lk::app::silenceLibraries();
          provoke(path);
          std::cerr << "lampkeeper: one line\n";
        },
        file);
    QCOMPARE(quiet, std::string("lampkeeper: one line\n"));
  }

  void libraryMessagesCanBeSwitchedOn() {
    QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    const std::string output = readPhoneInput(
        [&] {
          setenv("LAMPKEEPER_LIBRARY_MESSAGES", "1", 1);
          lk::app::silenceLibraries();
          provoke(path);
        },
        path + "/said");
    QVERIFY(!output.empty());
  }
};

QTEST_GUILESS_MAIN(TestCaptureQuiet)
#include "tst_capture_quiet.moc"
