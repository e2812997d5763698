// One sentence of advice for a learner.
#pragma once

#include <QString>

#include "app/learn/coach/coaching.h"

namespace lk::app {

/// Returns one sentence of advice with its reason. Chances are rounded to multiples of 5%; choices below that
/// are left out.
QString advice(const Coaching& coaching, const rules::halfwish::Situation& situation,
               const rules::CardBook& cards);

}  // namespace lk::app
