#include "rules/core/track_number.h"

#include <charconv>

namespace lk::rules {

namespace {

/// Distance from the line between two numbers, millimetres, within which either may be meant.
constexpr int kBetweenMm = 1;

std::optional<int> numberIn(std::string_view zone, const std::string& track) {
  if (!zone.starts_with(track)) return std::nullopt;
  zone.remove_prefix(track.size());
  int number = 0;
  const auto [end, fault] = std::from_chars(zone.data(), zone.data() + zone.size(), number);
  const bool whole = fault == std::errc() && end == zone.data() + zone.size();
  return whole ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<TrackNumber> trackNumber(const TokenPlacement& token, std::string_view name) {
  const std::optional<Seat> seat = seatFrom(std::string_view(token.zone).substr(0, 1));
  if (!seat) return std::nullopt;
  const std::string track = std::string(1, letter(*seat)) + "/" + std::string(name) + "/";
  const std::optional<int> number = numberIn(token.zone, track);
  if (!number) return std::nullopt;
  const bool between = token.nextZoneMm <= kBetweenMm;
  return TrackNumber{*seat, *number, between ? numberIn(token.nextZone, track) : std::nullopt};
}

}  // namespace lk::rules
