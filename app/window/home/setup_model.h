// The model of the set-up page: configures a night of any game and starts it.
#pragma once

#include <array>
#include <optional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/table_options.h"
#include "app/session/night/setup_draft.h"
#include "app/window/home/home_model.h"
#include "app/window/home/setup_rows.h"
#include "app/window/shared/window_settings.h"

namespace lk::app {

/// Lives on the window's thread. The settings store the last set-up of each game.
class SetupModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games NOTIFY changed)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
  Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
  Q_PROPERTY(int leastPlayers READ leastPlayers NOTIFY changed)
  Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY changed)
  Q_PROPERTY(bool starterAsked READ starterAsked NOTIFY changed)
  Q_PROPERTY(QList<lk::app::SetupSeat> seats READ seats NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> houseLevels READ houseLevels NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> presets READ presets NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> parts READ parts NOTIFY changed)
  Q_PROPERTY(QList<lk::app::HouseRule> options READ options NOTIFY changed)
  Q_PROPERTY(int optionsSet READ optionsSet NOTIFY changed)
  Q_PROPERTY(bool mayScore READ mayScore NOTIFY changed)
  Q_PROPERTY(QList<QString> knownNames READ knownNames NOTIFY changed)
  Q_PROPERTY(QString source READ source WRITE setSource NOTIFY sourceChanged)

 public:
  /// All three arguments must outlive this.
  SetupModel(KitLoader& shelf, HomeModel& home, WindowSettings& settings, QObject* parent = nullptr);

  /// Returns the game that was set up last; the first game if the settings have none.
  static std::string lastGame(const WindowSettings& settings);

  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QString game() const { return QString::fromStdString(game_); }
  /// Selects a game. Its kit may have to be loaded first: see ready().
  void setGame(const QString& game);
  [[nodiscard]] QString gameName() const { return app::gameName(game_); }
  /// Whether the kit is loaded, so that everything can be chosen and started.
  [[nodiscard]] bool ready() const { return draft_.has_value(); }
  /// Why the night cannot start with this set-up; empty if it can.
  [[nodiscard]] QString errorText() const { return errorText_; }

  [[nodiscard]] int players() const { return draft_ ? draft_->players() : 0; }
  void setPlayers(int players);
  [[nodiscard]] int leastPlayers() const { return draft_ ? draft_->spec().leastPlayers : 0; }
  [[nodiscard]] int mostPlayers() const { return draft_ ? draft_->spec().mostPlayers : 0; }
  [[nodiscard]] bool starterAsked() const { return draft_ && !draft_->spec().starter.empty(); }
  [[nodiscard]] QList<SetupSeat> seats() const;
  /// Names used before that are at no seat now.
  [[nodiscard]] QStringList knownNames() const;
  Q_INVOKABLE void name(const QString& seat, const QString& name);
  Q_INVOKABLE void choose(const QString& seat, const QString& key, const QString& card);
  Q_INVOKABLE void swapPart(const QString& seat, const QString& key, int place);
  /// Sets how many cards a player's deck has. Does nothing for a number that cannot be.
  Q_INVOKABLE void setDeck(const QString& seat, int cards);
  Q_INVOKABLE void letStart(const QString& seat);

  /// How well the house can play a seat.
  [[nodiscard]] QList<NamedOption> houseLevels() const;
  /// Lets the house play a seat at a level, or a person if it is empty. The seat is named after who plays.
  Q_INVOKABLE void letHousePlay(const QString& seat, const QString& level);

  /// Predefined variants of the game. Empty if the game has none.
  [[nodiscard]] QList<NamedOption> presets() const;
  Q_INVOKABLE void takePreset(const QString& id);

  /// The parts of the game that can be left out.
  [[nodiscard]] QList<NamedOption> parts() const;
  /// The other table options.
  [[nodiscard]] QList<HouseRule> options() const;
  /// Number of options() that differ from the recommendation.
  [[nodiscard]] int optionsSet() const;
  /// Sets an option. If the option accepts several readings, adds or removes this one. Does nothing for an
  /// unknown option or reading.
  Q_INVOKABLE void setOption(const QString& key, const QString& value);
  Q_INVOKABLE void switchPart(const QString& key);

  /// Whether the game can be scored without a camera.
  [[nodiscard]] bool mayScore() const { return draft_ && !draft_->spec().scoring.empty(); }

  /// The camera to start with, in the format of openSource().
  [[nodiscard]] QString source() const { return source_; }
  void setSource(const QString& source);

  Q_INVOKABLE void startWithCamera() { begin(source_.toStdString(), false); }
  Q_INVOKABLE void startByHand() { begin({}, false); }
  Q_INVOKABLE void startScoring() { begin({}, true); }
  /// Configures the game's introductory set-up, if it has one, and starts it without a camera: two people, or
  /// one against the house at its gentlest. Does nothing until ready().
  void startFirstGame(bool againstHouse);
  /// Translates everything into the current language.
  void retranslate();
  /// Loads the cards again, because people may have changed their packs.
  Q_INVOKABLE void refresh();

  /// The current set-up; nullptr until ready().
  [[nodiscard]] const SetupDraft* draft() const { return draft_ ? &*draft_ : nullptr; }

 signals:
  void changed();
  void sourceChanged();

 private:
  void take(const std::shared_ptr<const GameKit>& kit);
  void validate();
  /// Returns advice if two players have the same name; otherwise empty.
  [[nodiscard]] QString alike() const;
  void keep();
  void nameHouses();
  [[nodiscard]] QString houseName(int number) const;
  /// Returns the names of the house in all languages.
  [[nodiscard]] QStringList houseNames() const;
  void begin(std::string source, bool scored);
  [[nodiscard]] SetupCard rowOf(rules::CardId card) const;
  [[nodiscard]] SetupChoice choiceOf(const rules::SeatChoice& choice, rules::Seat seat) const;
  [[nodiscard]] HouseRule houseRule(const TableOption& option) const;

  KitLoader& shelf_;
  HomeModel& home_;
  WindowSettings& settings_;
  std::array<QString, rules::kMaxSeats> guests_;  // who sat where the house plays
  std::string game_;
  std::optional<SetupDraft> draft_;
  std::vector<TableOption> options_;
  QString errorText_;
  QString source_;
};

}  // namespace lk::app
