// Corrections: the last understood events with the alternatives to each, and the figures that people can set.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/window/table/choices_model.h"
#include "app/window/table/figure_rows.h"
#include "app/window/table/understood_log.h"

namespace lk::app {

/// One row per event, newest first: the last events, and the set-up.
class CorrectionModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY aboutChanged)
  Q_PROPERTY(lk::app::ChoicesModel* choices READ choices CONSTANT)
  Q_PROPERTY(QList<lk::app::FigureToSet> figures READ figures NOTIFY figuresChanged)

 public:
  enum Role { textRole = Qt::UserRole + 1, seatRole, setsUpRole };
  using QAbstractListModel::QAbstractListModel;

  void show(const UnderstoodLog& log, const Moment& moment, const Names& names);
  void clear();
  /// Shows the alternatives to the selected event, from the state before it.
  void showBefore(const Moment& before, const Names& names);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// The selected event; empty if none is selected.
  [[nodiscard]] QString about() const { return about_; }
  /// The alternatives to it. TableModel::chooseMended() takes one by its row.
  [[nodiscard]] ChoicesModel* choices() { return &choices_; }
  /// Index of the selected event among the accepted ones; the set-up is 0.
  [[nodiscard]] int place() const { return place_; }
  /// The figures that TableModel::correct() can set. Nothing hidden from the table.
  [[nodiscard]] QList<FigureToSet> figures() const { return figures_; }

  /// Selects the event of a row and requests its alternatives.
  Q_INVOKABLE void otherwise(int row);
  /// Clears the selection.
  Q_INVOKABLE void leave();
  /// Takes back the event of a row and all later ones. Does nothing for the set-up: another set-up is another
  /// night.
  Q_INVOKABLE void takeBackTo(int row);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void entered(const lk::rules::Event& event);
  /// Requests the state before the accepted event at this index.
  void beforeWanted(int place);
  void changed();
  void aboutChanged();
  void figuresChanged();

 private:
  static QList<FigureToSet> figuresOf(const Moment& moment, const Names& names);

  /// An event and its index among the accepted ones.
  struct Row {
    Understood understood;
    int place = 0;
  };

  std::vector<Row> rows_;  // newest first
  QString about_;
  int place_ = -1;
  Understood was_;
  ChoicesModel choices_;
  QList<FigureToSet> figures_;
};

}  // namespace lk::app
