// Tests that what the camera cannot decide is asked and answered on the phone of the seat concerned, and that
// a player's coach is private there.
#include <QFile>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

constexpr char kWithPowers[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off"}})";

/// A lays an action face up while powers may still be played: has everybody passed?
constexpr char kScene[] = R"({"game": "halfwish", "seed": 5, "seconds": 4, "fps": 10,
  "setup": {"e": "setup", "game": "halfwish", "classes": {"A": "mirror", "B": "mirror"}, "starter": "A",
            "options": {"locations": "off"}},
  "camera": {"width": 1280, "height": 720, "height_mm": 715, "centre": [400, 254]}, "table": {"texture": "cloth"},
  "cards": [{"card": "strike", "at": "A/action/1", "actions": [{"t": 1.5, "do": "lay"}]}]})";

/// A table whose night is played up to that question with real recognition.
class AskedTable : public ServedTable {
 public:
  AskedTable()
      : ServedTable({}, kWithPowers), ann(openSeat(0)), bob(openSeat(1)), spectator(openSpectator()) {
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,6]}})");
    bob->say(R"({"event":{"e":"roll","seat":"B","dice":[2,3]}})");
    waitFor(3);
    ann->say(R"({"event":{"e":"choose","seat":"A","option":"duel"}})");
    waitFor(4);
  }
  void look() {
    const QTemporaryDir scenes;
    QFile file(scenes.filePath("scene.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(kScene) < 0) qFatal("cannot write a scene");
    file.close();
    Outcome<app::OpenScene> scene = app::openScene(scenes.path().toStdString());
    if (!scene) qFatal("%s", scene.fault().text().c_str());
    static const std::vector<vision::Reference> known = app::houseReferences(*scene->kit);
    night.open(vision::CardIndex(known));
    cv::Mat frame;
    for (int i = 0; i < scene->stage.frames(); ++i) {
      scene->stage.render(i, frame);
      night.see({frame.clone(), i / scene->stage.framesPerSecond(), i});
      QCoreApplication::processEvents();
    }
  }
  void waitFor(std::size_t events) {
    if (!QTest::qWaitFor([&] { return log().size() >= events; }, 10000)) qFatal("not said");
  }
  [[nodiscard]] const std::vector<rules::Event>& log() { return night.night().referee().log(); }

  std::unique_ptr<PhonePage> ann, bob, spectator;
};

/// Returns the camera's question on a page; empty if it shows none.
QJsonObject reading(const PhonePage& page) {
  for (const QJsonValue& prompt : page.last("prompts").toArray())
    if (prompt["id"].toString() == "reading") return prompt.toObject();
  return {};
}

QByteArray answer(const QJsonObject& asked, int choice) {
  return QJsonDocument(asked["choices"][choice]["answer"].toObject()).toJson(QJsonDocument::Compact);
}

}  // namespace

class TestPhoneReadings : public QObject {
  Q_OBJECT

 private slots:
  void onlyTheSeatConcernedIsAskedAndAnswers() {
    AskedTable table;
    table.look();
    QTRY_VERIFY(!reading(*table.ann).isEmpty());
    const QJsonObject asked = reading(*table.ann);
    QVERIFY(!asked["ask"].toString().isEmpty());
    QCOMPARE(asked["seat"].toString(), QString("A"));
    QCOMPARE(asked["choices"].toArray().size(), qsizetype(2));
    QCOMPARE(asked["choices"][1]["label"].toString(), QString("None of these"));
    QTRY_VERIFY(!reading(*table.bob).isEmpty() && !reading(*table.spectator).isEmpty());
    QVERIFY(!reading(*table.bob).contains("choices") && !reading(*table.spectator).contains("choices"));
    // Nobody else can answer, nothing else is an answer, and an older question is over.
    const std::size_t events = table.log().size();
    const QByteArray right = answer(asked, 0);
    table.bob->say(right);
    QTRY_VERIFY(table.bob->last("error").toString().contains("not your decision"));
    for (const char* wrong : {R"({"reading":0,"of":99})", R"({"reading":0})", R"({"reading":7,"of":1})",
                              R"({"reading":-2,"of":1})"}) {
      const qsizetype before = table.ann->messages.size();
      table.ann->say(wrong);
      QVERIFY(table.ann->gets(before + 1));
      QVERIFY2(table.ann->messages.back().startsWith("{\"error\":"), wrong);
    }
    QCOMPARE(table.log().size(), events);
    table.ann->say(right);
    QTRY_VERIFY(table.log().size() > events);
    QTRY_VERIFY(reading(*table.ann).isEmpty());
    table.ann->say(right);  // repeated
    QTRY_VERIFY(table.ann->last("error").toString().contains("over"));
  }

