#include "app/kit/data_folder.h"

#include <QDir>
#include <QStandardPaths>

namespace lk::app {

Outcome<std::string> dataFolder(const std::string& wanted) {
  const QString folder = wanted.empty()
                             ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                   QStringLiteral("/lampkeeper")
                             : QString::fromStdString(wanted);
  if (!QDir().mkpath(folder))
    return Fault{folder.toStdString(), 0, "cannot be made, so nothing can be kept",
                 "make it, or free some space"};
  return folder.toStdString();
}

}  // namespace lk::app
