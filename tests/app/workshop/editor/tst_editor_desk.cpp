// Tests users' own cards: made in the card editor, saved as a pack, played and explained.
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "app/phrases/words.h"
#include "app/workshop/editor/editor_desk.h"
#include "desk_folder.h"
#include "full_disk.h"
#include "house_pack.h"
#include "rules/cards/wording_check.h"
#include "rules/referee/referee.h"
#include "sunburst.h"

using namespace lk;
using namespace lk::app;

namespace {

rules::Event parsedEvent(const char* json) {
  return {*readJson(json, "test")};
}

}  // namespace

class EditorDeskTest : public QObject {
  Q_OBJECT

  std::shared_ptr<const GameKit> kit_ = test::kit();
  std::unique_ptr<test::DeskFolder> folder_;

 private slots:
  void init() { folder_ = std::make_unique<test::DeskFolder>(); }

  void anOwnCardIsPlayedAndExplained() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    for (const CardFault& fault : desk.faults()) QFAIL((fault.path + ": " + fault.what).c_str());
    const Outcome<Done> saved = desk.save();
    QVERIFY2(bool(saved), saved ? "" : saved.fault().text().c_str());

    const Outcome<OwnKit> own = loadOwnKit("halfwish", folder_->places().packs);
    QVERIFY(own && own->leftOut.empty());
    const GameKit& kit = *own->kit;
    rules::Referee referee(*kit.game, kit.cards);
    rules::Ruling last;
    for (const char* line :
         {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
          R"("options":{"locations":"off"}})",
          R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
          R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"power","seat":"A","card":"sunburst"})"}) {
      last = referee.take(parsedEvent(line));
      QVERIFY2(last.verdict == rules::Verdict::accepted, line);
    }
    QStringList sentences;
    for (const rules::Step& step : last.steps) sentences += stepText(step, kit);
    const QString all = sentences.join('\n');
    QVERIFY2(all.contains("A plays Sunburst") &&
                 all.contains("B takes 4 damage from Sunburst: health 25 to 21") &&
                 all.contains("A gains 2 points: 0 to 2 (Sunburst)"),
             qPrintable(all));
  }

  void aCardWithoutEffectIsCarriedOutByPeople() {
    EditorDesk desk(kit_, folder_->places(), *LanguageId::from("zh"));
    desk.begin("power");
    desk.set("name", "Riddle");
    desk.set("name_zh", "谜语");
    desk.set("text", "Ask a riddle.");
    desk.set("text_zh", "出一个谜语。");
    QVERIFY(desk.faults().empty());
    QVERIFY(desk.save());
    const Outcome<OwnKit> own = loadOwnKit("halfwish", folder_->places().packs);
    QVERIFY(bool(own));
    rules::Referee referee(*own->kit->game, own->kit->cards);
    rules::Ruling last;
    for (const char* line :
         {R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
          R"("options":{"locations":"off"}})",
          R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[2,3]})",
          R"({"e":"choose","seat":"A","option":"duel"})", R"({"e":"power","seat":"A","card":"riddle"})"})
      last = referee.take(parsedEvent(line));
    QVERIFY(last.verdict == rules::Verdict::accepted);
    QCOMPARE(referee.prompts().front().id, std::string("by_hand"));
  }

  void generatedTextsSayWhatTheCardDoes() {
    EditorDesk desk(kit_, folder_->places(), *LanguageId::from("zh"));
    test::makeSunburst(desk);
    QCOMPARE(desk.card()["text"].asString(), std::string("The opponent takes 4 damage. You gain 2 points."));
    QCOMPARE(desk.card()["text_zh"].asString(), std::string("对手受到 4 点伤害。你获得 2 分。"));
    const std::vector<EffectLine> lines = desk.explanation();
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[1].path, std::string("effect/0/do/0"));
  }

  void textsThatTheEffectWroteFollowIt() {
    EditorDesk desk(kit_, folder_->places(), *LanguageId::from("zh"));
    desk.begin("power");
    desk.add("effect", "on_play");
    desk.add("effect/0/do", "heal");
    QCOMPARE(desk.card()["text"].asString(), std::string("You heal 1."));
    desk.set("effect/0/do/0/amount", 3);
    QCOMPARE(desk.card()["text_zh"].asString(), std::string("你回复 3 点生命。"));
    desk.set("text", "Rest: heal 3.");
    desk.set("effect/0/do/0/amount", 5);
    QCOMPARE(desk.card()["text"].asString(), std::string("Rest: heal 3."));
    QCOMPARE(desk.card()["text_zh"].asString(), std::string("你回复 5 点生命。"));
    desk.writeTexts();
    QCOMPARE(desk.card()["text"].asString(), std::string("You heal 5."));
  }

  void everythingCanBeUndoneAndDoneAgain() {
    EditorDesk desk(kit_, folder_->places());
    desk.begin("power");
    const Json empty = desk.card();
    for (const char* typed : {"S", "Su", "Sun"}) desk.set("name", typed);
    desk.add("effect", "on_play");
    desk.add("effect/0/do", "heal");
    const Json full = desk.card();
    QVERIFY(desk.undo());
    QVERIFY(desk.undo());
    QCOMPARE(desk.card()["name"].asString(), std::string("Sun"));
    QVERIFY(desk.undo());  // typing a name is one step
    QVERIFY(desk.card() == empty);
    QVERIFY(!desk.undo());
    while (desk.canRedo()) desk.redo();
    QVERIFY(desk.card() == full);
    desk.undo();
    desk.set("copies", 3);
    QVERIFY(!desk.canRedo());
  }

  void aHouseCardIsCopiedUnderAnotherId() {
    EditorDesk desk(kit_, folder_->places());
    QVERIFY(desk.copyOf("roar"));
    QCOMPARE(desk.card()["id"].asString(), std::string("roar_2"));
    QCOMPARE(desk.card()["origin"].asString(), std::string("own"));
    QVERIFY(desk.unsaved());
    QVERIFY(desk.save());
    QVERIFY(!desk.copyOf("nobody"));
    const Outcome<OwnKit> own = loadOwnKit("halfwish", folder_->places().packs);
    QVERIFY(own && own->kit->cards.find("roar_2").known() && own->kit->cards.find("roar").known());
  }

  void aNameInChineseAloneMakesAnIdToo() {
    EditorDesk desk(kit_, folder_->places(), *LanguageId::from("zh"));
    desk.begin("power");
    desk.set("name_zh", "日爆");
    QCOMPARE(desk.card()["id"].asString(), std::string("u65e5u7206"));
    desk.set("name", "Sun  burst!");
    QCOMPARE(desk.card()["id"].asString(), std::string("sun_burst"));
    desk.set("id", "sunny");
    desk.set("name", "Sunrise");
    QCOMPARE(desk.card()["id"].asString(), std::string("sunny"));  // the user's own choice stays
  }

  void aCardTakenOutCanBePutBack() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    QVERIFY(desk.discard());
    QVERIFY(!QFile::exists(folder_->filePath("packs/my-cards.json")));
    QVERIFY(desk.unsaved());
    QVERIFY(desk.save());
    QVERIFY(desk.open("my-cards", "sunburst"));
  }

  void anIdThatIsTakenIsNotSaved() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    desk.set("id", "strike");
    QVERIFY(!desk.faults().empty());
    QVERIFY(!desk.save());
    QVERIFY(!QFile::exists(folder_->filePath("packs/my-cards.json")));
  }

  void packsAreSharedAndChecked() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    const std::string shared = folder_->filePath("shared.json").toStdString();
    QVERIFY(desk.exportTo(shared));
    const Outcome<PackFile> file = readPackFile(shared);
    QVERIFY(bool(file));
    for (const Fault& fault : faultsOfPack(*file)) QFAIL(fault.text().c_str());
    const Outcome<rules::PackDocument> document = rules::readPackDocument(file->text, file->file);
    QVERIFY(bool(document));
    for (const Fault& fault : rules::checkWording(*document, file->file, numberWords()))
      QFAIL(fault.text().c_str());

    QTemporaryDir elsewhere;
    EditorDesk other(kit_, {elsewhere.filePath("packs").toStdString(), {}});
    const Outcome<std::string> name = other.importFrom(shared);
    QVERIFY2(bool(name), name ? "" : name.fault().text().c_str());
    QCOMPARE(*name, std::string("my-cards"));
    QVERIFY(other.open("my-cards", "sunburst"));
    const Outcome<std::string> twice = other.importFrom(shared);
    QVERIFY(!twice);
    QVERIFY2(twice.fault().what.find("my-cards") != std::string::npos, twice.fault().text().c_str());
  }

  void twoGamesMayHavePacksOfOneName() {
    const auto otherKit = test::kit("half_deck_dungeon_heroes");
    const auto plays = [&](const GameKit& game, const std::string& card) {
      const Outcome<OwnKit> own = loadOwnKit(game.id(), folder_->places().packs);
      return own && own->leftOut.empty() && own->kit->cards.find(card).known();
    };
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    EditorDesk other(otherKit, {folder_->places().packs, {}});
    QVERIFY(other.copyOf(other.houseCards().front().id));
    QCOMPARE(other.pack(), desk.pack());
    QVERIFY(other.save());
    const std::string copy = other.former();
    QVERIFY(plays(*kit_, "sunburst") && plays(*otherKit, copy));
    desk.set("cost", 3);
    QVERIFY(desk.save());
    QVERIFY(other.discard());
    QVERIFY(plays(*kit_, "sunburst") && !plays(*otherKit, copy));
    // A picture given by the user is stored in the same way.
    const std::string shared = folder_->filePath("shared.json").toStdString();
    QVERIFY(other.save());
    QVERIFY(other.exportTo(shared));
    QVERIFY(other.discard());
    const Outcome<std::string> name = other.importFrom(shared);
    QVERIFY2(bool(name), name ? "" : name.fault().text().c_str());
    QVERIFY(plays(*kit_, "sunburst") && plays(*otherKit, copy));
  }

  void aPackNobodyCanReadIsNotWrittenOver() {
    QVERIFY(QDir().mkpath(folder_->filePath("packs")));
    QFile torn(folder_->filePath("packs/my-cards.json"));
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write("{ cards of years");
    torn.close();
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    QVERIFY(torn.open(QIODevice::ReadOnly));
    QCOMPARE(torn.readAll(), QByteArray("{ cards of years"));
    EditorDesk again(kit_, folder_->places());
    QVERIFY(again.open("my-cards", "sunburst"));
  }

  void aPackIsSavedWhereItWasFound() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    QVERIFY(
        QFile::rename(folder_->filePath("packs/my-cards.json"), folder_->filePath("packs/from-ann.json")));
    EditorDesk again(kit_, folder_->places());
    QVERIFY(again.open({}, "sunburst"));  // whichever pack contains it
    QCOMPARE(again.pack(), std::string("my-cards"));
    again.set("cost", 3);
    QVERIFY(again.save());
    QCOMPARE(QDir(folder_->filePath("packs")).entryList(QDir::Files), QStringList{"from-ann.json"});
  }

  void aPackWithAFaultIsLeftOutAndTheNightGoesOn() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    QFile bad(folder_->filePath("packs/bad.json"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(R"({"schema":1,"pack":"bad","game":"halfwish","version":1,"cards":[{"id":"sunburst"}]})");
    bad.close();
    QFile torn(folder_->filePath("packs/torn.json"));
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write("{");
    torn.close();
    const Outcome<OwnKit> own = loadOwnKit("halfwish", folder_->places().packs);
    QVERIFY(bool(own));
    QVERIFY(own->kit->cards.find("strike").known());
    QCOMPARE(own->leftOut.size(), std::size_t{2});
  }

  void aFullDiskSavesNothingAndIsReported() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    QFile pack(folder_->filePath("packs/my-cards.json"));
    QVERIFY(pack.open(QIODevice::ReadOnly));
    const QByteArray before = pack.readAll();
    pack.close();
    desk.set("name", "Sunburst of the long evening");
    {
      const test::FullDisk full(20);
      const Outcome<Done> saved = desk.save();
      QVERIFY(!saved);
      QVERIFY2(saved.fault().text().find("my-cards.json: cannot be written") != std::string::npos,
               saved.fault().text().c_str());
      QVERIFY(desk.unsaved());
    }
    QVERIFY(pack.open(QIODevice::ReadOnly));
    QCOMPARE(pack.readAll(), before);
    QVERIFY(desk.save());  // there is space again
  }

  void anUnwritableFolderSavesNothingAndIsReported() {
    EditorDesk desk(kit_, {"/proc/nowhere", {}});
    test::makeSunburst(desk);
    const Outcome<Done> saved = desk.save();
    QVERIFY(!saved);
    QVERIFY2(saved.fault().text().find("/proc/nowhere") != std::string::npos, saved.fault().text().c_str());
    QVERIFY(desk.unsaved());
  }
};

QTEST_GUILESS_MAIN(EditorDeskTest)
#include "tst_editor_desk.moc"
