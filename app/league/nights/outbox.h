// A table's own outbox: nights wait here until their league's database has them, and go there once.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/league/store/nights.h"

namespace lk::league {

/// A night on its way, with all that is known of where it belongs.
struct Parcel {
  std::string database;  // as Address::place()
  std::string league;
  std::string season;
  std::optional<RoundNumber> round;
  std::optional<TableNumber> table;
  std::vector<std::string> players;  // at A and B, or none
  std::string from;                  // the file or night people named
  Night night;
};

/// A parcel in the outbox, or why its file cannot be read.
struct QueuedParcel {
  std::string file;
  Outcome<Parcel> parcel;
};

/// A folder with a file a night. A night that is put in twice for one table waits once. Whoever is killed at
/// any moment leaves a parcel in it, or none where the database has it.
class Outbox {
 public:
  /// In the data folder; made when the first night is put in.
  explicit Outbox(const std::string& dataFolder);

  /// The night is on disk when this returns: the parcel's file.
  Outcome<std::string> put(const Parcel& parcel) const;
  /// What waits for a database, the oldest first. What cannot be read is in every list.
  [[nodiscard]] std::vector<QueuedParcel> waitingFor(const std::string& database) const;
  /// The database has it.
  Outcome<Done> done(const std::string& file) const;
  /// Nobody will take it: it is kept beside the others, with the reason. The new file.
  Outcome<std::string> setAside(const std::string& file, const std::string& why) const;
  /// Keeps a transcript that counts for no league, with the reason.
  Outcome<std::string> keepAside(const std::string& text, const std::string& why) const;

 private:
  Outcome<Done> make(const std::string& folder) const;
  std::string folder_;
  std::string aside_;
};

}  // namespace lk::league
