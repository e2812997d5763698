#include "stage/moving_table.h"

#include <algorithm>
#include <array>

#include "faces/face_style.h"
#include "stage/random.h"

namespace lk::stage {

namespace {

constexpr double kApart = 116;          // millimetres between places; enough for cards at any angle
constexpr int kColumns = 5, kRows = 3;  // of card places, right of the tray
const cv::Point2d kTrayAt(-425, -150);  // relative to the middle of the picture
const cv::Point2d kFirstPlace(-125, -120);
constexpr double kNudge = 9;  // millimetres

class Director {
 public:
  Director(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards,
           const carddb::TableLayout& layout)
      : random_(randomFor(seed, Purpose::moving)),
        cards_(cards),
        middle_(layout.mat.width / 2, layout.mat.height / 2) {
    scene_.game = layout.game;
    scene_.seed = seed;
    scene_.fps = seed % 3 == 2 ? 15 : 30;
    scene_.mat = false;
    scene_.slop = 0.5;
    scene_.camera.width = picture.width;
    scene_.camera.height = picture.height;
    scene_.camera.centre = middle_;
    scene_.camera.heightMm = 730;
    scene_.camera.tiltDeg = random_.between(0, 6);
    scene_.camera.noise = random_.between(1.5, 3.5);
    scene_.camera.blur = random_.between(0.4, 0.8);
    scene_.light.level = random_.between(0.75, 1.05);
    scene_.light.uneven = random_.between(0, 0.3);
    const std::array textures{TableTexture::wood, TableTexture::cloth, TableTexture::plain};
    scene_.table.texture = textures[seed % textures.size()];
    scene_.trays.push_back({rules::Seat::A, middle_ + kTrayAt, 0});
  }

  Scene make(int steps) {
    for (int i = 2 + below(3); i > 0; --i) scene_.cards.push_back(card());
    for (int step = 0; step < steps; ++step) {
      now_ = kFirstStep + step * kStep;
      happen();
    }
    scene_.seconds = kFirstStep + steps * kStep;
    return std::move(scene_);
  }

 private:
  struct Place {
    int column = 0, row = 0;
    friend bool operator==(const Place&, const Place&) = default;
  };

  int below(std::size_t end) { return static_cast<int>(random_.between(0, static_cast<double>(end))); }

  cv::Point2d pointOf(Place place) const {
    return middle_ + kFirstPlace + cv::Point2d(place.column * kApart, place.row * kApart);
  }

  Place freePlace() {
    for (;;) {
      const Place place{below(kColumns), below(kRows)};
      if (std::find(taken_.begin(), taken_.end(), place) != taken_.end()) continue;
      taken_.push_back(place);
      return place;
    }
  }

  /// Returns a card that is not on the table yet: identical cards could not be told apart.
  CardEntry card() {
    CardEntry entry;
    do {
      entry.card = rules::CardId(static_cast<std::uint16_t>(1 + below(cards_.cards().size())));
    } while (std::any_of(scene_.cards.begin(), scene_.cards.end(),
                         [&](const CardEntry& other) { return other.card == entry.card; }));
    entry.deck = faces::deckOf(cards_[entry.card].type);
    entry.faceUp = below(4) != 0;
    entry.centre = pointOf(freePlace());
    entry.turnDeg = random_.between(-12, 12);
    entry.hand = below(2) == 0 ? rules::Seat::A : rules::Seat::B;
    turns_.push_back(entry.turnDeg);
    there_.push_back(scene_.cards.size());
    return entry;
  }

  void happen() {
    enum { layAnother, turnOver, moveAway, nudge, quarterTurn, takeAway, passBy, throwDice, kinds };
    const int what = below(kinds);
    if (what == layAnother || (there_.empty() && what < passBy)) {
      CardEntry entry = card();
      entry.actions.push_back({now_, ActionKind::lay, {}, 0});
      scene_.cards.push_back(std::move(entry));
      return;
    }
    if (what == passBy) {
      const auto hand = below(2) == 0 ? rules::Seat::A : rules::Seat::B;
      scene_.hands.push_back({hand, now_, {pointOf({below(kColumns), 1}), pointOf({below(kColumns), 1})}});
      return;
    }
    if (what == throwDice) return toss();
    const auto place = there_.begin() + below(there_.size());
    const std::size_t index = *place;
    CardEntry& entry = scene_.cards[index];
    double& turn = turns_[index];
    switch (what) {
      case turnOver:
        entry.actions.push_back({now_, ActionKind::turnOver, {}, 0});
        break;
      case moveAway:
        entry.actions.push_back({now_, ActionKind::move, pointOf(freePlace()), turn});
        break;
      case nudge: {
        const cv::Point2d lies = lastPlace(entry);
        turn += random_.between(-4, 4);
        entry.actions.push_back({now_, ActionKind::move,
                                 lies + cv::Point2d(random_.between(4, kNudge), random_.between(-4, 4)),
                                 turn});
        break;
      }
      case quarterTurn:
        turn += 90;
        entry.actions.push_back({now_, ActionKind::turn, {}, turn});
        break;
      default:
        entry.actions.push_back({now_, ActionKind::remove, {}, 0});
        there_.erase(place);
        break;
    }
  }

  static cv::Point2d lastPlace(const CardEntry& entry) {
    cv::Point2d place = entry.centre;
    for (const CardAction& action : entry.actions)
      if (action.kind == ActionKind::move) place = action.to;
    return place;
  }

  void toss() {
    // Dice thrown before are picked up by the hand that throws again.
    for (DiceEntry& before : scene_.dice) before.until = std::min(before.until, now_ - 0.9);
    DiceEntry dice;
    dice.tray = rules::Seat::A;
    for (int i = 1 + below(3); i > 0; --i) {
      dice.values.push_back(1 + below(6));
      dice.colours.push_back(below(2) == 0 ? DieColours{{238, 244, 246}, {26, 24, 24}}
                                           : DieColours{{40, 34, 190}, {240, 242, 245}});
    }
    dice.thrown = now_ - kThrowSeconds;
    dice.until = 1e6;
    scene_.dice.push_back(std::move(dice));
  }

  Random random_;
  const rules::CardBook& cards_;
  cv::Point2d middle_;
  Scene scene_;
  double now_ = 0;
  std::vector<Place> taken_;
  std::vector<std::size_t> there_;  // indices of the cards on the table
  std::vector<double> turns_;       // current turn of each card
};

}  // namespace

Scene movingTable(std::uint64_t seed, cv::Size picture, int steps, const rules::CardBook& cards,
                  const carddb::TableLayout& layout) {
  return Director(seed, picture, cards, layout).make(steps);
}

}  // namespace lk::stage
