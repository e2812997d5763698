// A QR symbol as a grid of modules.
#pragma once

#include <string>
#include <vector>

namespace lk::faces {

struct QrSymbol {
  int side = 0;            // modules
  std::vector<bool> dark;  // row by row
  [[nodiscard]] bool at(int x, int y) const { return dark[static_cast<std::size_t>(y * side + x)]; }
};

/// The smallest symbol of version 2 or higher (25 modules or more: it has an alignment pattern, which
/// survives tilt) with the strongest correction that fits it, never below level M. Precondition: at most 100
/// ASCII characters.
QrSymbol qrSymbol(const std::string& text);

}  // namespace lk::faces
