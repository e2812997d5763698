#include "app/window/table/score_model.h"

#include <algorithm>

#include "app/phrases/figure_words.h"
#include "app/phrases/qt_text.h"
#include "rules/referee/story.h"

namespace lk::app {

namespace {

QString seatKey(const std::optional<rules::Seat>& seat) {
  return seat ? qtText(rules::name(*seat)) : QString();
}

}  // namespace

void ScoreModel::beginNight(int number) {
  night_ = number;
  moment_ = {};
  shown_ = false;
  tap_.clear();
  picked_ = Json::object({});
  brought_.clear();
  update();
  emit pickedChanged();
}

void ScoreModel::setNames(const Names& names) {
  names_ = names;
  if (shown_) update();
}

void ScoreModel::show(const Moment& moment) {
  if (moment.night != night_) return;
  const bool went = shown_ && moment.standing != moment_.standing;
  moment_ = moment;
  moment_.reports.clear();
  shown_ = true;
  if (went || !find(tap_)) {
    tap_.clear();
    picked_ = Json::object({});
    ++picks_;
    emit pickedChanged();
  }
  update();
}

ScoreSeat ScoreModel::seatOf(rules::Seat seat, const Json& figures) const {
  ScoreSeat out{.letter = seatKey(seat),
                .name = names_[seat],
                .leads = moment_.result.together == rules::Together::no && moment_.result.winner == seat};
  for (const auto& [figure, value] : figures.members()) {
    if (!value.isInt()) continue;
    const FigureRank rank = figureRank(figure, moment_.kit->id());
    if (rank != FigureRank::hidden && (rank != FigureRank::rare || value.asInt() != 0))
      (rank == FigureRank::main ? out.figures : out.more) +=
          shownFigure(figure, value.asInt(), moment_.kit->id());
  }
  return out;
}

void ScoreModel::update() {
  taps_.clear();
  seats_.clear();
  table_.clear();
  standing_.clear();
  if (moment_.begun) {
    for (const rules::QuickAction& action : moment_.quick)
      taps_ += scoreTap(action, *moment_.kit, names_, brought_);
    for (const auto& [letter, figures] : moment_.view["seats"].members())
      if (const auto seat = rules::seatFrom(letter)) seats_ += seatOf(*seat, figures);
    for (const rules::FigureSpec& spec : moment_.kit->game->vocabulary().tableFigures)
      if (const Json& value = moment_.view[spec.name];
          value.isInt() && spec.kind == rules::FigureKind::number)
        table_ += shownFigure(spec.name, value.asInt(), moment_.kit->id());
    const bool together = rules::courseOf(*moment_.kit->game).together;
    if (moment_.result.finished || !together)
      standing_ = resultText(moment_.result, names_, moment_.kit->id());
  }
  emit changed();
}

const rules::QuickAction* ScoreModel::find(const QString& tap) const {
  const auto found = std::find_if(moment_.quick.begin(), moment_.quick.end(),
                                  [&](const rules::QuickAction& each) { return qtText(each.id) == tap; });
  return found == moment_.quick.end() ? nullptr : &*found;
}

void ScoreModel::pick(const QString& tap, const QString& seat, const QString& field, const QString& value) {
  if (!find(tap)) return;
  if (tap != tap_) picked_ = Json::object({});
  tap_ = tap;
  Json of = picked_[seat.toStdString()];
  const bool again = of[field.toStdString()].asString() == value.toStdString();
  of.set(field.toStdString(), again ? std::string() : value.toStdString());
  picked_.set(seat.toStdString(), std::move(of));
  ++picks_;
  emit pickedChanged();
}

void ScoreModel::pickAll(const QString& tap, const QString& seat, const QStringList& fields,
                         const QStringList& values) {
  if (!find(tap) || fields.size() != values.size()) return;
  qsizetype there = 0;
  for (qsizetype i = 0; i < fields.size(); ++i) there += picked(tap, seat, fields[i]) == values[i] ? 1 : 0;
  const bool again = there == fields.size();
  for (qsizetype i = 0; i < fields.size(); ++i)
    if (again || picked(tap, seat, fields[i]) != values[i]) pick(tap, seat, fields[i], values[i]);
}

void ScoreModel::bring(const QString& seat, const QString& value) {
  std::vector<std::string>& of = brought_[seat.toStdString()];
  if (std::find(of.begin(), of.end(), value.toStdString()) != of.end()) return;
  of.push_back(value.toStdString());
  update();
}

QString ScoreModel::picked(const QString& tap, const QString& seat, const QString& field) const {
  return tap == tap_ ? qtText(picked_[seat.toStdString()][field.toStdString()].asString()) : QString();
}

bool ScoreModel::complete() const {
  const rules::QuickAction* action = find(tap_);
  return action &&
         std::all_of(action->fields.begin(), action->fields.end(), [&](const rules::QuickField& field) {
           return !picked(tap_, seatKey(field.seat), qtText(field.name)).isEmpty();
         });
}

void ScoreModel::tap(const QString& tap) {
  const rules::QuickAction* action = find(tap);
  if (!action || (!action->fields.empty() && (tap != tap_ || !complete()))) return;
  emit tapped(tap, action->fields.empty() ? Json::object({}) : picked_);
}

void ScoreModel::set(const QString& seat, const QString& figure, int value) {
  if (!moment_.begun) return;
  Json set = Json::object({});
  set.set(figure.toStdString(), value);
  rules::Event event{Json::object({{"e", "correct"}})};
  if (!seat.isEmpty()) event.body.set("seat", seat.toStdString());
  event.body.set("set", std::move(set)).set("why", tr("set by hand").toStdString());
  emit entered(event);
}

void ScoreModel::undo() {
  if (canUndo()) emit undoWanted();
}

}  // namespace lk::app
