#include "faces/legend.h"

#include <algorithm>

#include "faces/effect_reading.h"

namespace lk::faces {

namespace {

class Legend {
 public:
  explicit Legend(LanguageId language) : language_(language) {}

  void add(Charge icon, const QColor& ink, std::string letter, std::string words) {
    if (words.empty()) return;
    const bool known = std::any_of(entries_.begin(), entries_.end(), [&](const LegendEntry& entry) {
      return entry.icon == icon && entry.letter == letter && entry.words == words;
    });
    if (!known) entries_.push_back({icon, ink, std::move(letter), std::move(words)});
  }

  void add(const rules::CardDef& card, const CardLook& look) {
    if (look.sign) add(look.sign->icon, look.sign->ink, look.sign->letter, signWord(card));
    for (const CostFigure& figure : look.cost)
      if (figure.icon && !figure.ink.isValid())
        add(*figure.icon, {}, {}, wordIn("Cost", language_, houseStyle()));
    for (const KeyFigure& figure : look.corners) add(figure.icon, {}, {}, figure.unit);
    if (look.rows.empty())
      for (const KeyFigure& figure : look.figures) add(figure.icon, look.ink, {}, figure.unit);
    for (const Tag& tag : look.tags) add(tag.icon, kInk, {}, tag.word);
    for (const ListRow& row : look.rows) {
      if (!row.reach.text.empty()) add(row.reach.icon, look.ink, {}, row.reach.unit);
      for (const Tag& tag : row.tags) add(tag.icon, kInk, {}, tag.word);
    }
  }

  std::vector<LegendEntry> taken() { return std::move(entries_); }

 private:
  [[nodiscard]] std::string signWord(const rules::CardDef& card) const {
    const auto type = houseStyle().types.find(card.type);
    for (const rules::CardWords& words : card.words)
      if (type != houseStyle().types.end() && words.field == type->second.sign && !words.words.empty())
        return wordIn(titled(words.words.front()), language_, houseStyle());
    return {};
  }

  LanguageId language_;
  std::vector<LegendEntry> entries_;
};

}  // namespace

std::vector<LegendEntry> legendOf(const rules::CardBook& cards, LanguageId language) {
  Legend legend(language);
  for (const rules::CardDef& card : cards.cards()) legend.add(card, lookOf(card, language, &cards));
  return legend.taken();
}

}  // namespace lk::faces
