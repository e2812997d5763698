#include "stage/compositor.h"

#include "stage/cube_drawer.h"
#include "stage/die_drawer.h"
#include "stage/surface.h"

namespace lk::stage {

Compositor::Compositor(const Scene& scene, const carddb::TableLayout& layout, const rules::CardBook& cards,
                       const Camera& camera)
    : scene_(scene),
      camera_(camera),
      cards_(scene, cards, camera),
      tokens_(scene, layout, cards, camera),
      hands_(scene, camera),
      sensor_(scene, camera),
      table_(paintTable(scene, layout, camera)) {}

void Compositor::drawFlat(cv::Mat& frame, const CardPose& pose) const {
  const CardEntry& entry = scene_.cards[pose.entry];
  if (entry.token)
    tokens_.draw(frame, pose);
  else if (entry.cube)
    drawCube(frame, pose, *entry.cube, camera_);
  else
    cards_.draw(frame, pose);
}

void Compositor::updateResting(const Snapshot& snapshot) {
  if (drawn_ && drawn_->first == snapshot.restingCards && drawn_->second == snapshot.restingDice) return;
  table_.copyTo(resting_);
  for (const CardPose& pose : snapshot.restingCards) drawFlat(resting_, pose);
  for (const DiePose& die : snapshot.restingDice)
    drawDieShadow(resting_, die, scene_.dice[die.entry], camera_);
  for (const DiePose& die : snapshot.restingDice) drawDie(resting_, die, scene_.dice[die.entry], camera_);
  drawn_ = {snapshot.restingCards, snapshot.restingDice};
  exposedIsResting_ = false;
}

void Compositor::render(const Snapshot& snapshot, int frame, cv::Mat& bgr) {
  updateResting(snapshot);
  if (snapshot.still()) {
    if (!exposedIsResting_) sensor_.expose(resting_, exposed_);
    exposedIsResting_ = true;
    return sensor_.read(exposed_, frame, bgr);
  }
  resting_.copyTo(seen_);
  for (const DiePose& die : snapshot.movingDice) drawDieShadow(seen_, die, scene_.dice[die.entry], camera_);
  for (const DiePose& die : snapshot.movingDice) drawDie(seen_, die, scene_.dice[die.entry], camera_);
  for (const CardPose& pose : snapshot.movingCards) drawFlat(seen_, pose);
  for (const HandPose& hand : snapshot.hands) hands_.draw(seen_, hand);
  sensor_.expose(seen_, exposed_);
  exposedIsResting_ = false;
  sensor_.read(exposed_, frame, bgr);
}

}  // namespace lk::stage
