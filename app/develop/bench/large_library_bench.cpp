#include "app/develop/bench/large_library_bench.h"

#include <filesystem>
#include <fstream>
#include <malloc.h>
#include <unistd.h>

#include "app/develop/bench/synthetic_cards.h"
#include "app/develop/bench/synthetic_library.h"
#include "app/kit/library_cards.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming_one.h"

namespace lk::app {

namespace {

constexpr int kSizes[] = {100, 1000, 10'000, 100'000};
constexpr int kOpened = 5;
constexpr int kAsked = 60;
constexpr std::uintmax_t kRoom = 2'000'000'000;  // bytes of disk for the largest library, with a reserve

/// Returns this process's resident memory in megabytes.
double residentMb() {
  ::malloc_trim(0);  // so that freed memory is neither counted nor reused
  long pages = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> pages >> resident;
  return double(resident) * double(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Returns photos of cards from the whole range of the library.
std::vector<SyntheticView> viewsOf(int size, int count) {
  std::vector<SyntheticView> views;
  for (int i = 0; i < count; ++i)
    views.push_back(photographed(syntheticCard(int(std::int64_t{i} * size / count)), i));
  return views;
}

bool sameAnswer(const vision::CardSighting& a, const vision::CardSighting& b) {
  const auto sameDoubt = [](const vision::Candidate& x, const vision::Candidate& y) {
    return x.key == y.key;
  };
  return a.key == b.key && a.confidence == b.confidence &&
         std::equal(a.maybe.begin(), a.maybe.end(), b.maybe.begin(), b.maybe.end(), sameDoubt);
}

/// Returns the percentage of cards with the same result as comparing with every reference.
double sameAnswers(const vision::ReferenceShelf& shelf, const vision::CardIndex& index,
                   const std::vector<SyntheticView>& views) {
  const vision::CardIndex all({shelf}, vision::Search::exhaustive);
  std::vector<int> same(views.size());
  cv::parallel_for_({0, int(views.size())}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      const SyntheticView& view = views[std::size_t(i)];
      same[std::size_t(i)] = sameAnswer(vision::nameAt(view.bgr, index, view.corners),
                                        vision::nameAt(view.bgr, all, view.corners));
    }
  });
  return 100.0 * double(std::count(same.begin(), same.end(), 1)) / double(same.size());
}

Outcome<Done> measure(const std::string& path, int size, const FigureSink& sink) {
  const std::string of = "_of_" + std::to_string(size);
  std::optional<Fault> fault;
  const auto open = [&]() -> std::optional<LibraryCards> {
    Outcome<LibraryCards> cards = libraryCards(path, "");
    if (cards) return std::move(*cards);
    fault = cards.fault();
    return std::nullopt;
  };
  const double before = residentMb();
  {
    std::optional<LibraryCards> cards = open();
    if (!cards) return *fault;
    const vision::CardIndex index({std::move(cards->shelf)}, vision::Search::sieved);
    const SyntheticView view = viewsOf(size, 1).front();
    static_cast<void>(vision::nameAt(view.bgr, index, view.corners));
    const double taken = std::max(residentMb() - before, 0.0);
    sink({"library_mb" + of, "MB", taken, 1, taken, taken});
  }
  sink(figureOf("library_open_ms" + of, "ms", millisecondsOf(kOpened, [&](int) {
                  if (std::optional<LibraryCards> cards = open())
                    const vision::CardIndex index({std::move(cards->shelf)}, vision::Search::sieved);
                })));
  const std::optional<LibraryCards> cards = open();
  if (!cards) return *fault;
  const vision::CardIndex index({cards->shelf}, vision::Search::sieved);
  const std::vector<SyntheticView> views = viewsOf(size, kAsked);
  sink(figureOf("name_card_ms" + of, "ms", millisecondsOf(kAsked, [&](int i) {
                  const SyntheticView& view = views[std::size_t(i)];
                  static_cast<void>(vision::nameAt(view.bgr, index, view.corners));
                })));
  /// Takes a second per card and core in the largest library.
  const int asked = size > 10'000 ? kAsked / 3 : kAsked;
  const double same = sameAnswers(cards->shelf, index, viewsOf(size, asked));
  sink({"same_answer_as_exhaustive" + of, "%", same, asked, same, same});
  return Done{};
}

}  // namespace

Outcome<Done> benchLargeLibraries(const std::string& folder, const FigureSink& sink) {
  std::error_code error;
  if (std::filesystem::space(folder, error).available < kRoom && !error)
    return Fault{folder, 0, "has no room for a library of 100 000 cards, 2 GB",
                 "make room, or let TMPDIR name another folder"};
  const std::string path = folder + "/cards.lkdb";
  int there = 0;
  for (const int size : kSizes) {
    {
      Outcome<carddb::Library> library = carddb::Library::open(path, carddb::LibraryMode::createIfMissing);
      if (!library) return library.fault();
      if (const Outcome<Done> added = addSyntheticCards(*library, there, size); !added) return added.fault();
    }
    there = size;
    if (const Outcome<Done> done = measure(path, size, sink); !done) return done.fault();
  }
  return Done{};
}

}  // namespace lk::app
