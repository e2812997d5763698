// Tests scene.json: read strictly, every mistake reported with its line.
#include <QDirIterator>
#include <QTest>

#include "halfwish_table.h"
#include "stage/scene.h"

using namespace lk;
using namespace lk::stage;

class TestScene : public QObject {
  Q_OBJECT

 private slots:
  void defaultsAreSensible();
  void zonesTurnCardsTowardsTheirOwner();
  void traysOfTheLayoutLieWhereItSays();
  void sayingsComeInOrderOfTime();
  void slipsAreNamed_data();
  void slipsAreNamed();
  void everySampleSceneOpens();
  void gameOfReadsNothingElse();

 private:
  static Outcome<Scene> read(const std::string& text) {
    return readScene(text, "scene.json", halfwishTable().cards, halfwishTable().layout);
  }
};

void TestScene::defaultsAreSensible() {
  const Outcome<Scene> scene = read(sceneText(""));
  QVERIFY2(bool(scene), scene ? "" : scene.fault().text().c_str());
  QCOMPARE(scene->fps, 30.0);
  QCOMPARE(scene->camera.width, 1280);
  QCOMPARE(scene->camera.centre, cv::Point2d(400, 250));
  QVERIFY(scene->mat);
  QCOMPARE(scene->trays.size(), std::size_t(2));
}

void TestScene::zonesTurnCardsTowardsTheirOwner() {
  const Outcome<Scene> scene = read(sceneText(R"("cards": [{"card": "strike", "at": "B/action/1", "turn": 90},
      {"card": "strike", "at": [10, 20], "turn": 90, "hand": "B"}, {"back": "action", "at": "A/action/2"}])"));
  QVERIFY2(bool(scene), scene ? "" : scene.fault().text().c_str());
  QCOMPARE(scene->cards[0].turnDeg, 270.0);
  QCOMPARE(scene->cards[0].hand, rules::Seat::B);
  QCOMPARE(scene->cards[0].centre, cv::Point2d(266, 151));
  QCOMPARE(scene->cards[1].turnDeg, 90.0);
  QCOMPARE(scene->cards[1].hand, rules::Seat::B);
  QVERIFY(!scene->cards[2].faceUp);
  QVERIFY(!scene->cards[2].card.known());
}

void TestScene::traysOfTheLayoutLieWhereItSays() {
  const Outcome<Scene> scene = read(sceneText(""));
  for (const TrayPlace& tray : scene->trays) {
    const auto& planned = halfwishTable().layout.trays;
    const auto place =
        std::find_if(planned.begin(), planned.end(), [&](const auto& t) { return t.seat == tray.seat; });
    const double half =
        place->quarterTurns == 2 ? 1 : 0;  // rotated by half a turn, a tray's own corner is the far one
    QVERIFY(cv::norm(tray.at - cv::Point2d(place->x + 210 * half, place->y + 148 * half)) < 1e-6);
  }
}

void TestScene::sayingsComeInOrderOfTime() {
  const Outcome<Scene> scene = read(sceneText(
      R"("say": [{"t": 2, "event": {"e": "pass", "seat": "B"}}, {"t": 1, "event": {"e": "pass", "seat": "A"}}])"));
  QVERIFY(bool(scene));
  QCOMPARE(scene->events.size(), std::size_t(3));
  QCOMPARE(scene->events[0].event["e"].asString(), std::string("setup"));
  QCOMPARE(scene->events[1].seconds, 1.0);
  QCOMPARE(scene->events[1].event["seat"].asString(), std::string("A"));
}

