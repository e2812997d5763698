// The part of TableModel for moves that are composed on the board: what can be begun, touches, and the next
// part.
#include <algorithm>
#include <utility>

#include <QMetaMethod>

#include "app/window/table/table_model.h"

namespace lk::app {

namespace {

constexpr std::string_view kCorrection = "correct";  // the kind of event in every game

std::vector<std::string> namesOf(const QStringList& names) {
  std::vector<std::string> all;
  for (const QString& name : names) all.push_back(name.toStdString());
  return all;
}

}  // namespace

void TableModel::askForMoves(const Moment& moment) {
  if (moment.result.finished) return;
  const bool answered = isSignalConnected(QMetaMethod::fromSignal(&TableModel::moveWanted));
  std::vector<rules::Seat> asked;
  for (const rules::Prompt& prompt : moment.prompts) {
    const rules::Seat seat = prompt.seat.value_or(rules::Seat::A);
    const bool secret = std::any_of(
        moment.prompts.begin(), moment.prompts.end(),
        [&](const rules::Prompt& each) { return each.secret && each.seat.value_or(rules::Seat::A) == seat; });
    if (secret || std::find(asked.begin(), asked.end(), seat) != asked.end()) continue;
    asked.push_back(seat);
    if (answered) await(awaited_ + 1);
    emit moveWanted({moment.night, moment.standing, seat, {Json::object({})}, names_});
  }
}

void TableModel::askForMove(rules::Seat seat, const rules::Event& event) {
  if (last_) emit moveWanted({night_, last_->standing, seat, event, names_});
}

void TableModel::showMove(const MoveReply& reply) {
  if (!last_ || reply.night != night_ || reply.standing != last_->standing) return;
  if (reply.move.event.body.members().empty())
    composing_.takeBegun(reply.move);
  else
    return goOn(composing_.take(reply.move));
  goOn({});
  await(std::max(0, awaited_ - 1));
}

void TableModel::await(int answers) {
  const bool changed = settled() != (answers == 0);
  awaited_ = answers;
  if (changed) emit settledChanged();
}

void TableModel::touch(const QStringList& names) {
  onto_.clear();
  goOn(composing_.touch(namesOf(names)));
}

void TableModel::drop(const QStringList& onto) {
  onto_ = onto;
  goOn({});
}

void TableModel::forgetMove() {
  composing_.clear();
  onto_.clear();
  await(0);
}

void TableModel::composeBack() {
  if (composing_.active()) goOn(composing_.back());
}

void TableModel::beginMove(rules::Seat seat, const rules::Event& event) {
  onto_.clear();
  if (last_) goOn(composing_.begin(seat, event));
}

void TableModel::mendByTouch() {
  if (!last_ || !last_->begun) return;
  const auto asked = std::find_if(last_->prompts.begin(), last_->prompts.end(),
                                  [](const rules::Prompt& prompt) { return prompt.seat.has_value(); });
  const rules::Seat seat = asked == last_->prompts.end() ? rules::Seat::A : *asked->seat;
  askForMove(seat, {Json::object({{std::string(rules::kKindField), kCorrection}})});
}

void TableModel::goOn(const Composed& composed) {
  if (composed.next == Composed::Next::ask) return askForMove(composed.seat, composed.event);
  if (composed.next == Composed::Next::look) askForMove(composed.seat, composed.event);
  if (composed.next == Composed::Next::say) return enter(composed.event, -1, Secrecy::openly);
  if (!last_) return;
  if (composed.next == Composed::Next::nothing && composing_.active() && !onto_.isEmpty())
    return goOn(composing_.touch(namesOf(std::exchange(onto_, {}))));
  showChoices(*last_);
  showNextStep(*last_);
  if (const Choice* pick = onlyPick(); pick && !entering_) openEntry(*pick);
}

const Choice* TableModel::onlyPick() const {
  return composing_.active() && board_.touchable().empty() ? choices_.onlyPick() : nullptr;
}

}  // namespace lk::app
