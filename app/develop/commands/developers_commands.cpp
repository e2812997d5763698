#include "app/develop/commands/developers_commands.h"

namespace lk::app {

Commands developersCommands() {
  Commands commands;
  for (const auto make : {makeShots, makeBench}) commands.push_back(make());
  return commands;
}

}  // namespace lk::app
