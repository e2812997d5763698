// For developers: writes what the judge of dice faces is trained on. dice_samples FILE [DRAWN]: every face
// guessed in the photos, then those in DRAWN random drawings. A row is seven floats (picture; drawn or not; 1
// right, 0 wrong, -1 neither; number of the die or -1; value; how far off the die's middle; side) and then
// the judge's inputs.
#include <cstdlib>
#include <fstream>
#include <iostream>

#include <opencv2/imgcodecs.hpp>

#include "dice_photos.h"
#include "drawn_dice.h"
#include "vision/dice_guesses.h"

namespace {

struct Truth {
  int value;
  cv::Point2f middle;
  cv::Rect2f ground;
  float size;
  float near, far;  // in sizes: up to `near` off the middle a guess is right, beyond `far` it is wrong
};

class Writer {
 public:
  explicit Writer(const char* file) : out_(file, std::ios::binary) {}

  void write(int picture, bool drawn, const cv::Mat& image, const std::vector<Truth>& truths) {
    for (const auto& guessed : lk::vision::guessFaces(image, {})) {
      const auto& guess = guessed.guess;
      float label = 0;
      float number = -1;
      float off = 9;
      for (std::size_t i = 0; i < truths.size(); ++i) {
        const Truth& t = truths[i];
        if (!t.ground.contains(guess.centre)) continue;
        const float away = static_cast<float>(cv::norm(guess.centre - t.middle)) / t.size;
        if (away > off) continue;
        off = away;
        number = static_cast<float>(i);
        const float side = guess.side() / t.size;
        label = 0;
        if (guess.value == t.value && away < t.far && side > 0.35F && side < 1.25F)
          label = away < t.near && side > 0.45F && side < 1.15F ? 1.F : -1.F;
      }
      if (drawn && number < 0 && guess.value == 1 && skipped_++ % 8 != 0) continue;  // far more than needed
      const float head[] = {static_cast<float>(picture),
                            drawn ? 1.F : 0.F,
                            label,
                            number,
                            static_cast<float>(guess.value),
                            off,
                            guess.side()};
      out_.write(reinterpret_cast<const char*>(head), sizeof head);
      out_.write(reinterpret_cast<const char*>(guessed.inputs.data()),
                 static_cast<std::streamsize>(guessed.inputs.size() * sizeof(float)));
    }
  }

 private:
  std::ofstream out_;
  int skipped_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "dice_samples FILE [DRAWN]\n";
    return 2;
  }
  cv::setNumThreads(1);
  Writer writer(argv[1]);
  int picture = 0;
  for (const auto& photo : photos::dicePhotos()) {
    std::vector<Truth> truths;
    for (const auto& die : photo.dice)
      truths.push_back({die.value, (die.box.tl() + die.box.br()) * 0.5F, die.box,
                        std::max(die.box.width, die.box.height), 0.3F, 0.42F});
    writer.write(picture++, false, cv::imread(photo.file.string()), truths);
  }
  cv::RNG random(1);
  for (int i = 0; i < (argc > 2 ? std::atoi(argv[2]) : 0); ++i) {
    const auto drawing = drawn::randomDice(random);
    std::vector<Truth> truths;
    for (const auto& die : drawing.dice) {
      const cv::Point2f middle(die.centre);
      const float side = static_cast<float>(die.side);
      truths.push_back(
          {die.value, middle, {middle.x - side, middle.y - side, side * 2, side * 2}, side, 0.1F, 0.18F});
    }
    writer.write(picture++, true, drawing.image, truths);
  }
}
