// Checks that RULES.md and the code cite each other completely, and that the code knows no card by name.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>

#include "house_cards.h"

using lk::test::houseCardsOf;
using lk::test::readText;
namespace fs = std::filesystem;

namespace {

/// A game's exceptions; most need none.
struct Exceptions {
  std::set<std::string> silent;   // rules that appear only in a refusal or a prompt, never in a step
  std::set<std::string> ofBook;   // options that come from the rulebook itself, or leave something out
  std::set<std::string> unasked;  // reasons for which no transcript has a refusal
};
const std::map<std::string_view, Exceptions> kExceptions{
    {"halfwish", {{"H-13", "H-16"}, {"locations", "powers", "decks"}, {}}},
    {"half_deck_dungeon_heroes",
     {{}, {"goal", "players", "endgame_boss", "leave_out", "rescue", "hand_row"}, {}}},
    {"wtactics_orc",
     {{"O-17", "O-21", "O-22", "O-46",  "O-47",  "O-57",  "O-65",  "O-68",  "O-72",  "O-73",  "O-74", "O-75",
       "O-79", "O-89", "O-95", "O-103", "O-105", "O-106", "O-107", "O-108", "O-111", "O-116", "O-133"},
      {},
      {}}},
    {"half_the_battle", {{}, {"help", "items"}, {}}},
    {"magepunk",
     {{"M-21", "M-24", "M-28", "M-48", "M-50", "M-53", "M-60", "M-68"}, {"life", "hand"}, {"which_one"}}}};

/// A game and the folder of its rules.
struct Written {
  const lk::rules::Game* game;
  std::string folder;
  std::string prefix;  // of the numbers: "H-"
  Exceptions but;
};

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> out;
  std::string::size_type from = 0;
  while (from < text.size()) {
    const auto end = std::min(text.find('\n', from), text.size());
    out.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return out;
}

/// Returns the text without its line comments.
std::string withoutComments(const std::string& text) {
  std::string out;
  for (const std::string& line : lines(text)) out += line.substr(0, line.find("//")) + "\n";
  return out;
}

/// Returns the source files under a folder, with their code.
std::map<std::string, std::string> sources(const std::string& folder) {
  std::map<std::string, std::string> out;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".cpp" && extension != ".h") continue;
    out[entry.path().string()] = withoutComments(readText(entry.path().string()));
  }
  return out;
}

/// Returns the text between two marks, from `at` on; empty if there is no such pair.
std::string between(const std::string& text, const std::string& open, const std::string& close) {
  const std::size_t from = text.find(open);
  const std::size_t to = from == std::string::npos ? from : text.find(close, from + open.size());
  return to == std::string::npos ? "" : text.substr(from + open.size(), to - from - open.size());
}

const std::vector<Written>& written() {
  static const std::vector<Written> kAll = [] {
    std::vector<Written> all;
    for (const lk::rules::Game* game : lk::rules::allGames()) {
      const std::string folder = "rules/games/" + std::string(game->id());
      const std::string first = between(readText(folder + "/RULES.md"), "\n**", "**");
      const auto but = kExceptions.find(game->id());
      all.push_back(
          {game, folder, first.substr(0, 2), but == kExceptions.end() ? Exceptions() : but->second});
    }
    return all;
  }();
  return kAll;
}

bool isNumber(const std::string& s, const std::string& prefix) {
  return s.size() >= 4 && s.size() <= 5 && s.starts_with(prefix) &&
         std::all_of(s.begin() + 2, s.end(), [](unsigned char c) { return std::isdigit(c); });
}

/// Returns the numbers of RULES.md in order; a rule's line that is not "**NUMBER** (SOURCE) TEXT." fails.
std::vector<std::string> writtenRules(const Written& of) {
  std::vector<std::string> numbers;
  for (const std::string& line : lines(readText(of.folder + "/RULES.md"))) {
    if (!line.starts_with("**")) continue;
    const std::string number = between(line, "**", "**");
    const std::string source = between(line, "** (", ") ");
    CHECK_MESSAGE(isNumber(number, of.prefix) && !source.empty() && line.ends_with("."), line);
    numbers.push_back(number);
  }
  return numbers;
}

/// Returns whether the code contains rule::NAME, as a whole word.
bool cites(const std::string& code, const std::string& name) {
  const std::string word = "rule::" + name;
  for (std::size_t at = code.find(word); at != std::string::npos; at = code.find(word, at + 1)) {
    const char next = at + word.size() < code.size() ? code[at + word.size()] : ' ';
    if (!std::isalnum(static_cast<unsigned char>(next)) && next != '_') return true;
  }
  return false;
}

}  // namespace

CASE(rules_are_numbered_once) {
  for (const Written& of : written()) {
    const std::vector<std::string> numbers = writtenRules(of);
    CHECK(numbers.size() > 50);
    CHECK(std::set<std::string>(numbers.begin(), numbers.end()).size() == numbers.size());
  }
}

