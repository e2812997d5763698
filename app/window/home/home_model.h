// The first page: what there is to do, where the last night stood, and the one place from which nights begin.
#pragma once

#include <optional>

#include <QObject>
#include <QThreadPool>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/record/evening/last_night.h"
#include "app/record/evening/record.h"
#include "app/window/shared/kit_shelf.h"
#include "app/window/shared/night_request.h"

namespace lk::app {

/// How people are at a night: it is gone on with in the same way.
struct NightManner {
  bool scored = false;
  carddb::SeenBy seenBy = carddb::SeenBy::camera;
};

/// Who played last, and the nights that were played to their end last, the newest first.
struct Recent {
  QStringList players;
  std::vector<carddb::NightInfo> nights;
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
  Q_PROPERTY(QString sampleNight READ sampleNight NOTIFY sampleChanged)
  Q_PROPERTY(bool diceHidden READ diceHidden NOTIFY hiddenDiceChanged)
  Q_PROPERTY(QStringList recentPlayers READ recentPlayers NOTIFY recentChanged)
  Q_PROPERTY(QVariantList recentNights READ recentNights NOTIFY recentChanged)
  Q_PROPERTY(QVariantList tiles READ tiles NOTIFY tilesChanged)
  Q_PROPERTY(bool demo READ demo NOTIFY demoChanged)
  Q_PROPERTY(QString nightPage READ nightPage NOTIFY nightPageChanged)

 public:
  /// `journal` is the file nights are kept in. `shelf` must outlive this.
  HomeModel(KitShelf& shelf, std::string journal, QObject* parent = nullptr);

  /// Whether a night was left before its end; the game it is of and when it began; who played and what each
  /// had won; where it stood. The last two are empty until the game's cards are read.
  [[nodiscard]] bool mayResume() const { return last_.has_value(); }
  [[nodiscard]] QString lastNight() const { return lastTitle_; }
  [[nodiscard]] QString lastNightScore() const { return lastScore_; }
  [[nodiscard]] QString lastNightStanding() const { return lastStanding_; }
  /// Why the past nights, or the last one, cannot be read; empty when they can.
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// The trays in which dice of that night, or of the one put aside last, may still lie unseen: pictures that
  /// belong to no night must not show them.
  [[nodiscard]] const std::vector<rules::Seat>& hiddenDice() const { return hiddenDice_; }
  [[nodiscard]] bool diceHidden() const { return !hiddenDice_.empty(); }
  /// People took those dice out of their trays: nothing is hidden any more, until another night begins.
  Q_INVOKABLE void diceAreOut();
  /// The folder of the sample night; empty when the game has none.
  [[nodiscard]] QString sampleNight() const { return QString::fromStdString(sample_); }
  /// What else there is to do: maps of page, title and text, of the pages there are.
  [[nodiscard]] QVariantList tiles() const;

  /// Those who played last, by name; empty before the first night anybody gave a name in.
  [[nodiscard]] QStringList recentPlayers() const { return recent_.players; }
  /// The nights that were played to their end last, the newest first: maps of night, who and about.
  [[nodiscard]] QVariantList recentNights() const;

  /// Whether the night that is on is the sample night, at a virtual table.
  [[nodiscard]] bool demo() const { return staged_; }
  /// The page of the night that was begun last.
  [[nodiscard]] QString nightPage() const { return nightPage_; }

  /// Looks again for an unfinished night, away from the window's thread: a journal is checked when it is
  /// opened, and may be large.
  Q_INVOKABLE void refresh();
  Q_INVOKABLE void startSample();
  /// Goes on with the last night, with the camera where there is one.
  Q_INVOKABLE void resume();
  /// Goes on with a night of the journal.
  void resumeNight(std::int64_t night, const std::string& game);
  /// Ends the night that is on without finishing it; one that is kept can be gone on with.
  Q_INVOKABLE void putAside();

  /// The same players at the same table once more, somebody else going first.
  void playAgain(const NightLog& night);

  /// Begins a night: gives it its number and the places where things are kept.
  void start(NightRequest request);

  /// The game whose sample night is offered.
  void setGame(const QString& game);
  void setNames(const Names& names);
  /// The trays whose dice the table may not know in the night that is on.
  void setCovered(std::vector<rules::Seat> trays);
  /// Says everything anew, in the language that is spoken now.
  void retranslate();
  /// The folder of own packs, which every night plays with; none when empty.
  void setPacks(std::string folder) { packs_ = std::move(folder); }
  /// The file of the cards people taught, which every night knows; none when empty.
  void setLibrary(std::string file) { library_ = std::move(file); }
  /// Where pictures come from, as openSource() takes it; and the file that remembers its table.
  void setCamera(const QString& source) { camera_ = source.toStdString(); }
  void setTables(std::string file) { tables_ = std::move(file); }
  /// The file nights are kept in.
  [[nodiscard]] const std::string& journal() const { return journal_; }

 signals:
  void lastNightChanged();
  void hiddenDiceChanged();
  void errorTextChanged();
  void nightPageChanged();
  void demoChanged();
  void tilesChanged();
  void recentChanged();
  void sampleChanged();
  void started(const lk::app::NightRequest& request);
  /// Who sat where in the night that is gone on with, A first.
  void seated(const std::vector<std::string>& players);
  /// `number`: of a night that will never have a moment.
  void asideWanted(int number);

 private:
  void tellLast();
  void setDemo(bool demo);
  void setErrorText(const QString& errorText);
  void goOn(std::int64_t night, const std::string& game, NightManner manner);

  KitShelf& shelf_;
  std::string journal_;
  std::string packs_;
  std::string library_;
  std::string tables_;
  std::string camera_ = "0";
  std::string game_;
  std::string sample_;
  Names names_;
  std::optional<LastNight> last_;
  QString lastTitle_;
  QString lastScore_;
  QString lastStanding_;
  QString errorText_;
  Recent recent_;
  std::vector<rules::Seat> hiddenDice_;
  std::vector<rules::Seat> covered_;  // in the night that is on
  std::vector<rules::Seat> leftBy_;   // in the one that was put aside
  bool diceOut_ = false;              // people took them out
  bool staged_ = false;               // the night that is on is at a virtual table: no dice lie anywhere
  QString nightPage_ = QStringLiteral("table");
  int nights_ = 0;       // begun here since the window opened
  int looks_ = 0;        // for an unfinished night; what an older one finds comes too late
  QThreadPool looking_;  // looks into the journal; last: a look ends before anything else goes
};

}  // namespace lk::app
