// Tests `lampkeeper serve` as a person runs it: what it prints, what it refuses, and that nothing listens
// unless it runs.
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSslCertificate>
#include <QSslSocket>
#include <QTcpServer>
#include <QTest>
#include <QUrl>

#include "carddb/journal.h"
#include "program.h"
#include "test_folder.h"

using namespace lk;
using namespace lk::test;

namespace {

constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";

/// Returns the number of listening sockets of a process.
int listening(qint64 process) {
  QSet<QString> own;
  const QDir fds(QStringLiteral("/proc/%1/fd").arg(process));
  static const QRegularExpression socket("^socket:\\[(\\d+)\\]$");
  for (const QString& fd : fds.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
    char target[64] = {};
    if (::readlink(QFile::encodeName(fds.filePath(fd)).constData(), target, sizeof target - 1) <= 0) continue;
    if (const auto match = socket.match(target); match.hasMatch()) own << match.captured(1);
  }
  int count = 0;
  for (const char* table : {"tcp", "tcp6", "udp", "udp6"}) {
    QFile file(QStringLiteral("/proc/%1/net/%2").arg(process).arg(table));
    if (!file.open(QIODevice::ReadOnly)) continue;
    for (const QString& line : QString::fromLatin1(file.readAll()).split('\n').mid(1)) {
      const QStringList fields = line.simplified().split(' ');
      const bool waits = fields.value(3) == "0A" || QByteArray(table).startsWith("udp");
      if (waits && own.contains(fields.value(9))) ++count;
    }
  }
  return count;
}

/// The running program, with its own data folder.
class Running {
 public:
  Running(const QStringList& arguments, const QString& data) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_DATA_HOME", data);
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(LK_PROGRAM), arguments);
    process.waitForStarted();
  }
  ~Running() {
    process.kill();
    process.waitForFinished();
  }
  QJsonObject firstLine() {
    while (!process.canReadLine() && process.waitForReadyRead(30000)) continue;
    return QJsonDocument::fromJson(process.readLine()).object();
  }
  /// Returns what it wrote to standard error, once it has ended with `status`.
  QByteArray refusal(int& status) {
    process.waitForFinished(30000);
    status = process.exitCode();
    out = process.readAllStandardOutput();
    return process.readAllStandardError();
  }

  QProcess process;
  QByteArray out;
};

QByteArray get(const QUrl& url) {
  QSslSocket socket;
  socket.setPeerVerifyMode(QSslSocket::VerifyNone);
  socket.connectToHostEncrypted(url.host(), static_cast<quint16>(url.port()));
  socket.write("GET " + url.path().toUtf8() + " HTTP/1.1\r\nHost: " + url.authority().toUtf8() + "\r\n\r\n");
  QByteArray all;
  while (socket.waitForReadyRead(5000)) all += socket.readAll();
  return all;
}

}  // namespace

class TestServe : public QObject, private TestFolder {
  Q_OBJECT

  QString data() const { return path("data"); }
  QStringList serving(const QStringList& more = {}) {
    return QStringList{
               "serve", "--port", "0", "--address", "127.0.0.1", "--setup", put("setup.json", kSetup)} +
           more;
  }
  /// Runs it with arguments it refuses; returns its one line.
  QByteArray refused(const QStringList& arguments) {
    Running run(arguments, data());
    int status = 0;
    const QByteArray err = run.refusal(status);
    if (status != 2 || !run.out.isEmpty() || err.count('\n') != 1 || !err.startsWith("lampkeeper: "))
      return "not refused: " + QByteArray::number(status) + run.out + err;
    return err;
  }

 private slots:
  void theAddressesOfAllPagesArePrinted() {
    Running run(serving(), data());
    const QJsonObject line = run.firstLine();
    const QString all = line["serving"].toString();
    QVERIFY2(all.startsWith("https://127.0.0.1:"), qPrintable(all));
    QCOMPARE(line["spectators"].toString(), all + "/");
    QCOMPARE(line["seats"].toObject().keys(), QStringList({"A", "B"}));
    QVERIFY(line["seats"]["A"].toString().startsWith(all + "/seat/"));
    QVERIFY(line["camera"].toString().startsWith(all + "/camera/"));
    QVERIFY(get(QUrl(line["spectators"].toString())).startsWith("HTTP/1.1 200"));
    QVERIFY(get(QUrl(line["seats"]["B"].toString())).startsWith("HTTP/1.1 200"));
    // The overlay is for this computer, and shows what spectators see.
    const QUrl overlay(line["overlay"].toString());
    QCOMPARE(overlay.scheme() + overlay.host() + '?' + overlay.query(), QString("http127.0.0.1?clean=1"));
    QCOMPARE(listening(run.process.processId()), 2);
  }

