// The part of TableModel for what is taken back or put right.
#include "app/window/table/table_model.h"

namespace lk::app {

void TableModel::takeBack() {
  if (last_ && last_->standing > 1) emit entered({Json::object({{"e", "take_back"}, {"count", 1}})});
}

void TableModel::putBack() {
  if (mayPutBack_) emit putBackWanted();
}

void TableModel::showBefore(const Moment& before) {
  if (before.night != night_) return;
  mend_.showBefore(before, names_);
  const Choice* only = mend_.choices()->count() == 1 ? mend_.choices()->openChoice(0) : nullptr;
  if (only && only->entry != Entry::none) chooseMended(0);
}

void TableModel::correct(const QString& seat, const QString& figure, const QVariant& value) {
  if (!begun_) return;
  Json figures = Json::object();
  if (value.typeId() == QMetaType::Bool)
    figures.set(figure.toStdString(), value.toBool());
  else if (value.typeId() == QMetaType::QString)
    figures.set(figure.toStdString(), value.toString().toStdString());
  else
    figures.set(figure.toStdString(), value.toInt());
  Json correction =
      Json::object({{"e", "correct"}, {"set", figures}, {"why", tr("set by hand").toStdString()}});
  if (!seat.isEmpty()) correction.set("seat", seat.toStdString());
  emit entered({std::move(correction)});
}

}  // namespace lk::app
