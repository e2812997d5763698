// Tests that the explanation of a card's name matches how it was found: the recorded observations, when
// replayed, give the same name and the same doubt, and nothing else. Uses tables of the stage, and real
// photos if available.
#include <algorithm>

#include <QGuiApplication>
#include <QTest>

#include "app/develop/bench/still_tables.h"
#include "app/kit/references.h"
#include "card_photos.h"
#include "vision/cards/find/card_finder.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"
#include "worse_photos.h"

using namespace lk;
using namespace lk::vision;

namespace {

struct Recognised {
  FrameSightings seen;
  std::vector<CardObservations> observations;
};

Recognised recognised(const cv::Mat& bgr, const CardIndex& index, const std::vector<SheetSpec>& sheets = {}) {
  Recognised result;
  RecogniserOptions options;
  options.observations = &result.observations;
  result.seen = recognise(bgr, index, sheets, options);
  return result;
}

bool names(const MatchResult& result, const std::string& key) {
  return std::any_of(result.nearest.begin(), result.nearest.end(),
                     [&](const Candidate& one) { return one.key == key; });
}

/// Returns what is wrong with the recorded observations of a card; empty if nothing is.
std::string faultOf(const CardSighting& card, const CardObservations& trail, const CardIndex& index) {
  if (trail.empty()) return "no look is kept";
  const auto any = [&](const auto& which) { return std::any_of(trail.begin(), trail.end(), which); };
  if (!any([&](const CardObservation& look) {
        return overlap(mapped(look.view.toFrame, look.view.outline), card.corners) > 0.5;
      }))
    return "looked elsewhere";
  for (const CardObservation& look : trail) {
    const CardSighting& then = look.result.card;
    const CardSighting again = index.look(look.view).card;
    if (again.key != then.key || again.confidence != then.confidence) return "a look gives another name";
  }
  if (card.key) {
    const bool given = any([&](const CardObservation& look) {
      return look.result.card.key == card.key && look.result.card.confidence == card.confidence;
    });
    return given ? "" : "no look gives " + *card.key;
  }
  for (const Candidate& candidate : card.maybe)
    if (!any([&](const CardObservation& look) { return names(look.result, candidate.key); }))
      return "no look may be " + candidate.key;
  return "";
}

/// Returns the number of cards in doubt.
int checked(const Recognised& result, const CardIndex& index) {
  int doubts = 0;
  if (result.observations.size() != result.seen.cards.size()) qFatal("not as many observations as cards");
  for (std::size_t i = 0; i < result.observations.size(); ++i) {
    const std::string fault = faultOf(result.seen.cards[i], result.observations[i], index);
    if (!fault.empty()) qWarning("card %zu: %s", i, fault.c_str());
    if (!fault.empty()) return -1;
    doubts += result.seen.cards[i].key ? 0 : 1;
  }
  return doubts;
}

}  // namespace

class CardTrailsTest : public QObject {
  Q_OBJECT

 private slots:
  void onTablesOfTheStage() {
    const auto kit = app::loadKit("halfwish");
    QVERIFY(kit);
    const CardIndex index(app::houseReferences(**kit));
    const auto sheets = app::sheetSpecs((*kit)->layout);
    constexpr int kSeed = 9;  // of a table with names found by many kinds of observations
    stage::Stage table = stage::Stage::still(kSeed, app::stillSize(kSeed), (*kit)->cards, (*kit)->layout);
    cv::Mat bgr;
    table.render(table.frames() - 1, bgr);
    const Recognised result = recognised(bgr, index, sheets);
    QVERIFY(result.seen.cards.size() > 10);
    QVERIFY(checked(result, index) >= 0);
  }

  void onRealPhotos() {
    const auto all = photos::cardPhotos();
    if (all.empty())
      QSKIP("NO PHOTOS: ../shared/photos/cards.jsonl is not there, looks at real cards are NOT tested");
    std::vector<Reference> references;
    worse::Photo asked;
    for (const auto& photo : all) {
      if (photo.board != "green-1") continue;
      const cv::Mat bgr = photo.load();
      const auto outlines = findCards(bgr);
      QCOMPARE(outlines.size(), photo.names.size());
      if (!photo.firstDay) asked.picture = bgr;
      for (std::size_t i = 0; i < outlines.size(); ++i) {
        const Quad& corners = outlines[i].corners;
        if (photo.firstDay)
          references.push_back({photo.names[i], false, describeCard(bgr, corners)});
        else
          asked.cards.push_back({photo.names[i], corners, 1});
      }
    }
    const CardIndex index(references);
    QCOMPARE(checked(recognised(asked.picture, index), index), 0);
    const auto trials = worse::trials();
    const auto lamp =
        std::find_if(trials.begin(), trials.end(), [](auto& one) { return one.name == "a lamp mirrored"; });
    QVERIFY(lamp != trials.end());
    QVERIFY(checked(recognised(lamp->change(asked, 2).picture, index), index) > 0);
  }
};

QTEST_MAIN(CardTrailsTest)
#include "tst_card_observations.moc"
