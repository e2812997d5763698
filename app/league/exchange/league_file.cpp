#include "app/league/exchange/league_file.h"

#include <array>
#include <map>
#include <set>

#include "app/league/model/formats.h"
#include "app/league/nights/judging.h"
#include "app/league/store/player_name.h"
#include "rules/text/fields.h"

namespace lk::league {

namespace {

constexpr int kVersion = 1;
constexpr double kMax = 1e6;

constexpr std::array kLeague{must("lampkeeper_league", kinds::whole, 1, kMax),
                             must("name", kinds::filledText),
                             must("season", kinds::text),
                             must("games", kinds::list),
                             must("format", kinds::filledText),
                             must("rounds", kinds::whole, 0, kMax),
                             must("players", kinds::list),
                             must("tables", kinds::list),
                             must("nights", kinds::list),
                             must("corrections", kinds::list),
                             must("penalties", kinds::list)};
constexpr std::array kPlayer{must("name", kinds::filledText), must("house", kinds::text),
                             must("aliases", kinds::list), must("dropped", kinds::flag),
                             may("number", kinds::whole, 1, kMax)};
constexpr std::array kTable{must("round", kinds::whole, 1, kMax), must("table", kinds::whole, 1, kMax),
                            must("first", kinds::filledText), may("second", kinds::filledText)};
constexpr std::array kNight{must("round", kinds::whole, 1, kMax),
                            must("table", kinds::whole, 1, kMax),
                            must("revision", kinds::whole, 1, kMax),
                            must("first_seat", kinds::filledText),
                            must("decision", kinds::filledText),
                            must("digest", kinds::filledText),
                            must("events", kinds::filledText),
                            must("by", kinds::text),
                            must("at", kinds::text),
                            may("login", kinds::text)};
constexpr std::array kCorrection{must("round", kinds::whole, 1, kMax),
                                 must("table", kinds::whole, 1, kMax),
                                 may("decision", kinds::filledText),
                                 must("why", kinds::text),
                                 may("at", kinds::text),
                                 may("login", kinds::text)};
constexpr std::array kPenalty{must("player", kinds::filledText), must("points", kinds::whole, 1, kMax),
                              must("why", kinds::text)};

std::string formatNames() {
  std::vector<std::string_view> names;
  for (const LeagueFormat& format : leagueFormats()) names.push_back(format.name);
  return oneOf(names);
}

std::string wholeName(const ArchivedPlayer& player) {
  return labelOf(QString::fromStdString(player.name), QString::fromStdString(player.house)).toStdString();
}

class FileReader {
 public:
  FileReader(const Json& json, const std::string& file, const std::vector<app::PackFile>& own)
      : json_(&json), faults_{file}, judge_(own) {}

  Outcome<Archive> read() {
    if (!faults_.check(*json_, kLeague, "a league")) return faults_.all.front();
    if ((*json_)["lampkeeper_league"].asInt() != kVersion) {
      faults_.add((*json_)["lampkeeper_league"], "is of a newer Lampkeeper", "update Lampkeeper");
      return faults_.all.front();
    }
    head();
    for (const Json& each : (*json_)["players"].items()) player(each);
    for (const Json& each : (*json_)["tables"].items()) table(each);
    for (const Json& each : (*json_)["corrections"].items()) correction(each);
    for (const Json& each : (*json_)["penalties"].items()) penalty(each);
    for (const Json& each : (*json_)["nights"].items())
      if (faults_.all.empty()) night(each);
    if (!faults_.all.empty()) return faults_.all.front();
    return std::move(archive_);
  }

 private:
  void head() {
    League& league = archive_.league;
    league.name = (*json_)["name"].asString();
    league.season = (*json_)["season"].asString();
    league.rounds = static_cast<int>((*json_)["rounds"].asInt());
    for (const Json& game : (*json_)["games"].items()) league.games.push_back(game.asString());
    league.format = formatNamed((*json_)["format"].asString());
    if (!league.format) faults_.add((*json_)["format"], "is no format", "write " + formatNames());
    if (league.games.empty()) faults_.add((*json_)["games"], "names no game", "name one at least");
  }

  void player(const Json& json) {
    if (!faults_.check(json, kPlayer, "a player")) return;
    ArchivedPlayer made{json["name"].asString(), json["house"].asString()};
    for (const Json& alias : json["aliases"].items()) made.aliases.push_back(alias.asString());
    const PlayerId place{static_cast<long long>(archive_.players.size()) + 1};
    if (!places_.emplace(wholeName(made), place).second)
      faults_.add(json, "is there twice: " + wholeName(made), "write each player once");
    const int before = archive_.league.entries.empty() ? 0 : archive_.league.entries.back().drawNumber;
    const Json* const written = json.find("number");
    const int draw = written ? static_cast<int>(written->asInt()) : before + 1;
    if (draw <= before) faults_.add(json, "stands out of order", "write players by their numbers");
    archive_.league.entries.push_back({place, draw, json["dropped"].asBool()});
    archive_.players.push_back(std::move(made));
  }

  PlayerId placeOf(const Json& name) {
    const auto at = places_.find(name.asString());
    if (at != places_.end()) return at->second;
    faults_.add(name, "is not one of the players: " + name.asString(), "write it as among the players");
    return {};
  }

  void table(const Json& json) {
    if (!faults_.check(json, kTable, "a table")) return;
    Match match{roundOf(json), tableOf(json), placeOf(json["first"])};
    if (const Json* second = json.find("second")) match.second = placeOf(*second);
    auto& matches = archive_.league.matches;
    const auto before = [](const Match& a, const Match& b) {
      return a.round != b.round ? a.round < b.round : a.table < b.table;
    };
    if (!matches.empty() && !before(matches.back(), match))
      faults_.add(json, "stands out of order", "write tables by round and number, each once");
    matches.push_back(match);
    tables_.insert({match.round, match.table});
  }

