// Screenshots of a night entered by hand.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Plays into `table`, which drops its previous night, and takes a screenshot of every kind of entry.
Outcome<Done> takeByHand(const std::shared_ptr<const GameKit>& kit, TableModel& table, const TakePage& take);

}  // namespace lk::app
