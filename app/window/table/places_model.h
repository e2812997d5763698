// The row of cards in the middle of the table: one row of the model a place, as everybody sees it.
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "app/window/shared/moment.h"

namespace lk::app {

class PlacesModel : public QAbstractListModel {
  Q_OBJECT
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(int current READ current NOTIFY changed)
  Q_PROPERTY(QString currentName READ currentName NOTIFY changed)
  Q_PROPERTY(QString currentText READ currentText NOTIFY changed)

 public:
  enum Role {
    nameRole = Qt::UserRole + 1,
    textRole,
    pictureRole,
    faceDownRole,
    currentRole,
    ownerRole,
    counterRole,
    turnedRole,
    placeRole,
    markRole
  };
  using QAbstractListModel::QAbstractListModel;

  /// Nothing is told to have changed when nothing has.
  void show(const Moment& moment);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// The place the game is at, from 0; -1 when it is at none.
  [[nodiscard]] int current() const;
  /// The card that lies face up there, and what it says; empty when none does.
  [[nodiscard]] QString currentName() const;
  [[nodiscard]] QString currentText() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void changed();

 private:
  struct Row {
    QString name;     // of the card that lies face up there
    QString text;     // what it says
    QString picture;  // its face, or the back of what lies face down; empty for an empty place
    bool faceDown = false;
    bool current = false;
    QString owner;    // a seat's letter, where the card is somebody's
    int counter = 0;  // what is counted on it, such as life
    int turned = 0;   // degrees clockwise
    QString place;    // what people call it: "Location of turn 2", "Encounter"
    QString mark;     // the same in short where nothing lies there: "2", "Encounter"
    friend bool operator==(const Row&, const Row&) = default;
  };
  static Row rowOf(const rules::TablePlace& place, const Moment& moment);

  std::vector<Row> rows_;
};

}  // namespace lk::app
