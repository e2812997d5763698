#include <filesystem>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/capture/scenes.h"
#include "app/cli/command.h"
#include "app/cli/lines.h"
#include "app/cli/staging/directed_night.h"
#include "app/cli/staging/frame_writer.h"
#include "app/kit/out_file.h"
#include "app/kit/unfinished.h"
#include "rules/referee/transcript.h"

namespace lk::app {

namespace {

namespace fs = std::filesystem;

/// Formats a scene for people: one line for each card, throw and hand.
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

/// Combines an existing scene file's surroundings (about, camera, light, table) with the actions of the
/// hands. Fails if the file cannot be read.
Outcome<Json> within(const std::string& file, const Json& hands) {
  Json scene = Json::object();
  std::error_code ignored;
  const Outcome<std::string> text =
      fs::exists(file, ignored) ? readWholeFile(file) : Outcome<std::string>("{}");
  if (!text) return text.fault();
  const Outcome<Json> before = readJson(*text, file);
  if (!before) return before.fault();
  for (const char* key : {"about", "camera", "light", "table"})
    if (before->find(key)) scene.set(key, (*before)[key]);
  for (const auto& [key, value] : hands.members()) scene.set(key, value);
  return scene;
}

/// Returns the scene for a transcript.
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
  Application application() const override { return Application::drawing; }

  void declare(CLI::App& app) override {
    app.add_option("scene", scene_, "Folder of the scene");
    app.add_option("--direct", night_, "Transcript: write the scene in which hands play it into --out");
    app.add_option("--out", out_, "Video FILE.avi or a folder for pictures")->required();
    app.add_option("--truth", truth_, "File for what each frame really shows, one line per frame");
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
    const std::string file = out_ + "/scene.json";
    const Outcome<Json> written = within(file, *scene);
    if (!written) return console.unusable(written.fault());
    std::error_code ignored;
    fs::create_directories(out_, ignored);
    if (const Outcome<Done> done = writeWholeFile(file, sceneText(*written)); !done)
      return console.unusable(done.fault());
    console.line(Json::object({{"night", night_}, {"out", file}, {"seconds", (*scene)["seconds"]}}));
    return ExitStatus::done;
  }

  ExitStatus render(Console& console) {
    Outcome<OpenScene> scene = openScene(scene_);
    if (!scene) return console.unusable(scene.fault());
    stage::Stage& stage = scene->stage;
    std::optional<OutFile> truthFile;
    if (!truth_.empty()) {
      Outcome<OutFile> opened = OutFile::open(truth_);
      if (!opened) return console.unusable(opened.fault());
      truthFile.emplace(std::move(*opened));
    }
    Outcome<std::unique_ptr<FrameWriter>> frames =
        FrameWriter::open(out_, stage.framesPerSecond(), stage.size());
    if (!frames) return console.unusable(frames.fault());
    std::string truth;
    cv::Mat bgr;
    for (int i = 0; i < stage.frames(); ++i) {
      if (TerminationGuard::terminationRequested()) return ExitStatus::different;
      stage.render(i, bgr);
      if (const Outcome<Done> done = (*frames)->write(bgr); !done) return console.unusable(done.fault());
      if (truthFile) {
        Json line = stage.truth(i);
        line.set("t", i / stage.framesPerSecond());
        truth += line.dump() + "\n";
      }
      console.progress("frames", i + 1, stage.frames());
    }
    if (const Outcome<Done> done = (*frames)->close(); !done) return console.unusable(done.fault());
    if (truthFile)
      if (const Outcome<Done> done = truthFile->keep(truth); !done) return console.unusable(done.fault());
    console.line(Json::object({{"scene", scene_},
                               {"out", out_},
                               {"frames", stage.frames()},
                               {"fps", stage.framesPerSecond()},
                               {"width", stage.size().width},
                               {"height", stage.size().height}}));
    return ExitStatus::done;
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
