// Tests docs/cli.md and run.sh against the program: the page names every subcommand and option of it and no
// other, the script every subcommand for developers.
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include <CLI/CLI.hpp>
#include <QRegularExpression>
#include <QTest>

#include "app/cli/command.h"
#include "app/develop/commands/developers_commands.h"

using namespace lk::app;

namespace {

QString textOf(const char* path) {
  std::ifstream file(std::string(LK_ROOT) + path, std::ios::binary);
  return QString::fromStdString({std::istreambuf_iterator<char>(file), {}});
}

/// Returns heading and text of each subcommand: from its "### `name`" to the next heading.
std::map<std::string, QString> sections() {
  std::map<std::string, QString> found;
  static const QRegularExpression heading("^### `([a-z]+)", QRegularExpression::MultilineOption);
  const QString text = textOf("/docs/cli.md");
  for (auto at = heading.globalMatch(text); at.hasNext();) {
    const auto match = at.next();
    const auto end = text.indexOf("\n##", match.capturedEnd());
    found[match.captured(1).toStdString()] = text.mid(match.capturedStart(), end - match.capturedStart());
  }
  return found;
}

std::set<std::string> longOptionsIn(const QString& text) {
  std::set<std::string> found;
  static const QRegularExpression option("(?<![-\\w])--([a-z][a-z-]+)");
  for (auto at = option.globalMatch(text); at.hasNext();) found.insert(at.next().captured(1).toStdString());
  return found;
}

/// Returns the options of the subcommand and of all subcommands below it.
std::set<std::string> longOptionsOf(const CLI::App& app) {
  std::set<std::string> found;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames())
      if (name != "help") found.insert(name);
  for (const CLI::App* below : app.get_subcommands({})) found.merge(longOptionsOf(*below));
  return found;
}

std::string listed(const std::set<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += " --" + name;
  return text;
}

}  // namespace

class CliPageTest : public QObject {
  Q_OBJECT

 private slots:
  void everySubcommandAndOptionIsDescribed() {
    Commands commands = allCommands();
    for (auto& command : developersCommands()) commands.push_back(std::move(command));
    std::map<std::string, QString> described = sections();
    QCOMPARE(described.size(), commands.size());
    for (const auto& command : commands) {
      CLI::App app;
      command->declare(app);
      QVERIFY2(described.count(command->name()) == 1, command->name());
      const QString& section = described[command->name()];
      const std::set<std::string> existing = longOptionsOf(app), documented = longOptionsIn(section);
      QVERIFY2(existing == documented, (std::string(command->name()) + " has" + listed(existing) +
                                        ", the page tells" + listed(documented))
                                           .c_str());
      for (const CLI::App* below : app.get_subcommands({}))
        QVERIFY2(section.contains(
                     QString::fromStdString("`" + std::string(command->name()) + " " + below->get_name())),
                 below->get_name().c_str());
    }
  }

  void runShBuildsEverySubcommandForDevelopers() {
    static const QRegularExpression pattern("^ *([a-z |]+)\\) .*build\\.sh\" developers",
                                            QRegularExpression::MultilineOption);
    QStringList named = pattern.match(textOf("/run.sh")).captured(1).split(" | ");
    QStringList existing;
    for (const auto& command : developersCommands()) existing << command->name();
    named.sort(), existing.sort();
    QCOMPARE(named, existing);
  }
};

QTEST_GUILESS_MAIN(CliPageTest)
#include "tst_cli_page.moc"
