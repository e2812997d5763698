#include "rules/core/ruling.h"

#include <algorithm>

namespace lk::rules {

void Blank::addCopies(CardId card, int count) {
  const auto at = std::find(among.begin(), among.end(), card) - among.begin();
  if (at == std::ssize(among)) {
    among.push_back(card);
    copies.push_back(0);
  }
  std::uint8_t& all = copies[static_cast<std::size_t>(at)];
  all = static_cast<std::uint8_t>(all + count);
}

Ruling refuse(std::string_view reason, Json cureArguments) {
  Ruling ruling;
  ruling.verdict = Verdict::refused;
  ruling.reason = std::string(reason);
  ruling.cureArguments = std::move(cureArguments);
  return ruling;
}

}  // namespace lk::rules
