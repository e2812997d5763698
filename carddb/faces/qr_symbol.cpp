#include "faces/qr_symbol.h"

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

namespace lk::faces {

QrSymbol qrSymbol(const std::string& text) {
  // The writer chooses the smallest version. Strong error correction is tried first, since it moves short
  // texts beyond version 1.
  constexpr int kVersion2 = 25;
  constexpr int kLevels[] = {8, 6, 4};  // H, Q, M in the writer's numbering
  QrSymbol best;
  for (const int level : kLevels) {
    ZXing::MultiFormatWriter writer(ZXing::BarcodeFormat::QRCode);
    writer.setMargin(0).setEccLevel(level);
    const ZXing::BitMatrix matrix = writer.encode(text, 0, 0);
    if (matrix.width() < kVersion2 || (best.side != 0 && matrix.width() >= best.side)) continue;
    best.side = matrix.width();
    best.dark.assign(static_cast<std::size_t>(best.side) * static_cast<std::size_t>(best.side), false);
    for (int y = 0; y < best.side; ++y)
      for (int x = 0; x < best.side; ++x)
        best.dark[static_cast<std::size_t>(y * best.side + x)] = matrix.get(x, y);
  }
  return best;
}

}  // namespace lk::faces
