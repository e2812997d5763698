#include "rules/cards/wording_check.h"

#include <algorithm>
#include <map>
#include <set>

#include "rules/cards/effect_amounts.h"
#include "rules/cards/pack_texts.h"
#include "rules/cards/text_numbers.h"
#include "rules/text/wording.h"

namespace lk::rules {

namespace {

/// How often a text mentions each number.
struct Tally {
  std::map<int, int> exact;
  std::map<int, int> casual;

  Tally(std::string_view text, const NumberWords& words) {
    for (const TextNumber& number : numbersIn(text, words)) ++(number.casual ? casual : exact)[number.value];
  }
};

class CardCheck {
 public:
  CardCheck(const Json& card, const PackDocument& pack, std::string_view file,
            std::span<const NumberWords> languages)
      : card_(card),
        pack_(pack),
        file_(file),
        languages_(languages),
        translations_(languagesIn(card)),
        whose_("card \"" + card["id"].asString() + "\"") {}

  std::vector<Fault> faults() {
    checkSaid(card_, "name");
    checkSaid(card_, "text");
    checkLabels(card_["effect"]);
    const bool acts = !card_["effect"].items().empty();
    if (acts) checkExceptions();
    for (const NumberWords* words : spoken()) {
      if (acts)
        checkNumbers(fieldIn("text", words->language), *words);
      else if (card_["deck"].isArray())
        checkDeck(*words);
    }
    return std::move(faults_);
  }

 private:
  void fault(const Json& at, std::string what, std::string cure) {
    faults_.push_back({std::string(file_), at.line(), whose_ + " " + std::move(what), std::move(cure)});
  }

  [[nodiscard]] const NumberWords* wordsOf(LanguageId language) const {
    const auto found = std::find_if(languages_.begin(), languages_.end(),
                                    [&](const NumberWords& each) { return each.language == language; });
    return found == languages_.end() ? nullptr : &*found;
  }

  /// Returns the languages of the card whose numbers can be read, English first.
  [[nodiscard]] std::vector<const NumberWords*> spoken() const {
    std::vector<const NumberWords*> all{&englishNumbers()};
    for (const LanguageId language : translations_)
      if (const NumberWords* words = wordsOf(language)) all.push_back(words);
    return all;
  }

  /// Returns whether people made the card for themselves. Such cards may be in one language only.
  [[nodiscard]] bool isOwn() const { return card_["origin"].asString() == "own"; }

  void checkSaid(const Json& object, std::string_view field) {
    const Json& english = object[field];
    if (!english.isString()) return;
    const std::string what(field);
    const Wording wording = wordingOf(object, field);
    if (wording.english.empty() && isOwn() && wording.others.empty())
      return fault(english, "has no " + what, "write one");
    if (wording.english.empty() && !isOwn()) fault(english, "has no English " + what, "write one");
    for (const LanguageId language : translations_) checkTranslation(object, what, wording, language);
  }

  void checkTranslation(const Json& object, const std::string& what, const Wording& wording,
                        LanguageId language) {
    const Json* text = object.find(fieldIn(what, language));
    const Json& at = text ? *text : object[what];
    const std::string& translated = wording.only(language);
    const NumberWords* words = wordsOf(language);
    const std::string called = words ? words->name : std::string(language.id());
    if (isOwn() && (wording.english.empty() || translated.empty())) return;
    if (translated.empty())
      fault(at, "has no " + called + " " + what, "translate \"" + wording.english + "\"");
    else if (words && hasLetters(wording.english) && !hasLettersOf(translated, *words))
      fault(at, "has a " + called + " " + what + " without a " + called + " character",
            "translate \"" + wording.english + "\"");
  }

  /// Checks labels of options: their numbers must be amounts of the option's own operations.
  void checkLabels(const Json& effect) {
    for (const Json& item : effect.items()) checkLabels(item);
    for (const auto& [name, value] : effect.members())
      if (value.isArray() || value.isObject()) checkLabels(value);
    if (!effect["label"].isString()) return;
    checkSaid(effect, "label");
    const std::vector<EffectAmount> amounts = effectAmounts(effect);
    for (const NumberWords* words : spoken()) {
      const Json& label = effect[fieldIn("label", words->language)];
      for (const auto& [value, times] : Tally(label.asString(), *words).exact)
        if (std::none_of(amounts.begin(), amounts.end(),
                         [v = value](const auto& each) { return each.value == v; }))
          fault(label,
                "says " + std::to_string(value) + " in a label; nothing it does is " + std::to_string(value),
                "correct the label or the effect");
    }
  }

  void checkNumbers(const std::string& field, const NumberWords& words) {
    const Json& text = card_[field];
    const std::string& language = words.name;
    if (!text.isString() || (isOwn() && text.asString().empty())) return;
    Tally tally(text.asString(), words);
    for (const Json& number : card_["only_in_text"].items())
      if (!take(tally.exact, static_cast<int>(number.asInt())))
        fault(text,
              "does not say " + number.dump() + " in its " + language +
                  " text, though it is listed in \"only_in_text\"",
              "say it, or take it off the list");
    const std::vector<EffectAmount> amounts = amountsToSay();
    checkAllExplained(text, tally, amounts, language);
    checkAllSaid(tally, amounts, language);
  }

  /// Returns the amounts that the texts must mention.
  [[nodiscard]] std::vector<EffectAmount> amountsToSay() const {
    std::vector<EffectAmount> amounts = amountsOfCard();
    for (const Json& number : card_["only_in_effect"].items())
      if (const auto found = amountOf(amounts, number); found != amounts.end()) amounts.erase(found);
    return amounts;
  }

