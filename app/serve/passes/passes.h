// Access to private pages: each page has a token, and each token belongs to one device.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/ids.h"
#include "rules/text/json.h"

namespace lk::app {

/// Length of a secret: 144 random bits in URL-safe Base64.
inline constexpr std::size_t kSecretLetters = 24;
std::string newSecret();
/// Compares two secrets in constant time.
bool sameSecret(std::string_view one, std::string_view other);

/// Access to a private page: a seat's, or the camera's if there is no seat.
struct Pass {
  std::optional<rules::Seat> seat;
  std::string token;
  std::string device;  // the secret of its device; empty: no device yet
};

class Passes {
 public:
  /// Creates tokens for this number of seats and for the camera.
  explicit Passes(std::size_t seats);

  /// Returns the pass with this token; nullptr if there is none. `camera` selects the kind of pass.
  [[nodiscard]] Pass* find(std::string_view token, bool camera);
  /// Returns whether this device may use the pass: it belongs to the device, or to none yet.
  [[nodiscard]] static bool mayUse(const Pass& pass, std::string_view device);
  [[nodiscard]] const std::vector<Pass>& all() const { return passes_; }
  /// The token of the page on which phones say whose they are.
  [[nodiscard]] const std::string& joining() const { return joining_; }

  /// Returns all tokens and their devices. Secret.
  [[nodiscard]] Json toJson() const;
  /// Replaces all tokens and devices by those of toJson(). Changes nothing if a pass is missing or unusable.
  void restore(const Json& kept);
  /// Replaces all tokens, that of joining, too. The new ones belong to no device.
  void renew();
  /// Replaces one pass's token, for a player with another phone.
  void renew(std::optional<rules::Seat> seat);

 private:
  std::vector<Pass> passes_;
  std::string joining_;
};

}  // namespace lk::app
