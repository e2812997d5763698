// A look compressed to 128 bytes, to select the few references among a hundred thousand that are worth an
// exact comparison.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// The 512 lowest frequencies of a look, each as clearly positive, clearly negative, or neither (two bits).
/// The Hamming distance of two codes grows with the dissimilarity of the looks. The first quarter holds the
/// lowest frequencies and is a code of its own, the head.
struct CardCode {
  static constexpr std::size_t kWords = 16;
  static constexpr std::size_t kHeadWords = 4;
  std::array<std::uint64_t, kWords> words{};

  friend bool operator==(const CardCode&, const CardCode&) = default;
};

/// Codes of a look in its orientation and rotated by 180 degrees.
struct TurnedCodes {
  CardCode upright;
  CardCode halfTurned;
};

/// Computes both codes of a look made by lookOf().
TurnedCodes codesOf(const cv::Mat& look);

/// Serialises a code, to be stored beside a descriptor. kDescriptorVersion covers this format too.
std::vector<std::uint8_t> toBytes(const CardCode& code);
/// Returns nullopt if `count` is not the size of a code.
std::optional<CardCode> codeFromBytes(const std::uint8_t* bytes, std::size_t count);

}  // namespace lk::vision
