// Runs every case, or those whose names contain an argument. Fails if a check fails, a case checks nothing or
// no case was found.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iterator>
#include <string_view>

#include "check.h"

namespace lk::test {

std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}

Tally& tally() {
  static Tally counts;
  return counts;
}

int nights(int usual) {
  const char* times = std::getenv("LK_NIGHTS_TIMES");  // plays so many times as many
  return std::max(1, usual * std::max(1, times ? std::atoi(times) : 1) / LK_NIGHTS_DIVIDED);
}

std::string readText(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  check(static_cast<bool>(file), "file is there", path.c_str(), 0);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void checkPage(const std::string& path, const std::string& text) {
  if (std::getenv("LK_WRITE_PAGES")) std::ofstream(path, std::ios::binary) << text;
  check(readText(path) == text, "the page is as the tables are", path.c_str(), 1,
        "write it anew: LK_WRITE_PAGES=1");
}

namespace {

void run(const Case& test) {
  const Tally before = tally();
  const auto began = std::chrono::steady_clock::now();
  try {
    test.run();
  } catch (const std::exception& error) {
    check(false, "no exception", test.name.c_str(), 0, error.what());
  }
  check(tally().made > before.made, "the case checks something", test.name.c_str(), 0);
  const bool passed = tally().failed == before.failed;
  const std::chrono::duration<double> duration = std::chrono::steady_clock::now() - began;
  std::cout << (passed ? "pass " : "FAIL ") << test.name << " (" << tally().made - before.made - 1
            << " checks, " << std::lround(duration.count() * 1000) << " ms)\n";
}

bool wanted(const Case& test, int argc, char** argv) {
  return argc < 2 || std::any_of(argv + 1, argv + argc,
                                 [&](const char* part) { return test.name.find(part) != std::string::npos; });
}

}  // namespace

}  // namespace lk::test

int main(int argc, char** argv) {
  long ran = 0;
  for (const lk::test::Case& test : lk::test::cases()) {
    if (!lk::test::wanted(test, argc, argv)) continue;
    lk::test::run(test);
    ++ran;
  }
  const lk::test::Tally counts = lk::test::tally();
  std::cout << ran << " cases, " << counts.made << " checks, " << counts.failed << " failed\n";
  return ran > 0 && counts.failed == 0 ? 0 : 1;
}
