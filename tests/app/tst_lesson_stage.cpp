// Every lesson runs to its end at the virtual table, by dice, cards and choice cards alone; and how long a
// first-timer needs to the end of the first guided round.
#include <iterator>
#include <set>
#include <sstream>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/references.h"
#include "app/window/lessons/lesson_session.h"
#include "lesson_director.h"
#include "stage/stage.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Frames are looked at once something has come to rest, and now and then in between: what moves between
/// them is the business of the tracker's own tests.
constexpr std::array kAfter = {0.0, 0.2, 0.4, 0.6};
constexpr double kQuiet = 1;

vision::CardIndex cards() {
  static const std::vector<vision::Reference> references = houseReferences(*lessonKit());
  return vision::CardIndex(references);
}

struct Played {
  LessonMoment last;
  double seconds = 0;
  int frames = 0;
  int words = 0;  // of everything that is said or shown to be read
  std::string story;
};

int wordsOf(const std::string& sentence) {
  std::istringstream in(sentence);
  return static_cast<int>(std::distance(std::istream_iterator<std::string>(in), {}));
}

Played play(const std::shared_ptr<const Lesson>& lesson, const LessonDirector& director,
            const QString& folder) {
  QDir().mkpath(folder);
  QFile file(folder + "/scene.json");
  if (!file.open(QIODevice::WriteOnly)) qFatal("no scene");
  file.write(QByteArray::fromStdString(director.scene().dump()));
  file.close();
  Outcome<stage::Stage> stage =
      stage::Stage::open(folder.toStdString(), lessonKit()->cards, lessonKit()->layout);
  if (!stage) qFatal("%s", stage.fault().text().c_str());

  LessonSession session(LessonRun(lesson, lessonKit(), LessonDirector::handsFree()), lessonKit(), cards());
  Played played;
  cv::Mat frame;
  const double fps = stage->framesPerSecond();
  int shown = -1;
  int said = 0;
  std::string understood, todo;
  const auto look = [&](double seconds, bool render) {
    const int index = std::min(static_cast<int>(seconds * fps + 0.5), stage->frames() - 1);
    if (index < shown || session.run().moment().stage == LessonStage::done) return;
    if (render || frame.empty()) {
      stage->render(index, frame);
      ++played.frames;
    }
    shown = index;
    session.see(frame, index / fps);
    const LessonMoment m = session.run().moment();
    if (m.saying != said) played.words += wordsOf(m.spoken) + (m.todo == todo ? 0 : wordsOf(m.todo));
    todo = m.todo;
    if (m.saying == said && m.understood == understood) return;
    said = m.saying;
    understood = m.understood;
    played.seconds = index / fps;
    played.story += understood + " / " + std::to_string(index / fps).substr(0, 5) + " " + m.spoken + "\n";
  };
  double at = 0;
  for (const double moment : director.moments()) {
    for (; at + kQuiet < moment; at += kQuiet) look(at, at == 0);
    for (const double after : kAfter) look(moment + after, true);
    at = moment + kAfter.back() + 0.1;
  }
  for (; at < director.seconds(); at += kQuiet) look(at, false);
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
      QTest::newRow(lessons()[i]->id.c_str()) << static_cast<int>(i);
  }
  void runsToItsEndByCamera() {
    QFETCH(int, lesson);
    const std::shared_ptr<const Lesson>& taken = lessons()[static_cast<std::size_t>(lesson)];
    LessonDirector director(taken);
    QVERIFY2(director.direct(), taken->id.c_str());
    QTemporaryDir folder;
    const Played played = play(taken, director, folder.filePath("scene"));
    QVERIFY2(played.last.stage == LessonStage::done, played.story.c_str());
    qInfo("%s: %.0f s, %d words, %d frames looked at", taken->id.c_str(), played.seconds, played.words,
          played.frames);
    if (!kPath.contains(taken->id)) return;
    ++onPath_;
    pathSeconds_ += played.seconds;
    pathWords_ += played.words;
  }

  void cleanupTestCase() {
    if (onPath_ < kPath.size()) return;  // some were left out
    // One tap opens the lessons, one begins the first, one each goes on to the next; the last is chosen.
    qInfo(
        "a first-timer, from the start to the end of the first guided round: %.1f minutes, %d words, %d taps",
        pathSeconds_ / 60, pathWords_, static_cast<int>(kPath.size()) + 2);
  }

 private:
  /// What somebody takes who wants to play at once: dice, a duel, who hits first, and the guided round.
  inline static const std::set<std::string> kPath{"L01", "L02", "L03", "L12"};
  std::size_t onPath_ = 0;
  double pathSeconds_ = 0;
  int pathWords_ = 0;
};

QTEST_MAIN(TestLessonStage)
#include "tst_lesson_stage.moc"
