#include "app/capture/scenes.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace lk::app {

namespace {

namespace fs = std::filesystem;

/// Samples are beside the build folder of the program, or in its installation folder.
std::string resolve(const std::string& scene) {
  std::error_code error;
  if (fs::exists(scene, error) || fs::path(scene).is_absolute()) return scene;
  const fs::path above = fs::read_symlink("/proc/self/exe", error).parent_path().parent_path();
  for (const fs::path& place : {above, above / "share" / "lampkeeper"})
    if (fs::exists(place / scene, error)) return (place / scene).string();
  return scene;
}

}  // namespace

Outcome<OpenScene> openScene(const std::string& scene) {
  const std::string folder = resolve(scene);
  const Outcome<std::string> game = stage::Stage::gameOf(folder);
  if (!game) return game.fault();
  Outcome<std::shared_ptr<const GameKit>> kit = loadKit(*game);
  if (!kit) return kit.fault();
  Outcome<stage::Stage> stage = stage::Stage::open(folder, (*kit)->cards, (*kit)->layout);
  if (!stage) return stage.fault();
  return OpenScene{*kit, std::move(*stage), folder};
}

std::string sampleNight(std::string_view game) {
  const std::string folder = "samples/" + std::string(game);
  std::vector<std::string> nights;
  std::error_code error;
  for (const fs::directory_entry& each : fs::directory_iterator(resolve(folder), error))
    if (fs::exists(each.path() / "scene.json", error)) nights.push_back(each.path().filename().string());
  return nights.empty() ? std::string() : folder + "/" + *std::min_element(nights.begin(), nights.end());
}

}  // namespace lk::app
