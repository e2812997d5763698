// For developers: writes the training data of the dice body net. dice_bodies FILE SCENES...: FILE.scenes
// contains what the program reads in scenes written by dice_samples, FILE.photos what it reads in the first
// half of the photos. Each record is 1 for a die or 0 for anything else (a byte), then the surroundings of
// its face, 80 x 80 BGR bytes, six faces wide.
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <opencv2/imgcodecs.hpp>

#include "dice_photos.h"
#include "vision/dice/dice_body.h"
#include "vision/dice/dice_explain.h"

using namespace lk::vision;

namespace {

constexpr int kScene = 256;
constexpr int kPatch = 80;
constexpr float kReach = 6;
constexpr double kWorthIt = 0.4;  // probability of a value
constexpr std::size_t kMax = 60;
constexpr int kFloats = 14;  // per die in a scene

struct Thing {
  bool isDie = false;
  cv::Rect2f box;
};

void look(std::ofstream& out, const cv::Mat& bgr, const std::vector<Thing>& things) {
  const Pyramid picture(bgr);
  for (const ExplainedDie& seen : explainDice(bgr, kMax)) {
    if (seen.read.chances[static_cast<std::size_t>(seen.read.likeliest())] < kWorthIt) continue;
    const cv::Point2f at = (seen.read.top[0] + seen.read.top[2]) * 0.5F;
    bool die = false, other = false;
    for (const Thing& thing : things)
      if (thing.box.contains(at)) (thing.isDie ? die : other) = true;
    if (!die && !other) continue;  // unknown
    const cv::Mat patch = surroundings(picture, seen.read.top, kReach, kPatch);
    out.put(die ? 1 : 0);
    out.write(reinterpret_cast<const char*>(patch.data), std::streamsize{3} * kPatch * kPatch);
  }
}

void lookAtScenes(std::ofstream& out, const char* file) {
  std::ifstream in(file, std::ios::binary);
  cv::Mat picture(kScene, kScene, CV_8UC3);
  std::int32_t count = 0;
  while (in.read(reinterpret_cast<char*>(picture.data), std::streamsize{3} * kScene * kScene) &&
         in.read(reinterpret_cast<char*>(&count), sizeof count)) {
    std::vector<Thing> things;
    for (; count > 0; --count) {
      float row[kFloats];
      in.read(reinterpret_cast<char*>(row), sizeof row);
      things.push_back({row[1] > 0, {row[2], row[3], row[4], row[5]}});
    }
    look(out, picture, things);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "dice_bodies FILE SCENES...\n";
    return 2;
  }
  cv::setNumThreads(1);
  const std::string name = argv[1];
  std::ofstream scenes(name + ".scenes", std::ios::binary), taken(name + ".photos", std::ios::binary);
  for (int i = 2; i < argc; ++i) lookAtScenes(scenes, argv[i]);
  const std::vector<photos::DicePhoto> all = photos::dicePhotos();
  for (std::size_t i = 0; i < all.size() / 2; ++i) {
    std::vector<Thing> things;
    for (const photos::LabelledDie& die : all[i].dice) things.push_back({true, die.box});
    look(taken, cv::imread(all[i].file.string()), things);
  }
  return scenes && taken ? 0 : 1;
}
