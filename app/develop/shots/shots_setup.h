// Pictures of set-ups, of a night that is only scored, and of the sample night of another game.
#pragma once

#include "app/develop/shots/shots_television.h"

namespace lk::app {

/// Home as it is before the first night, the printing of sheets, and home afterwards.
Outcome<Done> takeFirstStart(WindowEngine& window, const TakePage& take);
/// What is agreed and what is taken out of the box; a ranger and a knight are chosen from then on.
Outcome<Done> takePreparing(WindowEngine& window, const TakePage& take);
/// Leaves the set-up as it was. Needs a QGuiApplication.
Outcome<Done> takeSetups(WindowEngine& window, const TakePage& take);
Outcome<Done> takeScoring(WindowEngine& window, const TakePage& take);
/// Two and four players, these with short and with long names, on a television, too.
Outcome<Done> takeOtherGame(WindowEngine& window, const Pictures& take);

}  // namespace lk::app
