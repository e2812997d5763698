#include "floors.h"

#include <algorithm>
#include <stdexcept>

#include <QFile>
#include <QJsonDocument>

#include "score_rows.h"

namespace lk::photo_scores {

namespace {

constexpr int kBeaten = 2;  // percent of the labels by which a floor may be exceeded
constexpr int kSpare = 1;   // percent of the labels that new floors leave as a margin

struct FloorCount {
  const char* name;
  bool spare;  // whether a new floor leaves a margin
};

constexpr FloorCount kAtLeast[] = {{"found", true}, {"right", true}, {"silent", true}};
constexpr FloorCount kAtMost[] = {
    {"wrong", false},         {"strangers_named", false}, {"hidden_wrong", false},  {"false_named", false},
    {"false_values", false},  {"failed", false},          {"enrol_wrongly", false}, {"enrol_refused", true},
    {"false_nameless", true}, {"false_unsure", true}};

int labelsOf(const SourceScore& score) {
  switch (score.kind) {
    case SourceKind::cards:
      return score.cards.labels;
    case SourceKind::dice:
      return score.dice.dice;
    case SourceKind::negatives:
      return score.photos;
  }
  return 0;
}

int shareOf(const SourceScore& score, int percent) {
  return std::max(1, labelsOf(score) * percent / 100);
}

std::map<std::string, int> countsFrom(const QJsonObject& json) {
  std::map<std::string, int> counts;
  for (auto each = json.begin(); each != json.end(); ++each)
    counts[each.key().toStdString()] = each.value().toInt();
  return counts;
}

QJsonObject jsonFrom(const std::map<std::string, int>& counts) {
  QJsonObject json;
  for (const auto& [name, count] : counts) json[QString::fromStdString(name)] = count;
  return json;
}

bool isCountOf(const FloorCount& count, const SourceScore& score, const QJsonObject& counts) {
  const bool silentOfOthers = count.name == std::string("silent") && score.kind != SourceKind::negatives;
  return counts.contains(QLatin1String(count.name)) && !silentOfOthers;
}

}  // namespace

std::filesystem::path floorsFile() {
  return std::filesystem::path(LK_ROOT) / "tests" / "vision" / "photo_scores" / "floors.json";
}

Floors readFloors(const std::filesystem::path& file) {
  QFile data(QString::fromStdString(file.string()));
  const QJsonDocument json =
      data.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(data.readAll()) : QJsonDocument();
  if (!json.isObject()) throw std::runtime_error(file.string() + " cannot be read as a JSON object");
  Floors floors;
  const QJsonObject all = json.object();
  for (auto each = all.begin(); each != all.end(); ++each) {
    const QJsonObject row = each.value().toObject();
    floors[each.key().toStdString()] = {std::max(row["every"].toInt(), 1),
                                        countsFrom(row["at_least"].toObject()),
                                        countsFrom(row["at_most"].toObject())};
  }
  return floors;
}

void writeFloors(const Floors& floors, const std::filesystem::path& file) {
  QJsonObject all;
  for (const auto& [name, row] : floors)
    all[QString::fromStdString(name)] = QJsonObject{
        {"every", row.every}, {"at_least", jsonFrom(row.atLeast)}, {"at_most", jsonFrom(row.atMost)}};
  QFile data(QString::fromStdString(file.string()));
  if (!data.open(QIODevice::WriteOnly) || data.write(QJsonDocument(all).toJson()) < 0)
    throw std::runtime_error(file.string() + " cannot be written");
}

std::vector<std::string> complaints(const SourceScore& score, const SourceFloors& floors) {
  std::vector<std::string> words;
  const QJsonObject counts = jsonOf(score);
  const auto check = [&](const std::string& name, int floor, bool least) {
    const QJsonValue value = counts[QString::fromStdString(name)];
    const std::string of = score.name + ": " + name;
    if (!value.isDouble()) {
      words.push_back(of + " is in floors.json and is not counted of this source");
      return;
    }
    const int count = value.toInt();
    const int better = least ? count - floor : floor - count;
    const std::string is = of + " is " + std::to_string(count);
    if (better < 0)
      words.push_back(is + ", " + (least ? "at least " : "at most ") + std::to_string(floor) + " wanted");
    else if (better > shareOf(score, kBeaten))
      words.push_back(is + ", better than the floor of " + std::to_string(floor) +
                      ": raise it with score_photos --write-floors --source " + score.name);
  };
  for (const auto& [name, floor] : floors.atLeast) check(name, floor, true);
  for (const auto& [name, floor] : floors.atMost) check(name, floor, false);
  return words;
}

SourceFloors floorsFor(const SourceScore& score, int every) {
  SourceFloors floors{every, {}, {}};
  const QJsonObject counts = jsonOf(score);
  const int spare = shareOf(score, kSpare);
  for (const FloorCount& each : kAtLeast)
    if (isCountOf(each, score, counts))
      floors.atLeast[each.name] =
          std::max(0, counts[QLatin1String(each.name)].toInt() - (each.spare ? spare : 0));
  for (const FloorCount& each : kAtMost)
    if (isCountOf(each, score, counts))
      floors.atMost[each.name] = counts[QLatin1String(each.name)].toInt() + (each.spare ? spare : 0);
  return floors;
}

}  // namespace lk::photo_scores
