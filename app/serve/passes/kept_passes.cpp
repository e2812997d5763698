#include "app/serve/passes/kept_passes.h"

#include <QFile>

#include "app/kit/out_file.h"

namespace lk::app {

namespace {

constexpr char kFile[] = "/codes.json";
constexpr qint64 kMaxBytes = 64 * 1024;

}  // namespace

Passes keptPasses(const std::string& folder, JournalNight night, std::size_t seats) {
  Passes passes(seats);
  QFile file(QString::fromStdString(folder + kFile));
  if (night == 0 || !file.open(QIODevice::ReadOnly)) return passes;
  const Outcome<Json> kept = readJson(file.read(kMaxBytes).toStdString(), folder + kFile);
  if (kept && (*kept)["night"] == Json(night)) passes.restore((*kept)["passes"]);
  return passes;
}

Outcome<Done> keepPasses(const std::string& folder, JournalNight night, const Passes& passes) {
  if (night == 0) return Done{};
  const Json kept = Json::object({{"night", night}, {"passes", passes.toJson()}});
  Outcome<Done> written = writeWholeFile(folder + kFile, kept.dump() + "\n");
  if (written)
    QFile::setPermissions(QString::fromStdString(folder + kFile), QFile::ReadOwner | QFile::WriteOwner);
  return written;
}

}  // namespace lk::app
