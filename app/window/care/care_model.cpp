#include "app/window/care/care_model.h"

#include <algorithm>
#include <map>

#include <QClipboard>
#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProcess>

#include "app/care/backup/backup.h"
#include "app/care/backup/restore.h"
#include "app/care/doctor/doctor.h"
#include "app/kit/out_file.h"
#include "app/phrases/fault_words.h"
#include "app/window/care/data_kind_words.h"

namespace lk::app {

namespace {

struct CheckNames {
  Q_DECLARE_TR_FUNCTIONS(CheckNames)
};

QString nameOfCheck(const std::string& check) {
  const std::map<std::string, QString> names{{"data folder", CheckNames::tr("Data folder")},
                                             {"disk", CheckNames::tr("Free disk space")},
                                             {"restore", CheckNames::tr("Restore")},
                                             {"deletion", CheckNames::tr("Deleting everything")},
                                             {"settings", dataKindName(DataKind::settings)},
                                             {"journal", dataKindName(DataKind::nights)},
                                             {"library", dataKindName(DataKind::cards)},
                                             {"tables", dataKindName(DataKind::tables)},
                                             {"own packs", dataKindName(DataKind::ownCards)},
                                             {"leagues", dataKindName(DataKind::leagues)},
                                             {"league outbox", CheckNames::tr("Waiting league nights")},
                                             {"camera", CheckNames::tr("Camera")},
                                             {"eyes", CheckNames::tr("Recognition")},
                                             {"voice", CheckNames::tr("Voice")},
                                             {"sounds", CheckNames::tr("Sounds")},
                                             {"fonts", CheckNames::tr("Fonts")},
                                             {"graphics", CheckNames::tr("Window")},
                                             {"phones", CheckNames::tr("Phones")}};
  // A check for one language has the language's id after a space: "fonts zh".
  const auto name = names.find(check.substr(0, check.starts_with("fonts ") ? 5 : std::string::npos));
  return name == names.end() ? QString::fromStdString(check) : name->second;
}

}  // namespace

CareModel::CareModel(std::string dataFolder, QObject* parent)
    : QObject(parent), dataFolder_(std::move(dataFolder)) {
  threads_.setMaxThreadCount(1);
}

QList<CareCheck> CareModel::checks() const {
  QList<CareCheck> rows;
  for (const bool ok : {false, true})
    for (const CheckUp& each : found_)
      if (each.ok == ok) rows += CareCheck{nameOfCheck(each.check), each.ok, each.says};
  return rows;
}

int CareModel::wrong() const {
  return static_cast<int>(
      std::count_if(found_.begin(), found_.end(), [](const CheckUp& each) { return !each.ok; }));
}

QString CareModel::proposed(const char* ending) const {
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  return QDir(folder_).filePath(QStringLiteral("lampkeeper-") + day + QLatin1String(ending));
}

QString CareModel::backupFile() const {
  return proposed(".lkbackup");
}

QString CareModel::reportFile() const {
  return proposed(".txt");
}

void CareModel::setFolder(const QString& folder) {
  folder_ = folder;
  emit changed();
}

void CareModel::retranslate() {
  message_.clear();
  if (found_.empty()) return;
  found_.clear();
  examine();
}

QString CareModel::whole(const QString& file) const {
  return QDir::cleanPath(QDir(folder_).absoluteFilePath(file.trimmed()));
}

template <class Work>
void CareModel::start(Work work) {
  if (busy_) return;
  busy_ = true;
  message_.clear();
  emit changed();
  threads_.start([this, work] {
    auto shown = work();
    QMetaObject::invokeMethod(this, [this, shown] {
      busy_ = false;
      shown();
      emit changed();
    });
  });
}

void CareModel::say(const QString& text) {
  message_ = text;
  emit changed();
}

void CareModel::examine() {
  start([this, folder = dataFolder_] {
    CheckUps found = lk::app::examine(folder, true);
    return [this, found = std::move(found)] { found_ = found; };
  });
}

void CareModel::copyReport() {
  QGuiApplication::clipboard()->setText(reportText(found_));
  say(tr("The report is copied. Paste it into a message."));
}

void CareModel::saveReport(const QString& file) {
  const QString path = whole(file);
  const Outcome<Done> written = writeWholeFile(path.toStdString(), reportText(found_).toStdString());
  say(written ? tr("The report is in %1").arg(path) : faultText(written.fault()));
}

void CareModel::backUp(const QString& file) {
  const QString path = whole(file);
  start([this, path, folder = dataFolder_] {
    QDir().mkpath(QFileInfo(path).path());
    const Outcome<BackupMade> made = writeBackup(folder, path.toStdString());
    return [this, made, path] {
      if (!made)
        message_ = faultText(made.fault());
      else if (made->leftOut.empty())
        message_ = tr("Everything you made is in %1. Keep it on another computer.").arg(path);
      else
        message_ = tr("The backup is in %1, without these damaged files: %2")
                       .arg(path, faultText(made->leftOut.front()));
    };
  });
}

void CareModel::restore(const QString& file) {
  const QString path = whole(file);
  start([this, path, folder = dataFolder_] {
    const Outcome<Restored> restored = restoreAtNextStart(path.toStdString(), folder);
    return [this, restored] {
      restartWanted_ = restartWanted_ || restored;
      message_ = restored
                     ? tr("The backup is intact. Restart to use it; your current data is kept beside it.")
                     : faultText(restored.fault());
    };
  });
}

void CareModel::restart() {
  QProcess::startDetached(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().mid(1));
  QCoreApplication::quit();
}

}  // namespace lk::app
