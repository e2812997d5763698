#include <filesystem>
#include <fstream>
#include <utility>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include "app/bench/directed_night.h"
#include "app/cli/command.h"
#include "app/cli/lines.h"
#include "app/kit/scenes.h"
#include "rules/core/transcript.h"

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

/// A scene as people read it: a line for each card, throw and hand.
std::string sceneText(const Json& scene) {
  std::string text = "{";
  for (const auto& [key, value] : scene.members()) {
    text += (text.size() > 1 ? ",\n  " : "\n  ") + Json(key).dump() + ": ";
    if (value.items().empty()) {
      text += value.dump();
      continue;
    }
    const char* before = "[\n    ";
    for (const Json& item : value.items()) text += std::exchange(before, ",\n    ") + item.dump();
    text += "\n  ]";
  }
  return text + "\n}\n";
}

/// What a scene that is there already says of its surroundings stays, before what the hands do.
Json within(const std::string& file, const Json& hands) {
  Json scene = Json::object();
  std::error_code ignored;
  const Outcome<std::string> text =
      fs::exists(file, ignored) ? readWholeFile(file) : Outcome<std::string>("{}");
  const Outcome<Json> before = text ? readJson(*text, file) : Outcome<Json>(Json::object());
  for (const char* key : {"about", "camera", "light", "table"})
    if (before && before->find(key)) scene.set(key, (*before)[key]);
  for (const auto& [key, value] : hands.members()) scene.set(key, value);
  return scene;
}

/// The scene in which hands play a night that is written down.
Outcome<Json> directed(const std::string& file) {
  const Outcome<std::string> text = readWholeFile(file);
  if (!text) return text.fault();
  const Outcome<rules::Transcript> transcript = rules::parseTranscript(*text, file);
  if (!transcript) return transcript.fault();
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(transcript->game);
  if (!kit) return kit.fault();
  std::vector<rules::Event> events;
  for (const rules::TranscriptEntry& entry : transcript->entries) events.push_back(entry.event);
  Outcome<DirectedNight> night = directNight(**kit, events, {});
  if (night) return std::move(night->scene);
  Fault fault = night.fault();
  if (fault.line > 0) fault.line = transcript->entries[static_cast<std::size_t>(fault.line - 1)].line;
  fault.file = file;
  return fault;
}

class StageCommand final : public Command {
 public:
  const char* name() const override { return "stage"; }
  const char* summary() const override {
    return "Render a scene of the virtual table, and what is really there";
  }
  bool draws() const override { return true; }

  void declare(CLI::App& app) override {
    app.add_option("scene", scene_, "Folder of the scene");
    app.add_option("--direct", night_, "Transcript: write the scene in which hands play it into --out");
    app.add_option("--out", out_, "Video FILE.avi or a folder for pictures")->required();
    app.add_option("--truth", truth_, "File for the truth, one line a frame");
  }

  ExitStatus run(Console& console) override {
    if (scene_.empty() == night_.empty())
      return console.unusable(
          {"arguments", 0, "names neither a scene nor a night to direct, or both", "name one"});
    return night_.empty() ? render(console) : direct(console);
  }

 private:
  ExitStatus direct(Console& console) {
    const Outcome<Json> scene = directed(night_);
    if (!scene) return console.unusable(scene.fault());
    std::error_code ignored;
    fs::create_directories(out_, ignored);
    const std::string file = out_ + "/scene.json";
    const std::string written = sceneText(within(file, *scene));
    std::ofstream stream(file);
    stream << written;
    stream.flush();
    if (!stream) return console.unusable({file, 0, "cannot be written", "choose a folder you may write to"});
    console.line(Json::object({{"night", night_}, {"out", file}, {"seconds", (*scene)["seconds"]}}));
    return ExitStatus::done;
  }

  ExitStatus render(Console& console) {
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

  std::unique_ptr<FrameWriter> makeWriter(const stage::Stage& stage) const {
    if (fs::path(out_).extension() == ".avi")
      return std::make_unique<VideoFile>(out_, stage.framesPerSecond(), stage.size());
    return std::make_unique<PictureFolder>(out_, stage.framesPerSecond());
  }

  std::string scene_;
  std::string night_;
  std::string out_;
  std::string truth_;
};

}  // namespace

std::unique_ptr<Command> makeStage() {
  return std::make_unique<StageCommand>();
}

}  // namespace lk::app
