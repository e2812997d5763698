// The measurements of `lampkeeper bench`. Rendering time is never included in a speed figure.
#pragma once

#include <functional>
#include <vector>

#include "app/develop/bench/figure.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Receives each figure as soon as it is measured.
using FigureSink = std::function<void(const Figure&)>;

/// Measures recognition of virtual tables at 720p and 1080p: still frames, frames in which everything
/// changed, and well-known work for comparison; then the changes reported for 20 tables with actions, and the
/// accuracy for 500 still tables, which takes a quarter of an hour. Needs a QGuiApplication.
Outcome<Done> benchEyes(const FigureSink& sink);
/// Measures writing an event to the journal, and libraries of up to 100 000 cards: opening, memory,
/// recognising a card. Takes some minutes.
Outcome<Done> benchLibrary(const FigureSink& sink);
/// Measures the coach: averages and equilibria of duels with two actions, and the largest gain any player
/// could make against these.
Outcome<Done> benchCoach(const FigureSink& sink);
/// Measures duels, whole random games, events with explanations, and resuming a night.
Outcome<Done> benchRules(const FigureSink& sink);
/// Measures reading all lessons in both languages, as the window does when it opens; and how long a beginner
/// takes to the end of the first guided round, with the number of words and taps. Needs a QGuiApplication.
Outcome<Done> benchLessons(const FigureSink& sink);

/// Measures how many events are recognised as intended in whole random nights of Halfwish with all cards,
/// played by hands at the virtual table. Takes half an hour. Needs a QGuiApplication.
Outcome<Done> benchNights(const FigureSink& sink);

/// Measures phones over loopback: the delay from an event to the pages that show it, for one and for 200
/// pages; the memory per page; and how many of a phone's pictures are recognised per second. Takes half a
/// minute. Needs a QGuiApplication.
Outcome<Done> benchServe(const FigureSink& sink);

/// Measures the window with the sample night in real time, then every page, and twenty whole nights entered
/// by hand: the time to the first frame, how long the GUI thread is busy between two event loop turns (in its
/// own processor time, with the software renderer's drawing listed separately, and in wall-clock time),
/// frames per second, memory. Takes two minutes. Needs a QGuiApplication.
Outcome<Done> benchWindow(const FigureSink& sink);

}  // namespace lk::app
