#include "faces/legend.h"

#include <algorithm>

#include "faces/effect_reading.h"

namespace lk::faces {

namespace {

/// A sign, and all that it means.
struct Meanings {
  std::optional<Charge> icon;
  QColor ink;
  std::string letter;
  std::vector<std::string> words;
};

template <class T>
bool holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

class Legend {
 public:
  explicit Legend(LanguageId language) : language_(language) {}

  void add(const rules::CardDef& card, const CardLook& look) {
    if (look.sign) add(look.sign->icon, look.sign->ink, look.sign->letter, signWord(card));
    for (const CostFigure& figure : look.cost)
      if (!figure.ink.isValid()) add(figure.icon, {}, {}, word(figure.icon ? "Cost" : "Any Energy"));
    for (const KeyFigure& figure : look.corners) add(figure.icon, {}, {}, figure.unit);
    addFigures(card, look);
    for (const Tag& tag : look.tags) add(tag.icon, kInk, {}, tag.word);
    for (const ListRow& row : look.rows) {
      if (!row.reach.text.empty()) add(row.reach.icon, look.ink, {}, row.reach.unit);
      for (const Tag& tag : row.tags) add(tag.icon, kInk, {}, tag.word);
    }
  }

  /// Adds the emblems of what a card does.
  void addEffect(const rules::CardDef& card) {
    for (const Tag& sign : signsOf(card.effect, language_, houseStyle())) add(sign.icon, {}, {}, sign.word);
  }

  [[nodiscard]] std::vector<LegendEntry> entries() const {
    std::vector<LegendEntry> entries;
    for (const Meanings& each : all_) {
      std::string words;
      for (const std::string& word : each.words) words += (words.empty() ? "" : ", ") + word;
      entries.push_back({each.icon, each.ink, each.letter, words});
    }
    return entries;
  }

 private:
  void add(std::optional<Charge> icon, const QColor& ink, const std::string& letter,
           const std::string& word) {
    if (word.empty()) return;
    const auto known = std::find_if(all_.begin(), all_.end(), [&](const Meanings& each) {
      return each.icon == icon && each.letter == letter;
    });
    if (known == all_.end())
      all_.push_back({icon, ink, letter, {word}});
    else if (!holds(known->words, word))
      known->words.push_back(word);
  }

  /// Adds the numbers of its fields. Those of its effect say what they change; their emblems say how.
  void addFigures(const rules::CardDef& card, const CardLook& look) {
    const EffectReading effect = readEffect(card.effect, language_, houseStyle());
    if (look.rows.empty())
      for (const KeyFigure& figure : look.figures)
        if (!holds(effect.figures, figure)) add(figure.icon, look.ink, {}, figure.unit);
    const auto& styles = houseStyle().figures;
    for (const rules::CardFigure& figure : card.figures)
      if (const auto style = styles.find(figure.field);
          style != styles.end() && !styles.contains(card.type + "/" + std::string(figure.field)) &&
          style->second.icon && style->second.word.empty() && style->second.iconField.empty())
        add(style->second.icon, {}, {}, word(titled(figure.field)));
  }

  [[nodiscard]] std::string word(std::string_view english) const {
    return wordIn(english, language_, houseStyle());
  }

  [[nodiscard]] std::string signWord(const rules::CardDef& card) const {
    const auto type = houseStyle().types.find(card.type);
    for (const rules::CardWords& words : card.words)
      if (type != houseStyle().types.end() && words.field == type->second.sign && !words.words.empty())
        return wordIn(titled(words.words.front()), language_, houseStyle());
    return {};
  }

  LanguageId language_;
  std::vector<Meanings> all_;
};

}  // namespace

std::vector<LegendEntry> legendOf(const rules::CardBook& cards, std::span<const rules::CardTypeSpec> types,
                                  LanguageId language) {
  Legend legend(language);
  for (const rules::CardDef& card : cards.cards()) {
    const CardLook look = lookOf(card, language, &cards);
    legend.add(card, look);
    if (look.rows.empty() && rules::isCardOfItsOwn(types, card.type)) legend.addEffect(card);
  }
  return legend.entries();
}

}  // namespace lk::faces
