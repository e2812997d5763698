#include "app/window/table/board_plan.h"

#include <algorithm>
#include <map>
#include <optional>

namespace lk::app {

namespace {

constexpr double kGap = 10;           // millimetres between zones that are not neighbours on the mat
constexpr double kCup = 88;           // side of a dice cup
constexpr double kCard[] = {68, 90};  // room for a card

struct Span {
  double from = 0;
  double to = 0;
};

/// Maps positions along one axis to positions without the empty strips.
class GapRemover {
 public:
  explicit GapRemover(std::vector<Span> taken) {
    std::sort(taken.begin(), taken.end(), [](const Span& a, const Span& b) { return a.from < b.from; });
    for (const Span& span : taken) {
      if (!bands_.empty() && span.from <= bands_.back().to)
        bands_.back().to = std::max(bands_.back().to, span.to);
      else
        bands_.push_back(span);
    }
  }

  [[nodiscard]] double at(double position) const {
    double before = 0;
    const Span* last = nullptr;
    for (const Span& band : bands_) {
      if (last) before += std::min(kGap, band.from - last->to);
      if (position <= band.to) return before + std::max(0.0, position - band.from);
      before += band.to - band.from;
      last = &band;
    }
    return before;
  }

 private:
  std::vector<Span> bands_;  // disjoint, in order
};

QRectF areaOf(const carddb::Zone& zone) {
  const QRectF area(zone.area.x, zone.area.y, zone.area.width, zone.area.height);
  if (!zone.name.starts_with("tray/")) return area;
  QRectF cup(0, 0, kCup, kCup);
  cup.moveCenter(area.center());
  return cup;
}

bool isPartOf(std::string_view part, std::string_view whole) {
  return part.size() > whole.size() && part.starts_with(whole) && part[whole.size()] == '/';
}

}  // namespace

std::optional<rules::Seat> ownerOfPlace(std::string_view zone) {
  constexpr std::string_view kTray = "tray/";
  if (zone.starts_with(kTray)) return rules::seatFrom(zone.substr(kTray.size()));
  const std::size_t end = zone.find_first_of("/-");
  return end == std::string_view::npos ? std::nullopt : rules::seatFrom(zone.substr(0, end));
}

BoardPlan boardPlan(const carddb::TableLayout& layout, const std::set<std::string>& shown) {
  BoardPlan plan;
  std::vector<Span> across;
  std::vector<Span> down;
  for (const carddb::Zone& zone : layout.mat.zones) {
    if (!shown.contains(zone.name)) continue;
    const QRectF area = areaOf(zone);
    plan.places.push_back({zone.name, area});
    across.push_back({area.left(), area.right()});
    down.push_back({area.top(), area.bottom()});
  }
  const GapRemover x(std::move(across));
  const GapRemover y(std::move(down));
  QRectF whole;
  for (BoardPlace& place : plan.places) {
    const QRectF& area = place.area;
    place.area = QRectF(QPointF(x.at(area.left()), y.at(area.top())),
                        QPointF(x.at(area.right()), y.at(area.bottom())));
    whole |= place.area;
  }
  plan.size = whole.size();
  return plan;
}

std::vector<std::string> inOneRow(const std::set<std::string>& shown, const std::vector<std::string>& row) {
  std::vector<std::string> there;
  for (const std::string& zone : row)
    if (shown.contains(zone)) there.push_back(zone);
  return there.size() == shown.size() ? there : std::vector<std::string>();
}

std::string zoneOnMat(const carddb::TableLayout& layout, const BoardCard& placed) {
  std::vector<std::string_view> parts;
  std::string_view whole;
  for (const carddb::Zone& each : layout.mat.zones) {
    if (each.name == placed.zone) return each.name;
    if (each.shows == placed.zone && ownerOfPlace(each.name) == placed.owner) return each.name;
    if (isPartOf(each.name, placed.zone)) parts.push_back(each.name);
    if (isPartOf(placed.zone, each.name)) whole = each.name;
  }
  if (parts.empty()) return std::string(whole);
  for (const std::string_view part : parts)
    if (part.substr(placed.zone.size() + 1) == placed.card) return std::string(part);
  return std::string(parts[std::min(placed.nth, parts.size() - 1)]);
}

carddb::TableLayout standInMat(const Json& zones) {
  // Rows from the far side of the table to the near one: the later seats, zones without an owner, the first
  // seat.
  std::map<int, std::vector<std::pair<std::string, std::size_t>>> rows;
  for (const auto& [name, cards] : zones.members()) {
    const std::optional<rules::Seat> seat = ownerOfPlace(name);
    const int row = !seat ? 0 : *seat == rules::Seat::A ? 1 : -rules::letter(*seat);
    rows[row].emplace_back(name, std::max<std::size_t>(1, cards.items().size()));
  }
  carddb::TableLayout layout;
  double y = 0;
  for (const auto& [row, names] : rows) {
    double x = 0;
    for (const auto& [name, cards] : names) {
      const double width = kCard[0] * static_cast<double>(std::min<std::size_t>(cards, 6));
      layout.mat.zones.push_back({name, {x, y, width, kCard[1]}, 0});
      x += width + kGap;
    }
    layout.mat.width = std::max(layout.mat.width, x - kGap);
    y += kCard[1] + kGap;
  }
  layout.mat.height = y;
  return layout;
}

}  // namespace lk::app
