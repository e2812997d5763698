// Provides a night entered by hand: events and corrections of a table's model reach a session,
// and the result is shown.
#pragma once

#include <string>

#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "kits.h"

namespace lk::test {

inline constexpr char kDuelsAlone[] = R"({"locations":"off","powers":"off"})";  // a set-up's options

class HandEnteredNight {
 public:
  app::TableSession session;

  explicit HandEnteredNight(std::string_view game = "halfwish") : session(kit(game), {}) {}

  /// Connects the night to `table`.
  void listenTo(app::TableModel& table);
  /// Begins a night of Halfwish: two mirrors, A first.
  void begin(const std::string& options = kDuelsAlone);
  void say(const std::string& line);
  void take(const rules::Event& event);
  void show(const Outcome<app::Moment>& moment);

 private:
  app::TableModel* table_ = nullptr;
};

}  // namespace lk::test
