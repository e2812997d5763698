#include "app/window/history/replay_model.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

const rules::Ruling* rulingOf(const Moment& moment) {
  for (const Report& report : moment.reports)
    if (const auto* ruling = std::get_if<RulingReport>(&report.what)) return &ruling->ruling;
  return nullptr;
}

bool judgesDuel(const Moment& moment) {
  const rules::Ruling* ruling = rulingOf(moment);
  return ruling && DuelModel::isDuel(ruling->steps, *moment.kit);
}

}  // namespace

ReplayModel::ReplayModel(QObject* parent) : QObject(parent) {}

int ReplayModel::last() const {
  return night_ ? static_cast<int>(night_->moments.size()) - 1 : -1;
}

QString ReplayModel::about() const {
  return night_ ? eveningAbout(night_->record) : QString();
}

int ReplayModel::turn() const {
  int turn = -1;
  for (const StoryTurn& each : turns_)
    if (each.event <= step_) ++turn;
  return turn;
}

void ReplayModel::show(const OpenNightPtr& night) {
  night_ = night;
  step_ = -1;
  turns_.clear();
  if (night_) {
    table_.setNames(night_->record.names);
    table_.beginNight(night_->moments.empty() ? 0 : night_->moments.front().night);
    for (const StoryPart& part :
         storyOf(night_->record.evening, *night_->record.log.kit, night_->record.names))
      turns_ += StoryTurn{.title = part.title, .event = part.event};
  }
  emit nightChanged();
  goTo(0);
}

void ReplayModel::goTo(int step) {
  const int wanted = std::clamp(step, 0, std::max(0, last()));
  if (last() < 0 || wanted == step_) return;
  if (wanted == step_ + 1 && step_ >= 0)
    table_.show(night_->moments[static_cast<std::size_t>(wanted)]);
  else
    showFrom(wanted);
  step_ = wanted;
  describe(night_->moments[static_cast<std::size_t>(wanted)]);
  emit stepChanged();
}

void ReplayModel::showFrom(int step) {
  table_.beginAgain();
  for (int before = 0; before < step; ++before)
    table_.catchUp(night_->moments[static_cast<std::size_t>(before)]);
  table_.show(night_->moments[static_cast<std::size_t>(step)]);
}

void ReplayModel::describe(const Moment& moment) {
  happened_.clear();
  duelNow_ = judgesDuel(moment);
  const GameKit& kit = *moment.kit;
  if (const rules::Ruling* ruling = rulingOf(moment))
    for (const rules::Step& step : ruling->steps) {
      happened_ += ShownStep{.seat = seatLetter(step.seat),
                             .says = stepText(step, kit, night_->record.names),
                             .rule = qtText(step.rule.text),
                             .ruleText = ruleSpoken(kit, step.rule.text)};
    }
}

void ReplayModel::nextTurn() {
  for (const StoryTurn& each : turns_)
    if (each.event > step_) return goTo(each.event);
  goTo(last());
}

void ReplayModel::previousTurn() {
  int before = 0;
  for (const StoryTurn& each : turns_)
    if (each.event < step_) before = each.event;
  goTo(before);
}

}  // namespace lk::app
