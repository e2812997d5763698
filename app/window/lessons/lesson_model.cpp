#include "app/window/lessons/lesson_model.h"

#include <utility>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"
#include "app/window/shared/shown_example.h"

namespace lk::app {

namespace {

constexpr HelpOf kAllExplained{Help::full, Help::full, Help::full, Help::full};

}  // namespace

LessonModel::LessonModel(std::shared_ptr<const GameKit> kit, LessonList& lessons, std::string library,
                         QObject* parent)
    : QObject(parent), kit_(std::move(kit)), lessons_(&lessons), library_(std::move(library)) {
  play_.setKit(kit_);
}

void LessonModel::setKit(const std::shared_ptr<const GameKit>& kit) {
  if (kit->id() != kit_->id()) end();
  kit_ = kit;
  play_.setKit(kit_);
}

void LessonModel::setNames(const Names& names) {
  names_ = names;
  play_.setNames(names);
}

void LessonModel::setHiddenDice(std::vector<rules::Seat> trays) {
  hiddenDice_ = std::move(trays);
  emit hiddenDiceAre(hiddenDice_);
}

void LessonModel::retranslate() {
  play_.retranslate();
  if (!id_.isEmpty()) begin(id_, source_);
}

QString LessonModel::title() const {
  const std::shared_ptr<const Lesson> lesson = lessons_->find(id_);
  return lesson ? lessonText(*lesson, lesson->title, names_) : QString();
}

QString LessonModel::table() const {
  const std::shared_ptr<const Lesson> lesson = lessons_->find(id_);
  return lesson ? lessonText(*lesson, lesson->table, names_) : QString();
}

QString LessonModel::readyFor() const {
  const std::shared_ptr<const Lesson> lesson = lessons_->find(id_);
  return lesson ? QString::fromStdString(lesson->readyFor) : QString();
}

QString LessonModel::readyForTitle() const {
  const std::shared_ptr<const Lesson> lesson = lessons_->find(readyFor());
  return lesson ? lessonText(*lesson, lesson->title, names_) : QString();
}

QString LessonModel::stage() const {
  if (id_.isEmpty() || moment_.spokenCount == 0) return {};
  switch (moment_.stage) {
    case LessonStage::step:
      return QStringLiteral("step");
    case LessonStage::quizRoll:
      return QStringLiteral("roll");
    case LessonStage::question:
      return QStringLiteral("question");
    case LessonStage::explained:
      return QStringLiteral("explained");
    case LessonStage::done:
      return QStringLiteral("done");
  }
  return {};
}

bool LessonModel::drawn() const {
  const std::shared_ptr<const Lesson> lesson = lessons_->find(id_);
  return lesson && lesson->byTaps;
}

QList<ShownStep> LessonModel::explainSteps() const {
  return shownSteps(moment_.explainSteps, *kit_, names_);
}

QString LessonModel::todo() const {
  if (!moment_.todo.empty() || !moment_.guided) return QString::fromStdString(moment_.todo);
  return play_.nextStep();
}

QStringList LessonModel::answers() const {
  QStringList out;
  for (const LessonAnswer& each : moment_.answers) out += QString::fromStdString(each.text);
  return out;
}

QStringList LessonModel::why() const {
  QStringList out;
  for (const std::string& rule : moment_.why) out += QString::fromStdString(rule);
  return out;
}

QList<DiceSum> LessonModel::sums() const {
  QList<DiceSum> out;
  for (int sum = 2; moment_.bars && sum <= 12; ++sum)
    out += DiceSum{sum, moment_.sums[static_cast<std::size_t>(sum)]};
  return out;
}

QList<LessonDice> LessonModel::trays() const {
  QList<LessonDice> out;
  for (const LessonTray& tray : moment_.trays)
    out += LessonDice{seatLetter(tray.seat), names_[tray.seat],
                      QList<int>(tray.dice.begin(), tray.dice.end()), tray.hidden};
  return out;
}

QString LessonModel::awaits() const {
  switch (moment_.awaits) {
    case Awaits::nothing:
      return {};
    case Awaits::roll:
      return QStringLiteral("roll");
    case Awaits::cards:
      return QStringLiteral("cards");
    case Awaits::reveal:
      return QStringLiteral("reveal");
    case Awaits::event:
      return QStringLiteral("event");
    case Awaits::answer:
      return QStringLiteral("answer");
  }
  return {};
}

void LessonModel::begin(const QString& lesson, const QString& source) {
  begin(lesson, source, false);
}

void LessonModel::beginAnew(const QString& lesson, const QString& source) {
  begin(lesson, source, true);
}

void LessonModel::begin(const QString& lesson, const QString& source, bool anew) {
  LessonRequest request;
  request.lesson = lessons_->find(lesson);
  if (!request.lesson) return;
  if (!source.isEmpty()) emit cameraWanted();  // first: a night that ends now may leave hidden dice
  id_ = lesson;
  source_ = source;
  moment_ = {};
  request.number = ++number_;
  request.kit = kit_;
  request.source = source.toStdString();
  request.library = library_;
  request.hidden = hiddenDice_;
  request.manner.language = app::spoken();
  request.manner.handsFree = watched();
  for (std::size_t i = 0; i < names_.of.size(); ++i) request.manner.names[i] = names_.of[i].toStdString();
  if (!anew) request.place = lessons_->place(lesson);
  play_.beginNight(number_);
  emit lessonChanged();
  emit momentChanged();
  emit beginWanted(request);
}

void LessonModel::end() {
  if (id_.isEmpty()) return;
  id_.clear();
  source_.clear();
  moment_ = {};
  play_.beginNight(++number_);
  play_.setErrorText({});
  emit endWanted();
  emit lessonChanged();
  emit momentChanged();
}

void LessonModel::show(const LessonUpdate& update) {
  if (update.number != number_ || id_.isEmpty()) return;
  const bool begins = moment_.spokenCount == 0 || update.moment.step != moment_.step;
  const bool finishes = update.moment.stage == LessonStage::done && moment_.stage != LessonStage::done;
  if (finishes)
    lessons_->finish(id_);
  else if (begins && update.moment.stage != LessonStage::done)
    lessons_->keep(id_, update.place);
  if (begins && moment_.spokenCount != 0) play_.setErrorText({});  // people have read it
  const LessonMoment before = std::exchange(moment_, update.moment);
  const QString askedBefore = play_.nextStep();

  Moment moment;
  moment.night = number_;
  moment.kit = kit_;
  moment.view = moment_.view;
  moment.prompts = moment_.prompts;
  moment.begun = true;
  moment.standing = update.standing;
  play_.setHelp(moment_.guided ? kAllExplained : kUsualHelp);
  play_.show(moment);
  speak(before, askedBefore);
  emit momentChanged();
}

void LessonModel::goByTaps(int number) {
  if (number != number_ || !watched()) return;
  source_.clear();
  emit lessonChanged();
}

void LessonModel::speak(const LessonMoment& before, const QString& askedBefore) {
  QStringList fresh;
  if (moment_.spokenCount != before.spokenCount) fresh += QString::fromStdString(moment_.spoken);
  if (moment_.guided && (!before.guided || play_.nextStep() != askedBefore)) fresh += play_.nextStep();
  if (fresh.isEmpty()) return;
  spoken_ = together(fresh);
  ++spokenCount_;
}

void LessonModel::answer(int place) {
  if (place >= 0 && place < static_cast<int>(moment_.answers.size()))
    emit answered(QString::fromStdString(moment_.answers[static_cast<std::size_t>(place)].value));
}

void LessonModel::goOn() {
  emit goOnWanted();
}
void LessonModel::skip() {
  emit skipWanted();
}
void LessonModel::back() {
  emit backWanted();
}
void LessonModel::repeat() {
  emit repeatWanted();
}

void connectLesson(LessonModel& lesson, LessonWorker& worker) {
  TableModel& play = *lesson.play();
  QObject::connect(&lesson, &LessonModel::beginWanted, &worker, &LessonWorker::begin);
  QObject::connect(&lesson, &LessonModel::endWanted, &worker, &LessonWorker::stop);
  QObject::connect(&lesson, &LessonModel::answered, &worker, &LessonWorker::answer);
  QObject::connect(&lesson, &LessonModel::goOnWanted, &worker, &LessonWorker::goOn);
  QObject::connect(&lesson, &LessonModel::skipWanted, &worker, &LessonWorker::skip);
  QObject::connect(&lesson, &LessonModel::backWanted, &worker, &LessonWorker::back);
  QObject::connect(&lesson, &LessonModel::repeatWanted, &worker, &LessonWorker::repeat);
  QObject::connect(&lesson, &LessonModel::hiddenDiceAre, &worker, &LessonWorker::cover);
  QObject::connect(&play, &TableModel::entered, &worker, &LessonWorker::say);
  QObject::connect(&play, &TableModel::moveWanted, &worker, &LessonWorker::compose);
  QObject::connect(&worker, &LessonWorker::composed, &play, &TableModel::showMove);
  QObject::connect(&worker, &LessonWorker::updated, &lesson, &LessonModel::show);
  QObject::connect(&worker, &LessonWorker::unwatched, &lesson, &LessonModel::goByTaps);
  QObject::connect(&worker, &LessonWorker::sourceIs, &play, &TableModel::setSource);
  QObject::connect(&worker, &LessonWorker::busyIs, &play, &TableModel::setBusy);
  QObject::connect(&worker, &LessonWorker::failed, &play, &TableModel::setErrorText);
}

}  // namespace lk::app
