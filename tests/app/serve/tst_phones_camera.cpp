// Tests a phone above the table, in a real browser whose camera plays a rendered night: the rulings equal
// those of that night.
#include <atomic>
#include <fstream>
#include <thread>

#include <QDir>
#include <QJsonArray>
#include <QTest>

#include "app/serve/phone_thread.h"
#include "carddb/journal.h"
#include "robot.h"
#include "rules/referee/transcript.h"
#include "test_folder.h"

using namespace lk::test;

namespace {

const QString kScene = QStringLiteral(LK_ROOT "/samples/halfwish/first-duel");
constexpr int kStill = 90;  // frames of the empty table at the start
constexpr int kAgain =
    5;  // repeats of each frame: ten frames per second become thirty, slower than real time

QByteArray bytesAt(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestPhonesCamera : public QObject, private TestFolder {
  Q_OBJECT

  /// Renders the scene at ten frames per second, as the film that a browser's camera plays.
  QString film() {
    QJsonObject scene = QJsonDocument::fromJson(bytesAt(kScene + "/scene.json")).object();
    scene["fps"] = 10;
    put("scene/scene.json", QJsonDocument(scene).toJson());
    put("setup.json", QJsonDocument(scene["setup"].toObject()).toJson(QJsonDocument::Compact));
    if (run({"stage", path("scene"), "--out", path("frames")}).exit != 0) return {};
    QFile out(path("film.mjpeg"));
    if (!out.open(QIODevice::WriteOnly)) return {};
    const QStringList frames = QDir(path("frames")).entryList({"*.jpg"}, QDir::Files, QDir::Name);
    for (int i = 0; i < kStill; ++i) out.write(bytesAt(path("frames/" + frames.value(0))));
    for (const QString& frame : frames)
      for (int i = 0; i < kAgain; ++i) out.write(bytesAt(path("frames/" + frame)));
    return frames.size() > 100 ? out.fileName() : QString();
  }

 private slots:
  void aNightIsSeenThroughAPhone() {
    const QString plays = film();
    QVERIFY(!plays.isEmpty());
    std::ifstream in((kScene + "/transcript.jsonl").toStdString(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto wanted = lk::rules::parseTranscript(text, "transcript.jsonl");
    QVERIFY(wanted);
    const std::size_t events = wanted->entries.size();

    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_DATA_HOME", path("data"));
    const QJsonObject seen = seenByRobot(
        "phone_camera_robot.py", {path("setup.json"), plays, QString::number(events)}, 500000, environment);
    const QByteArray all = QJsonDocument(seen).toJson();
    QVERIFY2(seen["plays"].toBool() && seen["helped"].toBool() && seen["all"].toBool(), all);
    QCOMPARE(seen["notice"].toString(), QString());

    const auto journal = lk::carddb::Journal::open(path("data/lampkeeper/nights.lkdb").toStdString());
    QVERIFY(journal);
    const auto played = journal->events(1);
    QVERIFY(played && played->size() >= events);
    for (std::size_t i = 0; i < events; ++i)
      QVERIFY2((*played)[i] == wanted->entries[i].event, (*played)[i].body.dump().c_str());
  }

  // A night that people type takes no pictures: whoever opened the page would wait in vain.
  void aCameraThatNobodyReadsSaysSo() {
    lk::app::PhoneThread phones;
    const auto addresses =
        phones.open({path("unread").toStdString() + '/', QHostAddress(QHostAddress::LocalHost), 0, "en", 0});
    QVERIFY2(bool(addresses), addresses ? "" : addresses.fault().text().c_str());
    const QString picture = QStringLiteral(LK_PICTURES "/camera-unread.png");
    QFile::remove(picture);
    std::atomic<bool> over{false};
    std::thread reader([&] {  // reads pictures once the page has said that nobody does
      while (!over)
        if (QFile::exists(picture))
          lk::app::phoneCamera("camera")->take(std::chrono::milliseconds(200));
        else
          std::this_thread::sleep_for(std::chrono::milliseconds(200));
    });
    const QJsonObject seen =
        seenByRobot("phone_unread_robot.py", {QString::fromStdString(addresses->camera)}, 300000);
    over = true;
    reader.join();
    const QByteArray all = QJsonDocument(seen).toJson();
    QVERIFY2(seen["plays"].toBool() && seen["told"].toBool(), all);
    QCOMPARE(seen["says"].toString(),
             QStringLiteral("The game is not looking.\nOn the computer, choose this phone as its camera."));
    QVERIFY2(seen["takenBack"].toBool(), all);
  }
};

QTEST_GUILESS_MAIN(TestPhonesCamera)
#include "tst_phones_camera.moc"
