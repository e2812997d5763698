// What a coach says to a learner.
#pragma once

#include <QString>

#include "app/learn/coach/coaching.h"

namespace lk::app {

/// One sentence of advice with its reason. Chances are rounded to 5 in 100, smaller ones left out.
QString advice(const Coaching& coaching, const rules::halfwish::Situation& situation,
               const rules::CardBook& cards);

}  // namespace lk::app
