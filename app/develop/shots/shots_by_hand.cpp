#include "app/develop/shots/shots_by_hand.h"

#include "app/develop/shots/composed_here.h"

namespace lk::app {

namespace {

constexpr int kByHandNight = 1;
const QString kPage = QStringLiteral("table");

/// A script line: an event; or, if it begins with '@', the name of a screenshot, followed by a space and the
/// row of the choice that is open in it.
constexpr const char* kScript[] = {
    R"({"e":"setup","game":"halfwish","classes":{"A":"knight","B":"mirror"},"starter":"A","options":{}})",
    // A duel: powers, the location, and the standings.
    R"({"e":"roll","seat":"A","dice":[4,6]})",
    R"({"e":"roll","seat":"B","dice":[6,6]})",
    R"({"e":"choose","seat":"A","option":"duel"})",
    "@word",
    "@power 1",
    R"({"e":"power","seat":"A","card":"roar"})",
    R"({"e":"pass","seat":"B"})",
    R"({"e":"pass","seat":"A"})",
    "@location 0",
    R"({"e":"location","card":"wayside_inn"})",
    "@reveal 0",
    R"({"e":"reveal","seat":"A","cards":["heavy_strike"]})",
    R"({"e":"reveal","seat":"B","cards":["strike"]})",
    "@outlook",
    R"({"e":"pass","seat":"A"})",
    R"({"e":"pass","seat":"B"})",
    // Four truces, and the upgrades.
    R"({"e":"roll","seat":"A","dice":[1,2]})",
    R"({"e":"roll","seat":"B","dice":[3,3]})",
    R"({"e":"choose","seat":"B","option":"parley"})",
    "@answer",
    R"({"e":"answer","seat":"A","accept":true})",
    R"({"e":"location","card":"rockfall"})",
    R"({"e":"keep","seat":"B","keep":false})",
    R"({"e":"keep","seat":"A","keep":false})",
    R"({"e":"roll","seat":"A","dice":[1,2]})",
    R"({"e":"roll","seat":"B","dice":[3,3]})",
    "@warning",
    R"({"e":"choose","seat":"A","option":"parley"})",
    R"({"e":"answer","seat":"B","accept":true})",
    R"({"e":"location","card":"mana_crystal"})",
    R"({"e":"keep","seat":"A","keep":false})",
    R"({"e":"keep","seat":"B","keep":false})",
    R"({"e":"roll","seat":"A","dice":[1,2]})",
    R"({"e":"roll","seat":"B","dice":[3,3]})",
    R"({"e":"choose","seat":"B","option":"parley"})",
    R"({"e":"answer","seat":"A","accept":true})",
    R"({"e":"location","card":"dark_stair"})",
    R"({"e":"keep","seat":"B","keep":false})",
    R"({"e":"keep","seat":"A","keep":false})",
    R"({"e":"roll","seat":"A","dice":[1,2]})",
    R"({"e":"roll","seat":"B","dice":[3,3]})",
    R"({"e":"choose","seat":"A","option":"parley"})",
    R"({"e":"answer","seat":"B","accept":true})",
    R"({"e":"location","card":"genie_lamp"})",
    R"({"e":"keep","seat":"A","keep":false})",
    R"({"e":"keep","seat":"B","keep":false})",
    "@order",
};

/// Sends a line's event, or takes its screenshot.
Outcome<Done> act(const std::string& line, TableSession& session, TableModel& table, const TakePage& take) {
  if (line.front() == '@') {
    const std::size_t space = line.find(' ');
    if (space != std::string::npos) table.choose(std::stoi(line.substr(space + 1)));
    const Outcome<Done> taken = take(kPage, QString::fromStdString(line.substr(1, space - 1)));
    table.cancelEntry();
    return taken;
  }
  Outcome<Json> event = readJson(line, "shots");
  if (!event) return event.fault();
  const Outcome<Moment> moment = session.say({std::move(*event)});
  if (!moment) return moment.fault();
  table.show(*moment);
  if (table.refusal().isEmpty()) return Done{};
  return Fault{line, 0, "is refused: " + table.refusal().toStdString(), "mend the script of the pictures"};
}

/// Answers the order and the first pick with their first rows, up to the secret pick.
Outcome<Done> takeUpgrades(TableSession& session, TableModel& table, const TakePage& take) {
  const QMetaObject::Connection entering =
      QObject::connect(&table, &TableModel::entered, &table, [&](const rules::Event& event) {
        if (const Outcome<Moment> moment = session.say(event)) table.show(*moment);
      });
  table.choose(0);
  table.choose(1);
  Outcome<Done> taken = take(kPage, QStringLiteral("upgrade"));
  table.cancelEntry();
  table.choose(0);
  table.choose(0);
  if (taken) taken = take(kPage, QStringLiteral("secret"));
  table.cancelEntry();
  QObject::disconnect(entering);
  return taken;
}

}  // namespace

Outcome<Done> takeByHand(const std::shared_ptr<const GameKit>& kit, TableModel& table, const TakePage& take) {
  TableSession session(kit, {}, kByHandNight);
  const ComposedHere composed(table, session);
  table.picture()->show({});
  table.setSource(PictureSource::none);
  table.beginNight(kByHandNight);
  for (const char* line : kScript)
    if (const Outcome<Done> done = act(line, session, table, take); !done) return done;
  return takeUpgrades(session, table, take);
}

}  // namespace lk::app
