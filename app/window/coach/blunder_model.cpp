#include "app/window/coach/blunder_model.h"

#include "app/learn/coach/blunder_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

BlunderModel::BlunderModel(QObject* parent) : QObject(parent) {
  qRegisterMetaType<std::shared_ptr<const BlunderList>>();
  pool_.setMaxThreadCount(1);
  connect(
      this, &BlunderModel::workedOut, this,
      [this](const std::shared_ptr<const BlunderList>& decisions, int request) {
        if (request != request_) return;
        decisions_ = decisions;
        busy_ = false;
        emit changed();
      },
      Qt::QueuedConnection);
}

BlunderModel::~BlunderModel() {
  pool_.clear();
  pool_.waitForDone();
}

void BlunderModel::show(std::shared_ptr<const GameKit> kit, std::vector<rules::Event> standing,
                        const Names& names) {
  kit_ = kit;
  names_ = names;
  decisions_.reset();
  busy_ = true;
  pool_.clear();
  pool_.start([this, kit = std::move(kit), standing = std::move(standing), request = ++request_] {
    emit workedOut(std::make_shared<const BlunderList>(blunders(*kit, standing)), request);
  });
  emit changed();
}

QList<CostlyDecision> BlunderModel::decisions() const {
  QList<CostlyDecision> out;
  if (!decisions_) return out;
  for (const Blunder& decision : *decisions_) {
    const BlunderText text = textOf(decision, *kit_, names_);
    out += CostlyDecision{seatLetter(decision.seat), text.when, text.what, text.why, text.doubt};
  }
  return out;
}

}  // namespace lk::app
