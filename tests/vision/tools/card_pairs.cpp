// For developers: prints pairs of a seen card and its best match, the same card or another, as training data
// for the confidence of a name. card_pairs FIRST LAST: still tables of the stage by their seeds, and the
// photos of the set game if available. See pair_rows.h for the rows.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <set>

#include <QGuiApplication>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/develop/bench/still_tables.h"
#include "app/kit/references.h"
#include "card_photos.h"
#include "pair_rows.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/core/quad_geometry.h"

using namespace lk;
using namespace lk::vision;

namespace {

constexpr double kFoundOff = 0.012;  // of a card's size; error of found corners
constexpr int kDegraded = 6;         // images made of each photo

/// Other inks: colours rotated by an angle, and more intense.
struct Inks {
  double degrees, stronger;
};
constexpr std::array<Inks, 6> kInks{{{25, 1.6}, {-25, 1.6}, {50, 1}, {-50, 1}, {110, 1}, {180, 1}}};

/// Rotates red-green and blue-yellow, as in a look.
cv::Vec2d turned(const Inks& inks, double red, double blue) {
  const double turn = inks.degrees * CV_PI / 180;
  const double cosine = inks.stronger * std::cos(turn), sine = inks.stronger * std::sin(turn);
  return {cosine * red - sine * blue, sine * red + cosine * blue};
}

/// The same prints in other inks: looks with rotated colours. Grey ones are left out, because no rotation
/// changes them.
struct Twins {
  CardIndex index;
  std::set<std::string> keys;

  [[nodiscard]] bool have(const std::string& key) const { return keys.count(key) > 0; }
};

Twins twinsOf(const CardIndex& index, const Inks& inks) {
  constexpr double kMuchTheSame = 0.97;
  std::vector<Reference> twins;
  std::set<std::string> keys;
  index.eachReference([&](const Reference& reference) {
    DescribedLook described = fromDescriptor(reference.descriptor);
    const cv::Mat own = described.look.clone();
    described.look.forEach<cv::Vec<std::int8_t, 4>>([&](auto& value, const int*) {
      const cv::Vec2d colour = turned(inks, value[2], value[3]);
      value[2] = cv::saturate_cast<std::int8_t>(colour[0]);
      value[3] = cv::saturate_cast<std::int8_t>(colour[1]);
    });
    if (similarityInPlace(own, described.look, {}) >= kMuchTheSame) return;
    twins.push_back({reference.key, reference.back, toDescriptor(described)});
    keys.insert(reference.key);
  });
  return {CardIndex(std::move(twins)), std::move(keys)};
}

/// Returns one library per ink that contains only twins.
std::vector<Twins> twinLibraries(const CardIndex& index) {
  std::vector<Twins> libraries;
  for (const Inks& inks : kInks) libraries.push_back(twinsOf(index, inks));
  return libraries;
}

/// Returns the card as it would look if printed in other inks.
CardView inInks(const CardView& view, const Inks& inks) {
  CardView other = view;
  other.picture = view.picture.clone();
  const int around = static_cast<int>(0.3 * std::sqrt(areaOf(view.outline)));
  cv::Mat card = other.picture(boxAround(view.outline, around, view.picture.size()));
  card.forEach<cv::Vec3b>([&](cv::Vec3b& p, const int*) {
    const cv::Vec2d colour = turned(inks, p[2] - p[1], p[0] - 0.5 * (p[1] + p[2]));
    // As pictureOfLook() does.
    const double green = 0.2 * p[0] + 0.5 * p[1] + 0.3 * p[2] - 0.2 * colour[1] - 0.4 * colour[0];
    p = {cv::saturate_cast<uchar>(green + colour[1] + colour[0] / 2), cv::saturate_cast<uchar>(green),
         cv::saturate_cast<uchar>(green + colour[0])};
  });
  return other;
}

/// A card in one ink must not match a reference in another. Compared both ways, so that no ink by itself
/// indicates the answer.
void askInInks(const ShownCard& card, const CardIndex& index, const std::vector<Twins>& twins,
               std::size_t which, const CardView& view) {
  const Inks& inks = kInks[which % kInks.size()];
  const Twins& others = twins[which % kInks.size()];
  printPairs(card, others.index, view, false);
  if (!others.have(card.key)) return;
  const CardView printed = inInks(view, inks);
  printPairs(card, others.index, printed, true);
  if (which % 2 == 0) printPairs(card, index, printed, false);
}

/// Adds glare in a card's sleeve: a spot, or a streak across it.
void mirrorLamp(cv::Mat& light, const Quad& card, cv::RNG& random) {
  const double size = std::sqrt(areaOf(card));
  cv::Point2f middle;
  for (const cv::Point2f& corner : card) middle += corner / 4;
  middle += cv::Point2f(cv::Point2d(random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5)) * size);
  const double turn = random.uniform(0.0, CV_PI), wide = random.uniform(0.08, 0.5) * size;
  const double longer = random.uniform(0, 2) == 0 ? 1 : 8, strength = random.uniform(0.05, 0.4) * 255;
  const cv::Rect around = cv::Rect(cv::Rect2d(middle.x - 2 * size, middle.y - 2 * size, 4 * size, 4 * size)) &
                          cv::Rect({}, light.size());
  for (int y = around.y; y < around.br().y; ++y)
    for (int x = around.x; x < around.br().x; ++x) {
      const double dx = x - middle.x, dy = y - middle.y;
      const double across = (std::cos(turn) * dx + std::sin(turn) * dy) / wide,
                   along = (std::cos(turn) * dy - std::sin(turn) * dx) / (wide * longer);
      light.at<float>(y, x) +=
          static_cast<float>(strength * std::exp(-0.5 * (across * across + along * along)));
    }
}

