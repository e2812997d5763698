#include "rules/cards/wording_check.h"

#include <algorithm>
#include <map>
#include <set>

#include "rules/cards/effect_amounts.h"
#include "rules/cards/said_numbers.h"

namespace lk::rules {

namespace {

/// A text in its two languages.
struct Wording {
  std::string_view what;  // "text"
  std::string_view english;
  std::string_view chinese;
};
constexpr Wording kName{"name", "name", "name_zh"};
constexpr Wording kText{"text", "text", "text_zh"};
constexpr Wording kLabel{"label", "label", "label_zh"};

/// How often a text says each number.
struct Tally {
  std::map<int, int> said;
  std::map<int, int> casual;

  explicit Tally(std::string_view text) {
    for (const SaidNumber& number : saidNumbers(text)) ++(number.casual ? casual : said)[number.value];
  }
};

class CardCheck {
 public:
  CardCheck(const Json& card, const PackDocument& pack, std::string_view file)
      : card_(card), pack_(pack), file_(file), whose_("card \"" + card["id"].asString() + "\"") {}

  std::vector<Fault> faults() {
    checkTranslation(card_, kName);
    checkTranslation(card_, kText);
    checkLabels(card_["effect"]);
    if (!card_["effect"].items().empty()) {
      checkExceptions();
      checkNumbers(kText.english, "English");
      checkNumbers(kText.chinese, "Chinese");
    } else if (card_["deck"].isArray()) {
      checkDeck(kText.english, "name", "English");
      checkDeck(kText.chinese, "name_zh", "Chinese");
    }
    return std::move(faults_);
  }

 private:
  void fault(const Json& at, std::string what, std::string cure) {
    faults_.push_back({std::string(file_), at.line(), whose_ + " " + std::move(what), std::move(cure)});
  }

  /// People's own cards may be in one language.
  [[nodiscard]] bool isOwn() const { return card_["origin"].asString() == "own"; }

  void checkTranslation(const Json& object, const Wording& wording) {
    const Json& english = object[wording.english];
    const Json& chinese = object[wording.chinese];
    if (!english.isString() || (!chinese.isString() && !chinese.isNull())) return;
    const std::string what(wording.what);
    if (isOwn() && english.asString().empty() && chinese.asString().empty())
      return fault(english, "has no " + what, "write one in English or Chinese");
    if (isOwn() && (english.asString().empty() || chinese.asString().empty())) return;
    const Json& at = chinese.isNull() ? english : chinese;
    if (english.asString().empty()) fault(english, "has no English " + what, "write one");
    if (chinese.asString().empty())
      fault(at, "has no Chinese " + what, "translate \"" + english.asString() + "\"");
    else if (hasLetters(english.asString()) && !hasChinese(chinese.asString()))
      fault(at, "has a Chinese " + what + " without a Chinese character",
            "translate \"" + english.asString() + "\"");
  }

  /// An option says what choosing it does: its numbers are amounts of what it does.
  void checkLabels(const Json& effect) {
    for (const Json& item : effect.items()) checkLabels(item);
    for (const auto& [name, value] : effect.members())
      if (value.isArray() || value.isObject()) checkLabels(value);
    if (!effect["label"].isString()) return;
    checkTranslation(effect, kLabel);
    const std::vector<EffectAmount> amounts = effectAmounts(effect);
    for (const std::string_view language : {kLabel.english, kLabel.chinese})
      for (const auto& [value, times] : Tally(effect[language].asString()).said)
        if (std::none_of(amounts.begin(), amounts.end(),
                         [v = value](const auto& each) { return each.value == v; }))
          fault(effect[language],
                "says " + std::to_string(value) + " in a label; nothing it does is " + std::to_string(value),
                "correct the label or the effect");
  }

