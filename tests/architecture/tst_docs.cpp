// Checks the documentation: every link to a file of this tree has a target, and so has every path in a table
// of CONTRIBUTING.md.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include <QTest>

namespace fs = std::filesystem;

namespace {

const fs::path kRoot = LK_ROOT;

std::string textOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> pages() {
  std::vector<fs::path> found;
  for (auto at = fs::recursive_directory_iterator(kRoot); at != fs::recursive_directory_iterator(); ++at) {
    const std::string name = at->path().filename().string();
    if (at->is_directory() && (name.rfind("build", 0) == 0 || name.front() == '.'))
      at.disable_recursion_pending();
    if (at->is_regular_file() && at->path().extension() == ".md") found.push_back(at->path());
  }
  return found;
}

bool isElsewhere(const std::string& target) {
  return target.empty() || target.front() == '#' || target.find("://") != std::string::npos;
}

}  // namespace

class TestDocs : public QObject {
  Q_OBJECT

 private slots:
  void everyLinkLeadsToAFile() {
    static const std::regex link(R"(\]\(([^)\s]+)\))");
    int links = 0;
    for (const fs::path& page : pages()) {
      const std::string text = textOf(page);
      for (std::sregex_iterator at(text.begin(), text.end(), link), end; at != end; ++at) {
        const std::string target = (*at)[1].str();
        if (isElsewhere(target)) continue;
        ++links;
        const fs::path file = page.parent_path() / target.substr(0, target.find('#'));
        QVERIFY2(fs::exists(file), (page.string() + ": " + target).c_str());
      }
    }
    QVERIFY2(links > 10, std::to_string(links).c_str());
  }

  void everyPathThatContributingNamesIsThere() {
    static const std::regex path(
        R"(`((?:app|vision|rules|carddb|qml|resources|tests|samples|docs|cmake)/[\w/.-]*[\w/])`)");
    const std::string text = textOf(kRoot / "CONTRIBUTING.md");
    int paths = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), path), end; at != end; ++at) {
      ++paths;
      QVERIFY2(fs::exists(kRoot / (*at)[1].str()), (*at)[1].str().c_str());
    }
    QVERIFY2(paths > 10, std::to_string(paths).c_str());
  }
};

QTEST_APPLESS_MAIN(TestDocs)
#include "tst_docs.moc"
