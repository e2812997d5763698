// A look in 128 bytes: enough to tell which few of a hundred thousand references are worth a closer look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// The 512 lowest frequencies of a look, each as clearly positive, clearly negative, or neither (two bits).
/// The number of bits in which two codes differ follows how unlike the looks are. The first quarter holds the
/// lowest frequencies and serves as a code of its own.
struct CardCode {
  static constexpr std::size_t kWords = 16;
  static constexpr std::size_t kHeadWords = 4;
  std::array<std::uint64_t, kWords> words{};

  friend bool operator==(const CardCode&, const CardCode&) = default;
};

/// The codes of a look as it stands and upside down.
struct TurnedCodes {
  CardCode upright;
  CardCode halfTurned;
};

/// Of a look as lookOf() makes it.
TurnedCodes codesOf(const cv::Mat& look);

/// As they are stored beside a descriptor; a change of kDescriptorVersion covers them too.
std::vector<std::uint8_t> toBytes(const CardCode& code);
/// Nothing when there are not as many bytes as a code has.
std::optional<CardCode> codeFromBytes(const std::uint8_t* bytes, std::size_t count);

}  // namespace lk::vision
