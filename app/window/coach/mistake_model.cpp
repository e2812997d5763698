#include "app/window/coach/mistake_model.h"

#include "app/phrases/qt_text.h"
#include "rules/referee/referee.h"

namespace lk::app {

namespace {

/// Returns the mistakes with the table before each of them.
std::shared_ptr<const MistakeList> seen(const std::vector<rules::Mistake>& mistakes, const GameKit& kit,
                                        std::span<const rules::Event> standing) {
  MistakeList list;
  for (const rules::Mistake& mistake : mistakes) {
    rules::Referee then(*kit.game, kit.cards);
    for (const rules::Event& event : standing.first(mistake.place)) then.take(event);
    list.push_back({mistake, then.view(rules::Audience::record).json});
  }
  return std::make_shared<const MistakeList>(std::move(list));
}

}  // namespace

MistakeModel::MistakeModel(QObject* parent)
    : QObject(parent), stopped_(std::make_shared<std::atomic<bool>>(true)) {
  qRegisterMetaType<std::shared_ptr<const MistakeList>>();
  pool_.setMaxThreadCount(1);
  connect(
      this, &MistakeModel::foundSoFar, this,
      [this](const std::shared_ptr<const MistakeList>& mistakes, int percent, int request) {
        if (request != request_) return;
        const bool more = mistakes_->size() != mistakes->size();
        mistakes_ = mistakes;
        progress_ = percent;
        emit progressChanged();
        if (more) emit changed();
      },
      Qt::QueuedConnection);
  connect(
      this, &MistakeModel::workedOut, this,
      [this](int request) {
        if (request == request_) stop();
      },
      Qt::QueuedConnection);
}

MistakeModel::~MistakeModel() {
  *stopped_ = true;
  pool_.clear();
  pool_.waitForDone();
}

void MistakeModel::forget() {
  *stopped_ = true;
  ++request_;
  stage_ = Stage::none;
  progress_ = 0;
  mistakes_ = std::make_shared<const MistakeList>();
}

void MistakeModel::show(std::shared_ptr<const GameKit> kit, std::span<const rules::Event> log,
                        std::vector<int> standing, const Names& names) {
  forget();
  kit_ = std::move(kit);
  names_ = names;
  places_ = std::move(standing);
  standing_.clear();
  for (const int place : places_) standing_.push_back(log[static_cast<std::size_t>(place)]);
  if (!places_.empty() && kit_->game->sampler()) stage_ = Stage::ready;
  emit progressChanged();
  emit changed();
}

QString MistakeModel::stage() const {
  switch (stage_) {
    case Stage::none:
      return {};
    case Stage::ready:
      return QStringLiteral("ready");
    case Stage::looking:
      return QStringLiteral("looking");
    case Stage::done:
      return QStringLiteral("done");
  }
  return {};
}

void MistakeModel::look() {
  if (stage_ != Stage::ready) return;
  stage_ = Stage::looking;
  stopped_ = std::make_shared<std::atomic<bool>>(false);
  pool_.start(
      [this, kit = kit_, standing = standing_, judging = judging_, stopped = stopped_, request = ++request_] {
        const rules::PlayableGame game(*kit->game, kit->cards);
        rules::JudgedNight night(game, standing, judging);
        std::shared_ptr<const MistakeList> found = seen({}, *kit, standing);
        while (!*stopped && night.next()) {
          if (found->size() != night.mistakes().size()) found = seen(night.mistakes(), *kit, standing);
          emit foundSoFar(found, static_cast<int>(100 * night.done() / night.total()), request);
        }
        emit workedOut(request);
      });
  emit changed();
}

void MistakeModel::stop() {
  if (stage_ != Stage::looking) return;
  *stopped_ = true;
  ++request_;
  stage_ = Stage::done;
  emit changed();
}

QList<MistakeRow> MistakeModel::mistakes() const {
  QList<MistakeRow> out;
  if (!mistakes_) return out;
  for (const SeenMistake& each : *mistakes_) {
    const MistakeText text = textOf(each.mistake, {*kit_, each.view, names_});
    out += MistakeRow{places_[each.mistake.place],
                      seatLetter(each.mistake.seat),
                      text.what,
                      text.better,
                      text.cost,
                      text.why};
  }
  return out;
}

}  // namespace lk::app
