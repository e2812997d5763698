// Tests the way from pixels to zones: a mat seen under tilt, a far player's cards, trays instead of a mat,
// and objects that were already used.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/capture/scenes.h"
#include "app/kit/game_kit.h"
#include "app/kit/references.h"
#include "app/session/table/placements.h"
#include "app/session/watch/privacy.h"
#include "app/window/shared/table_session.h"

using namespace lk;
using namespace lk::app;

namespace {

/// A camera that looks at the table under some tilt: mat millimetres -> pixels.
const cv::Matx33d kCamera(1.5, 0.05, 40, -0.02, 1.3, 60, 0.0, 0.0003, 1);

cv::Point2f toImage(const cv::Matx33d& h, double x, double y) {
  const cv::Vec3d v = h * cv::Vec3d(x, y, 1);
  return {static_cast<float>(v[0] / v[2]), static_cast<float>(v[1] / v[2])};
}

vision::SheetSighting sheetAt(const std::string& id, const cv::Matx33d& h, double w, double hgt) {
  return {id, h, {toImage(h, 0, 0), toImage(h, w, 0), toImage(h, w, hgt), toImage(h, 0, hgt)}};
}

/// Returns a card upright for the mat with its top left at (x, y), or rotated by half a turn.
vision::CardSighting cardAt(double x, double y, bool halfTurn, const std::string& key) {
  vision::CardSighting card;
  card.key = key;
  card.confidence = 0.99;
  card.face = vision::Face::up;
  card.corners = {toImage(kCamera, x, y), toImage(kCamera, x + 63, y), toImage(kCamera, x + 63, y + 88),
                  toImage(kCamera, x, y + 88)};
  if (halfTurn) std::rotate(card.corners.begin(), card.corners.begin() + 2, card.corners.end());
  return card;
}

}  // namespace

class PlacementsTest : public QObject {
  Q_OBJECT

  carddb::TableLayout layout_;
  Sheets mat_;

 private slots:
  void initTestCase() {
    const auto kit = loadKit("halfwish");
    QVERIFY2(static_cast<bool>(kit), kit ? "" : kit.fault().text().c_str());
    layout_ = (*kit)->layout;
    mat_ = {sheetAt(layout_.mat.id, kCamera, layout_.mat.width, layout_.mat.height)};
  }

  void everyZoneIsFoundByTheCardInItsMiddle() {
    const Placements placements(layout_);
    QVERIFY(layout_.mat.zones.size() > 20);
    for (const carddb::Zone& zone : layout_.mat.zones) {
      const double x = zone.area.x + zone.area.width / 2 - 31.5;
      const double y = zone.area.y + zone.area.height / 2 - 44;
      const ZoneFound found =
          placements.locate(cardAt(x, y, zone.quarterTurns == 2, "halfwish/strike"), mat_);
      QCOMPARE(QString::fromStdString(found.zone), QString::fromStdString(zone.name));
      const double off = std::abs(found.turnedDeg - zone.quarterTurns * 90.0);
      QVERIFY(std::min(off, 360 - off) < 0.01);
    }
  }

  void cardsOutsideEveryZoneHaveNone() {
    const Placements placements(layout_);
    QVERIFY(placements.locate(cardAt(-300, -300, false, "halfwish/strike"), mat_).zone.empty());
    QVERIFY(placements.locate(cardAt(240, 306, false, "halfwish/strike"), {}).zone.empty());
  }

  void aTrayAtItsPlaceStandsInForTheMat() {
    const Placements placements(layout_);
    for (const carddb::TableLayout::Tray& tray : layout_.trays) {
      // Maps sheet millimetres of a tray that is rotated by half a turn at its place, then the camera.
      const cv::Matx33d place = tray.quarterTurns == 2
                                    ? cv::Matx33d(-1, 0, tray.x + 210, 0, -1, tray.y + 148, 0, 0, 1)
                                    : cv::Matx33d(1, 0, tray.x, 0, 1, tray.y, 0, 0, 1);
      const Sheets sheets{
          sheetAt(std::string("TRAY:") + rules::letter(tray.seat), kCamera * place, 210, 148)};
      QCOMPARE(placements.locate(cardAt(235, 307, false, "halfwish/strike"), sheets).zone,
               std::string("A/action/1"));
    }
  }

