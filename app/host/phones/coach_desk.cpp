#include "app/host/phones/coach_desk.h"

#include <QCoreApplication>

#include "app/host/phones/message_text.h"
#include "app/phrases/language_scope.h"

namespace lk::app {

namespace {

struct CoachDeskWords {
  Q_DECLARE_TR_FUNCTIONS(CoachDeskWords)
};

}  // namespace

CoachDesk::CoachDesk() {
  beside_.setMaxThreadCount(1);
  for (const rules::Seat seat : rules::kAllSeats)
    connect(&advisers_[rules::index(seat)], &MoveAdviser::advised, this,
            [this, seat](int, const AdvicePtr& advice) { answerMoves(seat, advice); });
}

CoachDesk::~CoachDesk() {
  beside_.clear();
  beside_.waitForDone();
}

void CoachDesk::thinkFor(const std::function<rules::Thinking()>& thinking) {
  for (MoveAdviser& adviser : advisers_) adviser.thinkFor(thinking);
}

void CoachDesk::forgetMoves() {
  for (MoveAdviser& adviser : advisers_) adviser.stop();
}

bool CoachDesk::takeMoves(rules::Seat seat, const MovesQuestion& question, const Requester& asker,
                          const std::shared_ptr<const GameKit>& kit, const rules::Referee& night) {
  const LanguageScope here(asker.language);
  if (!question.isAsked || !question.told) return emit answered(asker.page, movesForm(question, *kit)), true;
  if (!rules::isPossible(question.possible, question.hand)) return refuseHand(asker), true;
  asked_[rules::index(seat)] = {asker, kit, night.view(rules::audienceOf(seat)).json};
  advisers_[rules::index(seat)].think(
      {.kit = kit, .standing = night.standing(), .seat = seat, .hand = question.hand}, 0);
  emit answered(asker.page, movesThinking());
  return true;
}

void CoachDesk::answerMoves(rules::Seat seat, const AdvicePtr& advice) {
  const Asked& asked = asked_[rules::index(seat)];
  const LanguageScope here(asked.asker.language);
  emit answered(asked.asker.page, movesAnswer(*advice, {*asked.kit, asked.view, names_}));
}

void CoachDesk::refuseHand(const Requester& asker) {
  emit answered(asker.page,
                errorMessage(CoachDeskWords::tr("You cannot hold these cards now: check your choice")));
}

bool CoachDesk::take(rules::Seat seat, const QByteArray& message, const Requester& asker,
                     const std::shared_ptr<const GameKit>& kit, const rules::Referee& night) {
  if (const auto moves = readMovesQuestion(seat, message, *kit, night))
    return takeMoves(seat, *moves, asker, kit, night);
  const std::optional<CoachQuestion> asked = readCoachQuestion(seat, message, *kit, night);
  if (!asked) return false;
  const LanguageScope here(asker.language);
  if (!asked->question || !asked->dealt) return emit answered(asker.page, coachForm(*asked, *kit)), true;
  const std::function<OwnAdvice()> advice = ownAdvice(kit, asked->facts, seat, asked->hand);
  if (!advice) return refuseHand(asker), true;
  std::atomic<bool>& busy = busy_[rules::index(seat)];
  if (busy.exchange(true))
    return emit answered(asker.page, errorMessage(CoachDeskWords::tr("The coach is still thinking"))), true;
  beside_.start([this, &busy, advice, asker] {
    const LanguageScope there(asker.language);
    const QByteArray answer = coachAnswer(advice());
    busy = false;
    emit answered(asker.page, answer);
  });
  return true;
}

}  // namespace lk::app
