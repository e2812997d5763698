// Reports on a game's balance for its designers: JSON, CSV and a picture.
#pragma once

#include <QImage>

#include "app/kit/game_kit.h"
#include "rules/referee/play_report.h"

namespace lk::app {

/// Returns the report as the `report` object of the command line: matchups, starters, endings, lengths,
/// changes of the lead, decisions and cards, each share with its 95 % interval.
Json balanceJson(const rules::PlayReport& report);

/// Returns CSV with a header: table, what, against, games, wins, draws, share, low, high. Rows of
/// endings, lengths, changes of the lead and decisions have only `games`, a number of games or decisions.
std::string balanceCsv(const rules::PlayReport& report);

/// Draws the report, 1400 pixels wide, in the program's language. Requires a QGuiApplication.
/// `players`: who played each seat ({"A":"house:50"}); empty for random play.
QImage balancePicture(const rules::PlayReport& report, const GameKit& kit, const Json& players = {});

/// Writes balance.csv and balance.png into a folder, which is created if it does not exist.
Outcome<Done> writeBalance(const rules::PlayReport& report, const GameKit& kit, const std::string& folder,
                           const Json& players = {});

}  // namespace lk::app
