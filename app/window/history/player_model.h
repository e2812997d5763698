// The model of the player page: the figures of one player, from all nights or some of them, and their export.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/window/history/history_model.h"
#include "app/window/shared/option_rows.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

class PlayerModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString name READ name NOTIFY changed)
  Q_PROPERTY(bool busy READ busy NOTIFY changed)
  Q_PROPERTY(lk::app::PlayerSums figures READ figures NOTIFY changed)
  Q_PROPERTY(int winsInARow READ winsInARow NOTIFY changed)
  Q_PROPERTY(int mostWinsInARow READ mostWinsInARow NOTIFY changed)
  Q_PROPERTY(QList<lk::app::RecordOfPlayer> records READ records NOTIFY changed)
  Q_PROPERTY(QList<lk::app::MetOpponent> opponents READ opponents NOTIFY changed)
  Q_PROPERTY(QList<lk::app::PlayedClass> playedAs READ playedAs NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NightOfPlayer> nights READ nights NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> games READ games NOTIFY changed)
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QList<lk::app::NamedOption> times READ times NOTIFY changed)
  Q_PROPERTY(QString time READ time WRITE setTime NOTIFY changed)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)
  Q_PROPERTY(QString savedFile READ savedFile NOTIFY messageChanged)

 public:
  /// `history` reads and writes files for this model, and must outlive it.
  explicit PlayerModel(HistoryModel& history, QObject* parent = nullptr);

  [[nodiscard]] QString name() const { return page_.figures.name; }
  /// Whether nights are still being read.
  [[nodiscard]] bool busy() const { return busy_; }
  /// shownFigures() of the selected nights.
  [[nodiscard]] PlayerSums figures() const { return shownFigures(page_.figures); }
  [[nodiscard]] int winsInARow() const { return page_.winsInARow; }
  [[nodiscard]] int mostWinsInARow() const { return page_.mostWinsInARow; }
  [[nodiscard]] QList<RecordOfPlayer> records() const;
  [[nodiscard]] QList<MetOpponent> opponents() const;
  [[nodiscard]] QList<PlayedClass> playedAs() const;
  [[nodiscard]] QList<NightOfPlayer> nights() const;
  /// The available filters; the first one selects everything.
  [[nodiscard]] QList<NamedOption> games() const;
  [[nodiscard]] QList<NamedOption> times() const;
  [[nodiscard]] QString game() const { return QString::fromStdString(wanted_.game); }
  void setGame(const QString& game);
  [[nodiscard]] QString time() const { return time_; }
  void setTime(const QString& time);
  /// The result of the last export, and its file; empty if none was written.
  [[nodiscard]] QString message() const { return message_; }
  [[nodiscard]] QString savedFile() const { return savedFile_; }

  /// Shows all nights of a player.
  Q_INVOKABLE void show(const QString& name);
  Q_INVOKABLE void openNight(qint64 night) { history_->openNight(night); }
  /// Sets the folder in which save() proposes its files.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Returns the proposed file for "csv" or "bgstats" as a URL, for the platform's file dialog.
  Q_INVOKABLE [[nodiscard]] QString offeredFile(const QString& kind) const;
  /// Writes the selected nights; `file` is the URL of a file.
  Q_INVOKABLE void save(const QString& kind, const QString& file);
  /// Creates all texts again, in the current language.
  void retranslate() { emit changed(); }

 signals:
  void changed();
  void messageChanged();

 private:
  void ask();

  HistoryModel* history_;
  PlayerPage page_;
  NightsWanted wanted_;
  QString time_ = QStringLiteral("all");
  QString message_;
  QString savedFile_;
  QString folder_ = documentsFolder();
  bool busy_ = false;
};

}  // namespace lk::app
