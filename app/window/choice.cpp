#include "app/window/choice.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "app/window/card_pool.h"
#include "app/window/first_game.h"

namespace lk::app {

namespace {

/// More cards than this stand behind one choice.
constexpr std::ptrdiff_t kMostCardsInTheBar = 5;
/// The option of naming a card nobody else knows.
constexpr char kCardOption[] = "card";

struct ChoiceWords {
  Q_DECLARE_TR_FUNCTIONS(ChoiceWords)
};

const rules::EventSpec* specOf(std::string_view kind, const rules::Game& game) {
  for (const rules::EventSpec& spec : game.vocabulary().events)
    if (spec.kind == kind) return &spec;
  return nullptr;
}

rules::Event begun(std::string_view kind, const rules::Prompt& prompt, const GameKit& kit) {
  rules::Event event{Json::object({{"e", kind}})};
  const rules::EventSpec* spec = specOf(kind, *kit.game);
  const bool seated =
      spec && std::any_of(spec->fields.begin(), spec->fields.end(), [](const rules::FieldSpec& field) {
        return field.type == rules::FieldType::seat && field.name == "seat";
      });
  if (seated && prompt.seat) event.body.set("seat", std::string(1, rules::letter(*prompt.seat)));
  return event;
}

/// Waits for the first dice or cards the event wants.
void askForField(Choice& choice, const rules::EventSpec& spec, const rules::Prompt& prompt,
                 const Moment& moment) {
  for (const rules::FieldSpec& field : spec.fields) {
    const bool dice = field.type == rules::FieldType::diceList;
    const bool list = field.type == rules::FieldType::cardList;
    if (!dice && !list && field.type != rules::FieldType::card) continue;
    choice.field = field.name;
    choice.entry = dice ? Entry::dice : Entry::cards;
    choice.written = list ? Written::list : Written::one;
    choice.entryCount = dice ? kDiceOfARoll : list ? static_cast<int>(prompt.arguments["n"].asInt(1)) : 1;
    if (!dice) choice.pool = cardPool(prompt, moment, list ? std::string_view("action") : spec.kind);
    const bool open = prompt.seat && moment.view["seats"][rules::name(*prompt.seat)]["dv"].isInt();
    choice.secret = field.secrecy == rules::Secrecy::owner && !open;
    return;
  }
}

/// An option that people must complete.
Choice entryOf(const rules::Prompt& prompt, const std::string& option, const Moment& moment) {
  Choice choice;
  if (option == kCardsOption) {
    choice.event = begun(kDecideEvent, prompt, *moment.kit);
    choice.field = "option";
    choice.entry = Entry::cards;
    choice.written = Written::joined;
    choice.entryCount = static_cast<int>(prompt.arguments["count"].asInt(1));
    choice.pool = cardPool(prompt, moment, "action");
  } else {
    const rules::EventSpec* spec = specOf(option, *moment.kit->game);
    if (!spec) spec = specOf(prompt.id, *moment.kit->game);
    if (!spec) return choice;
    choice.event = begun(spec->kind, prompt, *moment.kit);
    askForField(choice, *spec, prompt, moment);
  }
  choice.label = choice.entry == Entry::dice      ? ChoiceWords::tr("Type the dice")
                 : choice.written == Written::one ? optionLabel(prompt, option, *moment.kit)
                 : choice.entryCount == 1         ? ChoiceWords::tr("Name the card")
                                                  : ChoiceWords::tr("Name the cards");
  return choice;
}

/// A card that its owner alone knows, named by choosing it: any upgrade.
Choice secretCardOf(const rules::Prompt& prompt, const Moment& moment) {
  Choice choice;
  choice.label = optionLabel(prompt, kCardOption, *moment.kit);
  choice.entry = Entry::pick;
  choice.entryCount = 1;
  for (const rules::CardId card : moment.kit->cards.ofType("upgrade")) {
    const std::string& id = moment.kit->cards[card].id;
    Pick pick = pickOf(prompt, id, *moment.kit);
    pick.event = begun(kDecideEvent, prompt, *moment.kit);
    pick.event.body.set("option", std::string(kCardOption) + ":" + id);
    choice.pool.push_back(std::move(pick));
  }
  return choice;
}

/// The cards laid out for upgrades may be named before somebody picks.
Choice dealOf(const rules::Prompt& prompt, const Moment& moment) {
  Choice choice;
  choice.event = begun(kDealEvent, prompt, *moment.kit);
  choice.field = "cards";
  choice.label = ChoiceWords::tr("Name the five laid out");
  choice.entry = Entry::cards;
  choice.entryCount = kUpgradesLaidOut;
  choice.pool = cardPool(prompt, moment, "upgrade");
  return choice;
}

/// Cards that stand for something people say ("pass") are no cards here.
bool isCard(const std::string& option, const GameKit& kit) {
  const rules::CardId card = kit.cards.find(option);
  return card.known() && !kit.cards.is(card, "choice");
}

QString labelOfMany(const rules::Prompt& prompt) {
  if (prompt.id == "power") return ChoiceWords::tr("Play a power");
  if (prompt.id == "upgrade") return ChoiceWords::tr("Take an upgrade");
  if (prompt.id == "bid") return ChoiceWords::tr("Bid");
  return ChoiceWords::tr("Choose");
}

/// The options of a prompt, those that stand behind one choice taken together.
class Sorter {
 public:
  Sorter(const rules::Prompt& prompt, const Moment& moment) : prompt_(prompt), moment_(moment) {
    const auto cards = [&](const std::string& option) { return isCard(option, *moment.kit); };
    const auto closed = [&](const rules::NotNow& each) { return cards(each.option); };
    const auto count = std::count_if(prompt.legal.begin(), prompt.legal.end(), cards) +
                       std::count_if(prompt.notNow.begin(), prompt.notNow.end(), closed);
    secret_ = answeredInSecret(prompt);
    many_ = count > kMostCardsInTheBar;
  }

