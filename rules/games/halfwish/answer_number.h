// What numbers people answer to cards of Halfwish, and to its open questions.
#pragma once

#include "rules/core/answer.h"

namespace lk::rules::halfwish {

/// place: of the action, from 1. bid: points. reading: twice the open question, and 1 more where it is not
/// read as recommended.
enum class Number : std::uint8_t { place, bid, reading };

inline bool isNumber(const Answer& answer, Number what) {
  return answer.kind == Answer::Kind::number && answer.meaning == static_cast<std::uint8_t>(what);
}
/// Makes the answer such a number.
inline void number(Answer& answer, Number what, int value) {
  answer.kind = Answer::Kind::number;
  answer.meaning = static_cast<std::uint8_t>(what);
  answer.number = static_cast<std::int16_t>(value);
}

}  // namespace lk::rules::halfwish
