#include "app/window/league/league_desk.h"

#include <algorithm>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/league/nights/delivery.h"
#include "app/league/store/players.h"
#include "app/league/store/rounds.h"
#include "app/league/store/schema.h"
#include "app/league/words/league_json.h"
#include "app/league/words/league_words.h"
#include "app/phrases/fault_words.h"

namespace lk::app {

namespace {

struct LeagueDeskWords {
  Q_DECLARE_TR_FUNCTIONS(LeagueDeskWords)
};

QString titleOf(const std::string& name, const std::string& season) {
  const QString title = QString::fromStdString(name);
  return season.empty() ? title
                        : LeagueDeskWords::tr("%1, season %2").arg(title, QString::fromStdString(season));
}

QString formatName(league::Format format) {
  switch (format) {
    case league::Format::swiss:
      return LeagueDeskWords::tr("Swiss");
    case league::Format::roundRobin:
      return LeagueDeskWords::tr("Everybody meets everybody");
    case league::Format::ladder:
      break;
  }
  return LeagueDeskWords::tr("Ladder");
}

QString aboutOf(const league::League& league) {
  const auto newest = league::newestRound(league);
  const QString players = LeagueDeskWords::tr("%n players", nullptr, static_cast<int>(league.entries.size()));
  const QString round =
      !newest ? LeagueDeskWords::tr("not begun")
      : league.rounds > 0
          ? LeagueDeskWords::tr("round %1 of %2").arg(league::number(*newest)).arg(league.rounds)
          : LeagueDeskWords::tr("round %1").arg(league::number(*newest));
  return QStringList{formatName(league.format), players, round}.join(QStringLiteral(" · "));
}

QVariantList rowsOf(const league::KeptLeague& kept) {
  const std::vector<league::Standing> table = league::standings(kept.league);
  const league::Explainer explainer(kept.league, table, kept.names);
  QVariantList rows;
  for (const league::Standing& each : table) {
    QStringList steps;
    for (const league::Reason& reason : explainer.reasons(each))
      steps << LeagueDeskWords::tr("%1: %2").arg(QLatin1String(reason.rule), reason.says);
    rows.push_back(
        QVariantMap{{QStringLiteral("place"), each.place},
                    {QStringLiteral("player"), league::named(each.player, kept.names)},
                    {QStringLiteral("points"), each.rating ? qRound(each.rating->value) : each.points},
                    {QStringLiteral("about"), each.rating ? QString() : league::percent(each.opponents)},
                    {QStringLiteral("dropped"), each.dropped},
                    {QStringLiteral("steps"), steps}});
  }
  return rows;
}

QVariantList tablesOf(const league::KeptLeague& kept) {
  const auto newest = league::newestRound(kept.league);
  QVariantList tables;
  for (const league::Match& match : kept.league.matches) {
    if (match.round != newest && (match.decided || !match.second))
      continue;  // of older rounds, who still plays
    const auto name = [&](league::PlayerId player) { return QString::fromStdString(kept.names.at(player)); };
    tables.push_back(QVariantMap{{QStringLiteral("table"), league::number(match.table)},
                                 {QStringLiteral("round"), league::number(match.round)},
                                 {QStringLiteral("first"), name(match.first)},
                                 {QStringLiteral("second"), match.second ? name(*match.second) : QString()},
                                 {QStringLiteral("says"), league::resultText(match, kept.names)},
                                 {QStringLiteral("open"), !match.decided.has_value()}});
  }
  return tables;
}

/// The database while something is done at the desk; `sight` gets what goes wrong.
class AtDesk {
 public:
  AtDesk(const LeaguePlaces& places, LeagueSight& sight) : places_(places), sight_(sight) {
    if (places.database.empty()) return;
    if (const auto opened = open(); !opened) trouble(opened.fault());
  }

  [[nodiscard]] league::Database* database() { return database_ ? &*database_ : nullptr; }
  void trouble(const Fault& fault) { sight_.trouble = faultText(fault); }

  /// The season, or nothing and the trouble.
  std::optional<league::LeagueId> find(const SeasonName& league) {
    const auto id = league::findLeague(*database_, league.name.toStdString(), league.season.toStdString());
    if (!id) return trouble(id.fault()), std::nullopt;
    return *id;
  }

