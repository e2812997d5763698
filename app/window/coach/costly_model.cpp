#include "app/window/coach/costly_model.h"

#include "app/learn/coach/costly_words.h"
#include "app/phrases/qt_text.h"

namespace lk::app {

CostlyModel::CostlyModel(QObject* parent) : QObject(parent) {
  qRegisterMetaType<std::shared_ptr<const CostlyList>>();
  beside_.setMaxThreadCount(1);
  connect(
      this, &CostlyModel::workedOut, this,
      [this](const std::shared_ptr<const CostlyList>& decisions, int asked) {
        if (asked != asked_) return;
        decisions_ = decisions;
        busy_ = false;
        emit changed();
      },
      Qt::QueuedConnection);
}

CostlyModel::~CostlyModel() {
  beside_.clear();
  beside_.waitForDone();
}

void CostlyModel::show(std::shared_ptr<const GameKit> kit, std::vector<rules::Event> standing,
                       const Names& names) {
  kit_ = kit;
  names_ = names;
  decisions_.reset();
  busy_ = true;
  beside_.clear();
  beside_.start([this, kit = std::move(kit), standing = std::move(standing), asked = ++asked_] {
    emit workedOut(std::make_shared<const CostlyList>(costlyDecisions(*kit, standing)), asked);
  });
  emit changed();
}

QVariantList CostlyModel::decisions() const {
  QVariantList out;
  if (!decisions_) return out;
  for (const CostlyDecision& decision : *decisions_) {
    const CostlyText text = textOf(decision, *kit_, names_);
    out += QVariantMap{{QStringLiteral("seat"), seatLetter(decision.seat)},
                       {QStringLiteral("when"), text.when},
                       {QStringLiteral("what"), text.what},
                       {QStringLiteral("why"), text.why},
                       {QStringLiteral("doubt"), text.doubt}};
  }
  return out;
}

}  // namespace lk::app