/// Returns the same table with a weak lamp, with uniform glare, or with glare in the cards.
cv::Mat poorlyLit(const cv::Mat& bgr, const std::vector<Quad>& cards, cv::RNG& random) {
  const int how = random.uniform(0, 4);
  cv::Mat lit, noise(bgr.size(), CV_32FC3);
  cv::Mat light(bgr.size(), CV_32F, cv::Scalar(0));
  if (how == 0) {
    bgr.convertTo(lit, CV_32F, random.uniform(0.3, 0.6));
  } else if (how == 1) {
    const double shine = random.uniform(0.05, 0.25);
    bgr.convertTo(lit, CV_32F, 1 - shine);
    light += 235 * shine;
  } else {
    bgr.convertTo(lit, CV_32F, random.uniform(0.4, 0.9));
    for (const Quad& card : cards) mirrorLamp(light, card, random);
  }
  cv::Mat three;
  cv::merge(std::vector<cv::Mat>{light, light, light}, three);
  random.fill(noise, cv::RNG::NORMAL, 0, random.uniform(1.0, 3.0));
  lit += three + noise;
  lit.convertTo(lit, CV_8U);
  return lit;
}

Quad roughly(Quad outline, cv::RNG& random) {
  const double off = kFoundOff * std::sqrt(areaOf(outline));
  for (cv::Point2f& corner : outline)
    corner += cv::Point2f(cv::Point2d(random.uniform(-off, off), random.uniform(-off, off)));
  return outline;
}

Quad quadOf(const Json& corners) {
  Quad quad;
  for (std::size_t i = 0; i < 4; ++i)
    quad[i] = cv::Point2d(corners.items()[i].items()[0].asDouble(), corners.items()[i].items()[1].asDouble());
  return quad;
}

void tables(int first, int last) {
  const auto kit = app::loadKit("halfwish");
  if (!kit) return;
  const CardIndex index(app::houseReferences(**kit));
  const std::vector<Twins> twins = twinLibraries(index);
  Lacking lacking(index);
  for (int seed = first; seed < last; ++seed) {
    cv::RNG random(static_cast<std::uint64_t>(seed) + 1);
    stage::Stage table = stage::Stage::still(static_cast<std::uint64_t>(seed), app::stillSize(seed),
                                             (*kit)->cards, (*kit)->layout);
    cv::Mat bgr;
    table.render(table.frames() - 1, bgr);
    std::array<cv::Mat, 4> poor;
    const Json truth = table.truth(table.frames() - 1);
    std::vector<Quad> quads;
    for (const Json& card : truth["cards"].items()) quads.push_back(quadOf(card["corners"]));
    for (cv::Mat& picture : poor) picture = poorlyLit(bgr, quads, random);
    for (std::size_t i = 0; i < quads.size(); ++i) {
      const Json& card = truth["cards"].items()[i];
      if (card["visible"].asDouble() < 0.5) continue;
      std::string key = card["id"].asString();
      if (card["face"].asString() != "up") key.insert(key.find('/') + 1, "back_");
      std::vector<Quad> above, dice;  // later ones lie on earlier ones
      for (std::size_t k = i + 1; k < quads.size(); ++k)
        if (overlapOfSmaller(quads[k], quads[i]) > 0) above.push_back(quads[k]);
      for (const Json& die : truth["dice"].items())
        if (const Quad quad = quadOf(die["corners"]); overlapOfSmaller(quad, quads[i]) > 0)
          dice.push_back(grown(quad, 0.5));
      const ShownCard shown{"table-" + std::to_string(seed), key};
      CardView view{bgr, roughly(quads[i], random), above};
      const auto askBoth = [&] {
        printPairs(shown, index, view, true);
        printPairs(shown, lacking(key), view, true);
      };
      // At first the dice are unknown.
      if (!dice.empty()) askBoth();
      view.above.insert(view.above.end(), dice.begin(), dice.end());
      askBoth();
      // A back is less distinctive, and there are fewer of them.
      for (int made = 0; made < (card["face"].asString() == "up" ? 1 : 4); ++made) {
        view.picture = poor[static_cast<std::size_t>(made)];
        askBoth();
        if ((i + std::size_t(made)) % 2 == 0)
          askInInks(shown, index, twins, (i + std::size_t(made)) / 2 + std::size_t(seed), view);
      }
      if (i % 2 == 0) continue;
      view.picture = bgr;
      askInInks(shown, index, twins, i / 2 + std::size_t(seed), view);
    }
  }
}

