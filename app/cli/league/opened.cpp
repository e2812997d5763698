#include "app/cli/league/opened.h"

#include "app/kit/data_folder.h"
#include "app/league/store/schema.h"

namespace lk::app {

Outcome<league::Address> leagueAddress(const LeagueArguments& arguments) {
  if (!arguments.database.empty()) return league::addressFrom(arguments.database);
  const Outcome<std::string> folder = dataFolder();
  if (!folder) return folder.fault();
  return league::addressFrom("sqlite:" + *folder + "/" + kLeaguesFile);
}

Outcome<league::Database> openLeagues(const LeagueArguments& arguments, league::DatabaseError* error) {
  const Outcome<league::Address> address = leagueAddress(arguments);
  if (!address) return address.fault();
  Outcome<league::Database> database = league::Database::open(*address, false, error);
  if (!database) return database;
  if (const auto fits = league::checkSchema(*database); !fits) {
    if (error) *error = database->error();
    return fits.fault();
  }
  return database;
}

Outcome<league::Database> openOrMakeLeagues(const LeagueArguments& arguments) {
  const Outcome<league::Address> address = leagueAddress(arguments);
  if (!address) return address.fault();
  if (address->engine != league::Engine::sqlite) return openLeagues(arguments);
  Outcome<league::Database> database = league::Database::open(*address, true);
  if (!database) return database;
  const Outcome<bool> empty = league::isEmpty(*database);
  if (!empty) return empty.fault();
  const Outcome<Done> ready = *empty ? league::prepareSchema(*database) : league::checkSchema(*database);
  if (!ready) return ready.fault();
  return database;
}

ExitStatus refused(Console& console, Json line, std::string_view reason, const QString& says,
                   const QString& cure) {
  line.set("refused", reason);
  line.set("says", says.toStdString());
  line.set("cure", cure.toStdString());
  console.line(line);
  return ExitStatus::different;
}

}  // namespace lk::app
