// Tests that a night over RTSP from a real server gives the same result as on the virtual table.
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/scenes.h"
#include "program.h"
#include "rtsp_camera.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {

const QString kScene = QStringLiteral(LK_ROOT "/samples/halfwish/first-duel");
constexpr int kHeld =
    45;  // frames of the last picture: frames still in a decoder when the connection closes are lost

QStringList events(const ProgramResult& result) {
  QStringList kinds;
  for (const QJsonObject& line : result.lines())
    if (const QJsonObject event = line["event"].toObject(); !event.isEmpty())
      kinds << event["e"].toString() + event["seat"].toString();
  return kinds;
}

}  // namespace

class WatchRtspTest : public QObject {
  Q_OBJECT

 private slots:
  void theNightGoesAsOffTheVirtualTable() {
    if (!test::RtspCamera::isThere())
      QSKIP("no RTSP server here: install gir1.2-gst-rtsp-server-1.0 and python3-gi");
    const QTemporaryDir folder;
    const QString film = folder.filePath("night.mkv");
    auto scene = app::openScene(kScene.toStdString());
    QVERIFY(scene);
    {
      cv::Mat bgr;
      scene->stage.render(0, bgr);
      const auto writer = test::newFilm(film, scene->stage.framesPerSecond() / 2, bgr.size());
      QVERIFY(writer->isOpened());
      for (int i = 0; i < scene->stage.frames(); i += 2) {
        scene->stage.render(i, bgr);
        writer->write(bgr);
      }
      for (int i = 0; i < kHeld; ++i) writer->write(bgr);
    }
    const ProgramResult staged = run({"watch", "stage:" + kScene});
    test::RtspCamera camera(film);
    QVERIFY2(camera.port() != 0, qPrintable(camera.errors()));
    const ProgramResult result =
        run({"watch", "--setup", kScene + "/scene.json", "--patience", "1", camera.address()});
    QVERIFY2(result.out.contains("\"result\""), (result.out.right(2000) + result.err).constData());
    QCOMPARE(events(result), events(staged));
    QCOMPARE(result.lines().last()["result"].toObject()["winner"].toString(), QString("A"));
  }
};

QTEST_MAIN(WatchRtspTest)
#include "tst_watch_rtsp.moc"
