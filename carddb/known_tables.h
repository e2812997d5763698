// The cameras and tables a library file remembers, so that a table set up once is there the next evening.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/library.h"
#include "rules/text/json.h"

namespace lk::carddb {

/// How the table of a game lies under a camera.
struct KnownTable {
  std::string camera;  // what opens it: a number, a device, an address; not empty
  std::string name;    // of the camera, for people
  std::string game;    // [a-z0-9_-]+
  Json layout;         // zones and whatever else was set up, the caller's own shape; at most 1 MB
  std::string usedAt;  // ISO 8601, given by the caller; all of one time zone, for they are compared as texts
};

/// The tables of one library file (the same file may hold references and nights). Not thread-safe.
class KnownTables {
 public:
  /// As Library::open.
  static Outcome<KnownTables> open(const std::string& path, LibraryMode mode);
  ~KnownTables();
  KnownTables(KnownTables&&) noexcept;
  KnownTables& operator=(KnownTables&&) noexcept;

  /// Remembers a table instead of what was known of that camera and game. The camera's name is the last
  /// given.
  Outcome<Done> remember(const KnownTable& table);
  /// Forgets the camera and all its tables; one that is not known is none to forget.
  Outcome<Done> forget(std::string_view camera);

  /// Last used first. One damaged row is a fault that names its camera.
  [[nodiscard]] Outcome<std::vector<KnownTable>> tables() const;
  /// What is known of a camera and a game, if anything.
  [[nodiscard]] Outcome<std::optional<KnownTable>> table(std::string_view camera,
                                                         std::string_view game) const;

 private:
  struct Connection;
  explicit KnownTables(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
