// For developers: pairs of a card as seen and the reference it is most like, the same card or another, to
// learn from how sure a name is. card_pairs FIRST LAST: still tables of the stage by their seeds, and the
// photos of cards where they are there. A line a pair: where it was seen, 1 when the two are the same card,
// the lead over the next reference, and how they differ (see Remains).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>

#include <QGuiApplication>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/bench/still_tables.h"
#include "app/kit/references.h"
#include "card_photos.h"
#include "vision/card_explain.h"
#include "vision/card_finder.h"
#include "vision/card_geometry.h"
#include "vision/quad_geometry.h"

using namespace lk;
using namespace lk::vision;

namespace {

constexpr std::size_t kCompared = 5;
constexpr double kFoundOff = 0.012;  // of a card's size, by which corners are found beside their places
constexpr int kDegraded = 6;         // pictures made of each photo

/// The card is asked of a library that holds it, of one that does not, and of one without its whole board.
void print(const std::string& where, const ExplainedName& seen, const std::string& truth,
           const std::vector<std::string>& board) {
  const auto write = [&](const auto& leftOut) {
    std::vector<const ExplainedMatch*> matches;
    for (const ExplainedMatch& match : seen.matches)
      if (!leftOut(match.match.key)) matches.push_back(&match);
    if (matches.size() < 2) return;
    const Match& best = matches[0]->match;
    std::printf("%s %d %.4f", where.c_str(), best.key == truth ? 1 : 0,
                best.likeness - matches[1]->match.likeness);
    for (const double value : *best.remains) std::printf(" %.4f", value);
    std::printf("\n");
  };
  write([](const std::string&) { return false; });
  write([&](const std::string& key) { return key == truth; });
  if (!board.empty())
    write([&](const std::string& key) { return std::find(board.begin(), board.end(), key) != board.end(); });
}

Quad roughly(Quad outline, cv::RNG& random) {
  const double off = kFoundOff * std::sqrt(quadArea(outline));
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
  for (int seed = first; seed < last; ++seed) {
    cv::RNG random(static_cast<std::uint64_t>(seed) + 1);
    stage::Stage table = stage::Stage::still(static_cast<std::uint64_t>(seed), app::stillSize(seed),
                                             (*kit)->cards, (*kit)->layout);
    cv::Mat bgr;
    table.render(table.frames() - 1, bgr);
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
      print("table-" + std::to_string(seed),
            explainName(bgr, roughly(quads[i], random), index, kCompared, above), key, {});
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
  const Quad from = turned(card, random.uniform(0, 4));
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
  cv::RNG random(7);
  for (const Seen& one : seen)
    for (int made = 0; made <= kDegraded; ++made) {
      const double side = std::sqrt(quadArea(one.outlines.front().corners));
      const double shrink = made == 0 ? 1 : std::exp(random.uniform(std::log(70.0), std::log(170.0))) / side;
      const cv::Mat picture = made == 0 ? one.picture : degraded(one.picture, shrink, random);
      for (std::size_t i = 0; i < one.outlines.size(); ++i) {
        Quad outline = scaled(one.outlines[i].corners, static_cast<float>(shrink));
        if (made > 0) outline = roughly(outline, random);
        const std::vector<Quad> above = made > 0 ? cover(outline, random) : std::vector<Quad>{};
        print("photo-" + one.photo.board, explainName(picture, outline, index, 9 + kCompared, above),
              one.photo.names[i], one.photo.names);
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
