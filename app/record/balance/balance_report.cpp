#include "app/record/balance/balance_report.h"

#include <cmath>

#include <QBuffer>
#include <QDir>

#include "app/kit/out_file.h"

namespace lk::app {

namespace {

double rounded(double share) {
  return std::round(share * 10000) / 10000;
}

Json tallyJson(Json row, const rules::Tally& tally) {
  const rules::Interval around = rules::confidence(tally);
  row.set("games", tally.games);
  row.set("wins", tally.wins);
  row.set("draws", tally.draws);
  row.set("share", rounded(tally.rate()));
  row.set("low", rounded(around.low));
  row.set("high", rounded(around.high));
  return row;
}

std::string tallyRow(const char* table, const std::string& what, const std::string& against,
                     const rules::Tally& tally) {
  const rules::Interval around = rules::confidence(tally);
  const auto number = [](double share) { return QString::number(share, 'f', 4).toStdString(); };
  return std::string(table) + "," + what + "," + against + "," + std::to_string(tally.games) + "," +
         std::to_string(tally.wins) + "," + std::to_string(tally.draws) + "," + number(tally.rate()) + "," +
         number(around.low) + "," + number(around.high) + "\n";
}

std::string countRow(const char* table, const std::string& what, std::int64_t games) {
  return std::string(table) + "," + what + ",," + std::to_string(games) + ",,,,,\n";
}

}  // namespace

Json balanceJson(const rules::PlayReport& report) {
  Json matchups = Json::array();
  for (const auto& [pair, tally] : report.matchups)
    matchups.push(tallyJson(Json::object({{"first", pair.first}, {"against", pair.second}}), tally));
  Json cards = Json::array();
  for (const auto& [card, tally] : report.cards) {
    Json row = tallyJson(Json::object({{"card", card}}), tally);
    const auto drawn = report.drawn.find(card), leftOut = report.leftOut.find(card);
    if (drawn != report.drawn.end()) row.set("drawn", tallyJson(Json::object(), drawn->second));
    if (leftOut != report.leftOut.end()) row.set("left_out", tallyJson(Json::object(), leftOut->second));
    row.set("better_left_out", report.isBetterLeftOut(card));
    cards.push(std::move(row));
  }
  Json decisions = Json::array();
  for (const auto& [kind, here] : report.decisions)
    decisions.push(Json::object({{"event", kind}, {"decisions", here.made}, {"within_noise", here.idle}}));
  Json options = Json::array();
  for (const auto& [named, tally] : report.optionsCompared())
    options.push(tallyJson(Json::object({{"option", named.first}, {"value", named.second}}), tally));
  Json endings = Json::object();
  for (const auto& [by, games] : report.endings) endings.set(by, games);
  return Json::object({{"choice", std::string(report.choice)},
                       {"matchups", std::move(matchups)},
                       {"starters", report.starters ? tallyJson(Json::object(), *report.starters) : Json()},
                       {"options", std::move(options)},
                       {"endings", std::move(endings)},
                       {"events_of_a_game", Json::object({{"p05", report.lengthAt(0.05)},
                                                          {"median", report.lengthAt(0.5)},
                                                          {"p95", report.lengthAt(0.95)}})},
                       {"changes_of_the_lead", Json::object({{"p05", report.swingsAt(0.05)},
                                                             {"median", report.swingsAt(0.5)},
                                                             {"p95", report.swingsAt(0.95)}})},
                       {"decisions", std::move(decisions)},
                       {"cards", std::move(cards)}});
}

std::string balanceCsv(const rules::PlayReport& report) {
  std::string csv = "table,what,against,games,wins,draws,share,low,high\n";
  for (const auto& [pair, tally] : report.matchups)
    csv += tallyRow("matchup", pair.first, pair.second, tally);
  if (report.starters) csv += tallyRow("starter", "", "", *report.starters);
  for (const auto& [named, tally] : report.optionsCompared())
    csv += tallyRow("option", named.first, named.second, tally);
  for (const auto& [by, games] : report.endings) csv += countRow("ending", by, games);
  for (const auto& [events, games] : report.lengths) csv += countRow("length", std::to_string(events), games);
  for (const auto& [swings, games] : report.swings) csv += countRow("lead", std::to_string(swings), games);
  for (const auto& [kind, here] : report.decisions) {
    csv += countRow("decision", kind, here.made);
    csv += countRow("decision within noise", kind, here.idle);
  }
  for (const auto& [card, tally] : report.cards) csv += tallyRow("card", card, "", tally);
  for (const auto& [card, tally] : report.drawn) csv += tallyRow("card drawn", card, "", tally);
  for (const auto& [card, tally] : report.leftOut) csv += tallyRow("card left out", card, "", tally);
  return csv;
}

Outcome<Done> writeBalance(const rules::PlayReport& report, const GameKit& kit, const std::string& folder,
                           const Json& players) {
  if (!QDir().mkpath(QString::fromStdString(folder)))
    return Fault{folder, 0, "cannot be created", "choose a folder that can be written to"};
  Outcome<Done> table = writeWholeFile(folder + "/balance.csv", balanceCsv(report));
  if (!table) return table;
  QByteArray png;
  QBuffer into(&png);
  into.open(QIODevice::WriteOnly);
  balancePicture(report, kit, players).save(&into, "PNG");
  return writeWholeFile(folder + "/balance.png", {png.constData(), static_cast<std::size_t>(png.size())});
}

}  // namespace lk::app
