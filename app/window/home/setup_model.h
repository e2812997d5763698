// The set-up page's object: a night of any game, put together and begun.
#pragma once

#include <optional>

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/table_options.h"
#include "app/session/setup_draft.h"
#include "app/window/home/home_model.h"
#include "app/window/shared/window_settings.h"

namespace lk::app {

/// Lives on the window's thread. Remembers what was set up last, game by game, in the settings.
class SetupModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QVariantList games READ games NOTIFY changed)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)
  Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
  Q_PROPERTY(int leastPlayers READ leastPlayers NOTIFY changed)
  Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY changed)
  Q_PROPERTY(bool starterAsked READ starterAsked NOTIFY changed)
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  Q_PROPERTY(QVariantList presets READ presets NOTIFY changed)
  Q_PROPERTY(QVariantList parts READ parts NOTIFY changed)
  Q_PROPERTY(QVariantList options READ options NOTIFY changed)
  Q_PROPERTY(int optionsSet READ optionsSet NOTIFY changed)
  Q_PROPERTY(bool mayScore READ mayScore NOTIFY changed)
  Q_PROPERTY(QStringList knownNames READ knownNames NOTIFY changed)
  Q_PROPERTY(QString source READ source WRITE setSource NOTIFY sourceChanged)

 public:
  /// All three must outlive this.
  SetupModel(KitShelf& shelf, HomeModel& home, WindowSettings& settings, QObject* parent = nullptr);

  /// The game that was set up last, as a settings file has it; the first game otherwise.
  static std::string lastGame(const WindowSettings& settings);

  /// Maps of id, name and about.
  [[nodiscard]] QVariantList games() const;
  [[nodiscard]] QString game() const { return QString::fromStdString(game_); }
  /// Its cards may have to be read first: see ready().
  void setGame(const QString& game);
  [[nodiscard]] QString gameName() const { return app::gameName(game_); }
  /// Whether everything can be chosen and begun.
  [[nodiscard]] bool ready() const { return draft_.has_value(); }
  /// Why the night cannot begin as it is set up; empty when it can.
  [[nodiscard]] QString errorText() const { return errorText_; }

  [[nodiscard]] int players() const { return draft_ ? draft_->players() : 0; }
  void setPlayers(int players);
  [[nodiscard]] int leastPlayers() const { return draft_ ? draft_->spec().leastPlayers : 0; }
  [[nodiscard]] int mostPlayers() const { return draft_ ? draft_->spec().mostPlayers : 0; }
  [[nodiscard]] bool starterAsked() const { return draft_ && !draft_->spec().starter.empty(); }
  /// Maps of letter, name, starts and choices: maps of key, label, chosen (a card's id), text and deck of
  /// that card, and cards (maps of id, name and picture).
  [[nodiscard]] QVariantList seats() const;
  /// Names that were used before and are at no seat now.
  [[nodiscard]] QStringList knownNames() const;
  Q_INVOKABLE void name(const QString& seat, const QString& name);
  Q_INVOKABLE void choose(const QString& seat, const QString& key, const QString& card);
  Q_INVOKABLE void letStart(const QString& seat);

  /// Ways to play that are set with one tap, where the game has them: maps of id, name, about and on.
  [[nodiscard]] QVariantList presets() const;
  Q_INVOKABLE void takePreset(const QString& id);

  /// What may be left out: maps of key, name and on.
  [[nodiscard]] QVariantList parts() const;
  /// What else the table may agree on: maps of key, question, rule, ruleSays, several, set (whether it is not
  /// as recommended), chosen (a value; of several their names as one text) and readings (maps of id, name and
  /// on).
  [[nodiscard]] QVariantList options() const;
  /// How many of options() are not as recommended.
  [[nodiscard]] int optionsSet() const;
  /// Nothing when there is no such option or reading. Of options that take several it is added or left out.
  Q_INVOKABLE void setOption(const QString& key, const QString& value);
  Q_INVOKABLE void switchPart(const QString& key);

  /// Whether the game can be scored without a camera.
  [[nodiscard]] bool mayScore() const { return draft_ && !draft_->spec().scoring.empty(); }

  /// The camera to begin with, as openSource() takes it.
  [[nodiscard]] QString source() const { return source_; }
  void setSource(const QString& source);

  Q_INVOKABLE void startWithCamera() { begin(source_.toStdString(), false); }
  Q_INVOKABLE void startByHand() { begin({}, false); }
  Q_INVOKABLE void startScoring() { begin({}, true); }
  /// Sets up the game's first game, where it has one, and begins it by hand. Nothing while it is not ready().
  void startFirstGame();
  /// Says everything anew, in the language that is spoken now.
  void retranslate();
  /// Reads the cards anew: people may have changed their packs.
  Q_INVOKABLE void refresh();

  /// The night as it is set up now; nothing before it is ready().
  [[nodiscard]] const SetupDraft* draft() const { return draft_ ? &*draft_ : nullptr; }

 signals:
  void changed();
  void sourceChanged();

 private:
  void take(const std::shared_ptr<const GameKit>& kit);
  void tell();
  /// What to do about two people of one name; empty when there are none.
  [[nodiscard]] QString alike() const;
  void keep();
  void begin(std::string source, bool scored);
  [[nodiscard]] QVariantMap choiceMap(const rules::SeatChoice& choice, rules::Seat seat) const;
  [[nodiscard]] QVariantMap optionMap(const TableOption& option) const;

  KitShelf& shelf_;
  HomeModel& home_;
  WindowSettings& settings_;
  std::string game_;
  std::optional<SetupDraft> draft_;
  std::vector<TableOption> options_;
  QString errorText_;
  QString source_;
};

}  // namespace lk::app
