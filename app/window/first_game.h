// The game the window plays: what it knows of it besides its kit stands here and nowhere else.
#pragma once

#include <string>

#include "rules/core/event.h"

namespace lk::app {

inline constexpr char kFirstGame[] = "halfwish";
inline constexpr char kFirstGameName[] = "Halfwish";
/// How many dice a roll entered by hand has.
inline constexpr int kDiceOfARoll = 2;

/// The event that begins a night of it, with what the window lets people choose. `starter` is "A" or "B".
inline rules::Event firstSetup(const std::string& classA, const std::string& classB,
                               const std::string& starter) {
  return {Json::object({{"e", "setup"},
                        {"game", kFirstGame},
                        {"classes", Json::object({{"A", classA}, {"B", classB}})},
                        {"starter", starter},
                        {"options", Json::object({{"locations", "off"}, {"powers", "off"}})}})};
}

}  // namespace lk::app
