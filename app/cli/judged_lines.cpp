#include "app/cli/judged_lines.h"

#include "app/cli/lines.h"

namespace lk::app {

ExitStatus judgeLines(Console& console, const std::function<Outcome<Json>(const Json&)>& judge) {
  ExitStatus status = ExitStatus::done;
  bool any = false;
  const auto judgeOne = [&](const Outcome<Json>& line) {
    any = true;
    const Outcome<Json> answer = line ? judge(*line) : Outcome<Json>(line.fault());
    if (answer) return console.line(*answer);
    console.line(Json::object({{"error", answer.fault().text()}}));
    status = ExitStatus::different;
  };
  const Outcome<Done> read = forEachJsonLine(stdin, "-", judgeOne);
  if (read && !any)
    return console.unusable({"-", 0, "standard input is empty", "give one JSON object per line"});
  if (!read && !any) return console.unusable(read.fault());
  if (!read) judgeOne(read.fault());
  return status;
}

}  // namespace lk::app
