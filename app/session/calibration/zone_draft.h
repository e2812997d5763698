// The zones of a table while people drag them: one step back, and back to what is printed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/mat_frame.h"

namespace lk::app {

/// What is held of a zone: all of it, or the corner that is dragged.
enum class Grip { body, topLeft, topRight, bottomRight, bottomLeft };

class ZoneDraft {
 public:
  /// `standard` is the table as printed.
  ZoneDraft(TableSetting setting, TableSetting standard);

  [[nodiscard]] const TableSetting& setting() const { return setting_; }
  /// Trays are found anew with every look; zones stay.
  void placeTrays(const std::vector<TrayPlace>& trays) { setting_.trays = trays; }
  [[nodiscard]] const std::vector<carddb::Zone>& zones() const { return setting_.layout.mat.zones; }
  /// Places of zones() that may be dragged.
  [[nodiscard]] const std::vector<std::size_t>& movable() const { return movable_; }
  /// The movable zone at a point of the table, if any.
  [[nodiscard]] std::optional<std::size_t> at(cv::Point2d mm) const;

  /// Holds a zone; `by` of drag() is measured from here.
  void grip(std::size_t zone, Grip grip);
  /// Millimetres. A zone stays within half a metre of the mat and is never smaller than half a card.
  void drag(cv::Point2d by);
  /// Lets go. Where it would lie on another zone or a tray it goes back, and that one's name is returned.
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
