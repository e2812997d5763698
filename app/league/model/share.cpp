#include "app/league/model/share.h"

namespace lk::league {

std::strong_ordering compare(const Share& a, const Share& b) {
  const boost::multiprecision::cpp_int left = numerator(a) * denominator(b);
  const int order = left.compare(numerator(b) * denominator(a));
  return order <=> 0;
}

std::string fractionText(const Share& share) {
  return share.str();
}

std::int64_t wholeParts(const Share& share, std::int64_t parts) {
  return (numerator(share) * parts / denominator(share)).convert_to<std::int64_t>();
}

}  // namespace lk::league
