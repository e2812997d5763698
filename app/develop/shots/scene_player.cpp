#include "app/develop/shots/scene_player.h"

namespace lk::app {

namespace {

constexpr int kStep = 2;  // every second frame

}  // namespace

Outcome<Done> ScenePlayer::playUntil(TableModel& table, const std::function<bool()>& reached,
                                     int framesMore) {
  for (int left = -1; next_ < scene_.stage.frames(); next_ += kStep) {
    if (const Outcome<Done> played = playFrame(table); !played) return played.fault();
    if (left < 0 && reached()) left = framesMore;
    if (left >= 0 && left < kStep) {
      table.picture()->show(session_.picture(frame_));
      next_ += kStep;
      return Done{};
    }
    if (left > 0) left -= kStep;
  }
  return Fault{scene_.folder, 0, "ends before the moment a picture is wanted of",
               "check its transcript with watch"};
}

Outcome<Done> ScenePlayer::playFrame(TableModel& table) {
  const double seconds = next_ / scene_.stage.framesPerSecond();
  const std::vector<stage::TimedEvent>& script = scene_.stage.events();
  for (; nextEvent_ < script.size() && script[nextEvent_].seconds <= seconds; ++nextEvent_) {
    const Outcome<Moment> moment = session_.say({script[nextEvent_].event});
    if (!moment) return moment.fault();
    table.show(*moment);
  }
  scene_.stage.render(next_, frame_);
  const Outcome<Moment> moment = session_.see(frame_, seconds);
  if (!moment) return moment.fault();
  if (!moment->reports.empty()) table.show(*moment);
  return Done{};
}

}  // namespace lk::app
