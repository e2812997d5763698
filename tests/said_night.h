// A night of Halfwish that is said by hand: what a table's model says, and what it puts right, reaches a
// session, and what comes of it is shown.
#pragma once

#include <string>

#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "kits.h"

namespace lk::test {

inline constexpr char kDuelsAlone[] = R"({"locations":"off","powers":"off"})";  // a set-up's options

class SaidNight {
 public:
  app::TableSession session{kit(), {}};

  /// From now on the night is `table`'s.
  void listenTo(app::TableModel& table);
  /// Two mirrors, A first.
  void begin(const std::string& options = kDuelsAlone);
  void say(const std::string& line);
  void take(const rules::Event& event);
  void show(const Outcome<app::Moment>& moment);

 private:
  app::TableModel* table_ = nullptr;
};

}  // namespace lk::test
