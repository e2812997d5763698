// The ground truth of a frame in the output format of `recognise`.
#pragma once

#include "stage/camera.h"
#include "stage/hand_drawer.h"
#include "stage/scene.h"
#include "stage/timeline.h"

namespace lk::stage {

Json truthOf(const Snapshot& snapshot, const Scene& scene, const carddb::TableLayout& layout,
             const rules::CardBook& cards, const Camera& camera, const HandDrawer& hands);

}  // namespace lk::stage
