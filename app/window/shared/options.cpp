#include "app/window/shared/options.h"

namespace lk::app {

QVariant Options::of(const QStringList& ids, const QStringList& names) const {
  QList<NamedOption> out;
  for (qsizetype i = 0; i < ids.size(); ++i) out += NamedOption{.id = ids[i], .name = names.value(i)};
  return QVariant::fromValue(out);
}

}  // namespace lk::app
