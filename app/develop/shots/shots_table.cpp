#include "app/develop/shots/shots_table.h"

#include "app/develop/shots/composed_here.h"

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

/// A fight of several attackers against several blockers: its game, and the events of a night up to the last
/// blow.
struct FightShot {
  const char* name;
  const char* game;
  std::vector<const char*> lines;
};
const FightShot kFights[] = {
    {"duel-blockers",
     "magepunk",
     {R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"main1","seats":{"A":{"life":15,"hand":3,"deck":20,"battlefield":["thornback_grazer","burrow_ox"]},"B":{"life":9,"hand":3,"deck":20,"battlefield":["rust_tick","choir_drone","lamp_warden"]}}}})",
      R"({"e":"next","seat":"A"})",
      R"({"e":"attack","seat":"A","attackers":[{"who":"A/burrow_ox","at":"B"},{"who":"A/thornback_grazer","at":"B"}]})",
      R"({"e":"block","seat":"B","blocks":[{"who":"B/rust_tick","blocks":"A/burrow_ox"},{"who":"B/choir_drone","blocks":"A/burrow_ox"},{"who":"B/lamp_warden","blocks":"A/thornback_grazer"}]})",
      R"({"e":"order","seat":"A","attacker":"A/burrow_ox","order":["B/rust_tick","B/choir_drone"]})",
      R"({"e":"next","seat":"A"})"}},
    {"duel-group",
     "wtactics_orc",
     {R"({"e":"setup","game":"wtactics_orc","position":{"turn":5,"active":"A","step":"attack","seats":{"A":{"army":{"A-F1":"knight","A-F2":"elvish_fighter","A-F3":"oathguard"}},"B":{"army":{"B-F2":{"card":"stone_sentry","damage":2},"B-F1":"walking_corpse"}}}}})",
      R"({"e":"attack","seat":"A","attackers":["A-F1","A-F2","A-F3"],"target":"B-F2","type":"close"})",
      R"({"e":"pass","seat":"B"})", R"({"e":"pass","seat":"A"})",
      R"({"e":"decide","seat":"B","split":{"A-F2":4}})"}},
    {"duel-action",
     "half_the_battle",
     {R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_b"}})",
      R"({"e":"items","seat":"A","cards":["flimsy_shield","field_dressing"]})",
      R"({"e":"items","seat":"B","cards":["second_wind","war_horn"]})",
      R"({"e":"roll","seat":"A","dice":[8]})", R"({"e":"roll","seat":"B","dice":[2]})",
      R"({"e":"select","seat":"B","piece":"barbarian"})", R"({"e":"select","seat":"A","piece":"rogue"})",
      R"({"e":"correct","piece":"A/rogue","hp":7,"lane":7})",
      R"({"e":"correct","piece":"A/fighter","lane":7})",
      R"({"e":"act","seat":"B","action":"whirl","lanes":[7]})",
      R"({"e":"item","seat":"A","card":"flimsy_shield","on":"hit:1"})"}},
};

/// The night of these screenshots.
class Night3 {
 public:
  Night3(const std::shared_ptr<const GameKit>& kit, WindowEngine& window)
      : session_(kit, {}, kNight), window_(window), table_(window.table()) {
    table_.picture()->show({});
    table_.setSource(PictureSource::none);
    table_.beginNight(kNight);
    answering_ = QObject::connect(&table_, &TableModel::entered, &table_, [this](const rules::Event& event) {
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
  /// Shows the question for a card that recognition is not sure of.
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
  /// Answers with the first row until a secret entry is open, or nothing is.
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
  ComposedHere composed_{table_, session_};
  QMetaObject::Connection answering_, recalling_;
};

}  // namespace

Outcome<Done> takeTable(const std::shared_ptr<const GameKit>& kit, WindowEngine& window,
                        const Pictures& take) {
  const QString table = QStringLiteral("table");
  const QString duel = QStringLiteral("duel");
  for (const FightShot& fight : kFights) {
    const Outcome<std::shared_ptr<const GameKit>> its = loadKit(fight.game);
    if (!its) return its.fault();
    Night3 fought(*its, window);
    if (const Outcome<Done> done = fought.say(fight.lines); !done) return done;
    if (const Outcome<Done> taken = take.ofPage(duel, QString::fromLatin1(fight.name)); !taken) return taken;
  }
  Night3 night(kit, window);
  Outcome<Done> done = night.say(kToTheCards);
  if (done) night.ask();
  if (done) done = take.ofPage(table, QStringLiteral("question"));
  if (done) window.table().duel()->setStaged(true);
  if (done) done = night.say(kToTheDuel);
  for (int step = 0; done && step < 3; ++step) window.table().duel()->next();
  if (done) done = take.ofPage(duel, QStringLiteral("duel-step"));
  if (done) done = takeTelevision(window, take, duel, QStringLiteral("television-duel"));
  window.table().duel()->showAll();
  window.table().duel()->setStaged(false);
  if (done) done = take.ofPage(duel, QStringLiteral("duel-two"));
  if (done) QMetaObject::invokeMethod(window.part(QStringLiteral("mend")), "open");
  if (done) done = take.ofPage(table, QStringLiteral("mend"));
  CorrectionModel& mend = *window.table().mend();
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
