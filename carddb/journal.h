// The journal of a night: every accepted event on disk, synced, before it is shown.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/event.h"
#include "rules/text/fault.h"

namespace lk::carddb {

/// Who sees what happens on the table.
enum class SeenBy : std::uint8_t { camera, people };

struct NightInfo {
  std::int64_t id = 0;
  std::string game;
  std::string startedAt;  // ISO 8601, given by the caller
  int events = 0;
  bool finished = false;
  std::vector<std::string> players;  // names by seat, A first; empty for nights older than the names
  std::int64_t seconds = 0;          // people were at it, longer pauses left out; 0 when not known
  std::int64_t lastAt = 0;           // when the last event came, seconds since 1970; 0 when not known
  std::int64_t continues = 0;        // the night this one goes on from; 0 for none
  SeenBy seenBy = SeenBy::camera;    // people: what happens is entered by hand
};

/// A longer pause between two events does not count as played.
inline constexpr std::int64_t kLongestPause = 20 * 60;  // seconds

/// The nights of one library file (the same file may hold a card library). Not thread-safe.
class Journal {
 public:
  /// Makes the file if it is missing; otherwise as Library::open for writing.
  static Outcome<Journal> open(const std::string& path);
  ~Journal();
  Journal(Journal&&) noexcept;
  Journal& operator=(Journal&&) noexcept;

  /// `players`: names by seat, as many as play.
  Outcome<std::int64_t> begin(const std::string& game, const std::string& startedAt,
                              const std::vector<std::string>& players = {}, SeenBy seenBy = SeenBy::camera);
  /// Begins a night that goes on from another with `events`: same game, time, players and eyes. That one
  /// stays as it is, and newestUnfinished() does not offer it any more while this one is there.
  Outcome<std::int64_t> goOnFrom(std::int64_t night, const std::vector<rules::Event>& events);
  /// Returns only after the event is synced to disk. A night that was finished or removed goes on by it
  /// (people may take back the last event). `at`: seconds since 1970, 0 when nobody knows. Events beyond 1 MB
  /// are refused, and so is any where the night does not hold `known` events: it was gone on with elsewhere.
  Outcome<Done> append(std::int64_t night, const rules::Event& event, std::int64_t at = 0,
                       std::optional<std::int64_t> known = {});
  Outcome<Done> finish(std::int64_t night);
  /// All that `writes` writes here, or, when it or the disk fails, nothing of it. Synced once, before this
  /// returns.
  Outcome<Done> together(const std::function<Outcome<Done>()>& writes);
  /// Removed nights are in no list but can be had back until they are purged.
  Outcome<Done> remove(std::int64_t night);
  Outcome<Done> restore(std::int64_t night);
  /// Deletes what is removed, for good.
  Outcome<Done> purge();

  [[nodiscard]] Outcome<std::vector<NightInfo>> nights() const;  // newest first, without removed ones
  /// The night of one of these games that people were at last: it has begun, has not come to its end and none
  /// goes on from it. Of nights whose last events came at one time, or nobody knows when, the newest. A time
  /// more than a day after `now` (seconds since 1970, 0 when nobody knows) came from a clock that was wrong:
  /// nobody knows when. However many nights there are, no more of them are read.
  [[nodiscard]] Outcome<std::optional<NightInfo>> newestUnfinished(const std::vector<std::string_view>& games,
                                                                   std::int64_t now = 0) const;
  /// All events of a night in order. One damaged or missing row is a fault that names night and event.
  [[nodiscard]] Outcome<std::vector<rules::Event>> events(std::int64_t night) const;

 private:
  struct Connection;
  explicit Journal(std::unique_ptr<Connection> connection);
  /// Sets a mark of a night. `column` is one of its marks.
  Outcome<Done> mark(std::int64_t night, const char* column, bool to);

  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
