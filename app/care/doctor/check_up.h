// The result of a check of this computer.
#pragma once

#include <string>
#include <vector>

#include <QString>

namespace lk::app {

/// `says` has one or two sentences in the current language: the state, and how to fix it. It contains no
/// personal data: no names, paths or addresses.
struct CheckUp {
  std::string check;  // "camera", "disk"
  bool ok = false;
  QString says;
};

using CheckUps = std::vector<CheckUp>;

}  // namespace lk::app