  void aCardTurnedUpIsFreshAgain() {
    Placements placements(layout_);
    vision::CardSighting card = cardAt(235, 307, false, "halfwish/back");
    card.face = vision::Face::down;
    placements.update(vision::CardAppeared{{7, card}}, mat_, 0);
    QCOMPARE(placements.all().size(), std::size_t{1});
    placements.use(CardTrack{7}, Use::used);
    placements.update(vision::CardChanged{{7, card}}, mat_, 0);
    QVERIFY(placements.all()[0].use == Use::used);  // nothing changed: still used

    placements.update(vision::CardChanged{{7, cardAt(235, 307, false, "halfwish/strike")}}, mat_, 0);
    QVERIFY(placements.all()[0].use == Use::fresh);
    const auto fresh = placements.fresh();
    QCOMPARE(fresh.size(), std::size_t{1});
    QCOMPARE(std::get<rules::CardPlacement>(fresh[0]).card, std::string("strike"));
    placements.update(vision::CardGone{7}, mat_, 0);
    QVERIFY(placements.all().empty());
  }

  void aZoneThatStaysEmptyIsReported() {
    Placements placements(layout_);
    const auto cleared = [&] {
      const auto fresh = placements.fresh();
      return std::count_if(fresh.begin(), fresh.end(), [](const rules::Placement& placement) {
        const auto* zone = std::get_if<rules::ZoneCleared>(&placement);
        return zone && zone->zone == "A/action/1";
      });
    };
    const auto lay = [&](int id) {
      placements.update(vision::CardAppeared{{id, cardAt(235, 307, false, "halfwish/strike")}}, mat_, 0);
    };
    lay(1);
    placements.update(vision::CardGone{1}, mat_, 0);
    QVERIFY(!placements.settle(10));
    placements.unsettle();  // a hand comes: settling begins anew
    QVERIFY(!placements.settle(10.9));
    QVERIFY(!placements.settle(11.5));
    QVERIFY(placements.settle(11.8));
    QCOMPARE(cleared(), 1);
    lay(2);  // an object laid there ends it
    QCOMPARE(cleared(), 0);

    placements.update(vision::CardGone{2}, mat_, 0);  // lifted, and laid back
    QVERIFY(!placements.settle(20));
    lay(3);
    QVERIFY(!placements.settle(30));

    placements.beginAgain(false);  // reported again: it was not used
    placements.update(vision::CardGone{3}, mat_, 0);
    QVERIFY(!placements.settle(40) && !placements.settle(50));
    placements.endAgain();

    lay(4);
    placements.update(vision::CardGone{4}, mat_, 0);
    QVERIFY(!placements.settle(60) && placements.settle(61));
    placements.forgetCleared();  // the night went on
    QCOMPARE(cleared(), 0);
  }

  void aFaceDownCardHasNoName() {
    Placements placements(layout_);
    vision::CardSighting card = cardAt(235, 307, false, "halfwish/back");
    card.face = vision::Face::down;
    placements.update(vision::CardAppeared{{1, card}}, mat_, 0);
    const auto& placed = std::get<rules::CardPlacement>(placements.all()[0].placement);
    QVERIFY(placed.card.empty());
    QVERIFY(placed.face == rules::Face::down);
  }

  void aCardInDoubtIsNeverOffered() {
    Placements placements(layout_);
    vision::CardSighting card = cardAt(235, 307, false, "halfwish/strike");
    card.key.reset();
    card.face = vision::Face::unknown;
    card.maybe = {{"halfwish/strike", 0.5}, {"halfwish/defend", 0.4}};
    placements.update(vision::CardAppeared{{1, card}}, mat_, 0);
    QVERIFY(placements.fresh().empty());
    QCOMPARE(placements.all()[0].maybe.front(), std::string("strike"));
  }

