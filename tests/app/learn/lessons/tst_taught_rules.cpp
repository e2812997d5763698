// Tests that every rule of every game is in exactly one place: a lesson cites it, or else a keyword explains
// it where it is met, or else later/GAME.json says why people can learn it when it comes.
#include <set>

#include <QFile>
#include <QTest>

#include "app/learn/lessons/lesson_reader.h"
#include "kits.h"
#include "rules/games/all.h"
#include "shipped_lessons.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

using Rules = std::set<std::string>;

Json jsonOf(const QString& path) {
  QFile file(QStringLiteral(LK_ROOT "/") + path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const Outcome<Json> json = readJson(file.readAll().toStdString(), path.toStdString());
  if (!json) qFatal("%s", json.fault().text().c_str());
  return *json;
}

/// The rules of a game by where people learn them.
struct Teaching {
  Rules all, taught, explained, later;
  QStringList wrong;  // what is wrong with the list of later rules

  explicit Teaching(const std::string& game) {
    for (const auto& [rule, text] : kit(game)->ruleTexts) all.insert(rule);
    for (const auto& lesson : lessons(game))
      for (const LessonStep& step : lesson->steps) taught.insert(step.why.begin(), step.why.end());
    const QString id = QString::fromStdString(game);
    const Json keywords = jsonOf(QStringLiteral("resources/keywords/%1.json").arg(id));
    for (const Json& keyword : keywords["keywords"].items())
      for (const Json& rule : keyword["rules"].items())
        if (!taught.contains(rule.asString())) explained.insert(rule.asString());
    const Json list = jsonOf(QStringLiteral("tests/app/learn/lessons/later/%1.json").arg(id));
    if (list["game"] != Json(game)) wrong += QStringLiteral("no list for this game");
    for (const Json& group : list["later"].items()) {
      if (group["why"].asString().size() < 20) wrong += QStringLiteral("a group without a reason");
      for (const Json& rule : group["rules"].items())
        if (!later.insert(rule.asString()).second) wrong += QString::fromStdString(rule.asString());
    }
  }
};

QStringList namesOf(const Rules& rules) {
  QStringList names;
  for (const std::string& rule : rules) names += QString::fromStdString(rule);
  return names;
}

}  // namespace

class TestTaughtRules : public QObject {
  Q_OBJECT

 private slots:
  void everyRuleIsInOnePlace_data() {
    QTest::addColumn<QString>("game");
    for (const rules::Game* game : rules::allGames()) {
      const QString id = QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size()));
      QTest::newRow(qPrintable(id)) << id;
    }
  }
  void everyRuleIsInOnePlace() {
    QFETCH(QString, game);
    const Teaching teaching(game.toStdString());
    QVERIFY(!teaching.all.empty() && !teaching.taught.empty());
    QCOMPARE(teaching.wrong.join("; "), QString());
    Rules nowhere, unknown, twice;
    for (const std::string& rule : teaching.all)
      if (!teaching.taught.contains(rule) && !teaching.explained.contains(rule) &&
          !teaching.later.contains(rule))
        nowhere.insert(rule);
    for (const std::string& rule : teaching.later) {
      if (!teaching.all.contains(rule)) unknown.insert(rule);
      if (teaching.taught.contains(rule) || teaching.explained.contains(rule)) twice.insert(rule);
    }
    QCOMPARE(namesOf(nowhere).join(", "), QString());
    QCOMPARE(namesOf(unknown).join(", "), QString());
    QCOMPARE(namesOf(twice).join(", "), QString());
    // Lessons are where people learn a game: the lists are for what is left.
    QVERIFY2(teaching.taught.size() > teaching.later.size(), qPrintable(namesOf(teaching.later).join(", ")));
  }
};

QTEST_GUILESS_MAIN(TestTaughtRules)
#include "tst_taught_rules.moc"
