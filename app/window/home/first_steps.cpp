#include "app/window/home/first_steps.h"

#include <algorithm>

namespace lk::app {

namespace {

const QString kList = QStringLiteral("firstSteps/list");
const QString kAway = QStringLiteral("away");
const QString kAgain = QStringLiteral("again");
const QString kDone = QStringLiteral("done");

const char* const kNoCamera =
    QT_TRANSLATE_NOOP("lk::app::FirstSteps", "None found. Plug one in, use a phone, or play without");

struct Row {
  FirstSteps::Step step;
  const char* key;
  const char* title;
  const char* text;
  bool camera = false;  // needs one
};
constexpr Row kRows[] = {
    {FirstSteps::Step::camera, "camera", QT_TRANSLATE_NOOP("lk::app::FirstSteps", "Choose the camera"),
     QT_TRANSLATE_NOOP("lk::app::FirstSteps", "A webcam or a phone that looks down on the table"), true},
    {FirstSteps::Step::print, "print", QT_TRANSLATE_NOOP("lk::app::FirstSteps", "Print a first game"),
     QT_TRANSLATE_NOOP("lk::app::FirstSteps", "Cards, dice trays and corner tiles on a few sheets")},
    {FirstSteps::Step::table, "table", QT_TRANSLATE_NOOP("lk::app::FirstSteps", "Test camera"),
     QT_TRANSLATE_NOOP("lk::app::FirstSteps", "Lay the sheets down and make sure the camera sees them"),
     true},
    {FirstSteps::Step::learn, "learn", QT_TRANSLATE_NOOP("lk::app::FirstSteps", "Take the first lesson"),
     QT_TRANSLATE_NOOP("lk::app::FirstSteps", "Three minutes, also without a camera")},
};

QString keyOf(const Row& row) {
  return QStringLiteral("firstSteps/") + QLatin1String(row.key);
}

}  // namespace

FirstSteps::FirstSteps(WindowSettings& settings, QObject* parent) : QObject(parent), settings_(settings) {}

bool FirstSteps::wanted() const {
  const QString list = settings_.remembered(kList);
  return list == kAgain || (list != kAway && left() > 0);
}

bool FirstSteps::done(Step step) const {
  return std::any_of(std::begin(kRows), std::end(kRows), [&](const Row& row) {
    return row.step == step && settings_.remembered(keyOf(row)) == kDone;
  });
}

int FirstSteps::left() const {
  return static_cast<int>(
      std::count_if(std::begin(kRows), std::end(kRows), [&](const Row& row) { return !done(row.step); }));
}

QList<FirstStep> FirstSteps::steps() const {
  QList<FirstStep> out;
  bool before = true;  // all previous steps are done, or need a camera that is not there
  for (const Row& row : kRows) {
    const bool ticked = done(row.step);
    const bool skipped = row.camera && !camera_;
    const char* text = skipped && row.step == Step::camera ? kNoCamera : row.text;
    out += FirstStep{QString::fromLatin1(row.key), tr(row.title), tr(text), ticked,
                     before && !ticked && !skipped};
    before = before && (ticked || skipped);
  }
  return out;
}

void FirstSteps::setCamera(bool there) {
  if (there == camera_) return;
  camera_ = there;
  emit changed();
}

void FirstSteps::tick(Step step) {
  for (const Row& row : kRows)
    if (row.step == step && !done(step)) {
      settings_.remember(keyOf(row), kDone);
      emit changed();
    }
}

void FirstSteps::tick(const QString& key) {
  for (const Row& row : kRows)
    if (key == QLatin1String(row.key)) tick(row.step);
}

void FirstSteps::show(bool shown) {
  settings_.remember(kList, shown ? kAgain : kAway);
  emit changed();
}

}  // namespace lk::app
