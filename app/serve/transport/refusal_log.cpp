#include "app/serve/transport/refusal_log.h"

#include "app/serve/transport/admission.h"

namespace lk::app {

namespace {

constexpr qint64 kMinuteMs = 60'000;

}  // namespace

bool RefusalLog::isDue(const QHostAddress& from) {
  if (!since_.isValid() || since_.hasExpired(kMinuteMs)) {
    logged_.clear();
    since_.start();
  }
  const QHostAddress counted = countedAddress(from);
  if (logged_.contains(counted) || logged_.size() >= kMaxAddressesLogged) return false;
  logged_.insert(counted);
  return true;
}

}  // namespace lk::app
