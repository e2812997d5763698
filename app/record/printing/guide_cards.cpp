#include "app/record/printing/guide_cards.h"

#include <optional>
#include <string>

#include "app/kit/built_in.h"
#include "app/kit/translations.h"
#include "faces/effect_reading.h"
#include "faces/own_picture.h"
#include "rules/text/fields.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

constexpr Field kGuides[] = {must("schema", kinds::whole, 1, 1), must("copies", kinds::whole, 1, 9),
                             must("cards", kinds::list)};
constexpr Field kGuide[] = {must("title", kinds::filledText), must("picture", kinds::filledText),
                            must("rows", kinds::list)};
constexpr Field kRow[] = {must("number", kinds::filledText), must("name", kinds::filledText),
                          must("text", kinds::filledText), may("tags", kinds::list)};

/// Reads one file. Keeps only the first fault.
class GuideReader {
 public:
  GuideReader(const GameKit& kit, LanguageId language, const std::string& file)
      : kit_(kit), language_(language), faults_{file} {}

  std::vector<PrintedCard> read(const Json& guides) {
    std::vector<PrintedCard> cards;
    if (!faults_.check(guides, kGuides, "a file of guides")) return cards;
    std::vector<faces::CardLook> looks;
    for (const Json& guide : guides["cards"].items()) looks.push_back(look(guide));
    for (std::size_t i = 0; i < looks.size(); i += 2) {
      PrintedCard card{looks[i], std::string(kit_.id()), kDeck, {}, false};
      if (i + 1 < looks.size()) card.behind = looks[i + 1];
      cards.insert(cards.end(), static_cast<std::size_t>(guides["copies"].asInt()), card);
    }
    return cards;
  }

  [[nodiscard]] std::optional<Fault> fault() const {
    return faults_.all.empty() ? std::nullopt : std::optional(faults_.all.front());
  }

 private:
  static constexpr char kDeck[] = "guide";

  faces::CardLook look(const Json& guide) {
    faults_.check(guide, kGuide, "a guide");
    faces::CardLook look;
    look.title = guide["title"].asString();
    look.kind = faces::wordIn("Guide", language_, faces::houseStyle());
    look.ink = faces::kInk;
    look.charge = faces::chargeNamed(guide["picture"].asString()).value_or(faces::Charge::star);
    look.pair = static_cast<int>(faces::fingerprint(guide["picture"].asString()) % faces::kInkPairs);
    for (const Json& row : guide["rows"].items()) look.rows.push_back(rowOf(row));
    return look;
  }

  faces::ListRow rowOf(const Json& row) {
    faults_.check(row, kRow, "a row of a guide");
    faces::ListRow read{1, row["name"].asString(), row["number"].asString(), {}, row["text"].asString(), {}};
    for (const Json& name : row["tags"].items()) {
      const auto tag = faces::houseStyle().tags.find(name.asString());
      if (tag == faces::houseStyle().tags.end())
        faults_.add(name, "has the unknown tag \"" + name.asString() + "\"", "use one of resources/faces/");
      else
        read.tags.push_back(tag->second);
    }
    return read;
  }

  const GameKit& kit_;
  LanguageId language_;
  Faults faults_;
};

}  // namespace

Outcome<std::vector<PrintedCard>> guideCards(const GameKit& kit, LanguageId language) {
  const std::string name = "guides/" + std::string(kit.id()) + ".json";
  TranslatedFile found{kEnglish, "resources/" + name, {}};
  if (const Outcome<std::string> english = builtIn(found.file))
    found.text = *english;
  else
    return std::vector<PrintedCard>{};
  for (TranslatedFile& file : translatedFiles(name))
    if (file.language == language) found = std::move(file);
  const Outcome<Json> json = readJson(found.text, found.file);
  if (!json) return json.fault();
  GuideReader reader(kit, language, found.file);
  std::vector<PrintedCard> cards = reader.read(*json);
  if (const auto fault = reader.fault()) return *fault;
  return cards;
}

}  // namespace lk::app
