#include "app/editor/draft.h"

#include <QFile>
#include <QSaveFile>

namespace lk::app {

namespace {

Json draftJson(const Draft& draft) {
  return Json::object({{"pack", draft.pack}, {"former", draft.former}, {"card", draft.card}});
}

/// Should it fail (a full disk), the draft before stays; saving the card itself will say so.
void write(const std::string& file, const std::string& text) {
  QSaveFile out(QString::fromStdString(file));
  if (out.open(QIODevice::WriteOnly) && out.write(text.data(), static_cast<qint64>(text.size())) >= 0)
    out.commit();
}

}  // namespace

Outcome<std::optional<Draft>> readDraft(const std::string& file) {
  QFile in(QString::fromStdString(file));
  if (!in.exists()) return std::optional<Draft>();
  if (!in.open(QIODevice::ReadOnly))
    return Fault{file, 0, "the card that was not saved cannot be read", "allow reading it"};
  const Outcome<Json> json = readJson(in.readAll().toStdString(), file);
  if (!json) return json.fault();
  if (!(*json)["card"].isObject()) return Fault{file, 1, "is no card that was not saved", "move it away"};
  return std::optional<Draft>(
      Draft{(*json)["pack"].asString(), (*json)["former"].asString(), (*json)["card"]});
}

DraftKeeper::DraftKeeper(std::string file) : file_(std::move(file)) {
  writer_.setMaxThreadCount(1);
}

DraftKeeper::~DraftKeeper() {
  settle();
}

void DraftKeeper::keep(const Draft& draft) {
  if (file_.empty()) return;
  writer_.clear();  // what waits is out of date
  writer_.start([file = file_, draft] { write(file, draftJson(draft).dump() + "\n"); });
}

void DraftKeeper::forget() {
  if (file_.empty()) return;
  writer_.clear();
  writer_.start([file = file_] { QFile::remove(QString::fromStdString(file)); });
}

void DraftKeeper::settle() {
  writer_.waitForDone();
}

}  // namespace lk::app
