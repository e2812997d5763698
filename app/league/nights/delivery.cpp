#include "app/league/nights/delivery.h"

#include <array>

namespace lk::league {

namespace {

Outcome<Delivery> bring(Database& database, const Parcel& parcel) {
  const Outcome<LeagueId> league = findLeague(database, parcel.league, parcel.season);
  if (!league) return league.fault();
  return deliver(database, {*league, parcel.round, parcel.table, parcel.players, parcel.night});
}

std::string whyNot(const Outcome<Delivery>& delivery) {
  return delivery ? std::string(wordOf(std::get<Declined>(*delivery))) : delivery.fault().text();
}

}  // namespace

Outcome<Done> deliverAll(Database& database, const Outbox& outbox,
                         const std::function<void(const DeliveryResult&)>& report) {
  std::optional<Fault> waitsOn;  // of a night this login may not deliver; it may deliver others
  for (const QueuedParcel& waiting : outbox.waitingFor(database.address().place())) {
    DeliveryResult brought{waiting.file, {}, Fault{}, {}};
    if (waiting.parcel) {
      brought.parcel = *waiting.parcel;
      brought.delivery = bring(database, *waiting.parcel);
      if (!brought.delivery && database.error() == DatabaseError::unreachable)
        return brought.delivery.fault();
      if (!brought.delivery && database.error() != DatabaseError::none) {
        waitsOn = brought.delivery.fault();
        continue;
      }
    } else {
      brought.delivery = waiting.parcel.fault();
    }
    if (brought.delivery && std::holds_alternative<Counted>(*brought.delivery)) {
      if (const auto gone = outbox.done(waiting.file); !gone) return gone;
    } else {
      const Outcome<std::string> kept = outbox.setAside(waiting.file, whyNot(brought.delivery));
      if (!kept) return kept.fault();
      brought.kept = *kept;
    }
    report(brought);
  }
  return waitsOn ? Outcome<Done>(*waitsOn) : Outcome<Done>(Done{});
}

}  // namespace lk::league
