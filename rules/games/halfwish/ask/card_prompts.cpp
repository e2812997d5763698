#include "rules/games/halfwish/ask/card_prompts.h"

#include <algorithm>
#include <span>

#include "rules/games/halfwish/ask/prompt_parts.h"
#include "rules/games/halfwish/cards/fields.h"
#include "rules/games/halfwish/rules/body.h"
#include "rules/games/halfwish/rules/rulings.h"
#include "rules/referee/ruling_json.h"

namespace lk::rules::halfwish {

namespace {

Event decision(Seat seat, std::string_view text) {
  return answerOf("decide", seat, "option", text);
}

/// Returns why an option is not available: its price, or otherwise the moment.
std::string_view whyNot(const Host& host, const OptionCase& option, const Frame& frame, Seat seat) {
  const Program& program = host.cards().program(frame.card);
  Frame asked = frame;
  asked.chooser = seat;
  for (int at = option.body.begin; at < option.body.end; ++at) {
    const Instruction& it = program.code[static_cast<std::size_t>(at)];
    if (!does(it, payOperation) || language().operations[it.operation].possible(host, it, asked)) continue;
    const Counter what = arg<kPayFields, "what">(it);
    return what == Counter::hp       ? "not_enough_health"
           : what == Counter::points ? "not_enough_points"
                                     : "not_enough_mana";
  }
  return "not_now";
}

/// Returns whether an option makes its chooser pay all remaining health.
bool isLastOfHealth(const Host& host, const OptionCase& option, CardId card, Seat seat) {
  const Program& program = host.cards().program(card);
  const auto body = std::span(program.code).subspan(option.body.begin, option.body.end - option.body.begin);
  return std::any_of(body.begin(), body.end(), [&](const Instruction& it) {
    return does(it, payOperation) && arg<kPayFields, "who">(it) == Who::chooser &&
           arg<kPayFields, "what">(it) == Counter::hp &&
           arg<kPayFields, "amount">(it) == get(host.state(), seat, Of::hp);
  });
}

/// Returns {"en": "Concede", "de": ...}.
Json byLanguage(const Wording& wording) {
  Json texts;
  texts.add(kEnglish.id(), wording.english);
  for (const auto& [language, text] : wording.others) texts.add(language.id(), text);
  return texts;
}

void askOption(Prompt& prompt, const Host& host, Seat seat) {
  const Frame& frame = host.running().back();
  const Program& program = host.cards().program(frame.card);
  const Instruction& it = program.code[frame.left.begin];
  const std::vector<int> open = openOptions(host, language(), it, frame, seat);
  Json labels{Json::Object{}};
  Json last{Json::Array{}};
  for (int place = it.body.begin; place < it.body.end; ++place) {
    const OptionCase& option = program.options[static_cast<std::size_t>(place)];
    const bool isOpen = std::find(open.begin(), open.end(), place) != open.end();
    offer(prompt, option.id, decision(seat, option.id), isOpen ? "" : whyNot(host, option, frame, seat));
    if (isOpen && isLastOfHealth(host, option, frame.card, seat)) last.push(option.id);
    labels.set(option.id, byLanguage(option.label));
  }
  prompt.arguments.add("labels", std::move(labels));
  if (!last.items().empty()) prompt.arguments.add("last_health", std::move(last));
}

/// Asks once for cards of the same kind. Secret cards cannot be listed: their owner names them.
void askCandidates(Prompt& prompt, const Host& host, Seat picker, Seat owner, bool committed) {
  prompt.arguments.add("owner", name(owner));
  bool secret = false;
  for (const Candidate& which : host.candidates(owner, committed ? Mine::committed : Mine::upgraded)) {
    secret = secret || which.secret;
    if (which.secret) continue;
    const std::string id =
        committed ? "slot:" + std::to_string(which.place) : "card:" + host.cards()[which.card].id;
    const bool known = std::find(prompt.legal.begin(), prompt.legal.end(), id) != prompt.legal.end();
    if (!known) allow(prompt, id, decision(picker, id));
  }
  if (secret)
    allowByHand(prompt, "card", eventOf("decide", picker),
                {.field = "option", .prefix = "card:", .cardTypes = kOfUpgrades});
}

void askCards(Prompt& prompt, const Host& host, Seat seat, int count) {
  Json pile{Json::Array{}};
  std::vector<CardId> among;
  for (const CardId card : host.pile(seat, Pile::discard)) {
    pile.push(host.cards()[card].id);
    if (std::find(among.begin(), among.end(), card) == among.end()) among.push_back(card);
  }
  prompt.arguments.add("cards", std::move(pile)).add("count", count);
  allowByHand(
      prompt, "cards", eventOf("decide", seat),
      {.field = "option", .prefix = "cards:", .least = count, .most = count, .among = std::move(among)});
}

void askBid(Prompt& prompt, const Host& host, Seat seat) {
  const int most = host.mostToBid(seat);
  prompt.secret = true;
  prompt.arguments.add("most", most);
  for (int bid = 0; bid <= most; ++bid) {
    const std::string id = "bid:" + std::to_string(bid);
    allow(prompt, id, decision(seat, id));
  }
}

void askReroll(Prompt& prompt, const Question& question, const State& s, Seat seat) {
  static constexpr std::string_view kToward[] = {"any", "higher", "lower"};
  prompt.arguments.add("toward", kToward[question.detail]);
  allowRoll(prompt, s, seat);
}

}  // namespace

void askCard(Prompt& prompt, const Question& question, const Host& host, Seat seat) {
  const State& s = host.state();
  if (!s.running.empty()) {
    const Frame& frame = s.running.back();
    prompt.arguments.add("card", host.cards()[frame.card].id);
  }
  if (question.id == "option") return askOption(prompt, host, seat);
  if (question.id == "slot" || question.id == "card")
    return askCandidates(prompt, host, seat, static_cast<Seat>(question.detail), question.id == "slot");
  if (question.id == "cards") return askCards(prompt, host, seat, question.detail);
  if (question.id == "bid") return askBid(prompt, host, seat);
  if (question.id == "reroll") return askReroll(prompt, question, s, seat);
  if (question.id == "by_hand") return allow(prompt, "done", decision(seat, "done"));
  const std::string_view id = question.id.text();
  const std::string key(id.substr(id.find(':') + 1));
  allow(prompt, key + ":default", decision(seat, key + ":default"));
  allow(prompt, key + ":other", decision(seat, key + ":other"));
}

}  // namespace lk::rules::halfwish
