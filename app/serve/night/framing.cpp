#include "app/serve/night/framing.h"

#include "app/phrases/check_words.h"

namespace lk::app {

namespace {

constexpr std::size_t kMax = 3;

}  // namespace

QByteArray framingMessage(const CalibrationMoment& moment) {
  Json says = Json::array();
  for (const CheckResult& check : moment.checks) {
    if (check.state != CheckState::bad || says.items().size() == kMax) continue;
    const QString found = checkFound(check), cure = checkCure(check);
    says.push((cure.isEmpty() ? found : found + QLatin1Char('\n') + cure).toStdString());
  }
  const Json framing = Json::object({{"ready", moment.ready}, {"says", std::move(says)}});
  return QByteArray::fromStdString(Json::object({{"framing", framing}}).dump());
}

}  // namespace lk::app
