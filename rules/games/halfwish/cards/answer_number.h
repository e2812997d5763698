// The numbers in players' answers to Halfwish cards and to open questions of the rules.
#pragma once

#include "rules/core/answer.h"

namespace lk::rules::halfwish {

/// place: place of an action, from 1. bid: points. reading: twice the value of `Asked`, plus 1 if the table
/// does not take the recommended reading.
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
