// One row per player: name, main figures, other figures that matter now, and who acts.
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/moment.h"
#include "app/window/table/figure_rows.h"

namespace lk::app {

class SeatsModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  enum Role {
    letterRole = Qt::UserRole + 1,
    nameRole,
    figuresRole,
    notesRole,
    actingRole,
    rolesRole,
    diceRole,
    leadsRole,
    playsAsRole,
    powersRole
  };
  using QAbstractListModel::QAbstractListModel;

  /// Shows a moment. Unchanged rows send no signals; a changed row signals only the roles that changed.
  void show(const Moment& moment, const Names& names);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void countChanged();

 private:
  struct Row {
    QString letter;
    QString name;
    QList<ShownFigure> figures;  // those always shown
    QStringList notes;           // "Lamps 2", "Stunned"
    bool acting = false;
    QStringList roles;  // "Aggressor", "Defender", "Has the turn"
    QString dice;       // the dice value if the table knows it, else empty
    bool leads = false;
    QString playsAs;           // the class card's name
    QList<ShownPower> powers;  // basic powers first
    friend bool operator==(const Row&, const Row&) = default;
  };
  static Row rowOf(const Json& seat, rules::Seat who, const Moment& moment, const Names& names);
  static QVariant valueFor(const Row& row, int role);

  std::vector<Row> rows_;
};

}  // namespace lk::app
