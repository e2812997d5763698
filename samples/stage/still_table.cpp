#include "stage/still_table.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "faces/face_style.h"
#include "stage/camera.h"
#include "stage/random.h"

namespace lk::stage {

namespace {

constexpr double kWidth = faces::kCardWidthMm, kHeight = faces::kCardHeightMm;
constexpr double kMinPx = 84;
constexpr double kCrowding = 2.1;  // table area per card, in card areas

using Corners = std::array<cv::Point2d, 4>;

struct LaidCard {
  cv::Point2d centre;
  double turnDeg = 0;

  [[nodiscard]] cv::Point2d at(double x, double y) const {
    const double turn = turnDeg * CV_PI / 180;
    return centre +
           cv::Point2d(x * std::cos(turn) - y * std::sin(turn), x * std::sin(turn) + y * std::cos(turn));
  }
  /// Returns whether a point is on the card or closer than `room` to it.
  [[nodiscard]] bool covers(cv::Point2d p, double room) const {
    const double turn = turnDeg * CV_PI / 180;
    const cv::Point2d d = p - centre;
    return std::abs(d.x * std::cos(turn) + d.y * std::sin(turn)) < kWidth / 2 + room &&
           std::abs(d.y * std::cos(turn) - d.x * std::sin(turn)) < kHeight / 2 + room;
  }
};

class Layer {
 public:
  Layer(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards, const carddb::TableLayout& layout)
      : random_(randomFor(seed, Purpose::still)),
        cards_(cards),
        middle_(layout.mat.width / 2, layout.mat.height / 2) {
    scene_.game = layout.game;
    scene_.seed = seed;
    scene_.seconds = 1;
    scene_.slop = 0;
    scene_.camera.width = picture.width;
    scene_.camera.height = picture.height;
    scene_.camera.centre = middle_;
  }

  Scene make() {
    surface();
    light();
    scene_.camera.noise = random_.between(1.5, 4.5);
    scene_.camera.blur = random_.between(0.4, 1.0);
    scene_.camera.jpegQuality = static_cast<int>(random_.between(78, 95));
    scene_.camera.tiltDeg = chance(0.3) ? random_.between(0, 8) : random_.between(0, 40);
    scene_.camera.turnDeg = random_.between(0, 360);
    auto count = static_cast<int>(random_.between(15, 61));
    // Prefer fewer cards to cards too small to be recognized.
    while (frame(count) < kMinPx) count -= 1;
    layCards(count);
    layCutCards();
    layDice();
    return std::move(scene_);
  }

 private:
  bool chance(double share) { return random_.between(0, 1) < share; }
  template <class T, std::size_t N>
  const T& oneOf(const std::array<T, N>& things) {
    return things[static_cast<std::size_t>(random_.between(0, N))];
  }

  void surface() {
    scene_.mat = chance(0.15);
    const std::array textures{TableTexture::wood, TableTexture::cloth, TableTexture::dark,
                              TableTexture::plain};
    scene_.table.texture = textures[scene_.seed % textures.size()];
    if (scene_.table.texture == TableTexture::cloth)
      scene_.table.colour =
          cv::Vec3d(random_.between(25, 130), random_.between(25, 130), random_.between(25, 130));
    if (scene_.table.texture == TableTexture::wood && chance(0.5)) {
      const double tone = random_.between(0.5, 1.35);
      scene_.table.colour = cv::Vec3d(74, 112, 152) * tone;
    }
    if (scene_.table.texture == TableTexture::dark && chance(0.5))
      scene_.table.colour = cv::Vec3d::all(random_.between(16, 40));
    if (scene_.table.texture == TableTexture::plain && chance(0.5))
      scene_.table.colour = cv::Vec3d::all(random_.between(150, 235));
  }

  void light() {
    scene_.light.level = random_.between(0.65, 1.08);
    scene_.light.uneven = random_.between(0, 0.45);
    const double warm = random_.between(-0.12, 0.2);
    scene_.light.colour = {1 - std::max(0.0, warm), 1, 1 + std::min(0.0, warm)};
    for (int i = static_cast<int>(random_.between(0, 3)); i > 0; --i)
      scene_.light.glare.push_back(
          {somewhere(500, 300), random_.between(15, 45), random_.between(0.15, 0.5)});
    for (int i = static_cast<int>(random_.between(0, 3)); i > 0; --i)
      scene_.light.shadows.push_back({somewhere(500, 300), random_.between(0, 180), random_.between(60, 250),
                                      random_.between(2, 40), random_.between(0.15, 0.5)});
  }

