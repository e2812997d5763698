#include "app/window/table/table_model.h"

#include <utility>

#include "app/phrases/check_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/moves/move_words.h"
#include "app/phrases/pause_words.h"
#include "app/phrases/phase_words.h"
#include "app/phrases/qt_text.h"
#include "app/record/evening/last_night.h"
#include "app/window/shared/step_figure.h"
#include "app/window/table/pieces.h"
#include "app/window/table/source_words.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

/// Maximum length of a forecast that is shown beside the question, in letters: one line.
constexpr qsizetype kMaxDetail = 110;

std::optional<rules::Seat> attackerOf(const Moment& moment) {
  return rules::seatFrom(
      rules::tableFigure(*moment.kit->game, moment.view, rules::FigureRole::attacker).asString());
}

QString heldText(const std::vector<rules::Seat>& held, const Names& names) {
  QStringList who;
  for (const rules::Seat seat : held) who += names[seat];
  if (who.isEmpty()) return TableModel::tr("The hidden choice is taken back");
  return TableModel::tr("%1 has chosen: hidden until all have. Undo takes it back")
      .arg(who.join(QStringLiteral(", ")));
}

}  // namespace

template <class T, class Signal>
void TableModel::set(T& member, T value, Signal signal) {
  if (member == value) return;
  member = std::move(value);
  emit(this->*signal)();
}

TableModel::TableModel(QObject* parent) : QObject(parent) {
  connect(&mend_, &CorrectionModel::entered, this, &TableModel::entered);
  connect(&mend_, &CorrectionModel::beforeWanted, this, &TableModel::beforeWanted);
  connect(&duel_, &DuelModel::shownChanged, this, &TableModel::showSeatsAsShown);
  const auto goOn = [this] { begun_ ? setErrorText({}) : void(); };  // people who continue have read it
  connect(this, &TableModel::entered, this, goOn);
  connect(this, &TableModel::amended, this, goOn);
  connect(this, &TableModel::putBackWanted, this, goOn);
  reset();
}

void TableModel::beginAgain() {
  setPlayed(0);
  last_.reset();
  beforeDuel_.reset();
  duelBegan_.reset();
  aggressor_.reset();
  forgetMove();
  closeEntry();
  duel_.clear();
  setNotice({}, {});
  log_.clear();
  duelPlace_ = 0;
  mend_.clear();
  set(pause_, Pause::none, &TableModel::sourceChanged);
}

void TableModel::reset() {
  beginAgain();
  seats_.show({}, names_);
  seatsAsShown_.show({}, names_);
  choices_.show({}, names_);
  board_.clear();
  farBoard_.clear();
  set(nextStep_, noNight(), &TableModel::nextStepChanged);
  set(detail_, {}, &TableModel::nextStepChanged);
  set(hint_, {}, &TableModel::nextStepChanged);
  set(secondsGiven_, 0, &TableModel::secondsGivenChanged);
  set(alsoOpen_, {}, &TableModel::nextStepChanged);
  set(actingSeat_, {}, &TableModel::nextStepChanged);
  set(when_, {}, &TableModel::whenChanged);
  set(fight_, {}, &TableModel::whenChanged);
  set(pieces_, {}, &TableModel::piecesChanged);
  set(understood_, {}, &TableModel::understoodChanged);
  set(begun_, false, &TableModel::begunChanged);
  set(finished_, false, &TableModel::finishedChanged);
  set(mayPutBack_, false, &TableModel::mayPutBackChanged);
}

QString TableModel::noNight() const {
  return busy_ ? tr("Getting the table ready") : tr("No game started");
}

void TableModel::setNames(const Names& names) {
  if (names.of == names_.of) return;
  names_ = names;
  showAgain();
}

void TableModel::setHelp(const HelpOf& help) {
  if (help == help_) return;
  help_ = help;
  showAgain();
}

void TableModel::setHints(const HintedSeats& seats) {
  if (seats == hints_) return;
  hints_ = seats;
  showAgain();
}

void TableModel::showAgain() {
  if (!last_) return;
  Moment again = *last_;
  again.reports.clear();
  show(again);
}

void TableModel::setKit(const std::shared_ptr<const GameKit>& kit) {
  if (kit_ == kit) return;
  kit_ = kit;
  emit gameIs(qtText(kit_->id()));
}

void TableModel::retranslate() {
  closeEntry();
  if (!last_) {
    reset();
  } else {
    setNotice({}, {});
    emit reportsWanted();
  }
  emit sourceChanged();
}

void TableModel::beginNight(int number) {
  night_ = number;
  reset();
}

