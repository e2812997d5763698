// Tests what is shared of a night's end: its moments, one picture in which everything fits with any names,
// and its text.
#include <QTemporaryDir>
#include <QTest>

#include "app/record/evening/evening_export.h"
#include "app/record/evening/moments.h"
#include "app/record/evening/share_picture.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;
using rules::Seat;

namespace {

NightRecord record(NightLog log) {
  Outcome<NightRecord> made = recordOf(std::move(log));
  if (!made) qFatal("%s", made.fault().text().c_str());
  return std::move(*made);
}

/// Returns a night of two players with this course of points, A's first, and fights that cost so much.
NightStory story(std::vector<int> a, std::vector<int> b, std::optional<Seat> winner,
                 std::vector<std::pair<int, int>> fights = {}) {
  NightStory evening;
  evening.summary.result.winner = winner;
  evening.summary.result.finished = true;
  evening.stretches.resize(a.size() - 1);
  evening.series = {{"points", Seat::A, std::move(a)}, {"points", Seat::B, std::move(b)}};
  for (const auto& [hurtA, hurtB] : fights)
    evening.fights.push_back({{}, 0, 0, {hurtA, hurtB}, std::nullopt});
  return evening;
}

}  // namespace

class TestShare : public QObject {
  Q_OBJECT

 private slots:
  void theTurningPointIsTheLastLeadTaken() {
    QCOMPARE(turningPoint(story({0, 1, 1, 2, 4}, {0, 0, 2, 2, 2}, Seat::A)), std::optional<std::size_t>(3));
    // The winner leads from the first turn on.
    QCOMPARE(turningPoint(story({0, 2, 3}, {0, 0, 1}, Seat::A)), std::optional<std::size_t>(0));
    // Won by another criterion: the turn with the largest gain counts.
    QCOMPARE(turningPoint(story({0, 0, 3, 3}, {0, 3, 3, 3}, Seat::A)), std::optional<std::size_t>(1));
    QVERIFY(!turningPoint(story({0, 1}, {0, 1}, std::nullopt)));  // nobody leads
    QVERIFY(!turningPoint(story({0}, {0}, Seat::A)));             // nothing was played
    NightStory together = story({0, 1}, {0, 0}, Seat::A);
    together.summary.together = true;
    QVERIFY(!turningPoint(together));
  }

  void theClosestFightHurtBothAlike() {
    NightStory evening = story({0, 1}, {0, 0}, Seat::A, {{9, 2}, {4, 4}, {0, 0}, {3, 3}, {5, 4}});
    evening.best = 0;
    QCOMPARE(closestFight(evening),
             std::optional<std::size_t>(1));  // of two equally close ones, the harder fight
    evening.best = 1;                         // shown elsewhere already
    QCOMPARE(closestFight(evening), std::optional<std::size_t>(3));
    NightStory oneSided = story({0, 1}, {0, 0}, Seat::A, {{9, 0}, {0, 4}});
    QVERIFY(!closestFight(oneSided));
  }

  void aNightHasThreeMoments() {
    const NightRecord night = record(nightOf(kWholeNight));
    const std::vector<NightMoment> moments = momentsOf(night.evening, *night.log.kit, night.names);
    QCOMPARE(moments.size(), std::size_t{3});
    QCOMPARE(moments[0].measure, QString("Biggest hit"));
    QCOMPARE(moments[1].measure, QString("Turning point"));
    QCOMPARE(moments[2].measure, QString("Closest duel"));
    for (const NightMoment& moment : moments) {
      QVERIFY(!moment.title.isEmpty() && !moment.text.isEmpty());
      QVERIFY(moment.event > 0 && moment.event < static_cast<int>(night.log.events.size()));
    }
    // Points end 4 to 4: no lead was kept, so the turn with the largest gain counts.
    QVERIFY2(moments[1].text.contains("Ann gains most here"), qPrintable(moments[1].text));
  }

  void inACooperativeGameOneMomentIsReported() {
    const NightRecord night = record(nightOf(kDelve));
    const std::vector<NightMoment> moments = momentsOf(night.evening, *night.log.kit, night.names);
    QCOMPARE(moments.size(), std::size_t{1});
    QCOMPARE(moments[0].measure, QString("Costliest encounter"));
  }

