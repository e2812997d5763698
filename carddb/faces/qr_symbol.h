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

/// Returns the smallest symbol of version 2 or higher with the strongest error correction that fits it, at
/// least level M. From version 2 on (25 modules) a symbol has an alignment pattern, which makes it readable
/// when tilted. Precondition: at most 100 ASCII characters.
QrSymbol qrSymbol(const std::string& text);

}  // namespace lk::faces
