// The pack that ships, read once for all tests.
#pragma once

#include "check.h"
#include "rules/cards/pack_reader.h"
#include "rules/core/referee.h"
#include "rules/games/all.h"

namespace lk::test {

inline const rules::CardBook& houseCards() {
  static const rules::CardBook kCards = [] {
    rules::PackReading read = rules::readPack(readText("resources/cards/halfwish.json"),
                                              "resources/cards/halfwish.json", rules::languageOf);
    for (const Fault& fault : read.faults) CHECK_SAID(false, fault.text());
    return std::move(read.book);
  }();
  return kCards;
}

inline const rules::Game& halfwish() {
  return *rules::findGame("halfwish");
}

/// The event written as JSON.
inline rules::Event event(std::string_view json) {
  Outcome<Json> read = readJson(json, "event");
  if (!read) throw std::logic_error(read.fault().text());
  return rules::Event{*read};
}

}  // namespace lk::test
