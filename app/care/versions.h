// Which program this is, and what it is made of.
#pragma once

#include <string>
#include <vector>

namespace lk::app {

/// "0.1.0".
std::string ownVersion();

struct UsedLibrary {
  std::string name;
  std::string version;  // of the one that runs, where it tells; else of the one it was built with
};

/// The libraries it stands on, and the system.
std::vector<UsedLibrary> usedLibraries();

/// What --version prints: the program, then a library a line.
std::string versionText();

}  // namespace lk::app
