#include "app/develop/package/man_page.h"

namespace lk::app {

namespace {

/// Escapes text for troff; a hyphen-minus becomes a minus, because options are typed.
std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n'))
      out += std::string("\\&") + c;
    else
      out += c;
  }
  return out;
}

std::string optionItem(const OptionDescription& option) {
  std::string item = ".TP\n\\fB" + escaped(option.name) + "\\fR";
  if (!option.value.empty()) item += " \\fI" + option.value + "\\fR";
  if (option.several) item += " ...";
  item += "\n" + escaped(option.summary);
  std::string words;
  for (const std::string& word : option.words) words += (words.empty() ? "" : ", ") + word;
  if (!words.empty()) item += ": " + escaped(words);
  return item + ".\n";
}

std::string section(const CommandDescription& command, const std::string& above) {
  const std::string name = above + command.name;
  std::string text = ".SS " + escaped(name) + "\n" + escaped(command.summary) + ".\n";
  for (const OptionDescription& option : command.options)
    if (option.name != "--help") text += optionItem(option);
  for (const CommandDescription& below : command.commands) text += section(below, name + " ");
  return text;
}

constexpr char kRest[] = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
Done, but something was refused, not found, or not as expected; the output says what.
.TP
.B 2
Unusable arguments or input; one line on standard error names the problem and its cure; nothing is changed.
.SH FILES
.TP
.I $XDG_DATA_HOME/lampkeeper
Nights, cards, tables, leagues and settings; without the variable in ~/.local/share.
.TP
.I $XDG_CACHE_HOME/lampkeeper
Cache; it can be deleted.
)";

}  // namespace

std::string manPage(const CommandDescription& program, const std::string& version) {
  std::string text =
      ".TH LAMPKEEPER 1 \"\" \"Lampkeeper " + escaped(version) +
      "\" \"User Commands\"\n"
      ".SH NAME\nlampkeeper \\- the gamemaster that sees the table\n"
      ".SH SYNOPSIS\n.B lampkeeper\n[\\fICOMMAND\\fR [\\fIOPTIONS\\fR]]\n"
      ".SH DESCRIPTION\nReads the cards and the dice of a table through a camera, and keeps the "
      "rules of the game. Without a command it opens the window. Commands write one JSON object a "
      "line on standard output, and words for people on standard error.\n.SH OPTIONS\n";
  for (const OptionDescription& option : program.options) text += optionItem(option);
  text += ".SH COMMANDS\n";
  for (const CommandDescription& command : program.commands) text += section(command, "");
  return text + kRest;
}

}  // namespace lk::app
