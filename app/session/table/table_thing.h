// The identity of something at rest on the table: its kind, and which one of that kind.
#pragma once

#include <string>
#include <variant>

#include "rules/core/ids.h"

namespace lk::app {

/// A card. `id` is the tracker's; the same card keeps it for as long as it stays in view.
struct CardTrack {
  int id = 0;
  friend auto operator<=>(const CardTrack&, const CardTrack&) = default;
};

/// The dice in the tray of a seat.
struct Tray {
  rules::Seat seat = rules::Seat::A;
  friend auto operator<=>(const Tray&, const Tray&) = default;
};

/// A zone that became empty.
struct ClearedZone {
  std::string zone;
  friend auto operator<=>(const ClearedZone&, const ClearedZone&) = default;
};

/// A printed token; an arrow or a pointer, too. `id` is the tracker's.
struct TokenTrack {
  int id = 0;
  friend auto operator<=>(const TokenTrack&, const TokenTrack&) = default;
};

/// The die that stands on a token.
struct TokenDie {
  TokenTrack token;
  friend auto operator<=>(const TokenDie&, const TokenDie&) = default;
};

/// Cubes of one colour that lie together. Heaps are numbered as they are first seen.
struct CubeHeap {
  int number = 0;
  friend auto operator<=>(const CubeHeap&, const CubeHeap&) = default;
};

using TableThing = std::variant<CardTrack, Tray, ClearedZone, TokenTrack, TokenDie, CubeHeap>;

}  // namespace lk::app
