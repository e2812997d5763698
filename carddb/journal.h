// The journal of a night: every accepted event on disk, synced, before it is shown.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/core/event.h"
#include "rules/text/fault.h"

namespace lk::carddb {

struct NightInfo {
  std::int64_t id = 0;
  std::string game;
  std::string startedAt;  // ISO 8601, given by the caller
  int events = 0;
  bool finished = false;
};

/// The nights of one library file (the same file may hold a card library). Not thread-safe.
class Journal {
 public:
  /// Makes the file if it is missing; otherwise as Library::open for writing.
  static Outcome<Journal> open(const std::string& path);
  ~Journal();
  Journal(Journal&&) noexcept;
  Journal& operator=(Journal&&) noexcept;

  Outcome<std::int64_t> begin(const std::string& game, const std::string& startedAt);
  /// Returns only after the event is synced to disk. A night that was finished goes on by it (people may take
  /// back the last event). Events beyond 1 MB are refused.
  Outcome<Done> append(std::int64_t night, const rules::Event& event);
  Outcome<Done> finish(std::int64_t night);

  [[nodiscard]] Outcome<std::vector<NightInfo>> nights() const;  // newest first
  /// All events of a night in order. One damaged or missing row is a fault that names night and event.
  [[nodiscard]] Outcome<std::vector<rules::Event>> events(std::int64_t night) const;

 private:
  struct Connection;
  explicit Journal(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
