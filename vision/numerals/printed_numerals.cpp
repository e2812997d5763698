#include "vision/numerals/printed_numerals.h"

#include <charconv>

namespace lk::vision {

namespace {
constexpr std::string_view kPrinted[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",
                                         "10", "11", "12", "13", "14", "15", "16", "17", "18", "19",
                                         "20", "00", "30", "40", "50", "60", "70", "80", "90"};
}

std::span<const std::string_view> printedNumerals() {
  return kPrinted;
}

std::optional<int> worthOf(std::string_view printed, int sides) {
  int number = 0;
  std::from_chars(printed.data(), printed.data() + printed.size(), number);
  if (sides == 10) {
    if (number == 0) return 10;
    return number % 10 == 0 ? number / 10 : number;
  }
  if (number == 0 || number > 20) return std::nullopt;
  return number;
}

}  // namespace lk::vision
