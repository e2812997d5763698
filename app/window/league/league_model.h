// The league page's object: leagues kept here or on a server, their tables and standings, and at which table
// the next night is played.
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

namespace lk::app {

/// Lives on the window's thread; the work is done on one of its own, a thing at a time.
class LeagueModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList leagues READ leagues NOTIFY changed)
  Q_PROPERTY(int chosen READ chosen NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)
  Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
  Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
  Q_PROPERTY(QString waiting READ waiting NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
  Q_PROPERTY(QString database READ database NOTIFY changed)
  Q_PROPERTY(QString playing READ playing NOTIFY playingChanged)
  Q_PROPERTY(QVariantList games READ games CONSTANT)
  Q_PROPERTY(QVariantList formats READ formats NOTIFY changed)
  Q_PROPERTY(QVariantMap story READ story NOTIFY changed)
  Q_PROPERTY(bool scanning READ scanning NOTIFY scanningChanged)

 public:
  /// `settings` remembers the server and the table; none when empty.
  LeagueModel(LeaguePlaces places, const QString& settings, QObject* parent = nullptr);
  ~LeagueModel() override;

  /// Maps of id (its place, as text) and name.
  [[nodiscard]] QVariantList leagues() const;
  [[nodiscard]] int chosen() const { return sight_.chosen; }
  [[nodiscard]] QString about() const { return sight_.about; }
  [[nodiscard]] QVariantList rows() const { return sight_.rows; }
  [[nodiscard]] QVariantList tables() const { return sight_.tables; }
  [[nodiscard]] QString waiting() const { return sight_.waiting; }
  [[nodiscard]] QString message() const { return sight_.message; }
  [[nodiscard]] QString errorText() const { return sight_.errorText; }
  /// The server's address, without a password; empty while leagues are kept here.
  [[nodiscard]] QString database() const;
  /// At which table the next night is played; empty for none.
  [[nodiscard]] QString playing() const;
  /// Maps of id and name.
  [[nodiscard]] QVariantList games() const;
  [[nodiscard]] QVariantList formats() const;
  /// What was asked for about a player, or about all seasons: title, and parts of title and lines.
  [[nodiscard]] QVariantMap story() const { return story_; }
  /// Whether a camera looks for the code on a slip.
  [[nodiscard]] bool scanning() const { return scanning_; }

  /// Looks again, and while `on` whenever the database says that something changed.
  Q_INVOKABLE void watch(bool on);
  Q_INVOKABLE void choose(int league);
  Q_INVOKABLE void create(const QString& name, const QString& game, const QString& format, int rounds);
  Q_INVOKABLE void join(const QString& names);
  Q_INVOKABLE void pair();
  /// "slips", "pairings" or "standings", into the folder for files.
  Q_INVOKABLE void print(const QString& what);
  /// Leagues are kept at this address from now on; here where it is empty.
  Q_INVOKABLE void moveTo(const QString& database);
  /// The next night is played at the table of a row of `tables`; its result is brought there at its end.
  Q_INVOKABLE void playAt(int row);
  Q_INVOKABLE void playNowhere();

  /// Another season of the league that is chosen, with all who take part now.
  Q_INVOKABLE void beginSeason(const QString& season);
  /// Decides the table of a row by hand, with the words of LeagueDesk::correct().
  Q_INVOKABLE void correct(int row, const QString& decision, const QString& why);
  /// The same for the player of a row of `rows`.
  Q_INVOKABLE void penalise(int row, int points, const QString& why);
  Q_INVOKABLE void drop(int row, const QString& why);
  Q_INVOKABLE void takeBackIn(int row);
  Q_INVOKABLE void merge(int row, const QString& other);
  Q_INVOKABLE void exportTo(const QString& file);
  Q_INVOKABLE void importFrom(const QString& file);
  Q_INVOKABLE void showPlayer(int row);
  Q_INVOKABLE void showSeasons();
  Q_INVOKABLE void closeStory();
  /// Looks through the camera for a slip, and sits down at its table; or no more.
  Q_INVOKABLE void scan(bool on);
  /// The same for a code that was read.
  Q_INVOKABLE void takeSlip(const QString& code);

  /// While `on`, told() says how the league stands.
  void serve(bool on);
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Which camera looks for slips.
  void setCamera(const QString& source) { camera_ = source; }
  void retranslate();
  /// A night has come to its end at the table of this window, perhaps once more. One that is not kept, as the
  /// sample night, counts for nothing.
  void nightIsOver(const lk::app::NightLog& night);
  /// Another night begins: the table that has its night is left.
  void nightBegins();
  /// Waits until all that was asked for is done and shown. For tests and pictures.
  void finish();

 signals:
  void changed();
  void playingChanged();
  void scanningChanged();
  /// Those who sit down.
  void seated(const QString& first, const QString& second);
  /// The message for pages of the league, by language.
  void told(const QMap<QString, QByteArray>& message);

 private:
  using Doing = std::function<LeagueSight(const LeagueDesk&)>;
  void start(Doing doing);
  /// Something new is done: what was said before is over.
  void act(Doing doing);
  [[nodiscard]] QString playerAt(int row) const;
  void setScanning(bool on);
  void show(const LeagueSight& sight);
  void sit(const LeagueSeat& seat);
  void follow();
  void hear(const QMap<QString, QByteArray>& message);
  [[nodiscard]] SeasonName season() const;

  LeaguePlaces here_;
  LeaguePlaces places_;
  std::unique_ptr<QSettings> settings_;
  QString folder_;
  LeagueSight sight_;
  LeagueSeat seat_;       // no table: 0
  bool brought_ = false;  // its night; a correction of that may follow
  bool watched_ = false;
  bool served_ = false;
  std::unique_ptr<league::LeagueFeed> feed_;  // of `followed_`, while somebody looks
  std::pair<std::string, qint64> followed_;
  QMap<QString, QByteArray> message_;  // the newest it told
  int asked_ = 0;                      // what is shown is the answer to the last thing asked
  QVariantMap story_;
  Doing storyAgain_;  // what tells it as it stands then
  QString camera_;
  bool scanning_ = false;
  QThread scanner_;
  SlipReader* reader_ = nullptr;  // deleted on its thread
  QThreadPool threads_;           // last: waits for what is under way
};

}  // namespace lk::app
