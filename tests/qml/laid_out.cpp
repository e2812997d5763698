#include "laid_out.h"

#include <array>
#include <cmath>
#include <cstdio>

#include <QQuickItem>

#include "evening.h"

namespace lk::test {

namespace {

constexpr double kSlack = 1.5;  // pixels, tolerance for rounding
constexpr double kOver = 3;     // pixels that two frames may share
constexpr double kInk = 0.2;    // of a line's height above and below its letters

/// Types of items that lie over a page on purpose and hide what is below.
constexpr std::array kCovers = {"Notice_",    "SavedNote_", "EntryPanel_", "OwnCoach_",
                                "CardLarge_", "PauseNote_", "AimMark_"};

/// An item of a page, with everything that its place depends on.
struct Placed {
  QQuickItem* item = nullptr;
  const QQuickItem* cover = nullptr;  // the overlay it belongs to, null for the page itself
  QRectF drawn;                       // in the window, clipped by its parents
};

bool isKind(const QQuickItem* item, const char* kind) {
  return QByteArray(item->metaObject()->className()).startsWith(kind);
}

bool covers(const QQuickItem* item) {
  return item->inherits("QQuickPopupItem") ||
         std::any_of(kCovers.begin(), kCovers.end(), [&](const char* kind) { return isKind(item, kind); });
}

/// Returns whether the item is tapped, typed into or dragged.
bool isUsed(const QQuickItem* item) {
  if (!item->isEnabled() || item->width() <= 0 || item->height() <= 0) return false;
  for (const char* kind : {"QQuickAbstractButton", "QQuickTextInput", "QQuickTextEdit", "QQuickComboBox"})
    if (item->inherits(kind)) return true;
  return false;
}

QRectF sceneRect(const QQuickItem* item) {
  return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

QString called(const QQuickItem* item) {
  QString name = item->objectName();
  if (name.isEmpty()) name = item->property("text").toString();
  const QRectF at = sceneRect(item);
  return QString("%1 '%2' (%3, %4, %5 x %6)")
      .arg(QString::fromLatin1(item->metaObject()->className()).section("_QML", 0, 0), name)
      .arg(at.x(), 0, 'f', 0)
      .arg(at.y(), 0, 'f', 0)
      .arg(at.width(), 0, 'f', 1)
      .arg(at.height(), 0, 'f', 1);
}

/// Returns the rectangle of a text's letters.
QRectF inkOf(const QQuickItem* text) {
  const qreal wide = text->property("contentWidth").toReal();
  const qreal high = text->property("contentHeight").toReal();
  const int across = text->property("effectiveHorizontalAlignment").toInt();
  const int down = text->property("verticalAlignment").toInt();
  const qreal x = across == Qt::AlignRight     ? text->width() - wide
                  : across == Qt::AlignHCenter ? (text->width() - wide) / 2
                                               : text->property("leftPadding").toReal();
  const qreal y = down == Qt::AlignBottom    ? text->height() - high
                  : down == Qt::AlignVCenter ? (text->height() - high) / 2
                                             : text->property("topPadding").toReal();
  return text->mapRectToScene(QRectF(x, y, wide, high).adjusted(0, kInk * high, 0, -kInk * high));
}

/// Examines a window once.
class Surveyor {
 public:
  explicit Surveyor(QQuickWindow& window) : window_(window) {}

  QStringList faults() {
    collect(window_.contentItem(), nullptr, QRectF(QPointF(), window_.size()));
    findClipped(window_.contentItem(), faults_);
    for (const Placed& each : used_) checkUsed(each);
    for (const Placed& each : texts_) checkLetters(each);
    checkPairs(used_, "lies over");
    checkPairs(texts_, "is written over");
    return faults_;
  }

 private:
  void collect(QQuickItem* item, const QQuickItem* cover, QRectF seen) {
    if (!item->isVisible() || item->opacity() == 0) return;
    if (covers(item)) cover = item;
    if (item->clip()) seen = seen.intersected(sceneRect(item));
    if (isUsed(item)) used_ += {item, cover, seen.intersected(sceneRect(item))};
    if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty())
      texts_ += {item, cover, seen.intersected(inkOf(item))};
    for (QQuickItem* child : item->childItems()) collect(child, cover, seen);
  }

  void checkUsed(const Placed& used) {
    const QQuickItem* item = used.item;
    const QRectF at = sceneRect(item);
    if (isSmall(at) && !isApart(used)) faults_ += called(item) + " is smaller than a finger";
    if (!reached(item)) faults_ += called(item) + " cannot be reached";
  }
  [[nodiscard]] double pixels(double length) const { return length * window_.effectiveDevicePixelRatio(); }
  [[nodiscard]] bool isSmall(const QRectF& at) const {
    return pixels(std::min(at.width(), at.height())) < kMinTouch - 0.5;
  }
  /// Returns whether a tap on its centre reaches nothing else.
  [[nodiscard]] bool isApart(const Placed& used) const {
    const QPointF middle = sceneRect(used.item).center();
    return std::all_of(used_.begin(), used_.end(), [&](const Placed& other) {
      if (other.item == used.item || other.cover != used.cover) return true;
      const QPointF away = sceneRect(other.item).center() - middle;
      return pixels(std::hypot(away.x(), away.y())) >= kMinApart - 0.5;
    });
  }
  /// Returns whether it lies in the window, or in a view that can scroll to it and is itself reachable.
  bool reached(const QQuickItem* item) const {
    for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem()) {
      if (around->inherits("QQuickFlickable")) {
        const auto* content = around->property("contentItem").value<QQuickItem*>();
        const QRectF at = item->mapRectToItem(content, QRectF(0, 0, item->width(), item->height()));
        return scrolled(*around, at) && reached(around);
      }
      if (around->clip() &&
          !sceneRect(around).adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(sceneRect(item)))
        return false;
    }
    return QRectF(QPointF(), window_.size())
        .adjusted(-kSlack, -kSlack, kSlack, kSlack)
        .contains(sceneRect(item));
  }
  static bool scrolled(const QQuickItem& view, const QRectF& at) {
    const QPointF origin(view.property("originX").toReal(), view.property("originY").toReal());
    const QSizeF size(std::max(view.width(), view.property("contentWidth").toReal()),
                      std::max(view.height(), view.property("contentHeight").toReal()));
    return QRectF(origin, size).adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(at);
  }

