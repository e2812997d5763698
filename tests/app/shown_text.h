// Collects everything that a window can show as one text: every property and every cell of every object
// passed to it, and of their nested objects.
#pragma once

#include <QAbstractItemModel>
#include <QDebug>
#include <QMetaProperty>
#include <QRectF>
#include <QSet>

namespace lk::test {

/// Returns whether a row has a place on the screen. Its pixels follow when the window is laid out.
inline bool isPlaced(const QMetaObject& row) {
  for (int i = 0; i < row.propertyCount(); ++i)
    if (row.property(i).metaType() == QMetaType::fromType<QRectF>()) return true;
  return false;
}

/// Writes a value; of a row and of a list of rows, every property but pixels: pictures are compared for
/// those.
inline void writeValue(QDebug& out, const QVariant& value) {
  const QMetaType type = value.metaType();
  if (type.flags() & QMetaType::IsGadget) {
    const QMetaObject* meta = type.metaObject();
    const bool placed = isPlaced(*meta);
    for (int i = 0; i < meta->propertyCount(); ++i) {
      const QMetaType of = meta->property(i).metaType();
      if (placed && (of == QMetaType::fromType<QRectF>() || of == QMetaType::fromType<double>())) continue;
      out << meta->property(i).name();
      writeValue(out, meta->property(i).readOnGadget(value.constData()));
    }
  } else if (value.canConvert<QVariantList>() && type != QMetaType::fromType<QString>()) {
    for (const QVariant& each : value.toList()) writeValue(out, each);
  } else {
    out << value;
  }
}

inline void writeAll(QDebug& out, const QObject* object, QSet<const QObject*>& visited) {
  if (!object || visited.contains(object)) return;
  visited.insert(object);
  const QMetaObject* meta = object->metaObject();
  for (int i = 0; i < meta->propertyCount(); ++i) {
    const QVariant value = meta->property(i).read(object);
    out << meta->property(i).name();
    if (value.canConvert<QObject*>())
      writeAll(out, value.value<QObject*>(), visited);
    else
      writeValue(out, value);
  }
  const auto* rows = qobject_cast<const QAbstractItemModel*>(object);
  if (!rows) return;
  const auto roles = rows->roleNames();
  for (int row = 0; row < rows->rowCount(); ++row)
    for (auto role = roles.begin(); role != roles.end(); ++role) {
      out << role.value();
      writeValue(out, rows->data(rows->index(row, 0), role.key()));
    }
}

inline QString everythingShown(const QObject& object) {
  QString text;
  QDebug out(&text);
  QSet<const QObject*> visited;
  writeAll(out, &object, visited);
  return text;
}

}  // namespace lk::test
