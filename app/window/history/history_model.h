// The model of the history page: finds, opens, continues and deletes nights, and lists the figures of each
// player.
#pragma once

#include <QAbstractListModel>
#include <QThread>
#include <QtQml/qqmlregistration.h>

#include "app/window/history/history_rows.h"
#include "app/window/history/history_worker.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// Returns a player's figures for pages.
PlayerSums shownFigures(const PlayerFigures& player);

/// One row per night, newest first. Lives on the window's thread. The work runs on a thread of its own, which
/// starts when it is first needed.
class HistoryModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY listChanged)
  Q_PROPERTY(int total READ total NOTIFY listChanged)
  Q_PROPERTY(int left READ left NOTIFY leftChanged)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
  Q_PROPERTY(QList<lk::app::PlayerSums> players READ players NOTIFY playersChanged)
  Q_PROPERTY(QString removed READ removed NOTIFY removedChanged)
  Q_PROPERTY(QString errorText READ errorText NOTIFY errorTextChanged)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)
  Q_PROPERTY(QString savedFile READ savedFile NOTIFY messageChanged)

 public:
  enum Role {
    nightRole = Qt::UserRole + 1,
    namesRole,
    gameRole,
    whenRole,
    lengthRole,
    resultRole,
    standingRole,
    finishedRole
  };

  explicit HistoryModel(HistoryPlaces places, QObject* parent = nullptr);
  ~HistoryModel() override;

  [[nodiscard]] int count() const { return static_cast<int>(shown_.size()); }
  /// Number of nights without the search filter.
  [[nodiscard]] int total() const { return static_cast<int>(nights_.size()); }
  /// Number of nights not summed up yet.
  [[nodiscard]] int left() const { return left_; }
  /// Search words, compared with names, game, date and result.
  [[nodiscard]] QString search() const { return search_; }
  void setSearch(const QString& search);
  /// One row per player, for the nights summed up so far; the search does not matter.
  [[nodiscard]] QList<PlayerSums> players() const { return players_; }
  /// The night that was deleted last and can be restored; empty if there is none.
  [[nodiscard]] QString removed() const { return removed_.empty() ? QString() : removed_.back().about; }
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// The result of saving the last table, and its file; empty if none was written.
  [[nodiscard]] QString message() const { return message_; }
  [[nodiscard]] QString savedFile() const { return savedFile_; }
  /// Sets the folder that saveTable() writes to.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Writes all nights as a table for other programs.
  Q_INVOKABLE void saveTable();

  /// Reads the list of nights from the journal again.
  Q_INVOKABLE void refresh();
  /// Opens the night of a row; opened() follows.
  Q_INVOKABLE void open(int row);
  /// Opens a night by its number.
  void openNight(qint64 night);
  /// Shows a night that was opened before.
  void show(const OpenNightPtr& night) { emit opened(night); }
  Q_INVOKABLE void remove(int row);
  /// Restores the night that was deleted last; the next call restores the one before it.
  Q_INVOKABLE void restore();
  /// Continues the night of a row, finished or not.
  Q_INVOKABLE void resume(int row);
  [[nodiscard]] Q_INVOKABLE QString about(int row) const;

  /// Shows a night that has just ended at the table.
  void showLive(const NightLog& live);
  /// Writes a night to a file; written() follows.
  void write(const OpenNightPtr& night, ExportKind kind, const QString& file);

  /// Computes a player's page from the nights summed up so far; playerIs() follows.
  void showPlayer(const QString& name, const NightsWanted& wanted);
  /// Writes the same nights to a file; playerWritten() follows.
  void writePlayer(const QString& name, const NightsWanted& wanted, PlayerFile kind, const QString& file);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void listChanged();
  void leftChanged();
  void searchChanged();
  void playersChanged();
  void removedChanged();
  void errorTextChanged();
  void messageChanged();
  /// A night is being loaded.
  void opening();
  void opened(const lk::app::OpenNightPtr& night);
  void written(const QString& file, const QString& errorText);
  void playerIs(const lk::app::PlayerPage& player);
  void playerWritten(const QString& file, const QString& errorText);
  void resumeWanted(qint64 night, const std::string& game, const std::vector<std::string>& players);

 private:
  struct Removed {
    qint64 night = 0;
    QString about;
  };
  [[nodiscard]] const ListedNight* at(int row) const;
  void showList(const QList<ListedNight>& nights);
  void showSums(const QList<ListedNight>& nights, int left);
  void filter();
  void showPlayers(const QList<PlayerFigures>& players);
  void setErrorText(const QString& errorText);
  HistoryWorker& worker();

  HistoryPlaces places_;
  QThread thread_;
  HistoryWorker* worker_ = nullptr;  // lives on thread_
  QList<ListedNight> nights_;
  std::vector<qsizetype> shown_;  // indexes in nights_
  QString search_;
  QList<PlayerSums> players_;
  int left_ = 0;
  std::vector<Removed> removed_;  // since the window opened, the most recent last
  QString errorText_;
  QString message_;
  QString savedFile_;
  QString folder_ = documentsFolder();
};

}  // namespace lk::app
