// Tests tokens and cubes among cards: what they lie on and beside, how many lie together, and which changes
// are reported.
#include <QTest>

#include "app/session/table/placements.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

/// A camera straight above: one millimetre is one pixel.
const Sheets& sheetsOf(const char* game) {
  static std::map<std::string, Sheets> all;
  const carddb::Sheet& mat = test::kit(game)->layout.mat;
  all[game] = {{mat.id, cv::Matx33d::eye(), {}}};
  return all[game];
}

vision::StableCard cardAt(int id, const char* key, float x, float y) {
  vision::StableCard card;
  card.id = card.individual = id;
  card.card.key = key;
  card.card.face = vision::Face::up;
  card.card.corners = {cv::Point2f(x, y), {x + 63, y}, {x + 63, y + 88}, {x, y + 88}};
  return card;
}

class Table {
 public:
  explicit Table(const char* game) : game_(game), placements_(test::kit(game)->layout) {}
  void see(const vision::Change& change) { placements_.update(change, sheetsOf(game_), ++now_); }
  void token(int id, const char* key, double x, double y, double turned = 0) {
    see(vision::TokenAppeared{{id, key, {x, y}, turned, 1}});
  }
  void cubes(std::vector<vision::CubeSighting> cubes) { see(vision::CubesRead{std::move(cubes)}); }
  /// Returns all tokens at rest, in order of appearance.
  std::vector<rules::TokenPlacement> tokens() {
    placements_.survey();
    std::vector<rules::TokenPlacement> all;
    for (const Placed& placed : placements_.all())
      if (const auto* token = std::get_if<rules::TokenPlacement>(&placed.placement)) all.push_back(*token);
    return all;
  }
  /// Marks all tokens as used; returns how many were new.
  void use() {
    tokens();
    placements_.useAll();
  }
  std::ptrdiff_t fresh() {
    tokens();
    const auto& all = placements_.all();
    return std::count_if(all.begin(), all.end(), [](const Placed& each) { return each.use == Use::fresh; });
  }

 private:
  const char* game_;
  Placements placements_;
  double now_ = 0;
};

vision::CubeSighting red(double x, double y, std::optional<int> count = 1) {
  return {vision::CubeColour::red, count, {x, y}};
}

}  // namespace

class TokenSurveyTest : public QObject {
  Q_OBJECT

 private slots:
  void aMarkerKnowsTheTokensItTouches() {
    Table table("half_the_battle");
    table.token(1, "rogue/red", 285, 120);
    table.token(2, "bard/red", 285, 180);
    table.token(3, "hexed/2", 285, 146);  // half a millimetre from the rogue, 8.5 from the bard
    const rules::TokenPlacement hex = table.tokens().back();
    QCOMPARE(hex.shape, rules::TokenShape::chip);
    QCOMPARE(hex.card, std::string("hexed"));
    QCOMPARE(hex.zone, std::string("lane/4"));
    QCOMPARE(hex.around.beside.size(), std::size_t(2));
    QCOMPARE(hex.around.beside[0].card, std::string("rogue"));
    QCOMPARE(hex.around.beside[0].token, std::optional(rules::TokenColour::red));
    QVERIFY(hex.around.beside[0].mm <= 1);
    QCOMPARE(hex.around.beside[1].mm, 9);
  }

  void chipsAlikeInOneZoneAreCounted() {
    Table table("half_the_battle");
    table.token(1, "necrotic_strike/1", 625, 300);
    table.token(2, "necrotic_strike/5", 645, 300);
    table.token(3, "flame_breath/2", 660, 310);
    table.token(4, "necrotic_strike/2", 400, 200);  // in a lane
    for (const rules::TokenPlacement& token : table.tokens()) {
      const int right = token.zone == "B/ability" && token.card == "necrotic_strike" ? 2 : 1;
      QCOMPARE(token.count, std::optional(right));
    }
  }

  void anArrowSaysWhereItPoints() {
    Table table("half_the_battle");
    table.token(1, "entangled/1", 335, 27, 262);
    table.token(2, "entangled/2", 385, 27, 135);
    const std::vector<rules::TokenPlacement> arrows = table.tokens();
    QCOMPARE(arrows[0].zone, std::string("mark/5"));
    QCOMPARE(arrows[0].shape, rules::TokenShape::arrow);
    QCOMPARE(arrows[0].quarterTurns, 3);
    QVERIFY(!arrows[0].aslant);
    QVERIFY(arrows[1].aslant);
  }

  void cubesOnACardLieTogether() {
    Table table("magepunk");
    table.see(vision::CardAppeared{cardAt(1, "magepunk/burrow_ox", 140, 385)});
    table.cubes({red(160, 400),
                 red(180, 420),
                 red(190, 450, std::nullopt),
                 {vision::CubeColour::white, 1, {170, 460}}});
    std::vector<rules::TokenPlacement> cubes = table.tokens();
    QCOMPARE(cubes.size(), std::size_t(2));
    QCOMPARE(cubes[0].zone, std::string("A/entities"));
    QCOMPARE(cubes[0].around.on.front().card, std::string("burrow_ox"));
    QCOMPARE(cubes[0].count, std::optional<int>());  // two, and some that cannot be counted
    QCOMPARE(cubes[1].colour, rules::TokenColour::white);
    table.cubes({red(160, 400), red(180, 420)});
    cubes = table.tokens();
    QCOMPARE(cubes.size(), std::size_t(1));
    QCOMPARE(cubes[0].count, std::optional(2));
    table.cubes({});
    QVERIFY(table.tokens().empty());
  }

  void anotherNumberOfCubesIsNews() {
    Table table("magepunk");
    table.see(vision::CardAppeared{cardAt(1, "magepunk/burrow_ox", 140, 385)});
    table.cubes({red(160, 400), red(180, 420)});
    table.use();
    table.cubes({red(163, 402), red(178, 418)});  // pushed
    QCOMPARE(table.fresh(), std::ptrdiff_t(0));
    table.cubes({red(160, 400), red(180, 420), red(170, 450)});
    QCOMPARE(table.fresh(), std::ptrdiff_t(1));
  }

  void aCubeOnTheTrackIsOnANumber() {
    Table table("magepunk");
    const auto number = [&](double x, double y) {
      table.cubes({red(x, y)});
      return table.tokens().front();
    };
    // A's track is 70 x 90 mm from (872, 384), three numbers per row; B's is seen from the other side.
    QCOMPARE(number(872 + 58, 384 + 6).zone, std::string("A/life/2"));
    QCOMPARE(number(872 + 12, 384 + 19).zone, std::string("A/life/3"));
    QCOMPARE(number(872 + 58, 384 + 84).zone, std::string("A/life/20"));
    QCOMPARE(number(872 + 58, 96 + 84).zone, std::string("B/life/0"));
    const rules::TokenPlacement between = number(872 + 23.8, 384 + 6);
    QCOMPARE(between.zone, std::string("A/life/1"));
    QCOMPARE(between.nextZone, std::string("A/life/0"));
    QVERIFY(between.nextZoneMm <= 1);
  }
};

QTEST_GUILESS_MAIN(TokenSurveyTest)
#include "tst_token_survey.moc"
