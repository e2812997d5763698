#include "app/league/model/formats.h"

#include <algorithm>
#include <iterator>

#include "app/league/model/berger.h"
#include "app/league/model/ladder.h"
#include "app/league/model/swiss.h"

namespace lk::league {

namespace {

// The words of a format are in app/league/words/format_words.cpp.
constexpr LeagueFormat kFormats[] = {
    {.name = "swiss", .pair = nextSwissRound},
    {.name = "round-robin", .pair = nextBergerRound, .acceptsAfterFirstRound = false},
    {.name = "ladder", .pair = nextLadderRound, .pairsWhilePlaying = true, .ranksByRating = true}};

}  // namespace

std::span<const LeagueFormat> leagueFormats() {
  return kFormats;
}

const LeagueFormat* formatNamed(std::string_view name) {
  const auto* const found = std::find_if(std::begin(kFormats), std::end(kFormats),
                                         [&](const LeagueFormat& format) { return format.name == name; });
  return found == std::end(kFormats) ? nullptr : found;
}

NextRound nextRound(const League& league) {
  const LeagueFormat& format = *league.format;
  if (!format.pairsWhilePlaying && !openMatches(league).empty()) return NoRound::stillPlaying;
  const auto newest = newestRound(league);
  if (league.rounds > 0 && newest && number(*newest) >= league.rounds) return NoRound::over;
  return format.pair(league);
}

}  // namespace lk::league