void TableModel::show(const Moment& moment) {
  if (moment.night != night_) return;
  setKit(moment.kit);
  takeReports(moment);
  aggressor_ = attackerOf(moment);
  duel_.setRoles(aggressor_, *moment.kit, names_);
  seats_.show(moment, names_);
  board_.show(moment, names_);
  farBoard_.show(moment, names_);
  const bool chosen = last_ && last_->held != moment.held;
  const bool wentOn = !last_ || chosen || last_->standing != moment.standing || !moment.reports.empty();
  if (chosen && moment.reports.empty())
    set(understood_, heldText(moment.held, names_), &TableModel::understoodChanged);
  if (wentOn) forgetMove();
  mend_.show(log_, moment, names_);
  showChoices(moment);
  const bool awaited = entering_ && (mending_ >= 0 ? mend_.choices() : &choices_)->awaitsEntry(*entering_);
  if (entering_ && !awaited) closeEntry();
  showNextStep(moment);
  QStringList when{whenText(moment.view, *moment.kit), phaseText(moment.view, *moment.kit, names_)};
  when.removeAll(QString());
  const char* fight = gameWords(moment.kit->id()).fight;
  set(fight_, fight ? Words::tr(fight) : QString(), &TableModel::whenChanged);
  set(when_, when.join(QStringLiteral("  \u00b7  ")), &TableModel::whenChanged);
  set(pieces_, piecesOf(moment), &TableModel::piecesChanged);
  set(begun_, moment.begun, &TableModel::begunChanged);
  set(finished_, moment.result.finished, &TableModel::finishedChanged);
  set(mayPutBack_, moment.mayPutBack, &TableModel::mayPutBackChanged);
  set(houseRests_, moment.houseRests, &TableModel::houseRestsChanged);
  const bool alone = moment.houseAlone && !moment.houseRests && !moment.result.finished;
  set(housePlaysAlone_, alone, &TableModel::houseRestsChanged);
  if (chosen || !moment.reports.empty()) openNextEntry();
  remember(moment);
  showSeatsAsShown();
  if (wentOn) askForMoves(moment);
  emit shown(*last_);
}

void TableModel::showSeatsAsShown() {
  if (!last_) return;
  seatsAsShown_.show(beforeDuel_ && !duel_.allShown() ? *beforeDuel_ : *last_, names_);
}

void TableModel::remember(const Moment& moment) {
  if (std::exchange(newDuel_, false) && beforeDuel_) {
    const bool gathered = duelBegan_ && isGathered(gameWords(moment.kit->id()).forms);
    duel_.setHealth(healthDrain(gathered ? *duelBegan_ : *beforeDuel_, moment, duel_.scores()));
  }
  last_ = moment;
  last_->reports.clear();
}

void TableModel::catchUp(const Moment& moment) {
  if (moment.night != night_) return;
  setKit(moment.kit);
  takeReports(moment);
  remember(moment);
  aggressor_ = attackerOf(moment);
  duel_.setRoles(aggressor_, *moment.kit, names_);
}

void TableModel::takeReports(const Moment& moment) {
  const rules::Event* event = nullptr;
  bool alone = false;
  for (const Report& report : moment.reports) {
    if (const auto* its = std::get_if<EventReport>(&report.what)) {
      event = &its->event;
      alone = its->alone;
    } else if (const auto* ruling = std::get_if<RulingReport>(&report.what)) {
      takeRuling(ruling->ruling, event, moment);
      if (event && alone)
        set(understood_, tr("%1 (the only answer)").arg(understood_), &TableModel::understoodChanged);
      event = nullptr;
    } else if (const auto* source = std::get_if<SourceReport>(&report.what)) {
      setPause(source->why);
    } else if (const auto* hint = std::get_if<HintReport>(&report.what)) {
      setNotice(hintText(hint->about, hint->tiles), {});
    }
  }
}

void TableModel::takeRuling(const rules::Ruling& ruling, const rules::Event* event, const Moment& moment) {
  switch (ruling.verdict) {
    case rules::Verdict::refused:
      setNotice(cure(ruling, *kit_, names_), {});
      return;
    case rules::Verdict::unclear:
      setNotice({}, questionOf(ruling, *kit_, names_));
      return;
    case rules::Verdict::accepted:
      break;
  }
  setNotice({}, {});
  if (!event) return;
  // Until the duel is judged, the attacker is taken from the steps.
  for (const rules::Step& step : ruling.steps) {
    const auto attacker = attackerBy(stepFigure(step, *moment.kit).part, step);
    if (!attacker) continue;
    aggressor_ = attacker;
    duelBegan_ = last_;
    duel_.clear();
  }
  QString text = withLyingNames(eventText(*event, *moment.kit, names_), moment.view, *moment.kit, names_);
  if (event->kind() == "take_back" && event->body["count"].asInt() == 1 && !log_.all().empty())
    text = Words::tr("%1: undone").arg(log_.all().back().text);
  log_.take(*event, ruling.steps, *moment.kit, text);
  // The duel may be finished again in this moment, so that only the log knows its attacker.
  if (event->kind() == "take_back") aggressor_ = log_.attacker();
  set(understood_, std::move(text), &TableModel::understoodChanged);
  duel_.setInitiative(log_.initiative(), *moment.kit, names_);
  if (const std::vector<rules::Step> steps = DuelModel::judged(log_, ruling.steps, *moment.kit);
      !steps.empty()) {
    beforeDuel_ = last_;
    duel_.show(steps, aggressor_ ? aggressor_ : log_.attacker(), *moment.kit, names_, moment.repeated);
    duelPlace_ = log_.all().size();
    newDuel_ = !moment.repeated;
    if (newDuel_) emit duelJudged();
  } else if (log_.all().size() < duelPlace_ || event->kind() == "setup") {
    duel_.clear();
  }
}

