// Moments of a night entered by hand, for the pictures of what people do at the window.
#pragma once

#include <functional>

#include <QString>

#include "app/window/table/table_model.h"
#include "app/window/table/table_session.h"

namespace lk::app {

/// Takes a picture of the table page as it is, under this name.
using TakePicture = std::function<Outcome<Done>(const QString& name)>;

/// Plays into `table`, which forgets the night it showed, and stops for a picture of every kind of entry.
Outcome<Done> takeByHand(const std::shared_ptr<const GameKit>& kit, TableModel& table,
                         const TakePicture& take);

}  // namespace lk::app
