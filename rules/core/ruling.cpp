#include "rules/core/ruling.h"

namespace lk::rules {

Ruling refuse(std::string_view reason, Json cureArguments) {
  Ruling ruling;
  ruling.verdict = Verdict::refused;
  ruling.reason = std::string(reason);
  ruling.cureArguments = std::move(cureArguments);
  return ruling;
}

}  // namespace lk::rules
