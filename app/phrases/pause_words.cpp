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
      return PauseWords::tr("Camera disconnected. Game paused: plug it in again, or continue by hand");
    case Pause::silent:
      return PauseWords::tr("The camera sends no picture. Game paused: wake it, or plug it in again");
    case Pause::covered:
      return PauseWords::tr("Something covers the camera. Game paused");
    case Pause::switched:
      return PauseWords::tr("The camera's view changed. One moment: checking the table again");
    case Pause::slept:
      return PauseWords::tr("The computer was asleep. One moment: checking the table again");
    case Pause::astray:
      return PauseWords::tr("The marks have moved. Game paused: uncover them, or put the camera back");
  }
  return {};
}

}  // namespace lk::app
