#include "app/window/coach/move_advice_model.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/qt_text.h"
#include "rules/referee/foretold.h"

namespace lk::app {

MoveAdviceModel::MoveAdviceModel(QObject* parent) : QObject(parent) {}

void MoveAdviceModel::setNames(const Names& names) {
  names_ = names;
  emit changed();
}

void MoveAdviceModel::setHelp(const HelpOf& help) {
  if (help == help_) return;
  help_ = help;
  close();
  emit changed();
}

void MoveAdviceModel::show(const Moment& moment) {
  std::vector<rules::Seat> asked;
  if (moment.begun && !moment.result.finished && moment.kit->game->sampler())
    for (const rules::Prompt& prompt : moment.prompts)
      if (prompt.seat && std::find(asked.begin(), asked.end(), *prompt.seat) == asked.end())
        asked.push_back(*prompt.seat);
  const bool goesOn = moment.night == night_ && moment.standing == standing_;
  kit_ = moment.kit;
  view_ = moment.view;
  if (goesOn && asked == asked_) return;
  night_ = moment.night;
  standing_ = moment.standing;
  asked_ = std::move(asked);
  if (!goesOn || !mayAsk(seat_)) close();
  emit changed();
}

bool MoveAdviceModel::mayAsk(rules::Seat seat) const {
  return help_[rules::index(seat)] == Help::full &&
         std::find(asked_.begin(), asked_.end(), seat) != asked_.end();
}

QList<Learner> MoveAdviceModel::learners() const {
  QList<Learner> out;
  for (const rules::Seat seat : asked_)
    if (mayAsk(seat)) out += Learner{seatLetter(seat), names_[seat]};
  return out;
}

QString MoveAdviceModel::stage() const {
  switch (stage_) {
    case Stage::closed:
      return {};
    case Stage::away:
      return QStringLiteral("away");
    case Stage::hand:
      return QStringLiteral("hand");
    case Stage::waiting:
    case Stage::thinking:
      return QStringLiteral("thinking");
    case Stage::advice:
      return QStringLiteral("advice");
  }
  return {};
}

QString MoveAdviceModel::who() const {
  return stage_ == Stage::closed ? QString() : names_[seat_];
}

QList<CoachedCard> MoveAdviceModel::cards() const {
  QList<CoachedCard> out;
  for (const Held& each : cards_) out += CoachedCard{cardName(kit_->cards[each.card]), each.most, each.held};
  return out;
}

int MoveAdviceModel::held() const {
  int held = 0;
  for (const Held& each : cards_) held += each.held;
  return held;
}

bool MoveAdviceModel::canAsk() const {
  return stage_ == Stage::hand && held() <= handSize_;
}

QString MoveAdviceModel::note() const {
  if (!advice_) return {};
  return advice_->moves.empty() ? nothingToChoose() : adviceNote();
}

QList<AdvisedMoveRow> MoveAdviceModel::moves() const {
  QList<AdvisedMoveRow> out;
  if (!advice_) return out;
  for (const AdvisedMove& move : advisedMoves(*advice_, {*kit_, view_, names_})) {
    const rules::Event& event = advice_->moves[static_cast<std::size_t>(out.size())].event;
    const bool open = !rules::hasSecretField(*kit_->game, event);
    out += AdvisedMoveRow{move.move, move.now, move.then, move.why, move.doubt, open};
  }
  return out;
}

void MoveAdviceModel::open(const QString& seat) {
  const std::optional<rules::Seat> whose = rules::seatFrom(seat.toStdString());
  if (!kit_ || !whose || !mayAsk(*whose)) return;
  forget();
  seat_ = *whose;
  stage_ = Stage::away;
  emit changed();
}

void MoveAdviceModel::alone() {
  if (stage_ != Stage::away) return;
  stage_ = Stage::waiting;
  emit changed();
  emit handWanted(seatLetter(seat_), ++request_);
}

void MoveAdviceModel::showHand(int request, const PossibleHandPtr& hand) {
  if (request != request_ || stage_ != Stage::waiting) return;
  handSize_ = hand->size;
  for (const rules::PossibleCard& each : hand->cards) cards_.push_back({each.card, each.most, 0});
  stage_ = Stage::hand;
  if (handSize_ == 0) return ask();
  emit changed();
}

void MoveAdviceModel::hold(int row, int count) {
  if (stage_ != Stage::hand || row < 0 || row >= static_cast<int>(cards_.size())) return;
  Held& card = cards_[static_cast<std::size_t>(row)];
  card.held = std::clamp(count, 0, card.most);
  emit changed();
}

void MoveAdviceModel::ask() {
  if (!canAsk()) return;
  MovesAsked asked{.request = ++request_, .seat = seat_, .hand = {}};
  for (const Held& each : cards_)
    asked.hand.insert(asked.hand.end(), static_cast<std::size_t>(each.held), each.card);
  stage_ = Stage::thinking;
  progress_ = 0;
  emit progressChanged();
  emit changed();
  emit adviceWanted(asked);
}

bool MoveAdviceModel::begin(int row) {
  const QList<AdvisedMoveRow> rows = moves();
  if (row < 0 || row >= rows.size() || !rows[row].open) return false;
  const rules::Seat seat = seat_;
  const rules::Event event = advice_->moves[static_cast<std::size_t>(row)].event;
  close();
  emit moveBegun(seat, event);
  return true;
}

void MoveAdviceModel::showProgress(int request, int percent) {
  if (request != request_ || stage_ != Stage::thinking) return;
  progress_ = percent;
  emit progressChanged();
}

void MoveAdviceModel::showAdvice(int request, const AdvicePtr& advice) {
  if (request != request_ || stage_ != Stage::thinking) return;
  advice_ = advice;
  stage_ = Stage::advice;
  emit changed();
}

void MoveAdviceModel::forget() {
  if (stage_ == Stage::thinking) emit adviceUnwanted();
  stage_ = Stage::closed;
  seat_ = rules::Seat::A;
  cards_.clear();
  handSize_ = 0;
  progress_ = 0;
  advice_.reset();
  ++request_;
}

void MoveAdviceModel::close() {
  if (stage_ == Stage::closed) return;
  forget();
  emit changed();
}

}  // namespace lk::app
