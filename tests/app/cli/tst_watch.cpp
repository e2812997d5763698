// Tests a night from pixels to its score with the program itself: on the virtual table, and over the network
// as from a phone.
#include <chrono>
#include <thread>

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include "app/capture/scenes.h"
#include "app/cli/watching/watch_plan.h"
#include "mjpeg_server.h"
#include "program.h"

using namespace lk;
using test::Client;
using test::MjpegServer;
using test::ProgramResult;
using test::run;

namespace {

const QString kScene = QStringLiteral(LK_ROOT "/samples/halfwish/first-duel");

QList<QJsonObject> with(const ProgramResult& result, const char* key) {
  QList<QJsonObject> found;
  for (const QJsonObject& line : result.lines())
    if (line.contains(key)) found << line;
  return found;
}

/// Returns the kinds of the accepted events of a run, in order.
QStringList events(const ProgramResult& result) {
  QStringList kinds;
  for (const QJsonObject& line : with(result, "event")) {
    const QJsonObject event = line["event"].toObject();
    kinds << event["e"].toString() + event["seat"].toString();
  }
  return kinds;
}

}  // namespace

class WatchTest : public QObject {
  Q_OBJECT

  ProgramResult staged_;
  QTemporaryDir folder_;
  const QString transcript_ = folder_.filePath("night.jsonl");

 private slots:
  void initTestCase() { staged_ = run({"watch", "--transcript", transcript_, "stage:" + kScene}); }

  // The cards are painted the first time, which takes long; something is said before.
  void aColdStartSaysThatItIsStarting() {
    const QTemporaryDir cache;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CACHE_HOME", cache.path());
    QProcess cold;
    cold.setProcessEnvironment(environment);
    cold.setReadChannel(QProcess::StandardError);
    QElapsedTimer since;
    since.start();
    cold.start(QStringLiteral(LK_PROGRAM), {"watch", "stage:" + kScene});
    while (!cold.canReadLine() && cold.waitForReadyRead(60000)) {
    }
    qInfo("the first line of a cold start: %lld ms", static_cast<long long>(since.elapsed()));
    QCOMPARE(cold.readLine(), QByteArray(app::kFirstStart) + '\n');
    QVERIFY(cold.readAllStandardOutput().isEmpty());
    cold.kill();
    cold.waitForFinished();
  }

  void theFirstDuelMatchesItsTranscript() {
    QVERIFY2(staged_.exit == 0, (staged_.out.right(2000) + staged_.err).constData());
    // With an empty cache it says that it is starting, and nothing else.
    QVERIFY2(staged_.err.isEmpty() || staged_.err == QByteArray(app::kFirstStart) + '\n',
             staged_.err.constData());
    const QJsonObject last = staged_.lines().last()["result"].toObject();
    QCOMPARE(last["same"].toBool(), true);
    QCOMPARE(last["winner"].toString(), QString("A"));
    QCOMPARE(last["by"].toString(), QString("health"));
    QCOMPARE(last["seats"]["B"]["hp"].toInt(), 17);
    QCOMPARE(last["seats"]["A"]["hp"].toInt(), 21);
    QCOMPARE(events(staged_), QStringList({"setup", "rollA", "rollB", "chooseA", "revealA", "revealB"}));
  }

  /// From set-up to a knockout: truce, offers, duels, upgrades from the row, one in secret.
  void aWholeNightNeedsNoTypedInput() {
    const ProgramResult result =
        run({"watch", "stage:" + QStringLiteral(LK_ROOT "/samples/halfwish/mirror-night")});
    QVERIFY2(result.exit == 0, (result.out.right(2000) + result.err).constData());
    const QJsonObject last = result.lines().last()["result"].toObject();
    QCOMPARE(last["same"].toBool(), true);
    QCOMPARE(last["finished"].toBool(), true);
    QCOMPARE(last["winner"].toString(), QString("B"));
    QCOMPARE(last["by"].toString(), QString("knockout"));
    QSet<QString> kinds;
    for (const QJsonObject& line : with(result, "event")) kinds << line["event"]["e"].toString();
    QCOMPARE(kinds, QSet<QString>({"setup", "roll", "choose", "answer", "keep", "reveal", "deal",
                                   "upgrade_order", "upgrade"}));
  }

  void everyNumberOfTheDuelNamesItsRule() {
    const QList<QJsonObject> rulings = with(staged_, "ruling");
    QVERIFY(!rulings.isEmpty());
    bool damage = false;
    for (const QJsonObject& line : rulings)
      for (const QJsonValue step : line["ruling"].toObject()["steps"].toArray()) {
        QVERIFY(step["rule"].toString().startsWith("H-"));
        QVERIFY(!step["says"].toString().isEmpty());
        damage = damage || (step["what"].toString() == "damage" && step["rule"].toString() == "H-31");
      }
    QVERIFY(damage);
  }

  void nothingHiddenIsPrintedBeforeTheShowdown() {
    int rolls = 0;
    for (const QJsonObject& line : staged_.lines()) {
      if (line["event"]["e"].toString() == "reveal") break;
      if (line.contains("sighting") && line["sighting"].toObject().contains("dice"))
        QVERIFY(line["sighting"]["dice"].isNull());
      if (line["event"]["e"].toString() != "roll") continue;
      ++rolls;
      QVERIFY(line["event"]["dice"].isNull());
    }
    QCOMPARE(rolls, 2);
  }

