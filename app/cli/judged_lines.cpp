#include "app/cli/judged_lines.h"

#include "app/cli/lines.h"

namespace lk::app {

ExitStatus judgeLines(std::istream& in, Console& console,
                      const std::function<Outcome<Json>(const Json&)>& judge) {
  ExitStatus status = ExitStatus::done;
  const int lines = forEachJsonLine(in, "-", [&](const Outcome<Json>& line) {
    const Outcome<Json> answer = line ? judge(*line) : Outcome<Json>(line.fault());
    if (answer) return console.line(*answer);
    console.line(Json::object({{"error", answer.fault().text()}}));
    status = ExitStatus::different;
  });
  if (lines == 0) return console.unusable({"-", 0, "standard input is empty", "give one JSON object a line"});
  return status;
}

}  // namespace lk::app
