// Records the letters that are painted on a card, as a page receives them: text, place, size, ink.
#pragma once

#include <vector>

#include <QColor>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QRectF>
#include <QString>

namespace lk::test {

/// Letters in one line, as they are painted at once.
struct PaintedText {
  QString text;
  QRectF box;       // of its capitals, millimetres
  double size = 0;  // height of the em, millimetres
  QColor ink;
};

/// A page of 1 mm per unit that keeps what is written on it. It counts as a PDF, so that letters stay
/// letters.
class PageRecorder : public QPaintDevice {
 public:
  std::vector<PaintedText> texts;

  [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
    constexpr int kDotsPerInch = 1200;
    switch (metric) {
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY:
        return kDotsPerInch;
      case PdmDevicePixelRatio:
        return 1;
      case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
      default:
        return 1000;
    }
  }

 private:
  class Engine : public QPaintEngine {
   public:
    explicit Engine(PageRecorder& page) : QPaintEngine(AllFeatures), page_(page) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    [[nodiscard]] Type type() const override { return Pdf; }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
      const double em = item.font().pixelSize();
      constexpr double kCapital = 0.714;  // of the em
      const QTransform transform = painter()->combinedTransform();
      const QRectF box(at.x(), at.y() - kCapital * em, item.width(), kCapital * em);
      page_.texts.push_back(
          {item.text(), transform.mapRect(box), em * transform.m22(), painter()->pen().color()});
    }

   private:
    PageRecorder& page_;
  };
  mutable Engine engine_{*this};
};

}  // namespace lk::test
