#include "app/phrases/pause_words.h"

#include <QCoreApplication>

namespace lk::app {

namespace {

struct PauseWords {
  Q_DECLARE_TR_FUNCTIONS(PauseWords)
};

}  // namespace

QString pauseText(Pause pause) {
  switch (pause) {
    case Pause::none:
      return {};
    case Pause::lost:
      return PauseWords::tr("Camera disconnected. Game paused: plug it in again, or go on by hand");
    case Pause::silent:
      return PauseWords::tr("The camera sends no pictures. The night waits; wake it, or plug it in again");
    case Pause::covered:
      return PauseWords::tr("Something covers the camera. Game paused");
    case Pause::switched:
      return PauseWords::tr("The camera shows another picture. One moment: the table is looked at anew");
    case Pause::slept:
      return PauseWords::tr("The computer was asleep. One moment: the table is looked at anew");
    case Pause::astray:
      return PauseWords::tr(
          "No mark lies where it lay. The night waits; uncover the marks, or put the camera back");
  }
  return {};
}

}  // namespace lk::app
