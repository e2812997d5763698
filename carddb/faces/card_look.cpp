#include "faces/card_look.h"

#include <algorithm>
#include <utility>

#include "faces/effect_reading.h"
#include "faces/own_picture.h"

namespace lk::faces {

namespace {

/// Selects one of many equally good variants of inks and fields. The value has no meaning for a single card.
constexpr std::uint64_t kDraw = 622;
constexpr std::string_view kBetween = " \u00b7 ";
constexpr std::string_view kNothing = "none";  // the word of a field for no word
constexpr std::size_t kMaxFigures = 5;
constexpr std::size_t kMaxOfEffect = 2;
constexpr std::size_t kMaxCorners = 2;
constexpr int kOpenEnd = 99;  // the end of a span that has none

void join(std::string& text, std::string_view more, std::string_view between) {
  if (more.empty()) return;
  if (!text.empty()) text += between;
  text += more;
}

template <class T>
bool holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

/// Derives the look of one card from its style.
class Looker {
 public:
  Looker(const rules::CardDef& card, LanguageId language, const FaceStyle& style)
      : card_(card), language_(language), style_(style) {
    type_.ink = borderInk(card.type);
    if (const auto found = style.types.find(card.type); found != style.types.end()) type_ = found->second;
  }

  [[nodiscard]] const TypeStyle& type() const { return type_; }

  [[nodiscard]] std::string kind() const {
    std::string text = wordIn(titled(card_.type), language_, style_);
    const std::string& more = card_.subtype.empty() ? card_.kind : card_.subtype;
    if (!more.empty()) join(text, wordIn(more, language_, style_), kBetween);
    for (const std::string& field : type_.line) join(text, wordsOf(field), kBetween);
    return text;
  }

  /// `names` supplies the name of a card that it replaces.
  [[nodiscard]] std::string belongs(const rules::CardBook* names) const {
    std::string text;
    for (const std::string& field : type_.belongs) join(text, wordsOf(field), kBetween);
    if (!card_.replaces.empty()) join(text, replaces(names), kBetween);
    return text;
  }

  /// Returns the word of its sign; nullptr if it has none.
  [[nodiscard]] const ThingStyle* sign() const {
    for (const rules::CardWords& words : card_.words)
      if (!type_.sign.empty() && words.field == type_.sign && !words.words.empty())
        return thingOf(words.words.front());
    return nullptr;
  }

  /// Adds the numbers of the card's fields, each where its style says.
  void addFigures(CardLook& look) const {
    for (const rules::CardWords& words : card_.words)
      if (const FigureStyle* style = styleOf(words.field); style != nullptr && !words.words.empty())
        add(look, *style, words.field, wordIn(words.words.front(), language_, style_));
    std::vector<std::pair<const FigureStyle*, const rules::CardFigure*>> figures;
    for (const rules::CardFigure& figure : card_.figures)
      if (const FigureStyle* style = styleOf(figure.field)) figures.emplace_back(style, &figure);
    std::stable_sort(figures.begin(), figures.end(),
                     [](const auto& a, const auto& b) { return a.first->order < b.first->order; });
    for (const auto& [style, figure] : figures)
      if (const std::string text = textOf(*figure, *style); !text.empty())
        add(look, *style, figure->field, text);
  }

  /// Adds what its style remarks on the words of its fields and of its effect.
  void addTags(std::vector<Tag>& tags) const {
    for (const rules::CardWords& words : card_.words)
      for (const std::string& word : words.words) addTag(tags, words.field, word);
    addTags(tags, card_.effect);
  }

 private:
  /// "replaces Heavy Strike"
  [[nodiscard]] std::string replaces(const rules::CardBook* names) const {
    const rules::CardId id = names == nullptr ? rules::CardId{} : names->find(card_.replaces);
    const std::string name = id.known() ? (*names)[id].name.in(language_) : titled(card_.replaces);
    return wordIn("replaces", language_, style_) + " " + name;
  }

  [[nodiscard]] const FigureStyle* styleOf(std::string_view field) const {
    auto found = style_.figures.find(card_.type + "/" + std::string(field));
    if (found == style_.figures.end()) found = style_.figures.find(field);
    return found == style_.figures.end() ? nullptr : &found->second;
  }

  [[nodiscard]] const ThingStyle* thingOf(std::string_view word) const {
    const auto found = style_.things.find(word);
    return found == style_.things.end() ? nullptr : &found->second;
  }

  /// Returns the words of a field, separated by commas.
  [[nodiscard]] std::string wordsOf(std::string_view field) const {
    std::string text;
    for (const rules::CardWords& words : card_.words) {
      if (words.field != field) continue;
      for (const std::string& word : words.words) {
        if (word == kNothing) continue;
        const ThingStyle* thing = thingOf(word);
        const bool named = thing != nullptr && !thing->word.empty();
        join(text, wordIn(named ? thing->word : titled(word), language_, style_), ", ");
      }
    }
    return text;
  }

  /// Returns a number or a span; "" if the card does not have it.
  [[nodiscard]] std::string textOf(const rules::CardFigure& figure, const FigureStyle& style) const {
    const auto number = [&](int value) {
      return style.gained && value != 0 ? withSign(value, "") : std::to_string(value);
    };
    if (style.to.empty()) return figure.value == 0 ? style.zero : number(figure.value);
    const int end = card_.figure(style.to);
    if (end >= kOpenEnd) return number(figure.value) + "+";
    if (end == figure.value) return number(figure.value);
    return number(figure.value) + (style.gained ? ".." : "\u2013") + number(end);
  }

