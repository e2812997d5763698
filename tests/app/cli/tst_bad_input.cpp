// Tests every mistake in input: one clear line, the documented exit status, and no change on disk.
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include "program.h"
#include "test_folder.h"

using lk::test::ProgramResult;
using lk::test::run;

class BadInputTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

 private slots:
  void initTestCase() {
    put("empty", {});
    put("text.txt", "this is a shopping list\nmilk\nbread\n");
    put("text.jpg", "this is not a picture\n");
    put("text.avi", "this is not a film\n");
    put("half.jsonl", "{\"e\":\"setup\",\"game\":\"halfwish\"\n");
    put("unknown_game.jsonl", "{\"e\":\"setup\",\"game\":\"whist\"}\n");
    put("no_setup.jsonl", "{\"e\":\"roll\",\"seat\":\"A\",\"dice\":[1,2]}\n");
    QImage plain(640, 480, QImage::Format_RGB32);
    plain.fill(QColor(90, 60, 40));
    QVERIFY(plain.save(path("plain.png")));
    QVERIFY(plain.save(path("plain.jpg")));
    QFile jpeg(path("plain.jpg"));
    QVERIFY(jpeg.open(QIODevice::ReadOnly));
    put("cut.jpg", jpeg.readAll().left(700));
    QVERIFY(QDir(folderPath()).mkdir("folder"));
    put("broken_scene.json", "{");
    QVERIFY(QDir(folderPath()).mkdir("scene"));
    put("scene/scene.json", R"({"game": "halfwish", "setup": {"e": "setup", "game": "halfwish"},)"
                            "\n"
                            R"("seconds": "ten"})");
  }

  void helpAndVersionAreNoErrors() {
    for (const QStringList& asked : {QStringList{"--help"}, {"--version"}, {"duel", "--help"}}) {
      const ProgramResult result = run(asked);
      QVERIFY2(result.exit == 0 && result.err.isEmpty(), qPrintable(asked.join(" ") + result.err));
      QVERIFY(result.out.size() > 10);
    }
    QVERIFY(run({"--version"}).out.startsWith("Lampkeeper "));
  }

  void unusable_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("names");  // the text that the line must contain
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& input,
                        const QString& names) { QTest::newRow(name) << arguments << input << names; };
    row("unknown subcommand", {"dance"}, "", "dance");
    for (const char* command : {"recognise", "enrol", "watch", "stage", "duel", "tiebreak", "replay",
                                "simulate", "print", "cards", "shots", "bench"})
      row(qPrintable(QString(command) + " unknown option"), {command, "--frobnicate"}, "", "frobnicate");

    row("recognise library missing", {"recognise", "--cards", path("nowhere.lkdb"), path("plain.png")}, "",
        "nowhere.lkdb");
    row("recognise library is text", {"recognise", "--cards", path("text.txt"), path("plain.png")}, "",
        "text.txt");
    row("recognise library is empty", {"recognise", "--cards", path("empty"), path("plain.png")}, "",
        "empty");
    row("recognise no picture", {"recognise"}, "", "files");

    const QStringList enrol{"enrol", "--cards", path("new.lkdb"), "--game", "g", "--ids", "a,b"};
    row("enrol missing photo", enrol + QStringList{path("nowhere.jpg")}, "", "nowhere.jpg");
    row("enrol empty photo", enrol + QStringList{path("empty")}, "", "empty");
    row("enrol text as photo", enrol + QStringList{path("text.jpg")}, "", "text.jpg");
    row("enrol photo cut short", enrol + QStringList{path("cut.jpg")}, "", "cut.jpg");
    row("enrol bad id",
        {"enrol", "--cards", path("new.lkdb"), "--game", "g", "--ids", "A B", path("plain.png")}, "", "A B");
    row("enrol bad game",
        {"enrol", "--cards", path("new.lkdb"), "--game", "G!", "--ids", "a", path("plain.png")}, "", "G!");
    row("enrol empty id",
        {"enrol", "--cards", path("new.lkdb"), "--game", "g", "--ids", "a,,b", path("plain.png")}, "", "''");
    row("recognise bad game", {"recognise", "--game", "A B", path("plain.png")}, "", "A B");
    row("print by number", {"print", "--game", "halfwish", "--what", "0", "--out", path("out.pdf")}, "",
        "cards");
    row("simulate backwards", {"simulate", "--game", "halfwish", "--games", "1", "--seed", "-1"}, "", "seed");
    row("stage into a full folder", {"stage", LK_ROOT "/samples/halfwish/first-duel", "--out", folderPath()},
        "", "something else");
    row("enrol into text",
        {"enrol", "--cards", path("text.txt"), "--game", "g", "--ids", "a", path("plain.png")}, "",
        "text.txt");

    row("watch missing file", {"watch", "--game", "halfwish", path("nowhere.avi")}, "", "nowhere.avi");
    row("watch empty file", {"watch", "--game", "halfwish", path("empty")}, "", "empty");
    row("watch text as video", {"watch", "--game", "halfwish", path("text.avi")}, "", "text.avi");
    row("watch folder without pictures", {"watch", "--game", "halfwish", path("folder")}, "", "folder");
    row("watch unknown game", {"watch", "--game", "whist", path("plain.png")}, "", "whist");
    row("watch library is text",
        {"watch", "--game", "halfwish", "--cards", path("text.txt"), path("plain.png")}, "", "text.txt");
    row("watch setup missing",
        {"watch", "--game", "halfwish", "--setup", path("nowhere.json"), path("plain.png")}, "",
        "nowhere.json");
    row("watch setup half a line",
        {"watch", "--game", "halfwish", "--setup", path("half.jsonl"), path("plain.png")}, "", "half.jsonl");
    row("watch no such camera", {"watch", "--game", "halfwish", "93"}, "", "93");
    row("watch scene missing", {"watch", "stage:" + path("nowhere")}, "", "nowhere");
    row("watch scene broken", {"watch", "stage:" + path("scene")}, "", "scene.json:2");
    row("watch nobody serves", {"watch", "--game", "halfwish", "http://127.0.0.1:9/x"}, "", "127.0.0.1:9");

    row("stage missing scene", {"stage", path("nowhere"), "--out", path("out.avi")}, "", "nowhere");
    row("stage broken scene", {"stage", path("scene"), "--out", path("out.avi")}, "", "scene.json:2");

    const QString duel = LK_ROOT "/samples/halfwish/first-duel/transcript.jsonl";
    row("replay eyes of nobody", {"replay", "--view", "C", "--write", path("new.jsonl"), duel}, "",
        "first-duel/transcript.jsonl:1: has no player in the seat");
    row("simulate beyond all numbers",
        {"simulate", "--game", "halfwish", "--games", "1", "--seed", "18446744073709551616"}, "",
        "from 0 to 9223372036854775807");
    row("simulate in octal", {"simulate", "--game", "halfwish", "--games", "0x10", "--seed", "1"}, "",
        "from 1 to 1000000000");
    row("watch without end", {"watch", "--patience", "nan", path("plain.png")}, "", "from 0 to 86400");
    row("shots size beyond all numbers", {"shots", "--out", path("shots"), "--size", "4294968576x720"}, "",
        "4294968576");
    row("explain without library",
        {"recognise", "--cards", path("nowhere.lkdb"), "--explain", path("why"), path("plain.png")}, "",
        "nowhere.lkdb");
    row("duel nothing", {"duel"}, "", "-");
    row("tiebreak nothing", {"tiebreak"}, "", "-");

    row("replay missing", {"replay", path("nowhere.jsonl")}, "", "nowhere.jsonl");
    row("replay empty", {"replay", path("empty")}, "", "empty");
    row("replay text", {"replay", path("text.txt")}, "", "text.txt:1");
    row("replay half a line", {"replay", path("half.jsonl")}, "", "half.jsonl:1");
    row("replay unknown game", {"replay", path("unknown_game.jsonl")}, "", "whist");
    row("replay without setup", {"replay", path("no_setup.jsonl")}, "", "no_setup.jsonl:1");

    row("simulate unknown game", {"simulate", "--game", "whist", "--games", "1", "--seed", "1"}, "", "whist");
    row("simulate no number", {"simulate", "--game", "halfwish", "--games", "many", "--seed", "1"}, "",
        "many");
    row("print unknown game", {"print", "--game", "whist", "--what", "cards", "--out", path("out.pdf")}, "",
        "whist");
    row("print unknown sheet", {"print", "--game", "halfwish", "--what", "posters", "--out", path("out.pdf")},
        "", "posters");
    row("print into nowhere",
        {"print", "--game", "halfwish", "--what", "trays", "--out", path("no/where/out.pdf")}, "", "out.pdf");
    row("cards check missing", {"cards", "check", path("nowhere.json")}, "", "nowhere.json");
    row("cards check folder", {"cards", "check", path("folder")}, "", "folder");
    row("cards import missing", {"cards", "import", "--cards", path("new.lkdb"), path("nowhere.json")}, "",
        "nowhere.json");
    row("cards import into text",
        {"cards", "import", "--cards", path("text.txt"), LK_ROOT "/resources/cards/halfwish.json"}, "",
        "text.txt");
    row("cards import into nowhere",
        {"cards", "import", "--cards", path("no/where.lkdb"), LK_ROOT "/resources/cards/halfwish.json"}, "",
        "where.lkdb");
    row("cards export missing",
        {"cards", "export", "--cards", path("nowhere.lkdb"), "--out", path("out.json")}, "", "nowhere.lkdb");
    row("cards search missing", {"cards", "search", "--cards", path("nowhere.lkdb"), "lamp"}, "",
        "nowhere.lkdb");
    row("cards list text", {"cards", "list", path("text.txt")}, "", "text.txt:1");
    row("shots bad size", {"shots", "--out", path("shots"), "--size", "large"}, "", "large");
    row("bench unknown part", {"bench", "--what", "weather"}, "", "weather");
  }

  void unusable() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(QString, names);
    const auto before = everything();
    ProgramResult result = run(arguments, input);
    const QByteArray all = "\nout: " + result.out + "\nerr: " + result.err;
    // Who waits for a camera may first hear that the cards are painted, once a computer.
    const bool live = arguments.last() == "93" || arguments.last().startsWith("http");
    if (live && result.err.startsWith("lampkeeper: starting; "))
      result.err.remove(0, result.err.indexOf('\n') + 1);
    QVERIFY2(result.exit == 2, all.constData());
    QVERIFY2(result.out.isEmpty(), all.constData());
    QVERIFY2(result.err.count('\n') == 1, all.constData());
    static const QRegularExpression kShape("^lampkeeper: .+:\\d+: .+\\n$");
    QVERIFY2(kShape.match(QString::fromUtf8(result.err)).hasMatch(), all.constData());
    QVERIFY2(QString::fromUtf8(result.err).contains(names), all.constData());
    QCOMPARE(everything(), before);
  }

  void anUnreadablePictureHasALineOfItsOwn() {
    const ProgramResult result = run({"recognise", path("plain.png"), path("text.jpg"), path("empty"),
                                      path("cut.jpg"), path("nowhere.jpg"), path("plain.jpg")});
    QCOMPARE(result.exit, 1);
    const auto lines = result.lines();
    QCOMPARE(lines.size(), 6);
    for (const int good : {0, 5}) QVERIFY2(lines[good].contains("cards"), result.out.constData());
    for (const int bad : {1, 2, 3, 4}) {
      QVERIFY2(lines[bad].contains("error"), result.out.constData());
      QVERIFY(!lines[bad].contains("cards"));
    }
    QVERIFY2(result.err.isEmpty(), result.err.constData());
  }

  void aPhotoWithAnotherNumberOfCardsEnrolsNothing() {
    const auto before = everything();
    const ProgramResult result =
        run({"enrol", "--cards", path("new.lkdb"), "--game", "g", "--ids", "a,b", path("plain.png")});
    QCOMPARE(result.exit, 1);
    QCOMPARE(result.lines().size(), 1);
    QCOMPARE(result.lines().first()["found"].toInt(-1), 0);
    QCOMPARE(everything(), before);
  }

  void badDuelLinesAreAnsweredInPlace() {
    const QByteArray good =
        R"({"turn":1,"aggressor":"A","A":{"dv":10,"hp":25,"actions":["strike"]},"B":{"dv":7,"hp":25,"actions":["strike"]}})";
    const ProgramResult result = run({"duel"}, good + "\n{\"turn\":1\n" + good + "\n[]\n{\"turn\":9}\n");
    QCOMPARE(result.exit, 1);
    const auto lines = result.lines();
    QCOMPARE(lines.size(), 5);
    for (const int i : {0, 2}) QVERIFY2(lines[i].contains("damage"), result.out.constData());
    for (const int i : {1, 3, 4}) QVERIFY2(lines[i].contains("error"), result.out.constData());
  }

  void badTiebreakLinesAreAnsweredInPlace() {
    const QByteArray good =
        R"({"A":{"points":7,"lamps":1,"hp":9},"B":{"points":7,"lamps":1,"hp":8},"first_blood":null})";
    const ProgramResult result = run({"tiebreak"}, good + "\nnonsense\n" + good + "\n");
    QCOMPARE(result.exit, 1);
    QCOMPARE(result.lines().size(), 3);
    QVERIFY(result.lines()[1].contains("error"));
    QCOMPARE(result.lines()[2]["by"].toString(), QString("health"));
  }
};

QTEST_MAIN(BadInputTest)
#include "tst_bad_input.moc"
