#include "dice_photos.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lk::vision::photos {

std::vector<DicePhoto> dicePhotos() {
  const std::filesystem::path folder = std::filesystem::path(LK_ROOT) / ".." / "shared" / "photos";
  std::vector<DicePhoto> result;
  std::ifstream list(folder / "dice.jsonl");
  for (std::string line; std::getline(list, line);) {
    const QJsonObject entry = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    DicePhoto photo{folder / entry["image"].toString().toStdString(), {}};
    for (const QJsonValue& die : entry["dice"].toArray()) {
      const QJsonArray box = die["box"].toArray();
      const auto side = [&](int i) { return static_cast<float>(box[i].toDouble()); };
      photo.dice.push_back({die["value"].toInt(), {side(0), side(1), side(2) - side(0), side(3) - side(1)}});
    }
    result.push_back(std::move(photo));
  }
  std::sort(result.begin(), result.end(),
            [](const DicePhoto& a, const DicePhoto& b) { return a.file < b.file; });
  return result;
}

void DiceScore::add(const DiceScore& other) {
  photos += other.photos;
  exact += other.exact;
  dice += other.dice;
  right += other.right;
  wrong += other.wrong;
  unsure += other.unsure;
  missed += other.missed;
  strange += other.strange;
  doubts += other.doubts;
}

std::string DiceScore::words() const {
  const int given = right + wrong + strange;
  char text[240];
  std::snprintf(
      text, sizeof text,
      "%d dice: right %d (%.1f %%), wrong %d, unsure %d, missed %d; where no die is: %d values, %d doubts; "
      "%.1f %% of the values wrong; %d of %d photos exact",
      dice, right, 100.0 * right / std::max(dice, 1), wrong, unsure, missed, strange, doubts,
      100.0 * (wrong + strange) / std::max(given, 1), exact, photos);
  return text;
}

cv::Point2f middleOf(const DieSighting& die) {
  return (die.corners[0] + die.corners[1] + die.corners[2] + die.corners[3]) * 0.25F;
}

DiceScore score(const std::vector<DieSighting>& seen, const std::vector<LabelledDie>& truth) {
  DiceScore s;
  s.photos = 1;
  s.dice = static_cast<int>(truth.size());
  auto ordered = seen;  // reports with a value are assigned to a die first
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const auto& a, const auto& b) { return a.confidence > b.confidence; });
  std::vector<bool> used(truth.size(), false);
  for (const auto& die : ordered) {
    const cv::Point2f at = middleOf(die);
    int found = -1;
    double nearest = 1e9;
    for (std::size_t i = 0; i < truth.size(); ++i) {
      const cv::Rect2f& box = truth[i].box;
      const double distance = cv::norm(at - (box.tl() + box.br()) * 0.5F);
      if (!used[i] && box.contains(at) && distance < nearest) {
        nearest = distance;
        found = static_cast<int>(i);
      }
    }
    if (found < 0) {
      ++(die.value ? s.strange : s.doubts);
      continue;
    }
    used[static_cast<std::size_t>(found)] = true;
    if (!die.value)
      ++s.unsure;
    else
      ++(*die.value == truth[static_cast<std::size_t>(found)].value ? s.right : s.wrong);
  }
  s.missed = s.dice - s.right - s.wrong - s.unsure;
  s.exact = s.right == s.dice && s.strange == 0 ? 1 : 0;
  return s;
}

}  // namespace lk::vision::photos
