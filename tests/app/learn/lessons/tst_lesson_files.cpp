// Tests lesson files: the program's own are valid, and every field of the format is validated.
#include <functional>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/learn/lessons/lesson_fields.h"
#include "shipped_lessons.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

std::string textOf(const QString& lesson, const QString& game = QStringLiteral("halfwish")) {
  QFile file(QStringLiteral(LK_ROOT "/resources/lessons/%1/%2.json").arg(game, lesson));
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s is missing", qPrintable(file.fileName()));
  return file.readAll().toStdString();
}

Json jsonOf(const QString& lesson, const QString& game = QStringLiteral("halfwish")) {
  const Outcome<Json> json = readJson(textOf(lesson, game), "test");
  if (!json) qFatal("%s", json.fault().text().c_str());
  return *json;
}

std::vector<Fault> faultsOf(const Json& lesson, std::string_view game = "halfwish") {
  return readLesson(lesson.dump(), "test.json", *kit(game)).faults;
}

/// Returns copies of `whole`, each with `break_` applied to one of its objects.
template <class Break>
void eachObject(const Json& whole, const std::function<void(const Json&)>& with, Break break_,
                const std::function<Json(Json)>& wrap) {
  if (whole.isObject()) {
    for (const Json& broken : break_(whole)) with(wrap(broken));
    for (const auto& [name, value] : whole.members())
      eachObject(value, with, break_, [&, key = name](Json inner) {
        Json copy = whole;
        copy.set(key, std::move(inner));
        return wrap(std::move(copy));
      });
  }
  for (std::size_t i = 0; i < whole.items().size(); ++i)
    eachObject(whole.items()[i], with, break_, [&, i](Json inner) {
      Json copy = Json::array();
      for (std::size_t j = 0; j < whole.items().size(); ++j) copy.push(j == i ? inner : whole.items()[j]);
      return wrap(std::move(copy));
    });
}

}  // namespace

class TestLessonFiles : public QObject {
  Q_OBJECT

 private slots:
  void theHouseLessonsAreSound_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("lesson");
    const QDir folder(QStringLiteral(LK_ROOT "/resources/lessons"));
    for (const QString& game : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
      for (const QString& file : QDir(folder.filePath(game)).entryList({QStringLiteral("*.json")}))
        QTest::newRow(qPrintable(file)) << game << file.section(QLatin1Char('.'), 0, 0);
  }
  void theHouseLessonsAreSound() {
    QFETCH(QString, game);
    QFETCH(QString, lesson);
    const LessonReading reading =
        readLesson(textOf(lesson, game), lesson.toStdString(), *kit(game.toStdString()));
    for (const Fault& fault : reading.faults) qWarning("%s", fault.text().c_str());
    QVERIFY(reading.faults.empty());
    QCOMPARE(QString::fromStdString(reading.lesson.id), lesson);
  }

  void anUnknownFieldIsRefusedAnywhere() {
    // Inputs of judges, events, and objects of names belong to other formats, which have tests of their own.
    int objects = 0;
    int refused = 0;
    for (const char* id : {"L03", "L06", "L09", "L11"})
      eachObject(
          jsonOf(id),
          [&](const Json& broken) {
            ++objects;
            if (!faultsOf(broken).empty()) ++refused;
          },
          [](const Json& object) {
            Json broken = object;
            return std::vector<Json>{broken.set("colour", Json::array())};
          },
          [](Json whole) { return whole; });
    QVERIFY(objects > 200);
    QCOMPARE(refused, objects);
  }

  void aMissingFieldIsRefused_data() { theHouseLessonsAreSound_data(); }
  void aMissingFieldIsRefused() {
    QFETCH(QString, game);
    QFETCH(QString, lesson);
    const Json whole = jsonOf(lesson, game);
    for (const Field& field : fieldsOf(LessonObject::lesson)) {
      if (!field.required) continue;
      Json broken = whole;
      broken.erase(field.name);
      QVERIFY2(!faultsOf(broken, game.toStdString()).empty(), std::string(field.name).c_str());
    }
    for (const Field& field : fieldsOf(LessonObject::quiz)) {
      if (!field.required) continue;
      Json broken = whole;
      Json quiz = whole["quiz"];
      quiz.erase(field.name);
      broken.set("quiz", quiz);
      QVERIFY2(!faultsOf(broken, game.toStdString()).empty(), std::string(field.name).c_str());
    }
  }

