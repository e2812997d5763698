#include "app/window/window_main.h"

#include <QGuiApplication>
#include <QIcon>

#include "app/kit/data_folder.h"
#include "app/kit/memory.h"
#include "app/kit/own_packs.h"
#include "app/window/error_window.h"
#include "app/window/window_workers.h"

namespace lk::app {

int runWindow(const WindowOptions& options) {
  keepMemorySmall();
  const Outcome<std::string> folder = dataFolder(options.dataFolder);
  if (!folder) return showStartError(folder.fault());
  const WindowFiles files = filesIn(*folder);
  const Outcome<OwnKit> own =
      loadOwnKit(SetupModel::lastGame(WindowSettings(files.settings)), files.desk.packs);
  if (!own) return showStartError(own.fault());

  WindowEngine window(own->kit, files);
  const WindowWorkers workers(window);
  if (const Outcome<Done> loaded = window.load(); !loaded) return showStartError(loaded.fault());
  window.window()->setIcon(QIcon(QStringLiteral(":/lampkeeper/icons/lampkeeper.png")));
  return QGuiApplication::exec();
}

}  // namespace lk::app
