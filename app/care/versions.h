// The versions of this program and of its libraries.
#pragma once

#include <string>
#include <vector>

namespace lk::app {

/// Returns for example "0.1.0".
std::string ownVersion();

struct UsedLibrary {
  std::string name;
  std::string version;  // of the loaded library if it can be asked; otherwise of the one built with
};

/// Returns the libraries in use, and the operating system.
std::vector<UsedLibrary> usedLibraries();

/// Returns the text of --version: the program, then one library per line.
std::string versionText();

}  // namespace lk::app
