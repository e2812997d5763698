#include "carddb/tokens.h"

#include <algorithm>
#include <array>

#include "rules/text/fields.h"

namespace lk::carddb {

namespace {

/// Names as in files, in the order of rules::TokenColour.
constexpr std::array<std::string_view, 6> kColours{"red", "white", "black", "blue", "green", "yellow"};

std::string rimCode(const Json& value, const Field&) {
  const std::string& rim = value.asString();
  const bool fits = !rim.empty() && rim.find_first_not_of("01") == std::string::npos;
  return fits ? "" : "a code of 0 and 1";
}

constexpr Field kSet[] = {must("schema", kinds::whole, 1, 1), must("game", kinds::id),
                          must("diameter", kinds::number, 10, 100), must("printed", kinds::list)};
constexpr Field kToken[] = {must("card", kinds::id), Field{"colour", kinds::name, 0, 0, true, kColours},
                            must("rim", rimCode)};

}  // namespace

std::string tokenKey(const PrintedToken& token) {
  return token.card + "/" + std::string(kColours[static_cast<std::size_t>(token.colour)]);
}

Outcome<TokenSet> readTokens(std::string_view text, std::string_view file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  Faults faults{std::string(file)};
  if (!faults.check(*json, kSet, "a set of tokens")) return faults.all.front();
  TokenSet set{(*json)["diameter"].asDouble(), {}};
  for (const Json& each : (*json)["printed"].items()) {
    if (!faults.check(each, kToken, "a token")) continue;
    const auto colour = std::find(kColours.begin(), kColours.end(), each["colour"].asString());
    PrintedToken token{each["card"].asString(), rules::TokenColour(colour - kColours.begin()),
                       each["rim"].asString()};
    if (std::any_of(set.all.begin(), set.all.end(), [&](const PrintedToken& other) {
          return tokenKey(other) == tokenKey(token) || other.rim == token.rim;
        }))
      faults.add(each, "two tokens are alike: " + tokenKey(token), "give each a rim of its own");
    set.all.push_back(std::move(token));
  }
  if (!faults.all.empty()) return faults.all.front();
  return set;
}

}  // namespace lk::carddb
