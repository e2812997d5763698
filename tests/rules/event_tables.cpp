// Tests the tables of events, which define reading, writing and documentation: a written event reads as the
// same move, every field has an entry, and the documentation matches the tables.
#include "house_cards.h"
#include "rules/games/half_deck_dungeon_heroes/move.h"
#include "rules/games/half_the_battle/move.h"
#include "rules/games/halfwish/move.h"
#include "rules/games/magepunk/move.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using lk::test::event;

namespace {

/// Returns the event after reading and writing; default values are omitted.
template <auto Decode, auto Encode>
Event readBack(const Event& event, const Referee& referee) {
  auto read = Decode(event, referee.state(), referee.cards());
  const auto* refused = std::get_if<Ruling>(&read);
  CHECK_MESSAGE(!refused, event.body.dump());
  return refused ? Event{} : Encode(std::get<0>(read), referee.state(), referee.cards());
}

/// Every event of random nights is unchanged after writing and reading.
template <auto Decode, auto Encode>
long comeBack(std::string_view id) {
  const Game& game = *findGame(id);
  const CardBook& cards = lk::test::houseCardsOf(game);
  Chance chance(5);
  long events = 0;
  for (int night = 0; night < lk::test::nights(200); ++night) {
    Referee referee(game, cards);
    referee.take(anySetup(game, cards, chance));
    for (; !referee.result().finished; ++events) {
      const Event event = anyEvent(game, referee.state(), cards, chance);
      const Event back = readBack<Decode, Encode>(event, referee);
      if (back.body.dump() != event.body.dump())
        CHECK_MESSAGE(false, event.body.dump() + " " + back.body.dump());
      referee.take(event);
    }
  }
  return events;
}

std::string fieldText(const FieldSpec& field) {
  std::string text = "`" + std::string(field.name) + "`: ";
  const auto add = [&](std::span<const std::string_view> words, const char* before) {
    for (std::size_t i = 0; i < words.size(); ++i)
      text += (i == 0 ? before : ", ") + ("`" + std::string(words[i]) + "`");
  };
  const bool card = field.type == FieldType::card;
  text += card ? "the id of a card" : std::string(shapeOf(field.type));
  add(field.names, ", one of ");
  add(field.cardTypes, ", of the types ");
  if (!isRequired(field)) text += "; may be left out";
  if (field.secrecy == Secrecy::owner) text += "; known to its player alone until the game reveals it";
  return text;
}

void describe(std::string& page, std::span<const EventSpec> events) {
  for (const EventSpec& spec : events) {
    page += "- **`" + std::string(spec.kind) + "`** " + std::string(spec.says) + "\n";
    for (const FieldSpec& field : spec.fields) page += "  - " + fieldText(field) + "\n";
  }
}

std::string page() {
  std::string page =
      "# Events\n\nMade from the tables of the games (`rules/games/<id>/move.cpp`): `tst_rules "
      "events_page` fails if this page\ndiffers from them; `LK_WRITE_PAGES=1 tst_rules "
      "events_page` rewrites it. An event is a JSON object\n`{\"e\": KIND, ...}` with these fields and "
      "no others.\n\n## Every game\n\n";
  describe(page, commonEvents());
  for (const Game* game : allGames()) {
    page += "\n## " + std::string(game->id()) + "\n\n";
    describe(page, game->vocabulary().events);
  }
  return page;
}

}  // namespace

CASE(events_of_halfwish_are_written_as_they_were_read) {
  CHECK((comeBack<halfwish::decode, halfwish::encode>("halfwish")) > lk::test::nights(2000));
}

CASE(events_of_half_deck_dungeon_heroes_are_written_as_they_were_read) {
  CHECK((comeBack<half_deck_dungeon_heroes::decode, half_deck_dungeon_heroes::encode>(
            "half_deck_dungeon_heroes")) > lk::test::nights(2000));
}

CASE(events_of_wtactics_orc_are_written_as_they_were_read) {
  CHECK((comeBack<wtactics_orc::decode, wtactics_orc::encode>("wtactics_orc")) > lk::test::nights(2000));
}

CASE(events_of_half_the_battle_are_written_as_they_were_read) {
  CHECK((comeBack<half_the_battle::decode, half_the_battle::encode>("half_the_battle")) >
        lk::test::nights(2000));
}

CASE(events_of_magepunk_are_written_as_they_were_read) {
  CHECK((comeBack<magepunk::decode, magepunk::encode>("magepunk")) > lk::test::nights(2000));
}

CASE(the_choices_of_a_power_are_encoded_unchanged) {
  Referee referee(lk::test::halfwish(), lk::test::houseCards());
  referee.take(
      event(R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A"})"));
  const Event written =
      event(R"({"e":"power","seat":"A","card":"roar","with":{"option":"x","slot":2,"cards":["strike"]}})");
  CHECK((readBack<halfwish::decode, halfwish::encode>(written, referee)) == written);
}

CASE(every_field_of_a_move_has_a_place_and_every_kind_a_sentence) {
  for (const Game* game : allGames())
    for (const EventSpec& spec : game->vocabulary().events) {
      CHECK_MESSAGE(!spec.says.empty(), std::string(spec.kind));
      if (spec.kind == "setup" || spec.kind == "correct" || spec.kind == "effect") continue;
      for (const FieldSpec& field : spec.fields)
        CHECK_MESSAGE(field.place.read && field.place.write,
                      std::string(spec.kind) + "." + std::string(field.name));
    }
}

CASE(events_page_is_as_the_tables_are) {
  lk::test::checkPage("docs/events.md", page());
}
