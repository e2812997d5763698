// Delivers the nights in the outbox to their database.
#pragma once

#include <functional>

#include "app/league/nights/outbox.h"

namespace lk::league {

/// The result for a night from the outbox.
struct DeliveryResult {
  std::string file;  // of the parcel, its path in the outbox
  Parcel parcel;
  Outcome<Delivery> delivery;  // a fault: the parcel cannot be read, or its league does not exist
  std::string kept;            // path of the copy if the night was set aside
};

/// Delivers all nights that wait for this database, and calls `report` for each. Fails if the database or the
/// disk fails, or if this login may not deliver one of them. Nights that were not delivered keep waiting.
Outcome<Done> deliverAll(Database& database, const Outbox& outbox,
                         const std::function<void(const DeliveryResult&)>& report);

}  // namespace lk::league
