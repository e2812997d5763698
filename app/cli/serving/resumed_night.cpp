#include "app/cli/serving/resumed_night.h"

#include <algorithm>
#include <ctime>

#include "app/cli/number_option.h"
#include "app/cli/setup_file.h"
#include "app/kit/data_folder.h"
#include "app/kit/own_packs.h"
#include "app/phrases/words.h"
#include "app/record/evening/evening_words.h"
#include "app/session/night/clock.h"
#include "rules/games/all.h"
#include "rules/player/house_seats.h"

namespace lk::app {

namespace {

constexpr char kLatest[] = "latest";

std::vector<std::string_view> allIds() {
  std::vector<std::string_view> ids;
  for (const rules::Game* game : rules::allGames()) ids.push_back(game->id());
  return ids;
}

Outcome<carddb::NightInfo> findNight(const carddb::Journal& journal, const std::string& file,
                                     const std::string& night) {
  if (night == kLatest) {
    const auto newest = journal.newestUnfinished(allIds(), std::time(nullptr));
    if (!newest) return newest.fault();
    if (*newest) return **newest;
    return Fault{file, 0, "contains no unfinished night", "start one in the window, or with --setup FILE"};
  }
  const std::optional<std::int64_t> number = numberFrom<std::int64_t>(night);
  const auto nights = journal.nights();
  if (!nights) return nights.fault();
  const auto there = std::find_if(nights->begin(), nights->end(),
                                  [&](const carddb::NightInfo& each) { return each.id == number; });
  if (there != nights->end()) return *there;
  return Fault{file, 0, "holds no night '" + night + "'", "write latest, or the number of a night"};
}

Outcome<std::unique_ptr<ServedNight>> emptyNight(const std::string& game, const std::string& folder,
                                                 const Names& names) {
  const Outcome<OwnKit> own = loadOwnKit(game, ownPacksFolder(folder));
  if (!own) return own.fault();
  return std::make_unique<ServedNight>(own->kit, names);
}

Outcome<NightToServe> resumed(carddb::Journal journal, const NightWanted& wanted) {
  const Outcome<carddb::NightInfo> info = findNight(journal, wanted.folder + "/" + kNightsFile, wanted.night);
  if (!info) return info.fault();
  auto night = emptyNight(info->game, wanted.folder, namesOf(info->players));
  if (!night) return night.fault();
  Outcome<std::optional<RefusedEvent>> refused = (*night)->night().resume(std::move(journal), info->id);
  if (!refused) return refused.fault();
  return NightToServe{std::move(*night), 0, std::move(*refused)};
}

/// Returns what is wrong with an event of a set-up's file, and what to write instead.
Fault refusal(const std::string& file, const Json& event, const rules::Ruling& ruling, const GameKit& kit) {
  const std::string& problem = ruling.cureArguments["problem"].asString();
  const std::string what = "holds the event \"" + event["e"].asString() + "\", which is refused";
  if (problem.empty()) return {file, event.line(), what, cure(ruling, kit).toStdString()};
  return {file, event.line(), what + ": " + problem, "write it as docs/events.md describes it for this game"};
}

Outcome<NightToServe> begun(carddb::Journal journal, const NightWanted& wanted) {
  const Outcome<std::vector<stage::TimedEvent>> events = readSetup(wanted.setup);
  if (!events) return events.fault();
  auto night = emptyNight(gameNamedIn(*events), wanted.folder, {});
  if (!night) return night.fault();
  (*night)->night().keepJournal(std::move(journal), nowInUtc(), {}, carddb::SeenBy::people);
  for (const stage::TimedEvent& each : *events) {
    const Outcome<Judged> judged = (*night)->night().take({each.event});
    if (!judged) return judged.fault();
    if (judged->ruling.verdict != rules::Verdict::accepted)
      return refusal(wanted.setup, each.event, judged->ruling, (*night)->night().kit());
  }
  const rules::Referee& referee = (*night)->night().referee();
  if (!referee.begun()) return NightToServe{std::move(*night), 0, std::nullopt};
  const auto houses = rules::houseSeatsIn(referee.standing().front(), referee.state().seatCount);
  if (!houses) return Fault{wanted.setup, houses.fault().line, houses.fault().what, houses.fault().cure};
  return NightToServe{std::move(*night), 0, std::nullopt};
}

}  // namespace

Outcome<NightToServe> nightToServe(const NightWanted& wanted) {
  Outcome<carddb::Journal> journal = carddb::Journal::open(wanted.folder + "/" + kNightsFile);
  if (!journal) return journal.fault();
  Outcome<NightToServe> found =
      wanted.setup.empty() ? resumed(std::move(*journal), wanted) : begun(std::move(*journal), wanted);
  if (!found) return found.fault();
  found->seats = found->night->night().referee().state().seatCount;
  return found;
}

}  // namespace lk::app
