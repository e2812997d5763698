#include "app/window/table/duel_model.h"

#include <algorithm>
#include <map>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/qt_text.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "app/window/shared/step_figure.h"
#include "rules/referee/story.h"

namespace lk::app {

namespace {

constexpr std::array kDuellists{rules::Seat::A, rules::Seat::B};

ClashSide sideOf(const rules::Step& step, const GameKit& kit) {
  ClashCard card;
  if (step.card.known())
    card = {cardName(kit.cards[step.card]), facePicture(kit, kit.cards[step.card].id), {}};
  return {true, {card}, stepFigure(step, kit).text, qtText(step.rule.text)};
}

QString rolesOf(std::optional<rules::Seat> aggressor, const Names& names) {
  return aggressor ? DuelModel::tr("%1 attacks, %2 defends").arg(names[*aggressor], names.across(*aggressor))
                   : QString();
}

bool isOfTheStory(StepPart part) {
  return part != StepPart::begins && part != StepPart::word && part != StepPart::aside;
}

bool mayScore(const GameKit& kit) {
  const auto forms = gameWords(kit.id()).forms;
  return std::any_of(forms.begin(), forms.end(),
                     [](const StepForm& form) { return form.sum == StepSum::points; });
}

}  // namespace

bool DuelModel::isDuel(const std::vector<rules::Step>& steps, const GameKit& kit) {
  const auto forms = gameWords(kit.id()).forms;
  const bool compared = std::any_of(forms.begin(), forms.end(),
                                    [](const StepForm& form) { return form.part == StepPart::value; });
  return std::any_of(steps.begin(), steps.end(), [&](const rules::Step& step) {
    const StepFigure figure = stepFigure(step, kit);
    return figure.clash && (compared ? figure.part == StepPart::value : figure.damage > 0);
  });
}

std::vector<rules::Step> DuelModel::judged(const UnderstoodLog& log, const std::vector<rules::Step>& steps,
                                           const GameKit& kit) {
  if (!isDuel(steps, kit)) return {};
  if (!isGathered(gameWords(kit.id()).forms))  // the next turn may begin with harm of its own
    return {steps.begin(), std::find_if(steps.begin(), steps.end(), [&](const rules::Step& step) {
              return step.what == rules::courseOf(*kit.game).turn;
            })};
  return log.all().empty() || log.all().back().blows.empty() ? std::vector<rules::Step>{} : log.blows();
}

bool DuelModel::gather(const rules::Step& step, const StepFigure& figure, const GameKit& kit) {
  const int clash = figure.clash.value_or(0);
  const bool joins =
      figure.part == StepPart::joins || figure.part == StepPart::target || figure.part == StepPart::begins;
  if (clash > 0 && step.seat && joins) fighters_.join(step, clash, kit);
  if (clash > 0 && step.seat && figure.part == StepPart::value && !figure.text.isEmpty())
    fighters_.setWorth(step, figure, clash);
  return figure.part != StepPart::aside && (figure.part != StepPart::begins || step.card.known());
}

void DuelModel::show(const std::vector<rules::Step>& steps, std::optional<rules::Seat> aggressor,
                     const GameKit& kit, const Names& names, bool atOnce) {
  std::vector<Row> rows;
  std::map<int, DuelClash> clashes;
  std::array<Side, 2> sides = sidesOf(aggressor, kit, names);
  QString verdict;
  beginResetModel();
  gathered_ = isGathered(gameWords(kit.id()).forms);
  scores_ = mayScore(kit);
  fighters_ = {};
  health_.reset();
  for (const rules::Step& step : steps) {
    const StepFigure figure = stepFigure(step, kit);
    const std::size_t who = step.seat ? rules::index(*step.seat) : sides.size();
    if (figure.clash && !gathered_) {
      DuelClash& its = clashes[*figure.clash];
      its.title = tr("Clash %1").arg(*figure.clash);
      its.number = *figure.clash;
      if (figure.part == StepPart::value && who < sides.size()) {
        if (sides[who].dice.isEmpty()) sides[who].dice = QString::number(step.from.value_or(step.amount));
        (who == 0 ? its.a : its.b) = sideOf(step, kit);
        continue;
      }
    }
    if (who < sides.size() && figure.dice) sides[who].dice = QString::number(*figure.dice);
    if (gathered_ ? !gather(step, figure, kit) : !isOfTheStory(figure.part)) continue;
    if (figure.part == StepPart::verdict) verdict = stepText(step, kit, names);
    const bool begun = std::any_of(rows.begin(), rows.end(), [](const Row& r) { return r.clash > 0; });
    // A step without a clash comes before all clashes, after them, or, if cards can join, between them.
    const bool among =
        gathered_ && begun && figure.part != StepPart::score && figure.part != StepPart::verdict;
    const int beside = !begun ? -1 : among ? rows.back().clash : 0;
    rows.push_back({figure.clash ? QStringLiteral("clash") : QStringLiteral("score"),
                    figure.clash.value_or(beside),
                    {figure.clash.value_or(0), who, step.card, step.slot, figure.damage},
                    seatLetter(step.seat),
                    step.seat ? names[*step.seat] : QString(),
                    figure.text,
                    stepText(step, kit, names),
                    qtText(step.rule.text),
                    ruleSpoken(kit, step.rule.text)});
    rows.back().act = actOf(figure);
    if (who >= sides.size()) continue;
    rows.back().damage[who] = figure.damage;
    rows.back().points[who] = figure.points;
  }
  steps_ = std::move(rows);
  sides_ = std::move(sides);
  clashes_.clear();
  for (const auto& [slot, clash] : clashes) clashes_.push_back(clash);
  roles_ = rolesOf(aggressor, names);
  verdict_ = verdict;
  playing_ = staged_ && !atOnce;
  shownSteps_ = playing_ ? 0 : count();
  endResetModel();
  emit changed();
  emit shownChanged();
}

QList<DuelClash> DuelModel::clashes() const {
  if (!gathered_) return clashes_;
  std::vector<Fighters::Loss> losses;
  for (int i = 0; i < shownSteps_; ++i)
    if (const Row& row = steps_[static_cast<std::size_t>(i)]; row.loss.amount > 0) losses.push_back(row.loss);
  QList<DuelClash> out = fighters_.shown(losses);
  for (DuelClash& clash : out) clash.title = tr("Clash %1").arg(clash.number);
  return out;
}

QString DuelModel::sectionOf(const Row& row) const {
  if (row.clash < 0) return tr("Before the clashes");
  if (row.clash == 0) return scores_ ? tr("Scoring") : tr("Result");
  return gathered_ && fighters_.count() == 1 ? tr("The fight") : tr("Clash %1").arg(row.clash);
}

std::array<DuelModel::Side, 2> DuelModel::sidesOf(std::optional<rules::Seat> aggressor, const GameKit& kit,
                                                  const Names& names) {
  std::array<Side, 2> sides;
  for (const rules::Seat seat : kDuellists) {
    Side& side = sides[rules::index(seat)];
    side.name = names[seat];
    if (!aggressor) continue;
    const bool attacks = *aggressor == seat;
    const GameWords& words = gameWords(kit.id());
    side.role = words.attacker ? Words::tr(attacks ? words.attacker : words.defender)
                : attacks      ? tr("Attacker")
                               : tr("Defender");
    if (const auto scores = words.role)
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
  emit shownChanged();
}

void DuelModel::setHealth(const std::optional<HealthDrain>& health) {
  if (steps_.empty()) return;
  health_ = health;
  emit shownChanged();
}

void DuelModel::clear() {
  if (steps_.empty() && clashes_.isEmpty() && roles_.isEmpty()) return;
  beginResetModel();
  steps_.clear();
  shownSteps_ = 0;
  playing_ = false;
  clashes_.clear();
  fighters_ = {};
  health_.reset();
  gathered_ = false;
  sides_ = {};
  roles_.clear();
  verdict_.clear();
  endResetModel();
  emit changed();
  emit shownChanged();
}

void DuelModel::setInitiative(const std::vector<Word>& words, const GameKit& kit, const Names& names) {
  QList<DuelWord> initiative;
  for (const Word& word : words) {
    const bool power = word.card.known();
    initiative += DuelWord{seatLetter(word.seat), names[word.seat],
                           power ? cardName(kit.cards[word.card]) : tr("passes"),
                           power ? facePicture(kit, kit.cards[word.card].id) : QString()};
  }
  if (initiative == initiative_) return;
  initiative_ = std::move(initiative);
  emit initiativeChanged();
}

QString DuelModel::headline() const {
  if (shownSteps_ == 0) return roles_;
  if (allShown() && !verdict_.isEmpty()) return verdict_;
  return steps_[static_cast<std::size_t>(shownSteps_ - 1)].says;
}

QString DuelModel::headlineSeat() const {
  const bool step = shownSteps_ > 0 && !(allShown() && !verdict_.isEmpty());
  return step ? steps_[static_cast<std::size_t>(shownSteps_ - 1)].seat : QString();
}

int DuelModel::clashNow() const {
  if (steps_.empty() || allShown()) return 0;
  return steps_[static_cast<std::size_t>(std::max(0, shownSteps_ - 1))].clash;
}

int DuelModel::clashShown() const {
  for (int i = shownSteps_ - 1; i >= 0; --i)
    if (const int clash = steps_[static_cast<std::size_t>(i)].clash; clash > 0) return clash;
  const QList<DuelClash> all = clashes();
  return all.isEmpty() ? 0 : all.front().number;
}

DuelClash DuelModel::clash() const {
  const QList<DuelClash> all = clashes();
  const auto shown = std::find_if(all.begin(), all.end(),
                                  [now = clashShown()](const DuelClash& each) { return each.number == now; });
  return shown == all.end() ? DuelClash{} : *shown;
}

ShownAct DuelModel::act() const {
  const Row none;
  const Row& row = shownSteps_ > 0 ? steps_[static_cast<std::size_t>(shownSteps_ - 1)] : none;
  return {actName(row.act), actWord(row.act), row.seat, row.figure, row.rule, row.ruleText};
}

int DuelModel::lostBy(std::size_t who) const {
  int lost = 0;
  for (int i = 0; i < shownSteps_; ++i)
    if (const Row& row = steps_[static_cast<std::size_t>(i)]; !gathered_ || !row.loss.card.known())
      lost += row.damage[who];
  return lost;
}

QList<DuelGain> DuelModel::gains() const {
  QList<DuelGain> gains;
  for (const rules::Seat seat : kDuellists) {
    const std::size_t who = rules::index(seat);
    DuelGain gain{.letter = seatLetter(seat),
                  .name = sides_[who].name,
                  .role = sides_[who].role,
                  .scores = sides_[who].scores,
                  .dice = sides_[who].dice,
                  .mayScore = scores_};
    for (int i = 0; i < shownSteps_; ++i) {
      gain.damage += steps_[static_cast<std::size_t>(i)].damage[who];
      gain.points += steps_[static_cast<std::size_t>(i)].points[who];
    }
    if (health_) {
      gain.healthKnown = true;
      gain.healthLabel = health_->label;
      gain.healthBefore = health_->before[who];
      gain.healthFull = health_->full[who];
      gain.healthNow = allShown() ? health_->after[who] : health_->left(who, lostBy(who));
    }
    gains += gain;
  }
  return gains;
}

void DuelModel::showSteps(int steps) {
  const int now = std::clamp(steps, 0, count());
  const bool oneOn = now == shownSteps_ + 1;
  if (now > shownSteps_) {
    beginInsertRows({}, shownSteps_, now - 1);
    shownSteps_ = now;
    endInsertRows();
  } else if (now < shownSteps_) {
    beginRemoveRows({}, now, shownSteps_ - 1);
    shownSteps_ = now;
    endRemoveRows();
  }
  emit shownChanged();
  if (oneOn) emit acted(steps_[static_cast<std::size_t>(now - 1)].act);
}

void DuelModel::advance() {
  if (playing()) showSteps(shownSteps_ + 1);
}

void DuelModel::next() {
  playing_ = false;
  showSteps(shownSteps_ + 1);
}

void DuelModel::previous() {
  playing_ = false;
  showSteps(shownSteps_ - 1);
}

void DuelModel::showAll() {
  playing_ = false;
  showSteps(count());
}

void DuelModel::showAgain() {
  showSteps(0);
  playing_ = staged_;
  emit shownChanged();
}

void DuelModel::showClash(int number) {
  playing_ = false;
  const auto its = [number](const Row& row) { return row.clash == number; };
  const auto last = std::find_if(steps_.rbegin(), steps_.rend(), its);
  if (last != steps_.rend()) showSteps(static_cast<int>(std::distance(last, steps_.rend())));
}

QStringList DuelModel::sentences() const {
  QStringList out;
  for (const Row& row : steps_) out += row.says;
  return out;
}

int DuelModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : shownSteps_;
}

QVariant DuelModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = steps_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case partRole:
      return row.part;
    case sectionRole:
      return sectionOf(row);
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
  return {{partRole, "part"},     {sectionRole, "section"}, {seatRole, "seat"}, {nameRole, "name"},
          {figureRole, "figure"}, {saysRole, "says"},       {ruleRole, "rule"}, {ruleTextRole, "ruleText"}};
}

}  // namespace lk::app
