// Provides a user-made card for tests: a power that does what no house card does.
#pragma once

#include "app/workshop/editor/editor_desk.h"

namespace lk::test {

inline void makeSunburst(app::EditorDesk& desk) {
  desk.begin("power");
  desk.set("name", "Sunburst");
  desk.set("name_zh", "日爆");
  desk.set("cost", 1);
  desk.toggle("playable", "showdown");
  desk.add("effect", "on_play");
  desk.add("effect/0/do", "damage");
  desk.set("effect/0/do/0/who", "opponent");
  desk.set("effect/0/do/0/amount", 4);
  desk.add("effect/0/do", "change");
  desk.set("effect/0/do/1/what", "points");
  desk.set("effect/0/do/1/by", 2);
  desk.writeTexts();
}

}  // namespace lk::test
