// For developers: measures where the edges of drawn collectible cards are found, and how the cards are named.
// score_art_cards [names] FIRST COUNT [DIR]: images by their seeds; writes those with a card not found by its
// edge to DIR. With `names` the cards are also named, with a library of other cards and with one that
// contains them. Images 0 to 999 are for development; those from 1000 on measure the result.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "drawn_art_tables.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"

using namespace lk::vision;

namespace {

constexpr double kAtEdge = 0.02;       // in diagonals; a frame is printed further inside
constexpr double kSameCard = 0.3;      // overlap
constexpr double kInvisible = 6;       // grey levels between a card and its surroundings
constexpr unsigned kOthers = 1000000;  // numbers of cards that lie on no table

struct Count {
  int cards = 0, edge = 0, sleeve = 0, inner = 0, off = 0, missed = 0;
  void print(const char* what) const {
    if (cards > 0)
      std::printf("%-24s %4d cards: edge %d, sleeve %d, inner frame %d, elsewhere %d, missed %d\n", what,
                  cards, edge, sleeve, inner, off, missed);
  }
};

struct Totals {
  Count all, visible, invisible, apart, touching;
  std::map<std::string, Count> ofDesign;
  int falseCards = 0, pictures = 0;
  std::vector<double> errors, milliseconds;
  int named = 0, wrong = 0, unsure = 0, unknownNamed = 0, unknown = 0;
};

double share(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, std::size_t(part * double(values.size())))];
}

const Quad* nearestTo(const drawn::ArtCard& card, const std::vector<Quad>& found) {
  const Quad* best = nullptr;
  double most = kSameCard;
  for (const Quad& quad : found)
    if (const double shared = overlap(quad, card.corners); shared > most) most = shared, best = &quad;
  return best;
}

/// Counts where the card's outline was found. Returns true if it is the card's edge or its sleeve's.
bool count(const drawn::ArtCard& card, const std::vector<Quad>& found, bool touching, Totals& totals) {
  int Count::*what = &Count::missed;
  if (const Quad* quad = nearestTo(card, found)) {
    const double error = scene::cornerError(*quad, card.corners);
    if (error < kAtEdge)
      what = &Count::edge, totals.errors.push_back(error);
    else if (scene::cornerError(*quad, card.sleeve) < kAtEdge)
      what = &Count::sleeve;
    else
      what = overlapOfSmaller(*quad, card.corners) > 0.97 && areaOf(*quad) < areaOf(card.corners)
                 ? &Count::inner
                 : &Count::off;
  }
  for (Count* some : {&totals.all, &totals.ofDesign[drawn::nameOf(card.design)],
                      card.contrast < kInvisible ? &totals.invisible : &totals.visible,
                      touching ? &totals.touching : &totals.apart}) {
    ++some->cards;
    ++(some->*what);
  }
  return what == &Count::edge || what == &Count::sleeve || card.contrast < kInvisible;
}

Reference referenceOf(const drawn::ArtCard& card) {
  const cv::Mat face = drawn::artFace(card.design, card.set, card.number);
  const auto w = float(face.cols) - 0.5F, h = float(face.rows) - 0.5F;
  return {card.key(), false, describeCard(face, {cv::Point2f(-0.5F, -0.5F), {w, -0.5F}, {w, h}, {-0.5F, h}})};
}

/// Returns other cards of the same designs and set.
std::vector<Reference> otherCards(const drawn::ArtPicture& scene) {
  std::vector<Reference> references;
  for (unsigned i = 0; i < 24; ++i) {
    drawn::ArtCard other = scene.cards[i % scene.cards.size()];
    other.number = kOthers + i;
    references.push_back(referenceOf(other));
  }
  return references;
}

