#include "dice_scenes.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "dice_litter.h"
#include "laid_dominoes.h"

namespace lk::vision::cast {

namespace {

constexpr float kCocked = 0.2F;     // radians; up to here a die is flat enough to be read
constexpr float kRival = 0.7F;      // visibility ratio of a cocked die's faces, from which it looks cocked
constexpr float kReadable = 0.75F;  // visible fraction of a die from which its value counts
constexpr float kThere = 0.3F;      // dice with a smaller visible fraction are not required

class Maker {
 public:
  Maker(cv::RNG& random, int size, Among among, const cv::Mat& photo, Camera camera)
      : random_(random),
        chance_(random),
        among_(among),
        photo_(photo),
        elevation_(camera == Camera::leaning ? between(0.52F, 1.4F) : static_cast<float>(CV_PI / 2)),
        size_(2 * size),
        picture_(size_, size_),
        owner_(size_, size_, 0) {}

  Scene run() {
    ground();
    chooseView();
    const std::vector<cv::Rect2f> decoys =
        among_ == Among::dominoes ? layDominoes(random_, picture_, view_) : dropLitter();
    const float side = between(40, 115) * std::sin(elevation_);  // in the image at double size
    for (int i = random_.uniform(0, 14); i > 0; --i) layDie(side * between(0.85F, 1.18F));
    // Objects nearer to the camera occlude those behind.
    std::sort(poses_.begin(), poses_.end(), [&](const DiePose& a, const DiePose& b) {
      return a.at.dot(view_.lean) > b.at.dot(view_.lean);
    });
    for (const DiePose& pose : poses_) drawDie(pose);
    Scene scene;
    foreshorten();
    scene.picture = photographed();
    for (int i = 0; i < static_cast<int>(dice_.size()); ++i) {
      PlacedDie die = dice_[static_cast<std::size_t>(i)];
      die.seen = static_cast<float>(cv::countNonZero(owner_ == i + 1)) / std::max(die.seen, 1.F);
      const cv::Rect2f whole = die.drawn.box = foreshortened(die.drawn.box);
      for (auto& p : die.drawn.top) p = foreshortened(p);
      const cv::Rect2f frame(0, 0, static_cast<float>(size_), static_cast<float>(size_));
      die.seen *= (whole & frame).area() / whole.area();
      if (die.seen < kThere) continue;
      if (die.seen < kReadable) die.value = 0;
      die.drawn.box = {die.drawn.box.x / 2, die.drawn.box.y / 2, die.drawn.box.width / 2,
                       die.drawn.box.height / 2};
      for (auto& p : die.drawn.top) p = p * 0.5F - cv::Point2f(0.25F, 0.25F);
      scene.dice.push_back(die);
    }
    for (const cv::Rect2f& decoy : decoys) {
      const cv::Rect inside = cv::Rect(decoy) & cv::Rect({0, 0}, owner_.size());
      if (inside.area() <= 0.7 * decoy.area() || cv::countNonZero(owner_(inside)) > 0) continue;
      const cv::Rect2f seen = foreshortened(decoy);
      scene.decoys.emplace_back(seen.x / 2, seen.y / 2, seen.width / 2, seen.height / 2);
    }
    return scene;
  }

 private:
  // Dice are cast without the foreshortening of the table: their tops are square. Widening the image by as
  // much gives the same proportions.
  [[nodiscard]] cv::Point2f foreshortened(cv::Point2f p) const {
    const float middle = static_cast<float>(size_) / 2;
    return {middle + (p.x - middle) / std::sin(elevation_), p.y};
  }
  [[nodiscard]] cv::Rect2f foreshortened(const cv::Rect2f& box) const {
    return {foreshortened(box.tl()), foreshortened(box.br())};
  }
  void foreshorten() {
    const float stretch = 1 / std::sin(elevation_);
    const cv::Matx23f map(stretch, 0, (1 - stretch) * static_cast<float>(size_ - 1) / 2, 0, 1, 0);
    cv::Mat3f wide;
    if (stretch > 1) cv::warpAffine(picture_, wide, map, picture_.size()), picture_ = wide;
  }

  std::vector<cv::Rect2f> dropLitter() {
    Litter litter(random_, picture_, view_);
    for (int i = random_.uniform(0, 4); i > 0; --i) litter_.push_back(litter.drop());
    return litter.decoys();
  }

  float between(float low, float high) { return chance_.between(low, high); }
  bool chance(double p) { return chance_.happens(p); }
  cv::Vec3f anyColour() { return chance_.colour(); }
  cv::Point2f place() {
    return {between(0, static_cast<float>(size_)), between(0, static_cast<float>(size_))};
  }

