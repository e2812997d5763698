#include "vision/cards/name/shortlist/card_code.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "vision/cards/name/describe/card_look.h"

namespace lk::vision {
namespace {

constexpr int kRim = 2;  // left out, because card outlines are never exact
constexpr int kWidth = kLookWidth - 2 * kRim;
constexpr int kHeight = kLookHeight - 2 * kRim;
constexpr int kAcross = 14;  // number of frequencies to choose from
constexpr int kDown = 20;
constexpr float kClear = 0.9F;  // of the root mean square; larger coefficients are clearly nonzero

/// Number of frequencies of each plane in the head, and in the whole code.
constexpr std::array<int, kLookPlanes> kInHead{64, 0, 32, 32};
constexpr std::array<int, kLookPlanes> kInAll{192, 64, 128, 128};
constexpr std::size_t kHead = 64 * CardCode::kHeadWords / 2;
constexpr std::size_t kAll = 64 * CardCode::kWords / 2;

struct Frequency {
  int plane;
  int down;
  int across;
  [[nodiscard]] bool turnsSign() const { return (down + across) % 2 != 0; }
};

std::array<Frequency, kAll> chosenFrequencies() {
  std::vector<Frequency> ordered;
  for (int v = 0; v < kDown; ++v)
    for (int u = 0; u < kAcross; ++u)
      if (v + u > 0) ordered.push_back({0, v, u});
  const auto waves = [](const Frequency& f) {
    return std::hypot(f.down / double(kHeight), f.across / double(kWidth));
  };
  std::stable_sort(ordered.begin(), ordered.end(),
                   [&](const Frequency& a, const Frequency& b) { return waves(a) < waves(b); });
  std::array<Frequency, kAll> chosen{};
  std::size_t next = 0;
  const auto take = [&](int plane, int from, int to) {
    for (int i = from; i < to; ++i) {
      const Frequency& f = ordered[static_cast<std::size_t>(i)];
      chosen[next++] = {plane, f.down, f.across};
    }
  };
  for (std::size_t p = 0; p < kLookPlanes; ++p) take(static_cast<int>(p), 0, kInHead[p]);
  for (std::size_t p = 0; p < kLookPlanes; ++p) take(static_cast<int>(p), kInHead[p], kInAll[p]);
  return chosen;
}

const std::array<Frequency, kAll>& frequencies() {
  static const std::array<Frequency, kAll> chosen = chosenFrequencies();
  return chosen;
}

/// Returns a matrix of the first `count` cosines over `length` positions, one per row.
cv::Mat cosines(int count, int length) {
  cv::Mat basis(count, length, CV_32F);
  for (int k = 0; k < count; ++k)
    for (int i = 0; i < length; ++i)
      basis.at<float>(k, i) = static_cast<float>(std::cos((i + 0.5) * k * CV_PI / length));
  return basis;
}

std::array<float, kAll> spectrumOf(const cv::Mat& look) {
  static const cv::Mat across = cosines(kAcross, kWidth).t();
  static const cv::Mat down = cosines(kDown, kHeight);
  std::array<cv::Mat, kLookPlanes> planes;
  cv::Mat values;
  look(cv::Rect(kRim, kRim, kWidth, kHeight)).convertTo(values, CV_32F);
  cv::split(values, planes.data());
  for (cv::Mat& plane : planes) plane = cv::Mat(down * cv::Mat(plane * across));
  std::array<float, kAll> spectrum{};
  for (std::size_t i = 0; i < kAll; ++i) {
    const Frequency& f = frequencies()[i];
    // Colour differences weigh more than ink, as in the comparison itself.
    const float weight = f.plane < 2 ? 1.0F : 1.4F;
    spectrum[i] = weight * planes[static_cast<std::size_t>(f.plane)].at<float>(f.down, f.across);
  }
  return spectrum;
}

/// Encodes `spectrum[begin, end)` into words from begin / 32 on: first the clearly positive, then the clearly
/// negative bits.
void codeBlock(const std::array<float, kAll>& spectrum, std::size_t begin, std::size_t end,
               TurnedCodes& codes) {
  const double squares =
      std::inner_product(spectrum.begin() + std::ptrdiff_t(begin), spectrum.begin() + std::ptrdiff_t(end),
                         spectrum.begin() + std::ptrdiff_t(begin), 0.0);
  const auto clear = static_cast<float>(kClear * std::sqrt(squares / static_cast<double>(end - begin)));
  const std::size_t positive = begin / 32, negative = positive + (end - begin) / 64;
  for (std::size_t i = begin; i < end; ++i) {
    if (std::abs(spectrum[i]) <= clear) continue;
    const std::size_t word = (i - begin) / 64;
    const std::uint64_t bit = std::uint64_t{1} << ((i - begin) % 64);
    const bool above = spectrum[i] > 0;
    const bool aboveTurned = above != frequencies()[i].turnsSign();
    codes.upright.words[(above ? positive : negative) + word] |= bit;
    codes.halfTurned.words[(aboveTurned ? positive : negative) + word] |= bit;
  }
}

}  // namespace

TurnedCodes codesOf(const cv::Mat& look) {
  const std::array<float, kAll> spectrum = spectrumOf(look);
  TurnedCodes codes;
  codeBlock(spectrum, 0, kHead, codes);
  codeBlock(spectrum, kHead, kAll, codes);
  return codes;
}

std::vector<std::uint8_t> toBytes(const CardCode& code) {
  std::vector<std::uint8_t> bytes;
  bytes.reserve(8 * CardCode::kWords);
  for (const std::uint64_t word : code.words)
    for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<std::uint8_t>(word >> shift));
  return bytes;
}

std::optional<CardCode> codeFromBytes(const std::uint8_t* bytes, std::size_t count) {
  if (count != 8 * CardCode::kWords) return std::nullopt;
  CardCode code;
  for (std::uint64_t& word : code.words)
    for (int shift = 0; shift < 64; shift += 8) word |= std::uint64_t{*bytes++} << shift;
  return code;
}

}  // namespace lk::vision