  void noneOfTheAnswersCanBeChosen() {
    AskedTable table;
    table.look();
    QTRY_VERIFY(!reading(*table.ann).isEmpty());
    const std::size_t events = table.log().size();
    table.ann->say(answer(reading(*table.ann), 1));
    QTRY_VERIFY(reading(*table.ann).isEmpty());
    QCOMPARE(table.log().size(), events);
  }

  void whatASeatCouldDoIsForItsPlayerAlone() {
    ServedTable table({}, kWithPowers);
    const auto ann = table.openSeat(0), bob = table.openSeat(1), spectator = table.openSpectator();
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,6]}})");
    bob->say(R"({"event":{"e":"roll","seat":"B","dice":[2,3]}})");
    QTRY_VERIFY(ann->last("view")["told"]["moves"].toBool());
    QTRY_COMPARE(bob->last("view")["at"].toInt(), 3);
    QVERIFY(!bob->last("view")["told"]["moves"].toBool());
    QTest::qWait(200);
    const qsizetype toBob = bob->messages.size();
    bob->say(R"({"coach":{"moves":{}}})");
    QVERIFY(bob->gets(toBob + 1));
    QCOMPARE(bob->last("coach")["open"], QJsonValue(false));
    ann->say(R"({"coach":{"moves":{}}})");
    QTRY_VERIFY(ann->last("coach")["moves"].toBool());
    const QJsonValue form = ann->last("coach");
    QVERIFY(form["size"].toInt() > 0 && form["cards"].toArray().size() > 2);
    for (const char* wrong :
         {R"({"coach":{"moves":{"hand":["dragon"]}}})",
          R"({"coach":{"moves":{"hand":["strike","strike","strike","strike","strike"]}}})"}) {
      const qsizetype before = ann->messages.size();
      ann->say(wrong);
      QVERIFY(ann->gets(before + 1));
      QVERIFY2(ann->messages.back().startsWith("{\"error\":"), wrong);
    }
    ann->say(R"({"coach":{"moves":{"hand":["strike"]}}})");
    QTRY_VERIFY(ann->last("coach")["thinking"].toBool());
    QTRY_VERIFY_WITH_TIMEOUT(ann->last("coach")["rows"].toArray().size() > 1, 60000);
    const QJsonValue best = ann->last("coach")["rows"][0];
    for (const char* part : {"move", "now", "then", "why"}) QVERIFY2(!best[part].toString().isEmpty(), part);
    QCOMPARE(bob->messages.size(), toBob + 1);
    for (const QByteArray& message : spectator->messages) QVERIFY(!message.contains("\"coach\""));
  }

  void theCoachIsForItsPlayerAlone() {
    AskedTable table;
    QTRY_VERIFY(table.ann->last("view")["told"]["coach"].toBool());
    QTRY_COMPARE(table.bob->last("view")["at"].toInt(), 4);
    QTest::qWait(200);
    const qsizetype toBob = table.bob->messages.size();
    table.ann->say(R"({"coach":{}})");
    QTRY_VERIFY(table.ann->last("coach")["open"].toBool());
    const QJsonValue form = table.ann->last("coach");
    QCOMPARE(form["dice"].toInt(), 10);
    QVERIFY(!form["role_open"].toBool() && form["aggressor"].toBool());
    QVERIFY(form["cards"].toArray().size() > 2);
    QJsonArray hand;
    for (const QJsonValue& card : form["cards"].toArray())
      if (hand.size() < 4) hand.append(card["id"]);
    const QByteArray ask =
        QJsonDocument(QJsonObject{{"coach", QJsonObject{{"hand", hand}}}}).toJson(QJsonDocument::Compact);
    table.ann->say(ask);
    QTRY_VERIFY_WITH_TIMEOUT(table.ann->last("coach")["choices"].toArray().size() > 1, 60000);
    QVERIFY(!table.ann->last("coach")["choices"][0]["actions"].toString().isEmpty());
    // What nobody can hold, and what is not a question.
    for (const char* wrong : {R"({"coach":{"hand":[]}})", R"({"coach":{"hand":["dragon","strike"]}})",
                              R"({"coach":{"hand":["strike","strike","strike","strike","strike","strike"]}})",
                              R"({"coach":5})", R"({"coach":[]})"}) {
      const qsizetype before = table.ann->messages.size();
      table.ann->say(wrong);
      QVERIFY(table.ann->gets(before + 1));
      QVERIFY2(table.ann->messages.back().startsWith("{\"error\":"), wrong);
    }
    QCOMPARE(table.bob->messages.size(), toBob);
    QCOMPARE(table.log().size(), std::size_t(4));
    for (const auto* other : {table.bob.get(), table.spectator.get()})
      for (const QByteArray& message : other->messages) QVERIFY(!message.contains("role_open"));
  }
};

QTEST_MAIN(TestPhoneReadings)
#include "tst_phone_readings.moc"
