// Nights for BG Stats, the app for phones in which people keep what they played.
#pragma once

#include <span>

#include <QByteArray>
#include <QString>

#include "app/record/evening/player_figures.h"

namespace lk::app {

/// A night as BG Stats takes it in (version 3.3.2 or newer): one play as JSON, in the form its makers
/// document under "Push plays to BG Stats from other apps or websites". Empty for a night that was left:
/// only plays with a result are taken.
QByteArray bgStatsPlay(const SummedNight& night);
/// The address that opens the app's own import of that play.
QString bgStatsLink(const QByteArray& play);
/// A page with the link of every finished night, to be opened on the phone: the app takes one play a link,
/// and no file. UTF-8, in the language that is spoken.
QByteArray bgStatsPage(std::span<const SummedNight> nights);

}  // namespace lk::app
