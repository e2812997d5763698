// Tests a night with users' own cards; a pack that cannot be read blocks nobody.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/table/table_worker.h"
#include "app/workshop/editor/editor_desk.h"
#include "house_pack.h"
#include "program.h"

using namespace lk;
using namespace lk::app;

namespace {

rules::Event parsedEvent(const std::string& line) {
  const Outcome<Json> json = readJson(line, "test");
  if (!json) qFatal("%s", json.fault().text().c_str());
  return {*json};
}

constexpr const char* kNight[] = {
    R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
    R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"power","seat":"A","card":"sunburst"})"};
constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off"}})";

}  // namespace

class OwnCardsNightTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  std::string packs() const { return folder_.filePath("packs").toStdString(); }
  QString pack() const { return folder_.filePath("packs/my-cards.json"); }

 private slots:
  void initTestCase() {
    qRegisterMetaType<Moment>();
    qRegisterMetaType<PictureSource>();
    EditorDesk desk(test::kit(), {packs(), {}}, *LanguageId::from("zh"));
    desk.begin("power");
    desk.set("name", "Sunburst");
    desk.set("name_zh", "日爆");
    desk.add("effect", "on_play");
    desk.add("effect/0/do", "damage");
    desk.set("effect/0/do/0/who", "opponent");
    desk.set("effect/0/do/0/amount", 4);
    const Outcome<Done> saved = desk.save();
    QVERIFY2(bool(saved), saved ? "" : saved.fault().text().c_str());
  }

  void theNextNightKnowsTheCard() {
    PictureSlot pictures;
    TableWorker worker(pictures);
    QSignalSpy happened(&worker, &TableWorker::happened);
    NightRequest request;
    request.game = "halfwish";
    request.packs = packs();
    request.setup = parsedEvent(kSetup);
    worker.begin(request);
    for (const char* line : kNight) worker.enter(parsedEvent(line));
    const Moment last = happened.back().front().value<Moment>();
    QCOMPARE(last.standing, 5);
    QCOMPARE(last.view["seats"]["B"]["hp"].asInt(), std::int64_t{21});
  }

  void aBrokenPackIsReportedAndTheNightBegins() {
    QFile torn(folder_.filePath("packs/torn.json"));
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write("{");
    torn.close();
    PictureSlot pictures;
    TableWorker worker(pictures);
    QSignalSpy happened(&worker, &TableWorker::happened);
    QSignalSpy failed(&worker, &TableWorker::failed);
    NightRequest request;
    request.game = "halfwish";
    request.packs = packs();
    request.setup = parsedEvent(kSetup);
    worker.begin(request);
    QVERIFY(torn.remove());
    QVERIFY(happened.back().front().value<Moment>().begun);
    QVERIFY2(failed.back().front().toString().contains("torn.json"),
             qPrintable(failed.back().front().toString()));
  }

  void theCommandLineChecksAndReplaysIt() {
    const test::ProgramResult checked = test::run({"cards", "check", pack()});
    QVERIFY2(checked.exit == 0, checked.out.constData());
    QFile night(folder_.filePath("night.jsonl"));
    QVERIFY(night.open(QIODevice::WriteOnly));
    night.write(kSetup);
    for (const char* line : kNight) night.write(QByteArray("\n") + line);
    night.close();
    const test::ProgramResult with = test::run({"replay", "--pack", pack(), night.fileName()});
    QVERIFY2(with.exit == 0, with.err.constData());
    QCOMPARE(test::run({"replay", night.fileName()}).exit, 1);
    const test::ProgramResult missing = test::run({"replay", "--pack", "no.json", night.fileName()});
    QCOMPARE(missing.exit, 2);
    QVERIFY2(missing.out.isEmpty() && missing.err.contains("no.json"), missing.err.constData());
  }
};

QTEST_GUILESS_MAIN(OwnCardsNightTest)
#include "tst_own_cards_night.moc"
