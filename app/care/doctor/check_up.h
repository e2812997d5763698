// What a check of this computer found.
#pragma once

#include <string>
#include <vector>

#include <QString>

namespace lk::app {

/// `says` is one sentence or two in the language that is spoken: how it is, and how to mend it. Nothing in it
/// tells who people are: no names, no places, no addresses.
struct CheckUp {
  std::string check;  // "camera", "disk"
  bool ok = false;
  QString says;
};

using CheckUps = std::vector<CheckUp>;

}  // namespace lk::app
