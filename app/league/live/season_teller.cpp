#include "app/league/live/season_teller.h"

#include <QCoreApplication>

#include "app/league/words/league_json.h"
#include "app/phrases/speak_here.h"
#include "app/phrases/translation.h"

namespace lk::league {

namespace {

constexpr int kPaceMs = 700;  // pages of a big league are not sent anew for every table

struct SeasonTellerWords {
  Q_DECLARE_TR_FUNCTIONS(SeasonTellerWords)
};

QString troubleText(Trouble trouble) {
  switch (trouble) {
    case Trouble::unreachable:
      return SeasonTellerWords::tr("The league's database cannot be reached. What is shown here may be old.");
    case Trouble::forbidden:
      return SeasonTellerWords::tr("The league's database does not let this computer look.");
    case Trouble::none:
    case Trouble::taken:
    case Trouble::other:
      break;
  }
  return SeasonTellerWords::tr("The league cannot be read. The computer that serves this page says why.");
}

QByteArray message(const char* kind, Json content) {
  return QByteArray::fromStdString(Json::object({{kind, std::move(content)}}).dump());
}

Outcome<KeptLeague> readSeason(Database& database, const SeasonShown& season) {
  if (season.id) return readLeague(database, *season.id);
  if (!season.name.empty()) return readLeague(database, season.name, season.season);
  const auto all = allLeagues(database);
  if (!all) return all.fault();
  if (all->empty())
    return Fault{database.address().shown(), 0, "holds no league yet",
                 "begin one with lampkeeper league create"};
  return readLeague(database, all->front().id);
}

}  // namespace

SeasonTeller::SeasonTeller(const Address& address, SeasonShown season)
    : watch_(address, this), season_(std::move(season)), paced_(this) {
  paced_.setSingleShot(true);
  paced_.setInterval(kPaceMs);
  connect(&paced_, &QTimer::timeout, this, &SeasonTeller::read);
  connect(&watch_, &DatabaseWatch::changed, this, [this] {
    if (!paced_.isActive()) paced_.start();
  });
  connect(&watch_, &DatabaseWatch::lost, this, &SeasonTeller::tellTrouble);
}

void SeasonTeller::start() {
  watch_.start();
  paced_.stop();
  read();
}

void SeasonTeller::read() {
  Database* database = watch_.database();
  if (!database) return;
  const Outcome<KeptLeague> kept = readSeason(*database, season_);
  const QStringList all = app::Translation::languages();
  if (kept) return emit told(app::inLanguages(all, [&] { return message("league", leagueJson(*kept)); }));
  if (database->trouble() == Trouble::unreachable) return watch_.lose(kept.fault());
  tellTrouble(kept.fault(), database->trouble());  // it may be made later
}

void SeasonTeller::tellTrouble(const Fault& fault, Trouble trouble) {
  emit troubled(fault);
  emit told(app::inLanguages(app::Translation::languages(),
                             [&] { return message("trouble", troubleText(trouble).toStdString()); }));
}

}  // namespace lk::league
