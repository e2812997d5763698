// What `lampkeeper bench` measures. Rendering is never part of a figure of speed.
#pragma once

#include <functional>
#include <vector>

#include "app/develop/bench/figure.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Takes each figure as soon as it is measured.
using FigureSink = std::function<void(const Figure&)>;

/// Frames of the virtual table at 720p and 1080p: still, all changed, and work everybody knows beside them;
/// then what is told of 20 tables on which something happens, and how well 500 still tables are seen, which
/// takes a quarter of an hour. Needs a QGuiApplication.
Outcome<Done> benchEyes(const FigureSink& sink);
/// Journalling an event; libraries of up to 100 000 cards: opening, memory, naming a card. Takes some
/// minutes.
Outcome<Done> benchLibrary(const FigureSink& sink);
/// The coach: averages and equilibria of duels with two actions, and what anybody could gain against these.
Outcome<Done> benchCoach(const FigureSink& sink);
/// Duels, whole random games, events with explanations, resuming a night.
Outcome<Done> benchRules(const FigureSink& sink);
/// Reading all lessons, both languages, as the window does when it opens; and how long a first-timer takes to
/// the end of a first guided round, with how many words and taps. Needs a QGuiApplication.
Outcome<Done> benchLessons(const FigureSink& sink);

/// Whole random nights of Halfwish with all cards on, played by hands at the virtual table: how many events
/// are heard as they were meant. Half an hour. Needs a QGuiApplication.
Outcome<Done> benchNights(const FigureSink& sink);

/// Phones at the table, on the loopback: from an event that is said to the pages that show it, one and 200 of
/// them; what a page costs in memory; how many pictures of a phone are judged a second. Half a minute. Needs
/// a QGuiApplication.
Outcome<Done> benchServe(const FigureSink& sink);

/// The sample night in the window, in its own time, then every page and twenty whole nights by hand: the
/// first frame, how long the window's thread is busy between two looks at what people do (its own processor
/// time, with the software renderer's drawing told apart, and by the clock), pictures a second, memory. Two
/// minutes. Needs a QGuiApplication.
Outcome<Done> benchWindow(const FigureSink& sink);

}  // namespace lk::app