void TestScene::slipsAreNamed_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("line");
  QTest::addColumn<QString>("what");
  const auto row = [](const char* name, const std::string& text, int line, const char* what) {
    QTest::newRow(name) << QString::fromStdString(text) << line << what;
  };
  const auto inScene = [](const char* rest) { return sceneText(std::string("\n") + rest); };
  row("no json", "{\n\"game\": }", 2, "");
  row("no object", "[]", 1, "object");
  row("unknown field", inScene(R"("camra": {})"), 2, "camra");
  row("unknown field deeper", inScene("\"camera\": {\n\"hight\": 3}"), 3, "hight");
  row("no setup", R"({"game": "halfwish", "seconds": 3})", 1, "setup");
  row("no length", R"({"game": "halfwish", "setup": {}})", 1, "seconds");
  row("other game", R"({"game": "magepunk", "setup": {}, "seconds": 3})", 1, "magepunk");
  row("cube without colour", inScene(R"("cubes": [{"at": [9, 9]}])"), 2, "colour");
  row("unknown colour of a cube", inScene(R"("cubes": [{"colour": "pink", "at": [9, 9]}])"), 2,
      "unknown colour");
  row("cube turned over",
      inScene(R"("cubes": [{"colour": "red", "at": [9, 9], "actions": [{"t": 1, "do": "turn_over"}]}])"), 2,
      "");
  row("unknown card", inScene(R"("cards": [{"card": "strik", "at": "A/action/1"}])"), 2, "strik");
  row("unknown zone", inScene(R"("cards": [{"card": "strike", "at": "A/action/9"}])"), 2, "A/action/9");
  row("no place", inScene(R"("cards": [{"card": "strike"}])"), 2, "\"at\"");
  row("place of three", inScene(R"("cards": [{"card": "strike", "at": [1, 2, 3]}])"), 2, "[x, y]");
  row("far away", inScene(R"("cards": [{"card": "strike", "at": [1, 20000]}])"), 2, "[x, y]");
  row("card and back", inScene(R"("cards": [{"card": "strike", "back": "action", "at": "A/say"}])"), 2,
      "either");
  row("back face up", inScene(R"("cards": [{"back": "action", "face": "up", "at": "A/say"}])"), 2, "face");
  row("unknown action",
      inScene(R"("cards": [{"card": "strike", "at": "A/say", "actions": [{"t": 1, "do": "throw"}]}])"), 2,
      "throw");
  row("time runs back",
      inScene("\"cards\": [{\"card\": \"strike\", \"at\": \"A/say\", \"actions\": [{\"t\": 2, \"do\": "
              "\"lay\"},\n{\"t\": 1, \"do\": \"remove\"}]}]"),
      3, "time");
  row("gone already",
      inScene("\"cards\": [{\"card\": \"strike\", \"at\": \"A/say\", \"actions\": [{\"t\": 1, \"do\": "
              "\"remove\"},\n{\"t\": 2, \"do\": \"turn_over\"}]}]"),
      3, "gone");
  row("laid twice",
      inScene(
          R"("cards": [{"card": "strike", "at": "A/say", "actions": [{"t": 1, "do": "turn_over"}, {"t": 2, "do": "lay"}]}])"),
      2, "once");
  row("move nowhere",
      inScene(R"("cards": [{"card": "strike", "at": "A/say", "actions": [{"t": 1, "do": "move"}]}])"), 2,
      "\"to\"");
  row("laid and from",
      inScene(
          R"("cards": [{"card": "strike", "at": "A/say", "from": 1, "actions": [{"t": 1, "do": "lay"}]}])"),
      2, "from");
  row("unknown face", inScene(R"("cards": [{"card": "strike", "at": "A/say", "face": "sideways"}])"), 2,
      "face");
  row("seven", inScene(R"("dice": [{"tray": "A", "values": [7], "thrown": 1}])"), 2, "1 to 6");
  row("no dice", inScene(R"("dice": [{"tray": "A", "values": [], "thrown": 1}])"), 2, "1 to 8");
  row("no tray", inScene(R"("trays": [], "dice": [{"tray": "A", "values": [1], "thrown": 1}])"), 2, "tray");
  row("two trays", inScene(R"("trays": [{"seat": "A", "at": [1, 2]}, {"seat": "A", "at": [1, 2]}])"), 2,
      "second tray");
  row("too few places",
      inScene(R"("dice": [{"tray": "A", "values": [1, 2], "at": [[60, 60, 0]], "thrown": 1}])"), 2,
      "each die");
  row("colour of a die",
      inScene(R"("dice": [{"tray": "A", "values": [1], "colours": ["mauve"], "thrown": 1}])"), 2, "colour");
  row("until too early", inScene(R"("dice": [{"tray": "A", "values": [1], "thrown": 1, "until": 1.2}])"), 2,
      "until");
  row("seat", inScene(R"("hands": [{"seat": "E", "t": 1, "places": ["map/1"]}])"), 2, "seat");
  row("hand without places", inScene(R"("hands": [{"seat": "A", "t": 1, "places": []}])"), 2, "places");
  row("saying without event", inScene(R"("say": [{"t": 1}])"), 2, "event");
  row("width", inScene(R"("camera": {"width": 100000})"), 2, "width");
  row("tilt", inScene(R"("camera": {"tilt_deg": 80})"), 2, "tilt_deg");
  row("texture", inScene(R"("table": {"texture": "lava"})"), 2, "lava");
  row("colour", inScene(R"("table": {"colour": "red"})"), 2, "#rrggbb");
  row("list", inScene(R"("cards": {})"), 2, "list");
  row("flag", inScene(R"("mat": "yes")"), 2, "true or false");
}

void TestScene::slipsAreNamed() {
  QFETCH(QString, text);
  QFETCH(int, line);
  QFETCH(QString, what);
  const Outcome<Scene> scene = read(text.toStdString());
  QVERIFY(!scene);
  const Fault& fault = scene.fault();
  QCOMPARE(fault.file, std::string("scene.json"));
  QVERIFY2(fault.line == line, fault.text().c_str());
  QVERIFY2(QString::fromStdString(fault.what).contains(what), fault.text().c_str());
  QVERIFY2(!fault.cure.empty(), fault.text().c_str());
}

void TestScene::everySampleSceneOpens() {
  QDirIterator folders(QStringLiteral(LK_ROOT "/samples/halfwish"), QDir::Dirs | QDir::NoDotAndDotDot);
  int opened = 0;
  while (folders.hasNext()) {
    const QString folder = folders.next();
    if (!QFile::exists(folder + "/scene.json")) continue;
    const auto scene = readScene(textOf(folder + "/scene.json"), folder.toStdString(), halfwishTable().cards,
                                 halfwishTable().layout);
    QVERIFY2(bool(scene), scene ? "" : scene.fault().text().c_str());
    ++opened;
  }
  QVERIFY(opened >= 2);
}

void TestScene::gameOfReadsNothingElse() {
  const WrittenScene scene(R"({"game": "magepunk", "nonsense": 1})");
  const Outcome<std::string> game = Stage::gameOf(scene.folder());
  QVERIFY(bool(game));
  QCOMPARE(*game, std::string("magepunk"));
  QVERIFY(!Stage::gameOf(scene.folder() + "/nowhere"));
}

QTEST_GUILESS_MAIN(TestScene)
#include "tst_scene.moc"
