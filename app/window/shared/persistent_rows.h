// A list model for lists that are replaced as a whole. Its delegates are kept, for repeaters inside layouts.
#pragma once

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A changed row is updated in place. A row that is no longer in the list keeps its last data and is hidden.
/// Each delegate is therefore created once and lives as long as its page: a layout of Qt 6.4 may still query
/// the size of an item that was removed during its work, and updates in place cost least. Delegates declare
/// `required property <row> modelData` and `required property bool shown`, and bind `visible` to `shown`.
class PersistentRows : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QVariant list READ list WRITE setAnyList NOTIFY listChanged)

 public:
  enum class Role { ModelData = Qt::UserRole, Shown };

  using QAbstractListModel::QAbstractListModel;

  /// The rows that are shown.
  [[nodiscard]] QVariantList list() const { return rows_.mid(0, shown_); }
  void setList(const QVariantList& list);
  /// Sets a list of any row type, or an array made in a page.
  void setAnyList(const QVariant& list);

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
