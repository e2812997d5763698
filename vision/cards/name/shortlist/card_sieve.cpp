#include "vision/cards/name/shortlist/card_sieve.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <tuple>

namespace lk::vision {
namespace {

constexpr std::size_t kByHead = 2048;  // references whose whole code is compared

template <std::size_t kCount>
[[gnu::always_inline]] inline int bitsApart(const std::uint64_t* a, const std::uint64_t* b) {
  int bits = 0;
  for (std::size_t i = 0; i < kCount; ++i) bits += std::popcount(a[i] ^ b[i]);
  return bits;
}

/// Runs `work`, a loop over bitsApart() that is always inlined. Counting bits is one instruction on x86
/// processors of the last fifteen years. Debian also runs on older ones without it.
#if defined(__x86_64__)
template <class Work>
[[gnu::target("popcnt")]] void withBitCount(const Work& work) {
  work();
}
template <class Work>
void counting(const Work& work) {
  static const bool fast = cv::checkHardwareSupport(CV_CPU_POPCNT);
  fast ? withBitCount(work) : work();
}
#else
template <class Work>
void counting(const Work& work) {
  work();
}
#endif

}  // namespace

void CardSieve::add(const std::vector<CardCode>& codes) {
  heads_.reserve(size() + codes.size());
  tails_.reserve(size() + codes.size());
  for (const CardCode& code : codes) {
    const auto tail = code.words.begin() + CardCode::kHeadWords;
    std::copy(code.words.begin(), tail, heads_.emplace_back().begin());
    std::copy(tail, code.words.end(), tails_.emplace_back().begin());
  }
}

std::vector<std::uint32_t> CardSieve::nearByHead(const std::vector<CardCode>& turns,
                                                 std::size_t count) const {
  std::vector<std::uint32_t> near;
  if (count >= size()) {
    near.resize(size());
    std::iota(near.begin(), near.end(), 0U);
    return near;
  }
  std::vector<std::uint16_t> distances(size());
  counting([&]() __attribute__((always_inline)) {
    for (std::size_t i = 0; i < heads_.size(); ++i) {
      int least = 64 * CardCode::kHeadWords;
      for (const CardCode& turn : turns)
        least = std::min(least, bitsApart<CardCode::kHeadWords>(heads_[i].data(), turn.words.data()));
      distances[i] = static_cast<std::uint16_t>(least);
    }
  });
  std::array<std::size_t, 64 * CardCode::kHeadWords + 1> howMany{};
  for (const std::uint16_t distance : distances) ++howMany[distance];
  std::uint16_t limit = 0;  // all below it are kept, and as many at it as there is room for
  std::size_t within = 0;
  while (within + howMany[limit] < count) within += howMany[limit++];
  std::size_t room = count - within;
  near.reserve(count);
  for (std::uint32_t i = 0; i < distances.size(); ++i)
    if (distances[i] < limit || (distances[i] == limit && room > 0 && room-- > 0)) near.push_back(i);
  return near;
}

std::vector<CardSieve::Pick> CardSieve::shortlist(const std::vector<CardCode>& turns,
                                                  std::size_t count) const {
  std::vector<Pick> picks;
  const std::vector<std::uint32_t> near = nearByHead(turns, std::max(kByHead, count));
  picks.reserve(near.size() * turns.size());
  counting([&]() __attribute__((always_inline)) {
    constexpr std::size_t kHead = CardCode::kHeadWords;
    for (const std::uint32_t reference : near)
      for (std::uint32_t turn = 0; turn < turns.size(); ++turn) {
        const std::uint64_t* words = turns[turn].words.data();
        const int distance = bitsApart<kHead>(heads_[reference].data(), words) +
                             bitsApart<CardCode::kWords - kHead>(tails_[reference].data(), words + kHead);
        picks.push_back({reference, turn, distance});
      }
  });
  const std::size_t kept = std::min(count, picks.size());
  // Ties keep the order of the references, so that results are reproducible.
  std::partial_sort(picks.begin(), picks.begin() + static_cast<std::ptrdiff_t>(kept), picks.end(),
                    [](const Pick& a, const Pick& b) {
                      return std::tie(a.distance, a.reference, a.turn) <
                             std::tie(b.distance, b.reference, b.turn);
                    });
  picks.resize(kept);
  return picks;
}

}  // namespace lk::vision
