#include "carddb/tokens.h"

#include <algorithm>
#include <array>

#include "rules/text/enumerated.h"
#include "rules/text/fields.h"

namespace lk::carddb {

namespace {

/// Names as in files.
constexpr auto kColours =
    enumerated<rules::TokenColour, std::string_view>({{rules::TokenColour::red, "red"},
                                                      {rules::TokenColour::white, "white"},
                                                      {rules::TokenColour::black, "black"},
                                                      {rules::TokenColour::blue, "blue"},
                                                      {rules::TokenColour::green, "green"},
                                                      {rules::TokenColour::yellow, "yellow"}});
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

std::string oneOfColours(std::span<const rules::TokenColour> colours) {
  std::vector<std::string> quoted;
  for (const rules::TokenColour colour : colours) quoted.push_back(Json(kColours[colour]).dump());
  const std::vector<std::string_view> names(quoted.begin(), quoted.end());
  return oneOf(names);
}

/// Reads one file; keeps its faults.
class Reader {
 public:
  Reader(std::string_view file, std::span<const rules::TokenColour> cubes)
      : faults_{std::string(file)}, cubes_(cubes) {}

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
    add(json, {json["card"].asString(), *kColours.find(json["colour"].asString()), json["rim"].asString(),
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
      PrintedToken token{json["card"].asString(), *kColours.find(json["colour"].asString()),
                         rims[i].asString()};
      token.shape = json["shape"].asString() == "arrow" ? rules::TokenShape::arrow : rules::TokenShape::chip;
      token.diameter = json["diameter"].asDouble();
      token.symbol = json["symbol"].asString();
      token.name = json["name"].asString();
      token.copy = rims.size() == 1 ? 0 : static_cast<int>(i) + 1;
      add(rims[i], std::move(token));
    }
  }

  void readCube(const Json& json) {
    const std::optional<rules::TokenColour> colour = kColours.find(json.asString());
    if (!colour || std::find(cubes_.begin(), cubes_.end(), *colour) == cubes_.end())
      return faults_.add(json, "a cube is " + oneOfColours(cubes_), "correct it");
    set_.cubes.push_back(*colour);
  }

  void add(const Json& at, PrintedToken token) {
    if (std::any_of(set_.all.begin(), set_.all.end(), [&](const PrintedToken& other) {
          return tokenKey(other) == tokenKey(token) || other.rim == token.rim;
        }))
      faults_.add(at, "two tokens are alike: " + tokenKey(token), "give each a rim of its own");
    set_.all.push_back(std::move(token));
  }

  Faults faults_;
  std::span<const rules::TokenColour> cubes_;
  TokenSet set_;
};

}  // namespace

std::string tokenKey(const PrintedToken& token) {
  if (token.shape == rules::TokenShape::round) return token.card + "/" + std::string(kColours[token.colour]);
  return token.copy == 0 ? token.card : token.card + "/" + std::to_string(token.copy);
}

Outcome<TokenSet> readTokens(std::string_view text, std::string_view file,
                             std::span<const rules::TokenColour> cubes) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  return Reader(file, cubes).read(*json);
}

}  // namespace lk::carddb
