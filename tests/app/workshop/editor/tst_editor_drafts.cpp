// Tests that unsaved cards in the card editor, open or set aside, survive a kill.
#include <QFile>
#include <QTest>

#include "app/workshop/editor/editor_desk.h"
#include "desk_folder.h"
#include "full_disk.h"
#include "house_pack.h"
#include "sunburst.h"

using namespace lk;
using namespace lk::app;

class EditorDraftsTest : public QObject {
  Q_OBJECT

  std::shared_ptr<const GameKit> kit_ = test::kit();
  std::unique_ptr<test::DeskFolder> folder_;

 private slots:
  void init() { folder_ = std::make_unique<test::DeskFolder>(); }

  void unsavedChangesSurviveAKill() {
    {
      EditorDesk desk(kit_, folder_->places());
      test::makeSunburst(desk);
      QVERIFY(desk.save());
      desk.set("cost", 3);
      desk.settle();
      QVERIFY(folder_->keepDraft());
    }
    QVERIFY(folder_->killed());
    EditorDesk again(kit_, folder_->places());
    const Outcome<bool> recovered = again.recover();
    QVERIFY(recovered && *recovered);
    QCOMPARE(again.card()["cost"].asInt(), std::int64_t{3});
    QCOMPARE(again.former(), std::string("sunburst"));
    QVERIFY(again.unsaved());
    QVERIFY(again.undo());
    QCOMPARE(again.card()["cost"].asInt(), std::int64_t{1});
    QVERIFY(again.save());
    again.settle();
    QVERIFY(!folder_->hasDraft());
  }

  void onAFullDiskThePreviousDraftRemains() {
    {
      EditorDesk desk(kit_, folder_->places());
      test::makeSunburst(desk);
      desk.set("cost", 3);
      desk.settle();
      {
        const test::FullDisk full(20);
        desk.set("cost", 4);
        desk.settle();
      }
      QVERIFY(folder_->keepDraft());
    }
    QVERIFY(folder_->killed());
    EditorDesk again(kit_, folder_->places());
    const Outcome<bool> recovered = again.recover();
    QVERIFY(recovered && *recovered);
    QCOMPARE(again.card()["cost"].asInt(), std::int64_t{3});
  }

  void aCardNotSavedIsBroughtBack() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    const Json made = desk.card();
    QVERIFY(desk.copyOf("roar"));
    QVERIFY(desk.canBringBack());
    desk.bringBack();
    QVERIFY(desk.card() == made);
    QVERIFY(desk.canBringBack());  // the copy of the other card
    QVERIFY(desk.save());
    desk.begin("power");
    desk.begin("power");
    QCOMPARE(desk.canBringBack(), true);
    desk.bringBack();
    QCOMPARE(desk.card()["id"].asString(), std::string("roar_2"));
  }

  void aCardLaidAsideSurvivesAKillToo() {
    Json made, copied;
    {
      EditorDesk desk(kit_, folder_->places());
      test::makeSunburst(desk);
      made = desk.card();
      QVERIFY(desk.copyOf("roar"));
      copied = desk.card();
      desk.settle();
      QVERIFY(folder_->keepDraft());
    }
    QVERIFY(folder_->killed());
    EditorDesk again(kit_, folder_->places());
    QVERIFY(again.recover());
    QVERIFY(again.card() == copied);
    QVERIFY(again.canBringBack());
    again.bringBack();
    QVERIFY(again.card() == made);
    QVERIFY(again.save());
    again.bringBack();
    QVERIFY(again.save());
    again.settle();
    QVERIFY(!folder_->hasDraft());
  }

  void aCardSetAsideIsRestoredOnlyOnRequest() {
    {
      EditorDesk desk(kit_, folder_->places());
      test::makeSunburst(desk);
      desk.begin("power");
    }
    EditorDesk again(kit_, folder_->places());
    const Outcome<bool> recovered = again.recover();
    QVERIFY(recovered && !*recovered);
    QVERIFY(!again.unsaved() && again.canBringBack());
    again.bringBack();
    QCOMPARE(again.card()["id"].asString(), std::string("sunburst"));
  }

  void nothingIsKeptOfACardThatIsAsItWasSaved() {
    EditorDesk desk(kit_, folder_->places());
    test::makeSunburst(desk);
    QVERIFY(desk.save());
    desk.set("cost", 3);
    desk.settle();
    QVERIFY(folder_->hasDraft());
    QVERIFY(desk.undo());
    desk.settle();
    QVERIFY(!folder_->hasDraft());
  }

  void aBrokenDraftIsReportedAndStays() {
    QFile draft(folder_->draft());
    QVERIFY(draft.open(QIODevice::WriteOnly));
    draft.write("{\"card\":");
    draft.close();
    EditorDesk desk(kit_, folder_->places());
    const Outcome<bool> recovered = desk.recover();
    QVERIFY(!recovered);
    QVERIFY(recovered.fault().text().find("draft.json") != std::string::npos);
    QVERIFY(QFile::exists(draft.fileName()));
  }
};

QTEST_GUILESS_MAIN(EditorDraftsTest)
#include "tst_editor_drafts.moc"
