// Writes nights of samples/ into journals.
#pragma once

#include "carddb/journal.h"
#include "sample_nights.h"

namespace lk::test {

/// Writes a night into a journal.
inline std::int64_t keep(const std::string& file, const app::NightLog& log) {
  Outcome<carddb::Journal> journal = carddb::Journal::open(file);
  if (!journal) qFatal("%s", journal.fault().text().c_str());
  const std::int64_t night = *journal->begin(log.info.game, log.info.startedAt, log.info.players);
  for (const rules::Event& event : log.events)
    if (!journal->append(night, event)) qFatal("cannot write");
  if (log.info.finished && !journal->finish(night)) qFatal("cannot finish");
  return night;
}

}  // namespace lk::test
