#include "app/window/league/league_model.h"

#include <QCoreApplication>
#include <QDir>

#include "app/league/words/format_words.h"
#include "app/phrases/fault_words.h"
#include "app/record/evening/evening_words.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

NamedOption option(const QString& id, const QString& name) {
  return {.id = id, .name = name};
}

}  // namespace

LeagueModel::LeagueModel(LeaguePlaces places, const QString& settings, QObject* parent)
    : QObject(parent), here_(places), places_(std::move(places)) {
  threads_.setMaxThreadCount(1);
  followVenue();
  if (settings.isEmpty()) return;
  settings_ = std::make_unique<QSettings>(settings, QSettings::IniFormat);
  const QString server = settings_->value(QStringLiteral("league/database")).toString();
  if (!server.isEmpty()) places_.database = server.toStdString();
  const QStringList seat = settings_->value(QStringLiteral("league/seat")).toStringList();
  if (seat.size() == 6) seat_ = {{seat[0], seat[1]}, seat[2].toInt(), seat[3].toInt(), seat[4], seat[5]};
}

LeagueModel::~LeagueModel() {
  scanner_.quit();
  scanner_.wait();
}

QString LeagueModel::database() const {
  if (places_.database == here_.database) return {};
  const auto address = league::addressFrom(places_.database);
  return address ? QString::fromStdString(address->shown()) : QString();
}

QString LeagueModel::playing() const {
  if (seat_.table == 0) return {};
  return tr("%1, round %2, table %3: %4 and %5")
      .arg(seat_.league.name)
      .arg(seat_.round)
      .arg(seat_.table)
      .arg(seat_.first, seat_.second);
}

QList<NamedOption> LeagueModel::leagues() const {
  QList<NamedOption> out;
  for (const QString& title : state_.leagues) out << option(QString::number(out.size()), title);
  return out;
}

QList<NamedOption> LeagueModel::games() const {
  QList<NamedOption> out;
  for (const rules::Game* game : rules::allGames()) {
    const std::string_view id = game->id();
    out << option(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())), gameTitle(id));
  }
  return out;
}

QList<NamedOption> LeagueModel::formats() const {
  QList<NamedOption> out;
  for (const league::LeagueFormat& format : league::leagueFormats())
    out << option(QString::fromStdString(std::string(format.name)), league::formatChoice(format));
  return out;
}

SeasonName LeagueModel::season() const {
  return state_.chosen < 0 ? SeasonName{} : state_.seasons[state_.chosen];
}

void LeagueModel::start(LeagueOperation doing) {
  threads_.start([this, doing = std::move(doing), places = places_, request = ++request_] {
    const LeagueState state = doing(LeagueDesk(places));
    QMetaObject::invokeMethod(
        this,
        [this, state, request] {
          if (request == request_) return show(state);
          // Others have started reading; keep the message of this operation.
          if (state.message.isEmpty()) return;
          state_.message = state.message;
          emit changed();
        },
        Qt::QueuedConnection);
  });
}

void LeagueModel::show(const LeagueState& state) {
  const QString before = state_.message;
  const bool looked = state.message.isEmpty() && watched_;
  state_ = state;
  if (looked) state_.message = before;  // remains until another operation starts
  if (!state.story.title.isEmpty() && storyOperation_)
    story_ = state.story;  // not if the story was closed meanwhile
  if (state.slip >= 0) playAt(state.slip);
  // While the database cannot be reached, the clock goes on.
  if (state.errorText.isEmpty()) venue_.show(state.venue);
  updateFeed();
  emit changed();
}

void LeagueModel::watch(bool on) {
  watched_ = on;
  if (!on) scan(false);
  updateFeed();
  if (on) start([league = season()](const LeagueDesk& desk) { return desk.look(league); });
}

void LeagueModel::serve(bool on) {
  served_ = on;
  if (on && feed_ && !message_.isEmpty()) emit messageReady(message_);
  if (on && feed_ && !venueMessage_.isEmpty()) emit venueReady(venueMessage_);
  updateFeed();
}

/// Stays connected to the database's feed while its changes matter.
void LeagueModel::updateFeed() {
  const std::pair<std::string, qint64> wanted{places_.database,
                                              state_.chosen < 0 ? 0 : state_.ids[state_.chosen]};
  const auto address = league::addressFrom(wanted.first);
  if (!follows() || !address) return feed_.reset();
  if (feed_ && followed_ == wanted) return;
  followed_ = wanted;
  message_.clear();
  venueMessage_.clear();
  feed_.reset();
  league::SeasonShown shown;
  if (wanted.second > 0) shown.id = league::LeagueId{wanted.second};
  feed_ = std::make_unique<league::LeagueFeed>(*address, shown);
  connect(feed_.get(), &league::LeagueFeed::messageReady, this, &LeagueModel::receiveMessages);
  connect(feed_.get(), &league::LeagueFeed::venueReady, this, [this](const QByteArray& message) {
    venueMessage_ = message;
    if (served_) emit venueReady(message);
  });
  feed_->start();
}

