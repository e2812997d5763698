// The inks of the printed cards, and a stable way to derive choices from a name.
#pragma once

#include <cstdint>
#include <string_view>

#include <QColor>

namespace lk::faces {

inline const QColor kPaper(0xFB, 0xF6, 0xE9);
inline const QColor kInk(0x1B, 0x1B, 0x22);
inline const QColor kChargeFill(0xFF, 0xFC, 0xF2);

/// How much ink a print may take: filled areas in colour, or black outlines and hatching on white paper.
enum class InkUse { full, low };

/// Two inks, one dark and one light, that can be told apart in dim light and under a yellow lamp.
struct InkPair {
  QColor deep;
  QColor light;
};
inline constexpr int kInkPairs = 12;
InkPair inkPair(std::uint64_t choice);

/// Returns the dark border ink of a type or deck without a style, derived from its name.
QColor borderInk(std::string_view type);

/// Returns a well-mixed 64-bit hash of a text: the same on every machine and in every version.
std::uint64_t fingerprint(std::string_view text);

/// Derives several independent choices from one fingerprint.
class Choices {
 public:
  explicit Choices(std::uint64_t fingerprint) : state_(fingerprint) {}
  /// Returns a number in 0..count-1.
  int next(int count);

 private:
  std::uint64_t state_;
};

}  // namespace lk::faces
