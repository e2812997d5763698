#include "app/cli/league/reporting.h"

#include <algorithm>

#include <QFileInfo>

#include "app/cli/league/opened.h"
#include "app/cli/lines.h"
#include "app/cli/number_option.h"
#include "app/kit/data_folder.h"
#include "app/kit/own_packs.h"
#include "app/league/model/slip.h"
#include "app/league/nights/delivery.h"
#include "app/league/words/league_json.h"
#include "app/league/words/league_words.h"
#include "carddb/journal.h"

namespace lk::app {

namespace {

/// The night named with --night: its text, and the players in seat order if known.
struct Found {
  std::string text;
  std::vector<std::string> players;
};

Outcome<Found> nightOfJournal(std::int64_t id, const std::string& folder) {
  const std::string file = folder + "/" + kNightsFile;
  const auto journal = carddb::Journal::open(file);
  if (!journal) return journal.fault();
  const auto nights = journal->nights();
  if (!nights) return nights.fault();
  const auto at = std::find_if(nights->begin(), nights->end(),
                               [&](const carddb::NightInfo& night) { return night.id == id; });
  if (at == nights->end())
    return Fault{file, 0, "has no night " + std::to_string(id),
                 "name a transcript, or a night that is there"};
  const auto events = journal->events(id);
  if (!events) return events.fault();
  Found found{{}, at->players};
  for (const rules::Event& event : *events) found.text += event.body.dump() + "\n";
  return found;
}

Outcome<Found> readNight(const LeagueArguments& arguments, const std::string& folder) {
  const auto id = numberFrom<std::int64_t>(arguments.night);
  if (id && !QFileInfo::exists(QString::fromStdString(arguments.night))) return nightOfJournal(*id, folder);
  const Outcome<std::string> text = readWholeFile(arguments.night);
  if (!text) return text.fault();
  return Found{*text, {}};
}

Outcome<std::vector<PackFile>> readPacks(const LeagueArguments& arguments) {
  std::vector<PackFile> packs;
  for (const std::string& file : arguments.packs) {
    Outcome<PackFile> pack = readPackFile(file);
    if (!pack) return pack.fault();
    packs.push_back(std::move(*pack));
  }
  return packs;
}

/// Writes a line about a delivered night. Returns whether it counts.
bool writeDelivery(const league::DeliveryResult& brought, const league::PlayerNames& names,
                   Console& console) {
  Json line = Json::object({{"night", brought.parcel.from}, {"league", brought.parcel.league}});
  if (brought.delivery) {
    if (const auto* counted = std::get_if<league::Counted>(&*brought.delivery)) {
      const Json match = league::matchJson(counted->match, names);
      for (const auto& [key, value] : match.members()) line.set(key, value);
      line.set("counted", true);
      line.set("again", counted->again);
      line.set("revision", counted->revision);
      console.line(line);
      return true;
    }
  }
  line.set("counted", false);
  line.set("kept", brought.kept);
  if (!brought.delivery) {
    refused(console, std::move(line), "unusable", QString::fromStdString(brought.delivery.fault().what),
            QString::fromStdString(brought.delivery.fault().cure));
    return false;
  }
  const auto declined = std::get<league::Declined>(*brought.delivery);
  const league::Advice advice = league::adviceOn(declined);
  refused(console, std::move(line), league::wordOf(declined), advice.says, advice.cure);
  return false;
}

/// Delivers all waiting nights. Those the database cannot take now keep waiting.
ExitStatus deliverWaiting(league::Database& database, const league::Outbox& outbox, Console& console) {
  ExitStatus status = ExitStatus::done;
  const auto done = league::deliverAll(database, outbox, [&](const league::DeliveryResult& brought) {
    league::PlayerNames names;
    if (const auto* counted = brought.delivery ? std::get_if<league::Counted>(&*brought.delivery) : nullptr)
      if (const auto there = league::namesAt(database, counted->match); there) names = *there;
    if (!writeDelivery(brought, names, console)) status = ExitStatus::different;
  });
  if (done) return status;
  console.line(Json::object({{"waits", true}, {"says", done.fault().what}}));
  console.note(faultLine(done.fault()));
  return ExitStatus::different;
}

}  // namespace

ExitStatus reportNight(const LeagueArguments& arguments, Console& console) {
  const Outcome<std::string> folder = dataFolder();
  if (!folder) return console.unusable(folder.fault());
  const Outcome<league::Address> address = leagueAddress(arguments);
  if (!address) return console.unusable(address.fault());
  const auto slip = league::slipFrom(arguments.slip);
  if (!slip && !arguments.slip.empty())
    return console.unusable(
        {"--slip", 0, "is no slip of a table: " + arguments.slip, "give it as the code says it"});
  const Outcome<Found> found = readNight(arguments, *folder);
  if (!found) return console.unusable(found.fault());
  const auto packs = readPacks(arguments);
  if (!packs) return console.unusable(packs.fault());
  const auto judged = league::Judge(*packs).transcript(found->text, arguments.night);
  if (!judged) return console.unusable(judged.fault());

  league::DatabaseError error = league::DatabaseError::none;
  Outcome<league::Database> database = openLeagues(arguments, &error);
  if (!database && error == league::DatabaseError::none) return console.unusable(database.fault());
  if (database) {
    const auto there = league::findLeague(*database, arguments.name, arguments.season);
    if (!there && database->error() == league::DatabaseError::none) return console.unusable(there.fault());
    if (there && slip && slip->league != *there)
      return console.unusable({"--slip", 0, "is a slip of another league", "name that league"});
    if (!there) database = there.fault();  // the connection was lost meanwhile
  }

  const league::Outbox outbox(*folder);
  if (const auto* unfit = std::get_if<league::NotCounted>(&*judged)) {
    const auto kept = outbox.keepAside(found->text, std::string(league::wordOf(unfit->why)));
    if (!kept) return console.unusable(kept.fault());
    const league::Advice advice = league::adviceOn(*unfit);
    return refused(console,
                   Json::object({{"night", arguments.night},
                                 {"league", arguments.name},
                                 {"counted", false},
                                 {"line", unfit->line},
                                 {"kept", *kept}}),
                   league::wordOf(unfit->why), advice.says, advice.cure);
  }
  league::Parcel parcel{address->place(), arguments.name, arguments.season};
  if (arguments.round > 0) parcel.round = league::RoundNumber{arguments.round};
  if (arguments.table > 0) parcel.table = league::TableNumber{arguments.table};
  if (slip) {
    parcel.round = slip->round;
    parcel.table = slip->table;
  }
  parcel.players = arguments.players.empty() ? found->players : arguments.players;
  parcel.from = arguments.night;
  parcel.night = std::get<league::Night>(*judged);
  const auto waits = outbox.put(parcel);
  if (!waits) return console.unusable(waits.fault());
  if (database) return deliverWaiting(*database, outbox, console);
  console.line(Json::object({{"night", arguments.night},
                             {"league", arguments.name},
                             {"counted", false},
                             {"waits", true},
                             {"kept", *waits},
                             {"says", database.fault().what}}));
  console.note(faultLine(database.fault()));
  return ExitStatus::different;
}

ExitStatus deliverNights(const LeagueArguments& arguments, Console& console) {
  const Outcome<std::string> folder = dataFolder();
  if (!folder) return console.unusable(folder.fault());
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  return deliverWaiting(*database, league::Outbox(*folder), console);
}

ExitStatus checkLeague(const LeagueArguments& arguments, Console& console) {
  const auto packs = readPacks(arguments);
  if (!packs) return console.unusable(packs.fault());
  Outcome<league::Database> database = openLeagues(arguments);
  if (!database) return console.unusable(database.fault());
  const auto id = league::findLeague(*database, arguments.name, arguments.season);
  if (!id) return console.unusable(id.fault());
  const auto nights = league::nightsOf(*database, *id);
  if (!nights) return console.unusable(nights.fault());
  league::Judge judge(*packs);
  int wrong = 0;
  for (const league::StoredNight& kept : *nights) {
    const auto judged = judge.again(kept.night);
    const auto* night = judged ? std::get_if<league::Night>(&*judged) : nullptr;
    if (night && night->decision == kept.night.decision) continue;
    ++wrong;
    const auto* unfit = judged ? std::get_if<league::NotCounted>(&*judged) : nullptr;
    console.line(Json::object({{"round", league::number(kept.round)},
                               {"table", league::number(kept.table)},
                               {"login", kept.login},
                               {"wrong", unfit   ? league::wordOf(unfit->why)
                                         : night ? "other_result"
                                                 : "unreadable"}}));
  }
  console.line(Json::object({{"league", arguments.name}, {"nights", nights->size()}, {"wrong", wrong}}));
  return wrong == 0 ? ExitStatus::done : ExitStatus::different;
}

}  // namespace lk::app
