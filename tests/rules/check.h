// Declares the plain test runner of rules/: named cases, and checks that print where they fail.
#pragma once

#include <functional>
#include <iostream>
#include <string>
#include <vector>

namespace lk::test {

struct Case {
  std::string name;
  std::function<void()> run;
};

/// Returns all cases registered by the files of this folder.
std::vector<Case>& cases();
/// Numbers of checks made and failed so far.
struct Tally {
  long made = 0;
  long failed = 0;
};
Tally& tally();

struct Register {
  Register(const char* name, void (*run)()) { cases().push_back({name, run}); }
};

/// Returns how many random nights a case plays: `usual`, or fewer where a night takes long.
int nights(int usual);

/// Returns the text of a file under the working directory, the source root. A missing file fails the case.
std::string readText(const std::string& path);

/// Fails unless the file contains this text; writes it first if LK_WRITE_PAGES is set.
void checkPage(const std::string& path, const std::string& text);

inline bool check(bool holds, const char* what, const char* file, int line, const std::string& more = "") {
  ++tally().made;
  if (holds) return true;
  if (++tally().failed <= 50)
    std::cerr << file << ":" << line << ": failed: " << what << (more.empty() ? "" : "\n    " + more) << "\n";
  return false;
}

}  // namespace lk::test

#define CASE(name)                                              \
  static void name();                                           \
  static const lk::test::Register register_##name(#name, name); \
  static void name()
#define CHECK(holds) lk::test::check((holds), #holds, __FILE__, __LINE__)
#define CHECK_MESSAGE(holds, more) lk::test::check((holds), #holds, __FILE__, __LINE__, (more))
