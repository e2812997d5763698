// Tests that every lesson runs to its end on the virtual table by dice, cards and choice cards alone.
#include <set>

#include <QTest>

#include "app/develop/robots/lesson_film.h"
#include "app/kit/references.h"
#include "app/window/lessons/lesson_session.h"
#include "shipped_lessons.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

vision::CardIndex cards() {
  static const std::vector<vision::Reference> references = houseReferences(*kit());
  return vision::CardIndex(references);
}

struct Played {
  LessonMoment last;
  double seconds = 0;
  std::string story;
};

Played play(const std::shared_ptr<const Lesson>& lesson, const LessonDirector& director, LessonFilm& film) {
  LessonSession session(LessonRun(lesson, kit(), director.manner()), kit(), cards());
  Played played;
  int sentence = 0;
  std::string understood;
  film.play([&](const cv::Mat& bgr, double seconds) {
    session.see(bgr, seconds);
    const LessonMoment m = session.run().moment();
    if (m.spokenCount != sentence || m.understood != understood) {
      sentence = m.spokenCount;
      understood = m.understood;
      played.seconds = seconds;
      played.story += understood + " / " + std::to_string(seconds).substr(0, 5) + " " + m.spoken + "\n";
    }
    return m.stage != LessonStage::done;
  });
  played.last = session.run().moment();
  return played;
}

}  // namespace

class TestLessonStage : public QObject {
  Q_OBJECT

 private slots:
  void runsToItsEndByCamera_data() {
    QTest::addColumn<int>("lesson");
    for (std::size_t i = 0; i < lessons().size(); ++i)
      if (!kOnPath.contains(lessons()[i]->id)) QTest::newRow(lessons()[i]->id.c_str()) << static_cast<int>(i);
  }
  void runsToItsEndByCamera() {
    QFETCH(int, lesson);
    const std::shared_ptr<const Lesson>& taken = lessons()[static_cast<std::size_t>(lesson)];
    LessonDirector director(taken, kit(), manner());
    QVERIFY2(director.direct(), taken->id.c_str());
    Outcome<LessonFilm> film = LessonFilm::open(director, *kit());
    QVERIFY(film);
    const Played played = play(taken, director, *film);
    QVERIFY2(played.last.stage == LessonStage::done, played.story.c_str());
    qInfo("%s: %.0f s, %d frames looked at", taken->id.c_str(), played.seconds, film->rendered());
  }

  /// Dice that a night left hidden are neither shown nor counted as a roll of the lesson.
  void hiddenDiceAreNotCounted() {
    LessonDirector director(lessons().front(), kit(), manner());
    QVERIFY(director.direct());
    Outcome<LessonFilm> film = LessonFilm::open(director, *kit());
    QVERIFY(film);
    LessonSession session(LessonRun(lessons().front(), kit(), director.manner()), kit(),
                          vision::CardIndex({}), {rules::Seat::A, rules::Seat::B});
    int trays = 0;
    film->play([&](const cv::Mat& bgr, double seconds) {
      session.see(bgr, seconds);
      for (const SeenThing& seen : session.picture(bgr).seen)
        if (seen.label.startsWith("Tray")) trays += seen.covered ? 1 : -1000;
      return seconds < 40;
    });
    QVERIFY2(trays > 10, qPrintable(QString::number(trays)));
    QCOMPARE(session.run().moment().step, 0);
    for (const LessonTray& tray : session.run().moment().trays) QVERIFY(tray.dice.empty());
  }

 private:
  /// Those lessons are played in the window by tst_first_timer.
  inline static const std::set<std::string> kOnPath{"L01", "L02", "L03", "L12"};
};

QTEST_MAIN(TestLessonStage)
#include "tst_lesson_stage.moc"
