// Tests a night from phones: entries of two pages form one night, judged and recorded; a player's secrets
// reach nobody else, not even by the size or the number of messages.
#include <fstream>

#include "rules/referee/transcript.h"
#include "rules/referee/visibility.h"
#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

std::vector<rules::Event> eventsOf(const std::string& file) {
  std::ifstream in(std::string(LK_ROOT) + "/samples/halfwish/" + file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const Outcome<rules::Transcript> transcript = rules::parseTranscript(text, file);
  if (!transcript) qFatal("%s", transcript.fault().text().c_str());
  std::vector<rules::Event> events;
  for (const rules::TranscriptEntry& entry : transcript->entries) events.push_back(entry.event);
  return events;
}

QByteArray messageOf(const Json& event, std::int64_t at = 0) {
  return QByteArray::fromStdString(Json::object({{"event", event}, {"at", at}}).dump());
}

bool holdsNull(const Json& json) {
  return std::any_of(json.members().begin(), json.members().end(),
                     [](const Json::Member& member) { return member.second.isNull(); });
}

/// The event as the table may read it.
Json shownOf(const rules::Event& event, const rules::Referee& after) {
  return rules::masked(after.game(), after.cards(), after.state(), event, rules::Audience::table,
                       rules::Verdict::accepted)
      .body;
}

/// Other events that this seat could have entered and that the table would have read the same.
std::vector<rules::Event> others(const rules::Event& event, const rules::Referee& before, const Json& shown) {
  std::vector<rules::Event> out;
  const auto add = [&](const char* field, Json value) {
    rules::Event other = event;
    other.body.set(field, std::move(value));
    rules::Referee ahead = before;
    if (!(other == event) && ahead.take(other).verdict == rules::Verdict::accepted &&
        shownOf(other, ahead) == shown)
      out.push_back(other);
  };
  if (event.kind() == "roll")
    for (int a = 1; a <= 6; ++a) add("dice", Json::array({a, 7 - a}));
  for (const rules::Prompt& prompt : before.prompts())
    if (prompt.seat == event.seat())
      for (const std::string& option : prompt.legal) {
        if (event.kind() == "reveal") add("cards", Json::array({option}));
        if (event.kind() == "upgrade") add("card", Json(option));
      }
  return out;
}

/// Returns everything that one audience receives.
QByteArray allOf(const app::NightMessages::To& to) {
  QByteArray all = to.view + '\n' + to.prompts + '\n' + to.lastRuling;
  for (const QByteArray& ruling : to.rulings) all += '\n' + ruling;
  return all;
}

}  // namespace

class TestPhoneNight : public QObject {
  Q_OBJECT

 private slots:
  void aWholeNightIsEnteredFromTwoPhones() {
    const std::vector<rules::Event> events = eventsOf("whole-night.jsonl");
    ServedTable table({}, QByteArray::fromStdString(events.front().body.dump()));
    const auto spectator = table.openSpectator();
    std::array<std::unique_ptr<PhonePage>, 2> pages{table.openSeat(0), table.openSeat(1)};
    // Opens a page anew every 40 events, since so many messages at once would exceed its limit.
    std::size_t count = 1, held = 0;
    for (std::size_t i = 1; i < events.size(); ++i) {
      const rules::Event& event = events[i];
      const std::size_t who = event.seat().value_or(rules::Seat::A) == rules::Seat::A ? 0 : 1;
      if (i % 40 == 0) pages[who] = nullptr, pages[who] = table.openSeatAgain(static_cast<int>(who));
      const bool waits = held == 0 && app::mustBeHeld(event, table.night.night().referee().prompts(),
                                                      kit()->game->vocabulary().together);
      pages[who]->say(messageOf(event.body));
      if (event.kind() == "correct" || event.kind() == "effect") QFAIL("a night for phones corrects nothing");
      if (waits) {  // nobody sees it before the other card is in
        ++held;
        QTRY_VERIFY(QJsonDocument(pages[who]->last("prompts").toArray()).toJson().contains("\"held\""));
        QCOMPARE(table.night.night().referee().log().size(), count);
        continue;
      }
      count += 1 + std::exchange(held, 0);
      QTRY_COMPARE(table.night.night().referee().log().size(), count);
    }
    QVERIFY(table.night.night().referee().result().finished);
    QTRY_COMPARE(spectator->last("view")["phase"].toString(), QString("over"));
    QCOMPARE(spectator->last("view")["result"]["by"].toString(),
             QString::fromStdString(std::string(table.night.night().referee().result().by)));
    rules::Referee again(*kit()->game, kit()->cards);
    for (const rules::Event& event : events) again.take(event);
    QVERIFY(again.state() == table.night.night().referee().state());
  }

