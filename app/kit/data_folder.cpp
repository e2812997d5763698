#include "app/kit/data_folder.h"

#include <QDir>
#include <QStandardPaths>

namespace lk::app {

namespace {

Outcome<std::string> made(const QString& folder) {
  if (!QDir().mkpath(folder))
    return Fault{folder.toStdString(), 0, "cannot be made, so nothing can be kept",
                 "make it, or free some space"};
  return folder.toStdString();
}

QString ours(QStandardPaths::StandardLocation location) {
  return QStandardPaths::writableLocation(location) + QStringLiteral("/lampkeeper");
}

}  // namespace

Outcome<std::string> dataFolder(const std::string& wanted) {
  return made(wanted.empty() ? ours(QStandardPaths::GenericDataLocation) : QString::fromStdString(wanted));
}

Outcome<std::string> cacheFolder() {
  return made(ours(QStandardPaths::GenericCacheLocation));
}

}  // namespace lk::app
