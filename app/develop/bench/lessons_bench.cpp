#include "app/develop/bench/benches.h"
#include "app/develop/bench/first_start.h"
#include "app/develop/robots/first_timer.h"
#include "app/kit/translations.h"
#include "app/learn/lessons/lesson_reader.h"

namespace lk::app {

namespace {

constexpr int kLoads = 30;

/// Returns a figure that is the same in every run.
Figure once(std::string name, std::string unit, double value) {
  return {std::move(name), std::move(unit), value, 1, value, value};
}

Outcome<Done> reportPath(const FigureSink& sink, const std::string& name, const Outcome<Walked>& path) {
  if (!path) return path.fault();
  sink(once(name + "_minutes", "min", path->seconds() / 60));
  sink(once(name + "_words", "words", path->read().words));
  sink(once(name + "_signs", "signs", path->read().signs));
  sink(once(name + "_words_again", "words", path->shown().words));
  sink(once(name + "_signs_again", "signs", path->shown().signs));
  sink(once(name + "_taps", "taps", path->taps));
  return Done{};
}

}  // namespace

Outcome<Done> benchLessons(const FigureSink& sink) {
  const auto kit = loadKit("halfwish");
  if (!kit) return kit.fault();
  std::optional<Fault> fault;
  sink(figureOf("lessons_load_ms", "ms", millisecondsOf(kLoads, [&](int) {
                  if (const auto lessons = loadLessons(**kit); !lessons) fault = lessons.fault();
                })));
  if (fault) return *fault;
  std::vector<LanguageId> languages = languagesOfData();
  languages.insert(languages.begin(), kEnglish);
  for (const LanguageId id : languages) {
    const std::string language(id.id());
    const QString speaks = QString::fromStdString(language);
    const auto report = [&](const std::string& name, const Outcome<Walked>& path) {
      return reportPath(sink, name + "_" + language, path);
    };
    for (const auto& [goal, name] : {std::pair(FirstGoal::lesson, "first_start_to_lesson"),
                                     std::pair(FirstGoal::night, "first_start_to_night")})
      if (const Outcome<Done> done = report(name, playFirstStart(speaks, goal)); !done) return done.fault();
    if (const Outcome<Done> done = report("first_timer", playFirstTimer(speaks)); !done) return done.fault();
  }
  return Done{};
}

}  // namespace lk::app
