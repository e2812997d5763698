// For developers: pairs of a card as seen and the reference it is most like, the same card or another, to
// learn from how sure a name is. card_pairs FIRST LAST: still tables of the stage by their seeds, and the
// photos of cards where they are there. A line a pair: where it was seen, 1 when the two are the same card,
// the lead over the next reference, 1 when its light was evened out, and how they differ (see Remains).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>

#include <QGuiApplication>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/bench/still_tables.h"
#include "app/kit/references.h"
#include "card_photos.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_compare.h"
#include "vision/cards/name/card_look.h"
#include "vision/cards/name/card_relight.h"
#include "vision/core/quad_geometry.h"

using namespace lk;
using namespace lk::vision;

namespace {

constexpr double kFoundOff = 0.012;  // of a card's size, by which corners are found beside their places
constexpr int kDegraded = 6;         // pictures made of each photo

/// A line: what was made of a card, and whether that is what it is.
void print(const std::string& where, const CardOpinion& opinion, bool even, const std::string& truth) {
  if (!opinion.remains) return;
  std::printf("%s %d %.4f %d", where.c_str(), opinion.nearest.front().key == truth ? 1 : 0, opinion.lead,
              even ? 1 : 0);
  for (const double value : *opinion.remains) std::printf(" %.4f", value);
  std::printf("\n");
}

/// Asked as it is seen, and in the light in which it is most like what it may be.
void ask(const std::string& where, const CardIndex& index, const CardView& view, const std::string& truth) {
  CardInquiry inquiry(index);
  const CardOpinion seen = inquiry.ask(view);
  print(where, seen, false, truth);
  if (const auto light = inBestLight(inquiry, closeUpOf(view), seen))
    print(where, light->opinion, true, truth);
}

/// A library without some of its cards.
CardIndex without(const CardIndex& index, const std::vector<std::string>& keys) {
  std::vector<Reference> rest;
  index.eachReference([&](const Reference& reference) {
    if (std::find(keys.begin(), keys.end(), reference.key) == keys.end()) rest.push_back(reference);
  });
  return CardIndex(std::move(rest));
}

/// Libraries that lack one card, made when first asked for.
class Lacking {
 public:
  explicit Lacking(const CardIndex& all) : all_(all) {}
  const CardIndex& operator()(const std::string& key) {
    const auto known = one_.find(key);
    return known != one_.end() ? known->second : one_.emplace(key, without(all_, {key})).first->second;
  }

 private:
  const CardIndex& all_;
  std::map<std::string, CardIndex> one_;
};

/// The same prints in other inks: looks with their colours turned. Grey ones, which no ink changes, are left
/// out.
std::vector<Reference> twinsOf(const CardIndex& index, double degrees, double stronger) {
  constexpr double kMuchTheSame = 0.97;
  const double turn = degrees * CV_PI / 180;
  const double cosine = stronger * std::cos(turn), sine = stronger * std::sin(turn);
  std::vector<Reference> twins;
  index.eachReference([&](const Reference& reference) {
    DescribedLook described = fromDescriptor(reference.descriptor);
    const cv::Mat own = described.look.clone();
    described.look.forEach<cv::Vec<std::int8_t, 4>>([&](auto& value, const int*) {
      const double red = value[2], blue = value[3];
      value[2] = cv::saturate_cast<std::int8_t>(cosine * red - sine * blue);
      value[3] = cv::saturate_cast<std::int8_t>(sine * red + cosine * blue);
    });
    if (likenessInPlace(own, described.look, {}) < kMuchTheSame)
      twins.push_back({reference.key, reference.back, toDescriptor(described)});
  });
  return twins;
}

/// A library of nothing but twins for each of some turns of colour.
std::vector<CardIndex> twinLibraries(const CardIndex& index) {
  std::vector<CardIndex> libraries;
  constexpr std::pair<double, double> kTurns[] = {{25, 1.6}, {-25, 1.6}, {50, 1},
                                                  {-50, 1},  {110, 1},   {180, 1}};
  for (const auto& [degrees, stronger] : kTurns) libraries.emplace_back(twinsOf(index, degrees, stronger));
  return libraries;
}

/// The same table by a weak lamp, or with a lamp's shine over all of it.
cv::Mat poorlyLit(const cv::Mat& bgr, cv::RNG& random) {
  const bool veiled = random.uniform(0, 2) == 0;
  const double shine = veiled ? random.uniform(0.05, 0.25) : 0;
  cv::Mat lit, noise(bgr.size(), CV_16SC3);
  bgr.convertTo(lit, CV_16S, veiled ? 1 - shine : random.uniform(0.3, 0.6), 235 * shine);
  random.fill(noise, cv::RNG::NORMAL, 0, random.uniform(1.0, 3.0));
  lit += noise;
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
  const std::vector<CardIndex> twins = twinLibraries(index);
  Lacking lacking(index);
  for (int seed = first; seed < last; ++seed) {
    cv::RNG random(static_cast<std::uint64_t>(seed) + 1);
    stage::Stage table = stage::Stage::still(static_cast<std::uint64_t>(seed), app::stillSize(seed),
                                             (*kit)->cards, (*kit)->layout);
    cv::Mat bgr;
    table.render(table.frames() - 1, bgr);
    std::array<cv::Mat, 4> poor;
    for (cv::Mat& picture : poor) picture = poorlyLit(bgr, random);
    const Json truth = table.truth(table.frames() - 1);
    std::vector<Quad> quads;
    for (const Json& card : truth["cards"].items()) quads.push_back(quadOf(card["corners"]));
    for (std::size_t i = 0; i < quads.size(); ++i) {
      const Json& card = truth["cards"].items()[i];
      if (card["visible"].asDouble() < 0.5) continue;
      std::string key = card["id"].asString();
      if (card["face"].asString() != "up") key.insert(key.find('/') + 1, "back_");
      std::vector<Quad> above;  // later ones lie on earlier ones
      for (std::size_t k = i + 1; k < quads.size(); ++k)
        if (sharedOfSmaller(quads[k], quads[i]) > 0) above.push_back(quads[k]);
      for (const Json& die : truth["dice"].items())
        if (const Quad quad = quadOf(die["corners"]); sharedOfSmaller(quad, quads[i]) > 0)
          above.push_back(grown(quad, 0.5));
      const std::string where = "table-" + std::to_string(seed);
      CardView view{bgr, roughly(quads[i], random), above};
      ask(where, index, view, key);
      ask(where, lacking(key), view, key);
      // A back says less, and there are fewer of them.
      for (int made = 0; made < (card["face"].asString() == "up" ? 1 : 4); ++made) {
        view.picture = poor[static_cast<std::size_t>(made)];
        ask(where, index, view, key);
        ask(where, lacking(key), view, key);
        if ((i + std::size_t(made)) % 2 == 0)
          ask(where, twins[(i + std::size_t(made)) % twins.size()], view, {});
      }
      if (i % 2 == 0) continue;
      view.picture = bgr;
      ask(where, twins[i % twins.size()], view, {});
    }
  }
}

/// As a webcam sees it from farther away; `shrink` is what became of a pixel.
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
  const std::vector<CardIndex> twins = twinLibraries(index);
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
        const std::string where = "photo-" + one.photo.board;
        const CardView view{picture, outline, above};
        ask(where, index, view, one.photo.names[i]);
        ask(where, lacking(one.photo.names[i]), view, {});
        ask(where, otherBoards, view, {});
        if ((i + std::size_t(made)) % 3 == 0)
          ask(where, twins[(i + std::size_t(made)) / 3 % twins.size()], view, {});
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