  /// Brings what waits, and says what became of it.
  void deliver() {
    QStringList said;
    const auto done =
        league::deliverAll(*database_, league::Outbox(places_.data), [&](const league::Brought& brought) {
          const QString name = QString::fromStdString(brought.parcel.league);
          if (!brought.delivery)
            said << faultText(brought.delivery.fault());
          else if (const auto* declined = std::get_if<league::Declined>(&*brought.delivery))
            said << LeagueDeskWords::tr("A night of %1 does not count: %2")
                        .arg(name, league::adviceOn(*declined).says);
          else
            said << LeagueDeskWords::tr("The night counts in %1").arg(name);
        });
    if (!done) trouble(done.fault());
    if (!said.isEmpty()) sight_.said = said.join('\n');
  }

  void show(const SeasonName& wanted) {
    const auto all = league::allLeagues(*database_);
    if (!all) return trouble(all.fault());
    for (const league::SeasonLine& line : *all) {
      sight_.leagues << titleOf(line.name, line.season);
      sight_.seasons << SeasonName{QString::fromStdString(line.name), QString::fromStdString(line.season)};
    }
    if (sight_.seasons.isEmpty()) return;
    sight_.chosen = std::max(0, static_cast<int>(sight_.seasons.indexOf(wanted)));
    const auto id = find(sight_.seasons[sight_.chosen]);
    if (!id) return;
    const auto kept = league::readLeague(*database_, *id);
    if (!kept) return trouble(kept.fault());
    sight_.about = aboutOf(kept->league);
    sight_.rows = rowsOf(*kept);
    sight_.tables = tablesOf(*kept);
    QStringList waiting;
    for (const league::PlayerId player : league::waitingPlayers(kept->league))
      waiting << league::named(player, kept->names);
    if (!league::openMatches(kept->league).empty()) sight_.waiting = waiting.join(QStringLiteral(", "));
  }

 private:
  /// A file is made where it is missing.
  Outcome<Done> open() {
    const auto address = league::addressFrom(places_.database);
    if (!address) return address.fault();
    auto opened = league::Database::open(*address, true);
    if (!opened) return opened.fault();
    const bool ours = address->engine == league::Engine::sqlite;
    const auto fits = ours ? league::prepareSchema(*opened) : league::checkSchema(*opened);
    if (fits) database_ = std::move(*opened);
    return fits;
  }

