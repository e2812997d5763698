// The model of the calibration page: camera picture, problems, and the zones that people drag.
#pragma once

#include <optional>

#include <QObject>
#include <QPolygonF>
#include <QtQml/qqmlregistration.h>

#include "app/session/calibration/zone_draft.h"
#include "app/window/camera/calibrate_worker.h"

namespace lk::app {

/// A check of the table as the camera sees it.
struct TableCheck {
  Q_GADGET
  QML_VALUE_TYPE(tableCheck)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString state MEMBER state)
  Q_PROPERTY(QString found MEMBER found)
  Q_PROPERTY(QString cure MEMBER cure)

 public:
  QString name;
  QString state;  // "good", "bad" or "unknown"
  QString found;
  QString cure;
  friend bool operator==(const TableCheck&, const TableCheck&) = default;
};

/// Lives on the window's thread. Points are in pixels of the picture.
class CalibrateModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool running READ running NOTIFY sourceChanged)
  Q_PROPERTY(QString sourceText READ sourceText NOTIFY sourceChanged)
  Q_PROPERTY(QString errorText READ errorText NOTIFY errorTextChanged)
  Q_PROPERTY(bool duringNight READ duringNight NOTIFY sourceChanged)
  Q_PROPERTY(bool mirrored READ mirrored NOTIFY sourceChanged)
  Q_PROPERTY(bool offersMirror READ offersMirror NOTIFY shown)
  Q_PROPERTY(QList<lk::app::TableCheck> checks READ checks NOTIFY shown)
  Q_PROPERTY(QString verdict READ verdict NOTIFY shown)
  Q_PROPERTY(bool ready READ ready NOTIFY shown)
  Q_PROPERTY(bool located READ located NOTIFY shown)
  Q_PROPERTY(QString zone READ zone NOTIFY zonesChanged)
  Q_PROPERTY(QString zonePlace READ zonePlace NOTIFY zonesChanged)
  Q_PROPERTY(QString refusal READ refusal NOTIFY zonesChanged)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY zonesChanged)
  Q_PROPERTY(bool asPrinted READ asPrinted NOTIFY zonesChanged)
  Q_PROPERTY(lk::app::PictureSlot* picture READ picture NOTIFY sourceChanged)

 public:
  /// `tables` is the file of calibrated tables. `night` contains the covered pictures of the current night;
  /// while they arrive they are shown instead of the camera's own.
  CalibrateModel(std::shared_ptr<const GameKit> kit, std::string tables, PictureSlot& night,
                 QObject* parent = nullptr);

  /// Sets the game whose table is calibrated; applies from the next begin().
  void setKit(std::shared_ptr<const GameKit> kit) { kit_ = std::move(kit); }
  void show(const CalibrationMoment& moment);
  void setSource(PictureSource source);
  void setErrorText(const QString& errorText);
  /// Sets the source of the current night's pictures; empty if there is no night.
  void setNightSource(const std::string& source) { nightSource_ = source; }

  /// Sets whether a night has begun and is not finished. If that night has no pictures of its own, begin()
  /// fails: private dice would not be covered.
  void setNightOn(bool on) { nightOn_ = on; }

  /// Sets the trays that may contain hidden dice of an unfinished night; they are covered from the next
  /// begin() on.
  void setHiddenDice(std::vector<rules::Seat> trays);

  [[nodiscard]] bool running() const { return duringNight_ || source_ != PictureSource::none; }
  [[nodiscard]] QString sourceText() const;
  [[nodiscard]] QString errorText() const { return errorText_; }
  [[nodiscard]] bool duringNight() const { return duringNight_; }
  /// Whether the camera's mirrored picture is corrected.
  [[nodiscard]] bool mirrored() const;
  /// Whether to offer a change of the mirror correction: the picture looks mirrored, or is already corrected.
  [[nodiscard]] bool offersMirror() const;
  /// Returns the same source with the opposite mirror correction.
  [[nodiscard]] Q_INVOKABLE QString otherwiseMirrored() const;
  /// Problems first.
  [[nodiscard]] QList<TableCheck> checks() const { return checks_; }
  /// Says that the table is ready, or how many problems remain.
  [[nodiscard]] QString verdict() const;
  [[nodiscard]] bool ready() const { return moment_ && moment_->ready; }
  /// Whether the position of the zones in the picture is known.
  [[nodiscard]] bool located() const { return moment_ && moment_->matToImage; }
  /// The selected zone, and its size and position in mm.
  [[nodiscard]] QString zone() const;
  [[nodiscard]] QString zonePlace() const;
  /// Why the dragged zone returned to its old place.
  [[nodiscard]] QString refusal() const { return refusal_; }
  [[nodiscard]] bool canUndo() const { return draft_ && draft_->canUndo(); }
  [[nodiscard]] bool asPrinted() const { return !draft_ || draft_->isStandard(); }
  [[nodiscard]] PictureSlot* picture() { return duringNight_ ? night_ : &own_; }
  [[nodiscard]] PictureSlot* ownPicture() { return &own_; }

  /// Whether a night is running whose pictures can be shown.
  [[nodiscard]] Q_INVOKABLE bool nightIsSeen() const { return night_->filled() && !nightSource_.empty(); }
  Q_INVOKABLE void begin(const QString& source, const QString& name);
  Q_INVOKABLE void end();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void toStandard();
  /// Selects the next zone (1) or the previous one (-1).
  Q_INVOKABLE void step(int by);

  // For the item that draws the zones.
  struct ZoneShape {
    QString label;
    QPolygonF corners;  // starting at the zone's own top left
    bool current = false;
  };
  [[nodiscard]] std::vector<ZoneShape> zoneShapes() const;
  /// The areas that failed checks refer to.
  [[nodiscard]] std::vector<QPolygonF> badPlaces() const;
  [[nodiscard]] QSizeF pictureSize() const;
  /// Starts dragging at a point: a corner of the current zone if one is within `reach`, otherwise the zone at
  /// that point. Returns false if there is none.
  bool grip(QPointF pixel, double reach);
  void dragTo(QPointF pixel);
  void drop();
  /// Moves the current zone, or its lower right corner, by `mm` millimetres in the direction given by the
  /// signs of (x, y) in the picture.
  void nudge(QPoint direction, double mm, bool size);

 signals:
  void shown();
  void sourceChanged();
  void errorTextChanged();
  void zonesChanged();
  // To the workers.
  void beginWanted(const lk::app::CalibrateRequest& request);
  void endWanted();
  void rememberWanted();
  void useWanted(const lk::app::TableSetting& setting);
  void nightLookWanted(bool on);
  void nightUseWanted(const lk::app::TableSetting& setting);

 private:
  [[nodiscard]] std::optional<cv::Point2d> toMat(QPointF pixel) const;
  [[nodiscard]] QPolygonF cornersOf(const carddb::RectMm& area) const;
  void publishZones();

  std::shared_ptr<const GameKit> kit_;
  std::string tables_;
  PictureSlot* night_;
  PictureSlot own_;
  std::string nightSource_;
  bool nightOn_ = false;
  std::vector<rules::Seat> hiddenDice_;
  QString camera_, name_;
  std::optional<CalibrationMoment> moment_;
  QList<TableCheck> checks_;
  std::optional<ZoneDraft> draft_;
  std::optional<std::size_t> current_;
  std::optional<cv::Point2d> heldAt_;
  QString refusal_;
  PictureSource source_ = PictureSource::none;
  bool duringNight_ = false;
  QString errorText_;
};

}  // namespace lk::app
