// Tests a game added by its two lines alone, from the pixels of the virtual table to its result: two equal
// cards remain two, wherever they are laid.
#include <QTest>

#include "app/kit/references.h"
#include "app/session/watch/watcher.h"
#include "games/kiteyard/table.h"
#include "rules/referee/transcript.h"
#include "stage/stage.h"

using namespace lk;
using namespace lk::app;

class ThirdGameTableTest : public QObject {
  Q_OBJECT

  const test::Kiteyard kiteyard_;

 private slots:
  void aSceneYieldsItsTranscript() {
    const auto& kit = kiteyard_.kit();
    auto stage = stage::Stage::open(test::Kiteyard::path("night"), kit->cards, kit->layout);
    QVERIFY2(static_cast<bool>(stage), stage ? "" : stage.fault().text().c_str());
    Night night(kit);
    night.keepTranscript();
    Watcher watcher(night, vision::CardIndex(houseReferences(*kit, "")), rules::Audience::table);
    QStringList refused;
    const auto note = [&](const Outcome<std::vector<Report>>& reports) {
      for (const Report& report : *reports)
        if (const auto* its = std::get_if<RulingReport>(&report.what);
            its && its->ruling.verdict != rules::Verdict::accepted)
          refused += QString::fromStdString(its->ruling.reason);
    };
    std::size_t entered = 0;
    cv::Mat frame;
    for (int i = 0; i < stage->frames(); ++i) {
      const double seconds = i / stage->framesPerSecond();
      for (; entered < stage->events().size() && stage->events()[entered].seconds <= seconds; ++entered)
        note(watcher.say({stage->events()[entered].event}, seconds));
      stage->render(i, frame);
      note(watcher.see(frame, seconds));
    }
    QVERIFY2(refused.isEmpty(), qPrintable(refused.join(' ')));

    std::vector<std::string> lines;
    for (const Json& line : night.transcript()) lines.push_back(line.dump());
    const std::string recorded = test::Kiteyard::text("night/transcript.jsonl");
    const QStringList expected = QString::fromStdString(recorded).split('\n', Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < lines.size() && qsizetype(i) < expected.size(); ++i)
      QCOMPARE(QString::fromStdString(lines[i]), expected[qsizetype(i)]);
    QCOMPARE(qsizetype(lines.size()), expected.size());
  }
};

QTEST_MAIN(ThirdGameTableTest)
#include "tst_third_game_table.moc"