  void aKilledNightIsResumed() {
    const auto nights = [this] {
      const Outcome<carddb::Journal> journal =
          carddb::Journal::open(path("data/lampkeeper/nights.lkdb").toStdString());
      return *journal->nights();
    };
    const auto pageOf = [](const QJsonObject& line) { return QUrl(line["seats"]["A"].toString()).path(); };
    QString page;
    {
      Running run(serving(), data());
      page = pageOf(run.firstLine());
    }
    const std::size_t before = nights().size();
    Running again({"serve", "--port", "0", "--address", "127.0.0.1", "--night", "latest"}, data());
    const QJsonObject line = again.firstLine();
    QCOMPARE(line["seats"].toObject().size(), qsizetype(2));
    QCOMPARE(pageOf(line), page);  // the phones that were there go on
    Running byNumber({"serve", "--port", "0", "--address", "127.0.0.1", "--night", "1"}, data());
    QCOMPARE(byNumber.firstLine()["seats"].toObject().size(), qsizetype(2));
    QCOMPARE(nights().size(), before);  // no night was begun, and no event added
    QCOMPARE(nights().front().events, 1);
    Running anew(serving(), data());
    QVERIFY(pageOf(anew.firstLine()) != page);
  }

  void invalidArgumentsAreRefusedInOneLine() {
    QVERIFY(refused({"serve", "--address", "here"}).contains("not an address"));
    QVERIFY(refused({"serve", "--port", "70000"}).contains("65535"));
    QVERIFY(refused({"serve", "--night", "0x"}).contains("no night '0x'"));
    QVERIFY(refused({"serve", "--night", "99999"}).contains("no night '99999'"));
    QVERIFY(refused({"serve", "--night", "1", "--setup", put("setup.json", kSetup)}).contains("--help"));
    QVERIFY(refused({"serve", "--setup", path("missing.json")}).contains("missing.json"));
    QVERIFY(refused({"serve", "--setup", put("no-game.json", R"({"e":"setup"})")}).contains("game"));
    QVERIFY(refused({"serve", "--setup", put("refused.json", R"({"e":"setup","game":"halfwish"})")})
                .contains("refused.json"));
    // File, line, cause and cure of each.
    const QString option =
        refused({"serve", "--setup",
                 put("option.json", R"({"e":"setup","game":"magepunk","options":{"luck":"on"}})")});
    QVERIFY2(option.contains("option.json") && option.contains("no option is called \"luck\"") &&
                 option.contains("docs/events.md"),
             qPrintable(option));
    const QString second = refused(
        {"serve", "--setup", put("second.jsonl", kSetup + QByteArray("\n") + R"({"e":"pass","seat":"A"})")});
    QVERIFY2(second.contains("second.jsonl:2") && second.contains("\"pass\"") &&
                 second.contains("first comes the roll"),
             qPrintable(second));
    QVERIFY(refused({"serve", "--address", "203.0.113.7", "--setup", put("setup.json", kSetup)})
                .contains("port 8443"));
  }

