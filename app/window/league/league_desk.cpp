#include "app/window/league/league_desk.h"

#include <QCoreApplication>

#include "app/league/model/formats.h"
#include "app/league/nights/delivery.h"
#include "app/league/nights/judging.h"
#include "app/league/store/players.h"
#include "app/league/store/rounds.h"
#include "app/league/words/league_words.h"
#include "app/phrases/fault_words.h"
#include "app/window/league/desk_task.h"

namespace lk::app {

namespace {

/// Returns the league names of the players at A and B (the names stored with a night are cut for the screen);
/// empty if the night was played by others.
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

LeagueState LeagueDesk::look(const SeasonName& league) const {
  return runAndShow(places_, league, [](DeskTask& desk, LeagueState&) { desk.deliver(); });
}

LeagueState LeagueDesk::create(const QString& name, const QString& game, const QString& format,
                               int rounds) const {
  return runAndShow(places_, {name.simplified(), {}}, [&](DeskTask& desk, LeagueState& state) {
    league::League made;
    made.name = name.toStdString();
    made.games = {game.toStdString()};
    made.format = league::formatNamed(format.toStdString());
    made.rounds = rounds;
    const auto id = league::createLeague(*desk.database(), made);
    if (!id) state.message = faultText(id.fault());
  });
}

LeagueState LeagueDesk::pair(const SeasonName& league) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto next = league::pairNextRound(*desk.database(), *id);
    if (!next) return desk.fail(next.fault());
    if (const auto* why = std::get_if<league::NoRound>(&*next)) {
      const league::Advice advice = league::adviceOn(*why);
      state.message = LeagueDeskWords::tr("%1: %2").arg(advice.says, advice.cure);
    }
  });
}

LeagueState LeagueDesk::print(const SeasonName& league, league::LeaguePages what, const QString& file) const {
  return runAndShow(places_, league, [&](DeskTask& desk, LeagueState& state) {
    const auto id = desk.find(league);
    if (!id) return;
    const auto stored = league::readLeague(*desk.database(), *id);
    if (!stored) return desk.fail(stored.fault());
    const auto round = league::newestRound(stored->league).value_or(league::RoundNumber{0});
    const auto pages = league::printLeague(*stored, what, round, QPageSize::A4, file.toStdString());
    state.message =
        pages ? LeagueDeskWords::tr("%n pages in %1", nullptr, *pages).arg(file) : faultText(pages.fault());
  });
}

LeagueState LeagueDesk::report(const NightLog& night, const LeagueSeat& seat) const {
  LeagueState state;
  const std::vector<std::string> players = seatsOf(night.info.players, seat);
  std::string text;
  for (const rules::Event& event : night.events) text += event.body.dump() + "\n";
  league::Judge judge;
  const auto judged = judge.transcript(text, "night");
  const auto* fit = judged ? std::get_if<league::Night>(&*judged) : nullptr;
  const auto address = league::addressFrom(places_.database);
  if (players.empty() || !fit || !address) {
    state = look(seat.league);
    state.message =
        players.empty()
            ? LeagueDeskWords::tr("The players were not %1 and %2, so the night counts for no table")
                  .arg(seat.first, seat.second)
            : LeagueDeskWords::tr("This night counts for no table");
    return state;
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
    state.message = faultText(waits.fault());
    return state;
  }
  state = look(seat.league);
  if (!state.errorText.isEmpty())
    state.message = LeagueDeskWords::tr("The night waits until the league can be reached");
  return state;
}

}  // namespace lk::app
