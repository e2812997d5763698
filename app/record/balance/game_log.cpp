#include "app/record/balance/game_log.h"

#include <algorithm>
#include <iterator>

#include <QDir>
#include <QFile>

namespace lk::app {

namespace {

constexpr char kFile[] = "/games.jsonl";
constexpr const char* kTogether[] = {"no", "won", "lost"};  // rules::Together

Json seatOrNull(std::optional<rules::Seat> seat) {
  return seat ? Json(std::string(rules::name(*seat))) : Json();
}

using Ids = std::array<std::set<std::string>, rules::kMaxSeats>;

Json idsBySeat(const Ids& ids) {
  Json seats = Json::array();
  for (const auto& here : ids) {
    Json own = Json::array();
    for (const std::string& id : here) own.push(id);
    seats.push(std::move(own));
  }
  return seats;
}

/// Returns whether there are as many lists as seats.
bool readIds(const Json& seats, Ids& ids) {
  if (seats.items().size() != ids.size()) return false;
  for (std::size_t seat = 0; seat < ids.size(); ++seat)
    for (const Json& id : seats.items()[seat].items()) ids[seat].insert(id.asString());
  return true;
}

Json lineOf(std::int64_t number, const LoggedGame& logged) {
  const rules::PlayedGame& game = logged.game;
  Json chosen = Json::array(), options = Json::object(), decisions = Json::object();
  for (const std::string& each : game.chosen) chosen.push(each);
  for (const auto& [kind, here] : game.decisions) decisions.set(kind, Json::array({here.made, here.idle}));
  for (const auto& [name, value] : game.options) options.set(name, value);
  return Json::object({{"game", number},
                       {"chosen", std::move(chosen)},
                       {"starter", seatOrNull(game.starter)},
                       {"options", std::move(options)},
                       {"events", game.events},
                       {"by", game.by},
                       {"winner", seatOrNull(game.winner)},
                       {"together", kTogether[static_cast<std::size_t>(game.together)]},
                       {"cards", idsBySeat(game.cards)},
                       {"drawn", idsBySeat(game.drawn)},
                       {"swings", game.swings},
                       {"decisions", std::move(decisions)},
                       {"choices", logged.choices},
                       {"refused", logged.refused}});
}

/// Returns the game of a line; nullopt if it is none.
std::optional<LoggedGame> gameOf(const Json& line) {
  LoggedGame logged;
  rules::PlayedGame& game = logged.game;
  if (!line["game"].isInt() || !line["events"].isInt() || !line["by"].isString() ||
      line["chosen"].items().size() != rules::kMaxSeats || !readIds(line["cards"], game.cards) ||
      !readIds(line["drawn"], game.drawn))
    return std::nullopt;
  for (std::size_t seat = 0; seat < rules::kMaxSeats; ++seat)
    game.chosen[seat] = line["chosen"].items()[seat].asString();
  for (const auto& [kind, counts] : line["decisions"].members())
    if (counts.items().size() == 2)
      game.decisions[kind] = {counts.items()[0].asInt(), counts.items()[1].asInt()};
  game.swings = static_cast<int>(line["swings"].asInt());
  game.starter = rules::seatFrom(line["starter"].asString());
  for (const auto& [name, value] : line["options"].members()) game.options[name] = value.asString();
  game.events = static_cast<int>(line["events"].asInt());
  game.by = line["by"].asString();
  game.winner = rules::seatFrom(line["winner"].asString());
  const auto together = std::find(std::begin(kTogether), std::end(kTogether), line["together"].asString());
  if (together == std::end(kTogether)) return std::nullopt;
  game.together = static_cast<rules::Together>(together - std::begin(kTogether));
  logged.choices = line["choices"].asInt();
  logged.refused = line["refused"].asInt();
  return logged;
}

}  // namespace

GameLog::GameLog(std::unique_ptr<QFile> file) : file_(std::move(file)) {}
GameLog::GameLog(GameLog&&) noexcept = default;
GameLog::~GameLog() = default;

Outcome<GameLog> GameLog::open(const std::string& folder, const Json& about) {
  const std::string path = folder + kFile;
  if (!QDir().mkpath(QString::fromStdString(folder)))
    return Fault{folder, 0, "cannot be created", "choose a folder that can be written to"};
  GameLog log(std::make_unique<QFile>(QString::fromStdString(path)));
  if (!log.file_->open(QIODevice::ReadWrite)) return log.cannotWrite();
  qint64 whole = 0;  // bytes of complete lines
  for (int number = 1; !log.file_->atEnd(); ++number) {
    const QByteArray line = log.file_->readLine();
    if (!line.endsWith('\n')) break;
    whole += line.size();
    const Outcome<Json> json = readJson(line.toStdString(), path);
    const std::optional<LoggedGame> game = number > 1 && json ? gameOf(*json) : std::nullopt;
    if (number == 1 && json && *json == about) continue;
    if (number == 1)
      return Fault{path, 1, "has games of other players, options or seeds",
                   "say the same as then, or choose another folder"};
    if (!game) return Fault{path, number, "is no game", "remove the line, or choose another folder"};
    log.games_[(*json)["game"].asInt()] = *game;
  }
  if (!log.file_->resize(whole) || !log.file_->seek(whole)) return log.cannotWrite();
  const std::string first = about.dump() + "\n";
  if (whole == 0 && (log.file_->write(first.c_str()) < 0 || !log.file_->flush())) return log.cannotWrite();
  return log;
}

Outcome<Done> GameLog::add(std::int64_t number, const LoggedGame& game) {
  const std::string line = lineOf(number, game).dump() + "\n";
  const auto size = static_cast<qint64>(line.size());
  if (file_->write(line.data(), size) != size || !file_->flush()) return cannotWrite();
  games_[number] = game;
  return Done{};
}

Fault GameLog::cannotWrite() const {
  return {file_->fileName().toStdString(), 0, "cannot be written: " + file_->errorString().toStdString(),
          "free some space, or choose another folder"};
}

}  // namespace lk::app