  void itsOwnTranscriptReplays() {
    const ProgramResult replayed = run({"replay", "--view", "table", transcript_});
    QVERIFY2(replayed.exit == 0, replayed.err.constData());
    QCOMPARE(replayed.lines().first()["same"].toBool(), true);
    QCOMPARE(replayed.lines().last().value("view")["seats"]["B"]["hp"].toInt(), 17);
  }

  void aNightOverTheNetworkGivesTheSameResult() {
    const std::vector<std::string> jpegs = frames();
    MjpegServer server([&](const Client& client, int number) {
      if (number == 0 && client.header()) sendPaced(client, jpegs, 0, jpegs.size());
    });
    const ProgramResult result =
        run({"watch", "--setup", kScene + "/scene.json", "--patience", "1", address(server)});
    QVERIFY2(result.exit == 0, (result.out.right(2000) + result.err).constData());
    QCOMPARE(events(result), events(staged_));
    const QJsonObject last = result.lines().last()["result"].toObject();
    QCOMPARE(last["seats"]["B"]["hp"].toInt(), 17);
    QCOMPARE(last["winner"].toString(), QString("A"));
  }

  void aStreamThatEndsAndComesBackIsFollowed() {
    const std::vector<std::string> jpegs = frames();
    const std::size_t middle = jpegs.size() * 8 / 18;
    MjpegServer server([&](const Client& client, int number) {
      if (!client.header()) return;
      if (number == 0) sendPaced(client, jpegs, 0, middle);
      if (number == 1) sendPaced(client, jpegs, middle, jpegs.size());
    });
    const ProgramResult result =
        run({"watch", "--setup", kScene + "/scene.json", "--patience", "3", address(server)});
    QCOMPARE(result.exit, 0);
    QStringList source;
    for (const QJsonObject& line : with(result, "source")) source << line["source"].toString();
    QVERIFY2(source.size() >= 2 && source[0] == "lost" && source[1] == "back", qPrintable(source.join(' ')));
    QCOMPARE(events(result), events(staged_));
  }

  /// The phone is turned upright during the night: the picture differs, the table is the same.
  void aStreamThatTurnsIsFollowed() {
    std::vector<std::string> jpegs = frames();
    for (std::size_t i = jpegs.size() * 8 / 18; i < jpegs.size(); ++i) {
      cv::Mat bgr = cv::imdecode(std::vector<uchar>(jpegs[i].begin(), jpegs[i].end()), cv::IMREAD_COLOR);
      cv::rotate(bgr, bgr, cv::ROTATE_90_CLOCKWISE);
      std::vector<uchar> jpeg;
      cv::imencode(".jpg", bgr, jpeg, {cv::IMWRITE_JPEG_QUALITY, 92});
      jpegs[i].assign(jpeg.begin(), jpeg.end());
    }
    MjpegServer server([&](const Client& client, int number) {
      if (number == 0 && client.header()) sendPaced(client, jpegs, 0, jpegs.size());
    });
    const ProgramResult result =
        run({"watch", "--setup", kScene + "/scene.json", "--patience", "1", address(server)});
    QVERIFY2(result.exit == 0, (result.out.right(2000) + result.err).constData());
    QCOMPARE(with(result, "source").first()["why"].toString(), QString("switched"));
    QCOMPARE(events(result), events(staged_));
  }

  void aStalledStreamIsGivenUpInTheEnd() {
    const std::vector<std::string> jpegs = frames();
    MjpegServer server([&](const Client& client, int number) {
      if (!client.header()) return;
      if (number == 0) sendPaced(client, jpegs, 0, 20);
      client.stall();
    });
    const ProgramResult result =
        run({"watch", "--setup", kScene + "/scene.json", "--patience", "1", address(server)});
    QCOMPARE(result.exit, 1);
    QCOMPARE(with(result, "source").first()["source"].toString(), QString("lost"));
    QVERIFY(result.lines().last().contains("result"));
  }

  /// A selfie camera mirrors the picture: nothing can be read in it, and the reason is reported once.
  /// Mirrored back, the night is recognised.
  void aMirroredTableIsReportedAndCanBeTurned() {
    QTemporaryDir folder;
    for (int i = 0; i < 90; ++i) {
      const std::string& jpeg = frames()[std::size_t(i)];
      cv::Mat bgr = cv::imdecode(std::vector<uchar>(jpeg.begin(), jpeg.end()), cv::IMREAD_COLOR);
      cv::flip(bgr, bgr, 1);
      cv::imwrite(folder.filePath(QString("%1.jpg").arg(i)).toStdString(), bgr);
    }
    const ProgramResult mirrored = run({"watch", "--game", "halfwish", folder.path()});
    QCOMPARE(mirrored.exit, 0);
    QCOMPARE(with(mirrored, "hint").size(), 1);
    QCOMPARE(with(mirrored, "hint").first()["hint"].toString(), QString("mirrored"));
    for (const QJsonObject& line : with(mirrored, "sighting"))
      QVERIFY(line["sighting"]["card"].isNull() && line["sighting"]["zone"].isNull());
    QVERIFY2(mirrored.err.contains("mirror:" + folder.path().toUtf8()), mirrored.err.constData());
    const ProgramResult turned = run({"watch", "--game", "halfwish", "mirror:" + folder.path()});
    QVERIFY(with(turned, "hint").empty());
    const auto named = [](const QJsonObject& line) { return line["sighting"]["card"].isString(); };
    const QList<QJsonObject> seen = with(turned, "sighting");
    QVERIFY(std::any_of(seen.begin(), seen.end(), named));
  }

