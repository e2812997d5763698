#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QLibraryInfo>
#include <QProcess>
#include <QStandardPaths>

#include "app/capture/camera_source.h"
#include "app/care/doctor/checks.h"
#include "app/kit/outside_programs.h"
#include "vision/nets/net_fault.h"

namespace lk::app {

namespace {

struct ComputerChecks {
  Q_DECLARE_TR_FUNCTIONS(Doctor)
};

constexpr int kPatienceMs = 3000;

QString device(const CameraInfo& camera) {
  return QStringLiteral("/dev/video%1").arg(camera.number);
}

/// Returns why a program cannot be used; empty if it runs.
QString programProblem(const char* program, const char* package) {
  const QString name = QString::fromLatin1(program);
  if (QStandardPaths::findExecutable(name).isEmpty())
    return ComputerChecks::tr("%1 is missing: install the package %2").arg(name, QLatin1String(package));
  QProcess process;
  process.setStandardOutputFile(QProcess::nullDevice());
  process.setStandardErrorFile(QProcess::nullDevice());
  process.start(name, {QStringLiteral("--version")});
  const bool ended = process.waitForFinished(kPatienceMs);
  if (!ended) process.kill();
  if (ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return {};
  return ComputerChecks::tr("%1 does not run: reinstall the package %2").arg(name, QLatin1String(package));
}

CheckUp programCheck(const char* check, const char* program, const char* package) {
  const QString problem = programProblem(program, package);
  return {check, problem.isEmpty(),
          problem.isEmpty() ? ComputerChecks::tr("%1 works").arg(QLatin1String(program)) : problem};
}

/// QML modules that Qt loads only when the window opens, and their packages.
struct Module {
  const char* folder;
  const char* package;
};
constexpr Module kModules[] = {{"QtQuick", "qml6-module-qtquick"},
                               {"QtQuick/Window", "qml6-module-qtquick-window"},
                               {"QtQuick/Layouts", "qml6-module-qtquick-layouts"},
                               {"QtQuick/Controls", "qml6-module-qtquick-controls"},
                               {"QtQuick/Templates", "qml6-module-qtquick-templates"},
                               {"QtQuick/Dialogs", "qml6-module-qtquick-dialogs"},
                               {"Qt/labs/folderlistmodel", "qml6-module-qt-labs-folderlistmodel"},
                               {"QtQml/WorkerScript", "qml6-module-qtqml-workerscript"},
                               {"QtQml/Models", "qml6-module-qtqml-models"}};

QStringList missingPackages() {
  const QDir modules(QLibraryInfo::path(QLibraryInfo::QmlImportsPath));
  QStringList missing;
  for (const Module& module : kModules)
    if (!modules.exists(QString::fromLatin1(module.folder) + QStringLiteral("/qmldir")))
      missing << QString::fromLatin1(module.package);
  return missing;
}

}  // namespace

CheckUp checkCamera() {
  int readable = 0, all = 0;
  for (const CameraInfo& camera : listCameras()) {
    if (camera.part != 0) continue;
    ++all;
    if (QFileInfo(device(camera)).isReadable()) ++readable;
  }
  if (all == 0)
    return {"camera", false, ComputerChecks::tr("No camera found. Plug one in, or use a phone (Ctrl H).")};
  if (readable == 0)
    return {"camera", false,
            ComputerChecks::tr(
                "There is a camera, but you may not use it. Join the group video, then log in again.")};
  return {"camera", true, ComputerChecks::tr("%n cameras can be used", nullptr, readable)};
}

CheckUp checkEyes() {
  const auto fault = vision::faultOfNets();
  if (!fault) return {"eyes", true, ComputerChecks::tr("The recognition data is intact")};
  return {"eyes", false, ComputerChecks::tr("The program is damaged. Reinstall it.")};
}

CheckUp checkVoice() {
  return programCheck("voice", kSpeaker, "espeak-ng");
}

CheckUp checkSounds() {
  return programCheck("sounds", kSounder, "alsa-utils");
}

CheckUp checkGraphics(bool display) {
  const QStringList missing = missingPackages();
  if (!missing.isEmpty())
    return {"graphics", false,
            ComputerChecks::tr("The window cannot open. Install: %1").arg(missing.join(QLatin1Char(' ')))};
  const QList<QByteArray> formats = QImageReader::supportedImageFormats();
  if (!formats.contains("png") || !formats.contains("jpeg"))
    return {"graphics", false, ComputerChecks::tr("Qt cannot read pictures. Reinstall libqt6gui6.")};
  return {"graphics", true,
          display ? ComputerChecks::tr("The window can be opened")
                  : ComputerChecks::tr("No display: games are shown as text")};
}

}  // namespace lk::app
