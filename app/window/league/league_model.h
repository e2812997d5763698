// The model of the league page: leagues stored here or on a server, their tables and standings, and the table
// at which the next night is played.
#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QSettings>
#include <QThread>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/league/live/league_feed.h"
#include "app/window/league/league_desk.h"
#include "app/window/league/slip_reader.h"
#include "app/window/league/venue_model.h"
#include "app/window/shared/option_rows.h"

namespace lk::app {

/// Lives on the window's thread. The operations run on another thread, one at a time.
class LeagueModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::NamedOption> leagues READ leagues NOTIFY changed)
  Q_PROPERTY(int chosen READ chosen NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)
  Q_PROPERTY(QList<lk::app::LeagueStanding> rows READ rows NOTIFY changed)
  Q_PROPERTY(QList<lk::app::LeagueTable> tables READ tables NOTIFY changed)
  Q_PROPERTY(QString waiting READ waiting NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
  Q_PROPERTY(QString database READ database NOTIFY changed)
  Q_PROPERTY(QString playing READ playing NOTIFY playingChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games CONSTANT)
  Q_PROPERTY(QList<lk::app::NamedOption> formats READ formats NOTIFY changed)
  Q_PROPERTY(lk::app::LeagueStory story READ story NOTIFY changed)
  Q_PROPERTY(lk::app::VenueModel* venue READ venue CONSTANT)
  Q_PROPERTY(bool scanning READ scanning NOTIFY scanningChanged)

 public:
  /// `settings` is the file that stores the server and the table; empty: they are not stored.
  LeagueModel(LeaguePlaces places, const QString& settings, QObject* parent = nullptr);
  ~LeagueModel() override;

  /// The id of a league is its index, as text.
  [[nodiscard]] QList<NamedOption> leagues() const;
  [[nodiscard]] int chosen() const { return state_.chosen; }
  [[nodiscard]] QString about() const { return state_.about; }
  [[nodiscard]] QList<LeagueStanding> rows() const { return state_.rows; }
  [[nodiscard]] QList<LeagueTable> tables() const { return state_.tables; }
  [[nodiscard]] QString waiting() const { return state_.waiting; }
  [[nodiscard]] QString message() const { return state_.message; }
  [[nodiscard]] QString errorText() const { return state_.errorText; }
  /// The server's address, without a password; empty while leagues are stored here.
  [[nodiscard]] QString database() const;
  /// The table at which the next night is played; empty if there is none.
  [[nodiscard]] QString playing() const;
  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QList<NamedOption> formats() const;
  /// The history of a player or of all seasons. Empty if closed.
  [[nodiscard]] LeagueStory story() const { return story_; }
  [[nodiscard]] VenueModel* venue() { return &venue_; }
  /// Whether the camera is searching for the code of a slip.
  [[nodiscard]] bool scanning() const { return scanning_; }

  /// Reads the league again; while `on`, also whenever the database reports a change.
  Q_INVOKABLE void watch(bool on);
  Q_INVOKABLE void choose(int league);
  Q_INVOKABLE void create(const QString& name, const QString& game, const QString& format, int rounds);
  Q_INVOKABLE void join(const QString& names);
  Q_INVOKABLE void pair();
  /// Prints "seats", "slips", "pairings" or "standings" into the folder for files.
  Q_INVOKABLE void print(const QString& what);
  /// Stores leagues at this address from now on; on this computer if it is empty.
  Q_INVOKABLE void moveTo(const QString& database);
  /// Plays the next night at the table in a row of `tables`. Its result is reported to that table.
  Q_INVOKABLE void playAt(int row);
  Q_INVOKABLE void playNowhere();

  /// Starts another season of the chosen league with all current players.
  Q_INVOKABLE void beginSeason(const QString& season);
  /// Decides the table in a row by hand, with the decisions of LeagueDesk::correct().
  Q_INVOKABLE void correct(int row, const QString& decision, const QString& why);
  /// The next functions change the player in a row of `rows`.
  Q_INVOKABLE void penalise(int row, int points, const QString& why);
  Q_INVOKABLE void drop(int row, const QString& why);
  Q_INVOKABLE void reinstate(int row);
  Q_INVOKABLE void merge(int row, const QString& other);
  Q_INVOKABLE void exportTo(const QString& file);
  Q_INVOKABLE void importFrom(const QString& file);
  /// Takes in the players of a list, or the results of a sheet, from another program.
  Q_INVOKABLE void joinFrom(const QString& file);
  Q_INVOKABLE void takeResults(const QString& file);
  Q_INVOKABLE void showPlayer(int row);
  Q_INVOKABLE void showSeasons();
  Q_INVOKABLE void closeStory();
  /// Starts or stops searching for a slip with the camera. When one is found, the next night is played at its
  /// table.
  Q_INVOKABLE void scan(bool on);
  /// Chooses the table of a slip from its code.
  Q_INVOKABLE void takeSlip(const QString& code);

  /// Sets whether messageReady() reports the state of the league.
  void serve(bool on);
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Sets the camera used for slips.
  void setCamera(const QString& source) { camera_ = source; }
  void retranslate();
  /// Reports a night that has ended at this window's table; called again if its result is corrected. A night
  /// that is not stored, such as the sample night, does not count.
  void nightIsOver(const lk::app::NightLog& night);
  /// Another night starts. If the table's night has been reported, the table is left.
  void nightBegins();
  /// Waits until all operations are done and shown, for tests and screenshots.
  void finish();

 signals:
  void changed();
  void playingChanged();
  void scanningChanged();
  /// The names of the players who sit down.
  void seated(const QString& first, const QString& second);
  /// The messages for the league's pages, by language.
  void messageReady(const QMap<QString, QByteArray>& message);
  /// What phones show of the venue; see LeagueFeed::venueReady().
  void venueReady(const QByteArray& message);

 private:
  using LeagueOperation = std::function<LeagueState(const LeagueDesk&)>;
  void start(LeagueOperation doing);
  /// Starts an operation after removing the message of the previous one.
  void act(LeagueOperation doing);
  [[nodiscard]] QString playerAt(int row) const;
  void followVenue();
  /// Whether what others do is needed: it is shown, served, or the end of a round is awaited.
  [[nodiscard]] bool follows() const { return watched_ || served_ || venue_.counts(); }
  void setScanning(bool on);
  void show(const LeagueState& state);
  void sit(const LeagueSeat& seat);
  void updateFeed();
  void receiveMessages(const QMap<QString, QByteArray>& message);
  [[nodiscard]] SeasonName season() const;

  LeaguePlaces here_;
  LeaguePlaces places_;
  std::unique_ptr<QSettings> settings_;
  QString folder_;
  LeagueState state_;
  LeagueSeat seat_;        // table 0: none
  bool reported_ = false;  // its night was reported, and may be corrected later
  bool watched_ = false;
  bool served_ = false;
  std::unique_ptr<league::LeagueFeed> feed_;  // connected to `followed_` while the league is shown or served
  std::pair<std::string, qint64> followed_;
  QMap<QString, QByteArray> message_;  // the newest messages of the feed
  QByteArray venueMessage_;            // the newest one about the venue
  VenueModel venue_;
  int request_ = 0;  // number of the newest operation; only its result is shown
  LeagueStory story_;
  LeagueOperation storyOperation_;  // the operation that reads the open story again
  QString camera_;
  bool scanning_ = false;
  QThread scanner_;
  SlipReader* reader_ = nullptr;  // lives on scanner_ and is deleted there
  QThreadPool threads_;           // last: waits for running work
};

}  // namespace lk::app
