#include "photo_sources.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <opencv2/imgproc.hpp>

namespace lk::photo_scores {

namespace {

namespace fs = std::filesystem;

constexpr const char* kNoSource[] = {"tcg_playmats"};     // upright boxes without corners
constexpr const char* kFaceBoxes[] = {"matteo", "fudw"};  // see the README of the photos
constexpr const char* kSideBoxes[] = {"rune_grey"};
constexpr const char* kOneDayBoard = "purple-1";  // of "set_game": both of its photos are from one day

bool among(const auto& list, const std::string& name) {
  return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

/// Calls `use` with the object of each line.
template <typename Use>
void eachLine(const fs::path& file, const Use& use) {
  std::ifstream list(file);
  int number = 0;
  for (std::string line; std::getline(list, line);) {
    ++number;
    if (line.empty()) continue;
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(line));
    const std::string at = file.string() + " line " + std::to_string(number) + ": ";
    if (!json.isObject()) throw std::runtime_error(at + "no JSON object");
    const fs::path picture = file.parent_path() / json.object()["image"].toString().toStdString();
    if (!fs::is_regular_file(picture)) throw std::runtime_error(at + picture.string() + " is not there");
    use(json.object(), picture);
  }
}

QJsonObject dataOf(const char* file) {
  QFile data(QStringLiteral(LK_ROOT "/tests/vision/photo_scores/") + QLatin1String(file));
  return data.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(data.readAll()).object() : QJsonObject();
}

cv::Point2f pointFrom(const QJsonValue& value) {
  const QJsonArray xy = value.toArray();
  return {static_cast<float>(xy[0].toDouble()), static_cast<float>(xy[1].toDouble())};
}

vision::Quad quadFrom(const QJsonValue& value) {
  const QJsonArray corners = value.toArray();
  vision::Quad quad;
  for (int i = 0; i < 4; ++i) quad[static_cast<std::size_t>(i)] = pointFrom(corners[i]);
  return quad;
}

std::vector<vision::Quad> quadsFrom(const QJsonValue& value) {
  std::vector<vision::Quad> quads;
  for (const QJsonValue& quad : value.toArray()) quads.push_back(quadFrom(quad));
  return quads;
}

cv::Rect2f boxFrom(const QJsonValue& value) {
  const QJsonArray side = value.toArray();
  const auto at = [&](int i) { return static_cast<float>(side[i].toDouble()); };
  return {at(0), at(1), at(2) - at(0), at(3) - at(1)};
}

cv::Rect2f boxAround(const vision::Quad& quad) {
  const auto [left, right] =
      std::minmax_element(quad.begin(), quad.end(), [](auto& a, auto& b) { return a.x < b.x; });
  const auto [top, bottom] =
      std::minmax_element(quad.begin(), quad.end(), [](auto& a, auto& b) { return a.y < b.y; });
  return {left->x, top->y, right->x - left->x, bottom->y - top->y};
}

LabelledPhoto photoFrom(const QJsonObject& line, const fs::path& file) {
  LabelledPhoto photo{file.filename().string(), file, {}, {}, {}};
  for (const QJsonValue& value : line["cards"].toArray()) {
    const QJsonObject card = value.toObject();
    CardTruth truth{{}, quadFrom(card["corners"]), card["hidden"].toBool()};
    if (card["id"].isString()) truth.id = card["id"].toString().toStdString();
    photo.cards.push_back(std::move(truth));
  }
  for (const QJsonValue& value : line["dice"].toArray()) {
    const QJsonObject die = value.toObject();
    const cv::Rect2f box = die.contains("box") ? boxFrom(die["box"]) : boxAround(quadFrom(die["corners"]));
    photo.dice.push_back({die["value"].toInt(), box, !die["logo"].toBool()});
  }
  for (const QJsonValue& box : line["ignore"].toArray()) photo.ignore.push_back(boxFrom(box));
  return photo;
}

void readEnrol(const fs::path& folder, PhotoSource& source) {
  const QJsonObject outlines = dataOf("enrol_outlines.json")[QString::fromStdString(source.name)].toObject();
  eachLine(folder / "enrol.jsonl", [&](const QJsonObject& line, const fs::path& file) {
    EnrolStep step{file.filename().string(), file, {}, {}};
    for (const QJsonValue& id : line["ids"].toArray()) step.ids.push_back(id.toString().toStdString());
    step.outlines = quadsFrom(outlines[QString::fromStdString(step.name)]);
    source.enrol.push_back(std::move(step));
  });
}

void sortPhotos(PhotoSource& source) {
  std::sort(source.photos.begin(), source.photos.end(),
            [](const LabelledPhoto& a, const LabelledPhoto& b) { return a.name < b.name; });
}

std::vector<fs::path> filesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// Cards of the first day are enrolled and those of the other day recognised.
void readSetGame(const fs::path& photos, std::vector<PhotoSource>& sources) {
  PhotoSource source{.name = "set_game"};
  const QJsonObject outlines = dataOf("set_game_outlines.json");
  bool oneDayEnrolled = false;
  eachLine(photos / "cards.jsonl", [&](const QJsonObject& line, const fs::path& file) {
    std::vector<std::string> ids;
    for (const QJsonValue& row : line["rows"].toArray())
      for (const QJsonValue& id : row.toArray()) ids.push_back(id.toString().toStdString());
    const std::string name = file.filename().string();
    const std::vector<vision::Quad> quads = quadsFrom(outlines[QString::fromStdString(name)]);
    if (quads.size() != ids.size())
      throw std::runtime_error(name + ": set_game_outlines.json has not one outline a card");
    const bool oneDay = name.starts_with(kOneDayBoard);
    if (oneDay ? !oneDayEnrolled : name.find("-20161231") != std::string::npos) {
      oneDayEnrolled |= oneDay;
      source.enrol.push_back({name, file, ids, quads});
      return;
    }
    LabelledPhoto photo{name, file, {}, {}, {}};
    for (std::size_t i = 0; i < ids.size(); ++i) photo.cards.push_back({ids[i], quads[i], false});
    source.photos.push_back(std::move(photo));
  });
  sortPhotos(source);
  if (!source.photos.empty()) sources.push_back(std::move(source));
}

/// Adds a source, under another name if the same maker's or subject's photos are there already.
void add(PhotoSource source, std::vector<PhotoSource>& sources) {
  if (source.photos.empty()) return;
  const auto taken = [&](const PhotoSource& other) { return other.name == source.name; };
  if (std::any_of(sources.begin(), sources.end(), taken))
    source.name += source.leftOut ? "_left_out" : "_more";
  sources.push_back(std::move(source));
}

void readLabels(const fs::path& labels, PhotoSource source, std::vector<PhotoSource>& sources) {
  eachLine(labels, [&](const QJsonObject& line, const fs::path& file) {
    source.photos.push_back(photoFrom(line, file));
  });
  sortPhotos(source);
  add(std::move(source), sources);
}

void readCards(const fs::path& folder, bool leftOut, std::vector<PhotoSource>& sources) {
  for (const fs::path& each : filesIn(folder)) {
    PhotoSource source{.name = each.filename().string(), .leftOut = leftOut};
    if (among(kNoSource, source.name)) continue;
    readEnrol(each, source);
    readLabels(each / "cards.jsonl", std::move(source), sources);
  }
}

void readDice(const fs::path& folder, bool leftOut, std::vector<PhotoSource>& sources) {
  for (const fs::path& each : filesIn(folder)) {
    PhotoSource source{.name = each.filename().string(), .kind = SourceKind::dice, .leftOut = leftOut};
    if (among(kFaceBoxes, source.name)) source.dieBox = DieBox::face;
    if (among(kSideBoxes, source.name)) source.dieBox = DieBox::side;
    readLabels(each / "dice.jsonl", std::move(source), sources);
  }
}

void readNegatives(const fs::path& folder, std::vector<PhotoSource>& sources) {
  for (const fs::path& each : filesIn(folder)) {
    PhotoSource source{.name = each.filename().string(), .kind = SourceKind::negatives};
    for (const fs::path& file : filesIn(each))
      if (const std::string end = file.extension().string(); end == ".jpg" || end == ".jpeg" || end == ".png")
        source.photos.push_back({file.filename().string(), file, {}, {}, {}});
    add(std::move(source), sources);
  }
}

}  // namespace

fs::path sharedFolder() {
  return (fs::path(LK_ROOT) / ".." / "shared").lexically_normal();
}

std::vector<PhotoSource> photoSources(const fs::path& shared) {
  const fs::path photos = shared / "photos", photos2 = shared / "photos2", photos3 = shared / "photos3";
  std::vector<PhotoSource> sources;
  readSetGame(photos, sources);
  readCards(photos2 / "cards", false, sources);
  readCards(photos3 / "cards", false, sources);
  readCards(photos2 / "validation" / "cards", true, sources);
  readCards(photos3 / "validation" / "cards", true, sources);
  readLabels(photos / "dice.jsonl", {.name = "nell", .kind = SourceKind::dice}, sources);
  readDice(photos2 / "dice", false, sources);
  readDice(photos3 / "dice", false, sources);
  readDice(photos2 / "validation" / "dice", true, sources);
  readDice(photos3 / "validation" / "dice", true, sources);
  readDice(photos3 / "numbered", false, sources);
  readNegatives(photos2 / "negatives", sources);
  readNegatives(photos3 / "negatives", sources);
  return sources;
}

void thinOut(PhotoSource& source, int step) {
  std::vector<LabelledPhoto> kept;
  for (std::size_t i = 0; i < source.photos.size(); i += static_cast<std::size_t>(std::max(step, 1)))
    kept.push_back(std::move(source.photos[i]));
  source.photos = std::move(kept);
}

}  // namespace lk::photo_scores
