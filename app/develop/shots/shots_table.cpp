#include "app/develop/shots/shots_table.h"

#include "app/window/shared/table_session.h"

namespace lk::app {

namespace {

constexpr int kNight = 3;

constexpr const char* kToTheCards[] = {
    R"({"e":"setup","game":"halfwish","classes":{"A":"knight","B":"mirror"},"starter":"A","options":{"powers":"off"}})",
    R"({"e":"correct","set":{"turn":3},"why":"to have two actions"})",
    R"({"e":"roll","seat":"A","dice":[4,6]})",
    R"({"e":"roll","seat":"B","dice":[5,6]})",
    R"({"e":"choose","seat":"A","option":"duel"})",
    R"({"e":"location","card":"wayside_inn"})",
};
constexpr const char* kMaybe[] = {
    R"({"e":"reveal","seat":"A","cards":["strike","heavy_strike"]})",
    R"({"e":"reveal","seat":"A","cards":["long_strike","heavy_strike"]})",
    R"({"e":"reveal","seat":"A","cards":["defend","heavy_strike"]})",
};
constexpr const char* kToTheDuel[] = {
    R"({"e":"reveal","seat":"A","cards":["strike","heavy_strike"]})",
    R"({"e":"reveal","seat":"B","cards":["defend","strike"]})",
};
constexpr const char* kToTheUpgrades[] = {
    R"({"e":"correct","seat":"B","set":{"poisoned":true,"lamps":2},"why":"to have them in the picture"})",
    R"({"e":"correct","set":{"turn":5},"why":"the round ends"})",
    R"({"e":"roll","seat":"A","dice":[1,2]})",
    R"({"e":"roll","seat":"B","dice":[3,3]})",
    R"({"e":"choose","seat":"B","option":"parley"})",
    R"({"e":"answer","seat":"A","accept":true})",
    R"({"e":"location","card":"rockfall"})",
    R"({"e":"keep","seat":"B","keep":false})",
    R"({"e":"keep","seat":"A","keep":false})",
};
constexpr const char* kDeal[] = {
    R"({"e":"deal","cards":["venom_blade","tower_shield","harpoon","shadow_step","lucky_strike"]})",
};

/// The night of these pictures.
class Night3 {
 public:
  Night3(const std::shared_ptr<const GameKit>& kit, WindowEngine& window)
      : session_(kit, {}, kNight), window_(window), table_(window.table()) {
    table_.picture()->show({});
    table_.setSource(PictureSource::none);
    table_.beginNight(kNight);
    answering_ = QObject::connect(&table_, &TableModel::said, &table_, [this](const rules::Event& event) {
      if (const Outcome<Moment> moment = session_.say(event)) table_.show(*moment);
    });
    recalling_ = QObject::connect(&table_, &TableModel::beforeWanted, &table_, [this](int place) {
      if (const auto before = session_.before(static_cast<std::size_t>(place))) table_.showBefore(*before);
    });
  }
  ~Night3() {
    QObject::disconnect(answering_);
    QObject::disconnect(recalling_);
  }
  Night3(const Night3&) = delete;
  Night3& operator=(const Night3&) = delete;

  Outcome<Done> say(std::span<const char* const> lines) {
    for (const char* line : lines) {
      Outcome<Json> event = readJson(line, "shots");
      if (!event) return event.fault();
      const Outcome<Moment> moment = session_.say({std::move(*event)});
      if (!moment) return moment.fault();
      table_.show(*moment);
      if (!table_.refusal().isEmpty())
        return Fault{line, 0, "is refused: " + table_.refusal().toStdString(),
                     "mend the script of the pictures"};
    }
    return Done{};
  }
  /// What the eyes would ask if they were not sure of a card.
  void ask() {
    rules::Ruling unclear;
    unclear.verdict = rules::Verdict::unclear;
    unclear.reason = "unknown_card";
    for (const char* line : kMaybe)
      if (Outcome<Json> event = readJson(line, "shots")) unclear.maybe.push_back({std::move(*event)});
    Moment moment = session_.now();
    moment.reports = {Report{0, RulingReport{std::move(unclear)}}};
    table_.show(moment);
  }
  /// Answers with the first row until something is entered in secret, or nothing is open.
  void toTheSecret() {
    for (int i = 0; i < 6 && !table_.entrySecret() && table_.choices()->openChoice(0); ++i) {
      table_.choose(table_.choices()->count() > 2 ? 1 : 0);
      if (!table_.entry().isEmpty() && !table_.entrySecret()) table_.cancelEntry();
    }
  }

 private:
  TableSession session_;
  WindowEngine& window_;
  TableModel& table_;
  QMetaObject::Connection answering_, recalling_;
};

}  // namespace

Outcome<Done> takeTable(const std::shared_ptr<const GameKit>& kit, WindowEngine& window,
                        const Pictures& take) {
  const QString table = QStringLiteral("table");
  const QString duel = QStringLiteral("duel");
  Night3 night(kit, window);
  Outcome<Done> done = night.say(kToTheCards);
  if (done) night.ask();
  if (done) done = take.ofPage(table, QStringLiteral("question"));
  if (done) window.table().duel()->setStaged(true);
  if (done) done = night.say(kToTheDuel);
  for (int step = 0; done && step < 3; ++step) window.table().duel()->next();
  if (done) done = take.ofPage(duel, QStringLiteral("duel-step"));
  if (done) done = takeTelevision(window, take, duel, QStringLiteral("television-duel"));
  window.table().duel()->tellAll();
  window.table().duel()->setStaged(false);
  if (done) done = take.ofPage(duel, QStringLiteral("duel-two"));
  if (done) QMetaObject::invokeMethod(window.part(QStringLiteral("mend")), "open");
  if (done) done = take.ofPage(table, QStringLiteral("mend"));
  MendModel& mend = *window.table().mend();
  if (done) mend.otherwise(mend.count() - 1);
  if (done) done = take.ofPage(table, QStringLiteral("mend-setup"));
  if (done) QMetaObject::invokeMethod(window.part(QStringLiteral("mend")), "close");
  if (done) done = night.say(kToTheUpgrades);
  if (done) done = takeTelevision(window, take, table, QStringLiteral("television"));
  if (done) done = night.say(kDeal);
  if (done) done = take.ofPage(table, QStringLiteral("upgrades"));
  if (done) night.toTheSecret();
  if (done) done = take.ofPage(table, QStringLiteral("curtain"));
  window.table().cancelEntry();
  return done;
}

}  // namespace lk::app
