// A player's answer to a card as events write it: "slot:1", "card:ID", "cards:ID,ID", "bid:2", "KEY:default",
// "KEY:other", "done" or an option's id.
#pragma once

#include "rules/games/halfwish/move.h"
#include "rules/referee/moves.h"

namespace lk::rules::halfwish {

void readDecision(MoveReader& reader, const Json& value, Move& move);
Json writeDecision(const MoveWriter& writer, const Move& move);

}  // namespace lk::rules::halfwish