  [[nodiscard]] std::vector<EffectAmount> amountsOfCard() const {
    std::vector<EffectAmount> amounts = effectAmounts(card_["effect"]);
    addEffectAmounts(card_["needs"], amounts);
    return amounts;
  }

  static std::vector<EffectAmount>::iterator amountOf(std::vector<EffectAmount>& amounts,
                                                      const Json& number) {
    return std::find_if(amounts.begin(), amounts.end(),
                        [&](const EffectAmount& each) { return each.value == number.asInt(); });
  }

  void checkExceptions() {
    std::vector<EffectAmount> amounts = amountsOfCard();
    for (const Json& number : card_["only_in_effect"].items()) {
      const auto found = amountOf(amounts, number);
      if (found == amounts.end())
        fault(number, "lists " + number.dump() + " in \"only_in_effect\", which is no amount of its effect",
              "take it off the list");
      else
        amounts.erase(found);
    }
  }

  /// Returns whether the number is a figure of the card itself, such as its cost. Texts may mention these.
  [[nodiscard]] bool isOwnFigure(int value) const {
    return std::any_of(card_.members().begin(), card_.members().end(), [&](const Json::Member& member) {
      return member.first != "copies" && member.second.isInt() && member.second.asInt() == value;
    });
  }

  void checkAllExplained(const Json& text, const Tally& tally, const std::vector<EffectAmount>& amounts,
                         const std::string& language) {
    for (const auto& [value, times] : tally.exact) {
      int most = 0;
      for (const EffectAmount& amount : amounts)
        if (amount.value == value) most += amount.times;
      if (times <= most || isOwnFigure(value)) continue;
      const std::string number = std::to_string(value);
      fault(text,
            "says " + number + " in its " + language + " text" +
                (most == 0 ? "; no amount of its effect is " + number : " more often than its effect has it"),
            "correct the text or the effect");
    }
  }

  void checkAllSaid(Tally& tally, const std::vector<EffectAmount>& amounts, const std::string& language) {
    for (const EffectAmount& amount : amounts) {
      if (amount.none && take(tally.casual, 0)) continue;
      if (take(tally.exact, amount.value)) continue;
      if (amount.value != 0 && take(tally.casual, amount.value)) continue;
      fault(*amount.at,
            "does not say " + std::to_string(amount.value) + " in its " + language + " text, the " +
                amount.what,
            "correct the text or the effect");
    }
  }

  static bool take(std::map<int, int>& counts, int value) {
    const auto found = counts.find(value);
    if (found == counts.end() || found->second <= 0) return false;
    --found->second;
    return true;
  }

  /// Checks numbers about the deck. "three Evades" is the count of that card. "seven attacks" is the count of
  /// all cards of a kind, none of which has been mentioned before.
  void checkDeck(const NumberWords& words) {
    const Json& field = card_[fieldIn("text", words.language)];
    const std::string& text = field.asString();
    std::set<std::string> counted;
    std::vector<TextNumber> ofKinds;
    for (const TextNumber& number : numbersIn(text, words)) {
      if (number.casual) continue;
      const Json* entry = entryNamedAt(std::string_view(text).substr(number.end), words);
      if (!entry)
        ofKinds.push_back(number);
      else if ((*entry)["count"].asInt() != number.value)
        notInDeck(field, number.value, words.name);
      else
        counted.insert((*entry)["card"].asString());
    }
    for (const TextNumber& number : ofKinds)
      if (!isCountOfAKind(number.value, counted)) notInDeck(field, number.value, words.name);
  }

  void notInDeck(const Json& text, int value, const std::string& language) {
    fault(text,
          "says " + std::to_string(value) + " in its " + language + " text; its deck does not hold so many",
          "correct the text or the deck");
  }

  /// Returns the deck entry whose card's name follows at the start of `rest`. Spaces and a measure word are
  /// skipped.
  [[nodiscard]] const Json* entryNamedAt(std::string_view rest, const NumberWords& words) const {
    for (const std::string& measure : words.measures)
      if (rest.starts_with(measure)) {
        rest.remove_prefix(measure.size());
        break;
      }
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    for (const Json& entry : card_["deck"].items()) {
      const Json* named = pack_.find(entry["card"].asString());
      const std::string name = named ? (*named)[fieldIn("name", words.language)].asString() : "";
      if (!name.empty() && rest.starts_with(name)) return &entry;
    }
    return nullptr;
  }

  [[nodiscard]] bool isCountOfAKind(int value, const std::set<std::string>& counted) const {
    std::map<std::string, int> counts;
    std::set<std::string> partlyCounted;
    for (const Json& entry : card_["deck"].items()) {
      const Json* named = pack_.find(entry["card"].asString());
      const std::string kind = named ? (*named)["kind"].asString() : "";
      counts[kind] += static_cast<int>(entry["count"].asInt());
      if (counted.contains(entry["card"].asString())) partlyCounted.insert(kind);
    }
    return std::any_of(counts.begin(), counts.end(), [&](const auto& each) {
      return each.second == value && !partlyCounted.contains(each.first);
    });
  }

  const Json& card_;
  const PackDocument& pack_;
  std::string_view file_;
  std::span<const NumberWords> languages_;
  std::set<LanguageId> translations_;
  std::string whose_;
  std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> checkWording(const Json& card, const PackDocument& pack, std::string_view file,
                                std::span<const NumberWords> languages) {
  return card.isObject() ? CardCheck(card, pack, file, languages).faults() : std::vector<Fault>();
}

std::vector<Fault> checkWording(const PackDocument& pack, std::string_view file,
                                std::span<const NumberWords> languages) {
  std::vector<Fault> all;
  for (const Json& card : pack.cards)
    for (Fault& fault : checkWording(card, pack, file, languages)) all.push_back(std::move(fault));
  return all;
}

}  // namespace lk::rules
