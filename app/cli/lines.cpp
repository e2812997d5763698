#include "app/cli/lines.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace lk::app {

int forEachJsonLine(std::istream& in, const std::string& name, const std::function<void(const Outcome<Json>&)>& take) {
  int taken = 0;
  std::string text;
  for (int number = 1; std::getline(in, text); ++number) {
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    ++taken;
    if (text.size() > kLongestLine)
      take(Fault{name, number, "is a line of more than 1 MB", "shorten it"});
    else
      take(readJson(text, name, number));
  }
  return taken;
}

Outcome<std::string> readWholeFile(const std::string& path, std::size_t limit) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return Fault{path, 0, "does not exist", "check the name"};
  if (fs::is_directory(status)) return Fault{path, 0, "is a folder", "name a file in it"};
  if (fs::is_regular_file(status) && fs::file_size(path, error) > limit)
    return Fault{path, 0, "is larger than " + std::to_string(limit >> 20) + " MB", "use a smaller file"};
  std::ifstream in(path, std::ios::binary);
  std::stringstream bytes;
  if (!in || !(bytes << in.rdbuf())) {
    if (in && fs::is_regular_file(status) && fs::file_size(path, error) == 0) return std::string();
    return Fault{path, 0, "cannot be read", "check its permissions"};
  }
  return bytes.str();
}

}  // namespace lk::app
