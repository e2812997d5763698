// Codes and the sieve: the choice of references to compare must not depend on luck.
#include <algorithm>
#include <bit>
#include <cmath>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/shortlist/card_sieve.h"

using namespace lk::vision;
using scene::Table;

namespace {

const Quad kWhole{cv::Point2f(-0.5F, -0.5F), {503.5F, -0.5F}, {503.5F, 703.5F}, {-0.5F, 703.5F}};

cv::Mat cardFace(int number) {
  return scene::cardFace(number, {238, 240, 242});
}

/// `sibling` cards of a family differ only in a small sign.
cv::Mat siblingFace(int family, int sibling) {
  cv::Mat face = cardFace(family);
  for (int i = 0; i <= sibling % 4; ++i)
    cv::circle(face, {400 - 100 * i, 170}, 45,
               cv::Scalar(40 + 50 * (sibling / 4), 60, 200 - 40 * (sibling / 4)), cv::FILLED);
  return face;
}

cv::Mat lookOfFace(const cv::Mat& face) {
  return lookOf(cutForLook(face, kWhole));
}

int distance(const CardCode& a, const CardCode& b) {
  int bits = 0;
  for (std::size_t i = 0; i < CardCode::kWords; ++i) bits += std::popcount(a.words[i] ^ b.words[i]);
  return bits;
}

CardCode randomCode(cv::RNG& random) {
  CardCode code;
  for (std::uint64_t& word : code.words) word = std::uint64_t{random.next()} << 32 | random.next();
  return code;
}

/// Reference implementation of the correlation in floating point: the means of ink are removed, those of
/// colour are not.
double plainCorrelation(const cv::Mat& reference, const cv::Mat& seen, cv::Point shift) {
  const double weight[] = {1, 1, 1.4, 1.4};
  const cv::Rect inner(2, 2, kLookWidth - 4, kLookHeight - 4);
  double ab = 0, aa = 0, bb = 0;
  for (int plane = 0; plane < kLookPlanes; ++plane) {
    cv::Mat a, b;
    cv::extractChannel(reference(inner), a, plane);
    cv::extractChannel(seen(inner + shift), b, plane);
    a.convertTo(a, CV_64F, weight[plane]), b.convertTo(b, CV_64F, weight[plane]);
    if (plane < kInkPlanes) {
      a -= cv::mean(a);
      b -= cv::mean(b);
    }
    ab += a.dot(b), aa += a.dot(a), bb += b.dot(b);
  }
  return ab / std::sqrt(aa * bb);
}

}  // namespace

class CardSieveTest : public QObject {
  Q_OBJECT

