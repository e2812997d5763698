#include "faces/effect_reading.h"

#include <algorithm>
#include <cstdlib>

namespace lk::faces {

namespace {

constexpr std::size_t kMaxBadges = 4;
constexpr std::size_t kMaxFigures = 2;

struct Operation {
  const Json* fields = nullptr;
  const Json* test = nullptr;  // of the innermost `if` around it
  bool oneOfTwo = false;       // what an `if` with an `else` does or leaves
};

/// Collects all operations of an effect in reading order, at any depth. `around`: the operation that `part`
/// is in.
void collect(const Json& part, Operation around, std::vector<Operation>& found) {
  if (part.find("op") != nullptr) {
    found.push_back({&part, around.test, around.oneOfTwo});
    if (const Json* own = part.find("test"); own != nullptr && own->isObject()) around.test = own;
    around.oneOfTwo = around.oneOfTwo || part.find("else") != nullptr;
  }
  for (const Json& item : part.items()) collect(item, around, found);
  for (const auto& [key, value] : part.members())
    if (key != "test") collect(value, around, found);
}

std::vector<Operation> operationsOf(const Json& effect) {
  std::vector<Operation> operations;
  collect(effect, {}, operations);
  return operations;
}

std::string_view nameOf(const Operation& operation) {
  return (*operation.fields)["op"].asString();
}

bool isKeyword(const Operation& operation) {
  return nameOf(operation) == "keyword";
}

/// Returns the keyword, state or counter that an operation names; empty if none.
std::string_view thingOf(const Operation& operation) {
  for (const std::string_view key : {"keyword", "state", "what"})
    if (const Json* thing = operation.fields->find(key); thing != nullptr && thing->isString())
      return thing->asString();
  return {};
}

/// Returns the number of an operation; nullopt if it has none, for example if it places a marker or pays in
/// another way.
std::optional<std::int64_t> numberOf(const Json& fields, FigureContent content) {
  const bool by = content == FigureContent::by || content == FigureContent::byOfThing;
  const Json* number = fields.find(by ? "by" : "amount");
  if (by && number == nullptr) number = fields.find("add");
  return number == nullptr ? std::nullopt : std::optional(number->asInt());
}

bool counts(FigureContent content) {
  return content == FigureContent::amount || content == FigureContent::gain ||
         content == FigureContent::amountOfThing || content == FigureContent::by ||
         content == FigureContent::byOfThing;
}

class Reader {
 public:
  Reader(LanguageId language, const FaceStyle& style) : language_(language), style_(style) {}

  /// Returns nullopt for operations without a style (choices, tests).
  [[nodiscard]] std::optional<Charge> iconOf(const Operation& operation) const {
    const auto found = style_.operations.find(nameOf(operation));
    if (found == style_.operations.end()) return std::nullopt;
    if (found->second.icon) return found->second.icon;
    const auto thing = style_.things.find(thingOf(operation));
    return thing == style_.things.end() ? std::nullopt : thing->second.icon;
  }

  /// A keyword that modifies the first operation can determine the emblem: a strike with first strike is a
  /// spear.
  [[nodiscard]] Charge emblemOf(const std::vector<Operation>& operations, const Operation& first) const {
    const Charge plain = *iconOf(first);
    if (!style_.operations.find(nameOf(first))->second.keywordIsEmblem) return plain;
    for (const Operation& operation : operations) {
      if (!isKeyword(operation) || (*operation.fields)["which"].asString() != "this") continue;
      const auto thing = style_.things.find(thingOf(operation));
      if (thing != style_.things.end() && thing->second.emblem) return iconOf(operation).value_or(plain);
    }
    return plain;
  }

  /// Returns nullopt for operations without a number, and for one of two: beside each other they would read
  /// as both.
  [[nodiscard]] std::optional<KeyFigure> figureOf(const Operation& operation) const {
    if (operation.oneOfTwo) return std::nullopt;
    const auto found = style_.operations.find(nameOf(operation));
    if (found == style_.operations.end()) return std::nullopt;
    const Json& fields = *operation.fields;
    const std::optional<std::int64_t> number = numberOf(fields, found->second.content);
    if (counts(found->second.content) && !number) return std::nullopt;
    const std::int64_t amount = number.value_or(0);
    const std::string thing = thingName(thingOf(operation), std::abs(amount) == 1);
    KeyFigure figure{iconOf(operation).value_or(Charge::star), {}, {}};
    switch (found->second.content) {
      case FigureContent::nothing:
        return std::nullopt;
      case FigureContent::profile:
        figure.text = profile(fields);
        break;
      case FigureContent::test:
        figure.text =
            operation.test == nullptr ? wordIn("always", language_, style_) : bound(*operation.test);
        break;
      case FigureContent::amount:
        figure.text = std::to_string(amount);
        break;
      case FigureContent::gain:
        figure.text = withSign(amount, "");
        break;
      case FigureContent::amountOfThing:
        figure.text = std::to_string(amount);
        figure.unit = thing;
        break;
      case FigureContent::thingBecomes:
        figure.text = thing + " = " + std::to_string(fields["to"].asInt());
        break;
      case FigureContent::by:
        figure.text = withSign(amount, "");
        break;
      case FigureContent::byOfThing:
        figure.text = withSign(amount, "");
        figure.unit = thing;
        break;
      case FigureContent::thing:
        figure.text = thing;
        break;
    }
    if (figure.text.empty()) return std::nullopt;
    return figure;
  }

