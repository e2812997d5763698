// Registers the types of the lesson pages with QML.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/lessons/lesson_model.h"

struct LessonListType {
  Q_GADGET
  QML_FOREIGN(lk::app::LessonList)
  QML_NAMED_ELEMENT(LessonList)
  QML_UNCREATABLE("handed to the window")
};

struct LessonModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::LessonModel)
  QML_NAMED_ELEMENT(LessonModel)
  QML_UNCREATABLE("handed to the window")
};