  void ground() {
    if (!photo_.empty()) {
      const int side = random_.uniform(std::min(size_ / 2, photo_.rows), photo_.rows + 1);
      const cv::Rect part(random_.uniform(0, photo_.cols - side + 1),
                          random_.uniform(0, photo_.rows - side + 1), side, side);
      cv::resize(cv::Mat3f(photo_(part)), picture_, picture_.size());
      return;
    }
    const cv::Vec3f base =
        chance(0.5) ? cv::Vec3f::all(between(90, 245)) + cv::Vec3f(between(-12, 12), 0, between(-12, 12))
                    : anyColour();
    picture_ = base;
    const double kind = between(0, 1);
    if (kind < 0.35) {  // wood, cloth: wavy bands
      const float wide = between(2, 40);
      const float angle = between(0, 3.2F);
      const float deep = between(0.02F, 0.3F);
      for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x) {
          const auto fx = static_cast<float>(x);
          const auto fy = static_cast<float>(y);
          const float along = fx * std::cos(angle) + fy * std::sin(angle);
          const float across = fy * std::cos(angle) - fx * std::sin(angle);
          picture_(y, x) *= 1 + deep * std::sin(across / wide + 2 * std::sin(along / (wide * 9)));
        }
    } else if (kind < 0.6) {  // texture of any size
      cv::Mat3f grain(size_ / 2, size_ / 2);
      random_.fill(grain, cv::RNG::NORMAL, 0, 1);
      cv::GaussianBlur(grain, grain, {}, between(0.5F, 8));
      cv::Scalar mean, spread;
      cv::meanStdDev(grain, mean, spread);
      cv::resize(grain, grain, picture_.size());
      picture_ += grain * (between(2, 30) / (spread[0] + 1e-6));
    }
  }

  void chooseView() {
    const float tilt = chance(0.2) ? 0 : between(0, 0.75F);
    const float towards = between(0, 6.3F);
    view_.lean = cv::Point2f(std::cos(towards), std::sin(towards)) * (std::tan(tilt) * 0.9F);
    if (elevation_ < static_cast<float>(CV_PI / 2)) view_.lean = {0, -1 / std::tan(elevation_)};
    view_.widening = between(0, 0.0012F);
    const float low = between(0, 0.9F);
    const float from = between(0, 6.3F);
    view_.lamp = cv::normalize(cv::Vec3f(std::cos(from) * low, std::sin(from) * low, 1));
    view_.ambient = chance(0.15) ? 1.F : between(0.3F, 0.85F);
  }

  DieLook anyLook() {
    DieLook look;
    look.rounding = between(0.06F, 0.5F);
    look.ballRadius = chance(0.5) ? 2 : between(1.4F, 1.75F);
    look.pipRadius = between(0.14F, 0.25F);
    look.singleRadius = look.pipRadius * (chance(0.3) ? between(1, 1.7F) : 1.F);
    look.pipReach = between(0.42F, 0.6F);
    look.pipDepth = chance(0.3) ? 0.F : between(0, 0.6F);
    look.body = anyColour();
    do {
      look.pips = chance(0.35)   ? cv::Vec3f::all(between(210, 255))
                  : chance(0.35) ? cv::Vec3f::all(between(5, 45))
                                 : anyColour();
    } while (cv::norm(look.pips - look.body) < 65);
    look.single = chance(0.08) ? anyColour() : look.pips;
    if (cv::norm(look.single - look.body) < 75) look.single = look.pips;
    if (chance(0.35)) {
      look.veins = between(0.2F, 0.7F);
      look.veinSize = between(0.8F, 4);
      look.vein = chance(0.5) ? look.body * between(0.4F, 1.3F) : anyColour();
      if (cv::norm(look.pips - look.vein) < 60) look.vein = look.body * 0.8F;
    }
    if (chance(0.2)) look.clear = between(0.15F, 0.6F);
    look.shine = view_.ambient == 1 ? 0 : chance(0.6) ? between(0, 40) : between(40, 160);
    look.hardness = between(6, 60);
    return look;
  }

