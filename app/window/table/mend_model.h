// Where people put right what was understood: the last events with what they could have been instead, and
// every figure the game lets them set.
#pragma once

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/table/choices_model.h"
#include "app/window/table/understood_log.h"

namespace lk::app {

/// One row an event that was understood, the newest first: the last ones, and the set-up.
class MendModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("a part of the table model")
  Q_PROPERTY(int count READ count NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY aboutChanged)
  Q_PROPERTY(lk::app::ChoicesModel* choices READ choices CONSTANT)
  Q_PROPERTY(QVariantList figures READ figures NOTIFY figuresChanged)

 public:
  enum Role { textRole = Qt::UserRole + 1, seatRole, setsUpRole };
  using QAbstractListModel::QAbstractListModel;

  void show(const UnderstoodLog& log, const Moment& moment, const Names& names);
  void clear();
  /// The state before the event that people ask about: what else it could have been.
  void showBefore(const Moment& before, const Names& names);

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// The event people say was another one; empty while they have not said so.
  [[nodiscard]] QString about() const { return about_; }
  /// What it could have been instead. A row is taken by TableModel::mend().
  [[nodiscard]] ChoicesModel* choices() { return &choices_; }
  /// Its place among the standing events, the set-up being 0.
  [[nodiscard]] int place() const { return place_; }
  /// Maps of seat (its letter, empty for the table's own), name (the seat's), key, label, kind ("number",
  /// "flag" or "seat") and value: what `correct` may set. Nothing that is hidden from the table.
  [[nodiscard]] QVariantList figures() const { return figures_; }

  /// The event of a row was another one: asks for what it could have been.
  Q_INVOKABLE void otherwise(int row);
  /// Leaves that question.
  Q_INVOKABLE void leave();
  /// Takes back the event of a row with all that came after it; not the set-up, which is another night.
  Q_INVOKABLE void takeBackTo(int row);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void said(const lk::rules::Event& event);
  /// Wanted: the state before the standing event at this place.
  void beforeWanted(int place);
  void changed();
  void aboutChanged();
  void figuresChanged();

 private:
  static QVariantList figuresOf(const Moment& moment, const Names& names);

  /// An event and its place among the standing ones.
  struct Row {
    Understood understood;
    int place = 0;
  };

  std::vector<Row> rows_;  // the newest first
  QString about_;
  int place_ = -1;
  Understood was_;
  ChoicesModel choices_;
  QVariantList figures_;
};

}  // namespace lk::app
