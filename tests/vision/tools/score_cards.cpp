// For developers: finds and names the cards of the photos, and prints results and times. score_cards [DIR]:
// also writes each photo with the outlines drawn to DIR.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>

#include <opencv2/imgproc.hpp>

#include "card_photos.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming_one.h"

using namespace lk::vision;

namespace {

double since(std::clock_t begin) {
  return static_cast<double>(std::clock() - begin) * 1000 / CLOCKS_PER_SEC;
}

void draw(cv::Mat picture, const std::vector<CardOutline>& outlines, const std::string& file) {
  int number = 0;
  for (const CardOutline& outline : outlines) {
    std::vector<cv::Point> corners(outline.corners.begin(), outline.corners.end());
    cv::polylines(picture, corners, true, {0, 255, 255}, 2);
    char text[40];
    std::snprintf(text, sizeof text, "%d %.2f", number++, outline.score);
    cv::putText(picture, text, corners[0] + cv::Point(10, 40), cv::FONT_HERSHEY_SIMPLEX, 1, {255, 0, 255}, 2);
  }
  cv::imwrite(file, picture);
}

}  // namespace

int main(int argc, char** argv) {
  cv::setNumThreads(1);
  const auto all = photos::cardPhotos();
  std::map<std::string, std::vector<CardOutline>> seen;
  std::vector<double> findMs;
  std::vector<Reference> references;
  std::string firstPurple;
  for (const auto& photo : all) {
    const cv::Mat picture = photo.load();
    const auto begin = std::clock();
    auto outlines = findCards(picture);
    findMs.push_back(since(begin));
    if (outlines.size() != photo.names.size())
      std::printf("%s: %zu cards found\n", photo.file.filename().c_str(), outlines.size());
    if (argc > 1)
      draw(picture.clone(), outlines, std::string(argv[1]) + "/" + photo.file.stem().string() + ".png");
    if (photo.board == "purple-1" && firstPurple.empty()) firstPurple = photo.file;
    if ((photo.firstDay || photo.file == firstPurple) && outlines.size() == photo.names.size())
      for (std::size_t i = 0; i < outlines.size(); ++i)
        references.push_back({photo.names[i], false, describeCard(picture, outlines[i].corners)});
    seen[photo.file] = std::move(outlines);
  }
  std::vector<double> nameMs;
  for (const bool leaveOut : {false, true}) {
    int right = 0, wrong = 0, unsure = 0, doubtHasIt = 0;
    for (const auto& photo : all) {
      if (photo.firstDay || photo.file == firstPurple) continue;
      std::vector<Reference> known;
      for (const Reference& reference : references)
        if (!leaveOut ||
            std::find(photo.names.begin(), photo.names.end(), reference.key) == photo.names.end())
          known.push_back(reference);
      const CardIndex index(known);
      const cv::Mat picture = photo.load();
      const auto& outlines = seen[photo.file];
      for (std::size_t i = 0; i < outlines.size(); ++i) {
        const std::string truth = outlines.size() == photo.names.size() ? photo.names[i] : "?";
        const auto begin = std::clock();
        const CardSighting card = nameAt(picture, index, outlines[i].corners);
        nameMs.push_back(since(begin));
        if (!card.key) {
          ++unsure;
          doubtHasIt +=
              std::any_of(card.maybe.begin(), card.maybe.end(), [&](auto& m) { return m.key == truth; });
          if (!leaveOut)
            std::printf("  unsure %s (%s?)\n", truth.c_str(),
                        card.maybe.empty() ? "-" : card.maybe[0].key.c_str());
        } else if (*card.key == truth) {
          ++right;
        } else {
          ++wrong;
          std::printf("  WRONG %s named %s (%.3f)\n", truth.c_str(), card.key->c_str(), card.confidence);
        }
      }
    }
    std::printf("%s: right %d wrong %d unsure %d (%d with the right doubt)\n",
                leaveOut ? "board not enrolled" : "other day", right, wrong, unsure, doubtHasIt);
  }
  std::sort(findMs.begin(), findMs.end());
  std::sort(nameMs.begin(), nameMs.end());
  if (!findMs.empty()) std::printf("find %.1f ms (max %.1f)\n", findMs[findMs.size() / 2], findMs.back());
  if (!nameMs.empty()) std::printf("name %.2f ms (max %.2f)\n", nameMs[nameMs.size() / 2], nameMs.back());
}
