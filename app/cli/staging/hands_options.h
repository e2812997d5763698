// How hands at the virtual table play.
#pragma once

#include <cstdint>

namespace lk::app {

/// How the hands play.
struct HandsOptions {
  std::uint64_t seed = 1;  // of all random choices
  double fps = 10;
  double slop = 1;  // imprecision, as in scenes
  /// Whether the hands do one thing after the other. If false, they play as people do: they pass and rest
  /// over the table, both players act at the same time, cards are laid askew, nudged, lifted and laid back,
  /// and choice cards are laid that mean nothing.
  bool tidy = true;
  double pause = 0.8;  // seconds between the end of one hand's action and the next
};

}  // namespace lk::app
