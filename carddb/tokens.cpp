#include "carddb/tokens.h"

#include <algorithm>
#include <array>

#include "rules/text/fields.h"

namespace lk::carddb {

namespace {

/// Names as in files, in the order of rules::TokenColour.
constexpr std::array<std::string_view, 6> kColours{"red", "white", "black", "blue", "green", "yellow"};
constexpr std::array<std::string_view, 2> kCubeColours{"red", "white"};
constexpr std::array<std::string_view, 2> kShapes{"chip", "arrow"};

std::string rimCode(const Json& value, const Field&) {
  const std::string& rim = value.asString();
  const bool fits = !rim.empty() && rim.find_first_not_of("01") == std::string::npos;
  return fits ? "" : "a code of 0 and 1";
}

constexpr Field kSet[] = {
    must("schema", kinds::whole, 1, 1), must("game", kinds::id),   may("diameter", kinds::number, 10, 100),
    may("printed", kinds::list),        may("small", kinds::list), may("cubes", kinds::list)};
constexpr Field kToken[] = {must("card", kinds::id), Field{"colour", kinds::name, 0, 0, true, kColours},
                            must("rim", rimCode)};
constexpr Field kSmall[] = {must("card", kinds::id),
                            Field{"shape", kinds::name, 0, 0, true, kShapes},
                            must("diameter", kinds::number, 10, 100),
                            Field{"colour", kinds::name, 0, 0, true, kColours},
                            may("symbol", kinds::filledText),
                            may("name", kinds::filledText),
                            must("rims", kinds::list)};

rules::TokenColour colourOf(const Json& json) {
  const auto found = std::find(kColours.begin(), kColours.end(), json.asString());
  return static_cast<rules::TokenColour>(found - kColours.begin());
}

/// Reads one file; keeps its faults.
class Reader {
 public:
  explicit Reader(std::string_view file) : faults_{std::string(file)} {}

  Outcome<TokenSet> read(const Json& json) {
    if (!faults_.check(json, kSet, "a set of tokens")) return faults_.all.front();
    const Json& round = json["printed"];
    if (!round.items().empty() && json.find("diameter") == nullptr)
      faults_.add(json, "round tokens have no diameter", "say \"diameter\" in millimetres");
    for (const Json& each : round.items()) readRound(each, json["diameter"].asDouble());
    for (const Json& each : json["small"].items()) readSmall(each);
    for (const Json& each : json["cubes"].items()) readCube(each);
    if (!faults_.all.empty()) return faults_.all.front();
    return std::move(set_);
  }

 private:
  void readRound(const Json& json, double diameter) {
    if (!faults_.check(json, kToken, "a token")) return;
    add(json, {json["card"].asString(), colourOf(json["colour"]), json["rim"].asString(),
               rules::TokenShape::round, diameter});
  }

  /// A kind of chip or arrow: each copy has a rim of its own.
  void readSmall(const Json& json) {
    if (!faults_.check(json, kSmall, "a small token")) return;
    const Json::Array& rims = json["rims"].items();
    for (std::size_t i = 0; i < rims.size(); ++i) {
      if (!rims[i].isString() || !rimCode(rims[i], kToken[2]).empty()) {
        faults_.add(rims[i], "a rim is a code of 0 and 1", "correct it");
        continue;
      }
      PrintedToken token{json["card"].asString(), colourOf(json["colour"]), rims[i].asString()};
      token.shape = json["shape"].asString() == "arrow" ? rules::TokenShape::arrow : rules::TokenShape::chip;
      token.diameter = json["diameter"].asDouble();
      token.symbol = json["symbol"].asString();
      token.name = json["name"].asString();
      token.copy = rims.size() == 1 ? 0 : static_cast<int>(i) + 1;
      add(rims[i], std::move(token));
    }
  }

  void readCube(const Json& json) {
    if (std::find(kCubeColours.begin(), kCubeColours.end(), json.asString()) == kCubeColours.end())
      return faults_.add(json, "a cube is \"red\" or \"white\"", "correct it");
    set_.cubes.push_back(colourOf(json));
  }

  void add(const Json& at, PrintedToken token) {
    if (std::any_of(set_.all.begin(), set_.all.end(), [&](const PrintedToken& other) {
          return tokenKey(other) == tokenKey(token) || other.rim == token.rim;
        }))
      faults_.add(at, "two tokens are alike: " + tokenKey(token), "give each a rim of its own");
    set_.all.push_back(std::move(token));
  }

  Faults faults_;
  TokenSet set_;
};

}  // namespace

std::string tokenKey(const PrintedToken& token) {
  if (token.shape == rules::TokenShape::round)
    return token.card + "/" + std::string(kColours[static_cast<std::size_t>(token.colour)]);
  return token.copy == 0 ? token.card : token.card + "/" + std::to_string(token.copy);
}

Outcome<TokenSet> readTokens(std::string_view text, std::string_view file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  return Reader(file).read(*json);
}

}  // namespace lk::carddb
