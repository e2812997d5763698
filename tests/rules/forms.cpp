// Tests that the form of a move offers every legal event, and nothing else: random play and transcripts are
// composed again, and random walks through the form are judged. LK_FORM_NIGHTS plays more nights.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "form_walks.h"
#include "games/kiteyard/kiteyard.h"
#include "house_cards.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::rules;
using lk::test::Composed;
using lk::test::houseCardsOf;

namespace {

int formNights(int usual) {
  const char* more = std::getenv("LK_FORM_NIGHTS");
  return more ? std::atoi(more) : lk::test::nights(usual);
}

void composeAll(const Game& game, const CardBook& cards, int usual) {
  Composed composed;
  lk::test::composeNights(game, cards, formNights(usual), 1, composed);
  composed.check(game.id());
}

void composeFolder(std::string_view id) {
  const Game& game = *findGame(id);
  Composed composed;
  for (const auto& entry :
       std::filesystem::directory_iterator("samples/" + std::string(id) + "/transcripts")) {
    const std::string file = entry.path().string();
    const auto transcript = parseTranscript(lk::test::readText(file), file);
    if (!CHECK_MESSAGE(static_cast<bool>(transcript), file)) continue;
    lk::test::composeTranscript(game, houseCardsOf(game), *transcript, composed);
  }
  composed.check("transcripts of " + std::string(id));
}

/// Counts what players who are not asked can say, and what of it is called an answer.
struct Unasked {
  long said = 0;
  long answers = 0;
};

Unasked unaskedIn(const Game& game, int nights) {
  Unasked all;
  Chance chance(41);
  for (int night = 0; night < nights; ++night) {
    Referee referee(game, houseCardsOf(game));
    referee.take(anySetup(game, referee.cards(), chance));
    for (int events = 0; events < 80 && !referee.result().finished; ++events) {
      const State& state = referee.state();
      for (const Seat seat : kAllSeats) {
        const bool asked =
            std::any_of(state.questions.begin(), state.questions.end(),
                        [&](const Question& each) { return each.seat.value_or(seat) == seat; });
        if (index(seat) >= state.seatCount || asked) continue;
        for (const OpenKind& each : Composer(game, state, referee.cards(), seat).form({}).kinds) {
          ++all.said;
          all.answers += each.occasion == Occasion::prompt ? 1 : 0;
        }
      }
      referee.take(anyEvent(game, state, referee.cards(), chance));
    }
  }
  return all;
}

}  // namespace

CASE(who_is_not_asked_answers_nothing) {
  for (const Game* game : allGames()) {
    const Unasked unasked = unaskedIn(*game, lk::test::nights(12));
    CHECK_MESSAGE(unasked.said > 0, std::string(game->id()));
    CHECK_MESSAGE(unasked.answers == 0, std::string(game->id()));
  }
}

CASE(forms_of_a_new_game_compose_every_event) {
  const kiteyard::Kiteyard game;
  const AddedGame listed(game);
  const std::string file = "tests/games/kiteyard/pack.json";
  const PackReading read = readPack(lk::test::readText(file), file, languageOf);
  composeAll(game, read.book, 20);
}
CASE(forms_of_halfwish_compose_every_event) {
  composeAll(*findGame("halfwish"), houseCardsOf(*findGame("halfwish")), 5);
}
CASE(forms_of_halfwish_compose_its_transcripts) {
  composeFolder("halfwish");
}
CASE(forms_of_half_deck_dungeon_heroes_compose_every_event) {
  composeAll(*findGame("half_deck_dungeon_heroes"), houseCardsOf(*findGame("half_deck_dungeon_heroes")), 5);
}
CASE(forms_of_half_deck_dungeon_heroes_compose_its_transcripts) {
  composeFolder("half_deck_dungeon_heroes");
}
CASE(forms_of_half_the_battle_compose_every_event) {
  composeAll(*findGame("half_the_battle"), houseCardsOf(*findGame("half_the_battle")), 4);
}
CASE(forms_of_half_the_battle_compose_its_transcripts) {
  composeFolder("half_the_battle");
}
CASE(forms_of_magepunk_compose_every_event) {
  composeAll(*findGame("magepunk"), houseCardsOf(*findGame("magepunk")), 3);
}
CASE(forms_of_magepunk_compose_its_transcripts) {
  composeFolder("magepunk");
}
CASE(forms_of_wtactics_orc_compose_every_event) {
  composeAll(*findGame("wtactics_orc"), houseCardsOf(*findGame("wtactics_orc")), 2);
}
CASE(forms_of_wtactics_orc_compose_its_transcripts) {
  composeFolder("wtactics_orc");
}

namespace {

/// Returns an event of a kind with anything in some of its fields: cards, slots, lanes and players that
/// exist, where they do not belong.
Event anything(const EventSpec& spec, const CardBook& cards, const State& state, Chance& chance) {
  const auto text = [&] {
    const auto any = [&](int n) { return static_cast<std::size_t>(chance.below(n)); };
    const std::string& id = cards.cards()[any(static_cast<int>(cards.cards().size()))].id;
    const std::string seat = name(kAllSeats[any(state.seatCount)]);
    const std::string texts[] = {id,      seat, seat + "/" + id, seat + "-F1", seat + "/resource/biom",
                                 "hit:1", "x"};
    return texts[any(7)];
  };
  const auto one = [&] { return chance.below(4) == 0 ? Json(chance.below(21)) : Json(text()); };
  Event event{Json::object({{std::string(kKindField), spec.kind}})};
  for (const FieldSpec& field : spec.fields) {
    if (chance.below(3) == 0) continue;
    Json value = one();
    if (field.type == FieldType::object) value = Json::object({{text(), one()}, {text() + "2", one()}});
    if (field.type == FieldType::objects)
      value = Json::array({Json::object({{"who", text()}, {"at", text()}}), Json::object({{"who", text()}})});
    if (field.type == FieldType::cardList) value = Json::array({text(), text()});
    if (field.type == FieldType::integerList) value = Json::array({chance.below(21)});
    if (field.type == FieldType::boolean) value = chance.below(2) == 0;
    event.body.set(field.name, std::move(value));
  }
  return event;
}

}  // namespace

CASE(forms_of_anything_offer_only_what_is_accepted) {
  long complete = 0;
  for (const Game* game : allGames()) {
    const CardBook& cards = houseCardsOf(*game);
    Chance chance(41);
    for (int night = 0; night < lk::test::nights(4); ++night) {
      Referee referee(*game, cards);
      referee.take(anySetup(*game, cards, chance));
      for (int i = 0; !referee.result().finished && i < 120; ++i) {
        referee.take(anyEvent(*game, referee.state(), cards, chance));
        const auto& specs = game->vocabulary().events;
        const EventSpec& spec = specs[static_cast<std::size_t>(chance.below(static_cast<int>(specs.size())))];
        const Seat seat = kAllSeats[static_cast<std::size_t>(chance.below(referee.state().seatCount))];
        const Form form = Composer(*game, referee.state(), cards, seat)
                              .form(anything(spec, cards, referee.state(), chance));
        if (!form.complete) continue;
        State after = referee.state();
        CHECK_MESSAGE(judged(*game, after, *form.complete, cards, StepSink()).verdict == Verdict::accepted,
                      form.complete->body.dump());
        ++complete;
      }
    }
  }
  CHECK(complete > 0);
}
