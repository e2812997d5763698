// Tests packs on the command line: checked as a whole, stored in libraries, returned byte for byte, searched.
#include <QDir>
#include <QFile>
#include <QTest>

#include "program.h"
#include "test_folder.h"

using lk::test::ProgramResult;
using lk::test::run;

namespace {

constexpr const char* kHouse = LK_ROOT "/resources/cards/halfwish.json";

/// Returns a pack with one valid card.
QByteArray pack(const QByteArray& name, int version, const QByteArray& text = "Heal 3.",
                const QByteArray& chinese = "回复 3 点生命。") {
  return "{\"schema\":1,\"pack\":\"" + name +
         "\",\"game\":\"halfwish\",\"version\":" + QByteArray::number(version) + ",\"cards\":[\n{\"id\":\"" +
         name +
         "_balm\",\"name\":\"Balm\",\"name_zh\":\"药膏\",\"type\":\"power\",\"subtype\":\"defensive\","
         "\"cost\":1,"
         "\"playable\":[\"preparation\"],\"origin\":\"house\",\"copies\":1,\n\"text\":\"" +
         text + "\",\n\"text_zh\":\"" + chinese +
         "\",\n\"effect\":[{\"on\":\"on_play\",\"do\":[{\"op\":\"heal\",\"who\":\"self\",\"amount\":3}]}]}]}"
         "\n";
}

}  // namespace

class CardsTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  QStringList files() const { return QDir(folderPath()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }

 private slots:
  void theHousePackIsSound() {
    const ProgramResult result = run({"cards", "check", kHouse});
    QVERIFY2(result.exit == 0, result.out.constData());
    QCOMPARE(result.lines().size(), 1);
    QCOMPARE(result.lines().first()["cards"].toInt(), 116);
  }

  void allFaultsAreReportedTogetherWithTheirLines() {
    QByteArray broken = pack("broken", 1, "Heal 4.", "");
    broken.replace("\"cost\":1", "\"cost\":-1").replace("\"who\":\"self\"", "\"whom\":\"self\"");
    const ProgramResult result = run({"cards", "check", put("broken.json", broken)});
    QCOMPARE(result.exit, 1);
    QStringList faults;
    for (const QJsonObject& line : result.lines())
      if (line.contains("error"))
        faults << QString("%1 %2").arg(line["line"].toInt()).arg(line["error"].toString());
    const QString all = faults.join("\n");
    for (const char* part :
         {"2 \"cost\" of card", "3 card \"broken_balm\" says 4 in its English text",
          "4 card \"broken_balm\" has no Chinese text", "5 card \"broken_balm\": heal has no \"whom\"",
          "5 card \"broken_balm\": heal needs \"who\"",
          "5 card \"broken_balm\" does not say 3 in its English text"})
      QVERIFY2(all.contains(part), qPrintable(QString(part) + " in\n" + all));
    QCOMPARE(result.lines().last()["faults"].toInt(), faults.size());
  }

  void aPackMayNameCardsOfTheHouse() {
    QByteArray cards = pack("mine", 1);
    cards.replace("\"id\":\"mine_balm\"", "\"id\":\"strike\"");
    const ProgramResult taken = run({"cards", "check", put("taken.json", cards)});
    QCOMPARE(taken.exit, 1);
    QVERIFY2(taken.out.contains("\\\"strike\\\" is used twice"), taken.out.constData());
    const QByteArray fighter =
        "{\"schema\":1,\"pack\":\"fighters\",\"game\":\"halfwish\",\"version\":1,\"cards\":[{\"id\":\"monk\","
        "\"name\":"
        "\"Monk\",\"name_zh\":\"僧侣\",\"type\":\"class\",\"origin\":\"house\",\"copies\":1,\"text\":\"Ten "
        "Strikes.\","
        "\"text_zh\":\"只会打击。\",\"deck\":[{\"card\":\"strike\",\"count\":10}],\"effect\":[]}]}";
    const ProgramResult sound = run({"cards", "check", put("fighters.json", fighter)});
    QVERIFY2(sound.exit == 0, sound.out.constData());
  }

  void packsComeBackByteForByte() {
    const QString library = path("packs.lkdb");
    const QString mine = put("mine.json", pack("mine", 2) + "\n  \n");
    const ProgramResult in = run({"cards", "import", "--cards", library, kHouse, mine});
    QVERIFY2(in.exit == 0, (in.out + in.err).constData());
    QCOMPARE(in.lines().size(), 2);
    QCOMPARE(in.lines()[0]["pack"].toString(), QString("halfwish-house"));
    QCOMPARE(in.lines()[0]["cards"].toInt(), 116);
    QVERIFY(in.lines()[1]["stored"].toBool());

    const ProgramResult unnamed = run({"cards", "export", "--cards", library, "--out", path("out.json")});
    QCOMPARE(unnamed.exit, 2);
    QVERIFY2(unnamed.err.contains("halfwish-house, mine"), unnamed.err.constData());
    QVERIFY(!QFile::exists(path("out.json")));

    for (const auto& [name, file] :
         {std::pair(QString("halfwish-house"), QString(kHouse)), std::pair(QString("mine"), mine)}) {
      const ProgramResult out =
          run({"cards", "export", "--cards", library, "--pack", name, "--out", path("out.json")});
      QVERIFY2(out.exit == 0, out.err.constData());
      QCOMPARE(out.lines().first()["bytes"].toInt(), bytesOf(file).size());
      QVERIFY(bytesOf(path("out.json")) == bytesOf(file));
    }
    const ProgramResult list = run({"cards", "list", library});
    QCOMPARE(list.lines().size(), 2);
  }

