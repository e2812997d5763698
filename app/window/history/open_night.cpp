#include "app/window/history/open_night.h"

#include "app/window/shared/table_session.h"

namespace lk::app {

Outcome<OpenNightPtr> openNight(NightLog log, bool live) {
  Outcome<NightRecord> record = recordOf(std::move(log));
  if (!record) return record.fault();
  auto night = std::make_shared<OpenNight>();
  night->record = std::move(*record);
  night->live = live;
  TableSession session(night->record.log.kit, vision::CardIndex({}));
  for (const rules::Event& event : night->record.log.events) {
    Outcome<Moment> moment = session.say(event);
    if (!moment) return moment.fault();
    night->moments.push_back(std::move(*moment));
  }
  return OpenNightPtr(std::move(night));
}

}  // namespace lk::app
