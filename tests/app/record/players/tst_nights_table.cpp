// Tests the table of all nights: a row for every player, with any name.
#include <QTest>

#include "app/phrases/translation.h"
#include "app/record/players/nights_table.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

SummedNight summed(NightLog log) {
  Outcome<NightStory> evening = eveningOf(*log.kit, log.events);
  if (!evening) qFatal("%s", evening.fault().text().c_str());
  return {log.info, evening->summary, log.kit};
}

}  // namespace

class TestNightsTable : public QObject {
  Q_OBJECT

 private slots:
  void everyPlayerHasARow() {
    const std::vector<SummedNight> nights{summed(nightOf(kWholeNight)), summed(nightOf(kDelve, {"Cleo"}))};
    const QStringList lines = QString::fromStdString(nightsTable(nights)).split("\r\n");
    QCOMPARE(lines.size(), 1 + 2 + 1 + 1);  // headings, two players, a solo night, and the end
    const qsizetype columns = lines[0].count(',');
    for (int i = 1; i < 4; ++i) QCOMPARE(lines[i].count(','), columns);
    QVERIFY2(lines[1].contains(",Ann,Titan,won,4,3,19,8,"), qPrintable(lines[1]));
    QVERIFY2(lines[2].contains(",Ben,Mirror,lost,4,2,26,"), qPrintable(lines[2]));
    QVERIFY2(lines[3].contains(",Cleo,"), qPrintable(lines[3]));
  }

  void anotherFigureIsARowOfItsTable() {
    const PlayerFigure kSteps{.key = "made_up",
                              .label = "Made up",
                              .ofNight = [](const SummedNight& night, rules::Seat seat) -> FigureOfNight {
                                return seat == rules::Seat::A ? FigureOfNight(night.summary.seats * 5)
                                                              : FigureOfNight();
                              },
                              .addUp = AddUp::mean};
    std::vector<PlayerFigure> figures(playerFigureTable().begin(), playerFigureTable().end());
    figures.push_back(kSteps);
    const std::vector<SummedNight> nights{summed(nightOf(kWholeNight)), summed(nightOf(kWholeNight))};
    const QStringList lines = QString::fromStdString(nightsTable(nights, figures)).split("\r\n");
    QVERIFY2(lines[0].endsWith(",plays_most,made_up"), qPrintable(lines[0]));
    QVERIFY2(lines[1].endsWith(",10"), qPrintable(lines[1]));
    QVERIFY2(lines[2].endsWith(","), qPrintable(lines[2]));
    const std::vector<PlayerFigures> players = playerFigures(nights, figures);
    const FigureLine last = figureLines(players[0]).back();
    QCOMPARE(last.label + ": " + last.value, QString("Made up: 10.0"));
    QVERIFY(figureLines(players[1]).back().label != last.label);  // it never counted for Ben
    const Translation german(QStringLiteral("de"));
    QCOMPARE(figureLines(players[0]).back().value, QString("10,0"));
  }

  void namesCannotBreakIt() {
    const std::string table = nightsTable(
        std::vector<SummedNight>{summed(nightOf(kWholeNight, {"Ann, \"the\" Great", "=HYPERLINK(1)"}))});
    QVERIFY(table.find(R"("Ann, ""the"" Great")") != std::string::npos);
    QVERIFY(table.find(",'=HYPERLINK(1),") != std::string::npos);
  }

  void aNightThatWasLeftHasNoResult() {
    const std::string table = nightsTable(std::vector<SummedNight>{summed(cut(nightOf(kWholeNight), 40))});
    QVERIFY(table.find(",no,A,Ann,Titan,,") != std::string::npos);
  }

  void withoutNightsThereAreHeadings() {
    const std::string table = nightsTable({});
    QVERIFY(table.starts_with("night,begun,") && table.ends_with("plays_most\r\n"));
  }
};

QTEST_GUILESS_MAIN(TestNightsTable)
#include "tst_nights_table.moc"
