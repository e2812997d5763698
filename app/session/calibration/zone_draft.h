// The zones of a table while people drag them, with undo and reset to the printed layout.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/table/mat_frame.h"

namespace lk::app {

/// What a zone is dragged by: its body, which moves it, or a corner, which resizes it.
enum class Grip { body, topLeft, topRight, bottomRight, bottomLeft };

class ZoneDraft {
 public:
  /// `standard` is the table as printed.
  ZoneDraft(TableSetting setting, TableSetting standard);

  [[nodiscard]] const TableSetting& setting() const { return setting_; }
  /// Sets the trays, which are located again in each examined frame. Zones do not change.
  void placeTrays(const std::vector<TrayPlace>& trays) { setting_.trays = trays; }
  [[nodiscard]] const std::vector<carddb::Zone>& zones() const { return setting_.layout.mat.zones; }
  /// Returns the indices into zones() of the zones that may be dragged.
  [[nodiscard]] const std::vector<std::size_t>& movable() const { return movable_; }
  /// Returns the movable zone at a point of the table; nullopt if there is none.
  [[nodiscard]] std::optional<std::size_t> at(cv::Point2d mm) const;

  /// Starts to drag a zone. drag() is relative to this moment.
  void grip(std::size_t zone, Grip grip);
  /// `by` is in millimetres. A zone stays within 500 mm of the mat, and its sides do not get shorter than
  /// half a card's width.
  void drag(cv::Point2d by);
  /// Ends the drag. If the zone would cover another zone or a tray, it returns to its former place, and the
  /// name of the other one is returned.
  std::optional<std::string> drop();

  void undo();
  [[nodiscard]] bool canUndo() const { return !past_.empty(); }
  void toStandard();
  [[nodiscard]] bool isStandard() const;

 private:
  struct Held {
    std::size_t zone = 0;
    Grip grip = Grip::body;
    carddb::RectMm was;
  };
  [[nodiscard]] std::optional<std::string> coveredBy(std::size_t zone) const;

  TableSetting setting_, standard_;
  std::vector<std::size_t> movable_;
  std::optional<Held> held_;
  std::vector<std::vector<carddb::Zone>> past_;
};

}  // namespace lk::app
