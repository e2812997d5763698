// Tests that the live picture never shows a hidden roll: neither its pixels, outlines nor labels.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/window/shared/table_session.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr char kScene[] = LK_ROOT "/samples/halfwish/first-duel";

/// The sample night with other dice in both trays and other face-down cards, as a scene of its own.
QString withOtherSecrets(const QTemporaryDir& folder) {
  QFile scene(QString(kScene) + "/scene.json");
  if (!scene.open(QIODevice::ReadOnly)) return {};
  QByteArray text = scene.readAll();
  const QByteArray before = text;
  text.replace(R"("values": [4, 6])", R"("values": [1, 3])");
  text.replace(R"("values": [6, 6])", R"("values": [2, 5])");
  if (text == before) return {};
  const QByteArray dice = text;
  text.replace(R"("card": "long_strike", "face": "down")", R"("card": "defend", "face": "down")");
  text.replace(R"("card": "strike", "face": "down")", R"("card": "evade", "face": "down")");
  if (text == dice) return {};
  QFile other(folder.filePath("scene.json"));
  if (!other.open(QIODevice::WriteOnly) || other.write(text) != text.size()) return {};
  return folder.path();
}

/// A scene played until both have rolled and somebody is to choose, and the picture then.
struct Played {
  Picture picture;
  std::vector<Picture> onTheWay;  // every 10th picture before that
  std::string prompt;
};

Played playToTheChoice(const std::string& folder) {
  Outcome<OpenScene> scene = openScene(folder);
  if (!scene) qFatal("%s", scene.fault().text().c_str());
  TableSession session(scene->kit, houseReferences(*scene->kit));
  Played played;
  cv::Mat frame;
  std::size_t next = 0;
  for (int i = 0; i < scene->stage.frames(); ++i) {
    const double seconds = i / scene->stage.framesPerSecond();
    const auto& script = scene->stage.events();
    for (; next < script.size() && script[next].seconds <= seconds; ++next)
      if (const auto ruling = session.say({script[next].event}); !ruling)
        qFatal("%s", ruling.fault().text().c_str());
    scene->stage.render(i, frame);
    const Outcome<Moment> moment = session.see(frame, seconds);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    if (i % 10 == 0) played.onTheWay.push_back(session.picture(frame));
    if (moment->prompts.empty() || moment->prompts.front().id != "choose") continue;
    played.prompt = moment->prompts.front().id;
    played.picture = session.picture(frame);
    break;
  }
  return played;
}

/// In the sample the first card is turned face up after 13.4 s; events and cards before that are the same in
/// both scenes.
constexpr int kFirstTurnedUp = 13 * 30;
constexpr int kFramesSkipped = 6;
/// By then both have thrown their dice; more pictures are compared while the dice roll.
constexpr int kThrown = 3 * 30 + 20;
constexpr int kInFlight = 2;

/// A scene played frame by frame.
class Playing {
 public:
  explicit Playing(const std::string& folder) : scene_(openScene(folder)) {
    if (!scene_) qFatal("%s", scene_.fault().text().c_str());
    session_ = std::make_unique<TableSession>(scene_->kit, houseReferences(*scene_->kit));
  }
  /// Returns the picture that the window gets for a frame.
  Picture play(int frame) {
    const double seconds = frame / scene_->stage.framesPerSecond();
    const auto& script = scene_->stage.events();
    for (; next_ < script.size() && script[next_].seconds <= seconds; ++next_)
      if (const auto ruling = session_->say({script[next_].event}); !ruling)
        qFatal("%s", ruling.fault().text().c_str());
    scene_->stage.render(frame, frame_);
    if (const auto seen = session_->see(frame_, seconds); !seen) qFatal("%s", seen.fault().text().c_str());
    return session_->picture(frame_);
  }

 private:
  Outcome<OpenScene> scene_;
  std::unique_ptr<TableSession> session_;
  cv::Mat frame_;
  std::size_t next_ = 0;
};

bool isOneColour(const QImage& image) {
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (image.pixel(x, y) != image.pixel(0, 0)) return false;
  return true;
}

/// Returns the number of outlined trays that are covered with one colour and have no value on their label.
int coveredTrays(const Picture& picture) {
  int trays = 0;
  for (const SeenThing& thing : picture.seen) {
    if (!thing.label.startsWith("Tray")) continue;
    const QPolygonF outline(QList<QPointF>(thing.corners.begin(), thing.corners.end()));
    const QRect box = outline.boundingRect().toRect() & picture.image.rect();
    bool same = thing.covered && !thing.label.contains(':');
    for (int y = box.top(); y <= box.bottom(); ++y)
      for (int x = box.left(); x <= box.right(); ++x)
        if (outline.containsPoint(QPointF(x, y), Qt::OddEvenFill))
          same = same && picture.image.pixel(x, y) == picture.image.pixel(box.center());
    trays += same;
  }
  return trays;
}

}  // namespace

class TestWindowPictures : public QObject {
  Q_OBJECT

 private slots:
  void coveredTraysAreOneColour() {
    const Played played = playToTheChoice(kScene);
    QCOMPARE(played.prompt, std::string("choose"));
    QCOMPARE(coveredTrays(played.picture), 2);
    for (const Picture& picture : played.onTheWay)
      QVERIFY(coveredTrays(picture) == 2 ||
              isOneColour(picture.image));  // found and covered, or not found yet
  }

  void swappedSecretsGiveTheSamePictures() {
    QTemporaryDir folder;
    const QString other = withOtherSecrets(folder);
    QVERIFY2(!other.isEmpty(), "the sample's secrets are written otherwise than this test expects");
    Playing one(kScene);
    Playing two(other.toStdString());
    int faceDown = 0;
    int covered = 0;
    for (int frame = 0; frame < kFirstTurnedUp; frame += frame < kThrown ? kInFlight : kFramesSkipped) {
      const Picture pictures[] = {one.play(frame), two.play(frame)};
      QVERIFY2(pictures[0].image == pictures[1].image, qPrintable(QString("frame %1").arg(frame)));
      QVERIFY2(pictures[0].seen == pictures[1].seen, qPrintable(QString("frame %1").arg(frame)));
      covered += coveredTrays(pictures[0]) == 2 ? 1 : 0;
      for (const SeenThing& thing : pictures[0].seen) faceDown += thing.label == "face down" ? 1 : 0;
    }
    QVERIFY(covered > 20);
    QVERIFY(faceDown > 10);
  }

  void aTableNotFoundYetIsCoveredWhole() {
    const Outcome<std::shared_ptr<const GameKit>> kit = loadKit("halfwish");
    QVERIFY(bool(kit));
    TableSession session(*kit, {});
    cv::Mat frame(480, 640, CV_8UC3, cv::Scalar(10, 200, 90));
    cv::circle(frame, {300, 200}, 60, {255, 255, 255}, -1);
    QVERIFY(bool(session.see(frame, 0)));
    QVERIFY(isOneColour(session.picture(frame).image));
  }
};

QTEST_MAIN(TestWindowPictures)
#include "tst_window_pictures.moc"
