#include "app/window/table/choices_model.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "app/phrases/choices/giving_up.h"
#include "app/phrases/qt_text.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

std::vector<Choice> allChoices(const Moment& moment, const Names& names, const HelpOf& help) {
  std::vector<Choice> choices;
  for (const rules::Prompt& prompt : moment.prompts) {
    std::vector<Choice> its = choicesOf(prompt, {*moment.kit, moment.view, &moment.foreseen}, names,
                                        helpFor(prompt.seat, help) == Help::full);
    std::move(its.begin(), its.end(), std::back_inserter(choices));
  }
  return choices;
}

/// Maximum number of answers of a seat that are shown one by one: a row has room for them at 1366 x 768.
constexpr std::ptrdiff_t kMaxAnswers = 5;
/// The same if a touch on the table begins some of them.
constexpr std::ptrdiff_t kMaxAnswersBesideTouches = 4;
/// The same if several seats answer.
constexpr std::ptrdiff_t kMaxAnswersOfEach = 3;

bool endsNight(const Choice& choice) {
  return choice.entry == Entry::confirm;
}

bool isOfKind(const Choice& choice, const std::string& kind) {
  if (choice.event.kind() == kind) return true;
  return std::any_of(choice.pool.begin(), choice.pool.end(),
                     [&](const Pick& pick) { return pick.event.kind() == kind; });
}

/// Replaces the answers of seats that have too many of them by the kinds of event. Answers that end the night
/// stay.
void composeMany(std::vector<Choice>& choices, const KindsOf& kindsOf) {
  const auto answersOf = [](rules::Seat seat) {
    return [seat](const Choice& each) { return each.seat == seat && !each.secret && !endsNight(each); };
  };
  const auto openOf = [&](rules::Seat seat) {
    return std::count_if(choices.begin(), choices.end(), [its = answersOf(seat)](const Choice& each) {
      return its(each) && each.why.isEmpty();
    });
  };
  const auto answering = std::count_if(rules::kAllSeats.begin(), rules::kAllSeats.end(),
                                       [&](rules::Seat seat) { return openOf(seat) > 0; });
  for (const rules::Seat seat : rules::kAllSeats) {
    if (openOf(seat) <= (answering > 1 ? kMaxAnswersOfEach : kMaxAnswers)) continue;
    const auto many = answersOf(seat);
    const std::vector<Choice> kinds = kindsOf(seat);
    if (kinds.empty()) continue;
    const auto first = std::find_if(choices.begin(), choices.end(), many) - choices.begin();
    std::erase_if(choices, many);
    choices.insert(choices.begin() + first, kinds.begin(), kinds.end());
  }
}

/// Returns whether an event says nothing: its list is empty, and nothing can be added.
bool saysNothing(const Choice& kind) {
  const auto isEmpty = [](const auto& member) {
    return (member.second.isArray() && member.second.items().empty()) ||
           (member.second.isObject() && member.second.members().empty());
  };
  const auto& members = kind.event.body.members();
  return !kind.composes && std::any_of(members.begin(), members.end(), isEmpty);
}

/// Adds the kinds of event that the prompts of asked seats do not list and that no touch begins ("End the
/// turn", naming a card). An attack without attackers is none.
void addUnlisted(std::vector<Choice>& choices, const KindsOf& kindsOf) {
  for (const rules::Seat seat : rules::kAllSeats) {
    const auto its = [&](const Choice& each) { return each.seat == seat && !each.secret; };
    if (std::none_of(choices.begin(), choices.end(), its)) continue;
    for (Choice& kind : kindsOf(seat)) {
      const auto same = [&](const Choice& each) { return isOfKind(each, kind.event.kind()); };
      if ((!kind.composes || !kind.touched) && !saysNothing(kind) &&
          std::none_of(choices.begin(), choices.end(), same))
        choices.push_back(std::move(kind));
    }
  }
}

