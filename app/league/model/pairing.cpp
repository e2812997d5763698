#include "app/league/model/pairing.h"

#include <algorithm>

#include "app/league/model/berger.h"
#include "app/league/model/ladder.h"
#include "app/league/model/swiss.h"

namespace lk::league {

NextRound nextRound(const League& league) {
  if (league.format == Format::ladder) return nextLadderRound(league);
  if (!openMatches(league).empty()) return NoRound::stillPlaying;
  const auto newest = newestRound(league);
  if (league.rounds > 0 && newest && number(*newest) >= league.rounds) return NoRound::over;
  return league.format == Format::swiss ? nextSwissRound(league) : nextBergerRound(league);
}

}  // namespace lk::league
