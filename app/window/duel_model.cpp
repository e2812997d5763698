#include "app/window/duel_model.h"

#include <algorithm>
#include <map>

#include "app/window/rule_sentence.h"
#include "app/window/step_figure.h"
#include "app/words/card_words.h"

namespace lk::app {

namespace {

QString letterOf(std::optional<rules::Seat> seat) {
  return seat ? QString(QLatin1Char(rules::letter(*seat))) : QString();
}

QString ruleTextOf(rules::RuleId rule, const GameKit& kit) {
  return splitRule(ruleSpoken(kit, rule.text)).sentence;
}

QVariantMap sideOf(const rules::Step& step, const GameKit& kit) {
  return {{QStringLiteral("card"), step.card.known() ? cardName(kit.cards[step.card]) : QString()},
          {QStringLiteral("figure"), stepFigure(step).text},
          {QStringLiteral("rule"),
           QString::fromUtf8(step.rule.text.data(), static_cast<qsizetype>(step.rule.text.size()))}};
}

/// Steps whose amount is points gained, or lost.
bool isGain(std::string_view what) {
  return what == "points_for_hits" || what == "point_unhurt" || what == "point_counter" ||
         what == "points_gained";
}

/// What a duel brought a player in sum.
struct Gain {
  QString dice;
  int damage = 0;
  int points = 0;
};

}  // namespace

bool DuelModel::isDuel(const std::vector<rules::Step>& steps) {
  return std::any_of(steps.begin(), steps.end(), [](const rules::Step& step) {
    return step.slot && stepFigure(step).part == StepPart::value;
  });
}

QString DuelModel::roleOf(rules::Seat seat, std::optional<rules::Seat> aggressor) {
  if (!aggressor) return {};
  return *aggressor == seat ? tr("Aggressor") : tr("Defender");
}

void DuelModel::show(const std::vector<rules::Step>& steps, std::optional<rules::Seat> aggressor,
                     const GameKit& kit, const Names& names) {
  std::vector<Row> rows;
  std::map<int, QVariantMap> clashes;
  std::map<rules::Seat, Gain> gains;
  QString verdict;
  for (const rules::Step& step : steps) {
    const StepFigure figure = stepFigure(step);
    if (step.slot) {
      QVariantMap& its = clashes[*step.slot];
      its[QStringLiteral("title")] = tr("Clash %1").arg(*step.slot);
      if (figure.part == StepPart::value && step.seat) {
        Gain& gain = gains[*step.seat];
        if (gain.dice.isEmpty()) gain.dice = QString::number(step.from.value_or(step.amount));
        its[letterOf(step.seat).toLower()] = sideOf(step, kit);
        continue;
      }
    }
    if (step.seat && step.what == "damage") gains[*step.seat].damage += step.amount;
    if (step.seat && step.what == "dv_shown") gains[*step.seat].dice = QString::number(step.amount);
    if (step.seat && isGain(step.what)) gains[*step.seat].points += step.amount;
    if (figure.part == StepPart::aside) continue;
    if (step.what == "duel_won" || step.what == "duel_tie") verdict = says(step, kit, names);
    rows.push_back({step.slot ? QStringLiteral("clash") : QStringLiteral("score"), step.slot.value_or(0),
                    letterOf(step.seat), step.seat ? names[*step.seat] : QString(), figure.text,
                    says(step, kit, names),
                    QString::fromUtf8(step.rule.text.data(), static_cast<qsizetype>(step.rule.text.size())),
                    ruleTextOf(step.rule, kit)});
  }

  beginResetModel();
  rows_ = std::move(rows);
  clashes_.clear();
  for (const auto& [slot, clash] : clashes) clashes_.push_back(clash);
  gains_.clear();
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
    gains_.push_back(QVariantMap{{QStringLiteral("letter"), letterOf(seat)},
                                 {QStringLiteral("name"), names[seat]},
                                 {QStringLiteral("dice"), gains[seat].dice},
                                 {QStringLiteral("role"), roleOf(seat, aggressor)},
                                 {QStringLiteral("damage"), gains[seat].damage},
                                 {QStringLiteral("points"), gains[seat].points}});
  roles_ = aggressor ? tr("%1 attacks, %2 defends").arg(names[*aggressor], names[rules::other(*aggressor)])
                     : QString();
  verdict_ = verdict;
  endResetModel();
  emit changed();
}

void DuelModel::clear() {
  if (rows_.empty() && clashes_.isEmpty()) return;
  beginResetModel();
  rows_.clear();
  clashes_.clear();
  gains_.clear();
  roles_.clear();
  verdict_.clear();
  endResetModel();
  emit changed();
}

QStringList DuelModel::sentences() const {
  QStringList out;
  for (const Row& row : rows_) out += row.says;
  return out;
}

int DuelModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant DuelModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
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
