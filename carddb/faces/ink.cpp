#include "faces/ink.h"

#include <array>

namespace lk::faces {

namespace {
std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xBF58476D1CE4E5B9ull;
  x ^= x >> 27;
  x *= 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}
}  // namespace

InkPair inkPair(std::uint64_t choice) {
  static const std::array<InkPair, kInkPairs> pairs{{
      {QColor(0xB8, 0x1D, 0x2C), QColor(0xF5, 0xBD, 0x3D)},  // red, gold
      {QColor(0x1C, 0x3A, 0x80), QColor(0x79, 0xC0, 0xEE)},  // navy, sky
      {QColor(0x17, 0x6B, 0x3D), QColor(0xBF, 0xDB, 0x5C)},  // green, lime
      {QColor(0x57, 0x2A, 0x80), QColor(0xEC, 0x97, 0xBE)},  // purple, rose
      {QColor(0x22, 0x22, 0x2B), QColor(0xF2, 0x85, 0x33)},  // black, orange
      {QColor(0x0B, 0x73, 0x73), QColor(0xF1, 0xDB, 0xA3)},  // teal, sand
      {QColor(0x6A, 0x3B, 0x22), QColor(0xF6, 0xE0, 0x7C)},  // brown, straw
      {QColor(0x8B, 0x18, 0x4C), QColor(0xCD, 0xD3, 0xDC)},  // crimson, silver
      {QColor(0x1F, 0x55, 0xC8), QColor(0xF6, 0xCB, 0x35)},  // blue, yellow
      {QColor(0x52, 0x61, 0x19), QColor(0xF4, 0xA6, 0x58)},  // olive, apricot
      {QColor(0x6A, 0x42, 0xC6), QColor(0x9F, 0xE3, 0xC3)},  // violet, mint
      {QColor(0x3C, 0x4C, 0x63), QColor(0xF2, 0x7C, 0x6F)},  // slate, coral
  }};
  return pairs[choice % pairs.size()];
}

QColor borderInk(std::string_view type) {
  return QColor::fromHsv(Choices(fingerprint(type)).next(360), 170, 75);
}

std::uint64_t fingerprint(std::string_view text) {
  std::uint64_t h = 0xCBF29CE484222325ull;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ull;
  return mixed(h);
}

int Choices::next(int count) {
  state_ += 0x9E3779B97F4A7C15ull;
  return static_cast<int>(mixed(state_) % static_cast<std::uint64_t>(count));
}

}  // namespace lk::faces
