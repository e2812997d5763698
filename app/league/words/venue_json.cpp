#include "app/league/words/venue_json.h"

namespace lk::league {

Json timerJson(const RoundTimer& timer, const QDateTime& now) {
  const QString ends = now.addSecs(timer.left).toUTC().toString(Qt::ISODateWithMs);
  return Json::object({{"round", number(timer.round)},
                       {"running", timer.running},
                       {"left", timer.left},
                       {"ends", timer.running ? Json(ends.toStdString()) : Json()}});
}

Json venueJson(const League& league, const Venue& venue, const QDateTime& now) {
  Json texts = Json::array();
  for (const std::string& text : venue.announcements) texts.push(text);
  return Json::object({{"league", league.name},
                       {"timer", venue.timer ? timerJson(*venue.timer, now) : Json()},
                       {"announcements", std::move(texts)}});
}

}  // namespace lk::league
