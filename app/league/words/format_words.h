// The names of the formats of leagues.
#pragma once

#include <QString>

#include "app/league/model/formats.h"

namespace lk::league {

/// Returns the name of a format: "Swiss". A format without words is called as in files.
QString formatTitle(const LeagueFormat& format);
/// Returns its name and how it pairs, for those who choose: "Swiss: players with similar points meet".
QString formatChoice(const LeagueFormat& format);

}  // namespace lk::league
