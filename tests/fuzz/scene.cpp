// Fuzzes scene.json of a virtual table: a scene within its bounds, or one fault with its line.
#include "samples/stage/scene.h"

#include "house.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace lk;
  static const rules::Game& game = *rules::findGame("halfwish");
  static const auto layout =
      carddb::readTableLayout(fuzz::fileText("resources/mats/halfwish.json"), "resources/mats/halfwish.json");
  fuzz::promise(bool(layout), "the mat that ships is good");
  const auto scene = stage::readScene(fuzz::textOf(data, size), "scene.json", fuzz::cardsOf(game), *layout);
  if (!scene) {
    fuzz::promise(!scene.fault().cure.empty(), "a fault says how to mend it");
    return 0;
  }
  fuzz::promise(scene->seconds > 0 && scene->fps > 0, "a scene lasts");
  return 0;
}
