// Runs the window as a program driven by another: each line on standard input is a user action, and is
// answered by a line with what the window shows then. Argument: its data folder. The driver may kill it at
// any moment.
//
//   {"night": "hand"}                            begins a night by hand; "resume" continues the last one
//   {"keys": "1.4"}                              presses these keys; . is Return
//   {"play": 7}                                  enters a random valid event, chosen by this seed
//   {"call": ["table", "takeBack"], "with": []}  calls a method as a page does
//   {"set": ["settings", "largeText"], "to": true}
//
// "shows": true waits until the table shows something else, "until": ["part", "property", value] for that
// value; "get": ["part", "property"] answers with one. The part "window" is the window itself.
#include <iostream>
#include <random>
#include <string>
#include <unistd.h>

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>
#include <QSocketNotifier>
#include <QTest>

#include "app/window/home/home_model.h"
#include "app/window/home/setup_model.h"
#include "app/window/table/table_model.h"
#include "app/window/window_main.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kPatience = 120'000;  // milliseconds; only a window that hangs takes so long
constexpr int kNothing =
    700;  // milliseconds without a change after which an action counts as having no effect

QQuickWindow* window() {
  for (QWindow* each : QGuiApplication::topLevelWindows())
    if (auto* found = qobject_cast<QQuickWindow*>(each); found && found->property("parts").isValid())
      return found;
  return nullptr;
}

QObject* part(const QString& name) {
  return window()->property("parts").toMap()[name].value<QObject*>();
}

QJsonValue valueOf(const QJsonArray& which) {
  const QObject* of = which[0] == "window" ? window() : part(which[0].toString());
  if (!of) return {};
  const QVariant value = of->property(which[1].toString().toUtf8());
  if (!value.isValid()) qFatal("no property %s", qPrintable(which[1].toString()));
  return QJsonValue::fromVariant(value);
}

/// Calls the first method with that name and number of arguments; returns false if there is none.
bool call(QObject* object, const QString& name, const QJsonArray& with) {
  for (int i = 0; object && i < object->metaObject()->methodCount(); ++i) {
    const QMetaMethod method = object->metaObject()->method(i);
    if (method.name() != name.toUtf8() || method.parameterCount() != with.size()) continue;
    QVariantList values;
    QGenericArgument arguments[3];
    for (int at = 0; at < method.parameterCount() && at < 3; ++at) {
      values += with[at].toVariant();
      if (method.parameterMetaType(at).id() != QMetaType::QVariant &&
          !values[at].convert(method.parameterMetaType(at)))
        return false;
    }
    for (int at = 0; at < values.size(); ++at)
      arguments[at] = method.parameterMetaType(at).id() == QMetaType::QVariant
                          ? QGenericArgument("QVariant", &values[at])
                          : QGenericArgument(values[at].typeName(), values[at].constData());
    return method.invoke(object, arguments[0], arguments[1], arguments[2]);
  }
  return false;
}

class Driver : public QObject {
 public:
  Driver() : lines_(STDIN_FILENO, QSocketNotifier::Read) {
    connect(&lines_, &QSocketNotifier::activated, this, &Driver::hear);
  }

 private:
  void hear() {
    char some[4096];
    const ssize_t count = ::read(STDIN_FILENO, some, sizeof some);
    if (count <= 0) return QGuiApplication::exit();
    input_.append(some, static_cast<qsizetype>(count));
    if (working_) return;  // waits for the previous action
    working_ = true;
    for (qsizetype end = input_.indexOf('\n'); end >= 0; end = input_.indexOf('\n')) {
      const QByteArray line = input_.left(end);
      input_.remove(0, end + 1);
      std::cout << QJsonDocument(answer(QJsonDocument::fromJson(line).object()))
                       .toJson(QJsonDocument::Compact)
                       .constData()
                << std::endl;
    }
    working_ = false;
  }