  void night(const Json& json) {
    if (!faults_.check(json, kNight, "a night")) return;
    StoredNight kept{roundOf(json), tableOf(json), static_cast<int>(json["revision"].asInt()),
                     json["first_seat"].asString() == "A"};
    needsTable(json, kept.round, kept.table);
    const auto decision = decisionFrom(json["decision"].asString());
    kept.night = {"", json["events"].asString(), json["digest"].asString(), json["by"].asString(),
                  decision.value_or(Decision::drawn)};
    kept.countedAt = json["at"].asString();
    const auto judged = judge_.again(kept.night);
    const auto* same = judged ? std::get_if<Night>(&*judged) : nullptr;
    if (!decision || !same || same->decision != *decision)
      faults_.add(json, "is a night that does not replay to its decision", "export the league again");
    archive_.nights.push_back(std::move(kept));
  }

  void correction(const Json& json) {
    if (!faults_.check(json, kCorrection, "a correction")) return;
    ArchivedCorrection made{roundOf(json), tableOf(json), std::nullopt, json["why"].asString()};
    needsTable(json, made.round, made.table);
    if (const Json* decision = json.find("decision")) {
      made.decision = decisionFrom(decision->asString());
      if (!made.decision)
        faults_.add(*decision, "is not a decision", "write first, second, drawn, both_won or both_lost");
    }
    archive_.corrections.push_back(std::move(made));
  }

  void penalty(const Json& json) {
    if (!faults_.check(json, kPenalty, "a penalty")) return;
    archive_.league.penalties.push_back(
        {placeOf(json["player"]), static_cast<int>(json["points"].asInt()), json["why"].asString()});
  }

  void needsTable(const Json& json, RoundNumber round, TableNumber table) {
    if (!tables_.contains({round, table}))
      faults_.add(json, "is of a table that is not paired", "name a table that is");
  }

  static RoundNumber roundOf(const Json& json) {
    return RoundNumber{static_cast<int>(json["round"].asInt())};
  }
  static TableNumber tableOf(const Json& json) {
    return TableNumber{static_cast<int>(json["table"].asInt())};
  }

  const Json* json_;
  Faults faults_;
  Judge judge_;
  Archive archive_;
  std::map<std::string, PlayerId> places_;
  std::set<std::pair<RoundNumber, TableNumber>> tables_;
};

template <class Items, class ToJson>
Json listOf(const Items& items, const ToJson& toJson) {
  Json list = Json::array();
  for (const auto& item : items) list.push(toJson(item));
  return list;
}

Json at(RoundNumber round, TableNumber table) {
  return Json::object({{"round", number(round)}, {"table", number(table)}});
}

}  // namespace

Json fileOf(const Archive& archive) {
  const League& league = archive.league;
  const auto label = [&](PlayerId place) {
    return wholeName(archive.players.at(static_cast<std::size_t>(number(place) - 1)));
  };
  Json players = Json::array();
  for (std::size_t place = 0; place < archive.players.size(); ++place) {
    const ArchivedPlayer& player = archive.players[place];
    Json json = Json::object(
        {{"name", player.name},
         {"house", player.house},
         {"aliases", listOf(player.aliases, [](const std::string& alias) { return Json(alias); })},
         {"dropped", league.entries[place].dropped}});
    const int draw = league.entries[place].drawNumber;
    if (draw != (place == 0 ? 0 : league.entries[place - 1].drawNumber) + 1) json.set("number", draw);
    players.push(std::move(json));
  }
  Json tables = listOf(league.matches, [&](const Match& match) {
    Json json = at(match.round, match.table);
    json.set("first", label(match.first));
    if (match.second) json.set("second", label(*match.second));
    return json;
  });
  Json nights = listOf(archive.nights, [](const StoredNight& kept) {
    Json json = at(kept.round, kept.table);
    json.set("revision", kept.revision);
    json.set("first_seat", kept.seatAIsFirst ? "A" : "B");
    json.set("decision", wordOf(kept.night.decision));
    json.set("by", kept.night.by);
    json.set("digest", kept.night.digest);
    json.set("events", kept.night.events);
    json.set("at", kept.countedAt);
    json.set("login", kept.login);
    return json;
  });
  Json corrections = listOf(archive.corrections, [](const ArchivedCorrection& each) {
    Json json = at(each.round, each.table);
    if (each.decision) json.set("decision", wordOf(*each.decision));
    json.set("why", each.why);
    json.set("at", each.at);
    json.set("login", each.login);
    return json;
  });
  Json penalties = listOf(league.penalties, [&](const Penalty& penalty) {
    return Json::object(
        {{"player", label(penalty.player)}, {"points", penalty.points}, {"why", penalty.why}});
  });
  return Json::object({{"lampkeeper_league", kVersion},
                       {"name", league.name},
                       {"season", league.season},
                       {"games", listOf(league.games, [](const std::string& game) { return Json(game); })},
                       {"format", league.format->name},
                       {"rounds", league.rounds},
                       {"players", std::move(players)},
                       {"tables", std::move(tables)},
                       {"nights", std::move(nights)},
                       {"corrections", std::move(corrections)},
                       {"penalties", std::move(penalties)}});
}

Outcome<Archive> archiveFrom(const Json& json, const std::string& file,
                             const std::vector<app::PackFile>& own) {
  return FileReader(json, file, own).read();
}

}  // namespace lk::league