  // At every secret of a whole night: with another secret, nobody else would have received a different byte.
  void anotherSecretChangesNoOtherMessage() {
    int secrets = 0;
    for (const char* file : {"whole-night.jsonl", "mirror-night/transcript.jsonl"}) {
      rules::Referee night(*kit()->game, kit()->cards);
      for (const rules::Event& event : eventsOf(file)) {
        rules::Referee after = night;
        after.take(event);
        const Json shown = shownOf(event, after);
        if (event.seat() && holdsNull(shown)) {
          const app::NightMessages messages = messagesOf(night, after);
          for (const rules::Event& instead : others(event, night, shown)) {
            rules::Referee other = night;
            other.take(instead);
            const app::NightMessages otherwise = messagesOf(night, other);
            ++secrets;
            const rules::Seat across = *event.seat() == rules::Seat::A ? rules::Seat::B : rules::Seat::A;
            QCOMPARE(allOf(otherwise.table), allOf(messages.table));
            QCOMPARE(allOf(otherwise.to(across)), allOf(messages.to(across)));
          }
        }
        night = after;
      }
    }
    QVERIFY2(secrets > 100, QByteArray::number(secrets));
  }

  // The same over the network, from the first byte to the moment before the secret is revealed.
  void aNightWithSwappedSecretsIsTheSameForEverybodyElse() {
    const auto received = [](const QByteArray& dice) {
      ServedTable table;
      const auto spectator = table.openSpectator();
      const auto ann = table.openSeat(0);
      const auto bob = table.openSeat(1);
      ann->say(QByteArray(R"({"event":{"e":"roll","seat":"A","dice":DICE}})").replace("DICE", dice));
      if (!bob->gets(6)) qFatal("nothing told");
      bob->say(R"({"event":{"e":"roll","seat":"B","dice":[2,3]}})");
      if (!ann->gets(9)) qFatal("nothing told");
      ann->say(R"({"event":{"e":"choose","seat":"A","option":"duel"}})");
      if (!bob->gets(12) || !spectator->gets(11) || !ann->gets(12)) qFatal("nothing told");
      QTest::qWait(100);
      return std::array{spectator->messages, bob->messages, ann->messages};
    };
    const auto one = received("[6,6]");
    const auto other = received("[1,2]");
    QVERIFY(one[0].size() > 10);
    QCOMPARE(other[0], one[0]);
    QCOMPARE(other[1], one[1]);
    QVERIFY(other[2] != one[2]);
  }

