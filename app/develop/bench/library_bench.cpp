#include <filesystem>

#include <opencv2/core.hpp>

#include "app/develop/bench/benches.h"
#include "app/develop/bench/large_library_bench.h"
#include "app/develop/bench/pack_bench.h"
#include "carddb/journal.h"

namespace lk::app {

namespace {

namespace fs = std::filesystem;

/// A temporary folder, deleted after the measurement.
struct Scratch {
  fs::path path = fs::temp_directory_path() / ("lampkeeper-bench-" + std::to_string(cv::theRNG().next()));
  Scratch() { fs::create_directories(path); }
  ~Scratch() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
};

Outcome<Done> benchJournal(const fs::path& folder, const FigureSink& sink) {
  Outcome<carddb::Journal> journal = carddb::Journal::open((folder / "nights.lkdb").string());
  if (!journal) return journal.fault();
  const Outcome<std::int64_t> night = journal->begin("halfwish", "2000-01-01T00:00:00");
  if (!night) return night.fault();
  const rules::Event event{Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({4, 6})}})};
  bool written = true;
  sink(figureOf("journal_event_ms", "ms", millisecondsOf(100, [&](int) {
                  written = written && static_cast<bool>(journal->append(*night, event));
                })));
  if (!written) return Fault{folder.string(), 0, "the journal could not be written", "make room on the disk"};
  return Done{};
}

}  // namespace

Outcome<Done> benchLibrary(const FigureSink& sink) {
  const Scratch scratch;
  if (const Outcome<Done> done = benchJournal(scratch.path, sink); !done) return done.fault();
  if (const Outcome<Done> done = benchPacks(scratch.path.string(), sink); !done) return done.fault();
  if (const Outcome<Done> done = benchReferenceCache(scratch.path.string(), sink); !done) return done.fault();
  return benchLargeLibraries(scratch.path.string(), sink);
}

}  // namespace lk::app