  cv::Point2d somewhere(double width, double height) {
    const double x = random_.between(-width / 2, width / 2);
    return middle_ + cv::Point2d(x, random_.between(-height / 2, height / 2));
  }

  /// Raises the camera until the region for `count` cards fills the picture. Returns the length of the
  /// smallest card's long side in pixels.
  double frame(int count) {
    const double area = count * kWidth * kHeight * kCrowding;
    const double aspect = static_cast<double>(scene_.camera.width) / scene_.camera.height;
    region_ = {std::sqrt(area * aspect), std::sqrt(area / aspect)};
    const double turn = scene_.camera.turnDeg * CV_PI / 180;
    double smallest = 0;
    for (scene_.camera.heightMm = 250; scene_.camera.heightMm < 3000; scene_.camera.heightMm *= 1.03) {
      const Camera camera(scene_.camera);
      bool inside = true;
      smallest = 1e9;
      for (int i = 0; i < 4; ++i) {
        const double x = region_.width / 2 * (i % 2 ? 1 : -1), y = region_.height / 2 * (i / 2 ? 1 : -1);
        const cv::Point2d p = middle_ + cv::Point2d(x * std::cos(turn) - y * std::sin(turn),
                                                    x * std::sin(turn) + y * std::cos(turn));
        const cv::Point2d at = camera.project({p.x, p.y, 0});
        inside &= at.x > 8 && at.y > 8 && at.x < scene_.camera.width - 9 && at.y < scene_.camera.height - 9;
        // A card along the line of sight appears shortest.
        const cv::Vec3d ahead(std::sin(turn) * kHeight, -std::cos(turn) * kHeight, 0);
        smallest = std::min(smallest, cv::norm(camera.project(cv::Vec3d(p.x, p.y, 0) + ahead) - at));
      }
      if (inside) break;
    }
    return smallest;
  }

  LaidCard thrown() {
    const double turn = scene_.camera.turnDeg * CV_PI / 180;
    const double x = random_.between(-0.5, 0.5) * (region_.width - kHeight);
    const double y = random_.between(-0.5, 0.5) * (region_.height - kHeight);
    const double quarter = 90.0 * static_cast<int>(random_.between(0, 4)) + random_.between(-8, 8);
    return {middle_ +
                cv::Point2d(x * std::cos(turn) - y * std::sin(turn), x * std::sin(turn) + y * std::cos(turn)),
            chance(0.6) ? scene_.camera.turnDeg + quarter : random_.between(0, 360)};
  }

  /// Returns the fraction of a card that is inside the picture and not covered by later cards.
  double visible(std::size_t which, const Camera& camera, const LaidCard* extra) const {
    constexpr int kColumns = 14, kRows = 20;
    int seen = 0;
    for (int i = 0; i < kColumns * kRows; ++i) {
      const cv::Point2d p = laid_[which].at(kWidth * ((i % kColumns + 0.5) / kColumns - 0.5),
                                            kHeight * ((i / kColumns + 0.5) / kRows - 0.5));
      bool covered = extra != nullptr && extra->covers(p, 0);
      for (std::size_t k = which + 1; k < laid_.size() && !covered; ++k) covered = laid_[k].covers(p, 0);
      const cv::Point2d at = camera.project({p.x, p.y, 0});
      covered |= at.x < 0 || at.y < 0 || at.x > camera.size().width - 1 || at.y > camera.size().height - 1;
      seen += covered ? 0 : 1;
    }
    return static_cast<double>(seen) / (kColumns * kRows);
  }

  bool leavesAllInSight(const LaidCard& card, const Camera& camera) {
    for (std::size_t i = 0; i < laid_.size(); ++i)
      if (cv::norm(laid_[i].centre - card.centre) < 110 && visible(i, camera, &card) < kMinVisible)
        return false;
    return true;
  }

