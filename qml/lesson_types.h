// The types of the pages of lessons, by the names QML knows them under.
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
