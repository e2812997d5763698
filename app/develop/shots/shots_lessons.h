// Screenshots of the lessons: the list, and lessons at different moments.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/lessons/lesson_model.h"

namespace lk::app {

/// `picture` is a frame of the virtual table, for the lesson with a camera.
Outcome<Done> takeLessons(LessonModel& lesson, LessonList& lessons, const Picture& picture,
                          const TakePage& take);

/// Takes every step of every lesson, its question and its end, named LESSON-STEP. For input that a step
/// awaits, an example is used.
Outcome<Done> takeEveryStep(LessonModel& lesson, LessonList& lessons, const TakePage& take);

}  // namespace lk::app
