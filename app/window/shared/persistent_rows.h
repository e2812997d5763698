// The rows of a list that is told anew as a whole, for what a page repeats inside its layouts.
#pragma once

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A row that is told differently is changed where it is; one that is no longer told stays with what it said
/// last, not shown. What stands for a row is therefore made once and lives as long as its page: Qt 6.4's
/// layouts may still ask an item for its size after it was taken away in the middle of their work, and what
/// changes in place costs least. Delegates have `required property var modelData` and `required property bool
/// shown`, by which they are visible.
class PersistentRows : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QVariantList list READ list WRITE setList NOTIFY listChanged)

 public:
  enum class Role { ModelData = Qt::UserRole, Shown };

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] QVariantList list() const { return rows_.mid(0, shown_); }
  void setList(const QVariantList& list);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 signals:
  void listChanged();

 private:
  QVariantList rows_;
  qsizetype shown_ = 0;
};

}  // namespace lk::app