  /// Returns what an operation's emblem means: its word, or the name of its thing; empty if it has neither.
  [[nodiscard]] std::string meaningOf(const Operation& operation) const {
    const auto found = style_.operations.find(nameOf(operation));
    if (found == style_.operations.end()) return {};
    if (!found->second.word.empty()) return wordIn(found->second.word, language_, style_);
    return found->second.icon ? std::string() : thingName(thingOf(operation));
  }

 private:
  /// `single`: the name of one of them.
  [[nodiscard]] std::string thingName(std::string_view thing, bool single = false) const {
    const auto found = style_.things.find(thing);
    if (single && found != style_.things.end() && !found->second.one.empty())
      return wordIn(found->second.one, language_, style_);
    const bool called = found != style_.things.end() && !found->second.word.empty();
    return wordIn(called ? found->second.word : titled(thing), language_, style_);
  }

  [[nodiscard]] std::string profile(const Json& fields) const {
    const std::int64_t plus = fields["plus"].asInt();
    const std::string& base = fields["base"].asString();
    if (base == "none") return std::to_string(plus);
    return plus == 0 ? thingName(base) : thingName(base) + " " + withSign(plus, " ");
  }

  /// "DV ≥ 8": the condition under which an operation has an effect.
  [[nodiscard]] std::string bound(const Json& test) const {
    const std::string& compare = test["cmp"].asString();
    if (compare != "at_least" && compare != "at_most") return {};
    return thingName(test["what"].asString()) + (compare == "at_least" ? " \u2265 " : " \u2264 ") +
           std::to_string(test["value"].asInt());
  }

  LanguageId language_;
  const FaceStyle& style_;
};

template <class T>
bool holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

std::string titled(std::string_view id) {
  std::string text;
  bool start = true;
  for (const char c : id) {
    const bool gap = c == '_' || c == '-';
    text += gap ? ' ' : start && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    start = gap;
  }
  return text;
}

std::string wordIn(std::string_view word, LanguageId language, const FaceStyle& style) {
  const auto words = style.words.find(language);
  if (words == style.words.end()) return std::string(word);
  const auto found = words->second.find(word);
  return found == words->second.end() ? std::string(word) : found->second;
}

std::string withSign(std::int64_t number, std::string_view gap) {
  const std::string sign = number < 0 ? "\u2212" : "+";
  return sign + std::string(gap) + std::to_string(std::abs(number));
}

EffectReading readEffect(const Json& effect, LanguageId language, const FaceStyle& style) {
  const std::vector<Operation> operations = operationsOf(effect);
  const Reader reader(language, style);
  EffectReading reading;

  // The operations inside a choice take precedence over the choice itself, and over keywords.
  const auto first = std::find_if(operations.begin(), operations.end(), [&](const Operation& o) {
    return reader.iconOf(o) && !isKeyword(o) && nameOf(o) != "choose";
  });
  if (first != operations.end())
    reading.emblem = reader.emblemOf(operations, *first);
  else if (!operations.empty())
    reading.emblem = Charge::rosette;

  for (const Operation& operation : operations) {
    const std::optional<Charge> icon = reader.iconOf(operation);
    const bool isFirst = first != operations.end() && operation.fields == first->fields;
    if (icon && !isFirst && icon != reading.emblem && !holds(reading.badges, *icon) &&
        reading.badges.size() < kMaxBadges)
      reading.badges.push_back(*icon);
    if (std::optional<KeyFigure> figure = reader.figureOf(operation);
        figure && reading.figures.size() < kMaxFigures && !holds(reading.figures, *figure))
      reading.figures.push_back(std::move(*figure));
  }
  return reading;
}

std::vector<Tag> signsOf(const Json& effect, LanguageId language, const FaceStyle& style) {
  const Reader reader(language, style);
  std::vector<Tag> signs;
  for (const Operation& operation : operationsOf(effect)) {
    const std::optional<Charge> icon = reader.iconOf(operation);
    if (Tag sign{icon.value_or(Charge::star), reader.meaningOf(operation)};
        icon && !sign.word.empty() && !holds(signs, sign))
      signs.push_back(std::move(sign));
  }
  return signs;
}

}  // namespace lk::faces
