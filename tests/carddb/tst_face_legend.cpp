// Tests that every sign on a game's cards is explained, and each once.
#include <algorithm>

#include <QTest>

#include "faces/legend.h"
#include "pack_files.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

using namespace lk;
using faces::LegendEntry;

namespace {

rules::CardBook bookOf(const rules::Game& game) {
  const test::PackFiles files = test::housePackFiles(std::string(game.id()), LK_ROOT);
  return rules::readPacks(std::vector<rules::PackText>{files.pack()}, rules::languageOf).book;
}

bool explains(const std::vector<LegendEntry>& legend, faces::Charge icon) {
  return std::any_of(legend.begin(), legend.end(),
                     [&](const LegendEntry& entry) { return entry.icon == icon && !entry.words.empty(); });
}

}  // namespace

class FaceLegendTest : public QObject {
  Q_OBJECT

 private slots:
  void everySignIsExplained_data() {
    QTest::addColumn<QString>("game");
    for (const rules::Game* game : rules::allGames()) {
      const QString id = QString::fromStdString(std::string(game->id()));
      QTest::addRow("%s", qPrintable(id)) << id;
    }
  }
  void everySignIsExplained() {
    QFETCH(QString, game);
    const rules::Game& its = *rules::findGame(game.toStdString());
    const rules::CardBook book = bookOf(its);
    const auto types = its.language().cardTypes;
    const std::vector<LegendEntry> legend = faces::legendOf(book, types, kEnglish);
    int signs = 0;
    for (const rules::CardDef& card : book.cards()) {
      if (!rules::isCardOfItsOwn(types, card.type)) continue;
      const faces::CardLook look = faces::lookOf(card, kEnglish, &book);
      for (const faces::ListRow& row : look.rows)
        for (const faces::Tag& tag : row.tags) {
          QVERIFY2(explains(legend, tag.icon), card.id.c_str());
          ++signs;
        }
      if (!look.rows.empty()) continue;
      for (const faces::Charge badge : look.badges) QVERIFY2(explains(legend, badge), card.id.c_str());
      for (const faces::KeyFigure& figure : look.figures)
        QVERIFY2(explains(legend, figure.icon), card.id.c_str());
      for (const faces::CostFigure& cost : look.cost)
        if (!cost.icon)
          QVERIFY(std::any_of(legend.begin(), legend.end(), [](const auto& e) { return !e.icon; }));
      signs += static_cast<int>(look.badges.size() + look.figures.size());
    }
    QVERIFY(signs >= 5);
    for (std::size_t i = 0; i < legend.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        QVERIFY2(legend[i].icon != legend[j].icon || legend[i].letter != legend[j].letter,
                 legend[i].words.c_str());
  }

  void aSignWithTwoMeaningsSaysBoth() {
    const rules::Game& game = *rules::findGame("halfwish");
    const rules::CardBook book = bookOf(game);
    const auto legend = faces::legendOf(book, game.language().cardTypes, kEnglish);
    const auto claw = std::find_if(legend.begin(), legend.end(),
                                   [](const LegendEntry& e) { return e.icon == faces::Charge::claw; });
    QVERIFY(claw != legend.end());
    QCOMPARE(QString::fromStdString(claw->words), QString("Exposed, Unevadable"));
    // What a hand means is stealing, whatever is stolen.
    const auto hand = std::find_if(legend.begin(), legend.end(),
                                   [](const LegendEntry& e) { return e.icon == faces::Charge::hand; });
    QVERIFY(hand != legend.end());
    QCOMPARE(QString::fromStdString(hand->words), QString("Steal"));
  }
};

QTEST_MAIN(FaceLegendTest)
#include "tst_face_legend.moc"
