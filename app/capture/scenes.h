// Scenes of the virtual table, by folder.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "app/kit/game_kit.h"
#include "stage/stage.h"

namespace lk::app {

/// A scene opened with the kit of its game.
struct OpenScene {
  std::shared_ptr<const GameKit> kit;
  stage::Stage stage;
  std::string folder;  // where it was found
};

/// `scene` is a folder, from the working directory, or else as the program came with it. Needs a
/// QGuiApplication.
Outcome<OpenScene> openScene(const std::string& scene);

/// The night that is played where there is no camera.
inline constexpr char kFirstScene[] = "samples/halfwish/first-duel";

/// The sample night of a game: the first of its folders; empty when it has none.
std::string sampleNight(std::string_view game);

}  // namespace lk::app