  void checkLetters(const Placed& text) {
    const double pixels = lettersOf(*text.item) * window_.effectiveDevicePixelRatio();
    if (text.drawn.isEmpty() || pixels >= kMinLetters - 0.5) return;
    faults_ += QString("%1 has letters of %2 pixels").arg(called(text.item)).arg(pixels, 0, 'f', 1);
  }

  void checkPairs(const QList<Placed>& placed, const char* how) {
    for (int i = 0; i < placed.size(); ++i)
      for (int k = 0; k < i; ++k) {
        const Placed &one = placed[i], &other = placed[k];
        if (one.cover != other.cover || one.item->isAncestorOf(other.item) ||
            other.item->isAncestorOf(one.item))
          continue;
        const QRectF both = one.drawn.intersected(other.drawn);
        if (both.width() > kOver && both.height() > kOver)
          faults_ += QString("%1 %2 %3").arg(called(one.item), how, called(other.item));
      }
  }

  QQuickWindow& window_;
  QList<Placed> used_;
  QList<Placed> texts_;
  QStringList faults_;
};

}  // namespace

QStringList layoutFaults(QQuickWindow& window) {
  return Surveyor(window).faults();
}

bool noneOf(const QStringList& faults) {
  for (const QString& fault : faults) std::fprintf(stderr, "%s\n", qPrintable(fault));
  return faults.isEmpty();
}

}  // namespace lk::test
