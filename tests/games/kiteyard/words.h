// What Kiteyard says of itself. It never ships: nobody translates it.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

inline constexpr Phrase kKiteyardSteps[] = {{"came", "{A} plays {card}"},
                                            {"tied", "{card} is tied to a kite"},
                                            {"resolves", "{card} happens"},
                                            {"cancelled", "{card} does nothing"}};
inline constexpr Phrase kKiteyardQuestions[] = {{"act", "{A}, what do you do?"},
                                                {"answer", "{A}, do you answer?"}};
inline constexpr GameWords kKiteyardWords{.name = "Kiteyard",
                                          .about = "Kites, tails and wind for two or three.",
                                          .steps = kKiteyardSteps,
                                          .questions = kKiteyardQuestions};

}  // namespace lk::app