  std::vector<Choice> sort() {
    for (std::size_t i = 0; i < prompt_.legal.size(); ++i) open(i);
    if (prompt_.arguments["deal"].asBool()) open_.push_back(dealOf(prompt_, moment_));
    for (const rules::NotNow& each : prompt_.notNow) close(each);
    if (together_) open_.insert(open_.begin() + at_, *together_);
    std::move(closed_.begin(), closed_.end(), std::back_inserter(open_));
    return std::move(open_);
  }

 private:
  [[nodiscard]] bool isTogether(const std::string& option) const {
    return secret_ || (many_ && isCard(option, *moment_.kit));
  }

  void open(std::size_t i) {
    const std::string& option = prompt_.legal[i];
    const bool complete = i < prompt_.answers.size() && !prompt_.answers[i].body.members().empty();
    if (option == kCardOption) return open_.push_back(secretCardOf(prompt_, moment_));
    if (!complete) return open_.push_back(entryOf(prompt_, option, moment_));
    if (isTogether(option)) {
      Pick pick = pickOf(prompt_, option, *moment_.kit);
      pick.event = prompt_.answers[i];
      return addTogether(std::move(pick));
    }
    Choice choice;
    choice.label = optionLabel(prompt_, option, *moment_.kit);
    choice.event = prompt_.answers[i];
    open_.push_back(std::move(choice));
  }

  void close(const rules::NotNow& each) {
    if (isTogether(each.option)) {
      Pick pick = pickOf(prompt_, each.option, *moment_.kit);
      pick.why = reasonText(each.why);
      return addTogether(std::move(pick));
    }
    Choice choice;
    choice.label = optionLabel(prompt_, each.option, *moment_.kit);
    choice.why = reasonText(each.why);
    closed_.push_back(std::move(choice));
  }

  void addTogether(Pick pick) {
    if (!together_) {
      together_.emplace();
      together_->label = labelOfMany(prompt_);
      together_->entry = Entry::pick;
      together_->entryCount = 1;
      together_->secret = secret_;
      at_ = static_cast<std::ptrdiff_t>(open_.size());
    }
    together_->pool.push_back(std::move(pick));
  }

  const rules::Prompt& prompt_;
  const Moment& moment_;
  bool secret_ = false;
  bool many_ = false;
  std::optional<Choice> together_;
  std::ptrdiff_t at_ = 0;
  std::vector<Choice> open_;
  std::vector<Choice> closed_;
};

const Pick* openPick(const Choice& choice, const QString& id) {
  const auto at = std::find_if(choice.pool.begin(), choice.pool.end(), [&](const Pick& pick) {
    return pick.id == id.toStdString() && pick.why.isEmpty();
  });
  return at == choice.pool.end() ? nullptr : &*at;
}

}  // namespace

std::vector<Choice> choicesOf(const rules::Prompt& prompt, const Moment& moment, const Names& names) {
  std::vector<Choice> choices = Sorter(prompt, moment).sort();
  for (Choice& choice : choices) {
    choice.prompt = prompt.id;
    choice.seat = prompt.seat;
    if (prompt.seat) choice.who = names[*prompt.seat];
  }
  return choices;
}

std::optional<rules::Event> withCards(const Choice& choice, const QStringList& cards) {
  const bool fits = choice.entry == Entry::cards || choice.entry == Entry::pick;
  if (!fits || cards.size() != choice.entryCount) return std::nullopt;
  Json list = Json::array();
  for (const QString& card : cards) {
    const Pick* pick = openPick(choice, card);
    if (!pick) return std::nullopt;
    if (choice.entry == Entry::pick) return pick->event;
    list.push(card.toStdString());
  }
  rules::Event event = choice.event;
  if (choice.written == Written::one) {
    event.body.set(choice.field, cards.front().toStdString());
  } else if (choice.written == Written::joined) {
    event.body.set(choice.field, "cards:" + cards.join(QLatin1Char(',')).toStdString());
  } else {
    event.body.set(choice.field, std::move(list));
  }
  return event;
}

std::optional<rules::Event> withDice(const Choice& choice, const QList<int>& dice) {
  if (choice.entry != Entry::dice || dice.size() != choice.entryCount) return std::nullopt;
  Json values = Json::array();
  for (const int die : dice) values.push(die);
  rules::Event event = choice.event;
  event.body.set(choice.field, std::move(values));
  return event;
}

}  // namespace lk::app