  void checkNumbers(std::string_view field, const std::string& language) {
    const Json& text = card_[field];
    if (!text.isString() || (isOwn() && text.asString().empty())) return;
    Tally tally(text.asString());
    for (const Json& number : card_["only_in_text"].items())
      if (!take(tally.said, static_cast<int>(number.asInt())))
        fault(text,
              "does not say " + number.dump() + " in its " + language +
                  " text, though it is listed in \"only_in_text\"",
              "say it, or take it off the list");
    const std::vector<EffectAmount> amounts = amountsToSay();
    checkAllExplained(text, tally, amounts, language);
    checkAllSaid(tally, amounts, language);
  }

  /// What the texts must say.
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

  /// Figures of the card itself, as its cost, may be said or not.
  [[nodiscard]] bool isOwnFigure(int value) const {
    return std::any_of(card_.members().begin(), card_.members().end(), [&](const Json::Member& member) {
      return member.first != "copies" && member.second.isInt() && member.second.asInt() == value;
    });
  }

  void checkAllExplained(const Json& text, const Tally& tally, const std::vector<EffectAmount>& amounts,
                         const std::string& language) {
    for (const auto& [value, times] : tally.said) {
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
      if (take(tally.said, amount.value)) continue;
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

  /// "three Evades": the count of that card; "seven attacks": of all cards of some kind, none of them told
  /// yet.
  void checkDeck(std::string_view field, std::string_view nameField, const std::string& language) {
    const std::string& text = card_[field].asString();
    std::set<std::string> told;
    std::vector<SaidNumber> ofKinds;
    for (const SaidNumber& number : saidNumbers(text)) {
      if (number.casual) continue;
      const Json* entry = entryNamedAt(std::string_view(text).substr(number.end), nameField);
      if (!entry)
        ofKinds.push_back(number);
      else if ((*entry)["count"].asInt() != number.value)
        notInDeck(field, number.value, language);
      else
        told.insert((*entry)["card"].asString());
    }
    for (const SaidNumber& number : ofKinds)
      if (!isCountOfAKind(number.value, told)) notInDeck(field, number.value, language);
  }

  void notInDeck(std::string_view field, int value, const std::string& language) {
    fault(card_[field],
          "says " + std::to_string(value) + " in its " + language + " text; its deck does not hold so many",
          "correct the text or the deck");
  }

  /// The deck entry whose card's name `rest` begins with, but for spaces and a measure word.
  [[nodiscard]] const Json* entryNamedAt(std::string_view rest, std::string_view nameField) const {
    if (rest.starts_with("张")) rest.remove_prefix(std::string_view("张").size());
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    for (const Json& entry : card_["deck"].items()) {
      const Json* named = pack_.find(entry["card"].asString());
      const std::string name = named ? (*named)[nameField].asString() : "";
      if (!name.empty() && rest.starts_with(name)) return &entry;
    }
    return nullptr;
  }

  [[nodiscard]] bool isCountOfAKind(int value, const std::set<std::string>& told) const {
    std::map<std::string, int> counts;
    std::set<std::string> partlyTold;
    for (const Json& entry : card_["deck"].items()) {
      const Json* named = pack_.find(entry["card"].asString());
      const std::string kind = named ? (*named)["kind"].asString() : "";
      counts[kind] += static_cast<int>(entry["count"].asInt());
      if (told.contains(entry["card"].asString())) partlyTold.insert(kind);
    }
    return std::any_of(counts.begin(), counts.end(), [&](const auto& each) {
      return each.second == value && !partlyTold.contains(each.first);
    });
  }

  const Json& card_;
  const PackDocument& pack_;
  std::string_view file_;
  std::string whose_;
  std::vector<Fault> faults_;
};

}  // namespace

std::vector<Fault> checkWording(const Json& card, const PackDocument& pack, std::string_view file) {
  return card.isObject() ? CardCheck(card, pack, file).faults() : std::vector<Fault>();
}

std::vector<Fault> checkWording(const PackDocument& pack, std::string_view file) {
  std::vector<Fault> all;
  for (const Json& card : pack.cards)
    for (Fault& fault : checkWording(card, pack, file)) all.push_back(std::move(fault));
  return all;
}

}  // namespace lk::rules
