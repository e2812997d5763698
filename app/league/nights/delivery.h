// Brings the nights of an outbox to their database.
#pragma once

#include <functional>

#include "app/league/nights/outbox.h"

namespace lk::league {

/// What became of a night that waited.
struct DeliveryResult {
  std::string file;  // of the parcel, as it lay in the outbox
  Parcel parcel;
  Outcome<Delivery> delivery;  // a fault: the parcel cannot be read, or its league is not there
  std::string kept;            // where it lies now, when it was set aside
};

/// Delivers all that waits for this database, and tells of each. A fault when the database or the disk fails
/// meanwhile, or when this login may not bring one of them: what was not brought waits on.
Outcome<Done> deliverAll(Database& database, const Outbox& outbox,
                         const std::function<void(const DeliveryResult&)>& tell);

}  // namespace lk::league