  void aGreyCameraIsReported() {
    const QTemporaryDir folder;
    for (int i = 0; i < 30; ++i) {
      const std::string& jpeg = frames()[std::size_t(i)];
      const cv::Mat grey = cv::imdecode(std::vector<uchar>(jpeg.begin(), jpeg.end()), cv::IMREAD_GRAYSCALE);
      cv::imwrite(folder.filePath(QString("%1.jpg").arg(i)).toStdString(), grey);
    }
    QFile speed(folder.filePath("frames.json"));
    QVERIFY(speed.open(QIODevice::WriteOnly));
    speed.write(R"({"fps": 3})");
    speed.close();
    const ProgramResult result = run({"watch", "--game", "halfwish", folder.path()});
    QCOMPARE(with(result, "hint").size(), 1);
    QCOMPARE(with(result, "hint").first()["hint"].toString(), QString("no_colour"));
    QVERIFY2(with(result, "hint").first()["says"].toString().contains("no colour"), result.out.constData());
  }

  void aVideoCutShortIsPlayedAsFarAsItGoes() {
    QTemporaryDir folder;
    const QString file = folder.filePath("film.avi");
    cv::VideoWriter writer(file.toStdString(), cv::CAP_OPENCV_MJPEG,
                           cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 30, cv::Size(640, 480));
    cv::Mat noise(480, 640, CV_8UC3);
    for (int i = 0; i < 40; ++i) {
      cv::randu(noise, 0, 256);
      writer.write(noise);
    }
    writer.release();
    QFile film(file);
    QVERIFY(film.resize(film.size() * 6 / 10));
    const ProgramResult result = run({"watch", "--game", "halfwish", file});
    QCOMPARE(result.exit, 1);
    QVERIFY2(result.err.startsWith("lampkeeper: ") && result.err.count('\n') == 1, result.err.constData());
    QVERIFY(result.lines().last().contains("result"));
  }

  void eventsAreReadFromStandardInput() {
    QTemporaryDir folder;
    cv::Mat bare(720, 1280, CV_8UC3, cv::Scalar(60, 80, 100));
    for (int i = 0; i < 3; ++i) cv::imwrite(folder.filePath(QString("%1.png").arg(i)).toStdString(), bare);
    const QByteArray events =
        R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A","options":{"locations":"off","powers":"off"}})"
        "\n"
        R"({"e":"roll","seat":"A","dice":[4,6]})"
        "\nnot json\n"
        R"({"e":"roll","seat":"B","dice":[6,6]})"
        "\n"
        R"({"e":"choose","seat":"B","option":"duel"})"
        "\n";
    const ProgramResult result = run({"watch", "--game", "halfwish", folder.path()}, events);
    QCOMPARE(result.exit, 1);
    QCOMPARE(with(result, "error").size(), 1);
    QCOMPARE(with(result, "ruling").last().value("ruling")["verdict"].toString(), QString("refused"));
    QCOMPARE(with(result, "ruling").last().value("ruling")["reason"].toString(), QString("not_your_turn"));
    QCOMPARE(with(result, "prompts").last().value("prompts").toArray().at(0)["id"].toString(),
             QString("choose"));
  }

 private:
  static QString address(const MjpegServer& server) {
    return QString("http://127.0.0.1:%1/").arg(server.port());
  }

  /// The night at 15 pictures per second, as JPEG.
  static const std::vector<std::string>& frames() {
    static const std::vector<std::string> kFrames = [] {
      std::vector<std::string> out;
      auto scene = app::openScene(kScene.toStdString());
      if (!scene) qFatal("%s", scene.fault().text().c_str());
      cv::Mat bgr;
      std::vector<unsigned char> jpeg;
      for (int i = 0; i < scene->stage.frames(); i += 2) {
        scene->stage.render(i, bgr);
        cv::imencode(".jpg", bgr, jpeg, {cv::IMWRITE_JPEG_QUALITY, 92});
        out.emplace_back(jpeg.begin(), jpeg.end());
      }
      return out;
    }();
    return kFrames;
  }

  static void sendPaced(const Client& client, const std::vector<std::string>& jpegs, std::size_t from,
                        std::size_t to) {
    auto due = std::chrono::steady_clock::now();
    for (std::size_t i = from; i < to && client.picture(jpegs[i]); ++i)
      std::this_thread::sleep_until(due += std::chrono::microseconds(66667));
  }
};

QTEST_MAIN(WatchTest)
#include "tst_watch.moc"
