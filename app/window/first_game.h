// The game the window plays: what it knows of it besides its kit stands here and nowhere else.
#pragma once

#include <string>

#include "rules/core/ruling.h"

namespace lk::app {

inline constexpr char kFirstGame[] = "halfwish";
inline constexpr char kFirstGameName[] = "Halfwish";
/// How many dice a roll entered by hand has.
inline constexpr int kDiceOfARoll = 2;
/// How many upgrades are laid out before they are picked, and the event that names them.
inline constexpr int kUpgradesLaidOut = 5;
inline constexpr char kDealEvent[] = "deal";
/// The option that is answered with cards, and the event of such answers.
inline constexpr char kCardsOption[] = "cards";
inline constexpr char kDecideEvent[] = "decide";

/// Whether the answer is known to its player alone: the others look away while it is given.
inline bool answeredInSecret(const rules::Prompt& prompt) {
  return prompt.id == "bid" || prompt.arguments["secret"].asBool();
}

/// The event that begins a night of it, with what the window lets people choose. `starter` is "A" or "B";
/// `options`: the table options that are not as recommended.
inline rules::Event firstSetup(const std::string& classA, const std::string& classB,
                               const std::string& starter, Json options) {
  return {Json::object({{"e", "setup"},
                        {"game", kFirstGame},
                        {"classes", Json::object({{"A", classA}, {"B", classB}})},
                        {"starter", starter},
                        {"options", std::move(options)}})};
}

}  // namespace lk::app
