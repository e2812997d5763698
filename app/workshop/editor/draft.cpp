#include "app/workshop/editor/draft.h"

#include <QFile>

#include "app/kit/out_file.h"

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
    // On a full disk the previous draft remains; saving the card itself will report the error.
    (void)writeWholeFile(file, json.dump() + "\n");
  });
}

void DraftKeeper::settle() {
  writer_.waitForDone();
}

}  // namespace lk::app
