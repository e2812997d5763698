// For developers: measures how well cards and dice of real photos are read, a row per source.
// score_photos [--source NAME]... [--sizes | --live] [--json FILE] [--list-failures] [--table]
// [--ablate [--stage NAME]...] [--every N | --write-floors]
// --source: only this source; may be repeated
// --sizes: also how often smaller sizes of a photo (1600, 1000, 640 pixels) give the same answers; slow
// --live: cards known to the tracker if a photo is shown to it as a still table; no loose dice
// --json FILE: writes every count
// --list-failures: prints every error, by photo
// --table: rows as tables in Markdown
// --every N: only every N-th photo of a source
// --write-floors: only the photos of the test; the results become the floors of these sources
// --ablate: switches off one stage at a time and prints the changes, in Markdown; takes forty times as long
// --stage: only this stage, by its name in vision/core/stages.cpp; may be repeated
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include "ablation.h"
#include "floors.h"
#include "score_rows.h"

using namespace lk::photo_scores;
namespace vision = lk::vision;

namespace {

struct Arguments {
  std::set<std::string> sources, stages;
  bool sizes = false, live = false, failures = false, table = false, floors = false, ablate = false,
       valid = true;
  int every = 1;
  QString json;
};

Arguments argumentsOf(const QStringList& given) {
  Arguments arguments;
  for (int i = 1; i < given.size(); ++i) {
    const bool more = i + 1 < given.size();
    if (given[i] == "--source" && more)
      arguments.sources.insert(given[++i].toStdString());
    else if (given[i] == "--stage" && more)
      arguments.stages.insert(given[++i].toStdString());
    else if (given[i] == "--json" && more)
      arguments.json = given[++i];
    else if (given[i] == "--every" && more)
      arguments.every = given[++i].toInt();
    else if (given[i] == "--sizes")
      arguments.sizes = true;
    else if (given[i] == "--live")
      arguments.live = true;
    else if (given[i] == "--list-failures")
      arguments.failures = true;
    else if (given[i] == "--write-floors")
      arguments.floors = true;
    else if (given[i] == "--ablate")
      arguments.ablate = true;
    else if (given[i] == "--table")
      arguments.table = true;
    else
      arguments.valid = false;
  }
  return arguments;
}

void showProgress(const std::string& source, std::size_t photo, std::size_t photos) {
  std::fprintf(stderr, "\r%s %zu/%zu\033[K", source.c_str(), photo + 1, photos);
}

int ablateAll(const Arguments& arguments, Scoreboard& scoreboard) {
  for (const std::string& name : arguments.stages)
    if (std::none_of(vision::allStages().begin(), vision::allStages().end(),
                     [&](const vision::StageInfo& info) { return info.name == name; })) {
      std::fprintf(stderr, "there is no stage '%s'\n", name.c_str());
      return EXIT_FAILURE;
    }
  Ablation ablation;
  for (PhotoSource source : scoreboard.sources()) {
    if (!arguments.sources.empty() && arguments.sources.count(source.name) == 0) continue;
    thinOut(source, arguments.every);
    ablate(scoreboard, source, arguments.stages, showProgress, ablation);
  }
  std::fprintf(stderr, "\r\033[K");
  std::printf("%s", tablesOf(ablation).c_str());
  return EXIT_SUCCESS;
}

int scoreAll(const Arguments& arguments) {
  Scoreboard scoreboard(photoSources());
  const std::vector<PhotoSource>& sources = scoreboard.sources();
  if (sources.empty()) {
    std::fprintf(stderr, "NO PHOTOS: nothing in %s\n", sharedFolder().c_str());
    return EXIT_FAILURE;
  }
  for (const std::string& name : arguments.sources)
    if (std::none_of(sources.begin(), sources.end(), [&](auto& source) { return source.name == name; })) {
      std::fprintf(stderr, "there is no source '%s'\n", name.c_str());
      return EXIT_FAILURE;
    }
  if (arguments.ablate) return ablateAll(arguments, scoreboard);
  Floors floors = arguments.floors ? readFloors() : Floors();
  QJsonObject json;
  std::optional<SourceKind> kind;
  for (PhotoSource source : sources) {
    if (!arguments.sources.empty() && arguments.sources.count(source.name) == 0) continue;
    const int every = arguments.floors ? floors[source.name].every : arguments.every;
    thinOut(source, every);
    const SourceScore score =
        scoreboard.run(source, {.sizes = arguments.sizes, .live = arguments.live, .progress = showProgress});
    if (arguments.floors) floors[source.name] = floorsFor(score, every);
    std::fprintf(stderr, "\r\033[K");
    const bool first = kind != score.kind;
    kind = score.kind;
    if (arguments.table)
      std::printf("%s%s", first ? ("\n" + tableHead(score.kind)).c_str() : "", tableRowOf(score).c_str());
    else
      std::printf("%s\n", rowOf(score).c_str());
    if (arguments.failures)
      for (const std::string& fault : score.faults) std::printf("  %s\n", fault.c_str());
    std::fflush(stdout);
    json[QString::fromStdString(score.name)] = jsonOf(score);
  }
  if (arguments.floors) writeFloors(floors);
  if (arguments.json.isEmpty()) return EXIT_SUCCESS;
  QFile file(arguments.json);
  if (file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(json).toJson()) > 0) return EXIT_SUCCESS;
  std::fprintf(stderr, "%s cannot be written\n", qPrintable(arguments.json));
  return EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  const Arguments arguments = argumentsOf(QCoreApplication::arguments());
  if (!arguments.valid || arguments.every < 1) {
    std::fprintf(stderr,
                 "score_photos [--source NAME]... [--sizes] [--json FILE] [--list-failures] [--table] "
                 "[--ablate [--stage NAME]...] [--every N | --write-floors]\n");
    return EXIT_FAILURE;
  }
  try {
    return scoreAll(arguments);
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "%s\n", fault.what());
    return EXIT_FAILURE;
  }
}
