// Tests where tokens lie: the zone under their centre, and the zone next to it.
#include <QTest>

#include "app/session/table/token_places.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

class TokenPlacesTest : public QObject {
  Q_OBJECT

  static rules::TokenPlacement at(double x, double y, const char* key = "fighter/red") {
    return placementOf({.id = 1, .key = key, .mm = {x, y}}, test::kit("half_the_battle")->layout);
  }

 private slots:
  void aTokenLiesInTheZoneUnderItsMiddle() {
    const rules::TokenPlacement placed = at(285, 120);  // lane 4 is from 260 to 310
    QCOMPARE(placed.zone, std::string("lane/4"));
    QCOMPARE(placed.card, std::string("fighter"));
    QCOMPARE(placed.colour, rules::TokenColour::red);
    QCOMPARE(placed.shape, rules::TokenShape::round);
    QCOMPARE(at(285, 120, "lich/black").colour, rules::TokenColour::black);
  }

  void theNextZoneIsMeasured() {
    QCOMPARE(at(307, 120).nextZone, std::string("lane/5"));
    QCOMPARE(at(307, 120).nextZoneMm, 3);
    QCOMPARE(at(263, 120).nextZone, std::string("lane/3"));
  }

  void aTokenBesideTheZonesHasNoZone() {
    const rules::TokenPlacement placed = at(285, 332);  // below the lanes
    QCOMPARE(placed.zone, std::string());
    QCOMPARE(placed.nextZone, std::string("lane/4"));
    QCOMPARE(at(-400, -400).nextZone, std::string());
  }

  void aDieStandsInTheZoneOfItsToken() {
    vision::StableToken token{.id = 1, .key = "lich/black", .mm = {285, 120}};
    token.die = vision::StableDie{20, 7, 12};
    const rules::DiePlacement placed = dieOn(token, test::kit("half_the_battle")->layout);
    QCOMPARE(placed.zone, std::string("lane/4"));
    QCOMPARE(placed.card, std::string("lich"));
    QCOMPARE(placed.colour, rules::TokenColour::black);
    QCOMPARE(placed.sides, 20);
    QCOMPARE(placed.value, std::optional<int>(7));
    QCOMPARE(placed.before, std::optional<int>(12));
  }

  void diceAreReadOnTheTokensThatAreThere() {
    const std::vector<vision::DieOnToken> dice =
        diceOnTokens({{"fighter", rules::TokenColour::red, 12}, {"queen", rules::TokenColour::red, 20}},
                     test::kit("half_the_battle")->layout);
    QCOMPARE(dice, (std::vector<vision::DieOnToken>{{"fighter/red", 12}}));
  }

  void aStrangersTokenStandsForNoCard() { QCOMPARE(at(285, 120, "queen/red").card, std::string()); }
};

QTEST_GUILESS_MAIN(TokenPlacesTest)
#include "tst_token_places.moc"
