// Tests that recognition distinguishes the cards we print: no pair is so similar that enrolling would warn of
// it.
#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "app/kit/game_kit.h"
#include "app/kit/references.h"
#include "rules/games/all.h"
#include "vision/cards/name/card_index.h"

using namespace lk;

/// Well above vision::kDoubtDistance, at which enrolling warns.
constexpr double kApart = 0.08;

class HouseCardsTest : public QObject {
  Q_OBJECT

 private slots:
  void noTwoFacesAreAlikeToTheEyes_data() {
    QTest::addColumn<QString>("game");
    for (const rules::Game* game : rules::allGames()) {
      const QString id = QString::fromStdString(std::string(game->id()));
      QTest::newRow(qPrintable(id)) << id;
    }
  }

  void noTwoFacesAreAlikeToTheEyes() {
    QFETCH(QString, game);
    const auto kit = app::loadKit(game.toStdString());
    QVERIFY(kit);
    areApart(app::houseReferences(**kit));
  }

  void noTwoFacesInLowInkAreAlikeToTheEyes_data() { noTwoFacesAreAlikeToTheEyes_data(); }
  void noTwoFacesInLowInkAreAlikeToTheEyes() {
    QFETCH(QString, game);
    const auto kit = app::loadKit(game.toStdString());
    QVERIFY(kit);
    const std::vector<vision::Reference> low = app::lowInkReferences(**kit);
    areApart(low);
    const vision::CardIndex index(app::houseReferences(**kit));
    std::size_t own = 0;
    for (const vision::Reference& reference : low)
      if (index.nearest(reference.descriptor, {}).key == reference.key) ++own;
    qInfo("%zu of %zu look most like their own print in colour", own, low.size());
  }

 private:
  static void areApart(const std::vector<vision::Reference>& references) {
    QVERIFY(references.size() > 30);
    const vision::CardIndex index(references);
    struct Pair {
      double distance;
      std::string one;
      std::string other;
    };
    std::vector<Pair> pairs;
    for (const vision::Reference& reference : references) {
      const vision::CardIndex::Nearest nearest = index.nearest(reference.descriptor, reference.key);
      pairs.push_back({nearest.distance, reference.key, nearest.key});
    }
    std::sort(pairs.begin(), pairs.end(),
              [](const Pair& a, const Pair& b) { return a.distance < b.distance; });
    for (std::size_t i = 0; i < 3; ++i)
      qInfo("%s and %s: %.4f", pairs[i].one.c_str(), pairs[i].other.c_str(), pairs[i].distance);
    qInfo("%zu faces and backs; the hardest pair lies %.4f apart, half of them more than %.4f",
          references.size(), pairs.front().distance, pairs[pairs.size() / 2].distance);
    QVERIFY(pairs.front().distance > kApart);
  }
};

QTEST_MAIN(HouseCardsTest)
#include "tst_house_cards.moc"
