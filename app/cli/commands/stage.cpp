#include <filesystem>
#include <fstream>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include "app/cli/command.h"
#include "app/kit/scenes.h"

namespace lk::app {

namespace {

namespace fs = std::filesystem;

/// Frames go to a file or folder that takes its final name only when all of them are there.
class FrameWriter {
 public:
  virtual ~FrameWriter() = default;
  virtual bool write(const cv::Mat& bgr) = 0;
  virtual bool close() = 0;
};

class VideoFile final : public FrameWriter {
 public:
  VideoFile(fs::path path, double fps, cv::Size size) : path_(std::move(path)), part_(path_) {
    part_.replace_extension(".part.avi");
    writer_.open(part_.string(), cv::CAP_OPENCV_MJPEG, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), fps,
                 size);
    writer_.set(cv::VIDEOWRITER_PROP_QUALITY, 95);
  }
  ~VideoFile() override {
    std::error_code ignored;
    fs::remove(part_, ignored);
  }
  bool write(const cv::Mat& bgr) override {
    if (!writer_.isOpened()) return false;
    writer_.write(bgr);
    return true;
  }
  bool close() override {
    writer_.release();
    std::error_code error;
    fs::rename(part_, path_, error);
    return !error;
  }

 private:
  fs::path path_;
  fs::path part_;
  cv::VideoWriter writer_;
};

class PictureFolder final : public FrameWriter {
 public:
  PictureFolder(fs::path folder, double fps) : folder_(std::move(folder)), part_(folder_) {
    part_ += ".part";
    std::error_code error;
    fs::remove_all(part_, error);
    fs::create_directories(part_, error);
    std::ofstream info(part_ / "frames.json");
    good_ = !error && info << Json::object({{"fps", fps}}).dump() << std::endl;
  }
  ~PictureFolder() override {
    std::error_code ignored;
    fs::remove_all(part_, ignored);
  }
  bool write(const cv::Mat& bgr) override {
    char name[32];
    std::snprintf(name, sizeof name, "%06d.jpg", number_++);
    return good_ && cv::imwrite((part_ / name).string(), bgr, {cv::IMWRITE_JPEG_QUALITY, 95});
  }
  /// Takes the place of an earlier rendering, but of nothing else.
  bool close() override {
    std::error_code error;
    if (fs::exists(folder_ / "frames.json"))
      fs::remove_all(folder_, error);
    else
      fs::remove(folder_, error);  // an empty folder; anything else stays and the renaming fails
    fs::rename(part_, folder_, error);
    return !error;
  }

 private:
  fs::path folder_;
  fs::path part_;
  bool good_ = false;
  int number_ = 0;
};

class StageCommand final : public Command {
 public:
  const char* name() const override { return "stage"; }
  const char* summary() const override {
    return "Render a scene of the virtual table, and what is really there";
  }
  bool draws() const override { return true; }

  void declare(CLI::App& app) override {
    app.add_option("scene", scene_, "Folder of the scene")->required();
    app.add_option("--out", out_, "Video FILE.avi or a folder for pictures")->required();
    app.add_option("--truth", truth_, "File for the truth, one line a frame");
  }

  ExitStatus run(Console& console) override {
    Outcome<OpenScene> scene = openScene(scene_);
    if (!scene) return console.unusable(scene.fault());
    stage::Stage& stage = scene->stage;
    const auto cannotWrite = [&](const std::string& file) {
      return console.unusable(
          {file, 0, "cannot be written", "choose a folder you may write to, with room in it"});
    };

    std::error_code ignored;
    if (fs::is_directory(out_, ignored) && !fs::is_empty(out_, ignored) &&
        !fs::exists(fs::path(out_) / "frames.json"))
      return console.unusable(
          {out_, 0, "is a folder with something else in it", "name a new or an empty folder"});
    const std::unique_ptr<FrameWriter> writer = makeWriter(stage);
    std::ofstream truth;
    if (!truth_.empty()) {
      truth.open(truth_);
      if (!truth) return cannotWrite(truth_);
    }
    cv::Mat bgr;
    for (int i = 0; i < stage.frames(); ++i) {
      stage.render(i, bgr);
      if (!writer->write(bgr)) return cannotWrite(out_);
      if (truth.is_open()) {
        Json line = stage.truth(i);
        line.set("t", i / stage.framesPerSecond());
        truth << line.dump() << '\n';
      }
      console.progress("frames", i + 1, stage.frames());
    }
    truth.flush();
    if (!writer->close()) return cannotWrite(out_);
    if (truth.is_open() && !truth) return cannotWrite(truth_);
    console.line(Json::object({{"scene", scene_},
                               {"out", out_},
                               {"frames", stage.frames()},
                               {"fps", stage.framesPerSecond()},
                               {"width", stage.size().width},
                               {"height", stage.size().height}}));
    return ExitStatus::done;
  }

 private:
  std::unique_ptr<FrameWriter> makeWriter(const stage::Stage& stage) const {
    if (fs::path(out_).extension() == ".avi")
      return std::make_unique<VideoFile>(out_, stage.framesPerSecond(), stage.size());
    return std::make_unique<PictureFolder>(out_, stage.framesPerSecond());
  }

  std::string scene_;
  std::string out_;
  std::string truth_;
};

}  // namespace

std::unique_ptr<Command> makeStage() {
  return std::make_unique<StageCommand>();
}

}  // namespace lk::app