 private slots:
  void likenessIsTheCorrelation() {
    const cv::Mat reference = lookOfFace(cardFace(3));
    const ComparableLook ready = comparable(reference);
    for (int other : {3, 4, 5}) {
      cv::Mat moved = cv::Mat::zeros(704, 504, CV_8UC3);
      cv::warpAffine(cardFace(other), moved, cv::Matx23d(1, 0, 9, 0, 1, -7), moved.size(), cv::INTER_LINEAR,
                     cv::BORDER_REPLICATE);
      const cv::Mat seen = lookOfFace(moved);
      double best = -1;
      for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) best = std::max(best, plainCorrelation(reference, seen, {x, y}));
      const Similarity found = TurnedLook(seen, 0).similarity(ready);
      QVERIFY2(std::abs(found.correlation - best) < 1e-6,
               qPrintable(QString::number(found.correlation - best)));
      QVERIFY(std::abs(plainCorrelation(reference, seen, found.shift) - best) < 1e-6);
    }
  }

  void nothingOnACardIsLikeNothing() {
    const cv::Mat blank(kLookHeight, kLookWidth, CV_8SC4, cv::Scalar::all(0));
    const double found = TurnedLook(blank, 0).similarity(comparable(lookOfFace(cardFace(1)))).correlation;
    QVERIFY(std::abs(found) < 1e-6);
    QCOMPARE(codesOf(blank).upright, CardCode{});
  }

  void upsideDownIsTheOtherCode() {
    for (int number = 0; number < 5; ++number) {
      const cv::Mat look = lookOfFace(cardFace(number));
      const TurnedCodes codes = codesOf(look), turned = codesOf(halfTurned(look));
      // Rounding may move a value across its threshold.
      QVERIFY(distance(codes.halfTurned, turned.upright) <= 2);
      QVERIFY(distance(codes.upright, turned.halfTurned) <= 2);
      QVERIFY(distance(codes.upright, codes.halfTurned) > 50);
    }
  }

  void bytesHoldACode() {
    cv::RNG random(5);
    const CardCode code = randomCode(random);
    const std::vector<std::uint8_t> bytes = toBytes(code);
    QCOMPARE(bytes.size(), std::size_t{128});
    QVERIFY(codeFromBytes(bytes.data(), bytes.size()) == code);
    QVERIFY(!codeFromBytes(bytes.data(), bytes.size() - 1));
    QVERIFY(!codeFromBytes(nullptr, 0));
    QCOMPARE(bytes[0], static_cast<std::uint8_t>(code.words[0]));  // the same on every machine
  }

  void theNearestInOrder() {
    cv::RNG random(7);
    std::vector<CardCode> codes;
    for (int i = 0; i < 3000; ++i) codes.push_back(randomCode(random));
    for (const int twin : {1000, 2999}) codes[std::size_t(twin)] = codes[5];
    CardSieve sieve;
    sieve.add({codes.begin(), codes.begin() + 1500});
    sieve.add({codes.begin() + 1500, codes.end()});
    QCOMPARE(sieve.size(), std::size_t{3000});
    CardCode near = codes[5];
    for (int bit = 0; bit < 40; ++bit)
      near.words[std::size_t(random.uniform(0, 16))] ^= 1ULL << random.uniform(0, 64);
    const auto picks = sieve.shortlist({randomCode(random), near}, 64);
    QCOMPARE(picks.size(), std::size_t{64});
    for (std::uint32_t i = 0; i < 3; ++i) {
      QCOMPARE(picks[i].reference, (std::array<std::uint32_t, 3>{5, 1000, 2999}[i]));
      QCOMPARE(picks[i].turn, 1U);
      QCOMPARE(picks[i].distance, distance(codes[5], near));
    }
    for (std::size_t i = 1; i < picks.size(); ++i) QVERIFY(picks[i - 1].distance <= picks[i].distance);
  }

  void fewAreAllCompared() {
    cv::RNG random(9);
    std::vector<CardCode> codes;
    for (int i = 0; i < 20; ++i) codes.push_back(randomCode(random));
    CardSieve sieve;
    QVERIFY(sieve.shortlist({codes[3]}, 64).empty());
    sieve.add(codes);
    QCOMPARE(sieve.shortlist({codes[3], codes[4]}, 64).size(), std::size_t{40});
  }

  void theSieveAnswersAsExhaustiveSearchDoes() {
    // Twenty families of sixteen near-identical cards, which is more than are compared exactly.
    std::vector<Reference> references;
    for (int i = 0; i < 320; ++i)
      references.push_back({std::to_string(i), false, describeCard(siblingFace(i / 16, i % 16), kWhole)});
    std::vector<ReferenceShelf> shelves;
    for (std::size_t half = 0; half < 2; ++half) {  // on two shelves, as from two files
      const auto begin = references.begin() + std::ptrdiff_t(half * 100);
      shelves.push_back(shelved({begin, half == 0 ? begin + 100 : references.end()}));
    }
    const CardIndex sieved(shelves, Search::sieved), exhaustive(shelves, Search::exhaustive);
    int same = 0, named = 0, asked = 0;
    for (int i = 0; i < 320; i += 8) {
      cv::Mat picture = scene::table(Table::wood, {800, 600}, unsigned(i));
      const Quad corners = scene::pose({400, 300}, 150 + i, 37.0 * i, i % 3 * 15);
      scene::lay(picture, siblingFace(i / 16, i % 16), corners);
      const cv::Mat frame = scene::seen(picture, {0.9, 4, 0.4}, unsigned(i));
      const CardSighting one = nameAt(frame, sieved, corners), all = nameAt(frame, exhaustive, corners);
      ++asked;
      same += one.key == all.key && one.confidence == all.confidence && one.maybe.size() == all.maybe.size();
      named += one.key.has_value();
      if (one.key) QCOMPARE(*one.key, std::to_string(i));
    }
    qInfo("%d of %d answers the same, %d named", same, asked, named);
    QCOMPARE(same, asked);
    QVERIFY(named > 0);
  }

  void aRemovedReferenceIsSkipped() {
    // Another program may have removed it from the library meanwhile.
    class Forgetful final : public ReferenceStore {
     public:
      void read(const std::vector<std::uint32_t>& places, const Use& use) const override {
        for (std::size_t i = 0; i < places.size(); ++i)
          if (places[i] != 2)
            use(i, {std::to_string(places[i]), false, describeCard(cardFace(int(places[i])), kWhole)});
      }
    };
    ReferenceShelf shelf{{}, std::make_shared<Forgetful>()};
    for (int i = 0; i < 6; ++i) shelf.codes.push_back(codeOf(describeCard(cardFace(i), kWhole)));
    const CardIndex index({shelf}, Search::sieved);
    QCOMPARE(nameAt(cardFace(1), index, kWhole).key.value_or(""), std::string("1"));
    QVERIFY(!nameAt(cardFace(2), index, kWhole).key);
    int seen = 0;
    index.eachReference([&](const Reference&) { ++seen; });
    QCOMPARE(seen, 5);
  }

  void theNearestOtherCard() {
    std::vector<Reference> references;
    for (int i = 0; i < 4; ++i)
      references.push_back({std::to_string(i), false, describeCard(siblingFace(0, i), kWhole)});
    const CardIndex index(references);
    QCOMPARE(index.nearest(references[2].descriptor).key, std::string("2"));
    const auto other = index.nearest(references[2].descriptor, "2");
    QVERIFY(other.key == "1" || other.key == "3");
    QVERIFY(other.distance > 0 && other.distance < 0.1);
    QVERIFY(CardIndex({references[2]}).nearest(references[2].descriptor, "2").key.empty());
  }
};

QTEST_GUILESS_MAIN(CardSieveTest)
#include "tst_card_sieve.moc"
