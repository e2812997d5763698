#include "app/window/coach/own_coach_model.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

OwnCoachModel::OwnCoachModel(QObject* parent) : QObject(parent) {
  qRegisterMetaType<std::shared_ptr<const OwnAdvice>>();
  pool_.setMaxThreadCount(1);
  connect(
      this, &OwnCoachModel::workedOut, this,
      [this](const std::shared_ptr<const OwnAdvice>& advice, int request) {
        if (request != request_) return;
        advice_ = advice;
        busy_ = false;
        emit changed();
      },
      Qt::QueuedConnection);
}

OwnCoachModel::~OwnCoachModel() {
  pool_.clear();
  pool_.waitForDone();
}

void OwnCoachModel::setNames(const Names& names) {
  names_ = names;
  emit changed();
}

void OwnCoachModel::setHelp(const HelpOf& help) {
  if (help == help_) return;
  help_ = help;
  close();
  emit changed();
}

void OwnCoachModel::show(const Moment& moment) {
  if (moment.openFacts == facts_ && moment.kit == kit_) return;
  kit_ = moment.kit;
  facts_ = moment.openFacts;
  close();
  emit changed();
}

QList<Learner> OwnCoachModel::learners() const {
  QList<Learner> out;
  if (facts_.isNull()) return out;
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
    if (help_[rules::index(seat)] == Help::full) out += Learner{seatLetter(seat), names_[seat]};
  return out;
}

QString OwnCoachModel::stage() const {
  switch (stage_) {
    case Stage::closed:
      return {};
    case Stage::away:
      return QStringLiteral("away");
    case Stage::hand:
      return QStringLiteral("hand");
    case Stage::advice:
      return QStringLiteral("advice");
  }
  return {};
}

QString OwnCoachModel::who() const {
  return stage_ == Stage::closed ? QString() : names_[seat_];
}

QList<CoachedCard> OwnCoachModel::cards() const {
  QList<CoachedCard> out;
  for (const Held& each : cards_) out += CoachedCard{cardName(kit_->cards[each.card]), each.most, each.held};
  return out;
}

bool OwnCoachModel::canAsk() const {
  int held = 0;
  for (const Held& each : cards_) held += each.held;
  return stage_ == Stage::hand && dice_ > 0 && held >= duel_.actions();
}

QString OwnCoachModel::says() const {
  return advice_ ? adviceText(*advice_) : QString();
}

QList<CoachedChoice> OwnCoachModel::choices() const {
  QList<CoachedChoice> out;
  if (!advice_) return out;
  for (const OwnChoice& choice : ownChoices(*advice_))
    out += CoachedChoice{choice.actions, choice.points, choice.theirs, choice.dealt,
                         choice.taken,   choice.win,    choice.mix};
  return out;
}

void OwnCoachModel::open(const QString& seat) {
  const std::optional<rules::Seat> whose = rules::seatFrom(seat.toStdString());
  if (!kit_ || !whose || rules::index(*whose) > 1 || help_[rules::index(*whose)] != Help::full) return;
  const std::optional<rules::halfwish::OpenDuel> duel = rules::halfwish::openDuelFrom(facts_, kit_->cards);
  if (!duel) return;
  forget();
  seat_ = *whose;
  duel_ = *duel;
  aggressor_ = duel_.aggressor.value_or(seat_) == seat_;
  stage_ = Stage::away;
  emit changed();
}

void OwnCoachModel::alone() {
  if (stage_ != Stage::away) return;
  stage_ = Stage::hand;
  listCards();
  emit changed();
  emit diceWanted(seatLetter(seat_), ++request_);
}

void OwnCoachModel::listCards() {
  for (const OwnCard& each : ownCards(duel_, seat_)) cards_.push_back({each.card, each.most, 0});
}

void OwnCoachModel::showDice(int request, int dice) {
  if (request != request_ || stage_ != Stage::hand) return;
  dice_ = dice;
  emit changed();
}

void OwnCoachModel::setDice(int dice) {
  if (stage_ != Stage::hand) return;
  dice_ = std::clamp(dice, kMinOwnDice, kMaxOwnDice);
  ++request_;  // a late answer of the referee is ignored
  emit changed();
}

void OwnCoachModel::setAggressor(bool aggressor) {
  if (stage_ != Stage::hand || !roleOpen()) return;
  aggressor_ = aggressor;
  emit changed();
}

void OwnCoachModel::hold(int row, int count) {
  if (stage_ != Stage::hand || row < 0 || row >= static_cast<int>(cards_.size())) return;
  Held& card = cards_[static_cast<std::size_t>(row)];
  card.held = std::clamp(count, 0, card.most);
  emit changed();
}

void OwnCoachModel::holdAll() {
  if (stage_ != Stage::hand) return;
  std::size_t left = 0;
  for (const rules::DeckCount& entry : duel_.duelists[rules::index(seat_)].left) left += entry.count > 0;
  for (std::size_t i = 0; i < cards_.size(); ++i) cards_[i].held = i < left ? cards_[i].most : 0;
  emit changed();
}

void OwnCoachModel::askForAdvice() {
  if (!canAsk()) return;
  OwnHand hand{aggressor_, dice_, {}};
  for (const Held& each : cards_)
    hand.cards.insert(hand.cards.end(), static_cast<std::size_t>(each.held), each.card);
  stage_ = Stage::advice;
  busy_ = true;
  pool_.start([this, kit = kit_, duel = duel_, seat = seat_, hand, request = ++request_] {
    emit workedOut(std::make_shared<const OwnAdvice>(workOut(kit, duel, seat, hand)), request);
  });
  emit changed();
}

void OwnCoachModel::again() {
  if (stage_ != Stage::advice) return;
  stage_ = Stage::hand;
  advice_.reset();
  busy_ = false;
  ++request_;
  emit changed();
}

void OwnCoachModel::forget() {
  stage_ = Stage::closed;
  seat_ = rules::Seat::A;
  duel_ = {};
  aggressor_ = true;
  dice_ = 0;
  cards_.clear();
  advice_.reset();
  busy_ = false;
  ++request_;
  pool_.clear();
}

void OwnCoachModel::close() {
  if (stage_ == Stage::closed) return;
  forget();
  emit changed();
}

}  // namespace lk::app
