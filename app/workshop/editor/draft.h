// The cards of a desk that are not saved, kept on disk, so that a crash or a power cut costs nothing.
#pragma once

#include <optional>
#include <string>

#include <QThreadPool>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::app {

struct Draft {
  std::string pack;    // the pack it will be saved in
  std::string former;  // the id it had there when it was opened; empty for a new card
  Json card;
  friend bool operator==(const Draft&, const Draft&) = default;
};

struct Drafts {
  std::optional<Draft> onDesk;
  std::optional<Draft> aside;  // lay on the desk before, and can be brought back
  friend bool operator==(const Drafts&, const Drafts&) = default;
};

/// The drafts in a file, if it is there. A file that holds none is a fault and stays as it is.
Outcome<Drafts> readDrafts(const std::string& file);

/// Writes drafts one after the other on a thread of its own: typing never waits for the disk. Each takes the
/// place of the one before whole or not at all, and is on disk (synced) when it is written.
class DraftKeeper {
 public:
  /// An empty file keeps nothing.
  explicit DraftKeeper(std::string file);
  /// Waits for what is still to be written.
  ~DraftKeeper();
  DraftKeeper(const DraftKeeper&) = delete;
  DraftKeeper& operator=(const DraftKeeper&) = delete;

  /// The file goes when there are none any more.
  void keep(const Drafts& drafts);
  /// Waits until everything said so far is on disk.
  void settle();

 private:
  std::string file_;
  QThreadPool writer_;
};

}  // namespace lk::app