CASE(code_cites_the_written_rules_and_all_of_them) {
  for (const Written& of : written()) {
    const std::vector<std::string> numbers = writtenRules(of);
    const std::set<std::string> known(numbers.begin(), numbers.end());
    std::string code;
    for (const auto& [path, text] : sources(of.folder))
      if (!path.ends_with("rule_ids.h")) code += text;
    std::set<std::string> named;
    for (const std::string& line : lines(readText(of.folder + "/rule_ids.h"))) {
      if (line.find("RuleId ") == std::string::npos) continue;
      const std::string name = between(line, "RuleId ", "{");
      const std::string number = between(line, "{\"", "\"}");
      CHECK_MESSAGE(known.contains(number), number + " is not in RULES.md");
      CHECK_MESSAGE(named.insert(number).second, number + " has two names");
      CHECK_MESSAGE(cites(code, name), "rule::" + name + " is never cited");
    }
    for (const std::string& number : numbers)
      CHECK_MESSAGE(named.contains(number), number + " is not cited by the code");
    CHECK_MESSAGE(code.find("\"" + of.prefix) == std::string::npos, "a rule is cited by its bare number");
  }
}

/// Returns keys of open questions and table options in the rules of a game.
bool isSource(const std::string& folder, std::string key) {
  std::string sources;
  for (const std::string& line : lines(readText(folder + "/RULES.md")))
    if (line.starts_with("**")) sources += between(line, "** (", ") ") + ", ";
  const auto cited = [&](const std::string& as) {
    return (", " + sources).find(", " + as + ", ") != std::string::npos;
  };
  if (cited(key)) return true;
  std::replace(key.begin(), key.end(), '_', '-');
  return cited(key);
}

CASE(every_option_is_the_source_of_a_rule) {
  for (const Written& of : written())
    for (const lk::rules::OptionSpec& option : of.game->vocabulary().options) {
      const std::string key(option.key);
      const std::vector<std::string> rules = writtenRules(of);
      const bool cites = std::find(rules.begin(), rules.end(), option.rule) != rules.end();
      CHECK_MESSAGE(cites || of.but.ofBook.contains(key) || isSource(of.folder, key), of.folder + ": " + key);
    }
}

CASE(every_open_question_is_the_source_of_a_rule) {
  int questions = 0;
  for (const Written& of : written())
    for (const std::string_view prompt : of.game->vocabulary().prompts) {
      if (!prompt.starts_with("ruling:")) continue;
      ++questions;
      CHECK_MESSAGE(isSource(of.folder, std::string(prompt.substr(7))),
                    of.folder + ": " + std::string(prompt));
    }
  CHECK(questions == 9);
}

CASE(every_rule_stands_in_a_transcript) {
  for (const Written& of : written()) {
    std::string recorded;
    for (const fs::directory_entry& entry :
         fs::directory_iterator("samples/" + std::string(of.game->id()) + "/transcripts"))
      recorded += readText(entry.path().string());
    for (const std::string& number : writtenRules(of))
      CHECK_MESSAGE(
          of.but.silent.contains(number) || recorded.find("\"" + number + "\"") != std::string::npos,
          number + " is in no transcript");
  }
}

CASE(every_refusal_of_the_later_games_stands_in_a_transcript) {
  for (const Written& of : std::span(written()).subspan(1)) {
    std::string recorded;
    for (const fs::directory_entry& entry :
         fs::directory_iterator("samples/" + std::string(of.game->id()) + "/transcripts"))
      recorded += readText(entry.path().string());
    for (const std::string_view reason : of.game->vocabulary().reasons) {
      if (of.but.unasked.contains(std::string(reason))) continue;
      CHECK_MESSAGE(recorded.find("\"reason\":\"" + std::string(reason) + "\"") != std::string::npos,
                    std::string(of.game->id()) + " " + std::string(reason));
    }
  }
}

CASE(no_card_is_known_to_the_code_by_name) {
  // A word for effects entered by hand that is also the name of a power.
  // Values of table options and a reason, as named in the rulings.
  const std::set<std::string> kShared{"ignite", "cure_wounds", "martyr", "entangled"};
  int checked = 0;
  for (const auto& [path, text] : sources("rules")) {
    if (path.find("/effects/") != std::string::npos || path.find("/operations/") != std::string::npos)
      continue;  // operations share words with cards
    for (const Written& of : written()) {
      if (path.find("/games/") != std::string::npos && path.find(of.folder) == std::string::npos) continue;
      for (const lk::rules::CardDef& card : houseCardsOf(*of.game).cards()) {
        if (card.type == "choice") continue;  // options of an event share words with choice cards
        if (card.id == card.type || card.id == of.game->id() || kShared.contains(card.id)) continue;
        ++checked;
        CHECK_MESSAGE(text.find("\"" + card.id + "\"") == std::string::npos, path + " names " + card.id);
      }
    }
  }
  CHECK(checked > 100);
}

CASE(only_changes_write_to_a_state) {
  // The game's code takes states as const and changes them through Changes, so every change has its step.
  for (const auto& [path, text] : sources("rules/games")) {
    const std::string id = fs::path(path).parent_path().filename().string();
    if (path.ends_with(id + ".cpp") || path.ends_with(id + ".h") || path.ends_with("/setup.h") ||
        path.ends_with("/setup.cpp"))
      continue;  // receives it and wraps it
    // Fills what a program cannot know of a position that it only thinks about; no night goes through it.
    if (path.find("/ask/imagining.") != std::string::npos) continue;
    for (const std::string& line : lines(text)) {
      const std::size_t at = line.find("State&");
      const bool constant = at != std::string::npos && at >= 6 && line.substr(at - 6, 6) == "const ";
      CHECK_MESSAGE(at == std::string::npos || constant, path + ": " + line);
    }
  }
}