void countNames(const drawn::ArtPicture& scene, Totals& totals) {
  std::vector<Reference> references = otherCards(scene);
  for (const CardSighting& card : recognise(scene.picture, CardIndex(references), {}).cards) {
    ++totals.unknown;
    if (!card.key) continue;
    ++totals.unknownNamed;
    std::printf("  named %s, which nobody taught: %s\n", card.key->c_str(), scene.description.c_str());
  }
  for (const drawn::ArtCard& card : scene.cards) references.push_back(referenceOf(card));
  const auto seen = recognise(scene.picture, CardIndex(references), {}).cards;
  for (const CardSighting& sighting : seen) {
    if (!sighting.key) continue;
    const bool right = std::any_of(scene.cards.begin(), scene.cards.end(), [&](const drawn::ArtCard& card) {
      return card.key() == *sighting.key && overlap(card.corners, sighting.corners) > 0.6;
    });
    ++(right ? totals.named : totals.wrong);
    if (!right) std::printf("  WRONG %s: %s\n", sighting.key->c_str(), scene.description.c_str());
  }
  totals.unsure = totals.all.cards - totals.named;
}

void draw(const drawn::ArtPicture& scene, const std::vector<Quad>& found, const std::string& file) {
  cv::Mat picture = scene.picture.clone();
  const int thick = std::max(1, picture.cols / 900);
  for (const Quad& quad : found)
    cv::polylines(picture, std::vector<cv::Point>(quad.begin(), quad.end()), true, {0, 255, 255}, thick);
  cv::imwrite(file, picture, {cv::IMWRITE_JPEG_QUALITY, 85});
}

}  // namespace

int main(int argc, char** argv) {
  cv::setNumThreads(1);
  std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool names = !arguments.empty() && arguments[0] == "names";
  if (names) arguments.erase(arguments.begin());
  if (arguments.size() < 2) return std::fprintf(stderr, "score_art_cards [names] FIRST COUNT [DIR]\n"), 1;
  const auto first = unsigned(std::atoi(arguments[0].c_str())),
             last = first + unsigned(std::atoi(arguments[1].c_str()));
  Totals totals;
  for (unsigned seed = first; seed < last; ++seed) {
    const drawn::ArtPicture scene = drawn::artPicture(seed);
    const auto begin = std::clock();
    const FinderView view = viewForCards(scene.picture);
    findCards(scene.picture, view);
    totals.milliseconds.push_back(double(std::clock() - begin) * 1000 / CLOCKS_PER_SEC);
    std::vector<Quad> found;
    for (const CardSighting& card : recognise(scene.picture, CardIndex({}), {}).cards)
      found.push_back(card.corners);
    ++totals.pictures;
    const Count before = totals.all;
    bool right = true;
    for (const drawn::ArtCard& card : scene.cards)
      right = count(card, found, scene.description.find(" touching") != std::string::npos, totals) && right;
    int falseCards = 0;
    for (const Quad& quad : found)
      falseCards += std::none_of(scene.cards.begin(), scene.cards.end(), [&](const drawn::ArtCard& card) {
        return overlap(quad, card.corners) > kSameCard;
      });
    totals.falseCards += falseCards;
    const Count& all = totals.all;
    if (!right || falseCards > 0)
      std::printf("%4u edge %d/%d inner %d off %d missed %d false %d: %s, contrast %.0f\n", seed,
                  all.edge - before.edge, all.cards - before.cards, all.inner - before.inner,
                  all.off - before.off, all.missed - before.missed, falseCards, scene.description.c_str(),
                  scene.cards[0].contrast);
    if ((!right || falseCards > 0) && arguments.size() > 2)
      draw(scene, found, arguments[2] + "/" + std::to_string(seed) + ".jpg");
    if (names) countNames(scene, totals);
  }
  for (const auto& [design, some] : totals.ofDesign) some.print(design.c_str());
  totals.visible.print("edge in sight");
  totals.invisible.print("edge not in sight");
  totals.apart.print("apart");
  totals.touching.print("touching");
  totals.all.print("all");
  std::printf("%d pictures, %d false; corner error median %.4f, 90 of 100 %.4f\n", totals.pictures,
              totals.falseCards, share(totals.errors, 0.5), share(totals.errors, 0.9));
  if (names)
    std::printf("named right %d of %d, wrong %d; nobody taught: %d named of %d\n", totals.named,
                totals.all.cards, totals.wrong, totals.unknownNamed, totals.unknown);
  std::printf("finding: median %.0f ms, most %.0f ms\n", share(totals.milliseconds, 0.5),
              share(totals.milliseconds, 1));
}
