// What the shared screen may know: the table at one moment, and the newest picture of it. Nothing secret gets
// in here.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include <QImage>
#include <QPointF>
#include <QString>

#include "app/phrases/foresight.h"
#include "app/session/report.h"
#include "rules/referee/scoring.h"

namespace lk::app {

/// The state of a night as the table audience may know it, and what happened since the moment before.
struct Moment {
  int night = 0;  // NightRequest::number of the night it belongs to
  std::shared_ptr<const GameKit> kit;
  std::vector<Report> reports;
  Json view;                         // rules::View::json of the table
  std::vector<rules::Seat> covered;  // trays whose dice the table may not know
  std::vector<rules::Prompt> prompts;
  std::vector<Foreseen> foreseen;         // of the prompts' answers
  std::vector<rules::TablePlace> places;  // the row of cards in the middle of the table
  rules::Result result;
  Json openFacts;  // as app/learn/coach/open_facts.h
  bool begun = false;
  bool mayPutBack = false;  // something was taken back, and nothing new happened since
  bool retold = false;      // the reports are of what happened before: told again, to nobody as news
  std::vector<rules::QuickAction> quick;  // of a night that is only scored
  int standing = 0;                       // accepted events not taken back, the set-up included
};

/// One thing in the picture, outlined and named. Corners are pixels of the picture.
struct SeenThing {
  QString label;
  bool sure = true;      // unsure things are drawn dashed
  bool covered = false;  // a tray whose dice the table may not know
  std::array<QPointF, 4> corners;
  friend bool operator==(const SeenThing&, const SeenThing&) = default;
};

/// A picture with its private places already covered, and what is seen in it.
struct Picture {
  QImage image;
  std::vector<SeenThing> seen;
};

}  // namespace lk::app
