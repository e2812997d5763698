// Tests phones from the window: off until switched on, one night on screen and phones, secrets on a connected
// phone.
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QUrl>

#include "app/window/window_engine.h"
#include "app/window/window_workers.h"
#include "kits.h"
#include "serve/phone_client.h"
#include "test_folder.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";

/// Returns whether this program listens on any port.
bool listens() {
  QSet<QString> own;
  const QDir fds("/proc/self/fd");
  static const QRegularExpression socket("^socket:\\[(\\d+)\\]$");
  for (const QString& fd : fds.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
    char target[64] = {};
    if (::readlink(QFile::encodeName(fds.filePath(fd)).constData(), target, sizeof target - 1) <= 0) continue;
    if (const auto match = socket.match(target); match.hasMatch()) own << match.captured(1);
  }
  for (const char* table : {"tcp", "tcp6"}) {
    QFile file(QStringLiteral("/proc/self/net/%1").arg(table));
    if (!file.open(QIODevice::ReadOnly)) continue;
    for (const QString& line : QString::fromLatin1(file.readAll()).split('\n').mid(1)) {
      const QStringList fields = line.simplified().split(' ');
      if (fields.value(3) == "0A" && own.contains(fields.value(9))) return true;
    }
  }
  return false;
}

/// The window's models without its pages, and the threads behind it.
struct Window : TestFolder {
  WindowEngine window{kit(),
                      {.nights = path("nights.lkdb").toStdString(), .phones = path("phones").toStdString()}};
  WindowWorkers workers{window};

  void begin() {
    NightRequest request;
    request.number = 1;
    request.game = "halfwish";
    request.journal = path("nights.lkdb").toStdString();
    request.players = {"Ann", "Ben"};
    const Outcome<Json> setup = readJson(kSetup, "test");
    request.setup = rules::Event{*setup};
    window.settings().setName(rules::Seat::A, "Ann");
    window.settings().setName(rules::Seat::B, "Ben");
    emit window.home().started(request);
  }
  [[nodiscard]] PhonesModel& phones() { return window.phones(); }
  [[nodiscard]] TableModel& table() { return window.table(); }
  [[nodiscard]] quint16 port() { return static_cast<quint16>(QUrl(phones().address()).port()); }
  [[nodiscard]] QByteArray pathOf(const QString& page) {
    phones().choose(page);
    return QUrl(phones().address()).path().toUtf8();
  }
  /// Returns the reason why the table's first choice is closed; "" if it is open.
  [[nodiscard]] QString why(int row) {
    return table().choices()->data(table().choices()->index(row), ChoicesModel::whyRole).toString();
  }
};

/// Opens the page with its WebSocket, as a browser does. The program listens on every address; this one is
/// loopback.
std::unique_ptr<PhonePage> open(quint16 port, const QByteArray& page) {
  const QByteArray device = get(port, page).device();
  auto phone = std::make_unique<PhonePage>(port, page + "/live", device);
  if (!phone->opens() || !phone->gets(2)) qFatal("the page does not open");
  return phone;
}

}  // namespace

class TestWindowPhones : public QObject {
  Q_OBJECT

 private slots:
  void nothingListensUntilPeopleSwitchThemOn() {
    Window evening;
    evening.begin();
    QTRY_VERIFY(evening.table().begun());
    QVERIFY(!listens());
    QVERIFY(!evening.phones().on());
    QCOMPARE(evening.phones().address(), QString());
    QVERIFY(!QFile::exists(evening.phones().address()));
    evening.phones().setOn(true);
    QVERIFY2(evening.phones().on(), qPrintable(evening.phones().errorText()));
    QVERIFY(listens());
    evening.phones().setOn(false);
    QVERIFY(!listens());
    QCOMPARE(evening.phones().address(), QString());
  }

