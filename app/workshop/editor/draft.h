// Stores the unsaved cards of the editor on disk, so that a crash or a power cut loses nothing.
#pragma once

#include <optional>
#include <string>

#include <QThreadPool>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::app {

struct Draft {
  std::string pack;    // pack in which it will be saved
  std::string former;  // its id there when it was opened; empty for a new card
  Json card;
  friend bool operator==(const Draft&, const Draft&) = default;
};

struct Drafts {
  std::optional<Draft> onDesk;
  std::optional<Draft> aside;  // the previous unsaved card, which can be restored
  friend bool operator==(const Drafts&, const Drafts&) = default;
};

/// Reads the drafts from a file; there are none if it does not exist. A file with other content is a fault
/// and is not changed.
Outcome<Drafts> readDrafts(const std::string& file);

/// Writes drafts on a thread of its own, one after the other, so that typing never waits for the disk. Each
/// write replaces the previous drafts atomically and is synced to disk.
class DraftKeeper {
 public:
  /// With an empty file name nothing is stored.
  explicit DraftKeeper(std::string file);
  /// Waits for outstanding writes.
  ~DraftKeeper();
  DraftKeeper(const DraftKeeper&) = delete;
  DraftKeeper& operator=(const DraftKeeper&) = delete;

  /// Writes the drafts. Deletes the file if there are none.
  void keep(const Drafts& drafts);
  /// Waits until all drafts passed so far are on disk.
  void settle();

 private:
  std::string file_;
  QThreadPool writer_;
};

}  // namespace lk::app
