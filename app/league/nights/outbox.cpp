#include "app/league/nights/outbox.h"

#include <array>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/kit/out_file.h"
#include "app/league/nights/judging.h"
#include "rules/text/fields.h"

namespace lk::league {

namespace {

constexpr qint64 kMaxBytes = 32 << 20;  // bytes of a parcel

constexpr std::array kFields{must("database", kinds::filledText),
                             must("league", kinds::filledText),
                             must("season", kinds::text),
                             may("round", kinds::whole, 1, 1e6),
                             may("table", kinds::whole, 1, 1e6),
                             must("players", kinds::list),
                             must("from", kinds::text),
                             must("game", kinds::id),
                             must("events", kinds::filledText),
                             must("digest", kinds::filledText),
                             must("by", kinds::text),
                             must("decision", kinds::filledText)};

Json jsonOf(const Parcel& parcel) {
  Json players = Json::array();
  for (const std::string& player : parcel.players) players.push(player);
  Json json = Json::object({{"database", parcel.database},
                            {"league", parcel.league},
                            {"season", parcel.season},
                            {"players", std::move(players)},
                            {"from", parcel.from},
                            {"game", parcel.night.game},
                            {"events", parcel.night.events},
                            {"digest", parcel.night.digest},
                            {"by", parcel.night.by},
                            {"decision", wordOf(parcel.night.decision)}});
  if (parcel.round) json.set("round", number(*parcel.round));
  if (parcel.table) json.set("table", number(*parcel.table));
  return json;
}

Outcome<Parcel> parcelFrom(const Json& json, const std::string& file) {
  Faults faults{file};
  if (!faults.check(json, kFields, "a night that waits")) return faults.all.front();
  Parcel parcel{json["database"].asString(), json["league"].asString(), json["season"].asString()};
  if (const Json* round = json.find("round")) parcel.round = RoundNumber{static_cast<int>(round->asInt())};
  if (const Json* table = json.find("table")) parcel.table = TableNumber{static_cast<int>(table->asInt())};
  for (const Json& player : json["players"].items()) parcel.players.push_back(player.asString());
  parcel.from = json["from"].asString();
  const auto decision = decisionFrom(json["decision"].asString());
  parcel.night = {json["game"].asString(), json["events"].asString(), json["digest"].asString(),
                  json["by"].asString(), decision.value_or(Decision::drawn)};
  if (!decision || digestOf(parcel.night.events) != parcel.night.digest)
    return Fault{file, 0, "was changed while it waited", "report the night again"};
  return parcel;
}

Outcome<Parcel> read(const QFileInfo& info) {
  const std::string name = info.filePath().toStdString();
  QFile file(info.filePath());
  if (info.size() > kMaxBytes || !file.open(QIODevice::ReadOnly))
    return Fault{name, 0, "cannot be read", "check its permissions"};
  const QByteArray bytes = file.readAll();
  const Outcome<Json> json = readJson({bytes.data(), static_cast<std::size_t>(bytes.size())}, name);
  if (!json) return json.fault();
  return parcelFrom(*json, name);
}

}  // namespace

Outbox::Outbox(const std::string& dataFolder) : folder_(dataFolder + "/outbox"), aside_(folder_ + "/aside") {}

Outcome<Done> Outbox::make(const std::string& folder) const {
  if (QDir().mkpath(QString::fromStdString(folder))) return Done{};
  return Fault{folder, 0, "cannot be created, so no night can wait there", "create it, or free some space"};
}

Outcome<std::string> Outbox::put(const Parcel& parcel) const {
  if (const auto made = make(folder_); !made) return made.fault();
  const std::string text = jsonOf(parcel).dump() + "\n";
  const std::string file = folder_ + "/" + digestOf(text).substr(0, 32) + ".json";
  if (const auto written = app::writeWholeFile(file, text); !written) return written.fault();
  return file;
}

std::vector<QueuedParcel> Outbox::waitingFor(const std::string& database) const {
  std::vector<QueuedParcel> waiting;
  const QFileInfoList files = QDir(QString::fromStdString(folder_))
                                  .entryInfoList({"*.json"}, QDir::Files, QDir::Time | QDir::Reversed);
  for (const QFileInfo& info : files) {
    Outcome<Parcel> parcel = read(info);
    if (!parcel || parcel->database == database)
      waiting.push_back({info.filePath().toStdString(), std::move(parcel)});
  }
  return waiting;
}

Outcome<Done> Outbox::done(const std::string& file) const {
  // Another program on this computer may have delivered and removed it.
  if (QFile::remove(QString::fromStdString(file)) || !QFile::exists(QString::fromStdString(file)))
    return Done{};
  return Fault{file, 0, "cannot be removed, though its league has it", "remove it"};
}

Outcome<std::string> Outbox::setAside(const std::string& file, const std::string& why) const {
  QFile from(QString::fromStdString(file));
  if (!from.open(QIODevice::ReadOnly)) return Fault{file, 0, "cannot be read", "check its permissions"};
  const Outcome<std::string> kept = keepAside(from.readAll().toStdString(), why);
  if (!kept) return kept;
  if (const auto gone = done(file); !gone) return gone.fault();
  return kept;
}

Outcome<std::string> Outbox::keepAside(const std::string& text, const std::string& why) const {
  if (const auto made = make(aside_); !made) return made.fault();
  const std::string file = aside_ + "/" + digestOf(text).substr(0, 32);
  if (const auto written = app::writeWholeFile(file + ".jsonl", text); !written) return written.fault();
  if (const auto written = app::writeWholeFile(file + ".why", why + "\n"); !written) return written.fault();
  return file + ".jsonl";
}

}  // namespace lk::league
