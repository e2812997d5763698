// A backup: one SQLite file that holds other files, whole.
//
// Why SQLite and no archive: libraries are SQLite files already, so nothing new is needed to read one; its
// transaction makes a backup whole or none, its own check finds a damaged page, and what comes from elsewhere
// is opened with the same care as any library.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "rules/text/fault.h"

namespace lk::carddb {

/// A file in a backup. `digest` is the caller's, who compares it with the bytes that come back.
struct BackedUpFile {
  std::string name;  // "nights.lkdb", "packs/mine.json"
  std::int64_t bytes = 0;
  std::string digest;

  friend bool operator==(const BackedUpFile&, const BackedUpFile&) = default;
};

/// Not thread-safe.
class BackupFile {
 public:
  /// Bytes come and go in pieces of this size; the last may be smaller.
  static constexpr std::size_t kPiece = 1u << 20;

  /// Begins a backup in a file that is not there yet. Until it is sealed there is nothing in it.
  static Outcome<BackupFile> create(const std::string& path);
  /// Opens a sealed one and checks all of it but the digests; changes nothing. Refused: what is no backup,
  /// was made by a newer program, is cut short or damaged.
  static Outcome<BackupFile> open(const std::string& path);
  ~BackupFile();
  BackupFile(BackupFile&&) noexcept;
  BackupFile& operator=(BackupFile&&) noexcept;

  /// Fills a piece as far as there are bytes left; fewer than `bytes` in all are a fault.
  using Give = std::function<Outcome<std::size_t>(std::span<std::uint8_t> piece)>;
  Outcome<Done> add(const BackedUpFile& file, const Give& give);
  /// All that was added is on disk when this returns. `madeAt`: ISO 8601; `by`: the program's version.
  Outcome<Done> seal(const std::string& madeAt, const std::string& by, const std::string& digest);

  [[nodiscard]] Outcome<std::vector<BackedUpFile>> files() const;  // in the order they were added
  /// As they were sealed.
  struct Seal {
    std::string madeAt;
    std::string by;
    std::string digest;
  };
  [[nodiscard]] Outcome<Seal> seal() const;
  /// Hands the bytes of a file to `take`, piece by piece.
  using Take = std::function<Outcome<Done>(std::span<const std::uint8_t> piece)>;
  Outcome<Done> read(const std::string& name, const Take& take) const;

 private:
  struct Connection;
  explicit BackupFile(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

/// Whether a file says of itself that it is a backup.
bool isBackup(const std::string& path);

}  // namespace lk::carddb
