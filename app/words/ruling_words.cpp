#include "app/words/ruling_words.h"

#include "app/words/fill.h"

namespace lk::app {

namespace {

#define SAY(text) QT_TRANSLATE_NOOP("Words", text)

constexpr std::string_view kPrefix = "ruling:";

const Phrase kNames[] = {
    {"true-damage", SAY("true damage")},
    {"precise", SAY("precise strikes")},
    {"negative-effects-list", SAY("what counts as a negative effect")},
    {"scouted-treasure", SAY("treasures that are scouted")},
    {"downgrade-target", SAY("what a downgrade leaves")},
    {"avarice-options", SAY("what stealing a treasure costs")},
    {"scry-cancel", SAY("the parley after a duel that was called off")},
    {"concede-points", SAY("what a concession leaves")},
    {"wish-effect", SAY("what a wish does")},
};

const Phrase kAdvice[] = {
    {"true-damage",
     SAY("neither block nor Toughness lowers it; an evade works, of two strikes the difference "
         "still counts, and Exposed adds")},
    {"precise", SAY("no card and no Exposed adds to a precise strike; a higher dice value does, and "
                    "whatever lowers it counts")},
    {"negative-effects-list",
     SAY("Exposed, poison, fire, stun, silence and dice that are held are negative")},
    {"scouted-treasure", SAY("without a duel there is no reward; whatever else it says happens")},
    {"downgrade-target", SAY("the card is the basic action it replaced, and may be upgraded again")},
    {"avarice-options", SAY("the point is lost only with the treasure, which is the location of this turn; "
                            "the duel's winner does not get it again")},
    {"scry-cancel", SAY("the player of the power offers; accepted, it counts in the row, declined, the other "
                        "starts a new duel; nothing is refunded")},
    {"concede-points", SAY("nobody scores for a role; the location is turned up for its reward and penalty "
                           "alone, and the actions go back to the hands")},
    {"wish-effect", SAY("the wish does what its card says, once for every second lamp")},
};

std::string_view keyOf(std::string_view prompt) {
  return asksForReading(prompt) ? prompt.substr(kPrefix.size()) : prompt;
}

QString nameOf(std::string_view key) {
  const QString name = phrase(kNames, key);
  return name.isEmpty() ? QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())) : name;
}

}  // namespace

bool asksForReading(std::string_view prompt) {
  return prompt.starts_with(kPrefix);
}

QString readingQuestion(std::string_view prompt) {
  return fill(Words::tr("The rules are open here: how do you read {name}?"),
              {{"name", nameOf(keyOf(prompt))}});
}

QString readingAdvice(std::string_view prompt) {
  const QString advice = phrase(kAdvice, keyOf(prompt));
  const QString other = Words::tr("Read differently, you carry it out yourselves for the rest of the game.");
  return advice.isEmpty() ? other : fill(Words::tr("Recommended: {advice}. "), {{"advice", advice}}) + other;
}

QString rulingName(int place, const GameKit& kit) {
  for (const std::string_view prompt : kit.game->vocabulary().prompts)
    if (asksForReading(prompt) && place-- == 0) return nameOf(keyOf(prompt));
  return {};
}

}  // namespace lk::app
