// The CardTracker by itself: in how many observations of a series a card must be seen to be reported.
#include <map>
#include <set>

#include <QTest>

#include "drawn_film.h"
#include "vision/track/track_cards.h"

using namespace lk::vision;
using drawn::Film;

class TestTrackCards : public QObject {
  Q_OBJECT

 private slots:
  void aCardIsReportedByTheLooksThatSawIt_data() {
    QTest::addColumn<QString>("looks");  // per observation: + its outline was found, - it was lost
    QTest::addColumn<bool>("reported");
    QTest::newRow("in every look") << "+++" << true;
    // Proposals are kept for all observations, so the card is not visible in the first.
    QTest::newRow("a sure name in half of them") << "-+-+-+-+" << true;
    QTest::newRow("a sure name in fewer") << "--+--+-+" << false;
    QTest::newRow("a name not yet sure in half of them") << "-+-+" << false;
  }
  void aCardIsReportedByTheLooksThatSawIt() {
    QFETCH(QString, looks);
    QFETCH(bool, reported);
    Film film({}, 0);
    const cv::Mat without = film.still().clone();
    film.cards["a"] = {3, {200, 150}, 4};
    const cv::Mat with = film.still().clone();

    CardTracker keeper{CardIndex(drawn::drawnReferences(6))};
    const int cell = 8;
    keeper.begin({.regions = {cv::Rect({}, with.size())},
                  .changed = cv::Mat(with.size() / cell, CV_8U, cv::Scalar(255)),
                  .cell = cell});
    for (const QChar seen : looks) {
      QCOMPARE(keeper.next(), CardStep::fit);
      do keeper.step(seen == '+' ? with : without);
      while (keeper.next() != CardStep::fit);
    }
    const std::vector<Change> changes = keeper.conclude(with, false);
    QCOMPARE(changes.size(), size_t(reported));
    if (reported)
      QCOMPARE(std::get<CardAppeared>(changes[0]).card.card.key, std::optional<std::string>("card-3"));
  }
  /// A card that cannot be followed with certainty becomes another individual: two equal cards lifted
  /// together, a face-down card laid elsewhere, a card in the place of another.
  void identitiesAreKeptOnlyWhereTheyAreCertain() {
    Film film({}, 0);
    CardTracker keeper{CardIndex(drawn::drawnReferences(6))};
    const auto look = [&] {
      const cv::Mat table = film.still().clone();
      keeper.begin({.regions = {cv::Rect({}, table.size())},
                    .changed = cv::Mat(table.size() / 8, CV_8U, cv::Scalar(255)),
                    .cell = 8});
      while (!keeper.sure() || keeper.next() != CardStep::fit) keeper.step(table);
      keeper.conclude(table, false);
      std::map<std::string, std::set<int>> individuals;
      for (const StableCard& card : keeper.cards())
        individuals[card.card.key.value_or("?")].insert(card.individual);
      return individuals;
    };
    film.cards["a"] = {3, {120, 120}, 0};
    film.cards["b"] = {3, {240, 120}, 0};
    film.cards["c"] = {5, {360, 120}, 0};
    film.cards["d"] = {0, {480, 120}, 0};
    const auto first = look();
    QCOMPARE(first.at("card-3").size(), size_t(2));

    film.cards["a"].centre = {120, 280};  // one of the equal cards; the other stays
    film.cards["c"].centre = {360, 280};
    const auto moved = look();
    QVERIFY(moved == first);

    film.cards["a"].centre = {200, 120};  // both
    film.cards["b"].centre = {300, 280};
    const auto both = look();
    QCOMPARE(both.at("card-3").size(), size_t(2));
    for (const int one : both.at("card-3")) QVERIFY(!first.at("card-3").contains(one));
    QVERIFY(both.at("card-5") == first.at("card-5"));

    film.cards["d"].centre = {480, 280};  // face down: it may be any
    const auto down = look();
    QVERIFY(down.at("back") != first.at("back"));
    QVERIFY(down.at("card-3") == both.at("card-3"));

    film.cards["c"].number = 6;  // another card in its place
    const auto other = look();
    QVERIFY(!first.at("card-5").contains(*other.at("card-6").begin()));
  }
  void theEffortOfALookIsThatOfWhatChanged() {
    const cv::Mat table = Film({}, 0).still().clone();
    const auto efforts = [&](const cv::Rect& region) {
      CardTracker keeper{CardIndex({})};
      keeper.begin(
          {.regions = {region}, .changed = cv::Mat(table.size() / 8, CV_8U, cv::Scalar(255)), .cell = 8});
      double sum = 0;
      do {
        sum += keeper.effort(table.size());
        keeper.step(table);
      } while (keeper.next() != CardStep::fit);
      return sum;
    };
    const double all = efforts(cv::Rect({}, table.size()));
    QVERIFY(all > 30);                            // too much for one frame at thirty per second
    QVERIFY(efforts({400, 200, 200, 250}) < 20);  // but a single card's place fits
  }
};

QTEST_GUILESS_MAIN(TestTrackCards)
#include "tst_track_cards.moc"
