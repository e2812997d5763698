// Decides what something at rest on the table means, given the state of the night. Pure: it changes nothing.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/session/meaning/open_question.h"
#include "app/session/meaning/prompt_clock.h"
#include "app/session/table/placed.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// What a thing at rest can mean.
namespace meaning {

/// It confirms an event that people were asked about. `reason` is the reason of the confirmed question: the
/// same concern is not raised again while the event and its consequences are judged.
struct Answer {
  rules::Event event;
  std::string reason;
};

/// It is an event. `sources` are all the things that mean this same event, the interpreted one included (two
/// cards of one reveal).
struct Event {
  rules::Event event;
  std::vector<TableThing> sources;
};

/// People must be asked. The verdict of `unclear` is unclear; its candidates are not masked.
struct Question {
  rules::Ruling unclear;
};

/// It means nothing yet, and is interpreted again after the next change or event.
struct Wait {};

/// It means nothing, now or later. `dropsQuestion`: it says that no candidate of the open question is right.
struct Nothing {
  bool dropsQuestion = false;
};

}  // namespace meaning

using Meaning =
    std::variant<meaning::Answer, meaning::Event, meaning::Question, meaning::Wait, meaning::Nothing>;

/// What becomes of the thing itself. For an answer or an event it depends on the verdict; otherwise both are
/// equal. If the journal fails, the thing keeps its use.
struct Uses {
  Use accepted = Use::used;
  Use notAccepted = Use::setAside;
};

struct Interpretation {
  Meaning meaning;
  Uses uses;
};

/// Everything an interpretation depends on besides the thing. References must outlive the call.
struct TableState {
  const rules::Referee& referee;
  const std::vector<Placed>& placed;  // everything at rest, the interpreted thing included
  const OpenQuestion& question;
  const PromptClock& clock;
  std::string_view confirmed;  // the reason of the concern that people just confirmed; empty: none
};

/// Returns what `placed` means. The first of these kinds that applies wins:
///
/// | kind                                                      | meaning                                  |
/// |-----------------------------------------------------------|------------------------------------------|
/// | anything before the night has begun                       | wait                                     |
/// | an unidentified card, dice that are not read              | question, or nothing if it cannot matter |
/// | a choice card with the number of a candidate              | answer                                   |
/// | a card at an angle that decides between two meanings      | question                                 |
/// | a choice card or a roll from before its prompt            | question                                 |
/// | a Yes card that answers no prompt, with a question open   | answer, if there is one candidate        |
/// | a No card that answers no prompt, with a question open    | nothing; drops the question              |
/// | something that agrees with the state                      | nothing                                  |
/// | a concern of the game that people just confirmed          | answer                                   |
/// | a concern of the game                                     | question                                 |
/// | an event                                                  | event                                    |
/// | everything else                                           | wait                                     |
Interpretation interpret(const Placed& placed, const TableState& table);

}  // namespace lk::app
