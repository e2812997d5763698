// Tests that no print on the cards of a game with cubes is recognised as a cube.
#include <QGuiApplication>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/kit/cube_colours.h"
#include "app/kit/references.h"
#include "faces/face_painter.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

class CardCubesTest : public QObject {
  Q_OBJECT

 private slots:
  void noPrintLooksLikeACube_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<double>("pixels");
    for (const char* game : {"magepunk", "wtactics_orc"})
      for (const double pixels : {1.9, 2.5, 5.0})
        QTest::addRow("%s, %.1f pixels", game, pixels) << game << pixels;
  }
  void noPrintLooksLikeACube() {
    QFETCH(QString, game);
    QFETCH(double, pixels);
    const auto kit = test::kit(game.toUtf8().constData());
    std::optional<vision::CubeSheet> cubes = cubeSheet(kit->layout);
    QVERIFY(cubes);
    cubes->colours = vision::readableCubes();
    cubes->size = {83, 108};
    vision::SheetSighting sheet;
    sheet.toImage = cv::Matx33d(pixels, 0, 0, 0, pixels, 0, 0, 0, 1);
    int cards = 0, invented = 0;
    for (const rules::CardDef& card : kit->cards.cards()) {
      const QImage face = faces::faceImage(card, 8).convertToFormat(QImage::Format_RGB32);
      const cv::Mat print(face.height(), face.width(), CV_8UC4, const_cast<uchar*>(face.constBits()),
                          static_cast<std::size_t>(face.bytesPerLine()));
      cv::Mat small, table(cvRound(108 * pixels), cvRound(83 * pixels), CV_8UC3, cv::Scalar(90, 120, 150));
      cv::resize(print, small, {cvRound(63 * pixels), cvRound(88 * pixels)}, 0, 0, cv::INTER_AREA);
      cv::cvtColor(small, small, cv::COLOR_BGRA2BGR);
      small.copyTo(table(cv::Rect({cvRound(10 * pixels), cvRound(10 * pixels)}, small.size())));
      cv::GaussianBlur(table, table, {}, 0.6);
      for (const vision::CubeSighting& cube :
           vision::readCubes(table, sheet, *cubes, cv::Rect2d({}, cubes->size))) {
        std::printf("%s: %s, %d, at %.0f, %.0f mm\n", card.id.c_str(),
                    cube.colour == vision::CubeColour::red ? "red" : "white", cube.count.value_or(0),
                    cube.mm.x - 10, cube.mm.y - 10);
        invented += cube.count ? 1 : 0;
      }
      ++cards;
    }
    QVERIFY(cards > 20);
    QCOMPARE(invented, 0);
  }

  void everyColourIsOneOfTheRules() {
    const std::vector<vision::CubeColour> all = vision::readableCubes();
    QVERIFY(all.size() >= 2);
    for (const vision::CubeColour seen : all) QCOMPARE(cubeColour(tokenColour(seen)), std::optional(seen));
    for (const rules::TokenColour colour : {rules::TokenColour::black, rules::TokenColour::yellow})
      QVERIFY(!cubeColour(colour));
    QCOMPARE(cubeColours(), (std::vector{rules::TokenColour::red, rules::TokenColour::white}));
  }
};

QTEST_MAIN(CardCubesTest)
#include "tst_card_cubes.moc"
