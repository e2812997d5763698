// Who may open which page: a token a page, and each token one device's alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/ids.h"

namespace lk::app {

/// 144 bits by chance, as they may stand in an address: so many letters.
inline constexpr std::size_t kSecretLetters = 24;
std::string newSecret();
/// Whether both are the same; how long that takes tells nothing of where they differ.
bool sameSecret(std::string_view one, std::string_view other);

/// The private pages: a seat's, or without one the camera's.
struct Pass {
  std::optional<rules::Seat> seat;
  std::string token;
  std::string device;  // whose it is; empty: nobody's yet
};

class Passes {
 public:
  /// Tokens for so many seats, and for the camera.
  explicit Passes(std::size_t seats);

  /// The pass of a token; none for any other text. `camera` tells which kind is meant.
  [[nodiscard]] Pass* find(std::string_view token, bool camera);
  /// Whether this device may use the pass: it is its own, or nobody's yet.
  [[nodiscard]] static bool mayUse(const Pass& pass, std::string_view device);
  [[nodiscard]] const std::vector<Pass>& all() const { return passes_; }

  /// All tokens are new ones from now on, and nobody's.
  void renew();
  /// A player has another phone: the same for one pass.
  void renew(std::optional<rules::Seat> seat);

 private:
  std::vector<Pass> passes_;
};

}  // namespace lk::app
