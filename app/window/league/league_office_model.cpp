#include "app/league/model/slip.h"
#include "app/window/league/league_model.h"

namespace lk::app {

void LeagueModel::act(LeagueOperation doing) {
  state_.message.clear();
  start(std::move(doing));
}

QString LeagueModel::playerAt(int row) const {
  return state_.rows.value(row).label;
}

void LeagueModel::followVenue() {
  connect(&venue_, &VenueModel::timerWanted, this, [this](league::TimerOrder order, int seconds) {
    act([=, league = season()](const LeagueDesk& desk) { return desk.time(league, order, seconds); });
  });
  connect(&venue_, &VenueModel::announcementWanted, this, [this](const QString& text) {
    act([=, league = season()](const LeagueDesk& desk) { return desk.announce(league, text); });
  });
  connect(&venue_, &VenueModel::roundOver, this, &LeagueModel::updateFeed);
}

void LeagueModel::beginSeason(const QString& season) {
  if (state_.chosen < 0 || season.trimmed().isEmpty()) return;
  act([season, league = this->season()](const LeagueDesk& desk) { return desk.beginSeason(league, season); });
}

void LeagueModel::correct(int row, const QString& decision, const QString& why) {
  if (row < 0 || row >= state_.tables.size()) return;
  act([=, match = state_.tables[row], league = season()](const LeagueDesk& desk) {
    return desk.correct(league, match.round, match.table, decision, why);
  });
}

void LeagueModel::penalise(int row, int points, const QString& why) {
  const QString player = playerAt(row);
  if (player.isEmpty() || points < 1) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.penalise(league, player, points, why); });
}

void LeagueModel::drop(int row, const QString& why) {
  const QString player = playerAt(row);
  if (player.isEmpty()) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.drop(league, player, why); });
}

void LeagueModel::reinstate(int row) {
  const QString player = playerAt(row);
  if (player.isEmpty()) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.join(league, player); });
}

void LeagueModel::merge(int row, const QString& other) {
  const QString player = playerAt(row);
  if (player.isEmpty() || other.trimmed().isEmpty()) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.merge(league, player, other); });
}

void LeagueModel::exportTo(const QString& file) {
  if (state_.chosen < 0 || file.trimmed().isEmpty()) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.exportTo(league, file.trimmed()); });
}

void LeagueModel::importFrom(const QString& file) {
  if (file.trimmed().isEmpty()) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.importFrom(league, file.trimmed()); });
}

void LeagueModel::joinFrom(const QString& file) {
  if (state_.chosen < 0 || file.trimmed().isEmpty()) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.joinFrom(league, file.trimmed()); });
}

void LeagueModel::takeResults(const QString& file) {
  if (state_.chosen < 0 || file.trimmed().isEmpty()) return;
  act([=, league = season()](const LeagueDesk& desk) { return desk.takeResults(league, file.trimmed()); });
}

void LeagueModel::showPlayer(int row) {
  const QString player = playerAt(row);
  if (player.isEmpty()) return;
  storyOperation_ = [=, league = season()](const LeagueDesk& desk) {
    return desk.showPlayer(league, player);
  };
  act(storyOperation_);
}

void LeagueModel::showSeasons() {
  if (state_.chosen < 0) return;
  storyOperation_ = [league = season()](const LeagueDesk& desk) { return desk.showSeasons(league); };
  act(storyOperation_);
}

void LeagueModel::closeStory() {
  storyOperation_ = {};
  story_ = {};
  emit changed();
}

void LeagueModel::scan(bool on) {
  if (!on && !reader_) return;
  if (on && camera_.isEmpty()) {
    state_.message = tr("No camera is chosen. Choose one in the settings");
    emit changed();
    return;
  }
  if (!reader_) {
    reader_ = new SlipReader;
    reader_->moveToThread(&scanner_);
    connect(&scanner_, &QThread::finished, reader_, &QObject::deleteLater);
    connect(reader_, &SlipReader::found, this, [this](const QString& code) {
      setScanning(false);
      takeSlip(code);
    });
    connect(reader_, &SlipReader::failed, this, [this](const QString& what) {
      setScanning(false);
      state_.message = what;
      emit changed();
    });
    scanner_.setObjectName(QStringLiteral("slips"));
    scanner_.start();
  }
  setScanning(on);
  QMetaObject::invokeMethod(reader_, [reader = reader_, on, source = camera_] {
    if (on)
      reader->begin(source);
    else
      reader->stop();
  });
}

void LeagueModel::setScanning(bool on) {
  if (on == scanning_) return;
  scanning_ = on;
  emit scanningChanged();
}

void LeagueModel::takeSlip(const QString& code) {
  const auto slip = league::slipFrom(code.toStdString());
  if (!slip) {
    state_.message = tr("This is not a table's slip");
    emit changed();
    return;
  }
  act([slip = *slip](const LeagueDesk& desk) { return desk.findSlip(slip); });
}

}  // namespace lk::app
