#include "app/workshop/editor/draft.h"

#include <QFile>
#include <QSaveFile>

namespace lk::app {

namespace {

Json draftJson(const Draft& draft) {
  return Json::object({{"pack", draft.pack}, {"former", draft.former}, {"card", draft.card}});
}

/// Returns nullopt if there is no draft.
std::optional<Draft> draftIn(const Json& json) {
  if (!json["card"].isObject()) return std::nullopt;
  return Draft{json["pack"].asString(), json["former"].asString(), json["card"]};
}

/// If writing fails (full disk), the previous draft remains. Saving the card itself will report the error.
void write(const std::string& file, const std::string& text) {
  QSaveFile out(QString::fromStdString(file));
  if (out.open(QIODevice::WriteOnly) && out.write(text.data(), static_cast<qint64>(text.size())) >= 0)
    out.commit();
}

}  // namespace

Outcome<Drafts> readDrafts(const std::string& file) {
  QFile in(QString::fromStdString(file));
  if (!in.exists()) return Drafts();
  if (!in.open(QIODevice::ReadOnly))
    return Fault{file, 0, "the card that was not saved cannot be read", "allow reading it"};
  const Outcome<Json> json = readJson(in.readAll().toStdString(), file);
  if (!json) return json.fault();
  Drafts drafts{draftIn(*json), draftIn((*json)["aside"])};
  if (drafts == Drafts()) return Fault{file, 1, "is no card that was not saved", "move it away"};
  return drafts;
}

DraftKeeper::DraftKeeper(std::string file) : file_(std::move(file)) {
  writer_.setMaxThreadCount(1);
}

DraftKeeper::~DraftKeeper() {
  settle();
}

void DraftKeeper::keep(const Drafts& drafts) {
  if (file_.empty()) return;
  writer_.clear();  // waiting writes are out of date
  writer_.start([file = file_, drafts] {
    if (drafts == Drafts()) {
      QFile::remove(QString::fromStdString(file));
      return;
    }
    Json json = drafts.onDesk ? draftJson(*drafts.onDesk) : Json::object({});
    if (drafts.aside) json.set("aside", draftJson(*drafts.aside));
    write(file, json.dump() + "\n");
  });
}

void DraftKeeper::settle() {
  writer_.waitForDone();
}

}  // namespace lk::app
