// Photos of near-identical cards, degraded as other people's photos differ from ours, against references from
// another day's plain photos. As many are named as is known to be reached, none wrong, and none that is not
// enrolled.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include <QTest>

#include "card_photos.h"
#include "vision/cards/find/card_finder.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"
#include "worse_photos.h"

using namespace lk::vision;

namespace {

constexpr double kFound = 0.6;       // intersection over union
constexpr double kSeenEnough = 0.6;  // cards of which less is visible are not required

struct Score {
  int cards = 0, right = 0, wrong = 0, nobodyTaught = 0;
  // Cards with candidates; of these, the ones whose candidates contain the right card.
  int doubted = 0, among = 0;
};

}  // namespace

class CardWorsePhotosTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const auto photos = photos::cardPhotos();
    if (photos.empty())
      QSKIP(
          "NO PHOTOS: ../shared/photos/cards.jsonl is not there, worse photos of real cards are NOT tested");
    for (const auto& photo : photos) {
      const bool asked = !photo.firstDay && kAsked.count(photo.board) > 0;
      if (!asked && !(photo.firstDay && kTaught.count(photo.board) > 0)) continue;
      worse::Photo seen{photo.load(), {}};
      const std::vector<CardOutline> outlines = findCards(seen.picture);
      QCOMPARE(outlines.size(), photo.names.size());
      for (std::size_t i = 0; i < outlines.size(); ++i) {
        if (photo.firstDay)
          references_[photo.board].push_back(
              {photo.names[i], false, describeCard(seen.picture, outlines[i].corners)});
        seen.cards.push_back({photo.names[i], outlines[i].corners, 1});
      }
      if (asked) asked_[photo.board] = std::move(seen);
    }
  }

  void cardsAreNamed_data() {
    QTest::addColumn<int>("trial");
    QTest::addColumn<int>("least");  // named cards
    QTest::addColumn<int>("most");   // cards that can be named at all; faded print has no information
    constexpr std::pair<int, int> kNamed[] = {{12, 16}, {17, 18}, {17, 18}, {12, 16}};
    const std::vector<worse::Trial> trials = worse::trials();
    QCOMPARE(trials.size(), std::size(kNamed));
    for (std::size_t i = 0; i < trials.size(); ++i)
      QTest::newRow(trials[i].name.c_str()) << int(i) << kNamed[i].first << kNamed[i].second;
  }
  void cardsAreNamed() {
    QFETCH(int, trial);
    QFETCH(int, least);
    QFETCH(int, most);
    Score score;
    for (const auto& [board, plain] : asked_) {
      const unsigned turn = kAsked.at(board);
      const worse::Photo photo = worse::trials()[std::size_t(trial)].change(plain, turn);
      count(photo, recognise(photo.picture, CardIndex(taught({})), {}).cards, score);
      if (board != kUntaught) continue;
      for (const CardSighting& card : recognise(photo.picture, CardIndex(taught(board)), {}).cards)
        score.nobodyTaught += card.key ? 1 : 0;
    }
    qInfo(
        "right %d of %d, wrong %d, named though nobody taught them %d; of %d in doubt %d among the few named",
        score.right, score.cards, score.wrong, score.nobodyTaught, score.doubted, score.among);
    QCOMPARE(score.wrong, 0);
    QCOMPARE(score.nobodyTaught, 0);
    QCOMPARE(score.cards, 18);
    QEXPECT_FAIL("fingers", "a second card under drawn fingers is in doubt since outlines are the proposer's",
                 Continue);
    QVERIFY(score.right >= least && score.right <= most);
    QVERIFY(score.right >= least - 1);
    QEXPECT_FAIL("a lamp mirrored", "the few named of a card under the lamp have 0.11 together, without it",
                 Continue);
    QCOMPARE(score.among, score.doubted);
    QVERIFY(score.among >= score.doubted - 1);
    QVERIFY(score.doubted <= 6);
  }

  /// Stripes and paper are both overexposed, so a striped shape must not be called empty.
  void tooMuchLightInventsNothing_data() {
    QTest::addColumn<double>("gain");
    QTest::addColumn<double>("more");
    QTest::addColumn<int>("least");
    QTest::newRow("a little") << 1.35 << 10.0 << 16;
    QTest::newRow("much") << 1.5 << 20.0 << 9;
    QTest::newRow("very much") << 1.8 << 20.0 << 3;
    QTest::newRow("most") << 2.2 << 0.0 << 2;
  }
  void tooMuchLightInventsNothing() {
    QFETCH(double, gain);
    QFETCH(double, more);
    QFETCH(int, least);
    const CardIndex index(taught({}));
    Score score;
    for (const auto& [board, plain] : asked_) {
      worse::Photo photo{{}, plain.cards};
      plain.picture.convertTo(photo.picture, -1, gain, more);
      count(photo, recognise(photo.picture, index, {}).cards, score);
    }
    qInfo("right %d of %d, wrong %d; of %d in doubt %d among the few named", score.right, score.cards,
          score.wrong, score.doubted, score.among);
    QCOMPARE(score.wrong, 0);
    QVERIFY(score.right >= least);
    QVERIFY(score.among >= score.doubted - 1);
  }

 private:
  static inline const std::set<std::string> kTaught{"green-1", "green-2", "red-1", "red-2"};
  static constexpr const char* kUntaught = "red-1";  // not enrolled in one observation of each trial
  // Boards, and which of their cards are degraded.
  static inline const std::map<std::string, unsigned> kAsked{{"green-1", 2}, {"red-1", 14}};

  [[nodiscard]] std::vector<Reference> taught(const std::string& except) const {
    std::vector<Reference> all;
    for (const auto& [board, some] : references_)
      if (board != except) all.insert(all.end(), some.begin(), some.end());
    return all;
  }

  static void count(const worse::Photo& photo, const std::vector<CardSighting>& seen, Score& score) {
    for (const worse::Card& card : photo.cards) score.cards += card.visible >= kSeenEnough ? 1 : 0;
    for (const CardSighting& sighting : seen) {
      if (!sighting.key) {
        countDoubt(photo, sighting, score);
        continue;
      }
      const auto own = std::find_if(photo.cards.begin(), photo.cards.end(), [&](const worse::Card& card) {
        return card.key == *sighting.key && overlap(card.corners, sighting.corners) > kFound;
      });
      if (own == photo.cards.end()) {
        ++score.wrong;
      } else if (own->visible >= kSeenEnough) {
        ++score.right;
      }
    }
  }

  static void countDoubt(const worse::Photo& photo, const CardSighting& sighting, Score& score) {
    const auto own = std::find_if(photo.cards.begin(), photo.cards.end(), [&](const worse::Card& card) {
      return overlap(card.corners, sighting.corners) > kFound;
    });
    if (own == photo.cards.end() || sighting.maybe.empty()) return;
    ++score.doubted;
    score.among += std::any_of(sighting.maybe.begin(), sighting.maybe.end(),
                               [&](const Candidate& candidate) { return candidate.key == own->key; })
                       ? 1
                       : 0;
  }

  std::map<std::string, std::vector<Reference>> references_;  // by board
  std::map<std::string, worse::Photo> asked_;
};

QTEST_GUILESS_MAIN(CardWorsePhotosTest)
#include "tst_card_worse_photos.moc"