void TableModel::showChoices(const Moment& moment) {
  board_.showTouches(moment.result.finished ? Touches() : composing_.touches());
  if (composing_.active()) return choices_.showAll(composing_.choices(names_));
  const std::set<std::string> touchable = board_.touchable();
  choices_.show(moment, names_, help_, atPhone_,
                [&](rules::Seat seat) { return composing_.kinds(seat, names_, touchable); });
}

void TableModel::showNextStep(const Moment& moment) {
  int seconds = 0;
  for (const rules::Prompt& prompt : moment.prompts)
    seconds = std::max(seconds, static_cast<int>(prompt.arguments["seconds"].asInt()));
  set(secondsGiven_, seconds, &TableModel::secondsGivenChanged);
  QString next;
  QString detail;
  QString hint;
  QStringList also;
  QString acting;
  if (composing_.active()) {
    next = composing_.asks();
    detail = composing_.said();
    if (const auto seat = composing_.seat()) acting = QLatin1Char(rules::letter(*seat));
  } else if (moment.result.finished) {
    next = resultText(moment.result, names_, moment.kit->id());
  } else if (!moment.begun) {
    next = tr("Waiting for the game to start");
  } else if (moment.prompts.empty()) {
    next = waitingText(moment);
    if (!moment.thinking.empty()) acting = QLatin1Char(rules::letter(moment.thinking.front()));
  } else {
    const rules::Prompt& first = moment.prompts.front();
    const PromptWords its = promptWords(first, *moment.kit, names_);
    next = withLyingNames(its.question, moment.view, *moment.kit, names_, first.seat);
    if (helpFor(first.seat, help_) != Help::off) detail = its.reminders;
    if (const Choice* only = choices_.openChoice(0);
        only && !choices_.openChoice(1) && !only->leads.isEmpty() && only->leads.size() < kMaxDetail)
      detail = only->leads;
    hint = firstHint(first, moment.view, *moment.kit, hints_);
    if (first.seat) acting = QLatin1Char(rules::letter(*first.seat));
    for (std::size_t i = 1; i < moment.prompts.size(); ++i)
      also += promptWords(moment.prompts[i], *moment.kit, names_).question;
  }
  if (next == nextStep_ && detail == detail_ && hint == hint_ && also == alsoOpen_ && acting == actingSeat_)
    return;
  nextStep_ = next;
  detail_ = detail;
  hint_ = hint;
  alsoOpen_ = also;
  actingSeat_ = acting;
  emit nextStepChanged();
}

void TableModel::setNotice(QString refusal, Question question) {
  if (refusal == refusal_ && question == question_) return;
  refusal_ = std::move(refusal);
  question_ = std::move(question);
  emit noticeChanged();
}

void TableModel::setSource(PictureSource source) {
  set(source_, source, &TableModel::sourceChanged);
}
void TableModel::setPause(Pause pause) {
  set(pause_, pause, &TableModel::sourceChanged);
}
void TableModel::setPlayed(int percent) {
  set(played_, percent, &TableModel::playedChanged);
}

void TableModel::setBusy(bool busy) {
  if (busy == busy_) return;
  busy_ = busy;
  if (!last_) set(nextStep_, noNight(), &TableModel::nextStepChanged);
  emit busyChanged();
}
void TableModel::setErrorText(const QString& errorText) {
  set(errorText_, errorText, &TableModel::errorTextChanged);
}

QString TableModel::pause() const {
  return source_ == PictureSource::live || source_ == PictureSource::lost ? pauseText(pause_) : QString();
}

QString TableModel::sourceText() const {
  const QString why = pause();
  return !last_           ? QString()
         : !why.isEmpty() ? why
                          : sourceWords(source_);  // without a night there is no pause
}

void TableModel::answerQuestion(int answer) {
  if (answer < 0 || answer >= question_.answers.size()) return;
  setNotice({}, {});
  emit answered(answer);
}

void TableModel::dismissNotice() {
  setNotice({}, {});
  emit dismissed();
}

QString TableModel::nameOf(const QString& seat) const {
  const auto who = rules::seatFrom(seat.toStdString());
  return who ? names_[*who] : QString();
}

}  // namespace lk::app