  const LeaguePlaces& places_;
  LeagueSight& sight_;
  std::optional<league::Database> database_;
};

/// Does something at the desk, then looks at the league.
template <class Does>
LeagueSight afterwards(const LeaguePlaces& places, const SeasonName& league, const Does& does) {
  LeagueSight sight;
  AtDesk desk(places, sight);
  if (!desk.database()) return sight;
  does(desk, sight);
  desk.show(league);
  return sight;
}

std::pair<std::string, std::string> nameAndHouse(const QString& text) {
  static const QRegularExpression kHouse(QStringLiteral("^(.+) \\((.+)\\)$"));
  const QRegularExpressionMatch match = kHouse.match(text);
  if (!match.hasMatch()) return {text.toStdString(), {}};
  return {match.captured(1).toStdString(), match.captured(2).toStdString()};
}

/// Who sat at A and at B: names of a night are cut to what a screen holds. None where it was played by
/// others.
std::vector<std::string> seatsOf(const std::vector<std::string>& players, const LeagueSeat& seat) {
  if (players.size() != 2) return {};
  const auto is = [](const QString& label, const std::string& player) {
    return !player.empty() && label.startsWith(QString::fromStdString(player));
  };
  const std::string first = seat.first.toStdString();
  const std::string second = seat.second.toStdString();
  if (is(seat.first, players[0]) && is(seat.second, players[1])) return {first, second};
  if (is(seat.second, players[0]) && is(seat.first, players[1])) return {second, first};
  return {};
}

}  // namespace

LeagueSight LeagueDesk::look(const SeasonName& league) const {
  return afterwards(places_, league, [](AtDesk& desk, LeagueSight&) { desk.deliver(); });
}

LeagueSight LeagueDesk::create(const QString& name, const QString& game, const QString& format,
                               int rounds) const {
  return afterwards(places_, {name.simplified(), {}}, [&](AtDesk& desk, LeagueSight& sight) {
    league::League made;
    made.name = name.toStdString();
    made.games = {game.toStdString()};
    made.format = league::formatFrom(format.toStdString()).value_or(league::Format::swiss);
    made.rounds = rounds;
    const auto id = league::createLeague(*desk.database(), made);
    if (!id) sight.said = faultText(id.fault());
  });
}

LeagueSight LeagueDesk::join(const SeasonName& league, const QString& names) const {
  return afterwards(places_, league, [&](AtDesk& desk, LeagueSight& sight) {
    const auto id = desk.find(league);
    if (!id) return;
    static const QRegularExpression kApart(QStringLiteral("[,;\\n]"));
    for (const QString& each : names.split(kApart, Qt::SkipEmptyParts)) {
      if (each.trimmed().isEmpty()) continue;
      const auto [name, house] = nameAndHouse(each.trimmed());
      const auto entering = league::joinLeague(*desk.database(), *id, name, house);
      if (!entering)
        sight.said = faultText(entering.fault());
      else if (*entering == league::Entering::wasThere)
        sight.said = LeagueDeskWords::tr(
                         "%1 takes part already. For somebody else of this name, write a house behind "
                         "it: %1 (House)")
                         .arg(each.trimmed());
      else if (*entering == league::Entering::tooLate)
        sight.said = LeagueDeskWords::tr(
            "A league in which everybody meets everybody takes nobody in once it is "
            "paired");
    }
  });
}

LeagueSight LeagueDesk::pair(const SeasonName& league) const {
  return afterwards(places_, league, [&](AtDesk& desk, LeagueSight& sight) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto next = league::pairNextRound(*desk.database(), *id);
    if (!next) return desk.trouble(next.fault());
    if (const auto* why = std::get_if<league::NoRound>(&*next)) {
      const league::Advice advice = league::adviceOn(*why);
      sight.said = LeagueDeskWords::tr("%1: %2").arg(advice.says, advice.cure);
    }
  });
}

LeagueSight LeagueDesk::print(const SeasonName& league, league::LeaguePages what, const QString& file) const {
  return afterwards(places_, league, [&](AtDesk& desk, LeagueSight& sight) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto kept = league::readLeague(*desk.database(), *id);
    if (!kept) return desk.trouble(kept.fault());
    const auto round = league::newestRound(kept->league).value_or(league::RoundNumber{0});
    const auto pages = league::printLeague(*kept, what, round, QPageSize::A4, file.toStdString());
    sight.said =
        pages ? LeagueDeskWords::tr("%n pages in %1", nullptr, *pages).arg(file) : faultText(pages.fault());
  });
}

LeagueSight LeagueDesk::report(const NightLog& night, const LeagueSeat& seat) const {
  LeagueSight sight;
  const std::vector<std::string> players = seatsOf(night.info.players, seat);
  std::string text;
  for (const rules::Event& event : night.events) text += event.body.dump() + "\n";
  league::Judge judge;
  const auto judged = judge.transcript(text, "night");
  const auto* fit = judged ? std::get_if<league::Night>(&*judged) : nullptr;
  const auto address = league::addressFrom(places_.database);
  if (players.empty() || !fit || !address) {
    sight = look(seat.league);
    sight.said = players.empty() ? LeagueDeskWords::tr(
                                       "The night was played by others than %1 and %2, and counts for "
                                       "no table")
                                       .arg(seat.first, seat.second)
                                 : LeagueDeskWords::tr("This night counts for no table");
    return sight;
  }
  league::Parcel parcel{address->place()};
  parcel.league = seat.league.name.toStdString();
  parcel.season = seat.league.season.toStdString();
  parcel.round = league::RoundNumber{seat.round};
  parcel.table = league::TableNumber{seat.table};
  parcel.players = players;
  parcel.from = std::to_string(night.info.id);
  parcel.night = *fit;
  if (const auto waits = league::Outbox(places_.data).put(parcel); !waits) {
    sight.said = faultText(waits.fault());
    return sight;
  }
  sight = look(seat.league);
  if (!sight.trouble.isEmpty())
    sight.said = LeagueDeskWords::tr("The night waits until the league can be reached");
  return sight;
}

}  // namespace lk::app