  void aNightIsOneOnScreenAndPhones() {
    Window evening;
    evening.phones().setOn(true);
    const QByteArray ann = evening.pathOf("A");
    evening.phones().choose("all");
    const quint16 port = evening.port();
    const auto phone = open(port, ann);
    QCOMPARE(phone->last("view")["phase"].toString(), QString("none"));  // there is no night yet
    evening.begin();
    QTRY_COMPARE(phone->last("view")["told"]["seats"][0]["name"].toString(), QString("Ann"));
    QTRY_VERIFY(evening.table().choices()->count() > 0);
    phone->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    QTRY_COMPARE(evening.table().understood(), QString("Ann has rolled"));
    QTRY_COMPARE(phone->last("view")["told"]["seats"][0]["dice"].toInt(), 9);
    // A refusal is shown only on the phone that caused it.
    phone->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    QTRY_COMPARE(phone->last("ruling")["verdict"].toString(), QString("refused"));
    QCOMPARE(evening.table().refusal(), QString());
    emit evening.window.home().asideWanted(2);
    QTRY_COMPARE(phone->last("view")["phase"].toString(), QString("none"));
  }

  void aSecretIsAskedOnThePhoneThatIsThere() {
    Window evening;
    evening.begin();
    QTRY_VERIFY(evening.table().choices()->count() > 0);
    QCOMPARE(evening.why(0), QString());
    evening.phones().setOn(true);
    const quint16 port = evening.port();
    auto phone = open(port, evening.pathOf("A"));
    QTRY_COMPARE(evening.why(evening.table().choices()->count() - 1), QString("On Ann's phone"));
    // Its code is no longer shown: the page is in use.
    QTRY_COMPARE(evening.phones().address(), QString());
    phone.reset();
    QTRY_VERIFY(!evening.phones().address().isEmpty());
    for (int row = 0; row < evening.table().choices()->count(); ++row)
      QCOMPARE(evening.why(row),
               QString());  // a seat without a phone gets the secret entry on the screen again
  }

  // A choice that is also open on the table's screen says on whose phone it is asked; other seats' choices do
  // not.
  void everyQuestionSaysOnWhosePhoneItIs() {
    Window evening;
    evening.begin();
    QTRY_VERIFY(evening.table().choices()->count() > 0);
    const auto where = [&](const QString& seat) {
      for (const ChoicesOfSeat& group : evening.table().choices()->groups())
        if (group.seat == seat) return group.where;
      return QString("nobody is asked");
    };
    QCOMPARE(where("A"), QString());
    evening.phones().setOn(true);
    const quint16 port = evening.port();
    auto ann = open(port, evening.pathOf("A"));
    QTRY_COMPARE(where("A"), QString("On Ann's phone"));
    QCOMPARE(where("B"), QString());
    const auto ben = open(port, evening.pathOf("B"));
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,6]}})");
    ben->say(R"({"event":{"e":"roll","seat":"B","dice":[2,3]}})");
    QTRY_COMPARE(evening.table().choices()->groups().size(), 1);  // Ann chooses, and may do so on the screen
    QCOMPARE(where("A"), QString("On Ann's phone"));
    QVERIFY(evening.table().choices()->openChoice(0));
    ann.reset();
    QTRY_COMPARE(where("A"), QString());
  }

  void everyoneOutChangesEveryCode() {
    Window evening;
    evening.begin();
    QTRY_VERIFY(evening.table().begun());
    evening.phones().setOn(true);
    const quint16 port = evening.port();
    const QByteArray before = evening.pathOf("A");
    const auto phone = open(port, before);
    evening.phones().disconnectAll();
    QVERIFY(phone->closes());
    QTRY_VERIFY(!evening.phones().address().isEmpty());
    QVERIFY(evening.pathOf("A") != before);
    QCOMPARE(get(port, before).status, 403);
  }

  void whoIsThereIsShown() {
    Window evening;
    evening.phones().setOn(true);
    const quint16 port = evening.port();
    const PhonePage spectator(port, "/live");
    QTRY_COMPARE(evening.phones().pages()[1].here, true);
    QCOMPARE(evening.phones().pages().size(), 5);  // one for all, spectators, two players, the camera
  }
};

QTEST_MAIN(TestWindowPhones)
#include "tst_window_phones.moc"
