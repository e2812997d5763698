#include "app/develop/package/completions.h"

namespace lk::app {

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

/// Collects all options of a command and its subcommands; shells need not distinguish them.
void gather(const CommandDescription& command, std::vector<const OptionDescription*>& options) {
  for (const OptionDescription& option : command.options)
    if (!option.positional) options.push_back(&option);
  for (const CommandDescription& below : command.commands) gather(below, options);
}

std::vector<const OptionDescription*> optionsOf(const CommandDescription& command) {
  std::vector<const OptionDescription*> all, once;
  gather(command, all);
  for (const OptionDescription* option : all) {
    bool there = false;
    for (const OptionDescription* other : once) there = there || other->name == option->name;
    if (!there) once.push_back(option);
  }
  return once;
}

/// Returns the words that may follow a command: its subcommands, then its options.
std::string wordsOf(const CommandDescription& command) {
  std::vector<std::string> words;
  for (const CommandDescription& below : command.commands) words.push_back(below.name);
  for (const OptionDescription* option : optionsOf(command)) words.push_back(option->name);
  return joined(words);
}

/// Returns the words that may follow the program's name.
std::string firstWords(const CommandDescription& program) {
  std::vector<std::string> words;
  for (const CommandDescription& command : program.commands) words.push_back(command.name);
  for (const OptionDescription& option : program.options) words.push_back(option.name);
  return joined(words);
}

/// Returns the text in single quotes, which every shell understands.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace

std::string bashCompletion(const CommandDescription& program) {
  std::string text =
      "# Completes lampkeeper; made from its own help.\n"
      "_lampkeeper() {\n"
      "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=\n"
      "  if ((COMP_CWORD == 1)); then\n    words=" +
      quoted(firstWords(program)) + "\n  else\n    case ${COMP_WORDS[1]}:$prev in\n";
  for (const CommandDescription& command : program.commands)
    for (const OptionDescription* option : optionsOf(command))
      if (!option->words.empty())
        text += "      " + command.name + ":" + option->name + ") words=" + quoted(joined(option->words)) +
                " ;;\n";
  text += "      *) case ${COMP_WORDS[1]} in\n";
  for (const CommandDescription& command : program.commands)
    text += "        " + command.name + ") words=" + quoted(wordsOf(command)) + " ;;\n";
  return text +
         "      esac ;;\n    esac\n  fi\n"
         "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
         "  [[ ${#COMPREPLY[@]} -gt 0 || $cur == -* ]] || mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
         "}\ncomplete -o filenames -F _lampkeeper lampkeeper\n";
}

std::string zshCompletion(const CommandDescription& program) {
  std::string text =
      "#compdef lampkeeper\n# Completes lampkeeper; made from its own help.\n_lampkeeper() {\n"
      "  local -a commands words\n  commands=(\n";
  for (const CommandDescription& command : program.commands)
    text += "    " + quoted(command.name + ":" + command.summary) + "\n";
  text +=
      "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n"
      "  case $words[2]:$words[CURRENT-1] in\n";
  for (const CommandDescription& command : program.commands)
    for (const OptionDescription* option : optionsOf(command))
      if (!option->words.empty())
        text += "    " + command.name + ":" + option->name + ") compadd -- " + joined(option->words) +
                "; return ;;\n";
  text += "  esac\n  case $words[2] in\n";
  for (const CommandDescription& command : program.commands)
    text += "    " + command.name + ") compadd -- " + wordsOf(command) + " ;;\n";
  return text + "  esac\n  _files\n}\n_lampkeeper \"$@\"\n";
}

std::string fishCompletion(const CommandDescription& program) {
  std::string text = "# Completes lampkeeper; made from its own help.\n";
  for (const CommandDescription& command : program.commands) {
    text += "complete -c lampkeeper -n __fish_use_subcommand -a " + command.name + " -d " +
            quoted(command.summary) + "\n";
    const std::string when = " -n '__fish_seen_subcommand_from " + command.name + "'";
    for (const CommandDescription& below : command.commands)
      text += "complete -c lampkeeper" + when + " -a " + below.name + " -d " + quoted(below.summary) + "\n";
    for (const OptionDescription* option : optionsOf(command)) {
      text += "complete -c lampkeeper" + when + " -l " + option->name.substr(2) + " -d " +
              quoted(option->summary);
      if (!option->value.empty()) text += " -r";
      if (!option->words.empty()) text += " -f -a " + quoted(joined(option->words));
      text += "\n";
    }
  }
  return text;
}

}  // namespace lk::app
