// The history page's object: all nights there are, to be found, opened, gone on with or deleted, and what
// each player has to show for them.
#pragma once

#include <QAbstractListModel>
#include <QThread>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/history/history_worker.h"
#include "app/window/shared/out_folder.h"

namespace lk::app {

/// A map of name, nights, finished, won, fights, points (a night, one digit; empty without), dealt, best
/// (most dealt in a fight), favourite.
QVariantMap shownFigures(const PlayerFigures& player);

/// One row a night, newest first. Lives on the window's thread; the work is done on one of its own, begun
/// when it is first needed.
class HistoryModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY listChanged)
  Q_PROPERTY(int total READ total NOTIFY listChanged)
  Q_PROPERTY(int left READ left NOTIFY leftChanged)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
  Q_PROPERTY(QVariantList players READ players NOTIFY playersChanged)
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
  /// How many there are without the search.
  [[nodiscard]] int total() const { return static_cast<int>(nights_.size()); }
  /// How many nights are still to be summed.
  [[nodiscard]] int left() const { return left_; }
  /// Words of names, game, date and result.
  [[nodiscard]] QString search() const { return search_; }
  void setSearch(const QString& search);
  /// shownFigures() a name, of the nights summed so far, whatever is searched for.
  [[nodiscard]] QVariantList players() const { return players_; }
  /// What was deleted last and can be had back; empty when nothing was.
  [[nodiscard]] QString removed() const { return removed_.empty() ? QString() : removed_.back().about; }
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// What became of the last table, and its file; empty where none was written.
  [[nodiscard]] QString message() const { return message_; }
  [[nodiscard]] QString savedFile() const { return savedFile_; }
  /// Where saveTable() writes to.
  void setFolder(const QString& folder) { folder_ = folder; }
  /// Writes all nights as a table for other programs.
  Q_INVOKABLE void saveTable();

  /// Looks into the journal again.
  Q_INVOKABLE void refresh();
  /// Opens the night of a row; opened() follows.
  Q_INVOKABLE void open(int row);
  /// The same for a night by its number.
  void openNight(qint64 night);
  /// Opens a night that was open before.
  void show(const OpenNightPtr& night) { emit opened(night); }
  Q_INVOKABLE void remove(int row);
  /// Brings the night back that was deleted last; again, the one before it.
  Q_INVOKABLE void restore();
  /// Goes on with the night of a row, finished or not.
  Q_INVOKABLE void resume(int row);
  [[nodiscard]] Q_INVOKABLE QString about(int row) const;

  /// A night that has just come to its end at the table.
  void showLive(const NightLog& live);
  /// Writes a night to a file; written() follows.
  void write(const OpenNightPtr& night, ExportKind kind, const QString& file);

  /// Works out a player's page from the nights summed so far; playerIs() follows.
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
  /// A night is on its way.
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
  HistoryWorker* worker_ = nullptr;  // the thread's
  QList<ListedNight> nights_;
  std::vector<qsizetype> shown_;  // places in nights_
  QString search_;
  QVariantList players_;
  int left_ = 0;
  std::vector<Removed> removed_;  // since the window opened, the last one at the end
  QString errorText_;
  QString message_;
  QString savedFile_;
  QString folder_ = documentsFolder();
};

}  // namespace lk::app
