// The cameras and tables remembered in a library file, so that a table needs to be set up only once.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/library.h"
#include "rules/text/json.h"

namespace lk::carddb {

/// The arrangement of a game's table under a camera.
struct KnownTable {
  std::string camera;  // identifies it: a number, a device, an address; not empty
  std::string name;    // display name of the camera
  std::string game;    // [a-z0-9_-]+
  Json layout;         // zones and other settings, in the caller's format; at most 1 MB
  std::string usedAt;  // ISO 8601 from the caller; one time zone only, since it is compared as text
};

/// The tables of one library file, which may contain references and nights as well. Not thread-safe.
class KnownTables {
 public:
  /// See Library::open().
  static Outcome<KnownTables> open(const std::string& path, LibraryMode mode);
  ~KnownTables();
  KnownTables(KnownTables&&) noexcept;
  KnownTables& operator=(KnownTables&&) noexcept;

  /// Stores a table, replacing the former one of that camera and game. Also updates the camera's name.
  Outcome<Done> remember(const KnownTable& table);
  /// Removes the camera and all its tables. Does nothing if the camera is unknown.
  Outcome<Done> forget(std::string_view camera);

  /// Returns all tables, the last used first. A damaged row is a fault that names its camera.
  [[nodiscard]] Outcome<std::vector<KnownTable>> tables() const;
  /// Returns the table of a camera and a game; nullopt if there is none.
  [[nodiscard]] Outcome<std::optional<KnownTable>> table(std::string_view camera,
                                                         std::string_view game) const;

 private:
  struct Connection;
  explicit KnownTables(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