  void eventsASeatMayNotEnterAreRefused() {
    ServedTable table;
    const auto bob = table.openSeat(1);
    for (const QByteArray& event :
         {QByteArray(R"({"e":"roll","seat":"A","dice":[6,6]})"),
          QByteArray(R"({"e":"setup","game":"halfwish"})"),
          QByteArray(R"({"e":"correct","seat":"B","set":{"hp":99}})"),
          QByteArray(R"({"e":"effect","seat":"B","do":"heal","amount":9})"),
          QByteArray(R"({"e":"take_back","count":9})"),
          QByteArray(R"({"e":"roll","seat":["B"],"dice":[1,2]})"), QByteArray(R"({"e":"roll","dice":[1,2]})"),
          QByteArray(R"({"e":"roll","seat":"B","dice":[6,6],"by":"program"})"),
          QByteArray(R"({"e":"location","card":"x"})")}) {
      const qsizetype before = bob->messages.size();
      bob->say("{\"event\":" + event + "}");
      QVERIFY2(bob->gets(before + 1), event);
      QVERIFY2(bob->messages.back().startsWith("{\"error\":"), bob->messages.back());
    }
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(1));
  }

  void anInvalidMessageIsAnsweredWithAnError() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    for (const QByteArray& bytes :
         {QByteArray(""), QByteArray("x"), QByteArray("{"), QByteArray("[]"), QByteArray("{}"),
          QByteArray("null"), QByteArray(R"({"event":5})"), QByteArray(R"({"event":[]})"),
          QByteArray(1000, '['), QByteArray(R"({"event":{}})"), QByteArray(R"({"event":{"e":"\u0000"}})")}) {
      const qsizetype before = ann->messages.size();
      ann->say(bytes);
      QVERIFY2(ann->gets(before + 1), bytes);
      QVERIFY2(ann->messages.back().startsWith("{\"error\":") || ann->messages.back().contains("refused"),
               ann->messages.back());
    }
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(1));
  }

  void aRefusalIsSentOnlyToTheSender() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    const auto bob = table.openSeat(1);
    ann->say(R"({"event":{"e":"choose","seat":"A","option":"duel"}})");
    QTRY_COMPARE(ann->last("ruling")["verdict"].toString(), QString("refused"));
    QVERIFY(!ann->last("ruling")["cure"].toString().isEmpty());
    QTest::qWait(100);
    QCOMPARE(bob->messages.size(), qsizetype(3));
  }

  void diceCastByTheProgramAreRecordedAsSuch() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    const auto bob = table.openSeat(1);
    const QJsonObject choice = ann->last("prompts")[0]["choices"][0].toObject();
    QVERIFY(choice["cast"].toBool());
    QCOMPARE(choice["entry"].toString(), QString("dice"));
    ann->say(R"({"event":{"e":"roll","seat":"A"},"roll":true})");
    QTRY_COMPARE(table.night.night().referee().log().size(), std::size_t(2));
    const Json& roll = table.night.night().referee().log().back().body;
    QCOMPARE(roll["by"].asString(), std::string("program"));
    QCOMPARE(roll["dice"].items().size(), std::size_t(2));
    for (const Json& die : roll["dice"].items()) QVERIFY(die.asInt() >= 1 && die.asInt() <= 6);
    QTRY_COMPARE(bob->last("ruling")["heard"].toString(), QString("The program has rolled for A"));
    QTRY_VERIFY(ann->last("ruling")["heard"].toString().startsWith("The program rolled"));
    const qsizetype before = ann->messages.size();
    ann->say(R"({"event":{"e":"roll","seat":"A"},"roll":true})");  // repeated: nothing is asked any more
    QVERIFY(ann->gets(before + 1));
    QVERIFY(ann->messages.back().startsWith("{\"error\":"));
  }

  // A message repeated by a bad network, or recorded and sent again, undoes nothing more.
  void aRepeatedUndoUndoesNothingMore() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    QTRY_COMPARE(ann->last("view")["at"].toInt(), 2);
    const QByteArray back = messageOf(Json::object({{"e", "take_back"}, {"count", 1}}), 2);
    ann->say(back);
    QTRY_COMPARE(ann->last("view")["at"].toInt(), 3);
    QCOMPARE(table.night.night().referee().standing().size(), std::size_t(1));
    const qsizetype before = ann->messages.size();
    ann->say(back);
    QVERIFY(ann->gets(before + 1));
    QVERIFY(ann->messages.back().startsWith("{\"error\":"));
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(3));
  }

  // The same for any other repeated message: the night has moved on.
  void aMessageThatIsReplayedChangesNothing() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    const auto bob = table.openSeat(1);
    const QByteArray roll = R"({"event":{"e":"roll","seat":"A","dice":[4,5]},"at":1})";
    ann->say(roll);
    QTRY_COMPARE(ann->last("view")["at"].toInt(), 2);
    for (PhonePage* page : {ann.get(), bob.get()}) {
      const qsizetype before = page->messages.size();
      page->say(roll);
      QVERIFY(page->gets(before + 1));
      QVERIFY2(page->messages.back().startsWith("{\"error\":") || page->messages.back().contains("refused"),
               page->messages.back());
    }
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(2));
  }

  void everyPageSpeaksItsOwnLanguage() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    const QByteArray device = get(table.port, table.path(1)).device();
    PhonePage bob(table.port, table.path(1) + "/live", device, {}, "zh-CN,en;q=0.5");
    QVERIFY(bob.opens() && bob.gets(2));
    const auto asked = [](const PhonePage& page) { return page.last("prompts")[0]["ask"].toString(); };
    QVERIFY(asked(*ann).contains("roll"));
    QVERIFY2(!asked(bob).isEmpty() && !asked(bob).contains("roll"), qPrintable(asked(bob)));
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    QTRY_VERIFY(!bob.last("ruling")["heard"].toString().isEmpty());
    QTRY_VERIFY(ann->last("ruling")["heard"].toString().contains("rolled"));
    QVERIFY(!bob.last("ruling")["heard"].toString().contains("rolled"));
    bob.say(R"({"event":{"e":"choose","seat":"B","option":"duel"}})");
    QTRY_VERIFY(!bob.last("ruling")["cure"].toString().isEmpty());
    bob.say("{}");
    QTRY_VERIFY(!bob.last("error").toString().isEmpty());
    QVERIFY(!bob.last("error").toString().contains("understood"));
    // A language chosen on a page outranks the browser's; an unknown one is ignored.
    const auto page = [&](const QByteArray& more) { return get(table.port, "/", more).body; };
    QVERIFY(page("Accept-Language: zh\r\nCookie: language=en\r\n").contains("lang=\"en\""));
    QVERIFY(page("Cookie: language=zh\r\n").contains("lang=\"zh\""));
    for (const QByteArray& wrong :
         {QByteArray("Accept-Language: xx, ;;;q=, *;q=9\r\n"), QByteArray("Cookie: language=../zh\r\n"),
          QByteArray("Accept-Language: " + QByteArray(4000, ',') + "\r\n"), QByteArray()})
      QVERIFY(page(wrong).contains("lang=\"en\""));
  }

  void tooManyMessagesAtOnceCloseThePage() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    for (int i = 0; i < 200; ++i) ann->say("{}");
    QVERIFY(ann->closes());
    QCOMPARE(ann->last("status").toInt(), 429);
    QTRY_COMPARE(table.server.connections(), 0);
    QVERIFY(table.openSeat(1));
  }

  void aMessageOfTenMegabytesEndsItsPage() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    ann->say(QByteArray(10 * 1024 * 1024, 'x'));
    QVERIFY(ann->closes());
    QTRY_COMPARE(table.server.connections(), 0);
  }

  void aSpectatorCannotEnterEvents() {
    ServedTable table;
    const auto spectator = table.openSpectator();
    spectator->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    QTest::qWait(200);
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(1));
    for (const QByteArray& message : spectator->messages) QVERIFY(!message.contains("choices"));
  }

  void aReopenedPageReceivesTheCurrentState() {
    ServedTable table;
    auto ann = table.openSeat(0);
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    QTRY_COMPARE(ann->last("view")["told"]["seats"][0]["dice"].toInt(), 9);
    ann = table.openSeatAgain(0);
    QVERIFY(ann->gets(3));
    QCOMPARE(ann->last("view")["told"]["seats"][0]["dice"].toInt(), 9);
    QVERIFY(ann->last("ruling")["heard"].toString().contains("rolled"));
    const auto bob = table.openSeat(1);
    QVERIFY(bob->last("view")["told"]["seats"][0]["dice"].isUndefined());
    for (const QByteArray& message : bob->messages) QVERIFY(!message.contains("4 and 5"));
  }

  // A page left open overnight stays; one whose phone is gone without closing is dropped.
  void aPageThatNeverAnswersIsDropped() {
    ServedTable table({}, kMirrors, {.silentMs = 900});
    const auto stays = table.openSpectator();
    QSslSocket gone;
    gone.setPeerVerifyMode(QSslSocket::VerifyNone);
    gone.connectToHostEncrypted("127.0.0.1", table.port);
    const QByteArray host = "127.0.0.1:" + QByteArray::number(table.port);
    gone.write("GET /live HTTP/1.1\r\nHost: " + host + "\r\nOrigin: https://" + host +
               "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    QTRY_COMPARE(table.server.connections(), 2);
    QTRY_COMPARE(table.server.connections(), 1);
    QTest::qWait(1500);
    QCOMPARE(stays->socket.state(), QAbstractSocket::ConnectedState);
  }

  // A page whose network hangs is dropped, and the others notice nothing.
  void aPageThatNeverReadsIsDropped() {
    ServedTable table;
    QSslSocket deaf;
    deaf.setPeerVerifyMode(QSslSocket::VerifyNone);
    deaf.setReadBufferSize(1024);
    deaf.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 2048);
    deaf.connectToHostEncrypted("127.0.0.1", table.port);
    const QByteArray host = "127.0.0.1:" + QByteArray::number(table.port);
    deaf.write("GET /live HTTP/1.1\r\nHost: " + host + "\r\nOrigin: https://" + host +
               "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    QTRY_COMPARE(table.server.connections(), 1);
    QTest::qWait(300);
    for (int i = 0; i < 40 && table.server.connections() > 0; ++i) {
      app::NightMessages much;
      much.table.view = "{\"view\":\"" + QByteArray(1 << 20, static_cast<char>('a' + i % 26)) + "\"}";
      table.server.sendNight({{"en", much}});
      QTest::qWait(20);
    }
    QTRY_COMPARE(table.server.connections(), 0);
  }

 private:
  /// Returns what everybody receives when `after` follows `before`.
  static app::NightMessages messagesOf(const rules::Referee& before, const rules::Referee& after) {
    app::NightFeed feed(kit(), {});
    feed.speak({"en"});
    (void)feed.follow(before);
    return feed.follow(after)["en"];
  }
};

QTEST_GUILESS_MAIN(TestPhoneNight)
#include "tst_phone_night.moc"
