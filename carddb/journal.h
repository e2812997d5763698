// The journal of nights: every accepted event is synced to disk before it is shown.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/event.h"
#include "rules/text/fault.h"

namespace lk::carddb {

/// Who observes the table: the camera, or people who enter the events by hand.
enum class SeenBy : std::uint8_t { camera, people };

struct NightInfo {
  std::int64_t id = 0;
  std::string game;
  std::string startedAt;  // ISO 8601, supplied by the caller
  int events = 0;
  bool finished = false;
  std::vector<std::string> players;  // by seat, A first; empty for nights from before names were stored
  std::int64_t seconds = 0;          // time played without longer pauses; 0 if unknown
  std::int64_t lastAt = 0;           // time of the last event, seconds since 1970; 0 if unknown
  std::int64_t continues = 0;        // id of the night this one continues; 0 for none
  SeenBy seenBy = SeenBy::camera;    // people: events are entered by hand
};

/// A longer pause between two events is not counted as time played.
inline constexpr std::int64_t kMaxPause = std::int64_t{20} * 60;  // seconds

/// The nights of one library file, which may contain a card library as well. Not thread-safe.
class Journal {
 public:
  /// Creates the file if it is missing; otherwise like Library::open() for writing.
  static Outcome<Journal> open(const std::string& path);
  ~Journal();
  Journal(Journal&&) noexcept;
  Journal& operator=(Journal&&) noexcept;

  /// `players`: names by seat, one per player.
  Outcome<std::int64_t> begin(const std::string& game, const std::string& startedAt,
                              const std::vector<std::string>& players = {}, SeenBy seenBy = SeenBy::camera);
  /// Creates a night that continues another one, starting with `events`. Game, time, players and SeenBy are
  /// copied. The former night is not changed, but newestUnfinished() skips it as long as the new one exists.
  Outcome<std::int64_t> beginContinuation(std::int64_t night, std::span<const rules::Event> events);
  /// Appends an event. It is synced to disk when this returns, except inside together(). A finished or
  /// removed night becomes unfinished and visible again (people may take back the last event). `at`: seconds
  /// since 1970, 0 if unknown. Fails for events of more than 1 MB. If `known` is given, fails unless the
  /// night has that many events: otherwise it was continued elsewhere.
  Outcome<Done> append(std::int64_t night, const rules::Event& event, std::int64_t at = 0,
                       std::optional<std::int64_t> known = {});
  Outcome<Done> finish(std::int64_t night);
  /// Runs `writes` in one transaction: if it or the disk fails, nothing is written. Syncs once, before it
  /// returns.
  Outcome<Done> together(const std::function<Outcome<Done>()>& writes);
  /// Hides a night from all lists. It can be restored until it is purged.
  Outcome<Done> remove(std::int64_t night);
  Outcome<Done> restore(std::int64_t night);
  /// Deletes all removed nights permanently.
  Outcome<Done> purge();

  [[nodiscard]] Outcome<std::vector<NightInfo>> nights() const;  // newest first, without removed ones
  /// Returns the most recent night of these games that has begun, is not finished, and is not continued by
  /// another night. If times are equal or unknown, the newest night counts as most recent. A time more than a
  /// day after `now` (seconds since 1970, 0 if unknown) comes from a wrong clock and is treated as unknown.
  /// Stops reading at the first match, however many nights there are.
  [[nodiscard]] Outcome<std::optional<NightInfo>> newestUnfinished(const std::vector<std::string_view>& games,
                                                                   std::int64_t now = 0) const;
  /// Returns all events of a night in order. A damaged or missing row is a fault that names night and event.
  [[nodiscard]] Outcome<std::vector<rules::Event>> events(std::int64_t night) const;

 private:
  struct Connection;
  explicit Journal(std::unique_ptr<Connection> connection);
  /// Sets a flag of a night. `column` is the name of the flag's column.
  Outcome<Done> mark(std::int64_t night, const char* column, bool to);

  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
