// Output of commands: JSON Lines on standard output, messages for people on standard error.
#pragma once

#include <iosfwd>
#include <string>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::app {

enum class ExitStatus { done = 0, different = 1, unusable = 2 };

/// Returns "lampkeeper: FILE:LINE: what; cure" on one line, without LINE if it is 0 (the whole file).
std::string faultLine(const Fault& fault);

/// Thrown if standard output cannot be written any more: the command stops, as nobody reads its results.
struct OutputLost {
  int reason = 0;  // an errno
};

class Console {
 public:
  Console(std::ostream& out, std::ostream& err) : out_(&out), err_(&err) {}

  /// Writes a JSON object as one line and flushes, so that readers see it immediately. Throws OutputLost.
  void line(const Json& json);
  /// Writes text that the user asked for to standard output. Throws OutputLost.
  void print(const std::string& text);
  /// Writes a message for people to standard error.
  void note(const std::string& text);
  /// Reports why the input is unusable; returns ExitStatus::unusable.
  ExitStatus unusable(const Fault& fault);
  /// Reports that the output was lost, unless the reader has just closed it, as `head` does. Returns the
  /// exit status.
  ExitStatus lost(const OutputLost& lost);
  /// Shows the progress of long work if standard error is a terminal.
  void progress(const std::string& what, int done, int of);

 private:
  std::ostream* out_;
  std::ostream* err_;
};

}  // namespace lk::app
