// Runs a fuzz target without a fuzzer: on every file given, or in a folder given, then on a few hundred
// variants of each, the same ones every time. Inputs that the real fuzzer once found are in the corpus.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "target.h"

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kMaxBytes = 1u << 20;  // bytes; larger seeds are not altered
constexpr int kMaxAltered = 4000;            // inputs in all

Bytes read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Bytes> seedsOf(int count, char** paths) {
  std::vector<std::filesystem::path> files;
  for (int i = 0; i < count; ++i) {
    if (!std::filesystem::is_directory(paths[i])) {
      files.emplace_back(paths[i]);
      continue;
    }
    for (const auto& entry : std::filesystem::directory_iterator(paths[i]))
      if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<Bytes> seeds;
  for (const auto& file : files) seeds.push_back(read(file));
  return seeds;
}

/// Flips bits, writes special bytes, cuts, doubles or crosses with another seed.
class Altering {
 public:
  explicit Altering(const std::vector<Bytes>& seeds) : seeds_(seeds) {}

  Bytes operator()(Bytes bytes) {
    for (int times = 1 + below(4); times > 0; --times) alter(bytes);
    return bytes;
  }

 private:
  int below(std::size_t most) {
    return most < 2 ? 0 : static_cast<int>(std::uniform_int_distribution<std::size_t>(0, most - 1)(chance_));
  }

  void alter(Bytes& bytes) {
    static constexpr std::uint8_t kTelling[] = {0,   1,   0x7f, 0x80, 0xff, '"',  '{', '}',
                                                '[', ']', '\\', '-',  '9',  '\n', 'e', ':'};
    const auto place = bytes.begin() + below(bytes.size());
    const auto length = std::min<std::ptrdiff_t>(1 + below(40), bytes.end() - place);
    switch (bytes.empty() ? 4 : below(6)) {
      case 0:
        *place ^= static_cast<std::uint8_t>(1 << below(8));
        break;
      case 1:
        *place = kTelling[below(std::size(kTelling))];
        break;
      case 2:
        bytes.erase(place, place + length);
        break;
      case 3: {
        const Bytes part(place, place + length);
        bytes.insert(place, part.begin(), part.end());
        break;
      }
      case 4:
        bytes.insert(bytes.begin() + below(bytes.size() + 1), kTelling[below(std::size(kTelling))]);
        break;
      default: {
        const Bytes& other = seeds_[static_cast<std::size_t>(below(seeds_.size()))];
        bytes.erase(place, bytes.end());
        bytes.insert(bytes.end(), other.begin() + below(other.size() + 1), other.end());
      }
    }
  }

  const std::vector<Bytes>& seeds_;
  std::mt19937 chance_{20};
};

}  // namespace

int main(int count, char** arguments) {
  const std::vector<Bytes> seeds = seedsOf(count - 1, arguments + 1);
  if (seeds.empty()) {
    std::cerr << "no seeds\n";
    return 1;
  }
  LLVMFuzzerTestOneInput(nullptr, 0);
  for (const Bytes& seed : seeds) LLVMFuzzerTestOneInput(seed.data(), seed.size());
  Altering altered(seeds);
  int tried = 0;
  for (int round = 0; tried < kMaxAltered; ++round)
    for (const Bytes& seed : seeds) {
      if (seed.size() > kMaxBytes) continue;
      const Bytes bytes = altered(seed);
      LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
      if (++tried >= kMaxAltered) break;
    }
  std::cout << seeds.size() << " seeds and " << tried << " altered ones\n";
  return 0;
}
