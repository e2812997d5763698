// What the tests of the league page share: leagues in folders of their own, and nights to deliver.
#pragma once

#include <QDir>
#include <QTemporaryDir>

#include "../../league/played_night.h"
#include "app/window/league/league_model.h"

namespace lk::test {

/// Returns a finished night of these players; equal seeds give equal nights.
inline app::NightLog nightOf(std::uint64_t seed, std::vector<std::string> players) {
  app::NightLog night;
  const std::string text = playedNight(seed).transcript;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = text.find('\n', from);
    night.events.push_back({*readJson(text.substr(from, to - from), "night")});
    from = to + 1;
  }
  night.info.players = std::move(players);
  night.info.id = 7;
  return night;
}

template <class Row>
Row row(const QList<Row>& rows, int at) {
  return rows.value(at);
}

/// A folder for leagues, and for what the page writes and reads.
class LeagueFolder {
 public:
  /// Returns places that hold no league yet.
  app::LeaguePlaces fresh() {
    const QString data = filePath(QString::number(++made_));
    QDir().mkpath(data);
    return {"sqlite:" + data.toStdString() + "/leagues.db", data.toStdString()};
  }
  [[nodiscard]] QString filePath(const QString& name) const { return folder_.filePath(name); }

 private:
  QTemporaryDir folder_;
  int made_ = 0;
};

/// Makes a league of four players and pairs its first round.
inline void begin(app::LeagueModel& model) {
  model.create("Club", "halfwish", "swiss", 3);
  model.finish();
  model.join("Mia, Jonas,\n Ann; Ben (Red House)");
  model.finish();
  model.pair();
  model.finish();
}

}  // namespace lk::test
