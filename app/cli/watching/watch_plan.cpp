#include "app/cli/watching/watch_plan.h"

#include <filesystem>

#include "app/capture/mirrored_source.h"
#include "app/capture/scenes.h"
#include "app/capture/stage_source.h"
#include "app/cli/lines.h"
#include "app/cli/setup_file.h"
#include "app/kit/library_cards.h"
#include "app/kit/references.h"

namespace lk::app {

namespace {

constexpr std::string_view kStage = "stage:";

Outcome<Done> planScene(WatchPlan& plan, const std::string& scene) {
  Outcome<OpenScene> opened = openScene(scene);
  if (!opened) return opened.fault();
  plan.kit = opened->kit;
  if (plan.events.empty()) plan.events = opened->stage.events();
  plan.source = stageSource(std::move(opened->stage), scene);
  const std::string transcript = opened->folder + "/transcript.jsonl";
  if (!std::filesystem::exists(transcript)) return Done{};
  const Outcome<std::string> text = readWholeFile(transcript);
  if (!text) return text.fault();
  Outcome<rules::Transcript> expected = rules::parseTranscript(*text, transcript);
  if (!expected) return expected.fault();
  plan.expected = std::move(*expected);
  return Done{};
}

Outcome<Done> planGame(WatchPlan& plan, const std::string& named) {
  const std::string game = named.empty() ? gameNamedIn(plan.events) : named;
  if (game.empty())
    return Fault{"arguments", 0, "says neither --game nor --setup", "name the game, as in --game halfwish"};
  Outcome<std::shared_ptr<const GameKit>> kit = loadKit(game);
  if (!kit) return kit.fault();
  plan.kit = *kit;
  return Done{};
}

}  // namespace

Outcome<WatchPlan> planWatch(const WatchArguments& arguments, const std::function<void()>& painting) {
  WatchPlan plan;
  if (!arguments.game.empty())  // report an unknown game first
    if (const auto kit = loadKit(arguments.game); !kit) return kit.fault();
  if (!arguments.setup.empty()) {
    Outcome<std::vector<stage::TimedEvent>> events = readSetup(arguments.setup);
    if (!events) return events.fault();
    plan.events = std::move(*events);
  }
  const std::string_view bare = withoutMirror(arguments.source);
  const bool staged = bare.starts_with(kStage);
  const Outcome<Done> planned =
      staged ? planScene(plan, std::string(bare.substr(kStage.size()))) : planGame(plan, arguments.game);
  if (!planned) return planned.fault();
  if (!arguments.game.empty() && arguments.game != plan.kit->id())
    return Fault{arguments.source, 0, "is a scene of " + std::string(plan.kit->id()), "leave --game out"};

  for (const std::string& library : arguments.libraries) {
    Outcome<LibraryCards> cards = libraryCards(library, plan.kit->id());
    if (!cards) return cards.fault();
    plan.cards.push_back(std::move(cards->shelf));
  }
  if (plan.source && asksForMirror(arguments.source)) plan.source = mirroredSource(std::move(plan.source));
  // A missing file is told at once, but a stream is opened last, because it keeps playing meanwhile.
  const auto open = [&]() -> Outcome<Done> {
    Outcome<std::unique_ptr<FrameSource>> source = openSource(arguments.source);
    if (!source) return source.fault();
    plan.source = std::move(*source);
    return Done{};
  };
  if (!plan.source && namesFile(arguments.source))
    if (const Outcome<Done> opened = open(); !opened) return opened.fault();
  if (arguments.libraries.empty())
    plan.cards.push_back(vision::shelved(houseReferences(*plan.kit, painting)));
  if (!plan.source)
    if (const Outcome<Done> opened = open(); !opened) return opened.fault();
  return plan;
}

}  // namespace lk::app
