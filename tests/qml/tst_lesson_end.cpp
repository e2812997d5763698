// Tests what follows a finished lesson: a first game of two people, or of one against the house.
#include "rules/player/house_seats.h"
#include "school.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Skips through a lesson, and returns the night that a button at its end begins.
std::optional<NightRequest> begunBy(School& school, const char* lesson, const char* button) {
  std::optional<NightRequest> begun;
  QObject::connect(&school.evening.window.home(), &HomeModel::started, school.evening.window.window(),
                   [&](const NightRequest& request) { begun = request; });
  school.lesson.begin(lesson, {});
  school.evening.window.showPage("lesson");
  school.evening.activate();
  while (school.lesson.stage() != "done") school.lesson.skip();
  const auto shown = [&] { return valueOf(school.evening.window, button, "visible").toBool(); };
  if (!QTest::qWaitFor(shown)) return std::nullopt;
  const QStringList clipped = school.clipped();
  if (!clipped.isEmpty()) qFatal("%s", qPrintable(clipped.join("; ")));
  QMetaObject::invokeMethod(school.evening.window.part(button), "clicked");
  return begun;
}

}  // namespace

class TestLessonEnd : public QuietTest {
  Q_OBJECT

 private slots:
  void aLessonLeadsToARealFirstGame() {
    School school;
    const std::optional<NightRequest> begun = begunBy(school, "L03", "firstGame");
    QVERIFY(begun && begun->setup && begun->source.empty() && !begun->scored);
    QCOMPARE(begun->game, std::string("halfwish"));
    const Json& options = begun->setup->body["options"];
    QCOMPARE(options["powers"].asString(), std::string("off"));
    QCOMPARE(options["locations"].asString(), std::string("off"));
    for (const rules::Seat seat : {rules::Seat::A, rules::Seat::B})
      QVERIFY(helpFor(seat, school.evening.window.help().help()) == Help::full);
  }

  void everyLessonLeadsToANightAgainstTheHouse() {
    for (const char* lesson : {"L01", "L03"}) {
      School school;
      const std::optional<NightRequest> begun = begunBy(school, lesson, "againstHouse");
      QVERIFY2(begun && begun->setup && begun->source.empty(), lesson);
      const auto houses = rules::houseSeatsIn(*begun->setup, 2);
      QVERIFY(houses && !(*houses)[0] && (*houses)[1]);
      QVERIFY((*houses)[1]->level == rules::Level::gentle);
      QCOMPARE(begun->setup->body["options"]["powers"].asString(), std::string("off"));
      QVERIFY(helpFor(rules::Seat::A, school.evening.window.help().help()) == Help::full);
    }
  }

  /// Who played against the house before is asked for two people again.
  void aFirstGameOfTwoHasNoHouse() {
    School school;
    school.evening.window.setup().letHousePlay("B", "strong");
    const std::optional<NightRequest> begun = begunBy(school, "L03", "firstGame");
    QVERIFY(begun && begun->setup);
    const auto houses = rules::houseSeatsIn(*begun->setup, 2);
    QVERIFY(houses && !rules::anyHouse(*houses));
  }
};

QTEST_MAIN(TestLessonEnd)
#include "tst_lesson_end.moc"
