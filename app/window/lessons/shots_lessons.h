// Pictures of the lessons: the list, and a lesson at its different moments.
#pragma once

#include "app/window/lessons/lesson_model.h"
#include "app/window/shots_cards.h"

namespace lk::app {

/// `picture` is a frame of the virtual table, for the lesson a camera looks on.
Outcome<Done> takeLessons(LessonModel& lesson, const Picture& picture, const TakePage& take);

}  // namespace lk::app