  QJsonObject answer(const QJsonObject& asked) {
    (void)QTest::qWaitFor([] { return window() && window()->isExposed(); }, kPatience);
    const QString before = shown();
    bool done = act(asked);
    if (asked.contains("keys") || asked.contains("play") || asked["shows"].toBool())
      done = QTest::qWaitFor([&] { return shown() != before || !table()->refusal().isEmpty(); }, kNothing);
    if (const QJsonArray until = asked["until"].toArray(); !until.isEmpty())
      done = QTest::qWaitFor([&] { return valueOf(until) == until[2]; }, kPatience) && done;
    QCoreApplication::processEvents();  // as for users, who see nothing before the window is drawn
    QJsonObject reply{{"done", done}, {"shown", shown()}};
    if (asked.contains("get")) reply["got"] = valueOf(asked["get"].toArray());
    return reply;
  }

  static bool act(const QJsonObject& asked) {
    if (asked.contains("night")) return begin(asked["night"].toString());
    if (asked.contains("play")) sayAnything(static_cast<unsigned>(asked["play"].toInt()));
    for (const QChar key : asked["keys"].toString())
      QTest::keyClick(window(), key == '.' ? Qt::Key_Return : static_cast<Qt::Key>(key.unicode()));
    const QJsonArray what = asked[asked.contains("set") ? "set" : "call"].toArray();
    if (what.isEmpty()) return true;
    QObject* object = part(what[0].toString());
    if (asked.contains("call")) return call(object, what[1].toString(), asked["with"].toArray());
    return object && object->setProperty(what[1].toString().toUtf8(), asked["to"].toVariant());
  }

  static bool begin(const QString& how) {
    auto* home = qobject_cast<HomeModel*>(part("home"));
    if (how == "hand") {
      auto* setup = qobject_cast<SetupModel*>(part("setup"));
      (void)QTest::qWaitFor([setup] { return setup->ready(); }, kPatience);
      setup->startByHand();
    } else {
      if (!QTest::qWaitFor([home] { return home->mayResume(); }, kPatience / 8)) return false;
      home->resume();
    }
    // The page opens a moment after the night.
    return QTest::qWaitFor(
        [] { return table()->begun() && !table()->busy() && window()->property("page") == "table"; },
        kPatience);
  }

  static TableModel* table() { return qobject_cast<TableModel*>(part("table")); }

  /// Picks one of the open choices, with random dice and cards.
  static void sayAnything(unsigned number) {
    std::minstd_rand chance(number + 1);
    const auto upTo = [&](int most) { return static_cast<int>(chance() % static_cast<unsigned>(most + 1)); };
    TableModel& it = *table();
    it.dismissNotice();
    QList<int> open;
    for (int row = 0; row < it.choices()->rowCount(); ++row)
      if (it.choices()->openChoice(row)) open += row;
    if (it.entry().isEmpty() && !open.isEmpty()) it.choose(open[upTo(static_cast<int>(open.size()) - 1)]);
    if (it.entry() == "dice") {
      QList<int> dice;
      for (int die = 0; die < it.entryCount(); ++die) dice += 1 + upTo(5);
      it.enterDice(dice);
    } else if (it.entry() == "cards") {
      QStringList cards;
      for (const EntryCard& card : it.entryCards())
        if (card.why.isEmpty()) cards += card.id;
      std::shuffle(cards.begin(), cards.end(), chance);
      it.enterCards(cards.mid(0, std::max(it.entryLeast(), 1)));
    }
  }

  /// Returns what the table shows, on one line.
  static QString shown() {
    const TableModel& it = *table();
    QStringList parts{it.nextStep(), it.when(), QString::number(it.begun())};
    SeatsModel& seats = *table()->seats();
    for (int row = 0; row < seats.rowCount(); ++row)
      for (const auto& figure :
           seats.data(seats.index(row), SeatsModel::figuresRole).value<QList<ShownFigure>>())
        parts += QString::number(figure.value);
    return parts.join("|").replace('\n', ' ');
  }

  QSocketNotifier lines_;
  QByteArray input_;
  bool working_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  Driver driver;
  return runWindow({argv[1]});
}