  // As on network drives without a lock daemon.
  void aDriveThatCannotLockIsNamed() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_DATA_HOME", path("drive"));
    environment.insert("LD_PRELOAD", QFileInfo(QStringLiteral(LK_PROGRAM)).path() + "/tests/faulty_disk.so");
    environment.insert("LK_DISK", path("drive"));
    environment.insert("LK_DISK_LOCKLESS", "1");
    const auto said = [&](const QStringList& arguments) {
      QProcess process;
      process.setProcessEnvironment(environment);
      process.start(QStringLiteral(LK_PROGRAM), arguments);
      process.waitForFinished(60000);
      return process.readAllStandardOutput() + process.readAllStandardError();
    };
    const QByteArray refusal = said({"serve", "--port", "0", "--setup", put("setup.json", kSetup)});
    QVERIFY2(refusal.contains("cannot lock files, as some network drives"), refusal);
    QVERIFY(!refusal.contains("another program"));
    QVERIFY(said({"doctor"}).contains("cannot lock files"));
    const QByteArray league = said({"league", "create", "Club", "--game", "halfwish", "--format", "swiss"});
    QVERIFY2(league.contains("cannot lock files, as some network drives"), league);
    environment.remove("LK_DISK_LOCKLESS");
    QVERIFY(!said({"doctor"}).contains("cannot lock files"));
  }

  void theDataFolderIsItsOwnersAlone() {
    QDir().mkpath(path("open/lampkeeper"));
    QFile::setPermissions(path("open/lampkeeper"), QFile::Permissions(0x7755));
    Running run(serving(), path("open"));
    QVERIFY(!run.firstLine().isEmpty());
    const auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
    for (const char* name : {"open/lampkeeper", "open/lampkeeper/nights.lkdb", "open/lampkeeper/phones"})
      QVERIFY2(!(QFileInfo(path(name)).permissions() & others), name);
  }

  void withoutANightNothingIsResumed() {
    Running run({"serve"}, path("empty"));
    int status = 0;
    QVERIFY(run.refusal(status).contains("no unfinished night"));
    QCOMPARE(status, 2);
  }

  void aPortInUseIsReportedInOneLine() {
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    const QString port = QString::number(taken.serverPort());
    QVERIFY(refused({"serve", "--port", port, "--address", "127.0.0.1", "--setup", put("setup.json", kSetup)})
                .contains("port " + port.toLatin1()));
  }

  // Runs in its own network namespace: without an address at first, then with one address, then with another.
  void theAddressFollowsTheNetwork() {
    if (QProcess::execute("unshare", {"--map-root-user", "--net", "ip", "link", "add", "table", "type",
                                      "veth", "peer", "name", "far"}) != 0)
      QSKIP(
          "this system lets no process have a network of its own: what an address that changes does is not "
          "tested");
    const QString script = path("network.sh");
    put("network.sh",
        "set -e\nip link set lo up\nout=$XDG_DATA_HOME.out\n\"$@\" >$out &\nserved=$!\n"
        "trap 'kill $served; cat $out' EXIT\n"
        "until_said() { for i in $(seq 400); do if grep -q \"$1\" $out; then return; fi; sleep 0.1; done; "
        "exit 9; }\n"
        "until_said 127.0.0.1\n"
        "ip link add table type veth peer name far\nip link set far up\nip address add 10.9.8.7/24 dev "
        "table\n"
        "ip link set table up\nuntil_said 10.9.8.7\n"
        "ip address flush dev table\nip address add 10.9.8.9/24 dev table\nuntil_said 10.9.8.9\n");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_DATA_HOME", path("network"));
    QProcess network;
    network.setProcessEnvironment(environment);
    network.start("unshare", QStringList{"--map-root-user", "--net", "sh", script, QStringLiteral(LK_PROGRAM),
                                         "serve", "--port", "8443", "--setup", put("setup.json", kSetup)});
    QVERIFY(network.waitForFinished(150000));
    const QByteArray err = network.readAllStandardError();
    QStringList at;
    QSet<QString> paths;
    for (const QByteArray& line : network.readAllStandardOutput().split('\n'))
      if (const QJsonObject addresses = QJsonDocument::fromJson(line).object(); !addresses.isEmpty()) {
        at << addresses["serving"].toString();
        paths << QUrl(addresses["seats"]["A"].toString()).path();
      }
    QVERIFY2(err.contains("not on a network"), err);
    QCOMPARE(at, QStringList({"https://127.0.0.1:8443", "https://10.9.8.7:8443", "https://10.9.8.9:8443"}));
    QCOMPARE(paths.size(), qsizetype(1));  // the token stays the same
  }

  // A computer with docker: its bridge is up before the network that phones are in.
  void theNetworkOfTheDefaultRouteComesFirst() {
    if (QProcess::execute(
            "unshare", {"--map-root-user", "--net", "ip", "link", "add", "docker0", "type", "bridge"}) != 0)
      QSKIP("this system lets no process have a network of its own: which address comes first is not tested");
    const QString script = path("docker.sh");
    put("docker.sh",
        "set -e\nip link set lo up\n"
        "ip link add docker0 type bridge; ip addr add 172.17.0.1/16 dev docker0\n"
        "ip link add v1 type veth peer name v2; ip link set v1 master docker0; ip link set v1 up; ip link "
        "set v2 up\n"
        "ip link set docker0 up\n"
        "ip link add wlan0 type veth peer name air0; ip link set air0 up; ip addr add 192.168.1.5/24 dev "
        "wlan0\n"
        "ip link set wlan0 up; ip route add default via 192.168.1.1 dev wlan0\n"
        "for i in $(seq 50); do ip -br link show docker0 | grep -q ' UP ' && break; sleep 0.1; done\n"
        "timeout 8 \"$@\" || true\n");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_DATA_HOME", path("docker"));
    QProcess network;
    network.setProcessEnvironment(environment);
    network.start("unshare", QStringList{"--map-root-user", "--net", "sh", script, QStringLiteral(LK_PROGRAM),
                                         "serve", "--port", "8443", "--setup", put("setup.json", kSetup)});
    QVERIFY(network.waitForFinished(60000));
    const QByteArray out = network.readAllStandardOutput();
    const QJsonObject line = QJsonDocument::fromJson(out.left(out.indexOf('\n'))).object();
    QVERIFY2(line["serving"].toString() == "https://192.168.1.5:8443", out + network.readAllStandardError());
    QCOMPARE(line["others"].toArray(), QJsonArray{"https://172.17.0.1:8443"});
    QCOMPARE(line["overlay"].toString(), QString("http://127.0.0.1:8444/?clean=1"));
    const QSslCertificate certificate(bytesOf("docker/lampkeeper/phones/certificate.pem"), QSsl::Pem);
    const QStringList named = certificate.subjectAlternativeNames().values(QSsl::IpAddressEntry);
    QVERIFY(named.contains("192.168.1.5") && named.contains("172.17.0.1"));
  }

  void withoutServeNoPortIsOpened() {
    for (const QStringList& arguments :
         {QStringList(), QStringList{"watch", "stage:" LK_ROOT "/samples/halfwish/first-duel"}}) {
      Running run(arguments, path("other"));
      QElapsedTimer since;
      since.start();
      int looks = 0;
      while (run.process.state() == QProcess::Running && since.elapsed() < 3000) {
        QCOMPARE(listening(run.process.processId()), 0);
        ++looks;
        QTest::qWait(50);
      }
      QVERIFY(looks > 3);
    }
  }
};

QTEST_GUILESS_MAIN(TestServe)
#include "tst_serve.moc"
