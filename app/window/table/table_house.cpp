// The part of TableModel for seats that the house plays.
#include "app/phrases/fill.h"
#include "app/window/table/table_model.h"

namespace lk::app {

QString TableModel::waitingText(const Moment& moment) const {
  if (moment.thinking.empty()) return tr("One moment");
  QStringList who;
  for (const rules::Seat seat : moment.thinking) who += names_[seat];
  who.removeDuplicates();
  return (who.size() == 1 ? tr("%1 is thinking") : tr("%1 are thinking")).arg(listed(who));
}

void TableModel::letHousePlay() {
  if (houseRests()) emit letHousePlayWanted(true);
}

void TableModel::letHouseRest() {
  if (housePlaysAlone()) emit letHousePlayWanted(false);
}

}  // namespace lk::app
