// Opens scenes of the virtual table by folder.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "app/kit/game_kit.h"
#include "stage/stage.h"

namespace lk::app {

/// An opened scene with the kit of its game.
struct OpenScene {
  std::shared_ptr<const GameKit> kit;
  stage::Stage stage;
  std::string folder;  // its location
};

/// Opens a scene. `scene` is a folder, relative to the working directory or else to the samples that come
/// with the program. Needs a QGuiApplication.
Outcome<OpenScene> openScene(const std::string& scene);

/// The scene that is played if there is no camera.
inline constexpr char kFirstScene[] = "samples/halfwish/first-duel";

/// Returns a game's sample scene: the first of its folders; empty if it has none.
std::string sampleNight(std::string_view game);

}  // namespace lk::app
