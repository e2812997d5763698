#include "app/window/league/desk_task.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QRegularExpression>

#include "app/league/nights/delivery.h"
#include "app/league/store/schema.h"
#include "app/league/store/venue.h"
#include "app/league/words/format_words.h"
#include "app/league/words/league_json.h"
#include "app/league/words/league_words.h"
#include "app/phrases/fault_words.h"

namespace lk::app {

namespace {

QString aboutOf(const league::League& league) {
  const auto newest = league::newestRound(league);
  const QString players = LeagueDeskWords::tr("%n players", nullptr, static_cast<int>(league.entries.size()));
  const QString round =
      !newest ? LeagueDeskWords::tr("not begun")
      : league.rounds > 0
          ? LeagueDeskWords::tr("round %1 of %2").arg(league::number(*newest)).arg(league.rounds)
          : LeagueDeskWords::tr("round %1").arg(league::number(*newest));
  return QStringList{league::formatTitle(*league.format), players, round}.join(QStringLiteral(" · "));
}

QList<LeagueStanding> rowsOf(const league::StoredLeague& stored) {
  const std::vector<league::Standing> table = league::standings(stored.league);
  const league::Explainer explainer(stored.league, table, stored.names);
  QList<LeagueStanding> rows;
  for (const league::Standing& each : table) {
    QStringList steps;
    for (const league::Reason& reason : explainer.reasons(each))
      steps << LeagueDeskWords::tr("%1: %2").arg(QLatin1String(reason.rule), reason.says);
    rows += LeagueStanding{each.place,
                           league::named(each.player, stored.names),
                           QString::fromStdString(stored.names.at(each.player)),
                           each.rating ? qRound(each.rating->value) : each.points,
                           each.rating ? QString() : league::percent(each.opponents),
                           each.dropped,
                           steps};
  }
  return rows;
}

QList<LeagueTable> tablesOf(const league::StoredLeague& stored) {
  const auto newest = league::newestRound(stored.league);
  QList<LeagueTable> tables;
  for (const league::Match& match : stored.league.matches) {
    if (match.round != newest && (match.decided || !match.second))
      continue;  // of earlier rounds, only open tables
    const auto name = [&](league::PlayerId player) {
      return QString::fromStdString(stored.names.at(player));
    };
    tables += LeagueTable{league::number(match.table),
                          league::number(match.round),
                          name(match.first),
                          match.second ? name(*match.second) : QString(),
                          league::resultText(match, stored.names),
                          !match.decided.has_value()};
  }
  return tables;
}

VenueSight venueOf(const league::Venue& venue, const league::StoredLeague& stored) {
  constexpr qint64 kSecondMs = 1000;
  VenueSight out;
  out.league = league::number(stored.id);
  if (const auto newest = league::newestRound(stored.league)) out.round = league::number(*newest);
  if (venue.timer) {
    out.timed = true;
    out.running = venue.timer->running;
    if (out.running)
      out.ends = QDateTime::currentMSecsSinceEpoch() + kSecondMs * venue.timer->left;
    else
      out.left = venue.timer->left;
  }
  for (const std::string& text : venue.announcements) out.announcements << QString::fromStdString(text);
  return out;
}

SeasonName nameOf(const league::SeasonLine& line) {
  return {QString::fromStdString(line.name), QString::fromStdString(line.season)};
}

}  // namespace

QString titleOf(const std::string& name, const std::string& season) {
  const QString title = QString::fromStdString(name);
  return season.empty() ? title
                        : LeagueDeskWords::tr("%1, season %2").arg(title, QString::fromStdString(season));
}

std::pair<std::string, std::string> nameAndHouse(const QString& text) {
  static const QRegularExpression kHouse(QStringLiteral("^(.+) \\((.+)\\)$"));
  const QRegularExpressionMatch match = kHouse.match(text);
  if (!match.hasMatch()) return {text.toStdString(), {}};
  return {match.captured(1).toStdString(), match.captured(2).toStdString()};
}

DeskTask::DeskTask(const LeaguePlaces& places, LeagueState& state) : places_(places), state_(state) {
  if (places.database.empty()) return;
  if (const auto opened = open(); !opened) fail(opened.fault());
}

void DeskTask::fail(const Fault& fault) {
  state_.errorText = faultText(fault);
}

void DeskTask::refuse(const Fault& fault) {
  state_.message = faultText(fault);
}

/// A season without a name is compared like any other.
std::optional<league::LeagueId> DeskTask::find(const SeasonName& league) {
  const auto all = league::allLeagues(*database_);
  if (!all) return fail(all.fault()), std::nullopt;
  for (const league::SeasonLine& line : *all)
    if (nameOf(line) == league) return line.id;
  state_.message = LeagueDeskWords::tr("%1 no longer exists").arg(league.name);
  return std::nullopt;
}

std::optional<league::StoredLeague> DeskTask::read(const SeasonName& league) {
  const auto id = find(league);
  if (!id) return std::nullopt;
  auto stored = league::readLeague(*database_, *id);
  if (!stored) return fail(stored.fault()), std::nullopt;
  return std::move(*stored);
}

void DeskTask::deliver() {
  QStringList lines;
  const auto done = league::deliverAll(
      *database_, league::Outbox(places_.data), [&](const league::DeliveryResult& brought) {
        const QString name = QString::fromStdString(brought.parcel.league);
        if (!brought.delivery)
          lines << faultText(brought.delivery.fault());
        else if (const auto* declined = std::get_if<league::Declined>(&*brought.delivery))
          lines << LeagueDeskWords::tr("A night of %1 does not count: %2")
                       .arg(name, league::adviceOn(*declined).says);
        else
          lines << LeagueDeskWords::tr("The night counts for %1").arg(name);
      });
  if (!done) fail(done.fault());
  if (!lines.isEmpty()) state_.message = lines.join('\n');
}

void DeskTask::show(const SeasonName& wanted) {
  const auto all = league::allLeagues(*database_);
  if (!all) return fail(all.fault());
  for (const league::SeasonLine& line : *all) {
    state_.leagues << titleOf(line.name, line.season);
    state_.seasons << nameOf(line);
    state_.ids << league::number(line.id);
  }
  if (state_.seasons.isEmpty()) return;
  state_.chosen = std::max(0, static_cast<int>(state_.seasons.indexOf(wanted)));
  const auto stored = league::readLeague(*database_, league::LeagueId{state_.ids[state_.chosen]});
  if (!stored) return fail(stored.fault());
  state_.about = aboutOf(stored->league);
  state_.rows = rowsOf(*stored);
  state_.tables = tablesOf(*stored);
  const auto venue = league::readVenue(*database_, stored->id);
  if (!venue) return fail(venue.fault());
  state_.venue = venueOf(*venue, *stored);
  QStringList waiting;
  for (const league::PlayerId player : league::waitingPlayers(stored->league))
    waiting << league::named(player, stored->names);
  if (!league::openMatches(stored->league).empty()) state_.waiting = waiting.join(QStringLiteral(", "));
}

/// Creates a database file that does not exist.
Outcome<Done> DeskTask::open() {
  const auto address = league::addressFrom(places_.database);
  if (!address) return address.fault();
  auto opened = league::Database::open(*address, true);
  if (!opened) return opened.fault();
  const bool ours = address->engine == league::Engine::sqlite;
  const auto fits = ours ? league::prepareSchema(*opened) : league::checkSchema(*opened);
  if (fits) database_ = std::move(*opened);
  return fits;
}

}  // namespace lk::app
