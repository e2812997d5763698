// The round printed tokens of a game as data, read from resources/tokens/.
#pragma once

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
  std::string card;  // id without the game: the token stands for this card
  rules::TokenColour colour = rules::TokenColour::red;
  std::string rim;  // kTokenRim.segments characters, '1' for dark; clockwise, starting at the top
};

struct TokenSet {
  double diameter = 0;  // millimetres
  std::vector<PrintedToken> all;
};

/// Returns the key of a token: its card and colour, "fighter/red". Unique within a set.
std::string tokenKey(const PrintedToken& token);

/// Reads a file of resources/tokens/. Unknown fields and colours, duplicate tokens, and rims with other
/// characters than '0' and '1' are faults.
Outcome<TokenSet> readTokens(std::string_view text, std::string_view file);

}  // namespace lk::carddb
