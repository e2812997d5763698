#include "app/window/coach/own_coach_model.h"

#include <algorithm>
#include <cmath>

#include "app/learn/coach/advice.h"
#include "app/learn/coach/open_advice.h"
#include "app/learn/coach/open_coaching.h"
#include "app/phrases/card_words.h"
#include "app/phrases/qt_text.h"
#include "rules/games/halfwish/figures.h"

namespace lk::app {

namespace {

using rules::halfwish::Average;
using rules::halfwish::Situation;

constexpr int kLeastDice = 2, kMostDice = 12;

std::shared_ptr<const OwnAdvice> workOut(std::shared_ptr<const GameKit> kit, const Situation& situation) {
  auto advice = std::make_shared<OwnAdvice>();
  const rules::CardBook& cards = kit->cards;
  advice->careful =
      situation.dv >= kLeastDice && situation.dv <= kMostDice &&
      ownCommitments(situation).size() * opponentCommitments(situation, cards).size() <= kMostPairs;
  if (advice->careful)
    advice->coaching = coach(situation, cards);
  else
    for (const Average& average : averages(situation, cards))
      advice->coaching.choices.push_back({average, 0});
  advice->situation = situation;
  advice->kit = std::move(kit);
  return advice;
}

QString number(double value) {
  return QString::number(std::abs(value) < 0.005 ? 0.0 : value, 'f', 2);
}

QString share(double chance) {
  return OwnCoachModel::tr("%1 %").arg(std::lround(chance * 100));
}

}  // namespace

OwnCoachModel::OwnCoachModel(QObject* parent) : QObject(parent) {
  qRegisterMetaType<std::shared_ptr<const OwnAdvice>>();
  beside_.setMaxThreadCount(1);
  connect(
      this, &OwnCoachModel::workedOut, this,
      [this](const std::shared_ptr<const OwnAdvice>& advice, int asked) {
        if (asked != asked_) return;
        advice_ = advice;
        busy_ = false;
        emit changed();
      },
      Qt::QueuedConnection);
}

OwnCoachModel::~OwnCoachModel() {
  beside_.clear();
  beside_.waitForDone();
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

QVariantList OwnCoachModel::learners() const {
  QVariantList out;
  if (facts_.isNull()) return out;
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
    if (help_[rules::index(seat)] == Help::full)
      out += QVariantMap{{QStringLiteral("seat"), seatLetter(seat)}, {QStringLiteral("name"), names_[seat]}};
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
    case Stage::told:
      return QStringLiteral("told");
  }
  return {};
}

QString OwnCoachModel::who() const {
  return stage_ == Stage::closed ? QString() : names_[seat_];
}

QVariantList OwnCoachModel::cards() const {
  QVariantList out;
  for (const Held& each : cards_)
    out += QVariantMap{{QStringLiteral("name"), cardName(kit_->cards[each.card])},
                       {QStringLiteral("most"), each.most},
                       {QStringLiteral("held"), each.held}};
  return out;
}

bool OwnCoachModel::mayTell() const {
  int held = 0;
  for (const Held& each : cards_) held += each.held;
  return stage_ == Stage::hand && dice_ > 0 && held >= duel_.actions();
}

QString OwnCoachModel::says() const {
  return advice_ && advice_->careful ? advice(advice_->coaching, advice_->situation, advice_->kit->cards)
                                     : QString();
}

QVariantList OwnCoachModel::choices() const {
  QVariantList out;
  if (!advice_) return out;
  for (const WeighedChoice& choice : advice_->coaching.choices) {
    const Average& average = choice.average;
    out += QVariantMap{
        {QStringLiteral("actions"), actionsText(average.actions, advice_->kit->cards)},
        {QStringLiteral("points"), number(average.points)},
        {QStringLiteral("theirs"), number(average.opponentPoints)},
        {QStringLiteral("dealt"), number(average.opponentDamage)},
        {QStringLiteral("taken"), number(average.damage)},
        {QStringLiteral("win"), share(average.win)},
        {QStringLiteral("mix"), advice_->careful && choice.mix >= 0.005 ? share(choice.mix) : QString()}};
  }
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
  emit diceWanted(seatLetter(seat_), ++asked_);
}

/// The ten cards as far as they were not seen this round, and the upgrades that may lie over one of them in
/// secret: the player knows which.
void OwnCoachModel::listCards() {
  const rules::halfwish::OpenDuelist& own = duel_.duelists[rules::index(seat_)];
  for (const rules::DeckCount& entry : own.left)
    if (entry.count > 0) cards_.push_back({entry.card, entry.count, 0});
  for (const std::vector<rules::CardId>& pool : own.secrets)
    for (const rules::CardId card : pool)
      if (card.known() &&
          std::none_of(cards_.begin(), cards_.end(), [&](const Held& each) { return each.card == card; }))
        cards_.push_back({card, 1, 0});
}

void OwnCoachModel::showDice(int asked, int dice) {
  if (asked != asked_ || stage_ != Stage::hand) return;
  dice_ = dice;
  emit changed();
}

void OwnCoachModel::setDice(int dice) {
  if (stage_ != Stage::hand) return;
  dice_ = std::clamp(dice, kLeastDice, kMostDice);
  ++asked_;  // what the referee may still say is not wanted any more
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

void OwnCoachModel::tell() {
  if (!mayTell()) return;
  Situation situation = situationOf(duel_, seat_, aggressor_ ? seat_ : rules::halfwish::other(seat_), dice_);
  situation.healthValue = kOpenHealthValue;
  situation.hand.clear();
  for (const Held& each : cards_)
    for (int i = 0; i < each.held; ++i) situation.hand.push_back(each.card);
  stage_ = Stage::told;
  busy_ = true;
  beside_.start(
      [this, kit = kit_, situation, asked = ++asked_] { emit workedOut(workOut(kit, situation), asked); });
  emit changed();
}

void OwnCoachModel::again() {
  if (stage_ != Stage::told) return;
  stage_ = Stage::hand;
  advice_.reset();
  busy_ = false;
  ++asked_;
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
  ++asked_;
  beside_.clear();
}

void OwnCoachModel::close() {
  if (stage_ == Stage::closed) return;
  forget();
  emit changed();
}

}  // namespace lk::app
