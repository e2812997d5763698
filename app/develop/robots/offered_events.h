// The events that people can say by the choices of the lesson page, without knowing what the lesson awaits.
#pragma once

#include <functional>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/learn/lessons/lesson_moment.h"

namespace lk::app {

/// What the lesson's sentence tells people to enter in a field of an unfinished event: cards. Null: they are
/// free.
using Told = std::function<Json(const rules::Event& begun, const std::string& field)>;

/// Returns the events of all available choices of a moment, in their order. Dice and cards to be entered are
/// those that were told, or any: `turn` varies them. Choices that end the night are left out.
std::vector<rules::Event> offeredEvents(const LessonMoment& moment, const GameKit& kit, const Told& told,
                                        int turn);

}  // namespace lk::app