  void diceWithAnUnreadOneAreNeverOffered() {
    Placements placements(layout_);
    vision::StableTray tray{"A", {}, {{4, 0.99, {}}, {std::nullopt, 0.4, {}}}};
    placements.update(vision::TrayRead{tray}, mat_, 0);
    QVERIFY(placements.fresh().empty());
    tray.dice[1].value = 2;
    placements.update(vision::TrayRead{tray}, mat_, 0);
    QCOMPARE(std::get<rules::DicePlacement>(placements.fresh().at(0)).values, (std::vector<int>{2, 4}));
    tray.dice.clear();
    placements.update(vision::TrayRead{tray}, mat_, 0);
    QVERIFY(placements.all().empty());
  }

  void aHiddenTrayIsCoveredAndTheRestIsNot() {
    cv::Mat picture(700, 1300, CV_8UC3, cv::Scalar(200, 180, 160));
    const Sheets sheets{sheetAt("TRAY:A", kCamera, 210, 148)};
    coverPrivate(picture, {rules::Seat::A}, sheets);
    const cv::Point2f middle = toImage(kCamera, 105, 74);
    const cv::Point2f corner = toImage(kCamera, 1, 1);
    const cv::Vec3b bare(200, 180, 160);
    QVERIFY(picture.at<cv::Vec3b>(middle) != bare);
    QVERIFY(picture.at<cv::Vec3b>(corner) != bare);
    QVERIFY(picture.at<cv::Vec3b>(690, 1290) == bare);
  }

  void aHiddenTrayThatIsNotFoundCoversEverything() {
    cv::Mat picture(70, 130, CV_8UC3, cv::Scalar(200, 180, 160));
    coverPrivate(picture, {rules::Seat::B}, {sheetAt("TRAY:A", kCamera, 210, 148)});
    for (int y = 0; y < picture.rows; ++y)
      for (int x = 0; x < picture.cols; ++x) QVERIFY(picture.at<cv::Vec3b>(y, x) != cv::Vec3b(200, 180, 160));
  }

  void aBumpedCameraUncoversNoHiddenDice() {
    Outcome<OpenScene> opened = openScene(LK_ROOT "/samples/halfwish/first-duel");
    QVERIFY2(static_cast<bool>(opened), opened ? "" : opened.fault().text().c_str());
    stage::Stage& stage = opened->stage;
    TableSession session(opened->kit, houseReferences(*opened->kit));
    cv::Mat frame;
    double seconds = 0;
    bool toChoose = false;  // both have rolled in secret
    for (int i = 0, entered = 0; i < stage.frames() && !toChoose; ++i) {
      seconds = i / stage.framesPerSecond();
      for (; entered < int(stage.events().size()) && stage.events()[std::size_t(entered)].seconds <= seconds;
           ++entered)
        QVERIFY(static_cast<bool>(session.say({stage.events()[std::size_t(entered)].event})));
      stage.render(i, frame);
      const Outcome<Moment> moment = session.see(frame, seconds);
      QVERIFY(static_cast<bool>(moment));
      toChoose = !moment->prompts.empty() && moment->prompts.front().id == "choose";
    }
    QVERIFY(toChoose);
    const auto oneColour = [&] {
      const QImage image = session.picture(frame).image;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
          if (image.pixel(x, y) != image.pixel(0, 0)) return false;
      return true;
    };
    QVERIFY(!oneColour());  // at rest only the trays are covered
    const cv::Mat before = frame.clone();
    for (int step = 1; step <= 4; ++step) {
      const cv::Mat by = (cv::Mat_<double>(2, 3) << 1, 0, 30 * step, 0, 1, -20 * step);
      cv::warpAffine(before, frame, by, before.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
      QVERIFY(static_cast<bool>(session.see(frame, seconds + step / 30.0)));
      QVERIFY(oneColour());
    }
  }
};

QTEST_MAIN(PlacementsTest)
#include "tst_placements.moc"
