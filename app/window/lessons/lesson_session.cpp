#include "app/window/lessons/lesson_session.h"

#include <algorithm>

#include "app/kit/references.h"
#include "app/window/shared/pictures/seen_picture.h"

namespace lk::app {

/// After this time everything at rest on a newly opened table has been reported.
constexpr double kInheritSeconds = 2;

namespace {

bool among(const std::vector<rules::Seat>& seats, rules::Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

LessonSession::LessonSession(LessonRun run, std::shared_ptr<const GameKit> kit, vision::CardIndex cards,
                             std::vector<rules::Seat> hidden)
    : run_(std::move(run)),
      kit_(std::move(kit)),
      tracker_(std::move(cards), sheetSpecs(kit_->layout)),
      placements_(kit_->layout),
      hidden_(std::move(hidden)) {}

bool LessonSession::see(const cv::Mat& bgr, double seconds) {
  const int spokenCount = run_.spokenCount();
  const std::vector<vision::Change> changes = tracker_.update(bgr, seconds);
  surroundings_.take(bgr, tracker_.moving());
  if (!opened_) opened_ = seconds;
  run_.at(seconds);
  // Report to the lesson after every single change: dice that disappear and appear again are a new roll.
  for (const vision::Change& change : changes) {
    placements_.update(change, tracker_.sheets(), seconds);
    std::vector<Seen> things;
    for (const Placed& placed : placements_.all()) {
      const auto* dice = std::get_if<rules::DicePlacement>(&placed.placement);
      if (dice && among(hidden_, dice->tray)) continue;
      things.push_back({placed.thing, placed.sure, placed.placement});
    }
    run_.see(things, seconds - *opened_ < kInheritSeconds ? Seeing::before : Seeing::now);
  }
  return !changes.empty() || run_.spokenCount() != spokenCount;
}

std::optional<Composition> LessonSession::compose(const MoveRequest& request) const {
  const rules::State* state = run_.lesson().byTaps ? run_.state() : nullptr;
  if (!state || rules::index(request.seat) >= state->seatCount) return std::nullopt;
  const Json view = run_.moment().view;
  return compositionOf({*kit_, *state, view, request.names, rules::Audience::table}, request.seat,
                       request.event);
}

Picture LessonSession::picture(const cv::Mat& bgr) const {
  std::vector<vision::SheetSighting> certain = tracker_.sheets();
  std::erase_if(certain, [&](const auto& sheet) { return !tracker_.placeCertain(sheet.id); });
  std::vector<rules::Seat> covered = run_.moment().covered;
  for (const rules::Seat seat : hidden_)
    if (!among(covered, seat)) covered.push_back(seat);
  return seenPicture(bgr, tracker_, surroundings_, covered, certain, *kit_);
}

}  // namespace lk::app
