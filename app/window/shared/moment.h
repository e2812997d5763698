// What the shared screen may know: the state of the table after an event, and the newest picture. It contains
// nothing secret.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include <QImage>
#include <QPointF>
#include <QString>

#include "app/phrases/foresight.h"
#include "app/session/watch/report.h"
#include "rules/referee/scoring.h"

namespace lk::app {

/// The state of a night as the table audience may know it, and the reports since the previous moment.
struct Moment {
  int night = 0;  // NightRequest::number of the night it belongs to
  std::shared_ptr<const GameKit> kit;
  std::vector<Report> reports;
  Json view;                              // rules::View::json of the table
  Json startSeats;                        // its "seats" as they were after the set-up
  std::vector<rules::Seat> covered;       // trays with dice that the table may not know
  std::vector<rules::Prompt> prompts;     // of people, without those whose answer is held
  std::vector<rules::Seat> held;          // people whose answer waits for those of others
  std::vector<rules::Seat> thinking;      // seats of the house that are to go on
  std::vector<rules::Seat> housed;        // seats that the house plays
  bool houseRests = false;                // and do not: something was taken back, or people let it rest
  bool houseAlone = false;                // it plays all seats
  std::vector<rules::Event> givingUp;     // how people can give up now, whoever is asked
  std::vector<Foreseen> foreseen;         // consequences of the prompts' answers
  std::vector<rules::TablePlace> places;  // the row of cards in the middle of the table
  rules::Result result;
  Json openFacts;  // as defined in app/learn/coach/open_facts.h
  bool begun = false;
  bool mayPutBack = false;                // events were taken back and nothing new has happened since
  bool repeated = false;                  // the reports repeat earlier events; they are not news
  std::vector<rules::QuickAction> quick;  // the quick actions, in a night that is only scored
  int standing = 0;                       // number of accepted events not taken back, including the set-up
};

/// An outlined and named object in the picture. Corners are in pixels of the picture.
struct SeenThing {
  QString label;
  bool sure = true;      // uncertain things are drawn dashed
  bool covered = false;  // a tray with dice that the table may not know
  std::array<QPointF, 4> corners;
  friend bool operator==(const SeenThing&, const SeenThing&) = default;
};

/// A picture in which private places are already covered, and the things recognised in it.
struct Picture {
  QImage image;
  std::vector<SeenThing> seen;
};

}  // namespace lk::app
