// Creates what a package contains besides the program: the manual page, shell completions, the icon in all
// sizes. Arguments: the output folder, the version, the icon.
#include <fstream>
#include <iostream>

#include <CLI/CLI.hpp>
#include <QImage>

#include "app/cli/command_line.h"
#include "app/develop/package/completions.h"
#include "app/develop/package/man_page.h"

namespace {

constexpr int kIconSizes[] = {16, 22, 24, 32, 48, 64, 128, 256};

bool write(const std::string& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  return static_cast<bool>(out << text << std::flush);
}

bool writeIcons(const std::string& folder, const std::string& icon) {
  const QImage whole(QString::fromStdString(icon));
  if (whole.isNull()) return false;
  for (const int size : kIconSizes) {
    const QString file = QString::fromStdString(folder) + QStringLiteral("/lampkeeper-%1.png").arg(size);
    if (!whole.scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation).save(file)) return false;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const std::string folder = argv[1];
  CLI::App app;
  lk::app::Commands commands = lk::app::allCommands();
  lk::app::declareCommandLine(app, commands);
  const lk::app::CommandDescription description = lk::app::describeCommand(app);
  const bool written = write(folder + "/lampkeeper.1", manPage(description, argv[2])) &&
                       write(folder + "/lampkeeper.bash", bashCompletion(description)) &&
                       write(folder + "/_lampkeeper", zshCompletion(description)) &&
                       write(folder + "/lampkeeper.fish", fishCompletion(description)) &&
                       writeIcons(folder, argv[3]);
  if (!written) std::cerr << "cannot write to " << folder << '\n';
  return written ? 0 : 1;
}