/// Replaces the answers of one kind that a touch begins, too, by the kind, if a seat's answers are too many
/// for a row.
void foldTouched(std::vector<Choice>& choices, const KindsOf& kindsOf) {
  for (const rules::Seat seat : rules::kAllSeats) {
    const auto isOpen = [&](const Choice& each) {
      return each.seat == seat && !each.secret && !endsNight(each) && each.why.isEmpty();
    };
    if (std::count_if(choices.begin(), choices.end(), isOpen) <= kMaxAnswersBesideTouches) continue;
    for (Choice& kind : kindsOf(seat)) {
      const auto same = [&](const Choice& each) {
        return isOpen(each) && each.entry == Entry::none && each.event.kind() == kind.event.kind();
      };
      if (!kind.touched || std::count_if(choices.begin(), choices.end(), same) < 2) continue;
      const auto first = std::find_if(choices.begin(), choices.end(), same) - choices.begin();
      std::erase_if(choices, same);
      choices.insert(choices.begin() + first, std::move(kind));
    }
  }
}

/// Sorts the answers: those that can be given now, those that end the night, those that are not available.
/// The row of choices leaves out those that end the night, so that the keys of the others have no gap.
std::vector<Choice> openFirst(std::vector<Choice> choices) {
  const auto rank = [](const Choice& choice) {
    return !choice.why.isEmpty() ? 2 : endsNight(choice) ? 1 : 0;
  };
  std::stable_sort(choices.begin(), choices.end(),
                   [&](const Choice& a, const Choice& b) { return rank(a) < rank(b); });
  return choices;
}

}  // namespace

QString ChoicesModel::phoneOf(rules::Seat seat, const Names& names) {
  return tr("On %1's phone").arg(names[seat]);
}

void ChoicesModel::show(const Moment& moment, const Names& names, const HelpOf& help, const AtPhone& atPhone,
                        const KindsOf& kinds) {
  kit_ = moment.kit;
  setWhere(atPhone, names);
  std::vector<Choice> givingUp;
  for (const rules::Event& event : moment.givingUp) givingUp.push_back(givingUpChoice(event, *kit_, names));
  if (givingUp != std::exchange(givingUp_, givingUp)) emit groupsChanged();
  std::vector<Choice> choices = allChoices(moment, names, help);
  if (kinds) {
    composeMany(choices, kinds);
    addUnlisted(choices, kinds);
    foldTouched(choices, kinds);
  }
  for (Choice& choice : choices)
    if (choice.secret && choice.why.isEmpty() && choice.seat) choice.why = where_[rules::index(*choice.seat)];
  take(openFirst(std::move(choices)));
}

void ChoicesModel::setWhere(const AtPhone& atPhone, const Names& names) {
  std::array<QString, rules::kMaxSeats> where;
  for (const rules::Seat seat : rules::kAllSeats)
    if (atPhone[rules::index(seat)]) where[rules::index(seat)] = phoneOf(seat, names);
  if (where == where_) return;
  where_ = where;
  emit groupsChanged();
}

void ChoicesModel::showOnly(const Moment& moment, const Names& names, const std::string& kind) {
  kit_ = moment.kit;
  std::vector<Choice> choices = allChoices(moment, names, kUsualHelp);
  std::erase_if(choices,
                [&](const Choice& choice) { return !choice.why.isEmpty() || !isOfKind(choice, kind); });
  take(std::move(choices));
}

void ChoicesModel::take(std::vector<Choice> choices) {
  if (choices == choices_) return;
  const int before = count();
  const int after = static_cast<int>(choices.size());
  const bool wasExplained = explained();
  if (after < before) {
    beginRemoveRows({}, after, before - 1);
    choices_.resize(choices.size());
    endRemoveRows();
  }
  for (int row = 0; row < count(); ++row) {
    Choice& now = choices_[static_cast<std::size_t>(row)];
    const Choice was = std::exchange(now, std::move(choices[static_cast<std::size_t>(row)]));
    QList<int> changed;
    for (int role = labelRole; role <= byHandRole; ++role)
      if (valueFor(was, role) != valueFor(now, role)) changed += role;
    if (!changed.isEmpty()) emit dataChanged(index(row), index(row), changed);
  }
  if (after > before) {
    beginInsertRows({}, before, after - 1);
    std::move(choices.begin() + before, choices.end(), std::back_inserter(choices_));
    endInsertRows();
  }
  if (before != after) emit countChanged();
  if (wasExplained != explained()) emit explainedChanged();
  emit groupsChanged();
}

bool ChoicesModel::explained() const {
  return std::any_of(choices_.begin(), choices_.end(),
                     [](const Choice& choice) { return !choice.leads.isEmpty(); });
}

