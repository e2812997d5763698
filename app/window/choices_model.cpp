#include "app/window/choices_model.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/window/first_game.h"

namespace lk::app {

namespace {

const rules::EventSpec* specOf(std::string_view kind, const rules::Game& game) {
  for (const rules::EventSpec& spec : game.vocabulary().events)
    if (spec.kind == kind) return &spec;
  return nullptr;
}

/// An option that people must complete: the first list of dice or cards its event wants.
void askForEntry(Choice& choice, const rules::Prompt& prompt, const std::string& option,
                 const rules::Game& game) {
  const rules::EventSpec* spec = specOf(option, game);
  if (!spec) spec = specOf(prompt.id, game);
  if (!spec) return;
  choice.event.body = Json::object({{"e", spec->kind}});
  for (const rules::FieldSpec& field : spec->fields) {
    if (field.type == rules::FieldType::seat && prompt.seat && field.name == "seat")
      choice.event.body.set("seat", std::string(1, rules::letter(*prompt.seat)));
    const bool dice = field.type == rules::FieldType::diceList;
    if (choice.entry != Entry::none || (!dice && field.type != rules::FieldType::cardList)) continue;
    choice.entry = dice ? Entry::dice : Entry::cards;
    choice.field = field.name;
    choice.secret = field.secrecy == rules::Secrecy::owner;
    choice.entryCount = dice ? kDiceOfARoll : static_cast<int>(prompt.arguments["n"].asInt(1));
    choice.label = QCoreApplication::translate("ChoicesModel", dice ? "Type the dice" : "Name the cards");
  }
}

Choice openChoiceOf(const rules::Prompt& prompt, std::size_t i, const GameKit& kit) {
  Choice choice;
  const std::string& option = prompt.legal[i];
  choice.label = optionLabel(option, kit);
  if (i < prompt.answers.size() && !prompt.answers[i].body.members().empty())
    choice.event = prompt.answers[i];
  else
    askForEntry(choice, prompt, option, *kit.game);
  return choice;
}

}  // namespace

void ChoicesModel::show(const Moment& moment, const Names& names) {
  std::vector<Choice> choices;
  std::vector<Choice> notNow;
  for (const rules::Prompt& prompt : moment.prompts) {
    const auto add = [&](Choice choice, std::vector<Choice>& into) {
      choice.prompt = prompt.id;
      choice.seat = prompt.seat;
      if (prompt.seat) choice.who = names[*prompt.seat];
      into.push_back(std::move(choice));
    };
    for (std::size_t i = 0; i < prompt.legal.size(); ++i) add(openChoiceOf(prompt, i, *moment.kit), choices);
    for (const rules::NotNow& closed : prompt.notNow) {
      Choice choice;
      choice.label = optionLabel(closed.option, *moment.kit);
      choice.why = reasonText(closed.why);
      add(std::move(choice), notNow);
    }
  }
  choices.insert(choices.end(), notNow.begin(), notNow.end());
  if (choices == choices_) return;
  const bool sameCount = choices.size() == choices_.size();
  beginResetModel();
  choices_ = std::move(choices);
  endResetModel();
  if (!sameCount) emit countChanged();
}

const Choice* ChoicesModel::openChoice(int row) const {
  if (row < 0 || row >= count()) return nullptr;
  const Choice& choice = choices_[static_cast<std::size_t>(row)];
  return choice.why.isEmpty() ? &choice : nullptr;
}

bool ChoicesModel::awaitsEntry(const Choice& choice) const {
  return std::any_of(choices_.begin(), choices_.end(), [&](const Choice& open) {
    return open.why.isEmpty() && open.prompt == choice.prompt && open.seat == choice.seat &&
           open.entry == choice.entry && open.entryCount == choice.entryCount && open.event == choice.event;
  });
}

int ChoicesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ChoicesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Choice& choice = choices_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case labelRole:
      return choice.label;
    case whoRole:
      return choice.who;
    case seatRole:
      return choice.seat ? QString(QLatin1Char(rules::letter(*choice.seat))) : QString();
    case whyRole:
      return choice.why;
    case openRole:
      return choice.why.isEmpty();
    case byHandRole:
      return choice.entry != Entry::none;
    default:
      return {};
  }
}

QHash<int, QByteArray> ChoicesModel::roleNames() const {
  return {{labelRole, "label"}, {whoRole, "who"},   {seatRole, "seat"},
          {whyRole, "why"},     {openRole, "open"}, {byHandRole, "byHand"}};
}

}  // namespace lk::app
