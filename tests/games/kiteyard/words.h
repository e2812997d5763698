// Declares Kiteyard's words. It is never shipped, so they are not translated.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

inline constexpr Phrase kKiteyardSteps[] = {{"came", "{seat} plays {card}"},
                                            {"announced", "{card} waits in the chain"},
                                            {"wind", "{seat} has {n} wind"},
                                            {"damage", "{card} takes {n} damage"},
                                            {"mended", "{seat} has {n} wind"},
                                            {"knots", "{n} knot in {card}"},
                                            {"brought", "{card} is taken away"},
                                            {"tied", "{card} is tied to a kite"},
                                            {"attacked", "{seat} is attacked with {n}"},
                                            {"spent", "{card} has attacked"},
                                            {"unspent", "{card} may attack again"},
                                            {"cancelled", "{card} does nothing"},
                                            {"no_target", "{card} finds nothing"},
                                            {"resolves", "{card} happens"},
                                            {"nothing", "{card} changes nothing"},
                                            {"turn_ends", "The turn ends"},
                                            {"ended", "The night is over"}};
inline constexpr Phrase kKiteyardQuestions[] = {{"act", "{seat}, what do you do?"},
                                                {"answer", "{seat}, do you answer?"},
                                                {"choose_things", "{seat}, which one?"}};
inline constexpr Phrase kKiteyardOptions[] = {{"next", "End the turn"},
                                              {"play", "Play a card"},
                                              {"play:2", "Play {1}"},
                                              {"play:3", "Play {1} on {2}"},
                                              {"attack:3", "Attack {2} with {1}"},
                                              {"thing:2", "{1}"},
                                              {"decline", "Let it happen"}};
inline constexpr Phrase kKiteyardEvents[] = {{"setup", "A night of Kiteyard"},
                                             {"play", "{seat} plays {card}"},
                                             {"play+targets", "{seat} plays {card} on {targets}"},
                                             {"decline", "{seat} lets it happen"},
                                             {"attack", "{seat} attacks {at} with {who}"},
                                             {"decide", "{seat} chooses {choose}"},
                                             {"next", "{seat} ends the turn"}};
inline constexpr Phrase kKiteyardReasons[] = {{"not_fast", "Too slow to answer"},
                                              {"cannot_attack", "That kite cannot attack"}};
inline constexpr Phrase kKiteyardCures[] = {{"not_fast", "Answer with a fast card, or let it happen"},
                                            {"cannot_attack", "Attack with another kite"}};
inline constexpr GameWords kKiteyardWords{.name = "Kiteyard",
                                          .about = "Kites, tails and wind for two or three.",
                                          .steps = kKiteyardSteps,
                                          .questions = kKiteyardQuestions,
                                          .options = kKiteyardOptions,
                                          .events = kKiteyardEvents,
                                          .reasons = kKiteyardReasons,
                                          .cures = kKiteyardCures};

}  // namespace lk::app
