// The page on which a camera and its table are set up: what is seen, what is wrong, and the zones as people
// drag them.
#pragma once

#include <optional>

#include <QObject>
#include <QPolygonF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/session/calibration/zone_draft.h"
#include "app/window/camera/calibrate_worker.h"

namespace lk::app {

/// Lives on the window's thread. Points are pixels of the picture.
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
  Q_PROPERTY(QVariantList checks READ checks NOTIFY shown)
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
  /// `tables` is the file tables are remembered in. `night`: the covered pictures of a night that is on; they
  /// are shown instead of the camera's own while they come.
  CalibrateModel(std::shared_ptr<const GameKit> kit, std::string tables, PictureSlot& night,
                 QObject* parent = nullptr);

  /// The game whose table is set up from the next begin() on.
  void setKit(std::shared_ptr<const GameKit> kit) { kit_ = std::move(kit); }
  void show(const CalibrationMoment& moment);
  void setSource(PictureSource source);
  void setErrorText(const QString& errorText);
  /// Where the pictures of the night that is on come from; empty when none is.
  void setNightSource(const std::string& source) { nightSource_ = source; }

  /// Whether a night has begun and is not over. Without pictures of its own nobody looks at its table here:
  /// what is private would not be covered.
  void setNightOn(bool on) { nightOn_ = on; }

  /// Trays in which dice of a night that was left may lie hidden: they are covered from the next begin() on.
  void setHiddenDice(std::vector<rules::Seat> trays);

  [[nodiscard]] bool running() const { return duringNight_ || source_ != PictureSource::none; }
  [[nodiscard]] QString sourceText() const;
  [[nodiscard]] QString errorText() const { return errorText_; }
  [[nodiscard]] bool duringNight() const { return duringNight_; }
  /// Whether the camera's picture is turned back as in a mirror.
  [[nodiscard]] bool mirrored() const;
  /// Whether that should be changed, or was.
  [[nodiscard]] bool offersMirror() const;
  /// The camera, its picture turned back if it is not and as it comes if it is.
  [[nodiscard]] Q_INVOKABLE QString otherwiseMirrored() const;
  /// Maps of name, state ("good", "bad", "unknown"), found and cure.
  [[nodiscard]] QVariantList checks() const { return checks_; }
  /// The table is ready, or how much is to be mended.
  [[nodiscard]] QString verdict() const;
  [[nodiscard]] bool ready() const { return moment_ && moment_->ready; }
  /// Whether it is known where the zones lie in the picture.
  [[nodiscard]] bool located() const { return moment_ && moment_->matToImage; }
  /// The zone that is held, and where it lies.
  [[nodiscard]] QString zone() const;
  [[nodiscard]] QString zonePlace() const;
  /// Why it went back where it was.
  [[nodiscard]] QString refusal() const { return refusal_; }
  [[nodiscard]] bool canUndo() const { return draft_ && draft_->canUndo(); }
  [[nodiscard]] bool asPrinted() const { return !draft_ || draft_->isStandard(); }
  [[nodiscard]] PictureSlot* picture() { return duringNight_ ? night_ : &own_; }
  [[nodiscard]] PictureSlot* ownPicture() { return &own_; }

  /// Whether a night is on whose pictures are to be seen.
  [[nodiscard]] Q_INVOKABLE bool nightIsSeen() const { return night_->filled() && !nightSource_.empty(); }
  Q_INVOKABLE void begin(const QString& source, const QString& name);
  Q_INVOKABLE void end();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void toStandard();
  /// Holds the next zone, or the one before.
  Q_INVOKABLE void step(int by);

  // For the item that draws zones.
  struct ZoneShape {
    QString label;
    QPolygonF corners;  // from its own top left
    bool current = false;
  };
  [[nodiscard]] std::vector<ZoneShape> zoneShapes() const;
  /// Places that checks point at.
  [[nodiscard]] std::vector<QPolygonF> badPlaces() const;
  [[nodiscard]] QSizeF pictureSize() const;
  /// Takes hold at a point: of a corner of the current zone within `reach`, else of the zone there. False
  /// when there is none.
  bool grip(QPointF pixel, double reach);
  void dragTo(QPointF pixel);
  void drop();
  /// Moves the current zone, or its lower right corner, by some millimetres along the picture's (x, y) signs.
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
  void tell();

  std::shared_ptr<const GameKit> kit_;
  std::string tables_;
  PictureSlot* night_;
  PictureSlot own_;
  std::string nightSource_;
  bool nightOn_ = false;
  std::vector<rules::Seat> hiddenDice_;
  QString camera_, name_;
  std::optional<CalibrationMoment> moment_;
  QVariantList checks_;
  std::optional<ZoneDraft> draft_;
  std::optional<std::size_t> current_;
  std::optional<cv::Point2d> heldAt_;
  QString refusal_;
  PictureSource source_ = PictureSource::none;
  bool duringNight_ = false;
  QString errorText_;
};

}  // namespace lk::app
