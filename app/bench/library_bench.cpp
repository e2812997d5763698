#include <filesystem>

#include <opencv2/core.hpp>

#include "app/bench/benches.h"
#include "app/kit/references.h"
#include "carddb/journal.h"
#include "carddb/library.h"
#include "vision/card_index.h"

namespace lk::app {

namespace {

namespace fs = std::filesystem;

/// A folder that goes when the measuring is over.
struct Scratch {
  fs::path path = fs::temp_directory_path() / ("lampkeeper-bench-" + std::to_string(cv::theRNG().next()));
  Scratch() { fs::create_directories(path); }
  ~Scratch() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
};

/// A picture unlike any other: coloured noise at card scale.
cv::Mat noiseCard(int seed) {
  cv::RNG random(static_cast<unsigned>(seed) + 1);
  cv::Mat small(12, 9, CV_8UC3);
  random.fill(small, cv::RNG::UNIFORM, 0, 256);
  cv::Mat card(352, 252, CV_8UC3);
  for (int y = 0; y < card.rows; ++y)
    for (int x = 0; x < card.cols; ++x)
      card.at<cv::Vec3b>(y, x) = small.at<cv::Vec3b>(y * 12 / card.rows, x * 9 / card.cols);
  return card;
}

const vision::Quad kWhole{cv::Point2f(0, 0), {252, 0}, {252, 352}, {0, 352}};

void benchNaming(int size, const FigureSink& sink) {
  std::vector<vision::Reference> references;
  for (int i = 0; i < size; ++i)
    references.push_back(
        {"bench/card" + std::to_string(i), false, vision::describeCard(noiseCard(i), kWhole)});
  const vision::CardIndex index(std::move(references));
  std::vector<cv::Mat> cards;
  for (int i = 0; i < 30; ++i) cards.push_back(noiseCard(i * size / 30));
  int named = 0;
  sink(figureOf("name_card_ms_of_" + std::to_string(size), "ms", millisecondsOf(30, [&](int i) {
                  named += index.identify(cards[static_cast<std::size_t>(i)], kWhole).key.has_value();
                })));
}

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
  for (const int size : {10, 100, 1000}) benchNaming(size, sink);
  const Scratch scratch;
  return benchJournal(scratch.path, sink);
}

}  // namespace lk::app