  void layDie(float side) {
    DiePose pose;
    pose.side = side;
    const bool close = !poses_.empty() && chance(0.45);
    const bool onLitter = !litter_.empty() && chance(0.35);
    const float s = static_cast<float>(size_);
    for (int attempt = 0; attempt < 12; ++attempt) {
      if (close) {
        const DiePose& other =
            poses_[static_cast<std::size_t>(random_.uniform(0, static_cast<int>(poses_.size())))];
        const float angle = between(0, 6.3F);
        pose.at = other.at + cv::Point2f(std::cos(angle), std::sin(angle)) *
                                 (between(0.5F, 0.75F) * (side + other.side));
      } else if (onLitter && attempt < 6) {
        pose.at = litter_[static_cast<std::size_t>(random_.uniform(0, static_cast<int>(litter_.size())))] +
                  cv::Point2f(between(-50, 50), between(-50, 50));
      } else {
        pose.at = {between(0.1F * s, 0.9F * s), between(0.1F * s, 0.9F * s)};
      }
      if (std::none_of(poses_.begin(), poses_.end(), [&](const DiePose& other) {
            return cv::norm(other.at - pose.at) < 0.5 * (side + other.side);
          }))
        break;
      if (attempt == 11) return;
    }
    pose.value = random_.uniform(1, 7);
    pose.yaw = between(0, 6.3F);
    if (among_ == Among::dominoes && !poses_.empty() && chance(0.4)) {  // side by side, as dominoes lie
      const DiePose& other = poses_.back();
      const float way = other.yaw + static_cast<float>(CV_PI / 2) * static_cast<float>(random_.uniform(0, 4));
      const cv::Point2f beside =
          other.at + cv::Point2f(std::cos(way), std::sin(way)) * (between(1, 1.06F) * other.side);
      if (std::any_of(poses_.begin(), poses_.end(),
                      [&](const DiePose& die) { return cv::norm(die.at - beside) < 0.95 * other.side; }))
        return;
      pose.side = other.side;
      pose.at = beside;
      pose.yaw = other.yaw;
    }
    pose.tilt = chance(0.14) ? between(0.33F, 0.79F) : chance(0.3) ? between(0, 0.12F) : 0;
    pose.tiltTowards = between(0, 6.3F);
    if (pose.tilt > kCocked && chance(0.6))  // over an edge, as against a wall or another die
      pose.tiltTowards = pose.yaw + static_cast<float>(CV_PI / 2) * static_cast<float>(random_.uniform(0, 4));
    pose.leftHanded = chance(0.5);
    pose.spin = random_.uniform(0, 4);
    for (bool& twist : pose.twist) twist = chance(0.5);
    poses_.push_back(pose);
  }

  void drawDie(const DiePose& pose) {
    if (view_.ambient < 1 || chance(0.3))
      castShadow(picture_, pose, view_, between(0.1F, 0.6F), between(0.02F, 0.25F));
    if (view_.ambient < 1 && chance(0.7)) {
      View above = view_;
      above.lamp = {0, 0, 1};
      castShadow(picture_, pose, above, between(0.1F, 0.6F), between(0.05F, 0.15F));
    }
    if (looks_.empty() || chance(among_ == Among::dominoes ? 0.3 : 0.8)) looks_.push_back(anyLook());
    PlacedDie die;
    const int id = static_cast<int>(dice_.size()) + 1;
    die.drawn = castDie(picture_, owner_, id, pose, looks_.back(), view_);
    die.seen = static_cast<float>(cv::countNonZero(owner_ == id));
    die.value = pose.tilt < kCocked ? pose.value : die.drawn.rival > kRival ? 0 : -1;
    dice_.push_back(die);
  }

  cv::Mat photographed() {
    if (chance(0.3)) {  // a shadow or a beam across the scene
      cv::Mat1f light(size_, size_, 1.F);
      std::vector<cv::Point> area{place(), place(), place()};
      cv::fillConvexPoly(light, area, between(0.45F, 1.3F));
      cv::GaussianBlur(light, light, {}, between(2, 60));
      for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x) picture_(y, x) *= light(y, x);
    }
    cv::Mat3f small;
    cv::GaussianBlur(picture_, picture_, {}, between(0.3F, 2.6F));
    cv::resize(picture_, small, picture_.size() / 2, 0, 0, cv::INTER_AREA);
    if (chance(0.5)) {  // sharpened, as by phones
      cv::Mat3f soft;
      cv::GaussianBlur(small, soft, {}, 1.2);
      small += (small - soft) * between(0.2F, 1.2F);
    }
    cv::Mat3f noise(small.size());
    random_.fill(noise, cv::RNG::NORMAL, 0, between(0.5F, 7));
    small += noise;
    cv::Mat result;
    small.convertTo(result, CV_8UC3);
    if (chance(0.6)) {
      std::vector<uchar> packed;
      cv::imencode(".jpg", result, packed, {cv::IMWRITE_JPEG_QUALITY, random_.uniform(45, 96)});
      result = cv::imdecode(packed, cv::IMREAD_COLOR);
    }
    return result;
  }

  cv::RNG& random_;
  Chance chance_;
  Among among_;
  cv::Mat photo_;
  float elevation_;  // of a leaning camera above the table, radians
  int size_;
  cv::Mat3f picture_;
  cv::Mat1i owner_;
  View view_;
  std::vector<DieLook> looks_;
  std::vector<DiePose> poses_;
  std::vector<PlacedDie> dice_;
  std::vector<cv::Point2f> litter_;
};

}  // namespace

Scene randomScene(cv::RNG& random, int size, Among among, const cv::Mat& photo, Camera camera) {
  return Maker(random, size, among, photo, camera).run();
}

}  // namespace lk::vision::cast
