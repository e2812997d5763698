// A folder of the table's computer where nights wait for delivery to their league's database.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/league/store/nights.h"

namespace lk::league {

/// A night to deliver, with everything known about where it belongs.
struct Parcel {
  std::string database;  // see Address::place()
  std::string league;
  std::string season;
  std::optional<RoundNumber> round;
  std::optional<TableNumber> table;
  std::vector<std::string> players;  // at A and B, or empty
  std::string from;                  // the file or the night's name, as the user gave it
  Night night;
};

/// A parcel in the outbox, or why its file cannot be read.
struct QueuedParcel {
  std::string file;
  Outcome<Parcel> parcel;
};

/// Each night is a file in the folder. Putting a night in twice for the same table stores it once. A crash at
/// any moment never loses a night: either its parcel stays in the folder or the database has it.
class Outbox {
 public:
  /// Uses a folder in the data folder, created when the first night is put in.
  explicit Outbox(const std::string& dataFolder);

  /// Writes the night to disk before it returns. Returns the parcel's file.
  Outcome<std::string> put(const Parcel& parcel) const;
  /// Returns the nights waiting for a database, oldest first. Files that cannot be read are in every list.
  [[nodiscard]] std::vector<QueuedParcel> waitingFor(const std::string& database) const;
  /// Removes a delivered parcel.
  Outcome<Done> done(const std::string& file) const;
  /// Moves a parcel that no league accepts into a separate folder, with the reason. Returns the new file.
  Outcome<std::string> setAside(const std::string& file, const std::string& why) const;
  /// Stores a transcript that counts for no league in that folder, with the reason. Returns the new file.
  Outcome<std::string> keepAside(const std::string& text, const std::string& why) const;

 private:
  Outcome<Done> make(const std::string& folder) const;
  std::string folder_;
  std::string aside_;
};

}  // namespace lk::league