  void thePictureIsOneOfItsSize() {
    const NightRecord night = record(nightOf(kWholeNight));
    const QImage image = sharePicture(night);
    QCOMPARE(image.size(), QSize(1080, 1350));
    const ShareLayout layout = shareLayout(night);
    QCOMPARE(layout.cards.size(), std::size_t{2});
    QCOMPARE(night.log.kit->cards[layout.cards[0].card].id, std::string("titan"));  // the winner's
    QVERIFY(layout.cards[0].box.height() > layout.cards[1].box.height());
    // Each card is above its player's name.
    for (std::size_t seat = 0; seat < 2; ++seat)
      for (const ShareText& text : layout.texts)
        if (text.text == night.names.of[seat])
          QCOMPARE(layout.cards[seat].box.center().x(), text.box.center().x());
    // The cards have faces: no card's centre shows the background.
    for (const ShareCard& card : layout.cards)
      QVERIFY(image.pixelColor(card.box.center().toPoint()) != image.pixelColor(4, 1346));
    QStringList all;
    for (const ShareText& text : layout.texts) all += text.text;
    for (const char* part : {"Ann", "Ben", "4 : 4", "Halfwish", "Biggest hit"})
      QVERIFY2(all.contains(part), qPrintable(all.join(" | ")));
    QVERIFY(all.filter("Lamps").size() > 0);  // the deciding criterion
  }

  void everythingFindsRoom_data() {
    QTest::addColumn<QStringList>("names");
    QTest::newRow("short") << QStringList{"Al", "Bo"};
    QTest::newRow("long") << QStringList{"Wilhelmina Montgomery-Wh", "Maximilian Featherstoneh"};
    QTest::newRow("one word") << QStringList{QString(24, 'W'), QString(24, 'M')};
    QTest::newRow("Chinese") << QStringList{QString(24, QChar(0x7389)), QStringLiteral("\u5c0f\u5b89")};
    QTest::newRow("Arabic") << QStringList{QString::fromUtf8("عبد الرحمن بن عبد العزيز"), "Ben"};
    QTest::newRow("Devanagari") << QStringList{QString::fromUtf8("लक्ष्मीनारायण सुब्रह्मण्यम"), "Ben"};
    QTest::newRow("Thai") << QStringList{QString::fromUtf8("กรุงเทพมหานครอมรรัตน"), "Ben"};
  }
  void everythingFindsRoom() {
    QFETCH(QStringList, names);
    std::vector<std::string> players;
    for (const QString& name : names) players.push_back(name.toStdString());
    for (const std::string& sample : {kWholeNight, kDelve}) {
      const ShareLayout layout = shareLayout(record(nightOf(sample, players)));
      QVERIFY(layout.texts.size() >= 5);
      const QRectF paper(QPointF(), kShareSize);
      for (std::size_t i = 0; i < layout.texts.size(); ++i) {
        const ShareText& text = layout.texts[i];
        QVERIFY2(text.whole, qPrintable(text.text));
        QVERIFY2(text.font.pixelSize() >= 14 && paper.contains(text.box), qPrintable(text.text));
        for (std::size_t other = 0; other < i; ++other)
          QVERIFY2(!layout.texts[other].box.intersects(text.box), qPrintable(text.text));
        for (const ShareCard& card : layout.cards)
          QVERIFY2(!card.box.intersects(text.box), qPrintable(text.text));
      }
      for (const ShareCard& card : layout.cards) QVERIFY(paper.contains(card.box));
    }
  }

  void theSharedTextNamesTheResultAndTheMoments() {
    const QString text = shareText(record(nightOf(kWholeNight)));
    for (const char* part : {"Ann wins", "4 : 4", "Lamps", "Biggest hit", "Turning point", "Closest duel"})
      QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(text.count('\n') < 12);  // short enough to paste
  }

  void itIsWrittenAsOneFile() {
    QTemporaryDir folder;
    const NightRecord night = record(nightOf(kWholeNight));
    const QString path = folder.filePath(exportName(night, ExportKind::picture));
    QVERIFY(path.endsWith(".png"));
    QVERIFY(exportEvening(night, ExportKind::picture, path));
    QCOMPARE(QImage(path).size(), kShareSize);
  }
};

QTEST_MAIN(TestShare)
#include "tst_share.moc"