  void add(CardLook& look, const FigureStyle& style, std::string_view field, const std::string& text) const {
    std::optional<Charge> icon = style.icon;
    for (const rules::CardWords& words : card_.words)
      if (words.field == style.iconField && !words.words.empty())
        if (const ThingStyle* thing = thingOf(words.words.front()); thing != nullptr && thing->icon)
          icon = thing->icon;
    const std::string word = wordIn(style.word, language_, style_);
    switch (style.place) {
      case FigurePlace::band:
        if (look.figures.size() < kMaxFigures)
          look.figures.push_back({icon.value_or(Charge::star), text, word});
        break;
      case FigurePlace::corner:
        if (look.corners.size() < kMaxCorners)
          look.corners.push_back({icon.value_or(Charge::star), text, word});
        break;
      case FigurePlace::cost:
        if (const ThingStyle* thing = thingOf(field); thing != nullptr && thing->icon)
          look.cost.push_back({thing->icon, thing->ink, text});
        else
          look.cost.push_back({icon, {}, text});
        break;
      case FigurePlace::tag:
        look.tags.push_back({icon.value_or(Charge::star), word});
        break;
    }
  }

  void addTag(std::vector<Tag>& tags, std::string_view field, std::string_view word) const {
    const auto found = style_.tags.find(std::string(field) + "/" + std::string(word));
    if (found == style_.tags.end()) return;
    Tag tag{found->second.icon, wordIn(found->second.word, language_, style_)};
    if (!holds(tags, tag)) tags.push_back(std::move(tag));
  }

  void addTags(std::vector<Tag>& tags, const Json& part) const {
    for (const Json& item : part.items()) addTags(tags, item);
    for (const auto& [key, value] : part.members()) {
      if (value.isString()) addTag(tags, key, value.asString());
      addTags(tags, value);
    }
  }

  const rules::CardDef& card_;
  LanguageId language_;
  const FaceStyle& style_;
  TypeStyle type_;
};

/// Adds the rows of a list of cards. Variants of a listed card are left out of lists that say all of it.
void addRows(CardLook& look, const rules::CardDef& card, LanguageId language, const rules::CardBook* names,
             const FaceStyle& style, bool whole) {
  for (const rules::DeckEntry& entry : card.deck) {
    const rules::CardId listed = names == nullptr ? rules::CardId{} : names->find(entry.card);
    if (!listed.known()) {
      look.rows.push_back({entry.count, titled(entry.card), {}, {}, {}, {}});
      continue;
    }
    const rules::CardDef& its = (*names)[listed];
    const Looker looker(its, language, style);
    ListRow row{entry.count, its.name.in(language), {}, {}, {}, {}};
    if (whole) {
      if (!its.countsAs.empty()) continue;
      CardLook own;
      looker.addFigures(own);
      looker.addTags(row.tags);
      if (!own.figures.empty()) row.number = own.figures[0].text;
      if (own.figures.size() > 1) row.reach = own.figures[1];
      row.text = its.text.in(language);
    }
    look.rows.push_back(std::move(row));
  }
}

}  // namespace

CardLook lookOf(const rules::CardDef& card, LanguageId language, const rules::CardBook* names,
                const FaceStyle& style) {
  const Looker looker(card, language, style);
  const TypeStyle& type = looker.type();

  CardLook look;
  look.title = card.name.in(language);
  look.text = card.text.in(language);
  look.kind = looker.kind();
  look.belongs = looker.belongs(names);
  if (card.copies > 1) look.copies = "\u00d7 " + std::to_string(card.copies);
  look.panel = type.panel;
  look.ink = type.ink;
  look.dots = type.dots.field.empty() ? type.dots.most : card.figure(type.dots.field);
  if (const ThingStyle* sign = looker.sign(); sign != nullptr && sign->ink.isValid()) {
    look.ink = sign->ink;
    if (sign->icon && !sign->letter.empty()) look.sign = Sign{*sign->icon, sign->letter, sign->ink};
  }

  Choices choices(fingerprint(card.id) + kDraw);
  look.pair = choices.next(kInkPairs);
  look.division = static_cast<Division>(choices.next(kDivisions));
  look.variety = fingerprint(card.id + "/" + card.type);

  looker.addFigures(look);
  looker.addTags(look.tags);
  EffectReading reading = readEffect(card.effect, language, style);
  look.charge = ownCharge(card.picture).value_or(reading.emblem.value_or(Charge::rosette));
  look.image = ownImage(card.picture);
  look.badges = std::move(reading.badges);
  if (type.numbersOfEffect)
    for (KeyFigure& figure : reading.figures)
      if (look.figures.size() < kMaxOfEffect) look.figures.push_back(std::move(figure));
  addRows(look, card, language, names, style, type.listsWhole);
  // The rows of such a list say all that a card without an effect does.
  if (look.listsWhole() && card.effect.items().empty()) look.text.clear();
  look.nameIsEmblem = !reading.emblem && look.rows.empty() && look.figures.empty() && card.picture.empty();
  return look;
}

}  // namespace lk::faces
