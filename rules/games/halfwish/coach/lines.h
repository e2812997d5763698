// The `duel` and `tiebreak` lines of the command-line contract: parsed strictly, answered without prose.
#pragma once

#include <vector>

#include "rules/cards/card_book.h"
#include "rules/games/halfwish/coach/lone_duel.h"
#include "rules/games/halfwish/rules/tiebreak.h"
#include "rules/referee/game.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules::halfwish {

/// Reads {"turn","aggressor","A":{"dv","hp","points","exposed","toughness","actions"},"B":{...}}. Points,
/// exposed and toughness may be missing (0). Anything else missing, unknown or out of range is a fault.
Outcome<LoneDuel> readDuel(const Json& line, const CardBook& cards);
/// Returns {"damage","hits","points","hp","exposed","winner","dead","steps"}. The steps are in order, as
/// stepJson() writes them.
Json duelJson(const LoneOutcome& outcome, const std::vector<Step>& steps, const Game& game,
              const CardBook& cards);

struct TiebreakInput {
  std::array<Score, 2> scores;
  std::optional<Seat> firstBlood;
};

/// Reads {"A":{"points","lamps","hp"},"B":{...},"first_blood"}. All are required; first_blood may be null.
Outcome<TiebreakInput> readTiebreak(const Json& line);
/// Returns {"winner","by"}.
Json tiebreakJson(const Decision& decision);

}  // namespace lk::rules::halfwish
