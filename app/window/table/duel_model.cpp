#include "app/window/table/duel_model.h"

#include <algorithm>
#include <map>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "app/window/shared/step_figure.h"

namespace lk::app {

namespace {

constexpr std::array kDuellists{rules::Seat::A, rules::Seat::B};

QVariantMap sideOf(const rules::Step& step, const GameKit& kit) {
  const bool known = step.card.known();
  return {{QStringLiteral("card"), known ? cardName(kit.cards[step.card]) : QString()},
          {QStringLiteral("picture"), known ? facePicture(kit, kit.cards[step.card].id) : QString()},
          {QStringLiteral("figure"), stepFigure(step, kit).text},
          {QStringLiteral("rule"), qtText(step.rule.text)}};
}

QString rolesOf(std::optional<rules::Seat> aggressor, const Names& names) {
  return aggressor ? DuelModel::tr("%1 attacks, %2 defends").arg(names[*aggressor], names.across(*aggressor))
                   : QString();
}

bool isOfTheStory(StepPart part) {
  return part != StepPart::begins && part != StepPart::word && part != StepPart::aside;
}

}  // namespace

bool DuelModel::isDuel(const std::vector<rules::Step>& steps, const GameKit& kit) {
  return std::any_of(steps.begin(), steps.end(), [&](const rules::Step& step) {
    return step.slot && stepFigure(step, kit).part == StepPart::value;
  });
}

void DuelModel::show(const std::vector<rules::Step>& steps, std::optional<rules::Seat> aggressor,
                     const GameKit& kit, const Names& names, bool atOnce) {
  std::vector<Row> rows;
  std::map<int, QVariantMap> clashes;
  std::array<Side, 2> sides = sidesOf(aggressor, kit, names);
  QString verdict;
  for (const rules::Step& step : steps) {
    const StepFigure figure = stepFigure(step, kit);
    const std::size_t who = step.seat ? rules::index(*step.seat) : sides.size();
    if (step.slot) {
      QVariantMap& its = clashes[*step.slot];
      its[QStringLiteral("title")] = tr("Clash %1").arg(*step.slot);
      its[QStringLiteral("number")] = *step.slot;
      if (figure.part == StepPart::value && who < sides.size()) {
        if (sides[who].dice.isEmpty()) sides[who].dice = QString::number(step.from.value_or(step.amount));
        its[seatLetter(step.seat).toLower()] = sideOf(step, kit);
        continue;
      }
    }
    if (who < sides.size() && figure.sum == StepSum::dice) sides[who].dice = QString::number(step.amount);
    if (!isOfTheStory(figure.part)) continue;
    if (figure.part == StepPart::verdict) verdict = says(step, kit, names);
    const bool before =
        !step.slot && std::none_of(rows.begin(), rows.end(), [](const Row& r) { return r.clash > 0; });
    rows.push_back({step.slot ? QStringLiteral("clash") : QStringLiteral("score"),
                    step.slot.value_or(before ? -1 : 0), seatLetter(step.seat),
                    step.seat ? names[*step.seat] : QString(), figure.text, says(step, kit, names),
                    qtText(step.rule.text), ruleSpoken(kit, step.rule.text)});
    if (who < sides.size() && figure.sum == StepSum::damage) rows.back().damage[who] = step.amount;
    if (who < sides.size() && figure.sum == StepSum::points) rows.back().points[who] = step.amount;
  }
  beginResetModel();
  steps_ = std::move(rows);
  sides_ = std::move(sides);
  clashes_.clear();
  for (const auto& [slot, clash] : clashes) clashes_.push_back(clash);
  roles_ = rolesOf(aggressor, names);
  verdict_ = verdict;
  telling_ = staged_ && !atOnce;
  told_ = telling_ ? 0 : count();
  endResetModel();
  emit changed();
  emit toldChanged();
}

std::array<DuelModel::Side, 2> DuelModel::sidesOf(std::optional<rules::Seat> aggressor, const GameKit& kit,
                                                  const Names& names) {
  std::array<Side, 2> sides;
  for (const rules::Seat seat : kDuellists) {
    Side& side = sides[rules::index(seat)];
    side.name = names[seat];
    if (!aggressor) continue;
    const bool attacks = *aggressor == seat;
    side.role = attacks ? tr("Aggressor") : tr("Defender");
    if (const auto scores = gameWords(kit.id()).role)
      side.scores =
          fill(scores(attacks), {{"aggressor", names[*aggressor]}, {"defender", names.across(*aggressor)}});
  }
  return sides;
}

void DuelModel::setRoles(std::optional<rules::Seat> aggressor, const GameKit& kit, const Names& names) {
  const QString roles = rolesOf(aggressor, names);
  if (!steps_.empty() || roles == roles_) return;
  roles_ = roles;
  sides_ = sidesOf(aggressor, kit, names);
  emit changed();
  emit toldChanged();
}

void DuelModel::clear() {
  if (steps_.empty() && clashes_.isEmpty() && roles_.isEmpty()) return;
  beginResetModel();
  steps_.clear();
  told_ = 0;
  telling_ = false;
  clashes_.clear();
  sides_ = {};
  roles_.clear();
  verdict_.clear();
  endResetModel();
  emit changed();
  emit toldChanged();
}

void DuelModel::setInitiative(const std::vector<Word>& words, const GameKit& kit, const Names& names) {
  QVariantList initiative;
  for (const Word& word : words) {
    const bool power = word.card.known();
    initiative.push_back(QVariantMap{
        {QStringLiteral("seat"), seatLetter(word.seat)},
        {QStringLiteral("name"), names[word.seat]},
        {QStringLiteral("says"), power ? cardName(kit.cards[word.card]) : tr("passes")},
        {QStringLiteral("picture"), power ? facePicture(kit, kit.cards[word.card].id) : QString()}});
  }
  if (initiative == initiative_) return;
  initiative_ = std::move(initiative);
  emit initiativeChanged();
}

QString DuelModel::headline() const {
  if (told_ == 0) return roles_;
  if (toldAll() && !verdict_.isEmpty()) return verdict_;
  return steps_[static_cast<std::size_t>(told_ - 1)].says;
}

QString DuelModel::headlineSeat() const {
  const bool step = told_ > 0 && !(toldAll() && !verdict_.isEmpty());
  return step ? steps_[static_cast<std::size_t>(told_ - 1)].seat : QString();
}

int DuelModel::clashNow() const {
  if (steps_.empty() || toldAll()) return 0;
  return steps_[static_cast<std::size_t>(std::max(0, told_ - 1))].clash;
}

QVariantList DuelModel::gains() const {
  QVariantList gains;
  for (const rules::Seat seat : kDuellists) {
    const std::size_t who = rules::index(seat);
    int damage = 0;
    int points = 0;
    for (int i = 0; i < told_; ++i) {
      damage += steps_[static_cast<std::size_t>(i)].damage[who];
      points += steps_[static_cast<std::size_t>(i)].points[who];
    }
    gains.push_back(QVariantMap{{QStringLiteral("letter"), seatLetter(seat)},
                                {QStringLiteral("name"), sides_[who].name},
                                {QStringLiteral("dice"), sides_[who].dice},
                                {QStringLiteral("role"), sides_[who].role},
                                {QStringLiteral("scores"), sides_[who].scores},
                                {QStringLiteral("damage"), damage},
                                {QStringLiteral("points"), points}});
  }
  return gains;
}

void DuelModel::tell(int steps) {
  const int now = std::clamp(steps, 0, count());
  if (now > told_) {
    beginInsertRows({}, told_, now - 1);
    told_ = now;
    endInsertRows();
  } else if (now < told_) {
    beginRemoveRows({}, now, told_ - 1);
    told_ = now;
    endRemoveRows();
  }
  emit toldChanged();
}

void DuelModel::advance() {
  if (telling()) tell(told_ + 1);
}

void DuelModel::next() {
  telling_ = false;
  tell(told_ + 1);
}

void DuelModel::previous() {
  telling_ = false;
  tell(told_ - 1);
}

void DuelModel::tellAll() {
  telling_ = false;
  tell(count());
}

void DuelModel::tellAgain() {
  tell(0);
  telling_ = staged_;
  emit toldChanged();
}

QStringList DuelModel::sentences() const {
  QStringList out;
  for (const Row& row : steps_) out += row.says;
  return out;
}

int DuelModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : told_;
}

QVariant DuelModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = steps_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case partRole:
      return row.part;
    case clashRole:
      return row.clash;
    case seatRole:
      return row.seat;
    case nameRole:
      return row.name;
    case figureRole:
      return row.figure;
    case saysRole:
      return row.says;
    case ruleRole:
      return row.rule;
    case ruleTextRole:
      return row.ruleText;
    default:
      return {};
  }
}

QHash<int, QByteArray> DuelModel::roleNames() const {
  return {{partRole, "part"},     {clashRole, "clash"}, {seatRole, "seat"}, {nameRole, "name"},
          {figureRole, "figure"}, {saysRole, "says"},   {ruleRole, "rule"}, {ruleTextRole, "ruleText"}};
}

}  // namespace lk::app
