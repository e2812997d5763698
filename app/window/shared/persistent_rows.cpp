#include "app/window/shared/persistent_rows.h"

#include <algorithm>

#include <QJSValue>

namespace lk::app {

void PersistentRows::setAnyList(const QVariant& list) {
  const bool array = list.metaType() == QMetaType::fromType<QJSValue>();
  setList((array ? list.value<QJSValue>().toVariant() : list).toList());
}

void PersistentRows::setList(const QVariantList& list) {
  if (list == this->list()) return;
  const qsizetype before = shown_, kept = rows_.size();
  shown_ = list.size();
  for (qsizetype row = 0; row < std::min(list.size(), kept); ++row) {
    if (row < before && rows_[row] == list[row]) continue;
    rows_[row] = list[row];
    emit dataChanged(index(static_cast<int>(row)), index(static_cast<int>(row)));
  }
  for (qsizetype row = list.size(); row < before; ++row)
    emit dataChanged(index(static_cast<int>(row)), index(static_cast<int>(row)),
                     {static_cast<int>(Role::Shown)});
  if (list.size() > kept) {
    beginInsertRows({}, static_cast<int>(kept), static_cast<int>(list.size()) - 1);
    rows_.append(list.mid(kept));
    endInsertRows();
  }
  emit listChanged();
}

int PersistentRows::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant PersistentRows::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  switch (static_cast<Role>(role)) {
    case Role::ModelData:
      return rows_[index.row()];
    case Role::Shown:
      return index.row() < shown_;
  }
  return {};
}

QHash<int, QByteArray> PersistentRows::roleNames() const {
  return {{static_cast<int>(Role::ModelData), "modelData"}, {static_cast<int>(Role::Shown), "shown"}};
}

}  // namespace lk::app
