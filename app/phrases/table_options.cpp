#include "app/phrases/table_options.h"

#include <algorithm>

#include "app/kit/rule_texts.h"
#include "app/phrases/card_words.h"
#include "app/phrases/games/game_words.h"

namespace lk::app {

namespace {

using rules::OptionKind;

/// Adds the values of an option. A value without words is shown as written.
void addValues(TableOption& option, const rules::OptionSpec& spec, const OptionWords& words) {
  for (std::size_t place = 0; place < spec.values.size(); ++place) {
    const char* says = place < words.readings.size() ? words.readings[place] : nullptr;
    const std::string value(spec.values[place]);
    option.readings.push_back({value, says ? Words::tr(says) : QString::fromStdString(value)});
  }
}

void addCards(TableOption& option, const rules::OptionSpec& spec, const rules::CardBook& cards) {
  for (const std::string_view type : spec.cardTypes)
    for (const rules::CardId card : cards.ofType(type))
      option.readings.push_back({cards[card].id, cardName(cards[card])});
}

/// Adds the recommended number first, then the others in descending order.
void addNumbers(TableOption& option, const rules::OptionSpec& spec) {
  const int first = rules::recommendedNumber(spec);
  const auto add = [&](int n) { option.readings.push_back({std::to_string(n), QString::number(n)}); };
  if (first != 0) add(first);
  for (int n = spec.most; n >= spec.least; --n)
    if (n != first) add(n);
}

TableOption optionOf(const rules::OptionSpec& spec, const OptionWords& words, const GameKit& kit) {
  TableOption option;
  option.key = std::string(spec.key);
  option.kind = spec.kind;
  option.question = Words::tr(words.question);
  if (words.part) option.part = Words::tr(words.part);
  addValues(option, spec, words);
  addCards(option, spec, kit.cards);
  if (spec.kind == OptionKind::number) addNumbers(option, spec);
  option.rule = spec.rule.empty() ? ruleCiting(kit.ruleTexts, option.key) : std::string(spec.rule);
  option.ruleSays = ruleSpoken(kit, option.rule);
  return option;
}

}  // namespace

std::vector<TableOption> tableOptions(const GameKit& kit) {
  std::vector<TableOption> options;
  const std::span<const rules::OptionSpec> specs = kit.game->vocabulary().options;
  for (const OptionWords& words : gameWords(kit.id()).agreed) {
    const auto spec = std::find_if(specs.begin(), specs.end(),
                                   [&](const rules::OptionSpec& each) { return each.key == words.key; });
    if (spec != specs.end()) options.push_back(optionOf(*spec, words, kit));
  }
  return options;
}

}  // namespace lk::app
