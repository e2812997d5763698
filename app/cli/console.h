// Standard output and standard error as the contract wants them: JSON lines there, words here.
#pragma once

#include <iosfwd>
#include <string>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::app {

enum class ExitStatus { done = 0, different = 1, unusable = 2 };

/// "lampkeeper: FILE:LINE: what; cure" on one line. LINE is 0 when the whole file is meant.
std::string faultLine(const Fault& fault);

/// Standard output takes no more. Thrown, for whatever is under way has nobody left to tell: it ends there.
struct OutputLost {
  int reason = 0;  // an errno
};

class Console {
 public:
  Console(std::ostream& out, std::ostream& err) : out_(&out), err_(&err) {}

  /// One JSON object a line, flushed: watchers read along. Throws OutputLost.
  void line(const Json& json);
  /// Words people asked for, on standard output. Throws OutputLost.
  void tell(const std::string& text);
  /// Plain words for people.
  void note(const std::string& text);
  /// Says why the input is unusable; returns ExitStatus::unusable.
  ExitStatus unusable(const Fault& fault);
  /// Says so, unless whoever read along has just gone away, as `head` does; returns the status to end with.
  ExitStatus lost(const OutputLost& lost);
  /// Progress of long work, only when standard error is a terminal.
  void progress(const std::string& what, int done, int of);

 private:
  std::ostream* out_;
  std::ostream* err_;
};

}  // namespace lk::app
