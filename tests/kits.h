// Provides the kits of the program's games, each loaded once per test program.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "app/kit/game_kit.h"

namespace lk::test {

inline std::shared_ptr<const app::GameKit> kit(std::string_view game = "halfwish") {
  static std::map<std::string, std::shared_ptr<const app::GameKit>, std::less<>> kits;
  if (const auto at = kits.find(game); at != kits.end()) return at->second;
  const Outcome<std::shared_ptr<const app::GameKit>> loaded = app::loadKit(game);
  if (!loaded) qFatal("%s", loaded.fault().text().c_str());
  return kits[std::string(game)] = *loaded;
}

}  // namespace lk::test