void LeagueModel::receiveMessages(const QMap<QString, QByteArray>& message) {
  message_ = message;
  if (served_) emit messageReady(message);
  if (!watched_ && !venue_.counts()) return;
  start([league = season()](const LeagueDesk& desk) { return desk.look(league); });
  if (storyOperation_) start(storyOperation_);
}

void LeagueModel::choose(int league) {
  if (league < 0 || league >= state_.seasons.size()) return;
  state_.message.clear();
  start([league = state_.seasons[league]](const LeagueDesk& desk) { return desk.look(league); });
}

void LeagueModel::create(const QString& name, const QString& game, const QString& format, int rounds) {
  if (name.trimmed().isEmpty() || !league::formatNamed(format.toStdString())) return;
  act([=](const LeagueDesk& desk) { return desk.create(name, game, format, rounds); });
}

void LeagueModel::join(const QString& names) {
  if (state_.chosen < 0 || names.trimmed().isEmpty()) return;
  act([names, league = season()](const LeagueDesk& desk) { return desk.join(league, names); });
}

void LeagueModel::pair() {
  if (state_.chosen < 0) return;
  act([league = season()](const LeagueDesk& desk) { return desk.pair(league); });
}

void LeagueModel::print(const QString& what) {
  if (state_.chosen < 0) return;
  const auto pages = what == QLatin1String("seats")      ? league::LeaguePages::seats
                     : what == QLatin1String("slips")    ? league::LeaguePages::slips
                     : what == QLatin1String("pairings") ? league::LeaguePages::pairings
                                                         : league::LeaguePages::standings;
  const QString file = QDir(folder_).filePath(QStringLiteral("lampkeeper-league-%1.pdf").arg(what));
  QDir().mkpath(folder_);
  start([=, league = season()](const LeagueDesk& desk) { return desk.print(league, pages, file); });
}

void LeagueModel::moveTo(const QString& database) {
  const auto address = league::addressFrom(database.trimmed().toStdString());
  if (!database.trimmed().isEmpty() && !address) {
    state_.message = faultText(address.fault());
    emit changed();
    return;
  }
  places_.database = database.trimmed().isEmpty() ? here_.database : database.trimmed().toStdString();
  // The password is not stored: it is requested again, or read from a file that only its owner can read.
  if (settings_) settings_->setValue(QStringLiteral("league/database"), this->database());
  state_ = {};
  venue_.show({});
  updateFeed();
  start([](const LeagueDesk& desk) { return desk.look({}); });
}

void LeagueModel::sit(const LeagueSeat& seat) {
  if (seat == seat_) return;
  seat_ = seat;
  reported_ = false;
  if (settings_)
    settings_->setValue(
        QStringLiteral("league/seat"),
        seat.table == 0
            ? QVariant(QStringList())
            : QVariant(QStringList{seat.league.name, seat.league.season, QString::number(seat.round),
                                   QString::number(seat.table), seat.first, seat.second}));
  emit playingChanged();
}

void LeagueModel::playAt(int row) {
  if (row < 0 || row >= state_.tables.size()) return;
  const LeagueTable& table = state_.tables[row];
  if (!table.open) return;
  sit({season(), table.round, table.table, table.first, table.second});
  emit seated(seat_.first, seat_.second);
}

void LeagueModel::playNowhere() {
  sit({});
}

void LeagueModel::retranslate() {
  emit playingChanged();
  venue_.retranslate();
  if (state_.chosen >= 0) start([league = season()](const LeagueDesk& desk) { return desk.look(league); });
}

void LeagueModel::nightIsOver(const NightLog& night) {
  if (seat_.table == 0 || night.info.id == 0) return;
  reported_ = true;
  if (settings_) settings_->remove(QStringLiteral("league/seat"));
  state_.message.clear();
  start([night, seat = seat_](const LeagueDesk& desk) { return desk.report(night, seat); });
}

void LeagueModel::nightBegins() {
  if (reported_) playNowhere();
}

void LeagueModel::finish() {
  threads_.waitForDone();
  QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

}  // namespace lk::app
