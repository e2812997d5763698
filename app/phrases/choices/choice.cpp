#include "app/phrases/choices/choice.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QCoreApplication>

#include "app/phrases/choices/card_pool.h"
#include "app/phrases/consequences.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/moves/move_words.h"

namespace lk::app {

namespace {

/// Cards that stand for a statement ("pass") do not count as cards here.
bool isCard(const std::string& option, const GameKit& kit) {
  const rules::CardId card = kit.cards.find(option);
  return card.known() && kit.cards[card].means.isNull();
}

/// If there are more cards than this, they are grouped behind one choice.
constexpr std::ptrdiff_t kMaxCardsInTheBar = 5;
struct ChoiceWords {
  Q_DECLARE_TR_FUNCTIONS(ChoiceWords)
};

/// An answer that must be completed, or one of several to the same option.
Choice byHand(const rules::Prompt& prompt, const rules::ByHand& way, const OpenTable& table,
              const Names& names) {
  Choice choice;
  choice.event = way.begun;
  choice.label = optionLabel(prompt, way.option, table.kit, names);
  if (isCard(way.option, table.kit)) choice.card = way.option;
  if (!way.blank) return choice;
  const rules::Blank& blank = *way.blank;
  choice.field = blank.field;
  choice.prefix = blank.prefix;
  choice.entryLeast = blank.least;
  choice.entryCount = blank.most;
  choice.secret = blank.secret;
  if (blank.kind == rules::Blank::Kind::dice) {
    choice.entry = Entry::dice;
    choice.sides = blank.sides;
    if (way.option == way.answers) choice.label = ChoiceWords::tr("Enter dice");
    return choice;
  }
  choice.entry = Entry::cards;
  choice.written = !choice.prefix.empty() ? Written::joined : blank.list ? Written::list : Written::one;
  choice.pool = cardPool(prompt, blank, table);
  return choice;
}

/// Returns why nothing of a choice's list can be taken: the reason that most of the list has, the first of
/// equals. Empty if something can, or if nothing need be taken.
QString whyNone(const Choice& choice) {
  if (choice.entryLeast == 0) return {};
  std::vector<std::pair<QString, int>> reasons;
  for (const Pick& pick : choice.pool) {
    if (pick.why.isEmpty()) return {};
    const auto same = [&](const auto& each) { return each.first == pick.why; };
    const auto at = std::find_if(reasons.begin(), reasons.end(), same);
    if (at == reasons.end())
      reasons.emplace_back(pick.why, 1);
    else
      ++at->second;
  }
  const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
  const auto most = std::max_element(reasons.begin(), reasons.end(), fewer);
  return most == reasons.end() ? QString() : most->first;
}

/// Collects the choices of a prompt; options that belong together are grouped behind one choice.
class Sorter {
 public:
  /// `leads`: whether choices include what they can lead to.
  Sorter(const rules::Prompt& prompt, const OpenTable& table, const Names& names, bool leads)
      : prompt_(prompt), table_(table), names_(names), leads_(leads) {
    const auto cards = [&](const std::string& option) { return isCard(option, table.kit); };
    const auto closed = [&](const rules::NotNow& each) { return cards(each.option); };
    const auto count = std::count_if(prompt.legal.begin(), prompt.legal.end(), cards) +
                       std::count_if(prompt.notNow.begin(), prompt.notNow.end(), closed);
    many_ = count > kMaxCardsInTheBar;
  }

  std::vector<Choice> sort() {
    for (std::size_t i = 0; i < prompt_.legal.size(); ++i) open(i);
    openByHand({});
    for (const rules::NotNow& each : prompt_.notNow) close(each);
    if (together_) open_.insert(open_.begin() + at_, *together_);
    closeWhatNothingCompletes();
    std::move(last_.begin(), last_.end(), std::back_inserter(open_));
    std::move(ending_.begin(), ending_.end(), std::back_inserter(open_));
    std::move(closed_.begin(), closed_.end(), std::back_inserter(open_));
    return std::move(open_);
  }

 private:
  [[nodiscard]] bool isTogether(const std::string& option) const {
    return prompt_.secret || (many_ && isCard(option, table_.kit));
  }

  /// A warning takes precedence over foreseen consequences, and those over possible ones.
  [[nodiscard]] QString leads(const std::string& option, const rules::Event& answer) const {
    if (table_.foreseen && warningOf(prompt_, option).isEmpty())
      if (const QString text = foreseenText(*table_.foreseen, answer, table_.kit, names_); !text.isEmpty())
        return text;
    return leads_ ? consequenceText(prompt_, option, table_.kit, names_) : warningOf(prompt_, option);
  }

  /// Returns whether the prompt chose a part of its answer that players can choose otherwise.
  [[nodiscard]] bool isSuggested(const rules::Event& answer) const {
    const std::span<const std::string_view> fields = gameWords(table_.kit.id()).suggested;
    return std::any_of(fields.begin(), fields.end(),
                       [&](std::string_view field) { return !answer.body[field].items().empty(); });
  }

  void open(std::size_t i) {
    const std::string& option = prompt_.legal[i];
    const bool complete = i < prompt_.answers.size() && !prompt_.answers[i].body.members().empty();
    if (!complete) return openByHand(option);
    if (isTogether(option)) {
      Pick pick = pickOf(prompt_, option, table_.kit);
      pick.event = prompt_.answers[i];
      return addTogether(std::move(pick));
    }
    Choice choice;
    choice.label = optionLabel(prompt_, option, table_.kit, names_);
    if (!warningOf(prompt_, option).isEmpty())  // where a tile has no room for more than its label, too
      choice.label = ChoiceWords::tr("%1: you lose at once").arg(choice.label);
    if (isCard(option, table_.kit)) choice.card = option;
    choice.event = prompt_.answers[i];
    choice.leads = leads(option, choice.event);
    choice.suggested = isSuggested(choice.event);
    add(std::move(choice), option);
  }

