// Screenshots of setups, of a night that is only scored, and of another game's sample night.
#pragma once

#include "app/develop/shots/shots_television.h"

namespace lk::app {

/// Returns the events of the transcript of a game's sample night.
Outcome<std::vector<rules::Event>> sampleEvents(const std::string& game);

/// Takes the home page before the first night, the printing of sheets, and the home page afterwards.
Outcome<Done> takeFirstStart(WindowEngine& window, const TakePage& take);
/// Takes the house rules and the list of cards to take out of the box. A ranger and a knight are chosen from
/// then on.
Outcome<Done> takePreparing(WindowEngine& window, const TakePage& take);
/// Leaves the setup unchanged. Needs a QGuiApplication.
Outcome<Done> takeSetups(WindowEngine& window, const TakePage& take);
Outcome<Done> takeScoring(WindowEngine& window, const TakePage& take);
/// Takes nights of two and of four players, the latter with short and with long names, also on the
/// television.
Outcome<Done> takeOtherGame(WindowEngine& window, const Pictures& take);

}  // namespace lk::app
