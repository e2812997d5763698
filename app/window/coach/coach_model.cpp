#include "app/window/coach/coach_model.h"

#include <cmath>

#include "app/learn/coach/open_advice.h"
#include "app/phrases/decimals.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

std::shared_ptr<const OpenAdvice> workOut(std::shared_ptr<const GameKit> kit, const Json& facts,
                                          const std::vector<rules::Seat>& learners) {
  const std::optional<rules::halfwish::OpenDuel> duel = rules::halfwish::openDuelFrom(facts, kit->cards);
  auto advice = std::make_shared<OpenAdvice>();
  if (duel) {
    advice->duel = *duel;
    for (const rules::Seat seat : learners)
      for (RoleAdvice& role : coachOpenly(*duel, seat, kit->cards)) advice->roles.push_back(std::move(role));
  }
  advice->kit = std::move(kit);
  return advice;
}

QString signedNumber(double net) {
  const double rounded = std::round(net * 10) / 10;
  return (rounded < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + decimal(std::abs(rounded), 1);
}

QString shareText(double share) {
  const long percent = std::lround(share * 20) * 5;
  return percent >= 100 ? CoachModel::tr("always") : CoachModel::tr("%1 %").arg(percent);
}

}  // namespace

CoachModel::CoachModel(QObject* parent) : QObject(parent) {
  qRegisterMetaType<std::shared_ptr<const OpenAdvice>>();
  pool_.setMaxThreadCount(1);
  connect(
      this, &CoachModel::workedOut, this,
      [this](const std::shared_ptr<const OpenAdvice>& advice, int request) {
        if (request != request_) return;
        advice_ = advice;
        busy_ = false;
        emit changed();
      },
      Qt::QueuedConnection);
}

CoachModel::~CoachModel() {
  pool_.clear();
  pool_.waitForDone();
}

void CoachModel::setNames(const Names& names) {
  names_ = names;
  emit changed();
}

void CoachModel::setHelp(const HelpOf& help) {
  if (help == help_) return;
  help_ = help;
  ask();
}

void CoachModel::show(const Moment& moment) {
  if (moment.openFacts == facts_ && moment.kit == kit_) return;
  kit_ = moment.kit;
  facts_ = moment.openFacts;
  ask();
}

std::vector<rules::Seat> CoachModel::learners() const {
  std::vector<rules::Seat> learners;
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
    if (help_[rules::index(seat)] == Help::full) learners.push_back(seat);
  return learners;
}

void CoachModel::ask() {
  ++request_;
  advice_.reset();
  pool_.clear();
  busy_ = kit_ && !facts_.isNull() && !learners().empty();
  if (busy_)
    pool_.start([this, kit = kit_, facts = facts_, who = learners(), request = request_] {
      emit workedOut(workOut(kit, facts, who), request);
    });
  emit changed();
}

QString CoachModel::quiet() const {
  if (learners().empty()) return tr("The coach helps players whose help is set to Explain everything.");
  if (!facts_.isNull()) return {};
  return tr("The coach has something to say before each duel.");
}

QList<AdvisedRole> CoachModel::roles() const {
  QList<AdvisedRole> roles;
  if (!advice_) return roles;
  const rules::CardBook& cards = advice_->kit->cards;
  const bool certain = advice_->duel.aggressor.has_value();
  const auto bands = [&](const std::vector<DiceBand>& all, bool careful) {
    QList<AdviceBand> out;
    for (const DiceBand& band : all)
      out += AdviceBand{
          diceText(band), actionsText(band.actions, cards),
          band.otherwise[0].known() ? tr("otherwise %1").arg(actionsText(band.otherwise, cards)) : QString(),
          careful ? shareText(band.share) : signedNumber(band.net)};
    return out;
  };
  for (const RoleAdvice& advice : advice_->roles)
    roles += AdvisedRole{seatLetter(advice.seat), roleText(advice, certain, names_),
                         bands(advice.average, false), bands(advice.careful, true), valueText(advice)};
  return roles;
}

QStringList CoachModel::left() const {
  QStringList left;
  if (!advice_) return left;
  for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
    left += leftText(advice_->duel, seat, advice_->kit->cards, names_);
  return left;
}

}  // namespace lk::app
