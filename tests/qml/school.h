// A window with the lessons and their worker, and what learners do in it.
#pragma once

#include "app/develop/shots/shots_lessons.h"
#include "app/window/lessons/lesson_model.h"
#include "evening.h"
#include "shipped_lessons.h"

namespace lk::test {

struct School {
  Evening evening;
  app::LessonWorker worker{*evening.window.lesson().play()->picture()};
  app::LessonModel& lesson = evening.window.lesson();

  School() { app::connectLesson(lesson, worker); }
  [[nodiscard]] QString page() { return evening.window.window()->property("page").toString(); }
  void rollOpenly(Qt::Key one, Qt::Key two) {
    evening.press(Qt::Key_1);
    evening.press(one);
    evening.press(two);
  }
  void roll(Qt::Key one, Qt::Key two) {
    evening.press(Qt::Key_1);
    evening.press(Qt::Key_Return);  // nobody else is looking
    evening.press(one);
    evening.press(two);
  }
  /// Presses the key of the answer with this text.
  void answer(const QString& text) {
    const auto place = lesson.answers().indexOf(text);
    QVERIFY2(place >= 0, qPrintable(lesson.ask() + ": " + lesson.answers().join(", ")));
    evening.press(static_cast<Qt::Key>(Qt::Key_1 + place));
  }
  /// Takes the first choice whose label contains the text.
  void choose(const QString& text) {
    app::ChoicesModel& choices = *lesson.play()->choices();
    for (int row = 0; row < choices.count(); ++row) {
      if (!choices.data(choices.index(row), app::ChoicesModel::labelRole).toString().contains(text)) continue;
      return lesson.play()->choose(row);
    }
    QFAIL(qPrintable(text));
  }
  QStringList clipped() {
    evening.window.window()->grabWindow();
    QStringList all;
    findClipped(evening.window.window()->contentItem(), all);
    return all;
  }
};

}  // namespace lk::test
