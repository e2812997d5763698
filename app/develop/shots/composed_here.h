// A night without a worker: what the table asks about moves is answered at once.
#pragma once

#include <QObject>

#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Answers the table from a night of this thread, as long as this exists. Both must outlive it.
class ComposedHere {
 public:
  ComposedHere(TableModel& table, const TableSession& session) {
    QObject::connect(&table, &TableModel::moveWanted, &here_, [&table, &session](const MoveRequest& request) {
      if (const auto reply = session.compose(request)) table.showMove(*reply);
    });
  }

 private:
  QObject here_;
};

}  // namespace lk::app
