#include "app/league/model/share.h"

namespace lk::league {

std::string fractionText(const Share& share) {
  return share.str();
}

std::int64_t wholeParts(const Share& share, std::int64_t parts) {
  return (numerator(share) * parts / denominator(share)).convert_to<std::int64_t>();
}

}  // namespace lk::league
