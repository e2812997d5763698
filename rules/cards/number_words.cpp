#include "rules/cards/number_words.h"

#include <algorithm>
#include <optional>

#include "rules/text/fields.h"

namespace lk::rules {

namespace {

constexpr int kMax = 1000;

/// Returns the two characters of a range; nullopt if there are not exactly two.
std::optional<std::pair<char32_t, char32_t>> rangeOf(std::string_view utf8) {
  std::u32string signs;
  for (const char byte : utf8) {
    const auto c = static_cast<unsigned char>(byte);
    if ((c & 0xC0u) == 0x80 && !signs.empty())
      signs.back() = (signs.back() << 6u) | (c & 0x3Fu);
    else
      signs += c < 0x80 ? c : c < 0xE0 ? c & 0x1Fu : c < 0xF0 ? c & 0x0Fu : c & 0x07u;
  }
  if (signs.size() != 2 || signs[0] > signs[1]) return std::nullopt;
  return std::pair(signs[0], signs[1]);
}

template <class Is>
bool listsOnly(const Json& value, Is is) {
  return value.isArray() && std::all_of(value.items().begin(), value.items().end(), is);
}
std::string words(const Json& value, const Field&) {
  return listsOnly(value, [](const Json& item) { return !item.asString().empty(); }) ? "" : "a list of texts";
}
std::string ranges(const Json& value, const Field&) {
  return listsOnly(value, [](const Json& item) { return rangeOf(item.asString()).has_value(); })
             ? ""
             : "a list of first and last letters";
}

constexpr Field kNumbersFile[] = {must("language", kinds::language),
                                  must("name", kinds::filledText),
                                  must("spaced", kinds::flag),
                                  may("letters", ranges),
                                  must("words", kinds::list),
                                  may("measures", words),
                                  must("losing", words),
                                  must("other_verbs", words),
                                  may("less", words),
                                  must("stops", words)};
constexpr Field kNumberWord[] = {must("word", kinds::filledText), must("value", kinds::whole, 0, kMax),
                                 may("casual", kinds::flag), may("alone", kinds::flag)};

std::vector<std::string> textsOf(const Json& list) {
  std::vector<std::string> all;
  for (const Json& item : list.items()) all.push_back(item.asString());
  return all;
}

}  // namespace

const NumberWords& englishNumbers() {
  static const NumberWords english{.language = kEnglish,
                                   .name = "English",
                                   .words = {{"none", 0, true},
                                             {"one", 1, true},
                                             {"once", 1, true},
                                             {"again", 1, true},
                                             {"two", 2, true},
                                             {"twice", 2, true},
                                             {"three", 3},
                                             {"four", 4},
                                             {"five", 5},
                                             {"six", 6},
                                             {"seven", 7},
                                             {"eight", 8},
                                             {"nine", 9},
                                             {"ten", 10},
                                             {"eleven", 11},
                                             {"twelve", 12}},
                                   .losing = {"lose", "loses"},
                                   .otherVerbs = {"gain", "gains", "get", "gets", "heal", "heals", "steal",
                                                  "steals", "have", "has", "take", "takes", "pay", "pays"},
                                   .less = {" less", " fewer"},
                                   .stops = {"."}};
  return english;
}

Outcome<NumberWords> readNumberWords(std::string_view text, std::string_view file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  Faults faults{std::string(file)};
  faults.check(*json, kNumbersFile, "a file of number words");
  for (const Json& word : (*json)["words"].items()) faults.check(word, kNumberWord, "a number word");
  if (!faults.all.empty()) return faults.all.front();
  NumberWords out{.language = *LanguageId::from((*json)["language"].asString()),
                  .name = (*json)["name"].asString(),
                  .spaced = (*json)["spaced"].asBool(),
                  .measures = textsOf((*json)["measures"]),
                  .losing = textsOf((*json)["losing"]),
                  .otherVerbs = textsOf((*json)["other_verbs"]),
                  .less = textsOf((*json)["less"]),
                  .stops = textsOf((*json)["stops"])};
  for (const Json& range : (*json)["letters"].items()) out.letters.push_back(*rangeOf(range.asString()));
  for (const Json& word : (*json)["words"].items())
    out.words.push_back({word["word"].asString(), static_cast<int>(word["value"].asInt()),
                         word["casual"].asBool(), word["alone"].asBool()});
  return out;
}

}  // namespace lk::rules
