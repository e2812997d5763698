// Tests that an item painted over a picture takes no more space than it declares.
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTest>

#include "app/window/shared/pictures/painted_layer.h"

using namespace lk::app;

namespace {

class Stamp : public PaintedLayer {
 public:
  QRectF area;
  mutable int paintings = 0;
  mutable QSize canvas;

 protected:
  QRectF layOut() override { return area; }
  void paint(QPainter& painter) const override {
    ++paintings;
    canvas = {painter.device()->width(), painter.device()->height()};
    painter.fillRect(boundingRect(), Qt::red);
    painter.fillRect(QRectF(22, 23, 2, 2), Qt::blue);
  }
};

}  // namespace

class TestPaintedLayer : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    window_ = std::make_unique<QQuickWindow>();
    window_->resize(100, 80);
    window_->setColor(Qt::white);
    stamp_ = new Stamp;
    stamp_->setParentItem(window_->contentItem());
    stamp_->setPosition({10, 10});
    stamp_->setSize({60, 50});
    window_->show();
  }

  void withoutAnAreaNothingIsPainted() {
    const QImage shown = window_->grabWindow();
    QCOMPARE(stamp_->paintings, 0);
    QCOMPARE(shown.pixelColor(30, 30), QColor(Qt::white));
  }

  void onlyTheGivenAreaIsPainted() {
    stamp_->area = {20, 20, 9.5, 8};
    stamp_->update();
    const QImage shown = window_->grabWindow();
    QCOMPARE(stamp_->canvas, QSize(10, 8));
    QCOMPARE(shown.pixelColor(29, 30), QColor(Qt::white));
    QCOMPARE(shown.pixelColor(30, 30), QColor(Qt::red));
    QCOMPARE(shown.pixelColor(39, 37), QColor(Qt::red));
    QCOMPARE(shown.pixelColor(32, 33), QColor(Qt::blue));
    QCOMPARE(shown.pixelColor(31, 33), QColor(Qt::red));
    QCOMPARE(shown.pixelColor(40, 37), QColor(Qt::white));
    QCOMPARE(shown.pixelColor(39, 38), QColor(Qt::white));
  }

  void nothingIsPaintedBeyondTheItem() {
    stamp_->area = {-100, -100, 1000, 1000};
    stamp_->update();
    const QImage shown = window_->grabWindow();
    QCOMPARE(stamp_->canvas, QSize(60, 50));
    QCOMPARE(shown.pixelColor(9, 30), QColor(Qt::white));
    QCOMPARE(shown.pixelColor(10, 30), QColor(Qt::red));
  }

  void anEmptiedAreaIsNoLongerShown() {
    stamp_->area = {20, 20, 10, 10};
    stamp_->update();
    window_->grabWindow();
    stamp_->area = {};
    stamp_->update();
    QCOMPARE(window_->grabWindow().pixelColor(35, 35), QColor(Qt::white));
  }

 private:
  std::unique_ptr<QQuickWindow> window_;
  Stamp* stamp_ = nullptr;  // owned by its parent
};

int main(int argc, char** argv) {
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
  QGuiApplication application(argc, argv);
  TestPaintedLayer test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_painted_layer.moc"