  void add(Choice choice, const std::string& option) {
    const GameWords& words = gameWords(table_.kit.id());
    const auto among = [&](std::span<const std::string_view> options) {
      return std::find(options.begin(), options.end(), option) != options.end();
    };
    if (among(words.ending)) {
      choice.entry = Entry::confirm;
      choice.asks = endingQuestion();
      ending_.push_back(std::move(choice));
    } else {
      (among(words.closing) ? last_ : open_).push_back(std::move(choice));
    }
  }

  /// Adds the answers by hand to an option. With an empty option: the events that can be said in addition.
  void openByHand(const std::string& option) {
    for (const rules::ByHand& way : prompt_.byHand)
      if (way.answers == option) {
        Choice choice = byHand(prompt_, way, table_, names_);
        choice.leads = leads(option, way.begun);
        choice.suggested = isSuggested(way.begun);
        add(std::move(choice), way.option);
      }
  }

  /// Returns why an option cannot be said now, in the words for that option if there are any.
  [[nodiscard]] QString whyNot(const rules::NotNow& each) const {
    const QString own = phrase(gameWords(table_.kit.id()).reasons, each.why + "_of_" + each.option);
    return own.isEmpty() ? reasonText(each.why, table_.kit.id()) : own;
  }

  void close(const rules::NotNow& each) {
    if (isTogether(each.option)) {
      Pick pick = pickOf(prompt_, each.option, table_.kit);
      pick.why = whyNot(each);
      return addTogether(std::move(pick));
    }
    Choice choice;
    choice.label = optionLabel(prompt_, each.option, table_.kit, names_);
    choice.why = whyNot(each);
    if (isCard(each.option, table_.kit)) choice.card = each.option;
    closed_.push_back(std::move(choice));
  }

  void addTogether(Pick pick) {
    if (!together_) {
      together_.emplace();
      together_->label = labelOfMany(prompt_, table_.kit);
      together_->entry = Entry::pick;
      together_->entryLeast = together_->entryCount = 1;
      together_->secret = prompt_.secret;
      at_ = static_cast<std::ptrdiff_t>(open_.size());
    }
    together_->pool.push_back(std::move(pick));
  }

  /// Moves the choices from a list of which nothing can be taken now to those that are not available.
  void closeWhatNothingCompletes() {
    std::vector<Choice> closed;
    for (auto* all : {&open_, &last_})
      std::erase_if(*all, [&](const Choice& choice) {
        const QString why = whyNone(choice);
        if (!why.isEmpty())
          closed.push_back({.label = choice.label, .card = choice.card, .why = why, .secret = choice.secret});
        return !why.isEmpty();
      });
    closed_.insert(closed_.begin(), closed.begin(), closed.end());
  }

  const rules::Prompt& prompt_;
  OpenTable table_;
  const Names& names_;
  bool leads_ = false;
  bool many_ = false;
  std::optional<Choice> together_;
  std::ptrdiff_t at_ = 0;
  std::vector<Choice> open_;
  std::vector<Choice> last_;
  std::vector<Choice> ending_;
  std::vector<Choice> closed_;
};

const Pick* openPick(const Choice& choice, const QString& id) {
  const auto at = std::find_if(choice.pool.begin(), choice.pool.end(), [&](const Pick& pick) {
    return pick.id == id.toStdString() && pick.why.isEmpty();
  });
  return at == choice.pool.end() ? nullptr : &*at;
}

}  // namespace

QString endingQuestion() {
  return ChoiceWords::tr("Give up, and end the game?");
}

std::vector<Choice> choicesOf(const rules::Prompt& prompt, const OpenTable& table, const Names& names,
                              bool leads) {
  std::vector<Choice> choices = Sorter(prompt, table, names, leads).sort();
  for (Choice& choice : choices) {
    choice.prompt = prompt.id;
    choice.seat = prompt.seat;
    if (prompt.seat) choice.who = names[*prompt.seat];
    const auto named = [&](QString& text) {
      text = withLyingNames(std::move(text), table.view, table.kit, names, choice.seat);
    };
    named(choice.label);
    named(choice.leads);
    for (Pick& pick : choice.pool) named(pick.name);
  }
  return choices;
}

std::optional<rules::Event> withCards(const Choice& choice, const QStringList& cards) {
  const bool fits = choice.entry == Entry::cards || choice.entry == Entry::pick;
  if (!fits || cards.size() < choice.entryLeast || cards.size() > choice.entryCount) return std::nullopt;
  Json list = Json::array();
  for (const QString& card : cards) {
    const Pick* pick = openPick(choice, card);
    if (!pick || cards.count(card) > pick->most) return std::nullopt;
    if (choice.entry == Entry::pick) return pick->event;
    list.push(card.toStdString());
  }
  rules::Event event = choice.event;
  if (choice.written == Written::one) {
    event.body.set(choice.field, cards.front().toStdString());
  } else if (choice.written == Written::joined) {
    event.body.set(choice.field, choice.prefix + cards.join(QLatin1Char(',')).toStdString());
  } else {
    event.body.set(choice.field, std::move(list));
  }
  return event;
}

std::optional<rules::Event> withDice(const Choice& choice, const QList<int>& dice) {
  if (choice.entry != Entry::dice || dice.size() != choice.entryCount) return std::nullopt;
  Json values = Json::array();
  for (const int die : dice) {
    if (die < 1 || die > choice.sides) return std::nullopt;
    values.push(die);
  }
  rules::Event event = choice.event;
  event.body.set(choice.field, std::move(values));
  return event;
}

}  // namespace lk::app
