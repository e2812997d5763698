// The round printed tokens of a game as data, read from resources/tokens/.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/placement.h"
#include "rules/text/fault.h"

namespace lk::carddb {

/// The rim of a printed token: rings from the edge inwards, as fractions of the radius. Paper down to
/// `darkOuter`, a closed dark ring to `darkInner`, the code of `segments` equal parts to `codeInner`, paper
/// again to `paperInner`. The area inside may be covered by a die.
struct TokenRim {
  double darkOuter = 0.945, darkInner = 0.875, codeInner = 0.70, paperInner = 0.635;
  int segments = 23;
};
inline constexpr TokenRim kTokenRim;

struct PrintedToken {
  std::string card;  // what it stands for: a card's id without the game, or an id of its own with a `name`
  rules::TokenColour colour = rules::TokenColour::red;
  std::string rim;  // kTokenRim.segments characters, '1' for dark; clockwise, starting at the top
  rules::TokenShape shape = rules::TokenShape::round;  // an arrow points to the top
  double diameter = 0;                                 // millimetres
  std::string symbol = {};  // of a chip: an emblem's name, or what is written large
  std::string name = {};    // in English, if it stands for no card
  int copy = 0;             // 1, 2, ... of several alike; 0: the only one
};

struct TokenSet {
  std::vector<PrintedToken> all;
  /// Colours of the cubes that people lay on the mat, their own.
  std::vector<rules::TokenColour> cubes;
};

/// Returns the key of a token, unique within a set: "fighter/red" for a round one, "hexed/2" for a copy of a
/// smaller one, "initiative" for an only copy.
std::string tokenKey(const PrintedToken& token);

/// Reads a file of resources/tokens/. Unknown fields and colours, cubes of other colours than `cubes`,
/// duplicate tokens, and rims with other characters than '0' and '1' are faults.
Outcome<TokenSet> readTokens(std::string_view text, std::string_view file,
                             std::span<const rules::TokenColour> cubes);

}  // namespace lk::carddb
