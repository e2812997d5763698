// The inks of the printed cards, and how a name turns into a choice that stays the same for ever.
#pragma once

#include <cstdint>
#include <string_view>

#include <QColor>

namespace lk::faces {

inline const QColor kPaper(0xFB, 0xF6, 0xE9);
inline const QColor kInk(0x1B, 0x1B, 0x22);
inline const QColor kChargeFill(0xFF, 0xFC, 0xF2);

/// Two inks that part well in dim light and under a yellow lamp: one deep, one light.
struct InkPair {
  QColor deep;
  QColor light;
};
inline constexpr int kInkPairs = 12;
InkPair inkPair(std::uint64_t choice);

/// The dark border ink of a type or deck nobody gave one: by its name.
QColor borderInk(std::string_view type);

/// A well mixed 64-bit number of a text: the same on every machine and in every version.
std::uint64_t fingerprint(std::string_view text);

/// Draws several independent choices from one fingerprint.
class Choices {
 public:
  explicit Choices(std::uint64_t fingerprint) : state_(fingerprint) {}
  /// A number in 0..count-1.
  int next(int count);

 private:
  std::uint64_t state_;
};

}  // namespace lk::faces
