// Draws reliability diagrams beside this program and computes expected calibration errors, for real photos
// and for the stage. The confidence was fitted on pairs of such photos, including these, and on degraded
// ones, so the figure for the photos is optimistic for other cards.
#include <map>

#include <QGuiApplication>
#include <QTest>

#include "app/develop/bench/still_tables.h"
#include "app/kit/references.h"
#include "card_photos.h"
#include "reliability.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_naming.h"

using namespace lk;
using namespace lk::vision;
using test::Claim;

namespace {

std::string beside(const char* name) {
  return (QCoreApplication::applicationDirPath() + "/" + name).toStdString();
}

Claim claimOf(const CardSighting& card, const std::string& truth) {
  if (card.key) return {card.confidence, *card.key == truth};
  return {card.maybe.front().confidence, card.maybe.front().key == truth};
}

}  // namespace

class ReliabilityTest : public QObject {
  Q_OBJECT

 private slots:
  void theMeasureIsRight() {
    std::vector<Claim> claims;
    for (int i = 0; i < 100; ++i) claims.push_back({0.85, i < 85});
    QVERIFY(test::calibrationError(claims) < 1e-9);
    for (int i = 0; i < 100; ++i) claims.push_back({0.95, i < 45});
    QVERIFY(std::abs(test::calibrationError(claims) - 0.25) < 1e-9);
    QCOMPARE(test::calibrationError({}), 0.0);
  }

  void realPhotos() {
    const auto all = photos::cardPhotos();
    if (all.empty())
      QSKIP("NO PHOTOS: ../shared/photos/cards.jsonl is not there, confidence on real cards is NOT tested");
    struct Seen {
      photos::CardPhoto photo;
      cv::Mat picture;
      std::vector<CardOutline> outlines;
    };
    std::vector<Seen> seen;
    for (const auto& photo : all) {
      Seen one{photo, photo.load(), {}};
      one.outlines = findCards(one.picture);
      QCOMPARE(one.outlines.size(), photo.names.size());
      seen.push_back(std::move(one));
    }
    // Each board of the second day is recognised with a library that contains it, and with one that does not.
    std::vector<Claim> claims;
    std::map<std::string, std::vector<Claim>> ofColour;
    for (const Seen& asked : seen) {
      if (asked.photo.firstDay) continue;
      for (const bool enrolled : {true, false}) {
        std::vector<Reference> references;
        for (const Seen& other : seen) {
          if (!other.photo.firstDay || (!enrolled && other.photo.board == asked.photo.board)) continue;
          for (std::size_t i = 0; i < other.outlines.size(); ++i)
            references.push_back(
                {other.photo.names[i], false, describeCard(other.picture, other.outlines[i].corners)});
        }
        const auto namings = nameAll(asked.picture, CardIndex(references), asked.outlines);
        for (std::size_t i = 0; i < namings.size(); ++i) {
          const CardSighting& card = namings[i].card;
          if (!card.key && card.maybe.empty()) continue;  // claims nothing
          claims.push_back(claimOf(card, asked.photo.names[i]));
          ofColour[asked.photo.board.substr(0, asked.photo.board.find('-'))].push_back(claims.back());
        }
      }
    }
    QVERIFY(test::drawReliability(claims, "real photos", beside("reliability-photos.png")));
    qInfo("real photos: %zu claims, expected calibration error %.4f", claims.size(),
          test::calibrationError(claims));
    for (const auto& [colour, some] : ofColour)
      qInfo("  %s: %zu claims, %.4f", colour.c_str(), some.size(), test::calibrationError(some));
    QVERIFY(claims.size() >= 72);
    QVERIFY(test::calibrationError(claims) < 0.02);
  }

  void theStage() {
    const auto kit = app::loadKit("halfwish");
    QVERIFY(kit);
    const CardIndex index(app::houseReferences(**kit));
    const auto sheets = app::sheetSpecs((*kit)->layout);
    app::StillScore score;
    for (int seed = 20; seed < 36; ++seed) {
      stage::Stage table = stage::Stage::still(static_cast<std::uint64_t>(seed), app::stillSize(seed),
                                               (*kit)->cards, (*kit)->layout);
      score.add(app::scoreStillTable(table, index, sheets));
    }
    std::vector<Claim> claims;
    for (const auto& claim : score.claims) claims.push_back({claim.confidence, claim.right});
    QVERIFY(test::drawReliability(claims, "the stage", beside("reliability-stage.png")));
    qInfo("the stage: %zu claims, expected calibration error %.4f", claims.size(),
          test::calibrationError(claims));
    QVERIFY(claims.size() > 200);
    QVERIFY(test::calibrationError(claims) < 0.06);
  }
};

QTEST_MAIN(ReliabilityTest)
#include "tst_reliability.moc"
