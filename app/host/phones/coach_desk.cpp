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
}

CoachDesk::~CoachDesk() {
  beside_.clear();
  beside_.waitForDone();
}

bool CoachDesk::take(rules::Seat seat, const QByteArray& message, const Requester& asker,
                     const std::shared_ptr<const GameKit>& kit, const rules::Referee& night) {
  const std::optional<CoachQuestion> asked = readCoachQuestion(seat, message, *kit, night);
  if (!asked) return false;
  const LanguageScope here(asker.language);
  const auto refuse = [&](const QString& why) {
    emit answered(asker.page, errorMessage(why));
    return true;
  };
  if (!asked->question || !asked->dealt) return emit answered(asker.page, coachForm(*asked, *kit)), true;
  const std::function<OwnAdvice()> advice = ownAdvice(kit, asked->facts, seat, asked->hand);
  if (!advice) return refuse(CoachDeskWords::tr("You cannot hold these cards now: check your choice"));
  std::atomic<bool>& busy = busy_[rules::index(seat)];
  if (busy.exchange(true)) return refuse(CoachDeskWords::tr("The coach is still thinking"));
  beside_.start([this, &busy, advice, asker] {
    const LanguageScope there(asker.language);
    const QByteArray answer = coachAnswer(advice());
    busy = false;
    emit answered(asker.page, answer);
  });
  return true;
}

}  // namespace lk::app
