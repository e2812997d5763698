#include <algorithm>

#include "app/learn/lessons/lesson_run.h"

namespace lk::app {

bool LessonRun::correct(Mistake mistake, std::optional<rules::Seat> seat, const Json& more) {
  if (!task()) return false;
  Facts& facts = night_.facts();
  if (seat) facts.set("name", settings_.names[rules::index(*seat)]);
  for (const auto& [name, value] : more.members()) facts.set(name, value);
  for (const Fix& fix : task()->fixes) {
    if (fix.mistake != mistake) continue;
    if (fix.value && valueOf(*fix.value, known()) != more["given"]) continue;
    if (fix.when && valueOf(*fix.when, known()).asInt() == 0) continue;
    correction_ = textOf(fix.say);
    understood_.clear();
    speak(correction_);
    return true;
  }
  return false;
}

void LessonRun::correctOr(Mistake mistake, std::optional<rules::Seat> seat, std::string otherwise,
                          const Json& more) {
  if (correct(mistake, seat, more)) return;
  correction_ = std::move(otherwise);
  understood_.clear();
  speak(correction_);
}

}  // namespace lk::app
