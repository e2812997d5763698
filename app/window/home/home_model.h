// The model of the home page: the available activities, the last night's state, and the start of every night.
#pragma once

#include <optional>
#include <set>

#include <QObject>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/record/evening/last_night.h"
#include "app/record/evening/record.h"
#include "app/window/home/home_rows.h"
#include "app/window/shared/kit_loader.h"
#include "app/window/shared/night_request.h"
#include "app/window/shared/option_rows.h"

namespace lk::app {

/// How a night is played. It is continued in the same way.
struct NightMode {
  bool scored = false;
  carddb::SeenBy seenBy = carddb::SeenBy::camera;
};

/// The players of the last night, the nights finished most recently, newest first, and who has finished a
/// night of which game.
struct Recent {
  QStringList players;
  std::vector<carddb::NightInfo> nights;
  std::set<std::pair<std::string, QString>> finished;  // game and player, whose name is in lower case
};

class HomeModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool mayResume READ mayResume NOTIFY lastNightChanged)
  Q_PROPERTY(QString lastNight READ lastNight NOTIFY lastNightChanged)
  Q_PROPERTY(QString lastNightScore READ lastNightScore NOTIFY lastNightChanged)
  Q_PROPERTY(QString lastNightStanding READ lastNightStanding NOTIFY lastNightChanged)
  Q_PROPERTY(QString errorText READ errorText NOTIFY errorTextChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> demos READ demos NOTIFY tilesChanged)
  Q_PROPERTY(bool diceHidden READ diceHidden NOTIFY hiddenDiceChanged)
  Q_PROPERTY(QList<QString> recentPlayers READ recentPlayers NOTIFY recentChanged)
  Q_PROPERTY(QList<lk::app::RecentNight> recentNights READ recentNights NOTIFY recentChanged)
  Q_PROPERTY(QList<lk::app::HomeTile> tiles READ tiles NOTIFY tilesChanged)
  Q_PROPERTY(bool demo READ demo NOTIFY demoChanged)
  Q_PROPERTY(QString nightPage READ nightPage NOTIFY nightPageChanged)

 public:
  /// `journal` is the journal file. `shelf` must outlive this.
  HomeModel(KitLoader& shelf, std::string journal, QObject* parent = nullptr);

  /// The last night, if it was left unfinished: whether there is one; its game and when it began; its players
  /// and what each had won; its state. The last two are empty until the game's kit is loaded.
  [[nodiscard]] bool mayResume() const { return last_.has_value(); }
  [[nodiscard]] QString lastNight() const { return lastTitle_; }
  [[nodiscard]] QString lastNightScore() const { return lastScore_; }
  [[nodiscard]] QString lastNightStanding() const { return lastStanding_; }
  /// Why past nights, or the last one, cannot be read; empty if they can.
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// The trays that may still contain hidden dice of that night, or of the night put aside last. Pictures
  /// that belong to no night must not show them.
  [[nodiscard]] const std::vector<rules::Seat>& hiddenDice() const { return hiddenDice_; }
  [[nodiscard]] bool diceHidden() const { return !hiddenDice_.empty(); }
  /// People have removed those dice from their trays. Nothing is hidden until another night begins.
  Q_INVOKABLE void diceAreOut();
  /// The games with a sample night.
  [[nodiscard]] QList<NamedOption> demos() const;
  /// The other activities, for existing pages.
  [[nodiscard]] QList<HomeTile> tiles() const;

  /// The names of the last players; empty before the first night with a named player.
  [[nodiscard]] QStringList recentPlayers() const { return recent_.players; }
  /// The nights finished most recently, newest first.
  [[nodiscard]] QList<RecentNight> recentNights() const;

  /// Returns whether a player, by name, has finished a night of a game.
  [[nodiscard]] bool hasFinished(const std::string& game, const QString& player) const {
    return recent_.finished.contains({game, player.toLower()});
  }

  /// Whether the current night is the sample night, at a virtual table.
  [[nodiscard]] bool demo() const { return staged_; }
  /// The page of the night that was started last.
  [[nodiscard]] QString nightPage() const { return nightPage_; }

  /// Looks for an unfinished night again, on another thread: a journal is checked when it is opened, and can
  /// be large.
  Q_INVOKABLE void refresh();
  /// Plays the sample night of a game, if there is one. Nothing is stored.
  Q_INVOKABLE void startDemo(const QString& game);
  /// Continues the last night, with the camera if it was played with one.
  Q_INVOKABLE void resume();
  /// Continues a night of the journal.
  void resumeNight(std::int64_t night, const std::string& game);
  /// Ends the current night without finishing it. If it is stored, it can be continued later.
  Q_INVOKABLE void putAside();

  /// Starts another night at the same table with the same players; somebody else goes first.
  void playAgain(const NightLog& night);

  /// Starts a night. Fills in its number and the files to use.
  void start(NightRequest request);

  void setNames(const Names& names);
  /// Sets the trays of the current night with dice that the table may not know.
  void setCovered(std::vector<rules::Seat> trays);
  /// Translates everything into the current language.
  void retranslate();
  /// Sets the folder of own packs used by every night; empty: none.
  void setPacks(std::string folder) { packs_ = std::move(folder); }
  /// Sets the file of enrolled cards used by every night; empty: none.
  void setLibrary(std::string file) { library_ = std::move(file); }
  /// Sets the source of pictures, in the format of openSource(), and the file of calibrated tables.
  void setCamera(const QString& source) { camera_ = source.toStdString(); }
  void setTables(std::string file) { tables_ = std::move(file); }
  /// Sets whether nights without a camera answer what has one answer.
  void setAnswersAlone(bool alone) { answersAlone_ = alone; }
  /// The journal file.
  [[nodiscard]] const std::string& journal() const { return journal_; }

 signals:
  void lastNightChanged();
  void hiddenDiceChanged();
  void errorTextChanged();
  void nightPageChanged();
  void demoChanged();
  void tilesChanged();
  void recentChanged();
  void started(const lk::app::NightRequest& request);
  /// The players of the continued night, seat A first.
  void seated(const std::vector<std::string>& players);
  /// The current night has to end. `number` is the number of a night that never has a moment.
  void asideWanted(int number);

 private:
  void updateLast();
  void setDemo(bool demo);
  void setErrorText(const QString& errorText);
  void goOn(std::int64_t night, const std::string& game, NightMode manner);

  KitLoader& shelf_;
  std::string journal_;
  std::string packs_;
  std::string library_;
  std::string tables_;
  bool answersAlone_ = true;
  std::string camera_ = "0";
  Names names_;
  std::optional<LastNight> last_;
  QString lastTitle_;
  QString lastScore_;
  QString lastStanding_;
  QString errorText_;
  Recent recent_;
  std::vector<rules::Seat> hiddenDice_;
  std::vector<rules::Seat> covered_;  // in the current night
  std::vector<rules::Seat> leftBy_;   // in the night that was put aside
  bool diceOut_ = false;              // people removed the hidden dice
  bool staged_ = false;               // the current night is at a virtual table, where no real dice exist
  QString nightPage_ = QStringLiteral("table");
  int nights_ = 0;   // nights started since the window opened
  int request_ = 0;  // number of the newest look for an unfinished night; results of older ones are ignored
  QThreadPool looking_;  // looks into the journal; last: waits for running looks
};

}  // namespace lk::app
