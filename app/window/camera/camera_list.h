// The list of picture sources: cameras plugged in, remembered addresses, a phone, and the virtual table.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/capture/camera_source.h"
#include "app/session/table/table_memory.h"
#include "app/window/shared/option_rows.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

/// One row per source of pictures. One source is chosen; it can also be one that people typed (an address or
/// a folder).
class CameraList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY listed)
  Q_PROPERTY(bool any READ any NOTIFY chosenChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> options READ options NOTIFY listed)
  Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged)
  Q_PROPERTY(QString chosenName READ chosenName NOTIFY chosenChanged)
  Q_PROPERTY(bool wasChosen READ wasChosen NOTIFY chosenChanged)
  Q_PROPERTY(lk::app::PictureSlot* picture READ picture CONSTANT)
  Q_PROPERTY(QString previewing READ previewing NOTIFY previewingChanged)

 public:
  /// source: in the format of openSource(). note: what is remembered of it, as text. known: whether its table
  /// was calibrated before.
  enum Role { sourceRole = Qt::UserRole + 1, nameRole, noteRole, knownRole, chosenRole };

  /// `tables` is the file of calibrated tables; `game` is the game that is played.
  CameraList(std::string tables, std::string game, QObject* parent = nullptr);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// Whether a night can be started with some source: a camera, a phone, an address or a folder.
  [[nodiscard]] bool any() const;
  /// The sources for a night, always including the chosen one. The id is the source. The virtual table is
  /// not included, because it plays a night of its own.
  [[nodiscard]] QList<NamedOption> options() const;
  /// The chosen source. Without a choice: the camera calibrated last if it is available, otherwise the first
  /// camera, or a phone that is connected as one.
  [[nodiscard]] QString chosen() const;
  /// Chooses the camera for nights. The virtual table cannot be chosen.
  void choose(const QString& source);
  /// The name of the chosen source, with a note if it is missing.
  [[nodiscard]] QString chosenName() const;
  /// Whether people chose the source, now or in an earlier session.
  [[nodiscard]] bool wasChosen() const { return !chosen_.isEmpty(); }
  /// Returns the name of a source for people; the source itself if it is not in the list.
  [[nodiscard]] Q_INVOKABLE QString nameOf(const QString& source) const;
  [[nodiscard]] PictureSlot* picture() { return &picture_; }
  [[nodiscard]] QString previewing() const { return previewing_; }

  /// Updates the list of plugged-in and remembered cameras.
  Q_INVOKABLE void refresh();
  /// Shows the live picture of a source in `picture`, instead of the previous one. Does nothing during a
  /// night or while dice may be hidden, because this picture is not covered.
  Q_INVOKABLE void preview(const QString& source);
  Q_INVOKABLE void endPreview();

  /// Sets whether a night has begun and is not finished.
  void setNightOn(bool on);
  /// Sets whether an unfinished night may have hidden dice on the table.
  void setDiceHidden(bool hidden);
  /// Sets the game whose calibrated tables are considered.
  void setGame(const std::string& game);
  /// Sets whether a phone is connected as a camera.
  void setPhone(bool there);
  /// Replaces the system's list of cameras, for tests and screenshots.
  void list(std::vector<CameraInfo> cameras);
  /// Translates everything into the current language.
  void retranslate() { setCameras(cameras_); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void listed();
  void chosenChanged();
  /// People chose a source; it should be stored.
  void picked(const QString& source);
  void previewingChanged();
  // To the worker; an empty source stops the preview.
  void previewWanted(const QString& source);

 private:
  struct Row {
    QString source, name, note;
    bool known = false;
    friend bool operator==(const Row&, const Row&) = default;
  };
  void setCameras(std::vector<CameraInfo> cameras);
  [[nodiscard]] const Row* rowOf(const QString& source) const;

  TableMemory memory_;
  std::string game_;
  std::vector<CameraInfo> cameras_;  // plugged in
  bool given_ = false;               // set by list()
  bool phone_ = false;
  std::vector<Row> rows_;
  QString usual_;   // used if nobody chose
  QString chosen_;  // empty: nobody chose
  QString previewing_;
  bool nightOn_ = false;
  bool diceHidden_ = false;
  PictureSlot picture_;
};

}  // namespace lk::app
