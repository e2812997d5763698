// A night of Halfwish that is said by hand: what a table's model says, and what it puts right, reaches a
// session, and what comes of it is shown.
#pragma once

#include <string>

#include "app/window/table/table_model.h"
#include "app/window/table/table_session.h"
#include "kits.h"

namespace lk::test {

inline constexpr char kDuelsAlone[] = R"({"locations":"off","powers":"off"})";  // a set-up's options

class SaidNight {
 public:
  app::TableSession session{kit(), {}};

  /// From now on the night is `table`'s.
  void listenTo(app::TableModel& table) {
    table_ = &table;
    QObject::connect(&table, &app::TableModel::said, &table,
                     [this](const rules::Event& event) { take(event); });
    QObject::connect(&table, &app::TableModel::amended, &table, [this](int place, const rules::Event& right) {
      show(session.amend(static_cast<std::size_t>(place), right));
    });
    QObject::connect(&table, &app::TableModel::putBackWanted, &table, [this] { show(session.putBack()); });
    QObject::connect(&table, &app::TableModel::beforeWanted, &table, [this](int place) {
      if (const auto before = session.before(static_cast<std::size_t>(place))) table_->showBefore(*before);
    });
  }
  /// Two mirrors, A first.
  void begin(const std::string& options = kDuelsAlone) {
    say(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A","options":)" +
        options + "}");
  }
  void say(const std::string& line) {
    const Outcome<Json> event = readJson(line, "test");
    if (!event) qFatal("%s", event.fault().text().c_str());
    take({*event});
  }
  void take(const rules::Event& event) { show(session.say(event)); }
  void show(const Outcome<app::Moment>& moment) {
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    table_->show(*moment);
  }

 private:
  app::TableModel* table_ = nullptr;
};

}  // namespace lk::test
