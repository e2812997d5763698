// The part of LeagueDesk for players and results that come together: typed, or from files of other programs.
#include <QFile>
#include <QRegularExpression>

#include "app/league/exchange/player_list.h"
#include "app/league/exchange/result_entry.h"
#include "app/league/store/player_name.h"
#include "app/league/store/players.h"
#include "app/league/words/league_words.h"
#include "app/phrases/fault_words.h"
#include "app/window/league/desk_task.h"

namespace lk::app {

namespace {

constexpr qint64 kMaxList = qint64{32} << 20;  // bytes

Outcome<std::string> textOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return Fault{path.toStdString(), 0, "cannot be read", "check its name"};
  if (file.size() > kMaxList) return Fault{path.toStdString(), 0, "is too large", "choose another file"};
  return file.readAll().toStdString();
}

/// Enters players. Says how many there are now, or why the last one who is not among them is not.
void enter(DeskTask& desk, LeagueState& state, league::LeagueId league,
           const std::vector<league::ListedPlayer>& players) {
  int entered = 0;
  QString refused;
  for (const league::ListedPlayer& each : players) {
    const QString label =
        league::labelOf(QString::fromStdString(each.name), QString::fromStdString(each.house));
    const auto entering = league::joinLeague(*desk.database(), league, each.name, each.house);
    if (!entering)
      refused = faultText(entering.fault());
    else if (*entering == league::JoinResult::wasThere)
      refused = LeagueDeskWords::tr(
                    "%1 is already in. For another person of that name, add a house or club: %1 (House)")
                    .arg(label);
    else if (*entering == league::JoinResult::tooLate)
      refused = LeagueDeskWords::tr("A league of this format takes no new players once it is paired");
    else
      ++entered;
  }
  state.message = !refused.isEmpty() ? refused
                  : entered > 1      ? LeagueDeskWords::tr("%n players joined", nullptr, entered)
                                     : state.message;
}

}  // namespace

LeagueState LeagueDesk::join(const SeasonName& league, const QString& names) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto id = desk.find(league);
    if (!id) return;
    static const QRegularExpression kApart(QStringLiteral("[,;\\n]"));
    std::vector<league::ListedPlayer> players;
    for (const QString& each : names.split(kApart, Qt::SkipEmptyParts)) {
      if (each.trimmed().isEmpty()) continue;
      const auto [name, house] = nameAndHouse(each.trimmed());
      players.push_back({name, house});
    }
    enter(desk, state, *id, players);
  });
}

LeagueState LeagueDesk::joinFrom(const SeasonName& league, const QString& file) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto id = desk.find(league);
    if (!id) return;
    const Outcome<std::string> text = textOf(file);
    if (!desk.succeeded(text)) return;
    const auto listed = league::readPlayerList(*text, file.toStdString());
    if (!desk.succeeded(listed)) return;
    if (listed->empty()) state.message = LeagueDeskWords::tr("The list names nobody");
    for (const league::ListedPlayer& each : *listed)
      if (!desk.succeeded(league::properName(each.name))) return;
    enter(desk, state, *id, *listed);
  });
}

LeagueState LeagueDesk::takeResults(const SeasonName& league, const QString& file) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto stored = desk.read(league);
    if (!stored) return;
    const Outcome<std::string> text = textOf(file);
    if (!desk.succeeded(text)) return;
    const auto results =
        league::enterResults(*desk.database(), *stored, std::nullopt, *text, file.toStdString());
    if (!desk.succeeded(results)) return;
    state.message = results->empty() ? LeagueDeskWords::tr("The sheet has no result of the newest round")
                                     : LeagueDeskWords::tr("%n results entered", nullptr,
                                                           static_cast<int>(results->size()));
  });
}

}  // namespace lk::app