  void aValueThatDoesNotFitIsRefused() {
    int values = 0;
    int refused = 0;
    for (const char* id : {"L02", "L04", "L07"})
      eachObject(
          jsonOf(id),
          [&](const Json& broken) {
            ++values;
            if (!faultsOf(broken).empty()) ++refused;
          },
          [](const Json& object) {
            std::vector<Json> all;
            // The fields of an event are checked by the referee.
            if (object.find("e") || object.find("dv") || object.find("turn") || object.find("hp")) return all;
            for (const auto& [name, value] : object.members()) {
              if (name == "classes" || name == "options" || name == "with" || name == "night") continue;
              Json broken = object;
              broken.set(name, Json::array({Json::array()}));
              all.push_back(std::move(broken));
            }
            return all;
          },
          [](Json whole) { return whole; });
    QVERIFY(values > 200);
    QCOMPARE(refused, values);
  }

  void faultsAreReportedWithTheirPlaceAndCure_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* from, const char* to, const char* what) {
      QTest::newRow(name) << from << to << what;
    };
    row("task", "\"for\": \"cards\"", "\"for\": \"coins\"", "nothing is awaited");
    row("mistake", "\"if\": \"face_up\"", "\"if\": \"one_die\"", "is no mistake of a task");
    row("no mistake", "\"if\": \"face_up\"", "\"if\": \"sneezed\"", "is no mistake of a task");
    row("card", "[\"long_strike\"]", "[\"longer_strike\"]", "has no card");
    row("event", "\"e\": \"choose\"", "\"e\": \"chose\"", "knows no event");
    row("event field", "\"option\": \"duel\"", "\"opinion\": \"duel\"", "the event has no");
    row("rule", "\"H-24\"", "\"H-240\"", "has no rule");
    row("fact", "$duel.damage.B", "$damage.B", "no fact called");
    row("brace", "{name}, {n} {n:card|cards} please.", "{name}, {m} {n:card|cards} please.", "nothing fills");
    row("arithmetic", "abs($dvA - 2 - $dvB)", "abs($dvA - 2 -", "must be an expression");
    row("judge", "\"read\": \"damage.A\"", "\"read\": \"damage.A +\"", "arithmetic in its");
    row("seats", "\"who\": \"both\"", "\"who\": \"C\"", "must be A, B or both");
    row("game", "\"game\": \"halfwish\",\n  \"minutes", "\"game\": \"chess\",\n  \"minutes", "another game");
    row("schema", "\"schema\": 1", "\"schema\": 2", "schema is not 1");
    row("json", "\"minutes\": 4,", "\"minutes\": 4", "");
  }
  void faultsAreReportedWithTheirPlaceAndCure() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, what);
    QString text = QString::fromStdString(textOf(QStringLiteral("L03")));
    const int line = static_cast<int>(text.left(text.indexOf(from)).count(QLatin1Char('\n'))) + 1;
    QVERIFY2(text.contains(from), qPrintable(from));
    text.replace(text.indexOf(from), from.size(), to);
    const std::vector<Fault> faults = readLesson(text.toStdString(), "L03.json", *kit()).faults;
    QVERIFY(!faults.empty());
    const Fault& fault = faults.front();
    QVERIFY2(QString::fromStdString(fault.what).contains(what), fault.text().c_str());
    QCOMPARE(QString::fromStdString(fault.file), QString("L03.json"));
    QVERIFY2(fault.line > 0 && std::abs(fault.line - line) <= 12, fault.text().c_str());
    QVERIFY(!fault.cure.empty());
  }

  void aTranslationSaysWhatTheLessonDoes_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* text, const char* what) {
      QTest::newRow(name) << text << what;
    };
    row("sound", R"({"language":"de","lesson":"L01","texts":{"The same":"Gleich"}})", "");
    row("sentence", R"({"language":"de","lesson":"L01","texts":{"The sane":"Gleich"}})", "does not say");
    row("braces",
        R"({"language":"de","lesson":"L01","texts":{"{hi} is more than {lo}.":"{hi} liegt vorn."}})",
        "fills in other things");
    row("empty", R"({"language":"de","lesson":"L01","texts":{"The same":""}})", "does not translate");
    row("lesson", R"({"language":"de","lesson":"L02","texts":{}})", "not about the lesson");
    row("field", R"({"language":"de","lesson":"L01","text":{}})", "has no");
    row("json", R"({"language")", "");
  }
  void aTranslationSaysWhatTheLessonDoes() {
    QFETCH(QString, text);
    QFETCH(QString, what);
    const TranslatedFile file{*LanguageId::from("de"), "de.json", text.toStdString()};
    const LessonReading reading = readLesson(textOf(QStringLiteral("L01")), "L01.json", *kit(), {file});
    if (QString(QTest::currentDataTag()) == "sound") {
      QVERIFY2(reading.faults.empty(), reading.faults.empty() ? "" : reading.faults.front().text().c_str());
      QCOMPARE(reading.lesson.texts.in(*LanguageId::from("de"), "The same"), std::string("Gleich"));
      QCOMPARE(reading.lesson.texts.in(*LanguageId::from("fr"), "The same"), std::string("The same"));
      return;
    }
    QVERIFY(!reading.faults.empty());
    QCOMPARE(reading.faults.front().file, std::string("de.json"));
    QVERIFY2(QString::fromStdString(reading.faults.front().what).contains(what),
             reading.faults.front().text().c_str());
  }

  void faultyQuestionsToTheRefereeAreReported_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    const auto row = [](const char* lesson, const char* right, const char* wrong) {
      QTest::newRow(wrong) << lesson << right << wrong;
    };
    const char* after = R"({"after":[{"e":"next","seat":"A"}],"read":["zones","A/discard"]})";
    row("M02", after, R"({"after":[],"read":["zones","A/discard"]})");
    row("M02", after, R"({"after":[{"seat":"A"}],"read":["zones","A/discard"]})");
    row("M02", after, R"({"after":[{"e":"nexxt","seat":"A"}],"read":["zones","A/discard"]})");
    row("M02", after, R"({"after":[{"e":"next","seat":"A"}],"read":[]})");
    row("M02", after, R"({"after":[{"e":"next","seat":"A"}],"read":["zones",-1]})");
    row("M02", after, R"({"after":[{"e":"next","seat":"A"}],"read":["zones"],"else":1})");
    row("M02", after, R"({"after":[{"e":"next","seat":"A"}]})");
    row("M01", R"({"sum":[)", R"({"sum":[true,)");
    row("W01", R"({"accepted":[)", R"({"accepted":[{"seat":"A"},)");
    row("W01", R"({"accepted":[)", R"({"accepted":[{"e":"atack","seat":"A"},)");
    row("B01", R"("by_taps":true)", R"("by_taps":1)");
    row("B01", R"("explain":)", R"("nihgt":[],"explain":)");
  }
  void faultyQuestionsToTheRefereeAreReported() {
    QFETCH(QString, lesson);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    const QString game = lesson.startsWith("M")   ? "magepunk"
                         : lesson.startsWith("W") ? "wtactics_orc"
                                                  : "half_the_battle";
    QString text = QString::fromStdString(jsonOf(lesson, game).dump());
    QVERIFY(text.contains(right));
    text.replace(text.indexOf(right), right.size(), wrong);
    QVERIFY(!readLesson(text.toStdString(), "test", *kit(game.toStdString())).faults.empty());
  }

  void untilWaitsForOneThing() {
    Json lesson = jsonOf(QStringLiteral("L12"));
    const std::string text = lesson.dump();
    for (const char* wrong :
         {R"({"for":"until"})", R"({"for":"until","figure":"weather"})",
          R"({"for":"until","prompt":"weather"})", R"({"for":"until","figure":"turn","prompt":"roll"})"}) {
      QString broken = QString::fromStdString(text);
      const QString right = QStringLiteral(R"({"for":"until","figure":"round"})");
      QVERIFY(broken.contains(right));
      broken.replace(right, QString::fromLatin1(wrong));
      QVERIFY2(!readLesson(broken.toStdString(), "test", *kit()).faults.empty(), wrong);
    }
  }
};

QTEST_GUILESS_MAIN(TestLessonFiles)
#include "tst_lesson_files.moc"
