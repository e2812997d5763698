// The small value types that every game shares, so that a seat, card or zone is never a bare number.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lk::rules {

/// A player's place at the table. Two to four players take part.
enum class Seat : std::uint8_t { A, B, C, D };
inline constexpr int kMaxSeats = 4;
inline constexpr std::array<Seat, kMaxSeats> kAllSeats{Seat::A, Seat::B, Seat::C, Seat::D};

constexpr std::size_t index(Seat seat) {
  return static_cast<std::size_t>(seat);
}
constexpr char letter(Seat seat) {
  return static_cast<char>('A' + static_cast<int>(seat));
}
/// Returns a seat as views and events write it: "A" to "D".
inline std::string name(Seat seat) {
  return std::string(1, letter(seat));
}
/// Returns the seat for "A" to "D"; nullopt for any other text.
constexpr std::optional<Seat> seatFrom(std::string_view text) {
  if (text.size() != 1 || text[0] < 'A' || text[0] > 'D') return std::nullopt;
  return static_cast<Seat>(text[0] - 'A');
}

/// A kind of card: its index in its CardBook. The default means "no card" (empty, or not identified).
class CardId {
 public:
  constexpr CardId() = default;
  explicit constexpr CardId(std::uint16_t place) : place_(place) {}
  [[nodiscard]] constexpr bool known() const { return place_ != 0; }
  [[nodiscard]] constexpr std::uint16_t place() const { return place_; }
  friend constexpr bool operator==(CardId, CardId) = default;

 private:
  std::uint16_t place_ = 0;
};

/// The identity of a thing on the table. A card that moves keeps it; two copies of one card are two things.
/// The identity ends when the card is shuffled or goes where it cannot be tracked; the number can then be
/// reused. The default means none.
class ThingId {
 public:
  constexpr ThingId() = default;
  explicit constexpr ThingId(std::uint8_t number) : number_(number) {}
  [[nodiscard]] constexpr bool known() const { return number_ != 0; }
  [[nodiscard]] constexpr std::uint8_t number() const { return number_; }
  friend constexpr bool operator==(ThingId, ThingId) = default;

 private:
  std::uint8_t number_ = 0;
};

enum class Face : std::uint8_t { up, down, unknown };

/// The number of a rule ("H-31"). Points into static storage of its game.
struct RuleId {
  std::string_view text;
  friend bool operator==(RuleId, RuleId) = default;
};

/// Who asks to see something. `table` is the shared screen, the voice and the public log. `record` is the
/// save file and the tests, and knows everything.
enum class Audience : std::uint8_t { seatA, seatB, seatC, seatD, table, record };
constexpr Audience audienceOf(Seat seat) {
  return static_cast<Audience>(seat);
}

/// The set of audiences that know a fact. A fact known to one player is not thereby known to the table. A
/// fact known to the table is known to all players.
class Knowers {
 public:
  static constexpr Knowers everyone() { return Knowers(0x1F); }
  static constexpr Knowers nobody() { return Knowers(0); }  // except the record
  static constexpr Knowers only(Seat seat) { return Knowers(static_cast<std::uint8_t>(1u << index(seat))); }
  /// Returns this set and one more player.
  [[nodiscard]] constexpr Knowers with(Seat seat) const {
    return Knowers(static_cast<std::uint8_t>(bits_ | 1u << index(seat)));
  }
  [[nodiscard]] constexpr bool include(Audience who) const {
    return who == Audience::record || (bits_ >> static_cast<unsigned>(who) & 1u) != 0;
  }
  friend constexpr bool operator==(Knowers, Knowers) = default;

 private:
  explicit constexpr Knowers(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_;
};

}  // namespace lk::rules
