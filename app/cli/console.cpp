#include "app/cli/console.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ostream>
#include <unistd.h>

namespace lk::app {

std::string faultLine(const Fault& fault) {
  std::string line = "lampkeeper: " + (fault.file.empty() ? "-" : fault.file) + ":" +
                     std::to_string(fault.line) + ": " + fault.what;
  if (!fault.cure.empty()) line += "; " + fault.cure;
  std::replace_if(
      line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; },
      ' ');
  return line;
}

void Console::line(const Json& json) {
  print(json.dump() + "\n");
}

void Console::print(const std::string& text) {
  errno = 0;
  if (!(*out_ << text << std::flush)) throw OutputLost{errno};
}

ExitStatus Console::lost(const OutputLost& lost) {
  if (lost.reason == EPIPE) return ExitStatus::different;
  return unusable({"standard output", 0, std::string("cannot be written: ") + std::strerror(lost.reason),
                   "the output is lost"});
}

void Console::note(const std::string& text) {
  *err_ << text << '\n' << std::flush;
}

ExitStatus Console::unusable(const Fault& fault) {
  note(faultLine(fault));
  return ExitStatus::unusable;
}

void Console::progress(const std::string& what, int done, int of) {
  if (isatty(STDERR_FILENO) == 0) return;
  *err_ << '\r' << what << ' ' << done << '/' << of << (done == of ? "\n" : "") << std::flush;
}

}  // namespace lk::app
