#include "app/bench/benches.h"
#include "app/lessons/lesson_reader.h"

namespace lk::app {

Outcome<Done> benchLessons(const FigureSink& sink) {
  const auto kit = loadKit("halfwish");
  if (!kit) return kit.fault();
  std::optional<Fault> fault;
  sink(figureOf("lessons_load_ms", "ms", millisecondsOf(9, [&](int) {
                  if (const auto lessons = loadLessons(**kit); !lessons) fault = lessons.fault();
                })));
  if (fault) return *fault;
  return Done{};
}

}  // namespace lk::app
