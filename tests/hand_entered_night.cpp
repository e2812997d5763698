#include "hand_entered_night.h"

namespace lk::test {

void HandEnteredNight::listenTo(app::TableModel& table) {
  table_ = &table;
  QObject::connect(&table, &app::TableModel::entered, &table,
                   [this](const rules::Event& event) { show(session.enter(event)); });
  QObject::connect(&table, &app::TableModel::amended, &table, [this](int place, const rules::Event& right) {
    show(session.amend(static_cast<std::size_t>(place), right));
  });
  QObject::connect(&table, &app::TableModel::putBackWanted, &table, [this] { show(session.putBack()); });
  QObject::connect(&table, &app::TableModel::moveWanted, &table, [this](const app::MoveRequest& request) {
    if (const auto reply = session.compose(request)) table_->showMove(*reply);
  });
  QObject::connect(&table, &app::TableModel::beforeWanted, &table, [this](int place) {
    if (const auto before = session.before(static_cast<std::size_t>(place))) table_->showBefore(*before);
  });
}

void HandEnteredNight::begin(const std::string& options) {
  say(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A","options":)" +
      options + "}");
}

void HandEnteredNight::say(const std::string& line) {
  const Outcome<Json> event = readJson(line, "test");
  if (!event) qFatal("%s", event.fault().text().c_str());
  take({*event});
}

void HandEnteredNight::take(const rules::Event& event) {
  show(session.say(event));
}

void HandEnteredNight::show(const Outcome<app::Moment>& moment) {
  if (!moment) qFatal("%s", moment.fault().text().c_str());
  table_->show(*moment);
}

}  // namespace lk::test
