// Photos of 81 near-identical cards from two days: enrolled from one, recognised on the other.
#include <algorithm>
#include <map>

#include <QElapsedTimer>
#include <QTest>

#include "card_photos.h"
#include "card_scene.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/recogniser.h"

using namespace lk::vision;

namespace {

struct Score {
  int right = 0;
  int wrong = 0;
  int unsure = 0;
  int falseCards = 0;
  int missed = 0;
};

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : values[values.size() / 2];
}

}  // namespace

class CardPhotosTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    photos_ = photos::cardPhotos();
    if (photos_.empty())
      QSKIP("NO PHOTOS: ../shared/photos/cards.jsonl is not there, recognition of real cards is NOT tested");
    for (const auto& photo : photos_) {
      Seen seen{photo, photo.load(), {}};
      QVERIFY2(!seen.picture.empty(), photo.file.c_str());
      QElapsedTimer timer;
      timer.start();
      seen.outlines = findCards(seen.picture);
      findMs_.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
      seen_.push_back(std::move(seen));
    }
  }

  /// As in `enrol`: cards in rows, whose sides are collinear, are not a pattern.
  void everyBoardToEnrolYieldsExactlyItsCards() {
    for (const Seen& seen : seen_) {
      if (!seen.photo.firstDay) continue;
      QCOMPARE(seen.outlines.size(), seen.photo.names.size());
      QCOMPARE(recognise(seen.picture, CardIndex({}), {}).cards.size(), seen.photo.names.size());
    }
  }

  /// Print on cards that are not enrolled may resemble dice. The cards stay, and no die is reported.
  void unknownCardsAreNotReadAsDice() {
    for (const Seen& seen : seen_) {
      const FrameSightings all = recognise(seen.picture, CardIndex({}), {}, {.diceAnywhere = true});
      QCOMPARE(all.cards.size(), seen.photo.names.size());
      QCOMPARE(all.dice.size(), std::size_t{0});
    }
  }

  void cardsAreNamedOnPhotosOfAnotherDay() {
    std::vector<Reference> references;
    for (const Seen& seen : seen_)
      if (seen.photo.firstDay) enrol(seen, references);
    const CardIndex index(references);
    Score score;
    for (const Seen& seen : seen_)
      if (!seen.photo.firstDay && seen.photo.board != kOneDay) name(seen, index, score);
    report("other day", score);
    QCOMPARE(score.missed, 0);
    QCOMPARE(score.falseCards, 0);
    QCOMPARE(score.wrong, 0);
    QVERIFY(score.wrong <= score.unsure);
    QVERIFY(score.right * 100 >= 97 * (score.right + score.unsure));
  }

  void theSieveLosesNoAnswer() {
    // Near-identical cards on white are the hardest for the sieve. Includes those of a board that is not
    // enrolled.
    std::vector<Reference> references;
    for (const Seen& seen : seen_)
      if (seen.photo.firstDay) enrol(seen, references);
    const CardIndex sieved(references), exhaustive({shelved(references)}, Search::exhaustive);
    int asked = 0, same = 0;
    for (const Seen& seen : seen_) {
      if (seen.photo.firstDay) continue;
      for (const CardOutline& outline : seen.outlines) {
        const CardSighting one = nameAt(seen.picture, sieved, outline.corners);
        const CardSighting all = nameAt(seen.picture, exhaustive, outline.corners);
        ++asked;
        same +=
            one.key == all.key && one.confidence == all.confidence && one.maybe.size() == all.maybe.size();
      }
    }
    qInfo("%d of %d answers as comparing with every reference gives", same, asked);
    QVERIFY(same * 100 >= 98 * asked);
  }

  void namesTheBoardOfOneDayFromItsOtherPhoto() {
    std::vector<Reference> references;
    for (const Seen& seen : seen_)
      if (seen.photo.firstDay) enrol(seen, references);
    Score score;
    bool enrolled = false;
    for (const Seen& seen : seen_) {
      if (seen.photo.board != kOneDay) continue;
      if (enrolled)
        name(seen, CardIndex(references), score);
      else
        enrol(seen, references);
      enrolled = true;
    }
    report("same day, other photo", score);
    QCOMPARE(score.wrong, 0);
    QVERIFY(score.right >= 8);
  }

  void aBoardNotEnrolledIsUnknown() {
    Score score;
    for (const Seen& asked : seen_) {
      if (asked.photo.firstDay) continue;
      std::vector<Reference> references;
      for (const Seen& seen : seen_)
        if (seen.photo.firstDay && seen.photo.board != asked.photo.board) enrol(seen, references);
      name(asked, CardIndex(references), score);
    }
    report("board not enrolled", score);
    QCOMPARE(score.right, 0);
    QVERIFY(score.wrong * 100 <= score.unsure);
  }

  void oneReferenceAloneNamesOnlyItsOwnCard() {
    int right = 0, others = 0, wrong = 0;
    for (const Seen& enrolled : seen_) {
      if (!enrolled.photo.firstDay) continue;
      std::vector<Reference> references;
      enrol(enrolled, references);
      for (std::size_t r = 0; r < references.size(); r += 4) {
        const CardIndex index({references[r]});
        for (const Seen& seen : seen_) {
          if (seen.photo.firstDay || seen.photo.board != enrolled.photo.board) continue;
          for (std::size_t i = 0; i < std::min(seen.outlines.size(), seen.photo.names.size()); ++i) {
            const CardSighting card = nameAll(seen.picture, index, {seen.outlines[i]}).front().card;
            const bool own = seen.photo.names[i] == references[r].key;
            others += own ? 0 : 1;
            if (card.key) ++(own ? right : wrong);
          }
        }
      }
    }
    qInfo("alone in the library: own card named %d times, another card %d times of %d", right, wrong, others);
    QVERIFY(right > 0);
    QVERIFY(wrong * 100 <= others);
  }

  void namingDoesNotMoveTheOutline() {
    // Print in the centre of a card says little about its corners.
    std::vector<Reference> references;
    for (const Seen& seen : seen_)
      if (seen.photo.firstDay) enrol(seen, references);
    const CardIndex index(references);
    std::vector<double> moved;
    for (const Seen& seen : seen_)
      if (!seen.photo.firstDay && seen.photo.board != kOneDay)
        for (const CardOutline& outline : seen.outlines)
          moved.push_back(
              scene::cornerError(nameAt(seen.picture, index, outline.corners).corners, outline.corners));
    std::sort(moved.begin(), moved.end());
    const double most = moved[moved.size() * 95 / 100];
    qInfo("corners of named cards moved by %.4f diagonals (95 of 100)", most);
    QVERIFY(most < 0.01);
  }

  void cleanupTestCase() {
    if (findMs_.empty()) return;
    qInfo("finding: median %.1f ms a photo, most %.1f", median(findMs_),
          *std::max_element(findMs_.begin(), findMs_.end()));
    qInfo("naming: median %.2f ms a card", median(nameMs_));
  }

 private:
  static constexpr const char* kOneDay = "purple-1";

  struct Seen {
    photos::CardPhoto photo;
    cv::Mat picture;
    std::vector<CardOutline> outlines;
  };

  static void enrol(const Seen& seen, std::vector<Reference>& references) {
    if (seen.outlines.size() != seen.photo.names.size()) return;
    for (std::size_t i = 0; i < seen.outlines.size(); ++i)
      references.push_back(
          {seen.photo.names[i], false, describeCard(seen.picture, seen.outlines[i].corners)});
  }

  void name(const Seen& seen, const CardIndex& index, Score& score) {
    const std::size_t cards = seen.photo.names.size();
    if (seen.outlines.size() != cards) {
      // The cards cannot be assigned to outlines then, so nothing of this photo counts as right.
      score.falseCards += static_cast<int>(std::max(seen.outlines.size(), cards) - cards);
      score.missed += static_cast<int>(cards - std::min(cards, seen.outlines.size()));
      return;
    }
    for (std::size_t i = 0; i < cards; ++i) {
      QElapsedTimer timer;
      timer.start();
      const CardSighting card = nameAll(seen.picture, index, {seen.outlines[i]}).front().card;
      nameMs_.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
      if (!card.key)
        ++score.unsure;
      else if (*card.key == seen.photo.names[i])
        ++score.right;
      else
        ++score.wrong;
    }
  }

  static void report(const char* what, const Score& score) {
    qInfo("%s: right %d, wrong %d, unsure %d, false cards %d, missed %d", what, score.right, score.wrong,
          score.unsure, score.falseCards, score.missed);
  }

  std::vector<photos::CardPhoto> photos_;
  std::vector<Seen> seen_;
  std::vector<double> findMs_;
  std::vector<double> nameMs_;
};

QTEST_GUILESS_MAIN(CardPhotosTest)
#include "tst_card_photos.moc"
