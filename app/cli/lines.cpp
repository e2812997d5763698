#include "app/cli/lines.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace lk::app {

namespace {

/// Reads the next line, keeping at most one byte more than the limit. Returns false at the end.
bool boundedLine(std::FILE* in, std::string& line) {
  line.clear();
  int c = getc_unlocked(in);
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = getc_unlocked(in))
    if (line.size() <= kMaxLine) line += static_cast<char>(c);
  return true;
}

}  // namespace

Outcome<Done> forEachJsonLine(std::FILE* in, const std::string& name,
                              const std::function<void(const Outcome<Json>&)>& take) {
  std::string text;
  for (int number = 1; boundedLine(in, text); ++number) {
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    if (text.size() > kMaxLine)
      take(Fault{name, number, "is a line of more than 1 MB", "shorten it"});
    else
      take(readJson(text, name, number));
  }
  if (std::ferror(in) != 0)
    return Fault{name, 0, std::string("cannot be read: ") + std::strerror(errno),
                 "give one JSON object per line"};
  return Done{};
}

Outcome<std::string> readWholeFile(const std::string& path, std::size_t limit) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return Fault{path, 0, "does not exist", "check the name"};
  if (fs::is_directory(status)) return Fault{path, 0, "is a folder", "choose a file in it"};
  const Fault tooLarge{path, 0, "is larger than " + std::to_string(limit >> 20) + " MB",
                       "use a smaller file"};
  // If the size is known in advance, an oversized file is not read at all.
  if (fs::is_regular_file(status) && fs::file_size(path, error) > limit && !error) return tooLarge;
  std::ifstream in(path, std::ios::binary);
  if (!in) return Fault{path, 0, "cannot be read", "check its permissions"};
  std::string bytes;
  char part[65536];
  while (in.read(part, sizeof part), in.gcount() > 0) {
    bytes.append(part, static_cast<std::size_t>(in.gcount()));
    if (bytes.size() > limit) return tooLarge;
  }
  return bytes;
}

}  // namespace lk::app