/// Returns the photo as a webcam would record it from a greater distance; `shrink` is the scale.
cv::Mat degraded(const cv::Mat& photo, double shrink, cv::RNG& random) {
  cv::Mat picture, noise;
  cv::resize(photo, picture, {}, shrink, shrink, cv::INTER_AREA);
  cv::GaussianBlur(picture, picture, {}, random.uniform(0.35, 0.9));
  picture.convertTo(picture, CV_16S);
  noise.create(picture.size(), CV_16SC3);
  random.fill(noise, cv::RNG::NORMAL, 0, random.uniform(1.0, 4.0));
  picture += noise;
  picture.convertTo(picture, CV_8U);
  std::vector<uchar> jpeg;
  cv::imencode(".jpg", picture, jpeg, {cv::IMWRITE_JPEG_QUALITY, random.uniform(78, 95)});
  return cv::imdecode(jpeg, cv::IMREAD_COLOR);
}

/// Hides up to two fifths of a card from one of its sides.
std::vector<Quad> cover(const Quad& card, cv::RNG& random) {
  if (random.uniform(0, 2) == 0) return {};
  const Quad from = startingAt(card, random.uniform(0, 4));
  const auto part = static_cast<float>(random.uniform(0.1, 0.38));
  return {
      grown({from[0], from[1], from[1] * (1 - part) + from[2] * part, from[0] * (1 - part) + from[3] * part},
            0.02)};
}

void photographs() {
  struct Seen {
    photos::CardPhoto photo;
    cv::Mat picture;
    std::vector<CardOutline> outlines;
  };
  std::vector<Seen> seen;
  std::vector<Reference> references;
  for (const auto& photo : photos::cardPhotos()) {
    Seen one{photo, photo.load(), {}};
    one.outlines = findCards(one.picture);
    if (one.outlines.size() != photo.names.size()) continue;
    if (photo.firstDay)
      for (std::size_t i = 0; i < one.outlines.size(); ++i)
        references.push_back({photo.names[i], false, describeCard(one.picture, one.outlines[i].corners)});
    else
      seen.push_back(std::move(one));
  }
  const CardIndex index(references);
  const std::vector<Twins> twins = twinLibraries(index);
  Lacking lacking(index);
  cv::RNG random(7);
  for (const Seen& one : seen) {
    const CardIndex otherBoards = without(index, one.photo.names);
    for (int made = 0; made <= kDegraded; ++made) {
      const double side = std::sqrt(areaOf(one.outlines.front().corners));
      const double shrink = made == 0 ? 1 : std::exp(random.uniform(std::log(70.0), std::log(170.0))) / side;
      const cv::Mat picture = made == 0 ? one.picture : degraded(one.picture, shrink, random);
      for (std::size_t i = 0; i < one.outlines.size(); ++i) {
        Quad outline = scaled(one.outlines[i].corners, static_cast<float>(shrink));
        if (made > 0) outline = roughly(outline, random);
        const std::vector<Quad> above = made > 0 ? cover(outline, random) : std::vector<Quad>{};
        const ShownCard shown{"photo-" + one.photo.board, one.photo.names[i]};
        const CardView view{picture, outline, above};
        printPairs(shown, index, view, true);
        printPairs(shown, lacking(shown.key), view, false);
        printPairs(shown, otherBoards, view, false);
        if ((i + std::size_t(made)) % 3 == 0)
          askInInks(shown, index, twins, (i + std::size_t(made)) / 3, view);
      }
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  if (argc != 3) {
    std::fprintf(stderr, "card_pairs FIRST LAST: seeds of still tables\n");
    return 2;
  }
  tables(std::atoi(argv[1]), std::atoi(argv[2]));
  photographs();
}
