#include "app/league/live/season_publisher.h"

#include <QCoreApplication>
#include <QDateTime>

#include "app/league/store/venue.h"
#include "app/league/words/league_json.h"
#include "app/league/words/venue_json.h"
#include "app/phrases/language_scope.h"
#include "app/phrases/translation.h"

namespace lk::league {

namespace {

constexpr int kPaceMs = 700;  // avoids resending the pages of a big league for each table

struct SeasonPublisherWords {
  Q_DECLARE_TR_FUNCTIONS(SeasonPublisherWords)
};

QString errorText(DatabaseError error) {
  switch (error) {
    case DatabaseError::unreachable:
      return SeasonPublisherWords::tr(
          "The league's database cannot be reached. What is shown here may be old.");
    case DatabaseError::forbidden:
      return SeasonPublisherWords::tr("This computer may not read the league's database. Ask the organiser.");
    case DatabaseError::none:
    case DatabaseError::taken:
    case DatabaseError::conflict:
    case DatabaseError::other:
      break;
  }
  return SeasonPublisherWords::tr("The league cannot be read. The computer that serves this page says why.");
}

QByteArray message(const char* kind, Json content) {
  return QByteArray::fromStdString(Json::object({{kind, std::move(content)}}).dump());
}

Outcome<StoredLeague> readSeason(Database& database, const SeasonShown& season) {
  if (season.id) return readLeague(database, *season.id);
  if (!season.name.empty()) return readLeague(database, season.name, season.season);
  const auto all = allLeagues(database);
  if (!all) return all.fault();
  if (all->empty())
    return Fault{database.address().shown(), 0, "holds no league yet",
                 "start one with lampkeeper league create"};
  return readLeague(database, all->front().id);
}

}  // namespace

SeasonPublisher::SeasonPublisher(const Address& address, SeasonShown season)
    : watch_(address, this), season_(std::move(season)), paced_(this) {
  paced_.setSingleShot(true);
  paced_.setInterval(kPaceMs);
  connect(&paced_, &QTimer::timeout, this, &SeasonPublisher::read);
  connect(&watch_, &DatabaseWatch::changed, this, [this] {
    if (!paced_.isActive()) paced_.start();
  });
  connect(&watch_, &DatabaseWatch::lost, this, &SeasonPublisher::reportFault);
}

void SeasonPublisher::start() {
  watch_.start();
  paced_.stop();
  read();
}

void SeasonPublisher::read() {
  Database* database = watch_.database();
  if (!database) return;
  const Outcome<StoredLeague> stored = readSeason(*database, season_);
  const QStringList all = app::Translation::languages();
  if (stored) {
    emit messageReady(app::inLanguages(all, [&] { return message("league", leagueJson(*stored)); }));
    if (const Outcome<Venue> venue = readVenue(*database, stored->id); venue)
      emit venueReady(message("venue", venueJson(stored->league, *venue, QDateTime::currentDateTimeUtc())));
    return;
  }
  if (database->error() == DatabaseError::unreachable) return watch_.lose(stored.fault());
  reportFault(stored.fault(), database->error());  // it may be created later
}

void SeasonPublisher::reportFault(const Fault& fault, DatabaseError error) {
  emit failed(fault);
  emit messageReady(app::inLanguages(app::Translation::languages(),
                                     [&] { return message("trouble", errorText(error).toStdString()); }));
}

}  // namespace lk::league
