#include "rules/text/fault.h"

namespace lk {

std::string Fault::text() const {
  std::string out = file.empty() ? "-" : file;
  if (line > 0) out += ":" + std::to_string(line);
  out += ": " + what;
  if (!cure.empty()) out += "; " + cure;
  return out;
}

}  // namespace lk
