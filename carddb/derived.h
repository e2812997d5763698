// A cache of derived data. It may be deleted at any time.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/library.h"

namespace lk::carddb {

/// One cached result. The stamp identifies the inputs and the method; with another stamp the result is
/// outdated.
struct DerivedThing {
  std::string subject;  // what it was computed from: "halfwish/strike"
  std::string stamp;
  std::vector<std::uint8_t> bytes;
};

/// The cache in one library file, which may contain anything else as well. Not thread-safe.
class Derived {
 public:
  /// See Library::open().
  static Outcome<Derived> open(const std::string& path, LibraryMode mode);
  ~Derived();
  Derived(Derived&&) noexcept;
  Derived& operator=(Derived&&) noexcept;

  /// Passes every entry of a kind ("house reference") to `take`, in no particular order. The views are valid
  /// until `take` returns.
  using Take = std::function<void(std::string_view subject, std::string_view stamp,
                                  std::span<const std::uint8_t> bytes)>;
  Outcome<Done> each(std::string_view kind, const Take& take) const;
  /// Stores `things`, replacing entries with the same kind and subject, all or nothing.
  Outcome<Done> keep(std::string_view kind, const std::vector<DerivedThing>& things);

 private:
  struct Connection;
  explicit Derived(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
