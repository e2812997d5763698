// Tests the one host of a night: phones and people enter events by the same way, and a page gets its errors
// in its own language.
#include <sqlite3.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/host/night_host.h"
#include "app/phrases/translation.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";
constexpr char kRoll[] = R"({"event":{"e":"roll","seat":"A","dice":[4,6]}})";
constexpr char kChoose[] = R"({"event":{"e":"choose","seat":"A","option":"duel"}})";

/// A night in a journal, with phones in German and English.
struct Hosted {
  QTemporaryDir folder;
  NightHost host{test::kit("halfwish"), vision::CardIndex({})};
  QSignalSpy told{&host, &NightHost::phoneMessages};
  QSignalSpy answered{&host, &NightHost::answered};

  Hosted() {
    Outcome<carddb::Journal> journal = carddb::Journal::open(file().toStdString());
    if (!journal) qFatal("no journal");
    host.night().keepJournal(std::move(*journal), "2000-01-01T00:00:00Z");
    host.speakToPhones({"de", "en"});
    host.servePhones({});
    if (!host.say({*readJson(kSetup, "test")})) qFatal("no set-up");
    told.clear();
  }
  [[nodiscard]] QString file() const { return folder.filePath("n.lkdb"); }
  Outcome<Reports> receive(const char* json, const char* language) {
    return host.receive(rules::Seat::A, json, {7, language});
  }
  [[nodiscard]] QString lastError() const {
    const Outcome<Json> json = readJson(answered.back().at(1).toByteArray().toStdString(), "test");
    return QString::fromStdString((*json)["error"].asString());
  }
};

}  // namespace

class NightHostTest : public QObject {
  Q_OBJECT

 private slots:
  void aPhonesEventIsReportedAndToldToAllPhones() {
    Hosted hosted;
    const Outcome<Reports> reports = hosted.receive(kRoll, "en");
    QVERIFY(reports && !reports->empty());
    QCOMPARE(hosted.told.size(), 1);
    QVERIFY(hosted.answered.isEmpty());
    QCOMPARE(hosted.host.night().referee().log().size(), std::size_t{2});
  }

  void aRefusalIsToldToTheAskingPageOnly() {
    Hosted hosted;
    const Outcome<Reports> reports = hosted.receive(kChoose, "en");
    QVERIFY(reports && reports->empty());
    QCOMPARE(hosted.answered.size(), 1);
    QCOMPARE(hosted.answered.front().at(0).toULongLong(), 7ULL);
    QVERIFY(hosted.told.isEmpty());
  }

  void aJournalThatFailsIsExplainedInThePagesLanguage() {
    Hosted hosted;
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(hosted.file().toUtf8().constData(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    QVERIFY(!hosted.receive(kRoll, "de"));
    QVERIFY2(hosted.lastError().contains("wird gerade von einem anderen Programm benutzt"),
             qPrintable(hosted.lastError()));
    QVERIFY(hosted.told.isEmpty());
    QCOMPARE(hosted.host.night().referee().log().size(), std::size_t{1});
    QVERIFY(!hosted.receive(kRoll, "en"));
    QVERIFY2(hosted.lastError().contains("is in use by another program"), qPrintable(hosted.lastError()));

    QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    QVERIFY(static_cast<bool>(hosted.receive(kRoll, "de")));
    QCOMPARE(hosted.host.night().referee().log().size(), std::size_t{2});
  }

  void withoutPhonesNoMessagesAreMadeOrTaken() {
    Hosted hosted;
    hosted.host.stopPhones();
    QVERIFY(hosted.receive(kRoll, "en")->empty());
    QVERIFY(static_cast<bool>(hosted.host.say({(*readJson(kRoll, "test"))["event"]})));
    QVERIFY(hosted.told.isEmpty() && hosted.answered.isEmpty());
  }
};

QTEST_MAIN(NightHostTest)
#include "tst_night_host.moc"