  void onlyNewerPacksReplaceOthers() {
    const QString library = path("versions.lkdb");
    const QString two = put("two.json", pack("p", 2));
    QCOMPARE(run({"cards", "import", "--cards", library, two}).exit, 0);
    for (const int version : {1, 2}) {
      const ProgramResult refused =
          run({"cards", "import", "--cards", library, put("again.json", pack("p", version))});
      QCOMPARE(refused.exit, 1);
      QVERIFY2(refused.lines().first()["error"].toString().contains("holds version 2"),
               refused.out.constData());
    }
    const ProgramResult newer = run({"cards", "import", "--cards", library, put("again.json", pack("p", 3))});
    QCOMPARE(newer.exit, 0);
    QCOMPARE(newer.lines().first()["replaced"].toInt(), 2);
    QCOMPARE(run({"cards", "import", "--cards", library, "--replace", two}).exit, 0);
    QCOMPARE(run({"cards", "export", "--cards", library, "--out", path("back.json")}).exit, 0);
    QVERIFY(bytesOf(path("back.json")) == bytesOf(two));
  }

  void aPackWithFaultsIsRefusedWhole() {
    const QString broken = put("wrong.json", pack("wrong", 1, "Heal 4."));
    const QStringList before = files();
    const ProgramResult alone = run({"cards", "import", "--cards", path("none.lkdb"), broken});
    QCOMPARE(alone.exit, 1);
    QVERIFY(alone.out.contains("says 4"));
    QCOMPARE(files(), before);  // no library was created
    const ProgramResult both =
        run({"cards", "import", "--cards", path("some.lkdb"), broken, put("right.json", pack("right", 1))});
    QCOMPARE(both.exit, 1);
    QVERIFY(both.lines().last()["stored"].toBool());
    const ProgramResult list = run({"cards", "list", path("some.lkdb")});
    QCOMPARE(list.lines().size(), 1);
    QCOMPARE(list.lines().first()["pack"].toString(), QString("right"));
  }

  void cardsAreFoundInTwoLanguages() {
    const QString library = path("search.lkdb");
    QCOMPARE(run({"cards", "import", "--cards", library, kHouse}).exit, 0);
    const ProgramResult lamp = run({"cards", "search", "--cards", library, "thief"});
    QCOMPARE(lamp.exit, 0);
    QCOMPARE(lamp.lines().first()["id"].toString(), QString("halfwish/thiefs_lantern"));
    QCOMPARE(lamp.lines().first()["name_zh"].toString(), QString("盗贼的提灯"));
    const ProgramResult chinese = run({"cards", "search", "--cards", library, "提灯"});
    QCOMPARE(chinese.lines().first()["id"].toString(), QString("halfwish/thiefs_lantern"));
    const ProgramResult none = run({"cards", "search", "--cards", library, "submarine"});
    QCOMPARE(none.exit, 1);
    QVERIFY(none.out.isEmpty());
  }

  void textsLikeProgramsStayTexts() {
    const QByteArray odd = R"(<img src='x' onerror='alert(3)'> <script>evil()</script> ${HOME} Qt.quit() %s)";
    const QString file = put("odd.json", pack("odd", 1, odd, "回复 3 点生命。</script>"));
    QCOMPARE(run({"cards", "check", file}).exit, 0);
    const QString library = path("odd.lkdb");
    QCOMPARE(run({"cards", "import", "--cards", library, file}).exit, 0);
    const ProgramResult found = run({"cards", "search", "--cards", library, "script"});
    QCOMPARE(found.lines().size(), 1);
    QCOMPARE(found.lines().first()["text"].toString().toUtf8(), odd);
  }

  void aHugePackIsRefusedUnread() {
    QFile huge(path("huge.json"));
    QVERIFY(huge.open(QIODevice::WriteOnly) &&
            huge.resize(1ll << 30));  // a sparse file: takes no space on disk
    huge.close();
    for (const QString& file : {path("huge.json"), QString("/dev/zero")}) {
      const ProgramResult result = run({"cards", "check", file}, {}, 30000);
      QCOMPARE(result.exit, 2);
      QVERIFY2(result.err.contains("larger than 32 MB"), result.err.constData());
      QVERIFY(result.out.isEmpty());
    }
    QVERIFY(QFile::remove(path("huge.json")));
  }

  void aLibraryIsNeverWrittenOver() {
    const QString library = path("kept.lkdb");
    QCOMPARE(run({"cards", "import", "--cards", library, kHouse}).exit, 0);
    const QByteArray before = bytesOf(library);
    const ProgramResult result = run({"cards", "export", "--cards", library, "--out", library});
    QCOMPARE(result.exit, 2);
    QVERIFY2(result.err.contains("must not replace"), result.err.constData());
    QVERIFY(bytesOf(library) == before);
  }
};

QTEST_GUILESS_MAIN(CardsTest)
#include "tst_cards.moc"
