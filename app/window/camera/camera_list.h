// The cameras there are to choose from: plugged in, remembered by their address, or the virtual table.
#pragma once

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/capture/camera_source.h"
#include "app/session/table_memory.h"
#include "app/window/shared/pictures/picture_slot.h"

namespace lk::app {

/// One row a source of pictures. One of them is chosen; what people type (an address, a folder) may be chosen
/// too.
class CameraList : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(int count READ count NOTIFY listed)
  Q_PROPERTY(bool any READ any NOTIFY chosenChanged)
  Q_PROPERTY(QVariantList options READ options NOTIFY listed)
  Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged)
  Q_PROPERTY(QString chosenName READ chosenName NOTIFY chosenChanged)
  Q_PROPERTY(bool wasChosen READ wasChosen NOTIFY chosenChanged)
  Q_PROPERTY(lk::app::PictureSlot* picture READ picture CONSTANT)
  Q_PROPERTY(QString previewing READ previewing NOTIFY previewingChanged)

 public:
  /// source: what opens it, as openSource() takes it. note: what is remembered of it, in words. known:
  /// whether its table was set up before.
  enum Role { sourceRole = Qt::UserRole + 1, nameRole, noteRole, knownRole, chosenRole };

  /// `tables` is the file tables are remembered in, `game` the game that is played.
  CameraList(std::string tables, std::string game, QObject* parent = nullptr);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// Whether there is one a night can begin with: plugged in, or reached by an address or as a folder.
  [[nodiscard]] bool any() const;
  /// Those a night can begin with, as maps of id (the source) and name, the chosen one always among them. The
  /// virtual table is none: it plays a night of its own.
  [[nodiscard]] QVariantList options() const;
  /// Without a choice: the table set up last if its camera is there, else the first camera.
  [[nodiscard]] QString chosen() const;
  /// Nothing for the virtual table: it is looked at, and the camera of nights stays.
  void choose(const QString& source);
  /// What it is called; one that is not there is said to be missing.
  [[nodiscard]] QString chosenName() const;
  /// Whether people chose it, now or on another evening.
  [[nodiscard]] bool wasChosen() const { return !chosen_.isEmpty(); }
  /// What the source is called, for people; itself when it is no row.
  [[nodiscard]] Q_INVOKABLE QString nameOf(const QString& source) const;
  [[nodiscard]] PictureSlot* picture() { return &picture_; }
  [[nodiscard]] QString previewing() const { return previewing_; }

  /// Looks again for what is plugged in and remembered.
  Q_INVOKABLE void refresh();
  /// Shows the live picture of a source in `picture`; another takes its place. Nothing while
  /// a night is on, or dice of one lie hidden: this picture is not covered.
  Q_INVOKABLE void preview(const QString& source);
  Q_INVOKABLE void endPreview();

  /// Whether a night has begun and is not over.
  void setNightOn(bool on);
  /// Whether dice of a night that was left may lie hidden.
  void setDiceHidden(bool hidden);
  /// The game whose tables count.
  void setGame(const std::string& game);
  /// Whether a phone is there to be the camera.
  void setPhone(bool there);
  /// For tests and pictures: the cameras plugged in, from now on instead of the system's.
  void list(std::vector<CameraInfo> cameras);
  /// Says everything again, in the language that is spoken now.
  void retranslate() { tell(cameras_); }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void listed();
  void chosenChanged();
  /// Somebody chose: to be kept.
  void picked(const QString& source);
  void previewingChanged();
  // To the worker; empty: no more.
  void previewWanted(const QString& source);

 private:
  struct Row {
    QString source, name, note;
    bool known = false;
    friend bool operator==(const Row&, const Row&) = default;
  };
  void tell(std::vector<CameraInfo> cameras);
  [[nodiscard]] const Row* rowOf(const QString& source) const;

  TableMemory memory_;
  std::string game_;
  std::vector<CameraInfo> cameras_;  // plugged in
  bool given_ = false;               // by list()
  bool phone_ = false;
  std::vector<Row> rows_;
  QString usual_;   // taken without a choice
  QString chosen_;  // empty: nobody chose
  QString previewing_;
  bool nightOn_ = false;
  bool diceHidden_ = false;
  PictureSlot picture_;
};

}  // namespace lk::app
