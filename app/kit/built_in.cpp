#include "app/kit/built_in.h"

#include <QFile>

namespace lk::app {

Outcome<std::string> builtIn(const std::string& path) {
  QFile file(QString::fromStdString(":/lampkeeper/" + path));
  if (!file.open(QIODevice::ReadOnly))
    return Fault{path, 0, "is not built into this program", "build it again"};
  return file.readAll().toStdString();
}

}  // namespace lk::app
