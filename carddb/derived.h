// What was worked out from other things and is kept to save the time: it may vanish at any moment.
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

/// One thing worked out. The stamp says from what and how: with another stamp it is worth nothing.
struct DerivedThing {
  std::string subject;  // of what: "halfwish/strike"
  std::string stamp;
  std::vector<std::uint8_t> bytes;
};

/// The derived things of one library file (the same file may hold anything else). Not thread-safe.
class Derived {
 public:
  /// As Library::open.
  static Outcome<Derived> open(const std::string& path, LibraryMode mode);
  ~Derived();
  Derived(Derived&&) noexcept;
  Derived& operator=(Derived&&) noexcept;

  /// Hands every thing of a kind ("house reference") to `take`, in no particular order; the views are valid
  /// until the next one.
  using Take = std::function<void(std::string_view subject, std::string_view stamp,
                                  std::span<const std::uint8_t> bytes)>;
  Outcome<Done> each(std::string_view kind, const Take& take) const;
  /// Keeps `things` instead of what was kept under their subjects, all or nothing.
  Outcome<Done> keep(std::string_view kind, const std::vector<DerivedThing>& things);

 private:
  struct Connection;
  explicit Derived(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
