// Exports nights to BG Stats, a phone app for recording plays.
#pragma once

#include <span>

#include <QByteArray>
#include <QString>

#include "app/record/players/player_figures.h"

namespace lk::app {

/// Returns a night as a play in JSON for BG Stats (version 3.3.2 or newer), in the format that its developers
/// document under "Push plays to BG Stats from other apps or websites". Empty for an unfinished night: BG
/// Stats accepts only plays with a result.
QByteArray bgStatsPlay(const SummedNight& night);
/// Returns the link that opens the app's import with that play.
QString bgStatsLink(const QByteArray& play);
/// Returns an HTML page with the link of every finished night, to be opened on the phone: the app imports one
/// play per link, and no files. UTF-8, in the program's language.
QByteArray bgStatsPage(std::span<const SummedNight> nights);

}  // namespace lk::app
