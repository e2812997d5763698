// Fuzzes transcripts: read completely or not at all, and replayed without harm whatever they contain.
#include "rules/referee/transcript.h"

#include "house.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = lk::rules::parseTranscript(lk::fuzz::textOf(data, size), "transcript.jsonl");
  if (!read) {
    lk::fuzz::promise(!read.fault().cure.empty(), "a fault says how to mend it");
    return 0;
  }
  const lk::rules::Game* game = lk::rules::findGame(read->game);
  if (!game) return 0;
  lk::rules::Referee referee(*game, lk::fuzz::cardsOf(*game));
  const lk::rules::ReplayOutcome outcome = lk::rules::replay(*read, referee);
  lk::fuzz::promise(outcome.events <= static_cast<int>(read->entries.size()), "no event is made up");
  return 0;
}
