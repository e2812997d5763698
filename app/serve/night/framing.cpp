#include "app/serve/night/framing.h"

#include <QCoreApplication>

#include "app/phrases/check_words.h"

namespace lk::app {

namespace {

constexpr std::size_t kMax = 3;

struct PhoneFraming {
  Q_DECLARE_TR_FUNCTIONS(PhoneFraming)
};

QByteArray messageOf(bool ready, Json says) {
  const Json framing = Json::object({{"ready", ready}, {"says", std::move(says)}});
  return QByteArray::fromStdString(Json::object({{"framing", framing}}).dump());
}

}  // namespace

QByteArray preparingMessage() {
  const QString says = PhoneFraming::tr(
      "Learning what the cards look like.\nThe first time this takes a minute. Play on meanwhile.");
  return messageOf(false, Json::array({says.toStdString()}));
}

QByteArray framingMessage(const CalibrationMoment& moment) {
  Json says = Json::array();
  for (const CheckResult& check : moment.checks) {
    if (check.state != CheckState::bad || says.items().size() == kMax) continue;
    const QString found = checkFound(check), cure = checkCure(check);
    says.push((cure.isEmpty() ? found : found + QLatin1Char('\n') + cure).toStdString());
  }
  return messageOf(moment.ready, std::move(says));
}

}  // namespace lk::app