  bool touchesNone(const LaidCard& card, double room) const {
    for (const LaidCard& other : laid_) {
      if (cv::norm(other.centre - card.centre) > 115) continue;
      for (int i = 0; i <= 8; ++i)
        for (int k = 0; k <= 8; ++k) {
          const double x = kWidth * (i / 8.0 - 0.5), y = kHeight * (k / 8.0 - 0.5);
          if (other.covers(card.at(x, y), room) || card.covers(other.at(x, y), room)) return false;
        }
    }
    return true;
  }

  void lay(const LaidCard& card) {
    laid_.push_back(card);
    CardEntry entry;
    entry.card = rules::CardId(
        static_cast<std::uint16_t>(1 + random_.between(0, static_cast<double>(cards_.cards().size()))));
    entry.deck = faces::deckOf(cards_[entry.card].type);
    entry.faceUp = !chance(0.12);
    entry.sleeved = sleeves_;
    entry.centre = card.centre;
    entry.turnDeg = card.turnDeg;
    scene_.cards.push_back(entry);
  }

  void layCards(int count) {
    sleeves_ = chance(0.35);
    const double overlapping = chance(0.5) ? random_.between(0.1, 0.5) : 0;
    const Camera camera(scene_.camera);
    for (int i = 0; i < count; ++i) {
      const bool onOthers = chance(overlapping);
      for (int attempt = 0; attempt < 400; ++attempt) {
        const LaidCard card = thrown();
        if (onOthers ? !leavesAllInSight(card, camera) : !touchesNone(card, sleeves_ ? 3.5 : 1.5)) continue;
        lay(card);
        break;
      }
    }
  }

  /// Lays cards that are cut by the picture's edge, but mostly visible.
  void layCutCards() {
    const Camera camera(scene_.camera);
    for (int i = static_cast<int>(random_.between(0, 4)); i > 0; --i) {
      for (int attempt = 0; attempt < 200; ++attempt) {
        const bool side = chance(0.4);
        cv::Point2d pixel(random_.between(0, camera.size().width), random_.between(0, camera.size().height));
        if (side) pixel.x = chance(0.5) ? 0 : camera.size().width - 1;
        if (!side) pixel.y = chance(0.5) ? 0 : camera.size().height - 1;
        const cv::Vec3d ray = camera.ray(pixel), from = camera.position();
        const double far = -from[2] / ray[2];
        LaidCard card = thrown();
        const cv::Point2d edge(from[0] + far * ray[0], from[1] + far * ray[1]);
        card.centre = edge + (middle_ - edge) * (random_.between(10, 35) / cv::norm(middle_ - edge));
        if (!touchesNone(card, 3)) continue;
        laid_.push_back(card);
        const double share = visible(laid_.size() - 1, camera, nullptr);
        laid_.pop_back();
        if (share < kMinVisible || share > 0.97) continue;
        lay(card);
        break;
      }
    }
  }

  void layDice() {
    const std::array colours{
        DieColours{{238, 244, 246}, {26, 24, 24}}, DieColours{{38, 34, 34}, {235, 240, 240}},
        DieColours{{40, 34, 190}, {240, 242, 245}}, DieColours{{170, 80, 30}, {245, 242, 240}}};
    DiceEntry dice;
    dice.loose = true;
    dice.until = 1e6;
    dice.sideMm = random_.between(12, 18);
    for (int i = static_cast<int>(random_.between(0, 7)); i > 0; --i) {
      dice.values.push_back(1 + static_cast<int>(random_.between(0, 6)));
      dice.colours.push_back(oneOf(colours));
      const LaidCard& on =
          laid_[static_cast<std::size_t>(random_.between(0, static_cast<double>(laid_.size())))];
      // Half of them on a card, and half of those across its rim.
      const bool rim = chance(0.5);
      dice.spots.push_back({on.at(rim ? kWidth / 2 : random_.between(-15, 15), random_.between(-30, 30)),
                            random_.between(0, 360)});
    }
    if (dice.values.empty()) return;
    dice.thrown = 0;
    scene_.dice.push_back(dice);
  }

  Random random_;
  const rules::CardBook& cards_;
  cv::Point2d middle_;
  cv::Size2d region_;
  Scene scene_;
  std::vector<LaidCard> laid_;
  bool sleeves_ = false;
};

}  // namespace

Scene stillTable(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards,
                 const carddb::TableLayout& layout) {
  return Layer(seed, picture, cards, layout).make();
}

}  // namespace lk::stage