QList<EndingChoice> ChoicesModel::endings() const {
  QList<EndingChoice> endings;
  for (const Choice& choice : givingUp_)
    endings += EndingChoice{static_cast<int>(endings.size()),
                            choice.seat ? seatLetter(*choice.seat) : QString(), choice.who, choice.label};
  return endings;
}

QList<ChoicesOfSeat> ChoicesModel::groups() const {
  std::map<std::size_t, ChoicesOfSeat> groups;  // by seat; choices for anybody last
  for (int row = 0; row < count(); ++row) {
    const Choice& choice = choices_[static_cast<std::size_t>(row)];
    ChoicesOfSeat& group = groups[choice.seat ? rules::index(*choice.seat) : rules::kMaxSeats];
    group.who = choice.who;
    if (!choice.why.isEmpty()) {
      group.closed += ClosedChoice{choice.label, choice.why};
      continue;
    }
    const bool pictured = kit_ && !choice.card.empty();
    group.open += OpenChoice{row,
                             choice.label,
                             choice.leads,
                             choice.entry != Entry::none,
                             pictured ? facePicture(*kit_, choice.card) : QString(),
                             choice.entry == Entry::confirm};
  }
  QList<ChoicesOfSeat> out;
  for (auto& [seat, group] : groups) {
    if (seat < rules::kMaxSeats) {
      group.seat = seatLetter(rules::kAllSeats[seat]);
      group.where = where_[seat];
    }
    out += group;
  }
  return out;
}

const Choice* ChoicesModel::openChoice(int row) const {
  if (row < 0 || row >= count()) return nullptr;
  const Choice& choice = choices_[static_cast<std::size_t>(row)];
  return choice.why.isEmpty() ? &choice : nullptr;
}

const Choice* ChoicesModel::ending(int place) const {
  return place < 0 || place >= static_cast<int>(givingUp_.size())
             ? nullptr
             : &givingUp_[static_cast<std::size_t>(place)];
}

const Choice* ChoicesModel::onlyToEnter() const {
  const bool all = std::all_of(choices_.begin(), choices_.end(), [](const Choice& choice) {
    return !choice.why.isEmpty() || (choice.entry != Entry::none && choice.entry != Entry::confirm);
  });
  const Choice* first = all ? openChoice(0) : nullptr;
  if (!first) return nullptr;
  const auto asked = std::count_if(choices_.begin(), choices_.end(), [&](const Choice& choice) {
    return choice.why.isEmpty() && choice.entry != Entry::confirm && choice.seat == first->seat &&
           choice.prompt == first->prompt;
  });
  return asked == 1 ? first : nullptr;
}

const Choice* ChoicesModel::onlyPick() const {
  const Choice* pick = openChoice(0);
  const Choice* back = openChoice(1);
  const bool alone = count() == 2 && pick && back && pick->entry == Entry::pick && back->composes &&
                     back->event.body.members().empty();
  return alone ? pick : nullptr;
}

bool ChoicesModel::awaitsEntry(const Choice& choice) const {
  if (std::find(givingUp_.begin(), givingUp_.end(), choice) != givingUp_.end()) return true;
  return std::any_of(choices_.begin(), choices_.end(), [&](const Choice& open) {
    return open.why.isEmpty() && open.prompt == choice.prompt && open.seat == choice.seat &&
           open.entry == choice.entry && open.label == choice.label && open.entryLeast == choice.entryLeast &&
           open.entryCount == choice.entryCount && open.pool == choice.pool && open.event == choice.event;
  });
}

int ChoicesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ChoicesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  return valueFor(choices_[static_cast<std::size_t>(index.row())], role);
}

QVariant ChoicesModel::valueFor(const Choice& choice, int role) {
  switch (role) {
    case labelRole:
      return choice.label;
    case whoRole:
      return choice.who;
    case seatRole:
      return seatLetter(choice.seat);
    case whyRole:
      return choice.why;
    case leadsRole:
      return choice.leads;
    case openRole:
      return choice.why.isEmpty();
    case byHandRole:
      return choice.entry != Entry::none;
    default:
      return {};
  }
}

QHash<int, QByteArray> ChoicesModel::roleNames() const {
  return {{labelRole, "label"}, {whoRole, "who"},   {seatRole, "seat"},    {whyRole, "why"},
          {leadsRole, "leads"}, {openRole, "open"}, {byHandRole, "byHand"}};
}

}  // namespace lk::app
