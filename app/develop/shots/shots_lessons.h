// Pictures of the lessons: the list, and a lesson at its different moments.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/lessons/lesson_model.h"

namespace lk::app {

/// `picture` is a frame of the virtual table, for the lesson a camera looks on.
Outcome<Done> takeLessons(LessonModel& lesson, LessonList& lessons, const Picture& picture,
                          const TakePage& take);

/// Every step of every lesson, its question and its end: LESSON-STEP. What a step awaits happens as an
/// example.
Outcome<Done> takeEveryStep(LessonModel& lesson, LessonList& lessons, const TakePage& take);

}  // namespace lk::app
